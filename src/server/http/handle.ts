import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { Route } from '../../contract/routes.ts'
import type { Ctx } from '../context.ts'

const EVENT_STREAM = 'text/event-stream'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's context. Set before every handler under /api. */
    ctx: Ctx
  }
  interface FastifyContextConfig {
    /** Also refuses cross-site calls of a GET route. */
    sameOrigin?: boolean
    /** The handler identifies the caller itself, in the query that reads the data. Until then `ctx.who` is NOBODY. */
    identifies?: boolean
    /** Where `Last-Event-ID` names an event, the call goes on with what was begun before and begins nothing. */
    resumes?: boolean
    /** Answers with what no browser shows as a page. */
    data?: boolean
    /** Called by other servers, which authenticate by signature. */
    crossSite?: boolean
  }
}

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : undefined

type Answer<R extends Route> = R['response'] extends z.ZodType ? z.input<R['response']> : unknown

type Call<R extends Route> = {
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  body: Parsed<R, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** Binds a route of the contract to its verb: what comes in and what goes out is checked by the contract's schemas. */
export function handle<R extends Route>(
  app: FastifyInstance,
  route: R,
  run: (ctx: Ctx, call: Call<R>) => Promise<Answer<R>>,
  options: RouteShorthandOptions = {},
): void {
  app.route({
    ...options,
    method: route.method,
    url: route.path,
    config: {
      ...options.config,
      terms: { limit: route.limit, privacy: route.privacy },
      streams: route.produces === EVENT_STREAM,
      data: route.produces === EVENT_STREAM || (route.response !== undefined && route.produces === undefined),
    },
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? 'api'],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.response && { response: { 200: route.response } }),
      ...(route.produces && { produces: [route.produces] }),
      ...(route.form && { consumes: ['multipart/form-data'] }),
    },
    handler: (request, reply) =>
      run(request.ctx, {
        params: request.params as Parsed<R, 'params'>,
        query: request.query as Parsed<R, 'query'>,
        body: request.body as Parsed<R, 'body'>,
        request,
        reply,
      }),
  })
}
