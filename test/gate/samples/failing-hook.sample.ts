import { afterAll, expect, test } from 'vitest'

afterAll(() => {
  throw new Error('this hook fails')
})

test('passes, but what comes after it does not', () => {
  expect(1).toBe(1)
})
