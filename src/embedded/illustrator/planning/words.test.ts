import { expect, test } from 'vitest'
import { nameOf } from '../lexicon/names.ts'
import { THESAURUS } from '../lexicon/thesaurus.ts'
import { objectIds } from '../objects/catalogue.ts'

test('everything that can be drawn has a name', () => {
  expect(objectIds().filter((id) => nameOf(id) === null)).toEqual([])
})

test('every word leads to something that can be drawn', () => {
  const known = new Set(objectIds())
  expect([...THESAURUS.values()].flatMap(({ object }) => object ?? []).filter((id) => !known.has(id))).toEqual([])
})
