import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MESSAGES } from '../../contract/messages.ts'
import { routes } from '../../contract/routes.ts'
import type { Ctx } from '../context.ts'
import { limitWindows } from '../db/schema/limits.ts'
import { AppError } from '../errors.ts'
import { recordEvent } from '../security-events.ts'

/**
 * How often one person may do what costs something or may be guessed at. Counted in the database, so that all processes
 * count together. A member counts as such, anybody else by address, which a whole school may share, so the limits are generous.
 */
export const LIMITS = {
  signIn: { most: 10, seconds: 300 },
  signUp: { most: 10, seconds: 3_600 },
  credentials: { most: 10, seconds: 3_600 },
  /** Attempts at one account, from wherever they come. */
  account: { most: 50, seconds: 3_600 },
  uploads: { most: 90, seconds: 600 },
  generation: { most: 120, seconds: 3_600 },
  challenges: { most: 300, seconds: 3_600 },
  drawing: { most: 900, seconds: 3_600 },
  checkout: { most: 60, seconds: 3_600 },
  mail: { most: 20, seconds: 3_600 },
} as const satisfies Record<string, { most: number; seconds: number }>
type LimitName = keyof typeof LIMITS

/** The form of a stream's event ids. A request with any other value counts as a new story. */
const RESUMED = /^\d{1,9}:\d{1,9}$/

const of = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const LIMITED: Readonly<Record<string, LimitName>> = {
  'POST /api/auth/sign-in/email': 'signIn',
  'POST /api/auth/sign-in/username': 'signIn',
  'POST /api/auth/sign-in/social': 'signIn',
  'POST /api/auth/sign-up/email': 'signUp',
  'POST /api/auth/request-password-reset': 'credentials',
  'POST /api/auth/reset-password': 'credentials',
  'POST /api/auth/change-password': 'credentials',
  'POST /api/auth/change-email': 'credentials',
  'POST /api/auth/two-factor/enable': 'credentials',
  'POST /api/auth/two-factor/disable': 'credentials',
  'POST /api/auth/two-factor/generate-backup-codes': 'credentials',
  'POST /api/auth/two-factor/verify-totp': 'signIn',
  'POST /api/auth/two-factor/verify-backup-code': 'signIn',
  [of(routes.deleteAccount)]: 'credentials',
  [of(routes.uploadPhoto)]: 'uploads',
  [of(routes.addPhoto)]: 'uploads',
  [of(routes.readLook)]: 'uploads',
  [of(routes.setProfilePicture)]: 'uploads',
  [of(routes.combinePhotos)]: 'uploads',
  [of(routes.getChallenge)]: 'challenges',
  [of(routes.beginStory)]: 'generation',
  [of(routes.generateText)]: 'generation',
  [of(routes.generateStory)]: 'generation',
  [of(routes.streamStory)]: 'generation',
  [of(routes.illustrateStory)]: 'drawing',
  [of(routes.illustrateParagraph)]: 'drawing',
  [of(routes.generateCover)]: 'drawing',
  [of(routes.createCheckoutSession)]: 'checkout',
  [of(routes.shareStory)]: 'mail',
}

/** What a call is counted as; undefined where it may be made as often as one likes. */
export function limitOf(call: { method: string; path: string }): LimitName | undefined {
  return LIMITED[of(call)]
}

/** Turns away who asks too often, before the body is read. */
export function limitCallers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const limit = limitOf({ method: request.method, path: request.routeOptions.url ?? '' })
    // A stream that is taken up again begins nothing.
    if (!limit || RESUMED.test(String(request.headers['last-event-id']))) return
    await takeTurn(request.ctx, limit, callerOf(request))
  })
}

/** @throws AppError too_many, with the time after which to come back */
export async function takeTurn(ctx: Ctx, limit: LimitName, caller: string): Promise<void> {
  if (ctx.deps.settings.RATE_LIMITS === 'off') return
  const { most, seconds } = LIMITS[limit]
  const key = `${limit}:${createHash('sha256').update(caller).digest('base64url').slice(0, 22)}`
  const next = sql`now() + make_interval(secs => ${seconds})`
  // Or begun by a clock that was ahead: no window may end later than one that begins now.
  const isOver = sql`(${limitWindows.endsAt} <= now() or ${limitWindows.endsAt} > ${next})`
  const [window] = await ctx.db
    .insert(limitWindows)
    .values({ key, used: 1, endsAt: next })
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${limitWindows.used} + 1 end`,
        endsAt: sql`case when ${isOver} then ${next} else ${limitWindows.endsAt} end`,
      },
    })
    .returning({
      used: limitWindows.used,
      wait: sql<number>`ceil(extract(epoch from ${limitWindows.endsAt} - now()))::int`,
    })
  if (!window || window.used <= most) return
  ctx.deps.metrics.limited.inc({ limit })
  recordEvent(ctx, 'limited', { limit, userId: ctx.who.userId })
  throw new AppError('too_many', MESSAGES.tooManyRequests, undefined, { retryAfterSeconds: window.wait })
}

function callerOf(request: FastifyRequest): string {
  const { userId, anonymous } = request.ctx.who
  return userId !== null && !anonymous ? `member ${userId}` : `address ${networkOf(request.ip)}`
}

/** The first 64 bits of an IPv6 address: a household gets that prefix and may use any address in it. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
