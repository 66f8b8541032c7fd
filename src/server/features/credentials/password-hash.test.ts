import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password costs who guesses it what the recommendation says, and is known again', async () => {
  const hash = await hashPassword('la tortuga canta bajito')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword({ hash, password: 'la tortuga canta bajito' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'la tortuga canta fuerte' })).toBe(false)
})
