import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { forgetOldGiftCards } from '../../src/server/features/gift-cards/forget.ts'
import { giveUpPromotion } from '../../src/server/features/purchases/promotions.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { PaymentError, type Payments } from '../../src/server/payments/payments.ts'
import {
  CARD_ORDER,
  cardToken,
  checkout,
  giftCard,
  notify,
  orderCard,
  outbox,
  payHere,
  untilCard,
  untilState,
  writeStory,
} from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { PASSWORD, signUp } from '../members.ts'
import { openShop, purchaseOf } from '../shop.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function typeCode(client: TestClient, page: string, code: string): Promise<Response> {
  return client.send('POST', `${page}/code`, String(new URLSearchParams({ code })), FORM)
}

function pay(client: TestClient, page: string): Promise<Response> {
  return client.send('POST', `${page}/pay`, '', FORM)
}

test('simulated: a card is bought once, mailed once, shown by its address, and makes one story free, once', async () => {
  await using t = await createTestApp({ web: true })
  const luis = t.visitor()
  const id = randomUUID()
  const first = await orderCard(luis, { id, line: 'Otra línea' })
  expect(await Promise.all([orderCard(luis, { id }), orderCard(luis, { id })])).toEqual([first, first])
  // Somebody else's order is not theirs to change.
  const stranger = t.visitor()
  const robbed = await stranger.send('POST', '/api/gift-cards', { id, ...CARD_ORDER, recipientName: 'Otra' })
  expect(robbed.status).toBe(404)

  const page = new URL(first).pathname
  const shown = await (await luis.get(page)).text()
  expect(shown).toContain('Tarjeta de regalo')
  expect(shown).not.toContain('Código promocional')
  expect((await typeCode(luis, page, 'REGALO100')).status).toBe(422)
  const sessionId = await payHere(luis, first)
  expect(await payHere(luis, first)).toBe(sessionId)
  const token = await cardToken(luis, sessionId)
  expect(token).toMatch(/^[\w-]{22}$/)
  const ready = await untilCard(luis, token, 'ready')
  const code = ready.code ?? ''
  expect(code).toMatch(/^[2-9C-Y]{4}-[2-9C-Y]{4}-[2-9C-Y]{4}$/)
  expect(ready).toMatchObject({ recipientName: 'Rosa Aurelia', senderName: 'Luis Alberto', usedAt: null })
  expect((await luis.send('POST', '/api/gift-cards', { id, ...CARD_ORDER })).status).toBe(409)
  const mailed = await eventually(async () => {
    const mails = await outbox(t)
    expect(mails).toHaveLength(1)
    return mails[0]
  })
  expect(mailed).toMatchObject({
    to: [{ address: 'luis@correo.mx' }],
    subject: 'La tarjeta de regalo para Rosa Aurelia',
  })
  expect(mailed?.text).toContain(`Código: ${code}`)
  expect(mailed?.text).toContain(`/tarjeta/${token}`)
  expect(mailed?.text).toContain('Tarjeta de regalo, un cuento: $100.00 MXN')
  expect(mailed?.attachments.map(({ filename }) => filename).toSorted()).toEqual([
    'regalo.jpg',
    'tarjeta-de-regalo.pdf',
  ])
  await eventually(async () =>
    expect((await giftCard(luis, token)).mail).toEqual({ email: 'luis@correo.mx', state: 'sent' }),
  )

  // Whoever was given it sees the card, and nothing of the purchase.
  const rosa = t.visitor()
  expect(await giftCard(rosa, token)).toMatchObject({ state: 'ready', code, mail: null })
  const sheet = await rosa.get(`/api/gift-cards/${token}/pdf`)
  expect(sheet.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await sheet.arrayBuffer()).toString('latin1')
  expect(pdf).toMatch(/^%PDF/)
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const keyed = await rosa.get(`/tarjeta/${token}`)
  expect(keyed.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(keyed.headers.get('referrer-policy')).toBe('no-referrer')

  const stories = [await writeStory(rosa), await writeStory(rosa, 'los trenes')]
  const pages = await Promise.all(stories.map(async (storyId) => new URL(await checkout(rosa, storyId)).pathname))
  const [one = '', other = ''] = pages
  expect((await typeCode(rosa, one, 'K7RM-4XTP-9HWD')).status).toBe(422)
  // However it is typed.
  expect((await typeCode(rosa, one, code.toLowerCase())).status).toBe(303)
  expect((await typeCode(rosa, other, code.replaceAll('-', ' '))).status).toBe(303)
  const free = await (await rosa.get(one)).text()
  expect(free).toContain('No hay nada que pagar')
  expect(free).not.toContain(code)
  // Both at the same moment: one is free, the other is told and costs what it cost.
  const both = await Promise.all(pages.map((path) => pay(rosa, path)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422])
  const lost = both.findIndex(({ status }) => status === 422)
  const told = await both[lost]?.text()
  expect(told).toContain('Ese código ya se usó')
  expect(told).toContain('Pagar $100.00 MXN')
  const won = stories[1 - lost] ?? 0
  await untilState(rosa, won, 'sent')
  expect(await untilCard(rosa, token, 'used')).toMatchObject({ code: null })
  expect((await typeCode(rosa, pages[lost] ?? '', code)).status).toBe(422)
  expect((await rosa.get(`/api/gift-cards/${token}/pdf`)).status).toBe(409)

  // The story's purchase is withdrawn: the same code counts again.
  const [used] = await t.ctx.db.select().from(purchases).where(eq(purchases.storyId, won))
  await refundPurchase(t.ctx, used?.id ?? '')
  expect(await untilCard(rosa, token, 'ready')).toMatchObject({ code })
  expect((await typeCode(rosa, pages[lost] ?? '', code)).status).toBe(303)
  expect((await pay(rosa, pages[lost] ?? '')).status).toBe(303)
  await untilCard(rosa, token, 'used')

  const kept = JSON.stringify(await t.ctx.db.select().from(giftCards))
  for (const secret of [code, code.replaceAll('-', ''), token]) {
    expect(t.logged()).not.toContain(secret)
    expect(kept).not.toContain(secret)
  }
})

test('Stripe: the code is a promotion of its own, made once, used once, closed with a refund', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const luis = t.visitor()
  await orderCard(luis)
  const sold = stripe.latest()
  expect(sold).toMatchObject({ allow_promotion_codes: false, amount_total: 10_000 })
  const event = stripe.pay(sold.id)
  await Promise.all([notify(luis, stripe, event), notify(luis, stripe, event)])
  await notify(luis, stripe, event)
  const token = await cardToken(luis, sold.id)
  const { code } = await untilCard(luis, token, 'ready')
  expect([...stripe.promotions.values()]).toMatchObject([{ code, max_redemptions: 1, promotion: { type: 'coupon' } }])
  await eventually(async () => expect(await outbox(t)).toHaveLength(1))

  const rosa = t.visitor()
  const storyId = await writeStory(rosa)
  await checkout(rosa, storyId)
  const free = stripe.latest()
  await notify(rosa, stripe, stripe.pay(free.id, { code: code ?? '' }))
  await untilState(rosa, storyId, 'sent')
  expect(await purchaseOf(t, free.id)).toMatchObject({ paidAmount: 0, paymentId: null })
  await untilCard(luis, token, 'used')
  const other = await writeStory(rosa, 'los trenes')
  await checkout(rosa, other)
  expect(() => stripe.pay(stripe.latest().id, { code: code ?? '' })).toThrow('invalid')

  // Withdrawn, the story gives its code back; the card's own money gone, no code counts.
  await refundPurchase(t.ctx, (await purchaseOf(t, free.id)).id)
  await untilCard(luis, token, 'ready')
  expect(stripe.promotions.size).toBe(2)
  await notify(luis, stripe, stripe.refund(sold.id))
  expect(await untilCard(luis, token, 'cancelled')).toMatchObject({ code: null })
  await eventually(async () => expect([...stripe.promotions.values()].at(-1)).toMatchObject({ active: false }))
  expect(() => stripe.pay(stripe.latest().id, { code: code ?? '' })).toThrow('invalid')
})

