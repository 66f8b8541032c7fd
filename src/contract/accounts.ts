import { z } from './zod.ts'
import { MAX_NAME_LENGTH } from './constants.ts'
import { MESSAGES, tooLong } from './messages.ts'
import { AUTH_PATHS } from './auth-paths.ts'

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

/** A new address; the password is needed where the account has one. */
export const emailChangeSchema = z.object({ email, password: z.string() })

export const passwordChangeSchema = z.object({ currentPassword: z.string(), password: newPassword })

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

export const AUTH_ROOT = '/api/auth/'

/** What one comes to by a link or a redirect. */
export const AUTH_PAGES = ['sign-in/social', 'callback/oidc', 'reset-password/:token', 'verify-email'] as const

/** What may be called below `/api/auth/` besides the routes of the table; answered by better-auth, errors as ours. */
export const AUTH_CALLS: readonly string[] = [
  ...Object.values(AUTH_PATHS).map((line) => line.slice(line.indexOf(AUTH_ROOT) + AUTH_ROOT.length)),
  ...AUTH_PAGES,
]

type Code = { body: { code: string }; answer: object }
type SignedIn = { twoFactorRedirect?: true }

/** What an authenticator application is to be told, and the codes for the day without it. */
export type NewFactor = { totpURI: string; backupCodes: string[] }
type Session = {
  id: string
  token: string
  userAgent: string | null
  createdAt: string
  updatedAt: string
  /** The one that this browser is signed in with. */
  current: boolean
}

/** What travels with better-auth's calls, as its version 1.7 has it. */
export type AuthCalls = {
  /** `name` is the username as it is shown. */
  signUp: { body: { email: string; username: string; name: string; password: string }; answer: object }
  signInByEmail: { body: { email: string; password: string }; answer: SignedIn }
  signInByUsername: { body: { username: string; password: string }; answer: SignedIn }
  requestReset: { body: { email: string }; answer: object }
  resetPassword: { body: { token: string; newPassword: string }; answer: object }
  changePassword: {
    body: { currentPassword: string; newPassword: string; revokeOtherSessions: boolean }
    answer: object
  }
  changeEmail: { body: { newEmail: string; callbackURL: string; password?: string }; answer: object }
  listCredentials: { answer: { providerId: string }[] }
  listSessions: { answer: Session[] }
  endSession: { body: { token: string }; answer: object }
  endOtherSessions: { body: Record<string, never>; answer: object }
  enableTwoFactor: { body: { password: string }; answer: NewFactor }
  disableTwoFactor: { body: { password: string }; answer: object }
  renewBackupCodes: { body: { password: string }; answer: Pick<NewFactor, 'backupCodes'> }
  verifyTotp: Code
  verifyBackupCode: Code
}

/** Only an address of this site, so that nobody is led elsewhere after signing in. */
export function safeReturnPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path) && !path.startsWith('/api/') ? path : '/mis-cuentos'
}
