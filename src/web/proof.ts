import type { Solution } from 'altcha-lib/types'
import type { Challenge } from '../contract/proofs.ts'
import { pathOf } from './path-of.ts'

/** Time limit, enough for a slow phone; without the proof the call itself is refused. */
const PATIENCE_MS = 60_000

/**
 * Solves the server's proof of work in a worker, for a call that costs money; where the server asks for no
 * work, does nothing.
 */
export async function proveWork(): Promise<void> {
  const answer = await fetch(pathOf('getChallenge'), { credentials: 'include' })
  if (!answer.ok) return
  const { challenge } = (await answer.json()) as { challenge: Challenge | null }
  if (!challenge) return
  const solution = await solve(challenge)
  if (!solution) return
  await fetch(pathOf('proveWork'), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }),
  })
}

function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ challenge, timeout: PATIENCE_MS })
  }).finally(() => worker.terminate())
}
