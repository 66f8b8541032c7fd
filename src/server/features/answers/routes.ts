import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readAnswers } from './reads.ts'

export function answerRoutes(app: FastifyInstance): void {
  handle(app, routes.readAnswers, (ctx, { body, query, request }) =>
    readAnswers(ctx, body, query.purpose, goneSignal(request)),
  )
}
