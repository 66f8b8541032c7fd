import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/dictionary.ts'
import { countAnswers, misreadings, type SaidAnswers, vagueRows } from './said-answers.ts'
import { EIGHTH_SET } from './eighth-set.ts'
import { ELEVENTH_SET } from './eleventh-set.ts'
import { FIFTH_SET } from './fifth-set.ts'
import { FOURTH_SET } from './fourth-set.ts'
import { NINTH_SET } from './ninth-set.ts'
import { SEVENTH_SET } from './seventh-set.ts'
import { SIXTH_SET } from './sixth-set.ts'
import { TENTH_SET } from './tenth-set.ts'
import { TWELFTH_SET } from './twelfth-set.ts'
import { THIRTEENTH_SET } from './thirteenth-set.ts'
import { FOURTEENTH_SET } from './fourteenth-set.ts'
import { FIFTEENTH_SET } from './fifteenth-set.ts'
import { SIXTEENTH_SET } from './sixteenth-set.ts'
import { SEVENTEENTH_SET } from './seventeenth-set.ts'
import { EIGHTEENTH_SET } from './eighteenth-set.ts'
import { THIRD_SET } from './third-set.ts'

beforeAll(loadDictionary)

it.each<[string, SaidAnswers]>([
  ['third', THIRD_SET],
  ['fourth', FOURTH_SET],
  ['fifth', FIFTH_SET],
  ['sixth', SIXTH_SET],
  ['seventh', SEVENTH_SET],
  ['eighth', EIGHTH_SET],
  ['ninth', NINTH_SET],
  ['tenth', TENTH_SET],
  ['eleventh', ELEVENTH_SET],
  ['twelfth', TWELFTH_SET],
  ['thirteenth', THIRTEENTH_SET],
  ['fourteenth', FOURTEENTH_SET],
  ['fifteenth', FIFTEENTH_SET],
  ['sixteenth', SIXTEENTH_SET],
  ['seventeenth', SEVENTEENTH_SET],
  ['eighteenth', EIGHTEENTH_SET],
])('the %s set of odd answers is read as it was meant', (_, set) => {
  expect(countAnswers(set)).toBe(60)
  expect(vagueRows(set)).toEqual([])
  expect(misreadings(set)).toEqual([])
})
