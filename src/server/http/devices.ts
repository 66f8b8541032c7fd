import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { cookieName, isHttps } from '../sessions/cookies.ts'

/** A random name of this browser, and digests of who has signed in on it: nothing about the machine. */
const DEVICE_COOKIE = 'cuentos.equipo'
/** As long as browsers keep any. */
const SECONDS = 400 * 86_400
const MOST_MEMBERS = 10

type Device = { id: string; members: string[] }

/** The name of the browser where it is known that this member has signed in on it; null where it is not. */
export function knownDevice(settings: Settings, request: FastifyRequest, userId: string): string | null {
  const device = readDevice(settings, request)
  return device?.members.includes(memberOf(device.id, userId)) ? device.id : null
}

/** Remembers that this member has signed in here. */
export function rememberDevice(settings: Settings, request: FastifyRequest, reply: FastifyReply, userId: string): void {
  const { id, members } = readDevice(settings, request) ?? { id: randomBytes(16).toString('base64url'), members: [] }
  const all = [...new Set([memberOf(id, userId), ...members])].slice(0, MOST_MEMBERS)
  reply.setCookie(cookieName(settings, DEVICE_COOKIE), [id, ...all].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(settings),
    signed: true,
    maxAge: SECONDS,
  })
}

function readDevice(settings: Settings, request: FastifyRequest): Device | null {
  const raw = request.cookies[cookieName(settings, DEVICE_COOKIE)]
  const { valid, value } = raw ? request.unsignCookie(raw) : { valid: false, value: null }
  const [id, ...members] = valid && value ? value.split('.') : []
  return id ? { id, members } : null
}

function memberOf(deviceId: string, userId: string): string {
  return createHash('sha256').update(`${deviceId} ${userId}`).digest('base64url').slice(0, 22)
}
