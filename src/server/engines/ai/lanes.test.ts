import { expect, test } from 'vitest'
import { EngineError } from '../engine.ts'
import { createLanes } from './lanes.ts'

const outage = () => Promise.reject(new EngineError('unavailable', 'down'))
const refused = () => Promise.reject(new EngineError('refused', 'no'))
const fine = () => Promise.resolve('fine')

test('no more calls at once than the limit', async () => {
  const lane = createLanes({ limit: 2 }).get('openai', 'image')
  let running = 0
  let most = 0
  const call = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
  }
  await Promise.all(Array.from({ length: 9 }, () => lane.run(call)))
  expect(most).toBe(2)
})

test('a provider that asks for peace gets it, then is asked again', async () => {
  let clock = 0
  const lane = createLanes({ now: () => clock }).get('openai', 'image')
  const limited = new EngineError('rate_limited', '429', { retryAfterMs: 90_000 })
  await expect(lane.run(() => Promise.reject(limited))).rejects.toBe(limited)
  clock = 60_000
  await expect(lane.run(fine)).rejects.toMatchObject({ failure: 'rate_limited', retryAfterMs: 30_000 })
  clock = 90_001
  await expect(lane.run(fine)).resolves.toBe('fine')
})

test('the circuit opens after failures in a row, and one call tries it after a rest', async () => {
  let clock = 0
  const lane = createLanes({ breakAfter: 3, restMs: 1_000, now: () => clock }).get('google', 'text')
  for (let failures = 0; failures < 3; failures++) await expect(lane.run(outage)).rejects.toThrow('down')
  await expect(lane.run(fine)).rejects.toMatchObject({ failure: 'unavailable', retryAfterMs: 1_000 })
  clock = 1_001
  const gate = Promise.withResolvers<string>()
  const trial = lane.run(() => gate.promise)
  await expect(lane.run(fine)).rejects.toThrow('resting')
  gate.resolve('back')
  await expect(trial).resolves.toBe('back')
  await expect(lane.run(fine)).resolves.toBe('fine')
})

test('refusals and useless output do not open the circuit', async () => {
  const lane = createLanes({ breakAfter: 2 }).get('google', 'text')
  for (let count = 0; count < 5; count++) await expect(lane.run(refused)).rejects.toThrow('no')
  await expect(lane.run(fine)).resolves.toBe('fine')
})

test('whoever waits for a place can leave', async () => {
  const lane = createLanes({ limit: 1 }).get('bfl', 'image')
  const gate = Promise.withResolvers<void>()
  const first = lane.run(() => gate.promise)
  const left = new AbortController()
  const waiting = lane.run(fine, left.signal)
  left.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  gate.resolve()
  await first
})
