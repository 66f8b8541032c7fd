import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { COST } from './password-cost.ts'

const MEMORY = 64 * 1024 * 1024
const KEY_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$N$r$p$salt$key`, so that hashes with earlier costs stay valid when the costs rise. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, N, r, p, salt = '', stored = ''] = hash.split('$')
  if (kind !== 'scrypt') return false
  const costs = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), costs)
  const expected = Buffer.from(stored, 'base64url')
  return key.length === expected.length && timingSafeEqual(key, expected)
}

/** Off the main thread. Equal characters count as equal, however a keyboard composes them. */
export function deriveKey(password: string, salt: Buffer, costs: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...costs, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
