import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import { routes } from '../../../contract/routes.ts'
import { AppError } from '../../errors.ts'
import { handle } from '../../http/handle.ts'
import { sendFile } from '../../http/send-file.ts'
import { asSomebody, rememberBought } from '../../http/identity.ts'
import { requireMember } from '../../sessions/member.ts'
import { giftCardAddress } from '../gift-cards/present.ts'
import { pictureFile } from '../stories/files.ts'
import { ownedStory, readableStory } from '../stories/policy.ts'
import { beginGiftCard, beginPurchase } from './begin.ts'
import { receiveNotice } from './notices.ts'
import { checkoutCover } from './policy.ts'
import { getDelivery } from './reads.ts'
import { shareStory } from './share.ts'
import { type RenderShown, simulatedRoutes } from './simulated-routes.ts'
import { giftCardOfSession, verifySession } from './verify.ts'

/** A session with all that Stripe expands in it is far smaller. */
const MAX_NOTICE_BYTES = 1024 * 1024
const COVER_WIDTH = 960

/** `render` draws the simulated provider's page, where the web application is served too. */
export function purchaseRoutes(app: FastifyInstance, render?: RenderShown): void {
  handle(app, routes.createCheckoutSession, async (ctx, { params, body }) => ({
    url: await beginPurchase(ctx, await ownedStory(ctx, params.storyId), body),
  }))

  handle(app, routes.buyGiftCard, async (ctx, { body, request, reply }) => ({
    url: await beginGiftCard(await asSomebody(ctx, request, reply), body),
  }))

  handle(app, routes.openBoughtGiftCard, async (ctx, { query, reply }) => {
    const card = await giftCardOfSession(ctx, query.session_id)
    const path = card && (await giftCardAddress(ctx, card))
    if (!path) throw new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
    reply.header('referrer-policy', 'no-referrer')
    return reply.redirect(path, 303)
  })

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
