import PQueue from 'p-queue'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, type Usage } from '../../../engine.ts'
import {
  afterFailure,
  afterSuccess,
  createMemoryLaneStore,
  takeTurn,
  type LaneRules,
  type LaneStore,
} from './lane-state.ts'
import type { AiProvider } from './settings.ts'

type LaneName = `${AiProvider}/${Usage['kind']}`

/** Calls under way at once in one process. */
const PLACES: Partial<Record<LaneName, number>> = {
  'compatible/text': 2,
  'compatible/image': 1,
  'bfl/image': 8,
  'elevenlabs/speech': 2,
}
const DEFAULT_PLACES = 4

/**
 * Calls in any minute, all processes together: what the providers grant an account of the lower paid tiers. An
 * operator's own figures go before them; a provider that is not named here limits what is under way, or nothing.
 */
const PER_MINUTE: Partial<Record<LaneName, number>> = {
  'openai/text': 500,
  'openai/image': 20,
  'openai/judge': 500,
  'openai/moderation': 500,
  'openai/speech': 50,
  'google/text': 150,
  'google/image': 60,
  'google/judge': 150,
  'anthropic/text': 50,
  'anthropic/judge': 50,
  'replicate/image': 300,
}

type LaneOptions = {
  /** Where it is kept what all know about the providers; one process alone keeps it in memory. */
  store?: LaneStore
  /** The operator's own limits. */
  perMinute?: Readonly<Record<string, number>>
  /** Calls at once in every lane, instead of the built-in limits. */
  places?: number
  breakAfter?: number
  restMs?: number
}

/** The way to one provider for one kind of call. */
type Lane = {
  /**
   * Waits for a free place and a turn, then runs `task`. Throws without a call while the provider's Retry-After lasts
   * (however long), after too many failures in a row, or where no turn comes within `patienceMs`; `retryAfterMs` then says
   * when to retry.
   */
  run<T>(task: () => Promise<T>, options?: { signal?: AbortSignal | undefined; patienceMs?: number }): Promise<T>
}

export type Lanes = { get(provider: AiProvider, kind: Usage['kind']): Lane }

/** One set of lanes a process. */
export function createLanes(options: LaneOptions = {}): Lanes {
  const lanes = new Map<string, Lane>()
  const store = options.store ?? createMemoryLaneStore()
  return {
    get(provider, kind) {
      const name = `${provider}/${kind}` as const
      let lane = lanes.get(name)
      if (!lane) lanes.set(name, (lane = createLane(name, store, options)))
      return lane
    },
  }
}

function createLane(name: LaneName, store: LaneStore, options: LaneOptions): Lane {
  const { places = PLACES[name] ?? DEFAULT_PLACES, breakAfter = 4, restMs = 30_000 } = options
  const rules: LaneRules = { breakAfter, restMs, perMinute: options.perMinute?.[name] ?? PER_MINUTE[name] }
  const queue = new PQueue({ concurrency: places })
  /** A failure was noted here that no call has made up for yet. */
  let isTroubled = false

  async function attempt<T>(task: () => Promise<T>, patienceMs: number, signal?: AbortSignal): Promise<T> {
    const turn = await store.update(name, (state, now) => takeTurn(state, now, rules, patienceMs))
    if (!turn.isGiven)
      throw new EngineError(turn.failure, `${name}: resting for ${Math.ceil(turn.waitMs / 1000)} s`, {
        retryAfterMs: turn.waitMs,
      })
    if (turn.waitMs > 0) await sleep(turn.waitMs, undefined, signal ? { signal } : {})
    try {
      const value = await task()
      if (isTroubled || turn.isTroubled) await recover(turn.isTrial)
      return value
    } catch (error) {
      if (error instanceof EngineError) await note(error)
      throw error
    }
  }

  async function recover(isTrial: boolean): Promise<void> {
    isTroubled = false
    await store.update(name, (state) => ({ state: afterSuccess(state, isTrial), result: undefined }))
  }

  async function note(error: EngineError): Promise<void> {
    isTroubled = true
    await store.update(name, (state, now) => ({ state: afterFailure(state, now, error, rules), result: undefined }))
  }

  return {
    run: (task, { signal, patienceMs = 0 } = {}) =>
      queue.add(() => attempt(task, patienceMs, signal), signal ? { signal } : {}),
  }
}
