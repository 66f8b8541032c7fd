import { expect, test } from 'vitest'

test('passes, but leaves a rejection that nobody handles', async () => {
  void Promise.reject(new Error('nobody handles this'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(1).toBe(1)
})
