import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Terms } from '../../contract/terms.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often the route may be called, and who may keep its answers. No route is without them. */
    terms?: Terms
  }
}

/** What is alike for everybody and costs next to nothing: pages, files of the program, descriptions. */
export const PUBLIC_READS: Terms = { limit: 'reads', privacy: 'public' }

/** Stops the start where a route says nothing of how often it may be called and who may keep its answers. */
export function requireTerms(app: FastifyInstance): void {
  const served: RouteOptions[] = []
  app.addHook('onRoute', (route) => void served.push(route))
  app.addHook('onReady', (done) => {
    const without = served.find(({ config }) => !config?.terms)
    done(without && new Error(`${String(without.method)} ${without.url} names no limit`))
  })
}

/** Registers what a plugin serves under the terms given: a plugin knows nothing of them. */
export async function underTerms(
  app: FastifyInstance,
  terms: Terms,
  register: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, terms }
    })
    await register(scope)
  })
}

/** What tells of somebody is kept by nobody on its way: errors included, therefore before anything else is done. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.terms?.privacy === 'personal') reply.header('cache-control', 'no-store')
    done()
  })
}
