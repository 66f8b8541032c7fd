import { beforeAll, expect, it } from 'vitest'
import { misreadings, readSaidSet, vagueRows } from '../../../test/storyteller/said-answers.ts'
import { loadDictionary } from './language/dictionary.ts'

beforeAll(loadDictionary)

it.each([
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
])('the %s set of odd answers is read as it was meant', (name) => {
  const set = readSaidSet(name)
  expect(set.answers.length + set.people.length).toBe(60)
  expect(vagueRows(set)).toEqual([])
  expect(misreadings(set)).toEqual([])
})
