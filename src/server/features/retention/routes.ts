import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { ownedStory } from '../stories/policy.ts'
import { deleteStory } from '../stories/writes.ts'
import { forgetStory } from './forget.ts'

export function retentionRoutes(app: FastifyInstance): void {
  handle(app, routes.deleteStory, async (ctx, { params, query }) => {
    const story = await ownedStory(ctx, params.id)
    await (query.photos === 'delete' ? forgetStory(ctx, story) : deleteStory(ctx, story))
    return { id: params.id }
  })
}
