import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'

export function answerRoutes(app: FastifyInstance): void {
  handle(app, routes.readAnswers, (ctx, { body, request }) =>
    ctx.deps.answerReader.read(body, { signal: goneSignal(request) }),
  )
}
