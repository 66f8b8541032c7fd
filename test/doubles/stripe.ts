import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { signWebhook } from '../../src/server/payments/webhook.ts'
import { type Form, parseForm, readSessionParams, type SessionParams, StripeRefusal } from './stripe-form.ts'
import { attempt, authorise, type Fault, faultBody, idempotent, send } from './stripe-http.ts'
import { createPromotions, type StripePromotion } from './stripe-promotions.ts'
import { chargeOf, eventOf, makeSession, type Payment, type StripeEvent, type StripeSession } from './stripe-objects.ts'

export type StripeDouble = AsyncDisposable & {
  url: string
  /** Every request that came: what a test may look at. */
  requests: { method: string; path: string; form: Form; idempotencyKey: string | undefined; version: string }[]
  sessions: Map<string, StripeSession>
  /** Promotion codes that the shop asked for. */
  promotions: Map<string, StripePromotion>
  /** The newest session. */
  latest(): StripeSession
  fail(...faults: Fault[]): void
  /** From now on asking for this session is refused, as with a key that lost its rights. */
  refuseToTell(sessionId: string): void
  /** The buyer pays, perhaps with a code; a voucher is only promised. A code that takes nothing off is refused. Gives the events that Stripe would send. */
  pay(sessionId: string, options?: { percentOff?: number; voucher?: boolean; code?: string }): StripeEvent
  /** The buyer pays the voucher, or lets it run out. */
  settle(sessionId: string, paid: boolean): StripeEvent
  expire(sessionId: string): StripeEvent
  dispute(sessionId: string): StripeEvent
  closeDispute(sessionId: string, outcome: 'won' | 'lost' | 'warning_closed'): StripeEvent
  /** The bank sends a refund back: the money is with the shop again. */
  failRefund(sessionId: string): StripeEvent
  /** Refunds from the dashboard. */
  refund(sessionId: string, amount?: number): StripeEvent
  /** Body and header of a notice. */
  sign(event: unknown, options?: { secret?: string; timestamp?: number }): { body: string; signature: string }
}

export const STRIPE_KEY = 'sk_test_double'
export const STRIPE_SECRET = 'whsec_double'

