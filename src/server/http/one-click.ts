import type { FastifyInstance } from 'fastify'

const MAX_FORM_BYTES = 1024

/**
 * For calls that mail programs make for whoever has a message (RFC 8058), from anywhere, with a form that says nothing
 * more. Such a route has `ONE_CLICK` among its options.
 */
export function oneClickRoutes(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, _body, done) => done(null),
    )
    register(scope)
  })
}

export const ONE_CLICK = { config: { crossSite: true } }
