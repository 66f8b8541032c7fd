import { setTimeout as sleep } from 'node:timers/promises'

/** As long as a slow machine may need, and less than a test has. */
const PATIENCE_MS = 45_000
const PAUSE_MS = 50

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
    for (;;) {
      try {
        return await look()
      } catch (error) {
        seen = error
        await sleep(PAUSE_MS, undefined, { signal: over.signal })
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
