import { expect, test } from 'vitest'
import { engineLanes } from '../../src/server/db/schema/usage.ts'
import { createLanes } from '../../src/server/engines/ai/lanes.ts'
import { EngineError } from '../../src/engine.ts'
import { createLaneStore } from '../../src/server/features/usage/lane-store.ts'
import { createTestApp } from '../create-test-app.ts'

test('processes that share a database share a provider’s minute, its wish for peace and its failures', async () => {
  await using t = await createTestApp()
  const store = createLaneStore(t.ctx.db)
  // Each stands for a process of its own.
  const processes = Array.from({ length: 4 }, () =>
    createLanes({ store, places: 20, breakAfter: 3, perMinute: { 'openai/image': 5 } }),
  )
  const lane = (index: number, kind: 'image' | 'text') => {
    const found = processes[index % processes.length]?.get('openai', kind)
    if (!found) throw new Error('no such process')
    return found
  }
  const calls = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => lane(index, 'image').run(() => Promise.resolve('drawn'))),
  )
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const waits = calls.flatMap((call) => (call.status === 'rejected' ? [Number(call.reason.retryAfterMs)] : []))
  expect(waits.every((ms) => ms > 30_000 && ms <= 60_000)).toBe(true)

  const limited = new EngineError('rate_limited', '429', { retryAfterMs: 7_200_000 })
  await expect(lane(0, 'text').run(() => Promise.reject(limited))).rejects.toBe(limited)
  const later = await lane(3, 'text')
    .run(() => Promise.resolve('told'))
    .catch((error: unknown) => error)
  expect(later).toMatchObject({ failure: 'rate_limited' })
  expect((later as EngineError).retryAfterMs).toBeGreaterThan(7_100_000)

  await t.ctx.db.delete(engineLanes)
  const down = new EngineError('unavailable', 'down')
  for (const index of [0, 1, 2]) await expect(lane(index, 'text').run(() => Promise.reject(down))).rejects.toBe(down)
  await expect(lane(3, 'text').run(() => Promise.resolve('told'))).rejects.toMatchObject({ failure: 'unavailable' })
})
