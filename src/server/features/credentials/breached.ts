import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of a digest: with 150,000 passwords, one in seven million others is taken for one of them. */
export const DIGEST_BYTES = 5
export const BREACHED_FILE = join(import.meta.dirname, 'breached-passwords.bin')

const digests = readFileSync(BREACHED_FILE)

/** How many passwords are known from breaches. */
export const BREACHED_COUNT = digests.length / DIGEST_BYTES

/**
 * Whether a password, in whatever case, is on the list of those that were found in breaches (its sources stand in
 * NOTICE.md, `scripts/make-breached.ts` made it). The file holds digests in ascending order; nothing leaves this machine.
 */
export function isBreached(password: string): boolean {
  const wanted = digestOf(password)
  let [from, to] = [0, BREACHED_COUNT]
  while (from < to) {
    const middle = (from + to) >>> 1
    const found = digests.readUIntBE(middle * DIGEST_BYTES, DIGEST_BYTES)
    if (found === wanted) return true
    if (found < wanted) from = middle + 1
    else to = middle
  }
  return false
}

/** The first bytes of the SHA-256 of a password as it is compared: composed, and in small letters. */
export function digestOf(password: string): number {
  return createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUIntBE(0, DIGEST_BYTES)
}
