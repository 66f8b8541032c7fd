import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enqueue, transact } from '../../context.ts'
import { SIMULATED_CHECKOUT_PATH } from '../../payments/simulated.ts'
import type { Card } from '../../payments/simulated-card.ts'
import type { SimulatedCheckout } from '../../payments/simulated-checkout.ts'
import {
  type CheckoutPage,
  renderCheckoutPage,
  renderMissingPage,
  SIMULATED_CSS,
  SIMULATED_CSS_PATH,
  SIMULATED_FONTS,
  SIMULATED_FONTS_PATH,
} from '../../payments/simulated-page.ts'
import { simulatedNoticeQueue } from './queues.ts'

const MAX_FORM_BYTES = 8 * 1024

/** The simulated provider's pages. With a real provider there are none. */
export function simulatedRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const options = { schema: { hide: true } }
    scope.get(SIMULATED_CSS_PATH, options, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(SIMULATED_CSS),
    )
    for (const [name, font] of Object.entries(SIMULATED_FONTS)) {
      scope.get(`${SIMULATED_FONTS_PATH}/${name}`, options, (_request, reply) =>
        reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
      )
    }

    scope.get(`${SIMULATED_CHECKOUT_PATH}/:sessionId`, options, async (request, reply) => {
      return showPage(request, reply)
    })

    // Where a form was answered with its mistakes, and somebody asks for that address again.
    for (const form of ['code', 'pay']) {
      scope.get(`${SIMULATED_CHECKOUT_PATH}/:sessionId/${form}`, options, async (request, reply) =>
        toPage(request, reply),
      )
    }

    scope.post(`${SIMULATED_CHECKOUT_PATH}/:sessionId/code`, options, async (request, reply) => {
      const code = fieldsOf(request)['code'] ?? ''
      const outcome = await simulatorOf(request)?.applyCode(sessionIdOf(request), code)
      if (outcome?.ok === false && outcome.reason === 'unknown') {
        return showPage(request, reply, { codeProblem: 'Ese código no existe', typedCode: code })
      }
      return toPage(request, reply)
    })

    scope.post(`${SIMULATED_CHECKOUT_PATH}/:sessionId/pay`, options, async (request, reply) => {
      const simulator = simulatorOf(request)
      if (!simulator) return showPage(request, reply)
      const card = cardOf(fieldsOf(request))
      const outcome = await transact(request.ctx, async (ctx) => {
        const outcome = await simulator.pay(ctx.db, sessionIdOf(request), card)
        if (outcome.ok) await enqueue(ctx, simulatedNoticeQueue, outcome.notice)
        return outcome
      })
      if (outcome.ok) return reply.redirect(outcome.successUrl, 303)
      const typed = { expiry: card.expiry, name: card.name }
      return showPage(request, reply, outcome.reason === 'card' ? { problems: outcome.problems, typed } : {})
    })
  })
}

function toPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(`${SIMULATED_CHECKOUT_PATH}/${encodeURIComponent(sessionIdOf(request))}`, 303)
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  changes: Omit<CheckoutPage, 'session' | 'shop'> = {},
): Promise<FastifyReply> {
  const shop = request.ctx.deps.settings.PRODUCT_NAME
  const session = (await simulatorOf(request)?.find(sessionIdOf(request))) ?? null
  const wrong = changes.problems ?? changes.codeProblem
  // Going back asks for the page anew, but an answer to a form can only be shown again if it was kept.
  reply.type('text/html; charset=utf-8').header('cache-control', wrong ? 'private, no-cache' : 'no-store')
  if (!session) return reply.status(404).send(renderMissingPage(shop))
  return reply.status(wrong ? 422 : 200).send(renderCheckoutPage({ session, shop, ...changes }))
}

function simulatorOf(request: FastifyRequest): SimulatedCheckout | undefined {
  return request.ctx.deps.payments.simulator
}

function sessionIdOf(request: FastifyRequest): string {
  return (request.params as { sessionId: string }).sessionId
}

function fieldsOf(request: FastifyRequest): Record<string, string> {
  return (request.body ?? {}) as Record<string, string>
}

function cardOf(fields: Record<string, string>): Card {
  const { number = '', expiry = '', cvc = '', name = '' } = fields
  return { number, expiry, cvc, name }
}
