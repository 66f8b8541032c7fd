import { dictionary } from '@zxcvbn-ts/language-common'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { isBreached } from './breached.ts'

const COMMON = new Set<string>(dictionary['passwords-common'])

const SHORTEST_WORD = 4

/** Why a password is refused, in Spanish; null where it is fine. `own` are words that whoever guesses would try first. */
export function passwordProblem(password: string, own: readonly string[] = []): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return MESSAGES.passwordShort
  if (password.length > MAX_PASSWORD_LENGTH) return MESSAGES.passwordLong
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/u, '')
  if (COMMON.has(plain) || COMMON.has(stem) || new Set(plain).size < 4) return MESSAGES.passwordCommon
  if (isBreached(password)) return MESSAGES.passwordBreached
  const words = own.map(letters).filter((word) => word.length >= SHORTEST_WORD)
  // Only a word of the user's own, repeated or with digits and signs around it.
  if (words.some((word) => letters(plain).replaceAll(word, '').length < SHORTEST_WORD)) return MESSAGES.passwordOwnWord
  return null
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