test('a promotion whose answer was lost is found again, and a mail server that is down loses nothing', async () => {
  let isDown = true
  await using shop = await openShop()
  const { t, stripe } = shop
  const { mailer, payments } = t.deps
  t.deps.mailer = { ...mailer, send: (...args) => (isDown ? Promise.reject(new Error('down')) : mailer.send(...args)) }
  let asked = 0
  const createPromotion: Payments['createPromotion'] = async (request) => {
    asked += 1
    // As when the process dies after the provider has done its part, and its key is long forgotten.
    if (asked === 1) {
      await payments.createPromotion({ ...request, key: 'forgotten' })
      throw new Error('killed')
    }
    return payments.createPromotion(request)
  }
  t.deps.payments = { ...payments, createPromotion }
  const luis = t.visitor()
  await orderCard(luis)
  const sold = stripe.latest()
  await notify(luis, stripe, stripe.pay(sold.id))
  const token = await cardToken(luis, sold.id)
  await untilCard(luis, token, 'ready')
  expect(asked).toBe(2)
  expect(stripe.promotions.size).toBe(1)
  isDown = false
  await eventually(async () => expect((await giftCard(luis, token)).mail?.state).toBe('sent'))
  expect(await outbox(t)).toHaveLength(1)
})

test('a code that the provider does not close within two days is told to the operator, with no word of the code', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const luis = t.visitor()
  await orderCard(luis)
  const sold = stripe.latest()
  await notify(luis, stripe, stripe.pay(sold.id))
  const token = await cardToken(luis, sold.id)
  const { code } = await untilCard(luis, token, 'ready')
  await eventually(async () => expect((await giftCard(luis, token)).mail?.state).toBe('sent'))
  let asked = 0
  t.deps.payments = {
    ...t.deps.payments,
    closePromotion: () => {
      asked += 1
      return Promise.reject(new PaymentError('unavailable', 'The key does not allow it'))
    },
  }
  await notify(luis, stripe, stripe.refund(sold.id))
  await untilCard(luis, token, 'cancelled')
  await eventually(() => expect(asked).toBeGreaterThan(0))
  const { id, giftCardId } = await purchaseOf(t, sold.id)
  await giveUpPromotion(t.ctx, giftCardId ?? '')
  expect(await purchaseOf(t, sold.id)).toMatchObject({
    status: 'refunded',
    problem: expect.stringContaining('could not be closed'),
  })
  const told = t
    .logged()
    .split('\n')
    .filter((line) => line.includes('not what it should be'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(id)
  expect(t.logged()).not.toContain(code)
})

test('a code that the provider does not make within two days flags the purchase, and the card says that nothing was sent', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  t.deps.payments = {
    ...t.deps.payments,
    createPromotion: () => Promise.reject(new PaymentError('unavailable', 'The key does not allow it')),
  }
  const luis = t.visitor()
  await orderCard(luis)
  const sold = stripe.latest()
  await notify(luis, stripe, stripe.pay(sold.id))
  const token = await cardToken(luis, sold.id)
  await untilCard(luis, token, 'preparing')
  expect((await giftCard(luis, token)).mail?.state).toBe('planned')
  await giveUpPromotion(t.ctx, (await purchaseOf(t, sold.id)).giftCardId ?? '')
  expect(await purchaseOf(t, sold.id)).toMatchObject({ status: 'flagged' })
  expect((await giftCard(luis, token)).mail?.state).toBe('failed')
})

