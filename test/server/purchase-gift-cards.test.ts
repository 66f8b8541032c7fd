import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { type GiftCardRow, giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { giftCardAddress, presentGiftCard } from '../../src/server/features/gift-cards/present.ts'
import { beginGiftCard } from '../../src/server/features/purchases/begin.ts'
import { composeGiftCard } from '../../src/server/features/purchases/deliver-gift-card.ts'
import { deliverJob, promotionJob, purchaseMailJob } from '../../src/server/features/purchases/jobs.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { purchaseRoutes } from '../../src/server/features/purchases/routes.ts'
import { markRefunded, settleSession } from '../../src/server/features/purchases/settle.ts'
import { MailError } from '../../src/server/mail/mail.ts'
import type { GiftCardSheet } from '../../src/server/book/gift-card.ts'
import { openIdleDelivery } from '../idle-delivery.ts'
import { serveIdle } from '../idle-http.ts'
import { stateOf } from '../idle-shop.ts'
import { RUN } from '../idle-studio.ts'

const { t, state, buy, again, fails, unsupported } = await openIdleDelivery()
const { db } = t.ctx
const ask = await serveIdle((app) => purchaseRoutes(app))
const ORDER = {
  recipientName: 'Rosa Aurelia',
  senderName: 'Luis Alberto',
  line: 'Para el cuento de tu nieta',
  style: 'acuarela',
  email: 'luis@correo.mx',
} as const
const SHEET = Buffer.from('%PDF-1.7 a card')
const PAID_ON: Ctx = { ...t.ctx, now: () => new Date('2026-02-03T18:00:00Z') }

/** The cards that were printed. */
let faces: GiftCardSheet[]
/** What happens while a card is printed. */
let meanwhile: () => Promise<unknown>

beforeEach(() => {
  faces = []
  meanwhile = () => Promise.resolve()
  t.deps.printer.printGiftCard = async (face) => {
    faces.push(face)
    await meanwhile()
    return SHEET
  }
})

type Sale = PurchaseRow & { giftCardId: string }

/** A card that somebody has begun to buy. */
async function order(): Promise<Sale> {
  const id = randomUUID()
  await beginGiftCard(state.ana, { id, ...ORDER })
  const [purchase] = await db.select().from(purchases).where(eq(purchases.giftCardId, id))
  if (!purchase) throw new Error('not stored')
  return { ...purchase, giftCardId: id }
}

/** One that is paid, and whose code counts. */
async function sell(): Promise<Sale> {
  const sale = await order()
  await settleSession(PAID_ON, stateOf(sale, { paid: true }))
  await promotionJob.run(t.ctx, { giftCardId: sale.giftCardId, round: 1 }, RUN)
  return { ...sale, ...(await again(sale)), giftCardId: sale.giftCardId }
}

async function cardOf({ giftCardId }: Sale): Promise<GiftCardRow> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, giftCardId))
  if (!card) throw new Error('the card is gone')
  return card
}

const change = ({ giftCardId }: Sale, values: Partial<GiftCardRow>) =>
  db.update(giftCards).set(values).where(eq(giftCards.id, giftCardId))

const deliver = ({ id }: Sale, { ctx = t.ctx, round = 1 } = {}) => deliverJob.run(ctx, { purchaseId: id, round }, RUN)

/** What its buyer reads on its page. */
const shown = async (sale: Sale) => presentGiftCard(state.ana, await cardOf(sale))

/** An installation whose secrets open nothing that was sealed before. */
function withoutKeys(): Ctx {
  const auth = { $context: Promise.resolve({ secretConfig: { keys: new Map(), currentVersion: 2 } }) }
  return { ...t.ctx, deps: { ...t.deps, auth: auth as never } }
}

