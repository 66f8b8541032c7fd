import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Bound, type LimitName, LIMITS } from '../../contract/limits.ts'
import { MESSAGES } from '../../contract/messages.ts'
import type { Ctx } from '../context.ts'
import { limitWindows } from '../db/schema/limits.ts'
import { paragraphs, pictures } from '../db/schema/stories.ts'
import { AppError } from '../errors.ts'
import { recordEvent } from '../security-events.ts'

/** The form of a stream's event ids. A request with any other value counts as a new story. */
const RESUMED = /^\d{1,9}:\d{1,9}$/
const ID = /^[1-9]\d{0,9}$/

/** Between the beginnings of calls that are counted together; no call waits longer for its turn. */
const AT_ONCE_SECONDS = 60

/** Turns away who asks too often, before the body is read. What counts how often, each route's terms say. */
export function limitCallers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { terms, resumes } = request.routeOptions.config
    const limit = terms?.limit
    // A stream that is taken up again begins nothing. No other call may be excused by that header.
    if (!limit || (resumes && RESUMED.test(String(request.headers['last-event-id'])))) return
    const bounds: readonly Bound[] = LIMITS[limit]
    if (bounds.length === 0) return
    const turns = await Promise.all(bounds.map(async (bound) => ({ bound, of: await whose(request, bound) })))
    await takeTurns(
      request.ctx,
      limit,
      turns.flatMap(({ bound, of }) => (of === null ? [] : [{ bound, of }])),
    )
  })
}

type Turn = { bound: Bound; of: string }

async function takeTurns(ctx: Ctx, limit: LimitName, turns: readonly Turn[]): Promise<void> {
  if (ctx.deps.settings.RATE_LIMITS === 'off' || turns.length === 0) return
  const asked = turns
    .map(({ bound: { by, most, seconds }, of }) => ({ key: keyOf(limit, by, of), most, seconds }))
    // In one order everywhere, so that two calls do not wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  // Or begun by a clock that was ahead: no window may end later than one that begins now. Of calls at once the later may
  // be counted first: that it ends a little later is no sign of such a clock, and must not begin the window anew.
  const isOver = sql`(${limitWindows.endsAt} <= now()
    or ${limitWindows.endsAt} > excluded.ends_at + make_interval(secs => ${AT_ONCE_SECONDS}))`
  const windows = await ctx.db
    .insert(limitWindows)
    .values(asked.map(({ key, seconds }) => ({ key, used: 1, endsAt: sql`now() + make_interval(secs => ${seconds})` })))
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${limitWindows.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end`,
      },
    })
    .returning({
      key: limitWindows.key,
      used: limitWindows.used,
      wait: sql<number>`ceil(extract(epoch from ${limitWindows.endsAt} - now()))::int`,
    })
  const spent = windows.filter(({ key, used }) => used > (asked.find((turn) => turn.key === key)?.most ?? 0))
  if (spent.length === 0) return
  ctx.deps.metrics.limited.inc({ limit })
  recordEvent(ctx, 'limited', { limit, userId: ctx.who.userId })
  const retryAfterSeconds = Math.max(...spent.map(({ wait }) => wait))
  throw new AppError('too_many', MESSAGES.tooManyRequests, undefined, { retryAfterSeconds })
}

/** A digest, so that no address is stored. */
function keyOf(limit: LimitName, by: Bound['by'], of: string): string {
  return `${limit}:${by}:${createHash('sha256').update(of).digest('base64url').slice(0, 22)}`
}

/** Whose turn a request takes; null where it is nobody's: what it names is not a story. */
async function whose(request: FastifyRequest, { by }: Bound): Promise<string | null> {
  if (by === 'person') return callerOf(request)
  if (by === 'address') return networkOf(request.ip)
  if (by === 'link') return (request.params as { token?: string } | undefined)?.token ?? null
  const storyId = await storyIn(request)
  // Somebody else's calls must not use up its owner's turns.
  return storyId === null ? null : `${storyId} of ${request.ctx.who.userId}`
}

function callerOf(request: FastifyRequest): string {
  const { userId, anonymous } = request.ctx.who
  return userId !== null && !anonymous ? `member ${userId}` : `address ${networkOf(request.ip)}`
}

/** The story that the path names, by itself or by a part of it. */
async function storyIn({ ctx, params, routeOptions }: FastifyRequest): Promise<number | null> {
  const { storyId, id = storyId } = (params ?? {}) as Record<string, string | undefined>
  if (id === undefined || !ID.test(id) || Number(id) > 2_147_483_647) return null
  const [, , noun] = (routeOptions.url ?? '').split('/')
  if (noun === 'stories') return Number(id)
  const table = noun === 'paragraphs' ? paragraphs : pictures
  const [part] = await ctx.db
    .select({ storyId: table.storyId })
    .from(table)
    .where(eq(table.id, Number(id)))
  return part?.storyId ?? null
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
