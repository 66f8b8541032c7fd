import type { FastifyInstance } from 'fastify'
import { GIFT_PAGE, type Parcel, tokenSchema } from '../../../contract/gifts.ts'
import { routes } from '../../../contract/routes.ts'
import type { Ctx } from '../../context.ts'
import { AppError, HTTP_STATUS } from '../../errors.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { identify } from '../../http/identity.ts'
import { ONE_CLICK, oneClickRoutes } from '../../http/one-click.ts'
import { sendFile } from '../../http/send-file.ts'
import { recordingFile } from '../recordings/reads.ts'
import { bookFile } from '../stories/book.ts'
import { dedicationPhoto, dedicationSound } from '../stories/dedications.ts'
import { pictureFile } from '../stories/files.ts'
import { ownedStory, usedPicture } from '../stories/policy.ts'
import { openedGift, receivedGift } from './policy.ts'
import { presentGift, presentParcel } from './present.ts'
import { changeGift, closeGift, openParcel, renewGift, stopGiftMail, wrapGift } from './writes.ts'

/** The gift's page as HTML; null for a link that opens nothing. */
export type RenderGift = (parcel: Parcel | null, token: string) => Promise<string>

/** `render` draws the recipient's page, where the web application is served too. */
export function giftRoutes(app: FastifyInstance, render?: RenderGift): void {
  handle(app, routes.getGift, async (ctx, { params }) =>
    presentGift(ctx, await wrapGift(ctx, await ownedStory(ctx, params.storyId))),
  )
  handle(app, routes.changeGift, async (ctx, { params, body }) =>
    presentGift(ctx, await changeGift(ctx, await ownedStory(ctx, params.storyId), body)),
  )
  handle(app, routes.renewGift, async (ctx, { params }) =>
    presentGift(ctx, await renewGift(ctx, await ownedStory(ctx, params.storyId))),
  )
  handle(app, routes.closeGift, async (ctx, { params }) =>
    presentGift(ctx, await closeGift(ctx, await ownedStory(ctx, params.storyId))),
  )

  handle(app, routes.getParcel, async (ctx, { params: { token } }) =>
    presentParcel(ctx, token, await receivedGift(ctx, token)),
  )
  handle(app, routes.openParcel, async (ctx, { params: { token } }) => {
    await openParcel(ctx, token)
    return { opened: true as const }
  })
  oneClickRoutes(app, (scope) =>
    handle(
      scope,
      routes.stopGiftMail,
      async (ctx, { params: { token } }) => {
        await stopGiftMail(ctx, token)
        return { stopped: true as const }
      },
      ONE_CLICK,
    ),
  )
  handle(app, routes.getParcelPicture, async (ctx, { params: { token, id }, query, request, reply }) => {
    const picture = await usedPicture(ctx, await openedGift(ctx, token), id)
    return sendFile(ctx, request, reply, await pictureFile(ctx, picture, query.w, request.headers.accept))
  })
  handle(app, routes.getParcelDedicationPhoto, async (ctx, { params: { token, entryId }, request, reply }) =>
    sendFile(ctx, request, reply, await dedicationPhoto(ctx, await openedGift(ctx, token), entryId)),
  )
  handle(app, routes.getParcelDedicationSound, async (ctx, { params: { token, entryId }, request, reply }) =>
    sendFile(ctx, request, reply, await dedicationSound(ctx, await openedGift(ctx, token), entryId)),
  )
  handle(app, routes.getParcelBook, async (ctx, { params: { token }, query, request, reply }) => {
    const story = await openedGift(ctx, token)
    return sendFile(ctx, request, reply, await bookFile(ctx, story, query.edition, goneSignal(request)))
  })

  handle(app, routes.getParcelRecording, async (ctx, { params: { token, chapter }, request, reply }) =>
    sendFile(ctx, request, reply, await recordingFile(ctx, await openedGift(ctx, token), chapter)),
  )

  app.get(
    `${GIFT_PAGE}/:token`,
    { schema: { hide: true }, config: { terms: { limit: 'parcels', privacy: 'personal' } } },
    async (request, reply) => {
      const ctx = { ...request.ctx, who: await identify(request.ctx, request, reply) }
      const { data } = tokenSchema.safeParse(request.params)
      const parcel = data ? await findParcel(ctx, data.token) : null
      // The address is the key: no search engine lists it, and no other site is told of it.
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
      reply.status(parcel ? 200 : HTTP_STATUS.not_found)
      if (!render) return reply.type('application/json').send(JSON.stringify(parcel))
      return reply.type('text/html; charset=utf-8').send(await render(parcel, data?.token ?? ''))
    },
  )
}

async function findParcel(ctx: Ctx, token: string): Promise<Parcel | null> {
  try {
    return await presentParcel(ctx, token, await receivedGift(ctx, token))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
