import { expect, test } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../../test/fixtures/read-tsv.ts'
import { readPhrases, score } from '../../../../test/illustrator/score-phrases.ts'
import { findAction } from './scene-words.ts'

const SETS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(readPhrases)

/** What somebody does, and what a picture of it may show. */
const deed = z.strictObject({ sentence: z.string(), action: z.string() })
const DEEDS = ['eighth', 'ninth', 'tenth', 'eleventh'].map((set) => readTsv(`deeds/${set}.tsv`, deed))

/** How many of each must be found, and how many are: what may be shown but need not comes on top. */
test.each([
  ['objects', 263, 422],
  ['place', 77, 119],
  ['action', 108, 165],
] as const)(
  'finds the right %s in phrases that were held out, all %i of them, and %i in all',
  (side, wanted, chosen) => {
    expect(score(SETS.flat(), side)).toEqual({ right: chosen, chosen, found: wanted, wanted, faults: [] })
  },
)

test('no set is short of rows', () => {
  expect(SETS.map((set) => set.length)).toEqual(SETS.map(() => 60))
  expect(DEEDS.map((set) => set.length)).toEqual(DEEDS.map(() => 40))
})

test('finds what people do in sentences that were held out', () => {
  const misread = DEEDS.flat().filter(({ sentence, action }) => {
    const found = findAction(sentence)
    return found ? !action.replace('?', '').split('/').includes(found.value) : !action.endsWith('?')
  })
  expect(misread.map(({ sentence }) => sentence)).toEqual([])
})
