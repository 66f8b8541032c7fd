import type { Table } from './paths.ts'

/** What better-auth answers, of that which the browser's code calls. */
export const AUTH_PATHS = {
  signUp: 'POST /api/auth/sign-up/email',
  signInByEmail: 'POST /api/auth/sign-in/email',
  signInByUsername: 'POST /api/auth/sign-in/username',
  requestReset: 'POST /api/auth/request-password-reset',
  resetPassword: 'POST /api/auth/reset-password',
  changePassword: 'POST /api/auth/change-password',
  changeEmail: 'POST /api/auth/change-email',
  listCredentials: 'GET /api/auth/list-accounts',
  listSessions: 'GET /api/auth/list-sessions',
  endSession: 'POST /api/auth/revoke-session',
  endOtherSessions: 'POST /api/auth/revoke-other-sessions',
  enableTwoFactor: 'POST /api/auth/two-factor/enable',
  disableTwoFactor: 'POST /api/auth/two-factor/disable',
  renewBackupCodes: 'POST /api/auth/two-factor/generate-backup-codes',
  verifyTotp: 'POST /api/auth/two-factor/verify-totp',
  verifyBackupCode: 'POST /api/auth/two-factor/verify-backup-code',
} as const satisfies Table

export type AuthName = keyof typeof AUTH_PATHS