/** A local server that speaks as much of Stripe's API as the shop uses, and refuses what Stripe refuses. */
export async function openStripeDouble({ now = () => Date.now() } = {}): Promise<StripeDouble> {
  const sessions = new Map<string, StripeSession>()
  const payments = new Map<string, Payment>()
  const promotions = createPromotions(() => Math.floor(now() / 1_000))
  const once = idempotent()
  const requests: StripeDouble['requests'] = []
  const faults: Fault[] = []
  const secret = new Set<string>()
  const seconds = () => Math.floor(now() / 1_000)

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const body = await text(request)
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    const form = parseForm(request.method === 'GET' ? search.slice(1) : body)
    const version = request.headers['stripe-version']?.toString() ?? ''
    requests.push({ method: request.method ?? '', path: pathname, form, idempotencyKey, version })
    const fault = faults.shift()
    if (fault === 'cut') return void response.destroy()
    if (typeof fault === 'number') return send(response, { status: fault, body: { error: faultBody(fault) } })
    const answer = await once(idempotencyKey, `${request.method} ${pathname} ${body}`, () =>
      attempt(() => {
        authorise(request, STRIPE_KEY)
        return route(request.method ?? '', pathname, form)
      }),
    )
    if (fault === 'answer lost') return void response.destroy()
    send(response, answer)
  }

  function route(method: string, path: string, form: Form): unknown {
    const [, session, action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(readSessionParams(form, seconds()))
    if (method === 'GET' && session && !action) return retrieve(session, form)
    if (method === 'POST' && session && action === 'expire') return expire(session).data.object
    if (method === 'POST' && path === '/v1/refunds') return refundPayment(form)
    const answered = promotions.route(method, path, form)
    if (answered !== undefined) return answered
    throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }

  function create(params: SessionParams): StripeSession {
    const session = makeSession(`cs_test_${randomBytes(20).toString('hex')}`, params, seconds(), url)
    const id = params.discounts?.[0]?.promotion_code
    if (id) take(session, promotions.attach(id))
    sessions.set(session.id, session)
    return session
  }

  function take(session: StripeSession, { percentOff, ...discount }: ReturnType<typeof promotions.attach>): void {
    session.discounts = [discount]
    session.amount_total = off(session, percentOff)
  }

  function find(id: string): StripeSession {
    const session = sessions.get(id)
    if (session) return session
    const message = `No such checkout.session: ${id}`
    throw new StripeRefusal(404, { code: 'resource_missing', param: 'session', message })
  }

  function retrieve(id: string, form: Form): unknown {
    const session = find(id)
    if (secret.has(id)) throw new StripeRefusal(403, { message: 'This key lacks the rights for this request.' })
    const expand = form['expand'] ?? []
    if (!Array.isArray(expand) || expand.some((path) => path !== 'payment_intent.latest_charge')) {
      throw new StripeRefusal(400, { param: 'expand', message: 'This property cannot be expanded.' })
    }
    const payment = payments.get(session.payment_intent ?? '')
    if (!payment || expand.length === 0) return session
    const { id: intentId, status } = payment
    const charge = status === 'succeeded' ? chargeOf(payment) : null
    const intent = { id: intentId, object: 'payment_intent', status, latest_charge: charge }
    return { ...session, payment_intent: intent }
  }

  function refundPayment(form: Form): unknown {
    const id = typeof form['payment_intent'] === 'string' ? form['payment_intent'] : ''
    const payment = payments.get(id)
    if (!payment) {
      const message = `No such payment_intent: '${id}'`
      throw new StripeRefusal(404, { code: 'resource_missing', param: 'payment_intent', message })
    }
    if (payment.cash) throw new StripeRefusal(400, { message: 'This payment method does not support refunds.' })
    if (payment.refunded === payment.amount) {
      const message = 'Charge has already been refunded.'
      throw new StripeRefusal(400, { code: 'charge_already_refunded', message })
    }
    payment.refunded = payment.amount
    return {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      status: 'succeeded',
      payment_intent: payment.id,
    }
  }

  function expire(id: string): StripeEvent {
    const session = find(id)
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
      throw new StripeRefusal(400, { message })
    }
    session.status = 'expired'
    return eventOf('checkout.session.expired', session)
  }

  function charge(session: StripeSession, cash: boolean): void {
    if (session.amount_total === 0) return
    const id = `pi_${randomBytes(12).toString('hex')}`
    const status = cash ? 'requires_action' : 'succeeded'
    payments.set(id, { id, sessionId: session.id, amount: session.amount_total, refunded: 0, status, cash })
    session.payment_intent = id
  }

  function paymentOf(sessionId: string): Payment {
    const payment = payments.get(find(sessionId).payment_intent ?? '')
    if (!payment) throw new Error('Nothing was paid')
    return payment
  }

  return {
    url,
    requests,
    sessions,
    promotions: promotions.codes,
    latest() {
      const session = [...sessions.values()].at(-1)
      if (!session) throw new Error('No session was made')
      return session
    },
    fail: (...next) => void faults.push(...next),
    refuseToTell: (sessionId) => void secret.add(sessionId),
    pay(sessionId, { percentOff: given = 0, voucher = false, code } = {}) {
      const session = find(sessionId)
      if (session.status !== 'open') throw new Error(`The session is ${session.status}`)
      const attached = promotions.codes.get(session.discounts[0]?.promotion_code ?? '')?.code
      const typed = code && session.allow_promotion_codes ? code : attached
      const used = typed ? promotions.redeem(typed) : null
      if ((code ?? attached) && !used) throw new Error('This code is invalid.')
      if (used) take(session, used)
      else session.amount_total = off(session, given)
      session.status = 'complete'
      session.payment_status = voucher ? 'unpaid' : session.amount_total === 0 ? 'no_payment_required' : 'paid'
      session.customer_details = { email: session.customer_email, name: 'Buyer' }
      charge(session, voucher)
      return eventOf('checkout.session.completed', session)
    },
    settle(sessionId, paid) {
      const session = find(sessionId)
      if (paid) session.payment_status = 'paid'
      paymentOf(sessionId).status = paid ? 'succeeded' : 'requires_payment_method'
      return eventOf(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, session)
    },
    expire,
    dispute(sessionId) {
      const { id, amount } = paymentOf(sessionId)
      return eventOf('charge.dispute.created', {
        object: 'dispute',
        payment_intent: id,
        amount,
        status: 'needs_response',
      })
    },
    closeDispute(sessionId, outcome) {
      const { id, amount } = paymentOf(sessionId)
      return eventOf('charge.dispute.closed', { object: 'dispute', payment_intent: id, amount, status: outcome })
    },
    failRefund(sessionId) {
      const payment = paymentOf(sessionId)
      payment.refunded = 0
      return eventOf('refund.failed', { object: 'refund', payment_intent: payment.id, status: 'failed' })
    },
    refund(sessionId, amount) {
      const payment = paymentOf(sessionId)
      payment.refunded = amount ?? payment.amount
      return eventOf('charge.refunded', chargeOf(payment))
    },
    sign(event, { secret = STRIPE_SECRET, timestamp = seconds() } = {}) {
      const body = JSON.stringify(event)
      return { body, signature: signWebhook(body, secret, timestamp) }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function off({ amount_subtotal: amount }: StripeSession, percent: number): number {
  return amount - Math.round((amount * percent) / 100)
}
