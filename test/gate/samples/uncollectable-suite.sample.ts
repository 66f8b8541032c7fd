import { expect, test } from 'vitest'

test('is never reached', () => {
  expect(1).toBe(1)
})

throw new Error('this suite cannot be collected')