test('a member finds the cards they bought, takes them along, and leaves codes without words when they go', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const luis = t.visitor()
  expect((await luis.get('/api/gift-cards')).status).toBe(401)
  await orderCard(luis)
  const sold = stripe.latest()
  await notify(luis, stripe, stripe.pay(sold.id))
  const token = await cardToken(luis, sold.id)
  const { code } = await untilCard(luis, token, 'ready')
  // Ordered and not paid.
  await orderCard(luis, { recipientName: 'Otra' })
  await signUp(luis, 'luis')
  expect(await luis.json('GET', '/api/gift-cards')).toEqual([
    {
      state: 'ready',
      recipientName: 'Rosa Aurelia',
      style: 'acuarela',
      path: `/tarjeta/${token}`,
      paidAt: expect.any(String),
    },
  ])
  const ana = t.visitor()
  await signUp(ana, 'ana')
  expect(await ana.json('GET', '/api/gift-cards')).toEqual([])
  const exported = unzipSync(new Uint8Array(await (await luis.get('/api/account/export')).arrayBuffer()))
  const cards: unknown = JSON.parse(strFromU8(exported['tarjetas.json'] ?? new Uint8Array()))
  expect(cards).toMatchObject([
    { recipientName: 'Otra', state: 'unpaid' },
    { recipientName: 'Rosa Aurelia', code },
  ])

  expect((await luis.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  // Whoever was given it keeps a code that counts.
  expect(await giftCard(t.visitor(), token)).toMatchObject({
    state: 'ready',
    code,
    recipientName: '',
    senderName: '',
    line: '',
    mail: null,
  })
})

test('after its days a card that is used up forgets its words, and one that nobody paid is gone', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const luis = t.visitor()
  await orderCard(luis)
  const sold = stripe.latest()
  await notify(luis, stripe, stripe.pay(sold.id))
  const token = await cardToken(luis, sold.id)
  await untilCard(luis, token, 'ready')
  await orderCard(luis, { recipientName: 'Otra' })
  const forget = (days: number) => forgetOldGiftCards(t.ctx, new Date(Date.now() + (days - 7) * 86_400_000))
  const kept = async () =>
    (await t.ctx.db.select().from(giftCards)).map(({ recipientName }) => recipientName).toSorted()
  await forget(8)
  // What waits to be used keeps its words, and what may yet be paid is not deleted.
  expect(await kept()).toEqual(['Otra', 'Rosa Aurelia'])
  await t.ctx.db.update(purchases).set({ status: 'expired' }).where(eq(purchases.status, 'pending'))
  await forget(6)
  expect(await kept()).toEqual(['Otra', 'Rosa Aurelia'])
  await forget(8)
  expect(await kept()).toEqual(['Rosa Aurelia'])
  await notify(luis, stripe, stripe.refund(sold.id))
  await untilCard(luis, token, 'cancelled')
  await forget(8)
  expect(await kept()).toEqual([''])
})

test('what is ordered is checked, and a session that is no card’s leads nowhere', async () => {
  await using t = await createTestApp()
  const luis = t.visitor()
  for (const wrong of [
    { recipientName: ' ' },
    { senderName: '' },
    { style: 'oro' },
    { email: 'luis' },
    { id: '1' },
    { line: 'a'.repeat(141) },
  ])
    expect([
      wrong,
      (await luis.send('POST', '/api/gift-cards', { id: randomUUID(), ...CARD_ORDER, ...wrong })).status,
    ]).toEqual([wrong, 400])
  const storyId = await writeStory(luis)
  const sessionId = new URL(await checkout(luis, storyId)).pathname.split('/').at(-1) ?? ''
  expect((await luis.get(`/api/gift-cards/bought?session_id=${sessionId}`)).status).toBe(404)
  // Before it is paid there is a page that says so, and no code.
  const mine = new URL(await orderCard(luis)).pathname.split('/').at(-1) ?? ''
  const token = await cardToken(luis, mine)
  expect(await giftCard(t.visitor(), token)).toMatchObject({ state: 'unpaid', code: null })
  expect((await luis.get(`/api/gift-cards/${token}/pdf`)).status).toBe(409)
})
