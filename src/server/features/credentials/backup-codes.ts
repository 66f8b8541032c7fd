import { randomBytes, randomInt } from 'node:crypto'
import { deriveKey } from './password-hash.ts'

/** Letters and digits that are hard to confuse in handwriting. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const CODE_LENGTH = 10
/** Lower than a password's, because a code has 49 random bits. */
const COST = { N: 2 ** 12, r: 8, p: 1 } as const
const HASHED = 'scrypt$'

/** Ten recovery codes for a lost authenticator: `k3m9x-7tqaw`. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
  })
}

/**
 * The JSON of codes as it is stored: digests under one salt, so that one derivation tells whether a code is among them.
 * What is stored already (the codes that are left after one was used) stays as it is.
 */
export async function hashBackupCodes(json: string): Promise<string> {
  const codes = JSON.parse(json) as string[]
  if (codes.every((code) => code.startsWith(HASHED))) return json
  const salt = randomBytes(16).toString('base64url')
  return JSON.stringify(await Promise.all(codes.map((code) => digest(code, salt))))
}

/** A code as it was typed, as it would stand among these stored ones. */
export async function likeStored(code: string, stored: string): Promise<string> {
  const [first = ''] = JSON.parse(stored) as string[]
  return digest(code, first.split('$')[1] ?? '')
}

async function digest(code: string, salt: string): Promise<string> {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  const key = await deriveKey(letters, Buffer.from(salt, 'base64url'), COST)
  return `${HASHED}${salt}$${key.toString('base64url')}`
}
