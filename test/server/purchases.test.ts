import { expect, test } from 'vitest'
import { runCommand } from '../../src/server/admin/run.ts'
import { paymentEvents, purchases } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { bookKind, checkout, deliveryState, notify, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { mailTo } from '../outbox.ts'
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
  expect(mail?.text).toContain('Total pagado: $0.00 MXN')
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

test('one checkout at a time: clicks, other addresses, new prices and ended sessions', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const urls = await Promise.all([1, 2, 3].map(() => checkout(ana, storyId)))
  expect(new Set(urls).size).toBe(1)
  expect(stripe.sessions.size).toBe(1)
  const first = stripe.latest()

  await checkout(ana, storyId, 'otra@correo.mx')
  const second = stripe.latest()
  expect([first.status, second.customer_email]).toEqual(['expired', 'otra@correo.mx'])

  stripe.expire(second.id)
  await checkout(ana, storyId, 'otra@correo.mx')
  const third = stripe.latest()
  expect(third.id).not.toBe(second.id)

  t.deps.settings.PRICE_CENTS = 15_000
  await checkout(ana, storyId, 'otra@correo.mx')
  const fourth = stripe.latest()
  expect([third.status, fourth.amount_total]).toEqual(['expired', 15_000])

  // Paid, but nobody told us: going back to the checkout finds it out.
  stripe.pay(fourth.id)
  const bought = await ana.send('POST', `/api/stories/${storyId}/create-checkout-session`, { email: 'otra@correo.mx' })
  expect(bought.status).toBe(409)
  await untilState(ana, storyId, 'sent')
})

test('paid twice all the same: delivered once, and the second payment goes back by itself', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const first = stripe.latest()
  // The older session cannot be closed while Stripe is out of reach.
  stripe.fail(500, 500, 500)
  await checkout(ana, storyId, 'otra@correo.mx')
  const second = stripe.latest()
  expect(first.status).toBe('open')
  await notify(ana, stripe, stripe.pay(first.id))
  await untilState(ana, storyId, 'sent')
  await notify(ana, stripe, stripe.pay(second.id))
  await eventually(async () => expect(await purchaseOf(t, second.id)).toMatchObject({ status: 'refunded' }))
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
  expect(await deliveryState(ana, storyId)).toBe('sent')
  expect(await bookKind(ana, storyId)).toBe('clean')
  await mailTo(t.deps.settings.DATA_DIR, 'otra@correo.mx', /devolvimos/)
  expect(await outbox(t)).toHaveLength(2)
})

test('a voucher is paid days later, or never; money that comes after all still counts', async () => {
  await using shop = await openShop({ env: { STRIPE_METHODS: 'card,oxxo' } })
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  await notify(ana, stripe, stripe.pay(id, { voucher: true }))
  expect(await verify(ana, id)).toMatchObject({ verified: false })
  await untilState(ana, storyId, 'awaiting')
  // Asked for again, even with another address: the page that says what is waited for, and no second session.
  for (const email of ['elena@correo.mx', 'otra@correo.mx']) {
    expect(await checkout(ana, storyId, email)).toBe(`https://cuentos.example/delivery/${storyId}?session_id=${id}`)
  }
  expect(stripe.sessions.size).toBe(1)
  await notify(ana, stripe, stripe.settle(id, false))
  await eventually(async () => expect(await purchaseOf(t, id)).toMatchObject({ status: 'failed' }))
  expect(await deliveryState(ana, storyId)).toBe('not_bought')
  expect(await bookKind(ana, storyId)).toBe('sample')
  // It ran out, so there may be another; then the first is paid after all.
  await checkout(ana, storyId)
  const second = stripe.latest().id
  expect(second).not.toBe(id)
  await notify(ana, stripe, stripe.settle(id, true))
  await untilState(ana, storyId, 'sent')

  // Paid twice with cash: no provider gives that back, so a person must, and notes it.
  stripe.pay(second, { voucher: true })
  await notify(ana, stripe, stripe.settle(second, true))
  await eventually(async () =>
    expect(await purchaseOf(t, second)).toMatchObject({
      status: 'flagged',
      problem: expect.stringContaining('by hand'),
    }),
  )
  const { id: twice } = await purchaseOf(t, second)
  expect((await runCommand(t.ctx, ['refund', twice])).output).toContain('--by-hand')
  expect((await runCommand(t.ctx, ['refund', twice, '--by-hand'])).output).toContain('$100.00 MXN by hand')
  expect(await purchaseOf(t, second)).toMatchObject({ status: 'refunded' })
  expect(await deliveryState(ana, storyId)).toBe('sent')
  await mailTo(t.deps.settings.DATA_DIR, 'elena@correo.mx', /Tenemos que devolverte/)
  expect(await outbox(t)).toHaveLength(2)
})

