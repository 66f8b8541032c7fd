import { expect, test } from 'vitest'
import { idOf } from './id-of.ts'

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['0x10', 0],
  ['1e3', 0],
  [' 7', 0],
  ['07', 0],
  ['', 0],
  ['7'.repeat(20), 0],
  [undefined, 0],
])('%j names story %d', (text, id) => {
  expect(idOf(text)).toBe(id)
})
