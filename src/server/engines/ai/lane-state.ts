import type { EngineError, EngineFailure } from '../../../engine.ts'

/** What is known about the way to one provider for one kind of call. Times are milliseconds since 1970. */
export type LaneState = {
  /** No calls are made until then. */
  closedUntil: number
  /** Consecutive failures that count against the provider's health. */
  failures: number
  /** The turns that were given out last, oldest first; no more than go into one minute. */
  turns: readonly number[]
}

/**
 * Where it is kept: in memory for one process, in the database for many. `change` is pure, and no other change of the
 * same lane comes between what it reads and what it answers.
 */
export type LaneStore = {
  update<T>(lane: string, change: (state: LaneState, now: number) => LaneChange<T>): Promise<T>
}
type LaneChange<T> = { state: LaneState; result: T }

export type LaneRules = {
  /** Turns in any sixty seconds; without it as many as come. */
  perMinute: number | undefined
  /** Failures in a row after which a provider rests for `restMs`. */
  breakAfter: number
  restMs: number
}

/** A turn comes after `waitMs`; or none is to be had, and the same call may be made after `waitMs` at the earliest. */
type Turn = {
  isGiven: boolean
  failure: EngineFailure
  waitMs: number
  /** Earlier calls have failed, so that a success must be recorded. */
  isTroubled: boolean
  /** The first call to a provider after its rest. */
  isTrial: boolean
}

const FRESH: LaneState = { closedUntil: 0, failures: 0, turns: [] }
const MINUTE_MS = 60_000
/** Failures that count against a provider's health; refusals and useless answers do not, because it responded. */
const ILL: readonly EngineFailure[] = ['unavailable', 'auth']

/**
 * The next turn, unless the provider's Retry-After has not passed, it rests after failures, or has none for longer than
 * `patienceMs`. After a rest, one call tries it while the others are still sent away.
 */
export function takeTurn(
  state: LaneState,
  now: number,
  { perMinute, breakAfter, restMs }: LaneRules,
  patienceMs: number,
): LaneChange<Turn> {
  const isBroken = state.failures >= breakAfter
  const restingMs = state.closedUntil - now
  if (restingMs > 0) return none(state, isBroken ? 'unavailable' : 'rate_limited', restingMs)
  const first = perMinute && state.turns.length >= perMinute ? state.turns.at(-perMinute) : undefined
  const waitMs = first === undefined ? 0 : Math.max(0, first + MINUTE_MS - now)
  if (waitMs > patienceMs) return none(state, 'rate_limited', waitMs)
  const turns = perMinute ? [...state.turns, now + waitMs].slice(-perMinute) : []
  const closedUntil = isBroken ? now + waitMs + restMs : state.closedUntil
  return {
    state: perMinute || isBroken ? { ...state, turns, closedUntil } : state,
    result: { isGiven: true, failure: 'unavailable', waitMs, isTroubled: state.failures > 0, isTrial: isBroken },
  }
}

function none(state: LaneState, failure: EngineFailure, waitMs: number): LaneChange<Turn> {
  return { state, result: { isGiven: false, failure, waitMs, isTroubled: false, isTrial: false } }
}

/** After a failed call. */
export function afterFailure(
  state: LaneState,
  now: number,
  { failure, retryAfterMs = 0 }: Pick<EngineError, 'failure' | 'retryAfterMs'>,
  { breakAfter, restMs }: LaneRules,
): LaneState {
  const failures = ILL.includes(failure) ? state.failures + 1 : failure === 'rate_limited' ? state.failures : 0
  const rest = ILL.includes(failure) && failures >= breakAfter ? restMs : 0
  return { ...state, failures, closedUntil: Math.max(state.closedUntil, now + Math.max(retryAfterMs, rest)) }
}

/** After a successful call; the lane is open again. */
export function afterSuccess(state: LaneState, isTrial: boolean): LaneState {
  if (state.failures === 0) return state
  return { ...state, failures: 0, closedUntil: isTrial ? 0 : state.closedUntil }
}

/** Kept in memory, for one process. */
export function createMemoryLaneStore(now: () => number = Date.now): LaneStore {
  const lanes = new Map<string, LaneState>()
  return {
    update(lane, change) {
      const { state, result } = change(lanes.get(lane) ?? FRESH, now())
      lanes.set(lane, state)
      return Promise.resolve(result)
    },
  }
}
