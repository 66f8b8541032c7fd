import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** As strict as the product's other pages, except that the page's style sheet has `data:` images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/api/openapi.json` from the same schemas that validate, and a page to read it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, productName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, version: '1', description: 'Every call between the browser and the server.' },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY, uiConfig: { validatorUrl: null } })
}
