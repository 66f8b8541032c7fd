import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { passwordAgainSchema } from '../../../contract/accounts.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { AUTH_TERMS } from '../../../contract/terms.ts'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'
import { knownDevice, rememberDevice } from '../../http/devices.ts'
import { networkOf } from '../../http/limits.ts'
import { hasZeroByte } from '../../http/zero-bytes.ts'
import { announceChange, announceDevice, beforeChange, ownerOfAddress } from './announce.ts'
import { newToken, type Recorded, recordAnswer, resetOwner } from './auth-events.ts'
import { ADDRESS_HEADER } from './auth.ts'
import { webHeaders } from '../../http/identity.ts'
import { endedToken, nameSessions } from './session-list.ts'
import { claimAfterSecondStep, isSecondStep, prepareSecondStep } from './two-factor.ts'
import { accountOf, giveBack, takeTry, type Try } from './guesses.ts'
import { requireStrongPassword } from './own-words.ts'
import { requirePassword } from './require-password.ts'

/** Lets better-auth answer its own calls, in a scope that leaves their bodies to it. */
export function credentialRoutes(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    for (const [call, terms] of Object.entries(AUTH_TERMS)) {
      scope.route({
        method: ['GET', 'POST'],
        url: `/api/auth/${call}`,
        schema: { hide: true },
        config: { terms },
        handler: (request, reply) => answer(request.ctx, request, reply),
      })
    }
    done()
  })
}

async function answer(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const headers = webHeaders(request)
  headers.set(ADDRESS_HEADER, request.ip)
  const call = request.routeOptions.url ?? ''
  const confirmsForAnother = call.endsWith('/verify-email') && (ctx.who.userId === null || ctx.who.anonymous)
  if (confirmsForAnother) headers.delete('cookie')
  let body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null
  if (hasZeroByte(parseBody(body))) throw new AppError('invalid', MESSAGES.unkeepable)
  const attempt = await beginTry(ctx, request, call, body)
  let about = call.endsWith('/reset-password') ? await resetOwner(ctx, asObject(parseBody(body))['token']) : undefined
  if (/\/(reset|change)-password$/.test(call)) {
    const member = about ?? (ctx.who.anonymous ? null : ctx.who.userId)
    if (member) await requireStrongPassword(ctx, member, asObject(parseBody(body))['newPassword'])
  }
  if (isSecondStep(call)) {
    const { code, userId } = await prepareSecondStep(ctx, call, request.cookies, headers, parseBody(body))
    body = Buffer.from(JSON.stringify({ code }))
    about = userId
  }
  if (call.endsWith('/revoke-session')) {
    const token = await endedToken(ctx, asObject(parseBody(body))['token'])
    body = Buffer.from(JSON.stringify({ token }))
  }
  // The address receives password resets, so changing it takes the password too.
  if (call.endsWith('/change-email') && ctx.who.userId !== null) {
    await requirePassword(ctx, ctx.who.userId, parsePassword(body))
  }
  const before = await beforeChange(ctx, await changing(ctx, request, call, about))
  const begun = ctx.now()
  const response = await ctx.deps.auth.handler(
    new Request(new URL(request.url, ctx.deps.settings.BASE_URL), { method: request.method, headers, body }),
  )
  // The library answers 500 to whatever goes wrong inside; where the database is down, ping throws the error that says so.
  if (response.status >= 500) await ctx.deps.database.ping()
  const text = await response.text()
  const cookies = response.headers.getSetCookie()
  const location = response.headers.get('location')
  const { status } = response
  const errorCode = status >= 400 ? parseError(text).code : ''
  const name = call.replace('/api/auth/', '')
  const done = await recordAnswer(ctx, { call: name, status, location, setCookies: cookies, errorCode }, about)
  if (status >= 400) throw describe(status, text)
  await giveBack(ctx, attempt)
  await announceChange(ctx, done.event, before)
  await noteDevice(ctx, request, reply, done, begun)
  if (isSecondStep(call)) await claimAfterSecondStep(ctx, parseJson(text))
  if (confirmsForAnother) await discardSession(ctx, cookies)
  else for (const cookie of await toKeep(ctx, text, cookies)) reply.header('set-cookie', cookie)
  if (location) return reply.redirect(location, 302)
  return reply
    .status(status)
    .type('application/json')
    .send(call.endsWith('/list-sessions') ? await nameSessions(ctx, request.cookies, text) : text || 'null')
}

