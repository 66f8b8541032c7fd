import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from '../../../contract/proofs.ts'
import type { Challenges } from '../../ports.ts'

/** Rounds of PBKDF2 a try: about a millisecond on a computer, some on a telephone. */
const COST = 5_000
/** The answer lies somewhere among so many tries, so that the work takes a second or two and never much longer. */
const TRIES = { least: 150, most: 450 } as const
const VALID_SECONDS = 600

export function createChallenges(secret: string): Challenges {
  const key = (use: string) => createHmac('sha256', secret).update(`proof of work: ${use}`).digest('hex')
  const keys = { hmacSignatureSecret: key('challenges'), hmacKeySignatureSecret: key('solutions') }
  return {
    async create(now) {
      return (await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.least, TRIES.most),
        deriveKey,
        expiresAt: new Date(now.getTime() + VALID_SECONDS * 1000),
        ...keys,
      })) as Challenge
    },
    async check({ challenge, solution }) {
      return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified
    },
  }
}
