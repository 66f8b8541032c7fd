import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from '../contract/proofs.ts'

type Work = { challenge: Challenge; timeout: number }

/** Answers the solution, or null where there was not time enough. */
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  void solveChallenge({ ...data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
