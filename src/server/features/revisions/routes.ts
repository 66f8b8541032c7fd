import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { ownedParagraph, ownedPicture, ownedStory } from '../stories/policy.ts'
import { presentParagraph } from '../stories/present.ts'
import { getWorkshop } from './reads.ts'
import { changeParagraph, changeStory, choosePicture } from './writes.ts'

export function revisionRoutes(app: FastifyInstance): void {
  handle(app, routes.getWorkshop, async (ctx, { params }) => getWorkshop(ctx, await ownedStory(ctx, params.storyId)))

  handle(app, routes.changeParagraph, async (ctx, { params, body }) => {
    const { paragraph, story } = await ownedParagraph(ctx, params.id)
    return presentParagraph(await changeParagraph(ctx, story, paragraph.id, body))
  })

  handle(app, routes.changeStory, async (ctx, { params, body }) =>
    getWorkshop(ctx, await changeStory(ctx, await ownedStory(ctx, params.id), body)),
  )

  handle(app, routes.choosePicture, async (ctx, { params }) => {
    const { picture, story } = await ownedPicture(ctx, params.id)
    await choosePicture(ctx, picture)
    return getWorkshop(ctx, story)
  })
}
