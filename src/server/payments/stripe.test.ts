import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET, type StripeDouble } from '../../../test/doubles/stripe.ts'
import type { CheckoutRequest, Payments } from './payments.ts'
import { createStripePayments, type PaymentMethod } from './stripe.ts'

let stripe: StripeDouble
let payments: Payments

function connect(methods: readonly PaymentMethod[] = ['card'], secretKey = STRIPE_KEY): Payments {
  return createStripePayments({ secretKey, webhookSecret: STRIPE_SECRET, apiUrl: stripe.url, methods })
}

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    purchaseId: 'f1c9a1b2-0000-4000-8000-000000000001',
    storyId: 7,
    title: 'Leo & el dragón [de "fuego"] = ñandú 🐉',
    description: 'Libro en PDF, 5 páginas',
    takesCodes: true,
    promotion: null,
    coverUrl: 'https://cuentos.example/portada/7.jpg',
    email: 'elena@correo.mx',
    price: { amount: 10_000, currency: 'mxn' },
    successUrl: 'https://cuentos.example/delivery/7?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://cuentos.example/checkout/7',
    expiresAt: new Date(Math.floor(Date.now() / 1_000) * 1_000 + 23 * 3_600_000),
    ...changes,
  }
}

async function paid() {
  const { id } = await payments.createSession(request())
  return { id, event: stripe.pay(id) }
}

function read(signed: { body: string; signature: string }) {
  return payments.parseWebhook(Buffer.from(signed.body), signed.signature)
}

beforeEach(async () => {
  stripe = await openStripeDouble()
  payments = connect()
})
afterEach(() => stripe[Symbol.asyncDispose]())

describe('a session', () => {
  test('is a hosted page in Spanish with story, price, address, codes and a way back', async () => {
    const asked = request()
    const session = await payments.createSession(asked)
    expect(session.url).toBe(stripe.latest().url)
    expect(session.expiresAt).toEqual(asked.expiresAt)
    const [sent] = stripe.requests
    expect(sent?.version).toMatch(/^\d{4}-\d\d-\d\d\./)
    expect(sent?.idempotencyKey).toContain(asked.purchaseId)
    expect(sent?.form).toMatchObject({
      mode: 'payment',
      ui_mode: 'hosted_page',
      locale: 'es-419',
      customer_email: 'elena@correo.mx',
      allow_promotion_codes: true,
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ['card'],
      metadata: { purchaseId: asked.purchaseId, storyId: '7' },
      payment_intent_data: { metadata: { purchaseId: asked.purchaseId } },
      line_items: [{ quantity: 1, price_data: { currency: 'mxn', unit_amount: 10_000 } }],
      success_url: asked.successUrl,
      cancel_url: asked.cancelUrl,
    })
    const item = stripe.requests[0]?.form['line_items'] as unknown as { price_data: { product_data: object } }[]
    expect(item[0]?.price_data.product_data).toMatchObject({ name: asked.title, images: [asked.coverUrl] })
  })

  test('is made once, however often and however interrupted it is asked for', async () => {
    stripe.fail('answer lost', 500, 'cut')
    const asked = request()
    const first = await payments.createSession(asked).catch(() => payments.createSession(asked))
    const again = await Promise.all([payments.createSession(asked), payments.createSession(asked)])
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id])
    expect(stripe.sessions.size).toBe(1)
  })

  test('can be paid at an OXXO shop where the settings say so', async () => {
    await connect(['card', 'oxxo']).createSession(request())
    expect(stripe.requests[0]?.form).toMatchObject({
      allowed_payment_method_types: ['card', 'oxxo'],
      payment_method_options: { oxxo: { expires_after_days: 3 } },
    })
  })

  test('takes a promotion off from the beginning, and no other code', async () => {
    const made = {
      key: 'one',
      reference: 'card',
      code: 'K7RM-4XTP-9HWD',
      name: 'Un cuento',
      expiresAt: new Date('2099-01-01'),
    }
    const id = await payments.createPromotion(made)
    expect([await payments.findPromotion(made.code), await payments.findPromotion('K7RM-4XTP-9HWC')]).toEqual([
      id,
      null,
    ])
    const session = await payments.createSession(request({ promotion: { id, shown: '···· 9HWD' } }))
    const { form } = stripe.requests.at(-1) ?? {}
    expect(form).toMatchObject({ discounts: [{ promotion_code: id }] })
    expect(form).not.toHaveProperty('allow_promotion_codes')
    stripe.pay(session.id)
    expect(await payments.getSession(session.id)).toMatchObject({ paid: true, total: { amount: 0 }, promotionId: id })
    // Used by then: nothing else is made of it.
    expect(await payments.findPromotion(made.code)).toBeNull()
    const late = payments.createSession(request({ purchaseId: crypto.randomUUID(), promotion: { id, shown: '' } }))
    await expect(late).rejects.toMatchObject({ failure: 'refused' })
  })

  test('goes without a cover that nobody can reach', async () => {
    await payments.createSession(request({ coverUrl: null }))
    expect(JSON.stringify(stripe.requests[0]?.form)).not.toContain('images')
  })

  test.each([
    { what: 'an address that Stripe refuses', changes: { email: 'no-es-correo' }, failure: 'email' },
    { what: 'a price that Stripe refuses', changes: { price: { amount: 1, currency: 'mxn' } }, failure: 'refused' },
    { what: 'an end too far away', changes: { expiresAt: new Date('2100-01-01') }, failure: 'refused' },
  ])('$what is a failure of its kind, told without personal data', async ({ changes, failure }) => {
    const refused = payments.createSession(request(changes))
    await expect(refused).rejects.toMatchObject({ name: 'PaymentError', failure })
    await expect(refused).rejects.not.toThrow(/no-es-correo|elena/)
    expect(stripe.sessions.size).toBe(0)
  })

  test('a wrong key is refused, an overloaded or silent Stripe is unavailable', async () => {
    const other = connect(['card'], 'sk_test_wrong')
    await expect(other.createSession(request())).rejects.toMatchObject({ failure: 'refused' })
    stripe.fail(429, 429, 429)
    await expect(payments.createSession(request())).rejects.toMatchObject({ failure: 'unavailable' })
    stripe.fail('cut', 'cut', 'cut')
    await expect(payments.createSession(request())).rejects.toMatchObject({ failure: 'unavailable' })
  })
})

