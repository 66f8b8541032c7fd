import type { FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES } from '../../contract/messages.ts'
import { type Ctx, NOBODY, type Who } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { cookieName, isHttps } from '../sessions/cookies.ts'
import { freshSession } from '../sessions/session.ts'

/** Stories whose purchase this browser has verified, in a signed cookie. */
const BOUGHT_COOKIE = 'cuentos.compras'
const BOUGHT_SECONDS = 365 * 86_400
const BOUGHT_MOST = 200

/** The caller of a request. A session that is due to be renewed gets its new cookie with the answer. */
export async function identify(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<Who> {
  const { deps } = ctx
  const bought = readBought(deps.settings, request, reply)
  if (!request.headers.cookie?.includes('session_token')) return bought.size > 0 ? { ...NOBODY, bought } : NOBODY
  const fresh = await freshSession(ctx, request.cookies)
  if (fresh) return { userId: fresh.userId, anonymous: fresh.anonymous, bought }
  const { headers, response: found } = await deps.auth.api
    .getSession({ headers: webHeaders(request), returnHeaders: true })
    .catch(explain)
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!found) return { ...NOBODY, bought }
  return { userId: found.user.id, anonymous: found.user.isAnonymous === true, bought }
}

/** The context of a caller with an identity: the first write gives a visitor one. */
export async function asSomebody(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx & { who: { userId: string } }> {
  if (ctx.who.userId !== null) return ctx as Ctx & { who: { userId: string } }
  const { headers, response } = await ctx.deps.auth.api.signInAnonymous({
    headers: webHeaders(request),
    returnHeaders: true,
  })
  if (!response) throw new Error('no identity could be given')
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  const who = { ...ctx.who, userId: response.user.id, anonymous: true }
  request.ctx = { ...ctx, who }
  return { ...ctx, who }
}

/** Lets this browser read a story from now on. */
export function rememberBought(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, storyId: number): void {
  const { settings } = ctx.deps
  const ids = [...new Set([storyId, ...readBought(settings, request)])].slice(0, BOUGHT_MOST)
  setBought(settings, reply, ids.join('.'))
}

function setBought(settings: Settings, reply: FastifyReply, ids: string): void {
  reply.setCookie(cookieName(settings, BOUGHT_COOKIE), ids, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(settings),
    signed: true,
    maxAge: BOUGHT_SECONDS,
  })
}

/** A cookie signed with the previous secret is signed anew, where there is a reply to set it on. */
function readBought(settings: Settings, request: FastifyRequest, reply?: FastifyReply): Set<number> {
  const raw = request.cookies[cookieName(settings, BOUGHT_COOKIE)]
  if (!raw) return new Set()
  const { valid, renew, value } = request.unsignCookie(raw)
  if (valid && renew && reply) setBought(settings, reply, value)
  return new Set(valid && value ? value.split('.').map(Number).filter(Number.isInteger) : [])
}

/** The library hides the cause behind a code of its own; only the database can fail there. */
function explain(error: unknown): never {
  const { body } = error as { body?: { code?: string } }
  if (body?.code !== 'FAILED_TO_GET_SESSION') throw error
  throw new AppError('unavailable', MESSAGES.unavailable, undefined, { retryAfterSeconds: 5 })
}

export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
