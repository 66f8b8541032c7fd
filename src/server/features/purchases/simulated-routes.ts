import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Card, SIMULATED_CHECKOUT_PATH, type ShownCheckout } from '../../../contract/simulated-checkout.ts'
import type { Terms } from '../../../contract/terms.ts'
import { enqueue, transact } from '../../context.ts'
import type { CodeProblem, SimulatedCheckout } from '../../payments/simulated-checkout.ts'
import { presentSession } from '../../payments/simulated-present.ts'
import { simulatedNoticeQueue } from './queues.ts'

/** The provider's page as HTML; null for a session that does not exist. */
export type RenderShown = (checkout: ShownCheckout | null) => Promise<string>
type Mistakes = Pick<ShownCheckout, 'problems' | 'typed' | 'codeProblem' | 'typedCode'>

const MAX_FORM_BYTES = 8 * 1024
const READING: Terms = { limit: 'reads', privacy: 'personal' }
/** Whoever guesses codes is counted by address, whoever they say they are. */
const TRYING: Terms = { limit: 'codes', privacy: 'personal' }
const PAYING: Terms = { limit: 'payment', privacy: 'personal' }

const CODE_PROBLEMS: Record<CodeProblem, string> = {
  unknown: 'Ese código no existe',
  used: 'Ese código ya se usó',
  expired: 'Ese código caducó',
}

/** The simulated provider's page and its forms. With a real provider there are none. */
export function simulatedRoutes(app: FastifyInstance, render?: RenderShown): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('preHandler', (request, reply, done) => {
      if (request.ctx.deps.payments.simulator) done()
      else reply.callNotFound()
    })
    const reading = { schema: { hide: true }, config: { terms: READING } }
    const paying = { schema: { hide: true }, config: { terms: PAYING } }
    const trying = { schema: { hide: true }, config: { terms: TRYING } }
    const page = `${SIMULATED_CHECKOUT_PATH}/:sessionId`

    scope.get(page, reading, (request, reply) => showPage(request, reply))

    // Where a form was answered with its mistakes, and somebody asks for that address again.
    for (const form of ['code', 'pay'])
      scope.get(`${page}/${form}`, reading, async (request, reply) => toPage(request, reply))

    scope.post(`${page}/code`, trying, async (request, reply) => {
      const code = fieldsOf(request)['code'] ?? ''
      const outcome = await simulatorOf(request).applyCode(sessionIdOf(request), code)
      if (!outcome.ok && outcome.reason !== 'closed') {
        return showPage(request, reply, { codeProblem: CODE_PROBLEMS[outcome.reason], typedCode: code })
      }
      return toPage(request, reply)
    })

    scope.post(`${page}/pay`, paying, async (request, reply) => {
      const card = cardOf(fieldsOf(request))
      const outcome = await transact(request.ctx, async (ctx) => {
        const outcome = await simulatorOf(request).pay(ctx.db, sessionIdOf(request), card)
        if (outcome.ok) await enqueue(ctx, simulatedNoticeQueue, outcome.notice)
        return outcome
      })
      if (outcome.ok) return reply.redirect(outcome.successUrl, 303)
      const typed = { expiry: card.expiry, name: card.name }
      if (outcome.reason === 'code')
        return showPage(request, reply, { codeProblem: CODE_PROBLEMS[outcome.problem], typed })
      return showPage(request, reply, outcome.reason === 'card' ? { problems: outcome.problems, typed } : {})
    })
  })

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    mistakes: Mistakes = {},
  ): Promise<FastifyReply> {
    const session = await simulatorOf(request).find(sessionIdOf(request))
    const wrong = mistakes.problems ?? mistakes.codeProblem
    // Going back asks for the page anew, but an answer to a form can only be shown again if it was kept.
    reply.header('cache-control', wrong ? 'private, no-cache' : 'no-store').status(wrong ? 422 : session ? 200 : 404)
    const shown = session && { ...presentSession(session), ...mistakes }
    if (!render) return reply.type('application/json').send(JSON.stringify(shown))
    return reply.type('text/html; charset=utf-8').send(await render(shown))
  }
}

function toPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(`${SIMULATED_CHECKOUT_PATH}/${encodeURIComponent(sessionIdOf(request))}`, 303)
}

function simulatorOf({ ctx }: FastifyRequest): SimulatedCheckout {
  const { simulator } = ctx.deps.payments
  if (!simulator) throw new Error('the simulated page is asked for beside a real provider')
  return simulator
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
