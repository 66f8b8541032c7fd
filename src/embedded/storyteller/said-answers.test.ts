import { beforeAll, expect, it } from 'vitest'
import { misreadings, readSaidSet, SAID_SETS, vagueRows } from '../../../test/storyteller/said-answers.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

it.each(SAID_SETS)('the %s set of odd answers is read as it was meant', (name) => {
  const set = readSaidSet(name)
  expect(set.answers.length + set.people.length).toBe(60)
  expect(vagueRows(set)).toEqual([])
  expect(misreadings(set)).toEqual([])
})
