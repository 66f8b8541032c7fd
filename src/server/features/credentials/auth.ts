import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
// Not from the package's own lists of everything, which bring hundreds of modules that nothing here calls.
import { betterAuth } from 'better-auth/minimal'
import { anonymous } from 'better-auth/plugins/anonymous'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { username } from 'better-auth/plugins/username'
import type { Logger } from 'pino'
import {
  email as emailSchema,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  username as usernameSchema,
} from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Db } from '../../db/db.ts'
import { credentials, sessions, twoFactors, users, verifications } from '../../db/schema/accounts.ts'
import type { Auth } from '../../ports.ts'
import type { Settings } from '../../settings.ts'
import type { AccountMail } from './account-mail.ts'
import { claimForMember } from './claim.ts'
import { cookieName, isHttps } from '../../sessions/cookies.ts'
import { sealingKeys } from './keys.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { ownWords } from './own-words.ts'
import { twoFactorPlugin } from './two-factor.ts'

const DAY_SECONDS = 86_400
const SIGN_UP_FIELDS = new Set(['email', 'username', 'name', 'password', 'rememberMe'])
/** Set by this server alone, from the address that the proxy vouches for. */
export const ADDRESS_HEADER = 'x-client-address'

type AuthDeps = { settings: Settings; secret: string; db: Db; mail: (mail: AccountMail) => Promise<void>; log: Logger }

/** Identities: signed, httpOnly session cookies for members and visitors alike. */
export function createAuth({ settings, secret, db, mail, log }: AuthDeps): Auth {
  return betterAuth({
    appName: settings.PRODUCT_NAME,
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secrets: sealingKeys(secret, settings),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    // As long as a visitor's things are kept; renewed once a day while in use.
    session: { expiresIn: settings.RETENTION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        bio: { type: 'string', required: false },
      },
      changeEmail: { enabled: true, updateEmailWithoutVerification: false },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3_600,
      sendResetPassword({ user, token }) {
        const path = `/ingresar?recuperar=${encodeURIComponent(token)}`
        // Not waited for: the answer must not take longer for an address that is known. Asking again sends another.
        mail({ userId: user.id, email: user.email, kind: 'reset', path }).catch((error: unknown) =>
          log.error({ err: error }, 'account mail'),
        )
        return Promise.resolve()
      },
    },
    emailVerification: {
      sendVerificationEmail: ({ user, token }) =>
        mail({
          userId: user.id,
          email: user.email,
          kind: 'confirm',
          path: `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent('/ingresar?correo=confirmado')}`,
        }),
    },
    hooks: { before: createAuthMiddleware(async (ctx) => checkCredentials(ctx.path, ctx.body, settings.PRODUCT_NAME)) },
    onAPIError: { errorURL: `${settings.BASE_URL}/ingresar` },
    advanced: {
      cookiePrefix: cookieName(settings, 'cuentos'),
      // The library's own prefix (`__Secure-`) is weaker than `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: isHttps(settings) },
      // The origin of every call is checked in http/security.ts.
      disableCSRFCheck: true,
      // Addresses to return to are this site's own. Set explicitly, because the library switches the check off under test.
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // http/limits.ts counts for all processes and all calls.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      username({
        minUsernameLength: 3,
        maxUsernameLength: 30,
        usernameValidator: (name) => usernameSchema.safeParse(name).success,
      }),
      // Before the anonymous plugin, which takes every new session for a completed sign-in.
      twoFactorPlugin(),
      anonymous({
        generateName: () => 'Visitante',
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) => claimForMember(db, anonymousUser.user.id, newUser.user.id),
      }),
      ...oidcPlugin(settings),
    ],
  })
}

function oidcPlugin(settings: Settings) {
  if (!settings.OIDC_ISSUER || !settings.OIDC_CLIENT_ID) return []
  return [
    genericOAuth({
      config: [
        {
          providerId: 'oidc',
          clientId: settings.OIDC_CLIENT_ID,
          ...(settings.OIDC_CLIENT_SECRET && { clientSecret: settings.OIDC_CLIENT_SECRET }),
          discoveryUrl: `${settings.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
        },
      ],
    }),
  ]
}

/** Checks that better-auth does not make, or not with our messages. */
async function checkCredentials(path: string, body: unknown, product: string): Promise<void> {
  const given = (body ?? {}) as Record<string, unknown>
  for (const address of [given['email'], given['newEmail']]) {
    if (address !== undefined && !emailSchema.safeParse(address).success) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: MESSAGES.emailInvalid })
    }
  }
  // No other column may be set by the caller: the key in `image`, for one, could name another user's file.
  if (path === '/sign-up/email' && Object.keys(given).some((key) => !SIGN_UP_FIELDS.has(key))) {
    throw new APIError('BAD_REQUEST', { code: 'UNKNOWN_FIELD', message: MESSAGES.invalidRequest })
  }
  if (path === '/sign-up/email' && !usernameSchema.safeParse(given['username']).success) {
    throw new APIError('BAD_REQUEST', { code: 'USERNAME_INVALID', message: MESSAGES.usernameInvalid })
  }
  // Where a member chooses a new one, routes.ts has asked with what is known of them.
  if (path !== '/sign-up/email') return
  const chosen = given['password']
  // Its dictionaries take a while to read: a start does not wait for them.
  const { passwordProblem } = await import('./passwords.ts')
  const problem = passwordProblem(typeof chosen === 'string' ? chosen : '', ownWords(given, product))
  if (problem) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_REFUSED', message: problem })
}