/** Between password and code a visitor keeps the anonymous session, which the library would end here. */
async function toKeep({ deps, who }: Ctx, text: string, cookies: string[]): Promise<string[]> {
  if (!who.anonymous || !(parseJson(text) as { twoFactorRedirect?: true } | null)?.twoFactorRedirect) return cookies
  const { authCookies } = await deps.auth.$context
  return cookies.filter((cookie) => !cookie.startsWith(`${authCookies.sessionToken.name}=`))
}

/**
 * A link proves who owns the address, not who uses this browser: opened where that member is not signed in, it confirms
 * the address without signing in, so that a visitor's stories stay with the visitor.
 */
async function discardSession(ctx: Ctx, setCookies: string[]): Promise<void> {
  const token = await newToken(ctx, setCookies)
  if (token !== null) await ctx.db.delete(sessions).where(eq(sessions.token, token))
}

const NO_TRY: Try = { keys: [] }

/** Counts a password that is about to be looked at, or a message that is asked for. */
async function beginTry(ctx: Ctx, request: FastifyRequest, call: string, body: Uint8Array | null): Promise<Try> {
  if (!body || !/\/(sign-in\/(email|username)|request-password-reset)$/.test(call)) return NO_TRY
  const given = asObject(parseBody(body))
  const typed = given['email'] ?? given['username']
  if (typeof typed !== 'string') return NO_TRY
  const account = await accountOf(ctx, typed)
  if (call.endsWith('/request-password-reset')) {
    await takeTry(ctx, [['reset', account]])
    return NO_TRY
  }
  const device = knownDevice(ctx.deps.settings, request, account)
  if (device) return takeTry(ctx, [['device', device, account]])
  return takeTry(ctx, [
    ['address', networkOf(request.ip), account],
    ['account', account],
  ])
}

/** Whose account a call may change, where it is one that does. */
async function changing(
  ctx: Ctx,
  { query }: FastifyRequest,
  call: string,
  about: string | undefined,
): Promise<string | null | undefined> {
  if (!/\/((reset|change)-password|verify-email|two-factor\/[\w-]+)$/.test(call)) return null
  if (call.endsWith('/verify-email')) return ownerOfAddress(ctx, addressIn(asObject(query)['token']))
  return about ?? (ctx.who.anonymous ? null : ctx.who.userId)
}

/** The address that a link was made for, unproven. */
function addressIn(token: unknown): string {
  const [, payload = ''] = typeof token === 'string' ? token.split('.') : []
  const { email } = asObject(parseJson(Buffer.from(payload, 'base64url').toString()))
  return typeof email === 'string' ? email : ''
}

/** A member who signs in where they had not before is told, unless the account is as new as that. */
async function noteDevice(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  { event, entered }: Recorded,
  begun: Date,
): Promise<void> {
  if (!entered || (event !== 'sign_in' && event !== 'sign_up')) return
  const { settings } = ctx.deps
  if (event === 'sign_in' && !knownDevice(settings, request, entered)) await announceDevice(ctx, entered, begun)
  rememberDevice(settings, request, reply, entered)
}

function parsePassword(body: Uint8Array | null): string | undefined {
  return passwordAgainSchema.safeParse(parseBody(body)).data?.password
}

