import { expect, test } from 'vitest'
import { threadsStarve } from './threads.ts'

test('threads run out of memory while they draw and print: the process lives, and people get their pictures and book', async () => {
  expect(await threadsStarve(3)).toEqual({ illustrator: 3, print: 3 })
})