test('a voucher that was issued, ran out or was paid without a notice is found out', async () => {
  let now = Date.now()
  await using shop = await openShop({ env: { STRIPE_METHODS: 'card,oxxo' }, now: () => new Date(now) })
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  stripe.pay(id, { voucher: true })
  // Whoever goes back to the checkout is told, although nobody told us.
  expect(await checkout(ana, storyId, 'otra@correo.mx')).toContain(`/delivery/${storyId}?session_id=${id}`)
  expect(await deliveryState(ana, storyId)).toBe('awaiting')
  const heal = async () => {
    now += 26 * 3_600_000
    await reconcile(t.ctx, AbortSignal.timeout(10_000))
  }
  await heal()
  expect(await purchaseOf(t, id)).toMatchObject({ status: 'awaiting' })
  stripe.settle(id, false)
  await heal()
  expect(await purchaseOf(t, id)).toMatchObject({ status: 'failed' })
  stripe.settle(id, true)
  await heal()
  await untilState(ana, storyId, 'sent')
})

test('refunds, from the command line and from the dashboard, early and late, take the clean book back', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const ours = await writeStory(ana)
  await checkout(ana, ours)
  const first = stripe.latest()
  await notify(ana, stripe, stripe.pay(first.id))
  await untilState(ana, ours, 'sent')
  const { id } = await purchaseOf(t, first.id)
  stripe.fail('answer lost')
  expect(await Promise.all([refundPurchase(t.ctx, id), refundPurchase(t.ctx, id)])).toMatchObject([
    { ok: true },
    { ok: true },
  ])
  expect(await refundPurchase(t.ctx, id)).toEqual({ ok: false, reason: 'already_refunded' })
  expect(await deliveryState(ana, ours)).toBe('refunded')
  expect(await bookKind(ana, ours)).toBe('sample')
  expect(await verify(t.visitor(), first.id)).toMatchObject({ verified: false })

  // Bought again after the refund; an old notice changes nothing.
  await checkout(ana, ours)
  const second = stripe.latest()
  const event = stripe.pay(second.id)
  // Out of order: the refund is heard of before the payment.
  await notify(ana, stripe, stripe.refund(second.id))
  await notify(ana, stripe, event)
  await eventually(async () => expect(await purchaseOf(t, second.id)).toMatchObject({ status: 'refunded' }))
  expect(await outbox(t)).toHaveLength(1)
  expect(await bookKind(ana, ours)).toBe('sample')

  await checkout(ana, ours)
  const third = stripe.latest()
  await notify(ana, stripe, stripe.pay(third.id))
  await untilState(ana, ours, 'sent')
  await notify(ana, stripe, stripe.refund(third.id, 500))
  await notify(ana, stripe, stripe.dispute(third.id))
  await eventually(async () =>
    expect(await purchaseOf(t, third.id)).toMatchObject({ problem: expect.stringContaining('disputes') }),
  )
  expect(await bookKind(ana, ours)).toBe('clean')
  await notify(ana, stripe, stripe.refund(third.id))
  await untilState(ana, ours, 'refunded')
  expect(await refundPurchase(t.ctx, 'f1c9a1b2-0000-4000-8000-00000000000f')).toEqual({ ok: false, reason: 'unknown' })
})

test('a notice is taken while the provider is out of reach, and worked on once it is back', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  const event = stripe.pay(id)
  // Two rounds of work, each tried three times.
  stripe.fail(503, 503, 503, 'cut', 500, 429)
  expect((await notify(ana, stripe, event)).status).toBe(200)
  const [taken] = await t.ctx.db.select().from(paymentEvents)
  expect(taken).toMatchObject({ sessionId: id, processedAt: null })
  await untilState(ana, storyId, 'sent')
  await eventually(async () => {
    const [worked] = await t.ctx.db.select().from(paymentEvents)
    expect(worked?.processedAt).not.toBeNull()
  })
  expect(await outbox(t)).toHaveLength(1)
})

