import { describe, expect, it } from 'vitest'
import { cautions, harmless } from '../../../test/storyteller/cautions.ts'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { type LeftOutKind, leftOutOf } from './language/left-out/left-out.ts'
import { why } from './readback/why-left-out.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const how = (field: string) => ({ memory: field === 'specialMemory', list: field === 'favoriteThing' })

it('has both', () => {
  expect(cautions.length).toBeGreaterThan(20)
  expect(harmless.length).toBeGreaterThan(12)
})

describe('what somebody may not want to see printed', () => {
  it.each(cautions)('is left out of «$said», with a word to its giver, and the rest stands', (row) => {
    const { kind, field, said, rest, never } = row
    expect(leftOutOf(said, how(field))).toEqual({ kind, rest: rest === '-' ? '' : rest })
    const brief = { ...PLAIN, [field]: said }
    const { advice, sentences } = readAnswers(brief)
    expect(advice.filter((one) => one.field === field)).toMatchObject([{ kind: why('', kind as LeftOutKind).kind }])
    if (never === '-') return
    const story = beginStory(brief, '1')
    const told = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
    expect(JSON.stringify([story.title, story.cover, story.characters, told])).not.toMatch(new RegExp(never, 'i'))
    expect(sentences.map(inWords).join(' ')).not.toMatch(new RegExp(never, 'i'))
  })

  it.each(harmless)('is nothing of «$said»', ({ field, said }) => {
    expect(leftOutOf(said, how(field))).toBeNull()
  })

  it('is nothing that only an animal has', () => {
    const said = 'está gorda y no oye bien'
    expect([leftOutOf(said, { animal: true }), leftOutOf(said)?.rest]).toEqual([null, ''])
    expect(leftOutOf('le faltan un ojo y media oreja', { animal: true })).toBeNull()
  })
})
