import { afterAll, expect, test } from 'vitest'
import type { Idling } from '../test/doubles/idling-thread.ts'
import { createThreads } from './threads.ts'

const threads = createThreads<Idling, Idling>({
  module: new URL('../test/doubles/idling-thread.ts', import.meta.url),
  size: 1,
  limits: {},
  deadlineMs: 600,
})
afterAll(() => threads.close('end'))

test('a job that gets no processor is waited for beyond its deadline, and not for ever', async () => {
  await expect(threads.run(900)).resolves.toBe(900)
  await expect(threads.run(60_000)).rejects.toMatchObject({ reason: 'deadline' })
})

test('a job that works without an end is ended, and the next one is done', async () => {
  await expect(threads.run('work')).rejects.toMatchObject({ reason: 'deadline' })
  await expect(threads.run(1)).resolves.toBe(1)
})
