import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { MESSAGES } from '../../contract/messages.ts'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import { recordEvent } from '../security-events.ts'
import type { Settings } from '../settings.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What of them says something of an answer that is no page: data, an event stream. */
const OF_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]
/** Should anybody open such an answer as a page, it may do nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Sets helmet's headers on every answer; they are composed once, because they do not vary. */
export function secureHeaders(app: FastifyInstance, { BASE_URL, HSTS_SUBDOMAINS }: Settings): void {
  const https = BASE_URL.startsWith('https:')
  const headers = compose(
    helmet({
      // No inline script but what a page's own policy knows by its digest, no frame, no remote origin.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'blob:', 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          mediaSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          frameSrc: ["'self'", 'blob:'],
          formAction: ["'self'", 'https://checkout.stripe.com'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          ...(https && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: HSTS_SUBDOMAINS === 'on' } : false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    }),
  )
  const ofData = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => OF_DATA.includes(name.toLowerCase()))),
    'content-security-policy': DATA_POLICY,
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.data ? ofData : headers)
    done()
  })
}

/** What stands in a page and is run or applied, as sources of a content security policy. */
export type InlineSources = { scripts: string; styles: string }

export function inlineSources(page: string): InlineSources {
  const digests = (pattern: RegExp) =>
    [...page.matchAll(pattern)]
      .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      .join('')
  return { scripts: digests(/<script>(.*?)<\/script>/gs), styles: digests(/<style>(.*?)<\/style>/gs) }
}

/** Lets nothing but a page's own script and styles stand in it. */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineSources): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("script-src 'self'", (own) => own + scripts)
    .replace("style-src 'self'", (own) => own + styles)
  reply.header('content-security-policy', policy)
}

/** What a middleware sets on any answer. */
function compose(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  middleware(answer.req, answer, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Refuses what another site made a browser send: every state-changing call, and those marked `sameOrigin`. */
export function refuseCrossSite(app: FastifyInstance, deps: Pick<Deps, 'settings' | 'metrics'>): void {
  const ours = new URL(deps.settings.BASE_URL).host
  app.addHook('onRequest', (request, _reply, done) => {
    const { crossSite, sameOrigin } = request.routeOptions.config
    const isHarmless = crossSite || (SAFE_METHODS.has(request.method) && !sameOrigin)
    if (isHarmless || !isCrossSite(request, ours)) return done()
    recordEvent({ log: request.log, deps }, 'cross_site_refused', { route: request.routeOptions.url })
    done(new AppError('forbidden', MESSAGES.crossSite))
  })
}

/** Browsers say where a call comes from; clients that are not browsers say nothing, and carry no cookies by themselves. */
function isCrossSite(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const source = request.headers.origin ?? request.headers.referer
  if (source === undefined) return false
  if (!URL.canParse(source)) return true
  const { host } = new URL(source)
  return host !== ours && host !== request.host
}