test('a card goes to its buyer once, with its code, its page, its sheet and what was paid', async () => {
  const sale = await sell()
  expect(await t.queued('deliver')).toEqual([{ purchaseId: sale.id, round: 1 }])
  await deliver(sale)
  await deliver(sale)
  expect(state.sent).toHaveLength(1)
  const [mail] = state.sent
  const { code } = await shown(sale)
  const messageId = `purchase-${sale.id}-1@cuentos.example`
  expect(mail).toMatchObject({
    messageId,
    to: 'luis@correo.mx',
    replyTo: 'ayuda@cuentos.example',
    subject: 'La tarjeta de regalo para Rosa Aurelia',
  })
  for (const words of [
    `Código: ${code}`,
    `https://cuentos.example${await giftCardAddress(t.ctx, await cardOf(sale))}`,
    'Luis Alberto',
    '«Para el cuento de tu nieta»',
    'hasta el 3 de febrero de 2028',
    'un cuento: $100.00 MXN',
    'Total pagado: $80.00 MXN',
    `Compra ${sale.id.slice(0, 8).toUpperCase()}, 3 de febrero de 2026`,
    'responde y lo arreglamos',
    t.deps.settings.PRODUCT_NAME,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain(`cid:parcel-${messageId}`)
  expect(mail?.attachments).toMatchObject([
    { filename: 'tarjeta-de-regalo.pdf', contentType: 'application/pdf', content: SHEET },
    { filename: 'regalo.jpg', contentType: 'image/jpeg', contentId: `parcel-${messageId}` },
  ])
  expect(faces).toMatchObject([{ code, recipientName: 'Rosa Aurelia', host: 'cuentos.example' }])
  expect(await again(sale)).toMatchObject({ status: 'delivered', mailedAt: expect.any(Date) })
  expect((await shown(sale)).mail).toEqual({ email: 'luis@correo.mx', state: 'sent' })
})

test('a shop without an address for questions asks for no answer to a card', async () => {
  const sale = await sell()
  await deliver(sale, { ctx: unsupported() })
  expect(state.sent).toHaveLength(1)
  expect(state.sent[0]).not.toHaveProperty('replyTo')
  expect(state.sent[0]?.text).not.toContain('responde y lo arreglamos')
})

test('a receipt that lacks what was paid and when says the price and today', async () => {
  const sale = await sell()
  await db.update(purchases).set({ paidAmount: null, paidAt: null })
  await deliver(sale, { ctx: { ...t.ctx, now: () => new Date('2026-05-06T18:00:00Z') } })
  expect(state.sent[0]?.text).toMatch(/Total pagado: \$100\.00 MXN\n.*6 de mayo de 2026/)
})

test('a card whose code was used before its e-mail brings the receipt alone: no code, and no sheet to print', async () => {
  const sale = await sell()
  const { code } = await shown(sale)
  await change(sale, { redeemedAt: new Date() })
  await deliver(sale)
  const [mail] = state.sent
  expect(mail?.text).toContain('Su código ya se usó')
  expect(mail?.text).toContain('Total pagado: $80.00 MXN')
  expect(`${mail?.text}${mail?.html}`).not.toContain(code)
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['regalo.jpg'])
  expect(faces).toEqual([])
})

test('no code is sent of a card whose money went back, before its e-mail or while its sheet is printed', async () => {
  const early = await sell()
  await markRefunded(t.ctx, early.id)
  await deliver(early)
  expect(faces).toEqual([])
  const late = await sell()
  meanwhile = () => markRefunded(t.ctx, late.id)
  await deliver(late)
  expect(faces).toHaveLength(1)
  expect(state.sent).toEqual([])
  expect(await again(late)).toMatchObject({ status: 'refunded', mailedAt: null })
})

test('a refused card is told on its page, and goes to the corrected address as a new message', async () => {
  const sale = await sell()
  await expect(deliver(sale, { ctx: fails(new MailError('450 later', { permanent: false })) })).rejects.toThrow('450')
  expect((await shown(sale)).mail).toEqual({ email: 'luis@correo.mx', state: 'planned' })
  await deliver(sale, { ctx: fails(new MailError('550 unknown', { permanent: true })) })
  expect((await shown(sale)).mail).toEqual({ email: 'luis@correo.mx', state: 'failed' })
  expect(await resendPurchase(t.ctx, sale.id, { to: 'luis.a@correo.mx' })).toMatchObject({ ok: true })
  expect(await t.queued('deliver')).toContainEqual({ purchaseId: sale.id, round: 2 })
  // What is left of the round before sends nothing more.
  await deliver(sale)
  await deliver(sale, { round: 2 })
  expect(state.sent).toMatchObject([{ to: 'luis.a@correo.mx', messageId: `purchase-${sale.id}-2@cuentos.example` }])
  expect((await shown(sale)).mail).toEqual({ email: 'luis.a@correo.mx', state: 'sent' })
})

test('a card that is asked for before its code counts is made first', async () => {
  const sale = await order()
  await settleSession(t.ctx, stateOf(sale, { paid: true }))
  await db.execute('delete from pgboss.job')
  expect(await resendPurchase(t.ctx, sale.id)).toMatchObject({ ok: true })
  expect([await t.queued('deliver'), await t.queued('fulfil')]).toEqual([[], []])
  expect(await t.queued('gift-card-promotion')).toEqual([{ giftCardId: sale.giftCardId, round: 1 }])
  await promotionJob.run(t.ctx, { giftCardId: sale.giftCardId, round: 1 }, RUN)
  expect(await t.queued('deliver')).toEqual([{ purchaseId: sale.id, round: 2 }])
})

test('a card that was not paid as asked is delivered only where the operator insists', async () => {
  const sale = await order()
  await settleSession(t.ctx, stateOf(sale, { paid: true, price: { amount: 1, currency: 'mxn' } }))
  expect(await resendPurchase(t.ctx, sale.id)).toEqual({ ok: false, reason: 'not_as_asked' })
  expect(await again(sale)).toMatchObject({ status: 'flagged', mailRound: 1 })
  expect([await shown(sale), await t.queued('gift-card-promotion')]).toMatchObject([{ state: 'unpaid' }, []])
  expect(await resendPurchase(t.ctx, sale.id, { anyway: true })).toMatchObject({
    ok: true,
    purchase: { status: 'paid', problem: null },
  })
  expect(await t.queued('gift-card-promotion')).toEqual([{ giftCardId: sale.giftCardId, round: 1 }])
  await promotionJob.run(t.ctx, { giftCardId: sale.giftCardId, round: 1 }, RUN)
  await deliver(sale, { round: 2 })
  expect(state.sent[0]?.text).toContain(`Código: ${(await shown(sale)).code}`)
})

test('a card without an address or a last day is not sent half: the work waits for whoever mends it', async () => {
  const sale = await sell()
  await expect(deliver(sale, { ctx: withoutKeys() })).rejects.toThrow('no secret in the settings')
  await change(sale, { expiresAt: null })
  await expect(deliver(sale)).rejects.toThrow('no last day')
  expect(state.sent).toEqual([])
  expect(await again(sale)).toMatchObject({ status: 'paid', mailProblem: null })
})

test('of a card that is gone while its e-mail is written there is nothing to send', async () => {
  const sale = await sell()
  expect(await composeGiftCard(t.ctx, sale, randomUUID(), RUN.signal)).toBeNull()
})

test('whoever paid a card is led from the provider’s page to it; of any other session no card is here', async () => {
  const bought = (sessionId: string, ctx: Ctx = t.ctx) => ask(ctx, `/api/gift-cards/bought?session_id=${sessionId}`)
  const id = randomUUID()
  const begun = await ask(state.ana, { method: 'POST', url: '/api/gift-cards', body: { id, ...ORDER } })
  expect(begun.statusCode).toBe(200)
  const page = new URL(begun.json<{ url: string }>().url).pathname
  const sessionId = page.split('/').at(-1) ?? ''
  expect(page).toBe(`/simulated-checkout/${sessionId}`)
  const led = await bought(sessionId)
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  expect([led.statusCode, led.headers['location'], led.headers['referrer-policy']]).toEqual([
    303,
    card && (await giftCardAddress(t.ctx, card)),
    'no-referrer',
  ])
  const book = await buy()
  for (const [session, ctx] of [
    ['cs_nada', t.ctx],
    [book.sessionId ?? '', t.ctx],
    [sessionId, withoutKeys()],
  ] as const) {
    const none = await bought(session, ctx)
    expect([none.statusCode, none.json()]).toMatchObject([404, { message: GIFT_CARD_MESSAGES.notFound }])
  }
})

test('whoever paid a card twice reads of a card, and of no story', async () => {
  const { id: purchaseId } = await order()
  await purchaseMailJob.run(t.ctx, { purchaseId, news: 'returned', to: 'buyer' }, RUN)
  const [mail] = state.sent
  expect(mail?.text).toMatch(/para la misma tarjeta de regalo[^]*porque pagaste una tarjeta de regalo/)
  expect(mail?.text).not.toMatch(/\bcuento\b/)
})
