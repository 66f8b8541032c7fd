import { expect, test } from 'vitest'
import { FIFTH } from './fifth.ts'
import { FOURTH } from './fourth.ts'
import { score } from './score.ts'
import { SECOND } from './second.ts'
import { SEVENTH } from './seventh.ts'
import { SIXTH } from './sixth.ts'
import { THIRD } from './third.ts'

/** What is still read wrongly, and by what. */
const KNOWN = [
  'hacer punto de cruz mientras escucha la radio | wrong: look',
  'cuando mama nos hacia sopa de letras y escribiamos los nombres | wrong: fountain-pen EMBARRASSING: fountain-pen',
  'nos conocimos en clase de salsa, los dos sin ritmo | missed: dance',
  'las canicas que enterramos en el jardin | wrong: plant',
]

test.each(['objects', 'place', 'action'] as const)('finds the right %s in phrases that were held out', (side) => {
  const { right, chosen, found, wanted, faults } = score(
    [...SECOND, ...THIRD, ...FOURTH, ...FIFTH, ...SIXTH, ...SEVENTH],
    side,
  )
  expect(faults.filter((fault) => !KNOWN.includes(fault))).toEqual([])
  expect(right / chosen).toBeGreaterThan(0.98)
  expect(found / wanted).toBeGreaterThan(0.98)
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
