import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { anonymous } from 'better-auth/plugins'
import type { Db } from '../../db/db.ts'
import { credentials, rateLimits, sessions, users, verifications } from '../../db/schema/accounts.ts'
import type { Settings } from '../../settings.ts'

const DAY_SECONDS = 86_400

/** Identities: signed, httpOnly session cookies for members and visitors alike. */
export function createAuth(settings: Settings, secret: string, db: Db) {
  return betterAuth({
    appName: settings.PRODUCT_NAME,
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        rateLimit: rateLimits,
      },
    }),
    // The whole lifetime of what a visitor may leave behind; renewed once a day while in use.
    session: { expiresIn: settings.RETENTION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        bio: { type: 'string', required: false },
      },
    },
    advanced: {
      cookiePrefix: 'cuentos',
      useSecureCookies: settings.BASE_URL.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [anonymous({ generateName: () => 'Visitante', disableDeleteAnonymousUser: true })],
  })
}

export type Auth = ReturnType<typeof createAuth>
