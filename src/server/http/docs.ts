import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '../../contract/errors.ts'
import { type Bound, LIMITS, OPEN_STREAMS } from '../../contract/limits.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { PUBLIC_READS, underTerms } from './terms.ts'

/** As strict as the product's other pages, except that the page's style sheet has `data:` images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/api/openapi.json` from the same schemas that validate, and a page to read it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, productName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, version: '1', description: 'Every call between the browser and the server.' },
    },
    transform: (document) => {
      const { schema, url } = toJsonSchema(document)
      const bounds = boundsOf(document.route)
      const streams = document.route.config?.streams === true
      if (schema.hide || (bounds.length === 0 && !streams)) return { schema, url }
      const { response } = schema as { response?: object }
      return { schema: { ...schema, response: { ...response, 429: tooMany(bounds, streams) } }, url }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { terms: PUBLIC_READS } }, () => app.swagger())
  await underTerms(app, PUBLIC_READS, async (scope) => {
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY, uiConfig: { validatorUrl: null } })
  })
}

const toJsonSchema = createJsonSchemaTransform({ skipList: [] })

function boundsOf({ config }: RouteOptions): readonly Bound[] {
  return config?.terms ? LIMITS[config.terms.limit] : []
}

/** What else turns away who asks for a stream. */
const STREAMS = `at once ${OPEN_STREAMS.visitor} event streams by visitor and ${OPEN_STREAMS.address} by address`

/** The answer to whoever asks too often, for those who write programs. */
function tooMany(bounds: readonly Bound[], streams: boolean): object {
  const words = bounds.map(({ by, most, seconds }) => `${most} calls in ${seconds / 60} minutes by ${by}`)
  return {
    description: `Too many: at most ${[...words, ...(streams ? [STREAMS] : [])].join(', ')}`,
    headers: { 'retry-after': { type: 'integer', description: 'Seconds until it may be asked again' } },
    content: {
      'application/json': {
        schema: z.toJSONSchema(errorSchema, { target: 'draft-2020-12' }),
        example: { code: 'too_many', message: MESSAGES.tooManyRequests },
      },
    },
  }
}
