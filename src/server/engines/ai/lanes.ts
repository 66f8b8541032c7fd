import PQueue from 'p-queue'
import { EngineError, type Usage } from '../engine.ts'
import type { AiProvider } from './settings.ts'

/** Calls under way at once, by provider and kind of call; what is not named here is 4. */
const LIMITS: Partial<Record<`${AiProvider}/${Usage['kind']}`, number>> = {
  'compatible/text': 2,
  'compatible/image': 1,
  'bfl/image': 8,
}
const DEFAULT_LIMIT = 4

export type LaneOptions = {
  /** Calls at once in every lane, instead of the built-in limits. */
  limit?: number
  /** Failures in a row after which a provider is left alone for `restMs`. */
  breakAfter?: number
  restMs?: number
  now?: () => number
}

/** The way to one provider for one kind of call. */
export type Lane = {
  /**
   * Waits for a free place, then runs `task`. Throws at once, without a call, while the provider has asked for peace
   * (Retry-After, however long) or has failed too often in a row; `retryAfterMs` then says how long that lasts.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export type Lanes = { get(provider: AiProvider, kind: Usage['kind']): Lane }

/** One set of lanes a process: they hold what is known about each provider's health. */
export function createLanes(options: LaneOptions = {}): Lanes {
  const lanes = new Map<string, Lane>()
  return {
    get(provider, kind) {
      const name = `${provider}/${kind}` as const
      let lane = lanes.get(name)
      if (!lane) lanes.set(name, (lane = createLane(name, { limit: LIMITS[name] ?? DEFAULT_LIMIT, ...options })))
      return lane
    },
  }
}

function createLane(name: string, options: LaneOptions): Lane {
  const { limit = DEFAULT_LIMIT, breakAfter = 4, restMs = 30_000, now = Date.now } = options
  const queue = new PQueue({ concurrency: limit })
  let closedUntil = 0
  let failures = 0
  /** After a rest, one call tries the provider while the others still wait. */
  let trying = false

  const refuse = (failure: 'rate_limited' | 'unavailable', waitMs: number) =>
    new EngineError(failure, `${name}: resting for ${Math.ceil(waitMs / 1000)} s`, { retryAfterMs: waitMs })

  async function attempt<T>(task: () => Promise<T>): Promise<T> {
    const wait = closedUntil - now()
    if (wait > 0) throw refuse(failures >= breakAfter ? 'unavailable' : 'rate_limited', wait)
    const isTrial = failures >= breakAfter
    if (isTrial && trying) throw refuse('unavailable', restMs)
    trying ||= isTrial
    try {
      const value = await task()
      failures = 0
      return value
    } catch (error) {
      note(error)
      throw error
    } finally {
      if (isTrial) trying = false
    }
  }

  function note(error: unknown): void {
    if (!(error instanceof EngineError)) return
    if (error.retryAfterMs !== undefined) closedUntil = Math.max(closedUntil, now() + error.retryAfterMs)
    if (!['unavailable', 'auth', 'rate_limited'].includes(error.failure)) failures = 0
    else if (error.failure !== 'rate_limited' && ++failures >= breakAfter)
      closedUntil = Math.max(closedUntil, now() + restMs)
  }

  return { run: (task, signal) => queue.add(() => attempt(task), signal ? { signal } : {}) }
}
