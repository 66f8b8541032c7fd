import { expect, test } from 'vitest'
import { CODE_LETTERS, mintCode } from './code.ts'

test('a code is three groups of letters that nobody confuses, and no two are alike', () => {
  const codes = Array.from({ length: 500 }, mintCode)
  const group = `[${CODE_LETTERS}]{4}`
  for (const code of codes) expect(code).toMatch(new RegExp(`^${group}-${group}-${group}$`))
  expect(new Set(codes).size).toBe(codes.length)
  expect(CODE_LETTERS).not.toMatch(/[01OILAEUVBS58Z]/)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(CODE_LETTERS.length)
  expect(12 * Math.log2(CODE_LETTERS.length)).toBeGreaterThan(53)
})
