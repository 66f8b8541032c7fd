import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { handle } from '../../http/handle.ts'
import { identify } from '../../http/identity.ts'
import { requireMember } from '../../sessions/member.ts'
import { sessionToken } from '../../sessions/session.ts'
import { pictureFile } from './files.ts'
import { readablePicture, readableStory } from './policy.ts'
import { getStory, getStoryBySession, listParagraphs, listStories } from './reads.ts'
import { sendFile } from '../../http/send-file.ts'

/** As many as a visitor may make a day. */
const MOST_OWN = 20

export function storyRoutes(app: FastifyInstance): void {
  handle(
    app,
    routes.getStory,
    async (ctx, { params, request, reply }) => {
      const token = await sessionToken(ctx.deps, request.cookies)
      const own = token === null ? null : await getStoryBySession(ctx, token, params.id)
      return own ?? getStory({ ...ctx, who: await identify(ctx, request, reply) }, params.id)
    },
    { config: { identifies: true } },
  )

  handle(app, routes.listParagraphs, async (ctx, { params }) =>
    listParagraphs(ctx, await readableStory(ctx, params.storyId)),
  )

  handle(app, routes.listStories, async (ctx, { query }) => listStories(ctx, requireMember(ctx), query))

  handle(app, routes.listOwnStories, async (ctx) =>
    ctx.who.userId === null ? [] : listStories(ctx, ctx.who.userId, { limit: MOST_OWN }),
  )

  handle(app, routes.getPicture, async (ctx, { params, query, request, reply }) => {
    const picture = await readablePicture(ctx, params.id)
    return sendFile(ctx, request, reply, await pictureFile(ctx, picture, query.w, request.headers.accept))
  })
}
