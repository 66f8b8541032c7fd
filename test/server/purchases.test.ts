import { expect, test } from 'vitest'
import { paymentEvents, purchases } from '../../src/server/db/schema/purchases.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { bookKind, checkout, deliveryState, notify, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { openShop, purchaseOf } from '../shop.ts'

test('paid by card: the notice delivers, the verification opens the story on another device, all of it once', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  expect(await checkout(ana, storyId, ' Elena@Correo.MX ')).toBe(stripe.latest().url)
  const session = stripe.latest()
  expect(session).toMatchObject({
    customer_email: 'elena@correo.mx',
    amount_total: 10_000,
    currency: 'mxn',
    success_url: `https://cuentos.example/delivery/${storyId}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `https://cuentos.example/checkout/${storyId}`,
  })
  expect(await verify(ana, session.id)).toEqual({ verified: false, customerEmail: null })

  const event = stripe.pay(session.id)
  const answers = await Promise.all([event, event, event].map((notice) => notify(ana, stripe, notice)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilState(ana, storyId, 'sent')
  expect((await notify(ana, stripe, event)).status).toBe(200)
  expect(await Promise.all([verify(ana, session.id), verify(ana, session.id)])).toEqual([
    { verified: true, customerEmail: 'elena@correo.mx' },
    { verified: true, customerEmail: 'elena@correo.mx' },
  ])

  const phone = t.visitor()
  expect((await phone.get(`/api/stories/${storyId}/delivery`)).status).toBe(404)
  await verify(phone, session.id)
  expect(await deliveryState(phone, storyId)).toBe('sent')
  expect(await bookKind(phone, storyId)).toBe('clean')
  // The key is to this one story, and to reading it.
  const other = await writeStory(ana, 'los trenes')
  expect((await phone.get(`/api/stories/${other}`)).status).toBe(404)
  const path = `/api/stories/${storyId}/create-checkout-session`
  expect((await phone.send('POST', path, { email: 'otro@correo.mx' })).status).toBe(404)

  expect(await outbox(t)).toHaveLength(1)
  expect(await purchaseOf(t, session.id)).toMatchObject({ status: 'delivered', paidAmount: 10_000, problem: null })
  expect(t.logged()).not.toMatch(/elena|correo\.mx|dinosaurio|cs_test/i)
})

test('a buyer may be verified before any notice comes, or without one; a free code needs no payment', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const session = stripe.latest()
  const late = stripe.pay(session.id, { percentOff: 100 })
  expect(await verify(ana, session.id)).toMatchObject({ verified: true })
  await untilState(ana, storyId, 'sent')
  await notify(ana, stripe, late)
  await eventually(async () => expect(await t.ctx.db.$count(paymentEvents)).toBe(1))
  expect(await purchaseOf(t, session.id)).toMatchObject({ status: 'delivered', paidAmount: 0, paymentId: null })
  const [mail] = await outbox(t)
  expect(mail?.text).toContain('Total pagado: Gratis')
  expect(await outbox(t)).toHaveLength(1)

  const [purchase] = await t.ctx.db.select().from(purchases)
  expect(await refundPurchase(t.ctx, purchase?.id ?? '')).toMatchObject({ ok: true })
  expect(await deliveryState(ana, storyId)).toBe('refunded')
})

test('what is forged, replayed, foreign, unknown or broken is refused or does nothing', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  const completed = { id: 'evt_x', type: 'checkout.session.completed', data: { object: { id } } }

  const hour = Math.floor(Date.now() / 1_000) - 3_600
  expect((await notify(ana, stripe, completed, { secret: 'whsec_guess' })).status).toBe(400)
  expect((await notify(ana, stripe, completed, { timestamp: hour })).status).toBe(400)
  expect((await ana.send('POST', '/api/webhooks/stripe', JSON.stringify(completed))).status).toBe(400)
  expect((await ana.send('POST', '/api/webhooks/stripe')).status).toBe(400)
  // Well signed, but not true: the session is not paid.
  expect((await notify(ana, stripe, completed)).status).toBe(200)
  expect((await notify(ana, stripe, { id: 'evt_y', type: 'price.created', data: { object: {} } })).status).toBe(200)
  const nobody = { ...completed, id: 'evt_z', data: { object: { id: 'cs_test_nobody' } } }
  expect((await notify(ana, stripe, nobody)).status).toBe(200)
  await eventually(async () => {
    const rows = await t.ctx.db.select().from(paymentEvents)
    expect(rows.map((row) => [row.id, row.processedAt !== null]).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      ['evt_x', true],
      ['evt_z', true],
    ])
  })
  expect(await deliveryState(ana, storyId)).toBe('not_bought')

  for (const session of ['cs_test_nobody', 'nada', '../../v1/refunds', '%00', 'x'.repeat(300)]) {
    expect([session, await verify(ana, session)]).toEqual([session, { verified: false, customerEmail: null }])
  }
  // A session of another shop on the same account.
  const foreign = {
    ...stripe.latest(),
    id: 'cs_test_foreign',
    metadata: { purchaseId: 'f1c9a1b2-0000-4000-8000-00000000000f' },
  }
  stripe.sessions.set(foreign.id, foreign)
  stripe.pay(foreign.id)
  expect(await verify(ana, foreign.id)).toMatchObject({ verified: false })
  // Another session that claims to be for our purchase.
  const twin = {
    ...stripe.latest(),
    id: 'cs_test_twin',
    metadata: stripe.sessions.get(id)?.metadata ?? {},
    status: 'open' as const,
  }
  stripe.sessions.set(twin.id, twin)
  stripe.pay(twin.id)
  expect(await verify(ana, twin.id)).toMatchObject({ verified: false })
  expect(await bookKind(ana, storyId)).toBe('sample')
  expect(await outbox(t)).toHaveLength(0)
})

test('a price or currency that is not the asked one is flagged, not delivered; the old price of an open checkout stands', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const cheap = await writeStory(ana)
  await checkout(ana, cheap)
  const tampered = stripe.latest()
  tampered.amount_subtotal = 1_000
  await notify(ana, stripe, stripe.pay(tampered.id))
  await untilState(ana, cheap, 'stuck')
  expect(await purchaseOf(t, tampered.id)).toMatchObject({
    status: 'flagged',
    problem: expect.stringContaining('1000 mxn'),
  })
  expect(await verify(t.visitor(), tampered.id)).toMatchObject({ verified: false })
  expect(await bookKind(ana, cheap)).toBe('sample')
  const again = await ana.send('POST', `/api/stories/${cheap}/create-checkout-session`, { email: 'a@correo.mx' })
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'conflict' })])

  const storyId = await writeStory(ana, 'los trenes')
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  t.deps.settings.PRICE_CENTS = 20_000
  await notify(ana, stripe, stripe.pay(id))
  await untilState(ana, storyId, 'sent')
  expect(await outbox(t)).toHaveLength(1)
})
