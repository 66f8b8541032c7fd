import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { MAX_UPLOAD_BYTES } from '../contract/constants.ts'
import { type Ctx, NOBODY, type Deps } from './context.ts'
import { cookieKey } from './sessions/cookies.ts'
import { sealingKeys } from './features/credentials/keys.ts'
import { answerRoutes } from './features/answers/routes.ts'
import { credentialRoutes } from './features/credentials/routes.ts'
import { identify } from './http/identity.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { editionRoutes } from './features/editions/routes.ts'
import { giftCardRoutes } from './features/gift-cards/routes.ts'
import { giftRoutes } from './features/gifts/routes.ts'
import { guestbookRoutes } from './features/guestbooks/routes.ts'
import { generationRoutes } from './features/generation/routes.ts'
import { lookRoutes } from './features/looks/routes.ts'
import { narrationRoutes } from './features/narrations/routes.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { proofRoutes } from './features/proofs/routes.ts'
import { purchaseRoutes } from './features/purchases/routes.ts'
import { recordingRoutes } from './features/recordings/routes.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { revisionRoutes } from './features/revisions/routes.ts'
import { storyRoutes } from './features/stories/routes.ts'
import { thanksRoutes } from './features/thanks/routes.ts'
import { serveDocs } from './http/docs.ts'
import { answerUnreadable, handleErrors } from './http/errors.ts'
import { resignSession } from './http/resign-session.ts'
import { limitCallers } from './http/limits.ts'
import { keepPrivate, requireTerms } from './http/terms.ts'
import { boundStreams } from './http/open-streams.ts'
import { openPages, servePages } from './http/pages.ts'
import { refuseCrossSite, secureHeaders } from './http/security.ts'
import type { Metrics } from './metrics/metrics.ts'
import { presentConfig, systemRoutes } from './http/system.ts'
import { refuseZeroBytes } from './http/zero-bytes.ts'

const MAX_BODY_BYTES = 256 * 1024
const NEVER = new AbortController().signal
const HEADERS_MS = 15_000
/** A connection without traffic in either direction is closed after this time. */
const SILENT_MS = 300_000

type AppOptions = {
  deps: Deps
  log: Logger
  secret: string
  webRoot?: string
  now?: () => Date
  draining?: AbortSignal
}

/** The whole application on the given dependencies; one line registers each feature. */
export async function createApp({
  deps,
  log,
  secret,
  webRoot,
  now = () => new Date(),
  draining = NEVER,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: deps.settings.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 400 },
    // Against clients that send headers or bodies very slowly.
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    requestTimeout: 120_000,
    connectionTimeout: SILENT_MS,
    forceCloseConnections: 'idle',
    // Requests over an open connection are answered normally while the process drains.
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const { settings } = deps
  const installation = { config: presentConfig(settings), baseUrl: settings.BASE_URL, embedConfig: true }
  const pages = webRoot ? await openPages(webRoot, installation) : undefined
  requireTerms(app)
  handleErrors(app, pages)
  secureHeaders(app, settings)
  keepPrivate(app)
  await app.register(fastifyCookie, { secret: sealingKeys(secret, settings).map(({ value }) => cookieKey(value)) })
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 8, parts: 10, fieldSize: 8_192, headerPairs: 40 },
  })
  await serveDocs(app, deps.settings.PRODUCT_NAME)

  refuseCrossSite(app, deps)
  identifyCallers(app, { who: NOBODY, db: deps.database.db, deps, log, now })
  logRequests(app, deps.metrics)
  limitCallers(app)
  refuseZeroBytes(app)
  boundStreams(app)

  endConnections(app, draining)

  systemRoutes(app, deps, draining)
  accountRoutes(app)
  credentialRoutes(app)
  photoRoutes(app)
  lookRoutes(app)
  storyRoutes(app)
  retentionRoutes(app)
  generationRoutes(app)
  editionRoutes(app)
  answerRoutes(app)
  revisionRoutes(app)
  proofRoutes(app)
  purchaseRoutes(app, pages?.renderCheckout)
  giftCardRoutes(app)
  giftRoutes(app, pages?.renderGift)
  recordingRoutes(app)
  narrationRoutes(app)
  thanksRoutes(app)
  guestbookRoutes(app)

  if (webRoot && pages) await servePages(app, webRoot, pages)
  return app
}

function identifyCallers(app: FastifyInstance, base: Ctx): void {
  app.decorateRequest('ctx', null as never)
  app.addHook('onRequest', async (request, reply) => {
    const log = request.log as unknown as Logger
    reply.header('x-request-id', request.id)
    request.ctx = { ...base, log }
    await resignSession(base.deps, request, reply)
    if (!request.url.startsWith('/api/') || request.routeOptions.config.identifies) return
    request.ctx.who = await identify(request.ctx, request, reply)
  })
}

/** While the process drains, each answer closes its connection, so that no request is sent over one that is about to end. */
function endConnections(app: FastifyInstance, draining: AbortSignal): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.aborted) reply.header('connection', 'close')
    done()
  })
}

/** One line a request: method, route (never the address itself, which may carry answers), status, time, story. */
function logRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { url: route = 'unknown' } = request.routeOptions
    const status = reply.statusCode
    requests.observe({ method, route, status }, reply.elapsedTime / 1_000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), ...storyOf(request) }, 'request')
    done()
  })
}

function storyOf({ params, routeOptions }: FastifyRequest): { storyId?: number } {
  if (!routeOptions.url?.startsWith('/api/stories/')) return {}
  const { storyId, id } = (params ?? {}) as { storyId?: unknown; id?: unknown }
  const found = Number(storyId ?? id)
  return Number.isInteger(found) ? { storyId: found } : {}
}
