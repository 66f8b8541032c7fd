import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { sendFile } from '../../http/send-file.ts'
import { rememberBought } from '../../http/identity.ts'
import { requireMember } from '../../sessions/member.ts'
import { pictureFile } from '../stories/files.ts'
import { ownedStory, readableStory } from '../stories/policy.ts'
import { beginPurchase } from './begin.ts'
import { receiveNotice } from './notices.ts'
import { checkoutCover } from './policy.ts'
import { getDelivery } from './reads.ts'
import { shareStory } from './share.ts'
import { type RenderShown, simulatedRoutes } from './simulated-routes.ts'
import { verifySession } from './verify.ts'

/** A session with all that Stripe expands in it is far smaller. */
const MAX_NOTICE_BYTES = 1024 * 1024
const COVER_WIDTH = 960

/** `render` draws the simulated provider's page, where the web application is served too. */
export function purchaseRoutes(app: FastifyInstance, render?: RenderShown): void {
  handle(app, routes.createCheckoutSession, async (ctx, { params, body }) => ({
    url: await beginPurchase(ctx, await ownedStory(ctx, params.storyId), body),
  }))

  handle(
    app,
    routes.verifyCheckoutSession,
    async (ctx, { params, request, reply }) => {
      const { verified, customerEmail, ...rest } = await verifySession(ctx, params.sessionId)
      if ('storyId' in rest) rememberBought(ctx, request, reply, rest.storyId)
      return { verified, customerEmail }
    },
    // It may ask the provider, and gives the browser a key.
    { config: { sameOrigin: true } },
  )

  handle(app, routes.getDelivery, async (ctx, { params }) => {
    const story = await readableStory(ctx, params.storyId)
    const { illustrationStyle, senderName, occasion } = story.brief
    const cover = { illustrationStyle, senderName, occasion }
    return { ...(await getDelivery(ctx, story)), cover, own: story.userId === ctx.who.userId }
  })

  handle(app, routes.shareStory, async (ctx, { params, body }) => {
    requireMember(ctx)
    await shareStory(ctx, await ownedStory(ctx, params.storyId), body)
    return { sent: true as const }
  })

  app.get(
    '/api/purchases/:purchaseId/cover',
    {
      schema: { hide: true, params: z.object({ purchaseId: z.uuid() }) },
      config: { terms: { limit: 'reads', privacy: 'personal' } },
    },
    async (request, reply) => {
      const { purchaseId } = request.params as { purchaseId: string }
      const picture = await checkoutCover(request.ctx, purchaseId)
      // Shown on the provider's page, which is another site.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request.ctx, request, reply, await pictureFile(request.ctx, picture, COVER_WIDTH))
    },
  )

  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/webhooks/stripe',
      {
        schema: { hide: true },
        bodyLimit: MAX_NOTICE_BYTES,
        config: { crossSite: true, terms: { limit: 'signed', privacy: 'personal' } },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await receiveNotice(request.ctx, body, String(request.headers['stripe-signature'] ?? ''))
        return { received: true }
      },
    )
  })

  simulatedRoutes(app, render)
}
