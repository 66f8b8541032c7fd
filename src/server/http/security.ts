import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from '@fastify/helmet'
import { MESSAGES } from '../../contract/messages.ts'
import { AppError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Headers on every answer. No inline script, no frame, no remote origin. */
export async function secureHeaders(app: FastifyInstance, baseUrl: string): Promise<void> {
  const https = baseUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        formAction: ["'self'", 'https://checkout.stripe.com'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

/** Refuses what another site made a browser send: every state-changing call, and those marked `sameOrigin`. */
export function refuseCrossSite(app: FastifyInstance, baseUrl: string): void {
  const ours = new URL(baseUrl).host
  app.addHook('onRequest', async (request) => {
    const { crossSite, sameOrigin } = request.routeOptions.config
    if (crossSite || (SAFE_METHODS.has(request.method) && !sameOrigin)) return
    if (isCrossSite(request, ours)) throw new AppError('forbidden', MESSAGES.crossSite)
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