function asObject(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

function parseBody(body: Uint8Array | null): unknown {
  return parseJson(Buffer.from(body ?? []).toString())
}

const WRONG = { code: 'unauthorized', message: MESSAGES.credentialsWrong } as const
const EXPIRED = { code: 'invalid', message: MESSAGES.linkExpired } as const

const BY_CODE: Record<string, { code: ErrorCode; message: string; field?: string }> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG,
  INVALID_USERNAME_OR_PASSWORD: WRONG,
  USER_NOT_FOUND: WRONG,
  CREDENTIAL_ACCOUNT_NOT_FOUND: { code: 'invalid', message: MESSAGES.passwordNone, field: 'currentPassword' },
  INVALID_PASSWORD: { code: 'invalid', message: MESSAGES.passwordWrong, field: 'currentPassword' },
  INVALID_EMAIL: { code: 'invalid', message: MESSAGES.emailInvalid, field: 'email' },
  EMAIL_IS_THE_SAME: { code: 'invalid', message: MESSAGES.emailSame, field: 'email' },
  USER_ALREADY_EXISTS: { code: 'conflict', message: MESSAGES.emailTaken, field: 'email' },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { code: 'conflict', message: MESSAGES.emailTaken, field: 'email' },
  USERNAME_IS_ALREADY_TAKEN: { code: 'conflict', message: MESSAGES.usernameTaken, field: 'username' },
  USERNAME_INVALID: { code: 'invalid', message: MESSAGES.usernameInvalid, field: 'username' },
  USERNAME_TOO_SHORT: { code: 'invalid', message: MESSAGES.usernameInvalid, field: 'username' },
  USERNAME_TOO_LONG: { code: 'invalid', message: MESSAGES.usernameInvalid, field: 'username' },
  INVALID_USERNAME: { code: 'invalid', message: MESSAGES.usernameInvalid, field: 'username' },
  PASSWORD_TOO_SHORT: { code: 'invalid', message: MESSAGES.passwordShort, field: 'password' },
  PASSWORD_TOO_LONG: { code: 'invalid', message: MESSAGES.passwordLong, field: 'password' },
  INVALID_CODE: { code: 'invalid', message: MESSAGES.codeWrong, field: 'code' },
  INVALID_BACKUP_CODE: { code: 'invalid', message: MESSAGES.backupCodeWrong, field: 'code' },
  INVALID_TWO_FACTOR_COOKIE: { code: 'unauthorized', message: MESSAGES.codeTooLate },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'unauthorized', message: MESSAGES.codesExhausted },
  ACCOUNT_TEMPORARILY_LOCKED: { code: 'too_many', message: MESSAGES.codesLocked },
  TOTP_ALREADY_ENABLED: { code: 'conflict', message: MESSAGES.twoFactorOn },
  TOTP_NOT_ENABLED: { code: 'invalid', message: MESSAGES.twoFactorOff },
  TWO_FACTOR_NOT_ENABLED: { code: 'invalid', message: MESSAGES.twoFactorOff },
  BACKUP_CODES_NOT_ENABLED: { code: 'invalid', message: MESSAGES.twoFactorOff },
  INVALID_TOKEN: EXPIRED,
  TOKEN_EXPIRED: EXPIRED,
}

/** Translates an error of better-auth into ours. */
function describe(status: number, text: string): AppError {
  const given = parseError(text)
  if (given.code === 'PASSWORD_REFUSED') {
    return new AppError('invalid', given.message, { password: given.message })
  }
  const known = BY_CODE[given.code]
  if (known) return new AppError(known.code, known.message, known.field ? { [known.field]: known.message } : undefined)
  if (status === 429) return new AppError('too_many', MESSAGES.tooManyRequests)
  if (status === 401) return new AppError('unauthorized', MESSAGES.loginRequired)
  if (status === 404) return new AppError('not_found', MESSAGES.notFound)
  return status >= 500 ? new AppError('internal', MESSAGES.internal) : new AppError('invalid', MESSAGES.invalidRequest)
}

function parseError(text: string): { code: string; message: string } {
  const { message = '', code = asCode(message) } = (parseJson(text) ?? {}) as { code?: string; message?: string }
  return { code, message }
}

/** Some of better-auth's errors have only a message. */
function asCode(message: string): string {
  return message.toUpperCase().replaceAll(' ', '_')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
