import fastifyCookie from '@fastify/cookie'
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Ctx } from '../src/server/context.ts'
import { handleErrors } from '../src/server/http/errors.ts'

export type Call = { method?: 'GET' | 'POST'; url: string; body?: unknown; headers?: Record<string, string> }

/** The routes of one feature over an application at rest, called as whoever the context says, without a network. */
export async function serveIdle(
  register: (app: FastifyInstance) => void,
): Promise<(ctx: Ctx, call: Call | string) => Promise<LightMyRequestResponse>> {
  let current: Ctx | undefined
  const app = fastify({ bodyLimit: 256 * 1024, routerOptions: { maxParamLength: 400 } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app, undefined)
  await app.register(fastifyCookie, { secret: 'only for tests' })
  app.decorateRequest('ctx', null as never)
  app.addHook('onRequest', async (request) => {
    if (current) request.ctx = current
  })
  register(app)
  await app.ready()
  return (ctx, call) => {
    current = ctx
    const { method = 'GET', url, body, headers = {} } = typeof call === 'string' ? { url: call } : call
    return app.inject({ method, url, headers, ...(body !== undefined && { payload: body as never }) })
  }
}
