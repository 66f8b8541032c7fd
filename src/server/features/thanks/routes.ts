import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { ownedStory, readableStory } from '../stories/policy.ts'
import { thanksOf } from './reads.ts'
import { deleteThanks, sendThanks } from './writes.ts'

export function thanksRoutes(app: FastifyInstance): void {
  handle(app, routes.sendThanks, async (ctx, { params: { token }, body }) => {
    await sendThanks(ctx, token, body)
    return { sent: true as const }
  })
  // The message that tells of it leads to the page of the purchase, which opens on any device of the buyer's.
  handle(app, routes.listThanks, async (ctx, { params }) => {
    const { id } = await readableStory(ctx, params.storyId)
    return thanksOf(ctx, id)
  })
  handle(app, routes.deleteThanks, async (ctx, { params }) => {
    const story = await ownedStory(ctx, params.storyId)
    await deleteThanks(ctx, story, params.thanksId)
    return thanksOf(ctx, story.id)
  })
}
