import { expect, test } from 'vitest'
import { nameOf } from '../lexicon/names.ts'
import { THESAURUS } from '../lexicon/thesaurus.ts'
import { objectIds } from '../objects/catalogue.ts'

test('everything that can be drawn has a name', () => {
  expect(objectIds().length).toBeGreaterThan(350)
  expect(objectIds().filter((id) => nameOf(id) === null)).toEqual([])
})

test('every word leads to something that can be drawn', () => {
  const known = new Set(objectIds())
  const named = [...THESAURUS.values()].flatMap(({ object }) => object ?? [])
  expect(named.length).toBeGreaterThan(2000)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
