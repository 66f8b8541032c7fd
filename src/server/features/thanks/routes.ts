import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readForm } from '../../http/read-upload.ts'
import { sendFile } from '../../http/send-file.ts'
import { ownedStory, readableStory } from '../stories/policy.ts'
import { thanksOf, thanksSound } from './reads.ts'
import { deleteThanks, sendThanks } from './writes.ts'

export function thanksRoutes(app: FastifyInstance): void {
  handle(app, routes.sendThanks, async (ctx, { params: { token }, request }) => {
    const { fields, sound } = await readForm(request, routes.sendThanks.form)
    await sendThanks(ctx, token, { ...fields, sound }, goneSignal(request))
    return { sent: true as const }
  })
  // The message that tells of it leads to the page of the purchase, which opens on any device of the buyer's.
  handle(app, routes.listThanks, async (ctx, { params }) => {
    const { id } = await readableStory(ctx, params.storyId)
    return thanksOf(ctx, id)
  })
  handle(app, routes.getThanksSound, async (ctx, { params: { storyId, thanksId }, request, reply }) =>
    sendFile(ctx, request, reply, await thanksSound(ctx, await readableStory(ctx, storyId), thanksId)),
  )
  handle(app, routes.deleteThanks, async (ctx, { params }) => {
    const story = await ownedStory(ctx, params.storyId)
    await deleteThanks(ctx, story, params.thanksId)
    return thanksOf(ctx, story.id)
  })
}
