import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { requireMember } from '../../sessions/member.ts'
import { openedGiftCard } from './policy.ts'
import { boughtCards, presentGiftCard } from './present.ts'
import { giftCardSheet, SHEET_FILENAME } from './sheet.ts'

export function giftCardRoutes(app: FastifyInstance): void {
  handle(app, routes.listGiftCards, async (ctx) => boughtCards(ctx, requireMember(ctx)))
  handle(app, routes.getGiftCard, async (ctx, { params }) =>
    presentGiftCard(ctx, await openedGiftCard(ctx, params.token)),
  )
  handle(app, routes.getGiftCardSheet, async (ctx, { params, request, reply }) => {
    const sheet = await giftCardSheet(ctx, await openedGiftCard(ctx, params.token), goneSignal(request))
    reply.header('content-disposition', `inline; filename="${SHEET_FILENAME}"`)
    return reply.type('application/pdf').send(Buffer.from(sheet))
  })
}
