import { expect, test } from 'vitest'
import { EngineError } from '../../../engine.ts'
import { createMemoryLaneStore, takeTurn, type LaneState } from './lane-state.ts'
import { createLanes } from './lanes.ts'

const outage = () => Promise.reject(new EngineError('unavailable', 'down'))
const refused = () => Promise.reject(new EngineError('refused', 'no'))
const fine = () => Promise.resolve('fine')

test('no more calls at once than the limit', async () => {
  const lane = createLanes({ places: 2 }).get('openai', 'image')
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

test('a provider that answers with a rate limit is left alone for that long, then called again', async () => {
  let clock = 0
  const lane = createLanes({ store: createMemoryLaneStore(() => clock) }).get('openai', 'image')
  const limited = new EngineError('rate_limited', '429', { retryAfterMs: 90_000 })
  await expect(lane.run(() => Promise.reject(limited))).rejects.toBe(limited)
  clock = 60_000
  await expect(lane.run(fine)).rejects.toMatchObject({ failure: 'rate_limited', retryAfterMs: 30_000 })
  clock = 90_001
  await expect(lane.run(fine)).resolves.toBe('fine')
})

test('the circuit opens after failures in a row, and one call tries it after a rest', async () => {
  let clock = 0
  const lane = createLanes({ breakAfter: 3, restMs: 1_000, store: createMemoryLaneStore(() => clock) }).get(
    'google',
    'text',
  )
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
  const lane = createLanes({ places: 1 }).get('bfl', 'image')
  const gate = Promise.withResolvers<void>()
  const first = lane.run(() => gate.promise)
  const left = new AbortController()
  const waiting = lane.run(fine, { signal: left.signal })
  left.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  gate.resolve()
  await first
})

test('what one process learns about a provider, the others know', async () => {
  let clock = 0
  const store = createMemoryLaneStore(() => clock)
  const [one, other] = [1, 2].map(() => createLanes({ store, breakAfter: 2, restMs: 1_000 }).get('openai', 'text'))
  await expect(one?.run(outage)).rejects.toThrow('down')
  await expect(other?.run(outage)).rejects.toThrow('down')
  await expect(one?.run(fine)).rejects.toMatchObject({ failure: 'unavailable' })
  clock = 1_000
  await expect(other?.run(fine)).resolves.toBe('fine')
  await expect(one?.run(outage)).rejects.toThrow('down')
  await expect(other?.run(fine)).resolves.toBe('fine')
})

test('no minute holds more calls than are granted, whoever makes them', async () => {
  const store = createMemoryLaneStore(() => 0)
  const options = { store, perMinute: { 'bfl/image': 3 } }
  const lanes = [createLanes(options).get('bfl', 'image'), createLanes(options).get('bfl', 'image')]
  for (let call = 0; call < 3; call++) await expect(lanes[call % 2]?.run(fine)).resolves.toBe('fine')
  await expect(lanes[0]?.run(fine)).rejects.toMatchObject({ failure: 'rate_limited', retryAfterMs: 60_000 })
  await expect(lanes[1]?.run(fine)).rejects.toMatchObject({ failure: 'rate_limited', retryAfterMs: 60_000 })
})

test('turns are given out ahead, in order, and never too many in any sixty seconds', () => {
  const rules = { perMinute: 5, breakAfter: 4, restMs: 1_000 }
  let state: LaneState = { closedUntil: 0, failures: 0, turns: [] }
  const given: number[] = []
  for (let call = 0; call < 40; call++) {
    const now = call * 700
    const turn = takeTurn(state, now, rules, 3_600_000)
    state = turn.state
    given.push(now + turn.result.waitMs)
  }
  expect(given).toEqual(given.toSorted((a, b) => a - b))
  for (const [index, start] of given.entries())
    expect(given.slice(index).filter((turn) => turn < start + 60_000).length).toBeLessThanOrEqual(5)
  expect(given.at(-1)).toBe(7 * 60_000 + 4 * 700)
  expect(state.turns).toHaveLength(5)
})
