import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/dictionary.ts'
import { gagOf, isRunning, toldOf } from './deeds/gags.ts'

beforeAll(loadDictionary)

const kitOf = (extraTrait: string) => kitFor({ ...PLAIN, extraTrait }, '1')

/** What `tell` says with each of what may be picked. */
function eachOf(tell: (pick: <T>(options: readonly T[]) => T) => string): string[] {
  let count = 1
  const told: string[] = []
  for (let i = 0; i < count; i++)
    told.push(
      tell((options) => {
        count = options.length
        return options[i]!
      }),
    )
  return told
}

it.each([
  ['siempre pierde los lentes', true],
  ['llora con los anuncios', true],
  ['colecciona piedras', true],
  ['canta en la regadera', true],
  ['su risa contagiosa', false],
  ['nadie olvida su risa', false],
  ['no se quita la gorra ni para dormir', false],
])('names a habit whole to whom it serves, for whoever skipped the beginning: %s', (said, runs) => {
  const { r, s, trait } = kitOf(said)
  expect(isRunning(trait!)).toBe(runs)
  const [o, isTiny, inMemory] = ['la foca', false, false]
  const told = eachOf((pick) =>
    runs ? gagOf(r, trait!, { o, isTiny, pick }) : toldOf(r, trait!, { o, s, pick, inMemory, isTiny }),
  )
  expect(told.length).toBeGreaterThan(1)
  for (const line of told) {
    expect(line).toContain(trait!.fact)
    expect(line.toLowerCase()).toContain(o)
  }
})
