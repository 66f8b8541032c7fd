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

test.each(['objects', 'place', 'action'] as const)('finds the right %s in phrases that were held out', (side) => {
  const { right, chosen, found, wanted, faults } = score(
    [...SECOND, ...THIRD, ...FOURTH, ...FIFTH, ...SIXTH, ...SEVENTH],
    side,
  )
  expect(faults).toEqual([])
  expect(right / chosen).toBeGreaterThan(0.98)
  expect(found / wanted).toBeGreaterThan(0.98)
})

/** The sentences of which nothing is read. */
const SILENT = ['Nico rema hacia la isla mientras cae la tarde']

test('finds what people do in sentences that were held out', () => {
  const misread = [...EIGHTH_ACTIONS, ...NINTH_ACTIONS, ...TENTH_ACTIONS, ...ELEVENTH_ACTIONS].filter(
    ([sentence, action]) => {
      const found = findAction(sentence)
      return found ? !action.replace('?', '').split('/').includes(found.value) : !action.endsWith('?')
    },
  )
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
