import { z } from 'zod'
import { MAX_NAME_LENGTH } from './constants.ts'
import { MESSAGES, tooLong } from './messages.ts'

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Whether signing in with the password asks for a code as well. */
  twoFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.output<typeof userSchema>

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

export const email = z
  .string({ error: MESSAGES.emailInvalid })
  .trim()
  .toLowerCase()
  .max(254, MESSAGES.emailInvalid)
  .pipe(z.email(MESSAGES.emailInvalid))

export const username = z
  .string({ error: MESSAGES.usernameInvalid })
  .trim()
  .min(3, MESSAGES.usernameInvalid)
  .max(30, MESSAGES.usernameInvalid)
  .regex(/^[\p{L}\p{N}_.-]+$/u, MESSAGES.usernameInvalid)

export const newPassword = z
  .string({ error: MESSAGES.passwordShort })
  .min(MIN_PASSWORD_LENGTH, MESSAGES.passwordShort)
  .max(MAX_PASSWORD_LENGTH, MESSAGES.passwordLong)

/** `POST /api/auth/sign-up/email`; `name` is the username as it is shown. */
export const signUpSchema = z.object({ email, username, password: newPassword })

/** `POST /api/auth/sign-in/email` where it holds an `@`, else `/api/auth/sign-in/username`. */
export const signInSchema = z.object({
  identifier: z.string().trim().min(1, MESSAGES.identifierRequired),
  password: z.string().min(1, MESSAGES.passwordRequired),
})

const line = z.string().trim().max(MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH))

export const profileSchema = z.object({
  firstName: line.nullish(),
  lastName: line.nullish(),
  bio: z.string().trim().max(500, tooLong(500)).nullish(),
})

export const passwordAgainSchema = z.object({
  /** Needed where the account has one. */
  password: z.string().max(MAX_PASSWORD_LENGTH).optional(),
})

/** `POST /api/auth/two-factor/verify-totp` and `…/verify-backup-code`. */
export const secondStepSchema = z.object({
  code: z.string({ error: MESSAGES.codeRequired }).trim().min(1, MESSAGES.codeRequired).max(40, MESSAGES.codeWrong),
})

/**
 * What the browser may call below `/api/auth/` besides the routes of the table; answered by better-auth,
 * errors have the body of every other call. Bodies are those of better-auth 1.7.
 */
export const AUTH_CALLS = [
  'sign-up/email',
  'sign-in/email',
  'sign-in/username',
  'sign-in/social',
  'callback/oidc',
  'request-password-reset',
  'reset-password',
  'reset-password/:token',
  'change-password',
  'change-email',
  'list-accounts',
  'verify-email',
  'list-sessions',
  'revoke-session',
  'revoke-other-sessions',
  'two-factor/enable',
  'two-factor/disable',
  'two-factor/generate-backup-codes',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
] as const

/** Only an address of this site, so that nobody is led elsewhere after signing in. */
export function safeReturnPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path) && !path.startsWith('/api/') ? path : '/'
}
