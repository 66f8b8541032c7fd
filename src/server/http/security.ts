import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MESSAGES } from '../../contract/messages.ts'
import { AppError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** No inline script, no frame, no remote origin. */
const CONTENT_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'form-action': "'self' https://checkout.stripe.com",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Headers on every answer: put into words once, because they are the same on each. */
export function secureHeaders(app: FastifyInstance, baseUrl: string): void {
  const https = baseUrl.startsWith('https:')
  const policy = Object.entries(CONTENT_POLICY).map(([kind, sources]) => `${kind} ${sources}`)
  if (https) policy.push('upgrade-insecure-requests')
  const headers = {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Refuses what another site made a browser send: every state-changing call, and those marked `sameOrigin`. */
export function refuseCrossSite(app: FastifyInstance, baseUrl: string): void {
  const ours = new URL(baseUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    const { crossSite, sameOrigin } = request.routeOptions.config
    const isHarmless = crossSite || (SAFE_METHODS.has(request.method) && !sameOrigin)
    if (isHarmless || !isCrossSite(request, ours)) done()
    else done(new AppError('forbidden', MESSAGES.crossSite))
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
