import { expect, test } from 'vitest'
import { EIGHTH_ACTIONS, ELEVENTH_ACTIONS, NINTH_ACTIONS, TENTH_ACTIONS } from './actions.ts'
import { FIFTH } from './fifth.ts'
import { FOURTH } from './fourth.ts'
import { findAction } from '../scene-words.ts'
import { score } from './score.ts'
import { SECOND } from './second.ts'
import { SEVENTH } from './seventh.ts'
import { SIXTH } from './sixth.ts'
import { THIRD } from './third.ts'

const SETS = [SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH]
const ACTIONS = [EIGHTH_ACTIONS, NINTH_ACTIONS, TENTH_ACTIONS, ELEVENTH_ACTIONS]

/** How many of each must be found, and how many are: what may be shown but need not comes on top. */
test.each([
  ['objects', 263, 419],
  ['place', 77, 114],
  ['action', 108, 163],
] as const)(
  'finds the right %s in phrases that were held out, all %i of them, and %i in all',
  (side, wanted, chosen) => {
    expect(score(SETS.flat(), side)).toEqual({ right: chosen, chosen, found: wanted, wanted, faults: [] })
  },
)

test('no set is short of rows', () => {
  expect(SETS.map((set) => set.length)).toEqual(SETS.map(() => 60))
  expect(ACTIONS.map((set) => set.length)).toEqual(ACTIONS.map(() => 40))
})

/** The sentences of which nothing is read. */
const SILENT = ['Nico rema hacia la isla mientras cae la tarde']

test('finds what people do in sentences that were held out', () => {
  const misread = ACTIONS.flat().filter(([sentence, action]) => {
    const found = findAction(sentence)
    return found ? !action.replace('?', '').split('/').includes(found.value) : !action.endsWith('?')
  })
  expect(misread.map(([sentence]) => sentence)).toEqual(SILENT)
})

test('a score counts what is wrong, missed and embarrassing', () => {
  const row = { phrase: 'un gato y una pizza', objects: 'cat dog', place: '-', action: '-', embarrassing: 'pizza' }
  expect(score([row], 'objects')).toEqual({
    right: 1,
    chosen: 2,
    found: 1,
    wanted: 2,
    faults: ['un gato y una pizza | wrong: pizza missed: dog EMBARRASSING: pizza'],
  })
})
