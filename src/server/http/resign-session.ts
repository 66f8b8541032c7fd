import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { signedValue } from '../sessions/session.ts'

/**
 * Keeps a session whose cookie was signed with the previous secret: the request continues with a newly signed cookie, which
 * the answer also sets.
 */
export async function resignSession(
  { auth, settings }: Pick<Deps, 'auth' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { AUTH_SECRET_PREVIOUS: previous } = settings
  if (!previous) return
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const cookie = request.cookies[name]
  if (!cookie || signedValue(cookie, secret) !== null) return
  const token = signedValue(cookie, previous)
  if (token === null) return
  const signed = `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
  request.cookies[name] = signed
  request.headers.cookie = Object.entries(request.cookies)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('; ')
  const { maxAge = 0 } = attributes
  reply.setCookie(name, signed, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: attributes.secure === true,
    maxAge,
  })
}
