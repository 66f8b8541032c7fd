import type { Solution } from 'altcha-lib/types'
import type { Challenge } from '../contract/proofs.ts'
import { pathOf } from './path-of.ts'

/** Enough for a slow telephone; whoever cannot do it by then is told so by the call that needs the proof. */
const PATIENCE_MS = 60_000

/**
 * Earns one thing that costs money by computing for a moment, off the page's own thread; where the server asks for no
 * work, nothing happens. Nobody sees it or has to do anything.
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
