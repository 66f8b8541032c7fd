import { dictionary } from '@zxcvbn-ts/language-common'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'

const COMMON = new Set<string>(dictionary['passwords-common'])

/** Why a password is refused, in Spanish; null where it is fine. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return MESSAGES.passwordShort
  if (password.length > MAX_PASSWORD_LENGTH) return MESSAGES.passwordLong
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/u, '')
  if (COMMON.has(plain) || COMMON.has(stem) || new Set(plain).size < 4) return MESSAGES.passwordCommon
  return null
}
