import type { User } from '../../../contract/accounts.ts'
import { request } from '../../api.ts'

export type SignUp = { email: string; username: string; password: string }
export type Credential = { providerId: string }
/** What an authenticator application is to be told, and the codes for the day without it. */
export type NewFactor = { totpURI: string; backupCodes: string[] }
/** Whether the password was enough. */
export type SignedIn = { twoFactorRedirect?: true }
export type Session = {
  id: string
  token: string
  userAgent: string | null
  createdAt: string
  updatedAt: string
  /** The one that this browser is signed in with. */
  current: boolean
}

/** What members do with their accounts. Bodies are better-auth's, errors ours. */
export const accountApi = {
  signUp: ({ email, username, password }: SignUp) =>
    request('POST', '/api/auth/sign-up/email', { email, username, name: username, password }),
  signIn: (identifier: string, password: string) =>
    identifier.includes('@')
      ? request<SignedIn>('POST', '/api/auth/sign-in/email', { email: identifier, password })
      : request<SignedIn>('POST', '/api/auth/sign-in/username', { username: identifier, password }),
  verifyCode: (kind: 'totp' | 'backup-code', code: string) =>
    request('POST', `/api/auth/two-factor/verify-${kind}`, { code }),
  enableTwoFactor: (password: string) => request<NewFactor>('POST', '/api/auth/two-factor/enable', { password }),
  renewBackupCodes: (password: string) =>
    request<Pick<NewFactor, 'backupCodes'>>('POST', '/api/auth/two-factor/generate-backup-codes', { password }),
  disableTwoFactor: (password: string) => request('POST', '/api/auth/two-factor/disable', { password }),
  requestReset: (email: string) => request('POST', '/api/auth/request-password-reset', { email }),
  resetPassword: (token: string, newPassword: string) =>
    request('POST', '/api/auth/reset-password', { token, newPassword }),
  changePassword: (currentPassword: string, newPassword: string) =>
    request('POST', '/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  changeEmail: (newEmail: string, password: string) =>
    request('POST', '/api/auth/change-email', {
      newEmail,
      callbackURL: '/ingresar?correo=confirmado',
      ...(password && { password }),
    }),
  listCredentials: () => request<Credential[]>('GET', '/api/auth/list-accounts'),
  listSessions: () => request<Session[]>('GET', '/api/auth/list-sessions'),
  endSession: (token: string) => request('POST', '/api/auth/revoke-session', { token }),
  endOtherSessions: () => request('POST', '/api/auth/revoke-other-sessions', {}),
  updateProfile: (profile: { firstName: string; lastName: string; bio: string }) =>
    request<User>('PATCH', '/api/account', profile),
  setPicture: (file: Blob) => {
    const form = new FormData()
    form.append('photo', file)
    return request<User>('POST', '/api/account/picture', form)
  },
  deleteAccount: (password: string) => request('DELETE', '/api/account', password ? { password } : {}),
}
