import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, Postponed } from './job.ts'

const run = () => Promise.resolve()

test.each([
  [0, 1],
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [3_600_000, 3_600],
])('a job put off by %d ms waits %d whole seconds, never none', (delayMs, seconds) => {
  const postponed = new Postponed(delayMs)
  expect(postponed.delaySeconds).toBe(seconds)
  expect(postponed).toBeInstanceOf(Error)
  expect(postponed.name).toBe('Postponed')
})

test('what is put off says by how much', () => expect(new Postponed(1_001).message).toBe('postponed by 2 s'))

test('a job is tried a few times, two at once, unless it says otherwise', () => {
  const queue = { name: 'greet', input: z.object({ storyId: z.number() }), key: () => '' }
  expect(defineJob({ ...queue, run })).toEqual({
    ...queue,
    run,
    concurrency: 2,
    retryLimit: 5,
    retryDelay: 1,
    retryDelayMax: 300,
  })
  expect(defineJob({ ...queue, run, concurrency: 1, retryLimit: 0 })).toMatchObject({ concurrency: 1, retryLimit: 0 })
})
