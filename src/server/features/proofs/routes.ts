import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { asSomebody } from '../../http/identity.ts'
import { storeProof } from './writes.ts'

export function proofRoutes(app: FastifyInstance): void {
  handle(app, routes.getChallenge, async (ctx) => ({
    challenge: (await ctx.deps.challenges?.create(ctx.now())) ?? null,
  }))

  handle(app, routes.proveWork, async (ctx, { body, request, reply }) => {
    const me = await asSomebody(ctx, request, reply)
    await storeProof(me, me.who.userId, body)
    return { proven: true as const }
  })
}
