import type { FastifyInstance } from 'fastify'
import { routes } from '../../contract/routes.ts'
import type { Config } from '../../contract/config.ts'
import type { Deps } from '../context.ts'
import type { Settings } from '../settings.ts'
import { handle } from './handle.ts'
import { createReadiness } from './readiness.ts'

export function systemRoutes(app: FastifyInstance, deps: Deps, draining: AbortSignal): void {
  const readiness = createReadiness(deps, draining)
  handle(app, routes.getHealth, async () => ({ status: 'ok' as const }))
  handle(app, routes.getReady, async (_ctx, { reply }) => {
    const answer = await readiness()
    if (answer.status !== 'ready') reply.status(503)
    return answer
  })
  handle(app, routes.getConfig, async (ctx) => presentConfig(ctx.deps.settings))
}

/** What the browser may know of the settings. */
export function presentConfig(settings: Settings): Config {
  return {
    productName: settings.PRODUCT_NAME,
    price: { amount: settings.PRICE_CENTS, currency: settings.PRICE_CURRENCY },
    teaserPrice: settings.TEASER_PRICE || null,
    engines: { text: engineKind(settings.TEXT_MODEL), image: engineKind(settings.IMAGE_MODEL) },
    payments: settings.PAYMENTS,
    cash: settings.PAYMENTS === 'stripe' && settings.STRIPE_METHODS.includes('oxxo'),
    mail: settings.SMTP_URL !== undefined,
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    legal: presentLegal(settings),
    retentionDays: settings.RETENTION_DAYS,
    oidc: settings.OIDC_ISSUER !== undefined,
  }
}

function presentLegal({ LEGAL_NAME: name, LEGAL_ADDRESS: address, LEGAL_TAX_ID: taxId }: Settings): Config['legal'] {
  return name === undefined ? null : { name, address: address ?? null, taxId: taxId ?? null }
}

function engineKind(names: Settings['TEXT_MODEL']): 'embedded' | 'ai' {
  return names[0]?.provider === 'embedded' ? 'embedded' : 'ai'
}
