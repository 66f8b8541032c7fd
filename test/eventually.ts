import { setTimeout as sleep } from 'node:timers/promises'

/** As long as a slow machine may need, and less than a test has. */
const PATIENCE_MS = 45_000
/** Each look costs the machine what it looks at: whoever has waited long can wait a quarter longer. */
const [LEAST_PAUSE_MS, MOST_PAUSE_MS] = [20, 500]

export type Patience = {
  withinMs?: number
  /** Resolves with what happened where there is nothing left to wait for: the process that was to answer has died. */
  ended?: Promise<string>
}

/**
 * Looks again until it throws no more.
 *
 * @throws Error with what was seen last, once it has taken too long, or at once when it has `ended`
 */
export async function eventually<T>(look: () => Promise<T> | T, patience: Patience = {}): Promise<T> {
  const { withinMs = PATIENCE_MS, ended } = patience
  const over = new AbortController()
  let seen: unknown = new Error('there was no answer')

  async function looking(): Promise<T> {
    const begun = performance.now()
    for (;;) {
      try {
        return await look()
      } catch (error) {
        seen = error
        const pause = Math.min(Math.max((performance.now() - begun) / 4, LEAST_PAUSE_MS), MOST_PAUSE_MS)
        await sleep(pause, undefined, { signal: over.signal })
      }
    }
  }
  async function late(): Promise<never> {
    await sleep(withinMs, undefined, { signal: over.signal })
    throw told(`after ${withinMs / 1_000} s still`, seen)
  }
  async function without(happened: Promise<string>): Promise<never> {
    throw told(`${await happened}; seen last`, seen)
  }
  try {
    return await Promise.race([looking(), late(), ...(ended ? [without(ended)] : [])])
  } finally {
    over.abort()
  }
}

function told(why: string, seen: unknown): Error {
  return new Error(`${why}: ${seen instanceof Error ? seen.message : String(seen)}`, { cause: seen })
}