test('reconciliation heals lost notices of payment, expiry and refund', async () => {
  let now = Date.now()
  await using shop = await openShop({ now: () => new Date(now) })
  const { t, stripe } = shop
  const ana = t.visitor()
  const [paid, expired, voided] = [
    await writeStory(ana),
    await writeStory(ana, 'los trenes'),
    await writeStory(ana, 'el mar'),
  ]
  const ids: string[] = []
  for (const story of [paid, expired, voided]) {
    await checkout(ana, story)
    ids.push(stripe.latest().id)
  }
  const [first = '', second = '', third = ''] = ids
  stripe.pay(first)
  stripe.expire(second)
  stripe.pay(third)
  stripe.refund(third)
  const asked = () => stripe.requests.filter(({ method }) => method === 'GET').length
  const before = asked()
  await reconcile(t.ctx, AbortSignal.timeout(10_000))
  expect(asked()).toBe(before)
  now += 5 * 60_000
  await reconcile(t.ctx, AbortSignal.timeout(10_000))
  await untilState(ana, paid, 'sent')
  expect(await purchaseOf(t, second)).toMatchObject({ status: 'expired' })
  expect(await purchaseOf(t, third)).toMatchObject({ status: 'refunded' })
  const then = asked()
  await reconcile(t.ctx, AbortSignal.timeout(10_000))
  expect(asked()).toBe(then)

  // One purchase that the provider will not speak of does not keep it from asking about the others.
  const [fourth, fifth] = [await writeStory(ana, 'la luna'), await writeStory(ana, 'el sol')]
  await checkout(ana, fourth)
  stripe.refuseToTell(stripe.latest().id)
  await checkout(ana, fifth)
  stripe.pay(stripe.latest().id)
  now += 5 * 60_000
  await reconcile(t.ctx, AbortSignal.timeout(10_000))
  await untilState(ana, fifth, 'sent')

  // Refunded much later, and that notice lost too.
  stripe.refund(first)
  now += 26 * 3_600_000
  await reconcile(t.ctx, AbortSignal.timeout(10_000))
  expect(await deliveryState(ana, paid)).toBe('refunded')
  expect(await outbox(t)).toHaveLength(2)
})

test('bad input: addresses, unfinished, foreign, deleted and missing stories', async () => {
  await using shop = await openShop({ quick: { chapterMs: 400 } })
  const { t, stripe } = shop
  const ana = t.visitor()
  await ana.uploadPhoto(await facePhoto())
  const writing = ana.send('POST', '/api/stories/generate-text', BRIEF)
  const ask = (storyId: number | string, body: unknown, client = ana) =>
    client.send('POST', `/api/stories/${storyId}/create-checkout-session`, body)
  const early = await eventually(async () => {
    const [story] = await t.ctx.db.select().from(stories)
    if (!story) throw new Error('not begun')
    return story
  })
  const busy = await ask(early.id, { email: 'a@correo.mx' })
  expect([busy.status, await busy.json()]).toMatchObject([409, { message: expect.stringContaining('escribiendo') }])
  await writing

  const required = 'Por favor ingresa tu email para recibir el cuento'
  for (const [email, message] of [
    ['', required],
    ['   ', required],
    [undefined, required],
    ['elena', 'Revisa tu email'],
    ['elena@correo', 'Revisa tu email'],
    ['a@correo.mx, b@correo.mx', 'Revisa tu email'],
    ['a@correo.mx;b@correo.mx', 'Revisa tu email'],
    ['a@correo.mx\r\nBcc: todos@correo.mx', 'Revisa tu email'],
    ['Elena <elena@correo.mx>', 'Revisa tu email'],
    [`${'a'.repeat(250)}@correo.mx`, 'Revisa tu email'],
  ]) {
    const response = await ask(early.id, { email })
    expect([email, response.status]).toEqual([email, 400])
    expect(await response.json()).toMatchObject({ fields: { email: expect.stringContaining(message ?? '') } })
  }
  expect((await ask(early.id, { email: 'a@correo.mx' }, t.visitor())).status).toBe(404)
  expect((await ask(999_999, { email: 'a@correo.mx' })).status).toBe(404)
  expect((await ask('nada', { email: 'a@correo.mx' })).status).toBe(400)
  expect(stripe.requests).toHaveLength(0)

  stripe.fail(500, 500, 500)
  const down = await ask(early.id, { email: 'a@correo.mx' })
  expect([down.status, await down.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('No se pudo iniciar') },
  ])
})