describe('what Stripe knows', () => {
  test('an open session is not paid; a paid one tells the price, the total and how to refund it', async () => {
    const { id } = await payments.createSession(request())
    expect(await payments.getSession(id)).toMatchObject({ status: 'open', paid: false, storyId: 7, paymentId: null })
    stripe.pay(id, { percentOff: 20 })
    expect(await payments.getSession(id)).toMatchObject({
      status: 'complete',
      paid: true,
      refunded: false,
      purchaseId: request().purchaseId,
      price: { amount: 10_000, currency: 'mxn' },
      total: { amount: 8_000, currency: 'mxn' },
      email: 'elena@correo.mx',
      paymentId: expect.stringMatching(/^pi_/),
    })
  })

  test('a code may make it free: paid, with nothing to refund', async () => {
    const { id } = await payments.createSession(request())
    stripe.pay(id, { percentOff: 100 })
    expect(await payments.getSession(id)).toMatchObject({ paid: true, total: { amount: 0 }, paymentId: null })
  })

  test('a voucher is not money until it is paid', async () => {
    const { id } = await connect(['card', 'oxxo']).createSession(request())
    stripe.pay(id, { voucher: true })
    expect(await payments.getSession(id)).toMatchObject({ status: 'complete', paid: false })
    stripe.settle(id, true)
    expect(await payments.getSession(id)).toMatchObject({ paid: true })
  })

  test.each(['cs_test_nobody', '', 'cs_', '../refunds', 'cs_test_a/../../x', `cs_${'a'.repeat(300)}`])(
    'does not know %j',
    async (id) => {
      expect(await payments.getSession(id)).toBeNull()
    },
  )

  test('expires what is open, and only that', async () => {
    const { id } = await payments.createSession(request())
    expect(await payments.expireSession(id)).toBe(true)
    expect(await payments.expireSession(id)).toBe(false)
    expect(await payments.getSession(id)).toMatchObject({ status: 'expired', paid: false })
    expect(await payments.expireSession('cs_test_nobody')).toBe(false)
  })

  test('refunds once', async () => {
    const { id } = await payments.createSession(request())
    stripe.pay(id)
    const { paymentId } = (await payments.getSession(id)) ?? {}
    await payments.refund(paymentId ?? '', 'refund-1')
    await payments.refund(paymentId ?? '', 'refund-2')
    expect(await payments.getSession(id)).toMatchObject({ paid: true, refunded: true })
    await expect(payments.refund('pi_nobody', 'refund-3')).rejects.toMatchObject({ failure: 'refused' })
  })
})

describe('a notice', () => {
  test('is reduced to what it is about', async () => {
    const { id, event } = await paid()
    const { paymentId } = (await payments.getSession(id)) ?? {}
    expect(await read(stripe.sign(event))).toEqual({ id: event.id, type: 'session', sessionId: id })
    const types = async (...events: { type: string }[]) =>
      Promise.all(events.map(async (notice) => (await read(stripe.sign(notice)))?.type))
    expect(await types(stripe.settle(id, true), stripe.settle(id, false))).toEqual(['session', 'failed'])
    expect(await read(stripe.sign(stripe.dispute(id)))).toMatchObject({ type: 'disputed', paymentId })
    const closed = (['won', 'lost', 'warning_closed'] as const).map((outcome) => stripe.closeDispute(id, outcome))
    expect(await types(...closed)).toEqual(['dispute_won', 'dispute_lost', 'dispute_won'])
    expect(await types(stripe.refund(id, 100), stripe.refund(id))).toEqual(['ignored', 'refunded'])
    expect(await read(stripe.sign(stripe.failRefund(id)))).toMatchObject({ type: 'refund_failed', paymentId })
    const other = { id: 'evt_other', type: 'customer.created', data: { object: {} } }
    expect(await read(stripe.sign(other))).toEqual({ id: 'evt_other', type: 'ignored' })
  })

  test('is null when forged, replayed, altered or not a notice at all', async () => {
    const { event } = await paid()
    const { body, signature } = stripe.sign(event)
    const long = Math.floor(Date.now() / 1_000) - 3_600
    expect(await read(stripe.sign(event, { secret: 'whsec_other' }))).toBeNull()
    expect(await read(stripe.sign(event, { timestamp: long }))).toBeNull()
    expect(await read({ body: body.replace('complete', 'complets'), signature })).toBeNull()
    for (const header of ['', 't=1', 't=,v1=', 'v1=abc', 'x'.repeat(5_000)]) {
      expect(await read({ body, signature: header })).toBeNull()
    }
  })
})
