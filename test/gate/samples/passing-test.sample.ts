import { expect, test } from 'vitest'

test('passes', () => {
  expect(1).toBe(1)
})

test('is skipped with a reason', (context) => {
  context.skip('there is no moon tonight')
  expect(1).toBe(2)
})
