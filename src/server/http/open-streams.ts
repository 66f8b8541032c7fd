import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OPEN_STREAMS } from '../../contract/limits.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { AppError } from '../errors.ts'
import { recordEvent } from '../security-events.ts'
import { networkOf } from './limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers an event stream, which stays open. */
    streams?: boolean
  }
}

/** Soon enough for whoever has closed a window meanwhile. */
const AGAIN_SECONDS = 5

/** Turns away who keeps too many event streams open, before anything is begun for another. Counted in each process for itself. */
export function boundStreams(app: FastifyInstance): void {
  const open = new Map<string, number>()

  function count(holder: string, change: 1 | -1): void {
    const now = (open.get(holder) ?? 0) + change
    if (now > 0) open.set(holder, now)
    else open.delete(holder)
  }

  app.addHook('preHandler', (request, reply, done) => {
    const { config } = request.routeOptions
    if (!config.streams || request.ctx.deps.settings.RATE_LIMITS === 'off') return done()
    const holders = holdersOf(request)
    if (holders.some(({ holder, most }) => (open.get(holder) ?? 0) >= most)) {
      request.ctx.deps.metrics.limited.inc({ limit: 'streams' })
      recordEvent(request.ctx, 'limited', { limit: 'streams', userId: request.ctx.who.userId })
      return done(new AppError('too_many', MESSAGES.tooManyStreams, undefined, { retryAfterSeconds: AGAIN_SECONDS }))
    }
    for (const { holder } of holders) count(holder, 1)
    reply.raw.once('close', () => {
      for (const { holder } of holders) count(holder, -1)
    })
    return done()
  })
}

/** Whoever comes without an identity gets one with the answer: until then only the address counts. */
function holdersOf({ ctx, ip }: FastifyRequest): { holder: string; most: number }[] {
  const { userId } = ctx.who
  return [
    { holder: `address ${networkOf(ip)}`, most: OPEN_STREAMS.address },
    ...(userId === null ? [] : [{ holder: `visitor ${userId}`, most: OPEN_STREAMS.visitor }]),
  ]
}
