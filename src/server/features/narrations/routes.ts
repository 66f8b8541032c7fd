import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { ownedStory } from '../stories/policy.ts'
import { presentNarration } from './reads.ts'
import { startNarration } from './writes.ts'

export function narrationRoutes(app: FastifyInstance): void {
  handle(app, routes.getNarration, async (ctx, { params }) =>
    presentNarration(ctx, await ownedStory(ctx, params.storyId)),
  )
  handle(app, routes.startNarration, async (ctx, { params }) => {
    const story = await ownedStory(ctx, params.storyId)
    await startNarration(ctx, story)
    return presentNarration(ctx, story)
  })
}
