import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { openedGiftCard } from './policy.ts'
import { presentGiftCard } from './present.ts'
import { giftCardSheet, SHEET_FILENAME } from './sheet.ts'

export function giftCardRoutes(app: FastifyInstance): void {
  handle(app, routes.getGiftCard, async (ctx, { params }) =>
    presentGiftCard(ctx, await openedGiftCard(ctx, params.token)),
  )
  handle(app, routes.getGiftCardSheet, async (ctx, { params, request, reply }) => {
    const sheet = await giftCardSheet(ctx, await openedGiftCard(ctx, params.token), goneSignal(request))
    reply.header('content-disposition', `inline; filename="${SHEET_FILENAME}"`)
    return reply.type('application/pdf').send(Buffer.from(sheet))
  })
}
