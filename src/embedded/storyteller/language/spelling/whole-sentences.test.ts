import { expect, it } from 'vitest'
import { wholeSentences } from './whole-sentences.ts'

it.each([
  ['Su calma. dijo «ahorita vemos»', 'Su calma. Cuando perdí el trabajo ella dijo «ahorita vemos»', 'Su calma.'],
  ['Su calma. Nunca grita.', 'Su calma. Debe dinero. Nunca grita.', 'Su calma. Nunca grita.'],
  ['canta', 'aunque debe dinero, canta', ''],
])('what begins in the middle of a sentence goes: %s', (rest, said, left) =>
  expect(wholeSentences(rest, said)).toBe(left),
)
