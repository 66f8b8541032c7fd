import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { watchForDue } from './due.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database that finds these due, where and when the test says so. */
function finds(answer: () => Promise<string[]>) {
  const execute = vi.fn<() => Promise<object>>(async () => ({ rows: (await answer()).map((name) => ({ name })) }))
  const warn = vi.fn<(...line: unknown[]) => void>()
  return { db: { execute } as unknown as Db, log: { warn } as unknown as Logger, execute, warn }
}

test('queues with a job whose time has come are told of at once, each second, and no more once it is ended', async () => {
  const told: string[] = []
  const { db, log } = finds(() => Promise.resolve(['greet']))
  const end = await watchForDue(db, ['greet'], log, (name) => told.push(name))
  expect(told).toEqual(['greet'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toHaveLength(3)
  end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveLength(3)
})

test('a database that does not answer is asked once, and one that fails is asked again', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const error = new Error('gone')
  const state = { answer: Promise.resolve<string[]>([]), isGone: false }
  const { db, log, execute, warn } = finds(() => (state.isGone ? Promise.reject(error) : state.answer))
  const end = await watchForDue(db, ['greet'], log, () => {})
  state.answer = promise
  await vi.advanceTimersByTimeAsync(5_000)
  expect(execute).toHaveBeenCalledTimes(2)
  resolve([])
  state.isGone = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(warn.mock.calls).toEqual([
    [{ err: error }, 'job queue'],
    [{ err: error }, 'job queue'],
  ])
  end()
})
