import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { sendFile } from '../../http/send-file.ts'
import { bookFile } from '../stories/book.ts'
import { readableStory } from '../stories/policy.ts'
import { untilOnPaper } from './paper.ts'

export function editionRoutes(app: FastifyInstance): void {
  handle(app, routes.getPdf, async (ctx, { params, query: { edition }, request, reply }) => {
    const story = await readableStory(ctx, params.id)
    const signal = goneSignal(request)
    await untilOnPaper(ctx, story, edition, signal)
    return sendFile(ctx, request, reply, await bookFile(ctx, story, edition, signal))
  })
}
