import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, type Usage } from '../../../engine.ts'
import { toEngineError } from './failures.ts'
import type { Lanes } from './lanes.ts'
import type { ModelRef } from './settings.ts'
import { traced } from './tracing.ts'

/** What a day may cost. Known to many processes at once; amounts are millionths of a US dollar. */
export type Budget = {
  /** Sets the amount aside, or throws an EngineError `budget`. */
  reserve(microUsd: number): Promise<Reservation>
}
type Reservation = { settle(microUsd: number): Promise<void> }

/** What every hosted engine shares. */
export type AiDeps = {
  lanes: Lanes
  budget?: Budget
  /** The longest wait for a provider that asked for one, before the next engine is tried. Milliseconds. */
  patienceMs?: number
  /** The pause before a failed call is made again; doubles with each. Milliseconds. */
  backoffMs?: number
  /** The longest that any call may take, where that is less than its own limit. Milliseconds. */
  timeoutMs?: number
}

type Call<T> = {
  ref: ModelRef
  kind: Usage['kind']
  /** The version of the prompt. */
  promptVersion?: string
  /** What it will cost about, in millionths of a US dollar. */
  estimateMicroUsd: number
  timeoutMs: number
  /** How often it is made at most. */
  attempts?: number
  /** Whether a failure may pass when the call is made again; by default rate limits, outages and useless output. */
  again?: (failure: EngineError) => boolean
  signal?: AbortSignal | undefined
  onUsage?: ((usage: Usage) => void) | undefined
  run(signal: AbortSignal): Promise<{ value: T; usage: Usage }>
  /** Puts the answer where a crash cannot take it; the call's place in the lane is free only then. */
  keep?(value: T): Promise<void>
}

const PATIENCE_MS = 20_000
const BACKOFF_MS = 1_000

/**
 * Makes one call to a model: in its provider's lane, within the budget and a time limit, again after passing faults,
 * as one span, its cost reported. Throws an EngineError, or the reason of the caller's signal.
 */
export async function callModel<T>(deps: AiDeps, call: Call<T>): Promise<T> {
  const { attempts = 3, again = isPassing } = call
  const { patienceMs = PATIENCE_MS, backoffMs = BACKOFF_MS } = deps
  for (let attempt = 1; ; attempt++) {
    let answer: Answer<T>
    try {
      const lane = deps.lanes.get(call.ref.provider, call.kind)
      answer = await lane.run(() => onceAndKept(deps, call), { signal: call.signal, patienceMs })
    } catch (error) {
      call.signal?.throwIfAborted()
      const failure = toEngineError(error, call.kind, call.ref.id)
      const wait = failure.failure === 'bad_output' ? 0 : (failure.retryAfterMs ?? backoffMs * 2 ** (attempt - 1))
      if (attempt >= attempts || wait > patienceMs || !again(failure)) throw failure
      await sleep(wait, undefined, call.signal ? { signal: call.signal } : {})
      continue
    }
    if (answer.kept.status === 'rejected') throw answer.kept.reason
    return answer.value
  }
}

/** Rate limits, outages and useless output may be gone the next time. */
export function isPassing(error: EngineError): boolean {
  return error.failure === 'rate_limited' || error.failure === 'unavailable' || error.failure === 'bad_output'
}

type Answer<T> = { value: T; kept: PromiseSettledResult<void> }

/** A failure to store the answer is returned beside it, because it is not the provider's. */
async function onceAndKept<T>(deps: AiDeps, call: Call<T>): Promise<Answer<T>> {
  const value = await once(deps, call)
  const [kept] = await Promise.allSettled([call.keep?.(value)])
  return { value, kept }
}

async function once<T>(deps: AiDeps, call: Call<T>): Promise<T> {
  const reservation = await deps.budget?.reserve(call.estimateMicroUsd)
  // Until the provider has answered, the money counts as spent: an aborted call may well be billed.
  let spent = call.estimateMicroUsd
  try {
    const signal = AbortSignal.any([
      AbortSignal.timeout(Math.min(call.timeoutMs, deps.timeoutMs ?? Infinity)),
      ...(call.signal ? [call.signal] : []),
    ])
    const { value, usage } = await traced(call, () => run(call, signal))
    spent = usage.costMicroUsd
    call.onUsage?.(usage)
    return value
  } catch (error) {
    if (error instanceof EngineError && isUnbilled(error)) spent = 0
    else call.onUsage?.({ model: call.ref.id, kind: call.kind, costMicroUsd: spent })
    throw error
  } finally {
    await reservation?.settle(spent)
  }
}

async function run<T>(call: Call<T>, signal: AbortSignal): Promise<{ value: T; usage: Usage }> {
  try {
    return await call.run(signal)
  } catch (error) {
    call.signal?.throwIfAborted()
    throw toEngineError(error, call.kind, call.ref.id)
  }
}

/** Providers do not bill calls that they rejected. */
function isUnbilled(error: EngineError): boolean {
  return (
    ['rate_limited', 'auth', 'bad_request', 'refused'].includes(error.failure) || /status 5\d\d/.test(error.message)
  )
}
