import { expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { leftOutOf } from './left-out.ts'

await loadDictionary()

it.each([
  ['es muy valiente cuando la operaron del ojo no lloro yo si', 'es muy valiente'],
  ['siempre ayuda, cuando estuvo en el hospital no se quejó, yo sí', 'siempre ayuda'],
])('what answers a day that is gone goes with it: «%s»', (said, rest) => expect(leftOutOf(said)?.rest).toBe(rest))

it('what answers nothing that is gone stays', () => {
  expect(leftOutOf('sabe nadar y yo no')).toBeNull()
})
