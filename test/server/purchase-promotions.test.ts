import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { type GiftCardRow, giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { simulatedPromotions } from '../../src/server/db/schema/simulated-promotions.ts'
import { orderGiftCard } from '../../src/server/features/gift-cards/order.ts'
import { presentGiftCard } from '../../src/server/features/gift-cards/present.ts'
import { beginPurchase } from '../../src/server/features/purchases/begin.ts'
import { giveUpPromotion, tellOfGiftCard } from '../../src/server/features/purchases/promotions.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { markRefunded, settleSession } from '../../src/server/features/purchases/settle.ts'
import { unsealed } from '../../src/server/link-tokens.ts'
import type { PromotionRequest } from '../../src/server/payments/payments.ts'
import type { Visitor } from '../idle-app.ts'
import { away, openIdleShop, stateOf } from '../idle-shop.ts'

const { t, buy, again, where } = await openIdleShop()
const { db } = t.ctx
const { payments } = t.deps
const email = 'a@correo.mx'
const DAY_MS = 86_400_000
const FACE = { recipientName: 'Rosa', senderName: 'Luis', line: '', style: 'acuarela' } as const
const SPENT = { code: 'conflict', message: GIFT_CARD_MESSAGES.codeSpent }
const from = (ms: number) => new Date(Date.now() + ms)
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const order = () => ({ id: randomUUID(), ...FACE, email })

async function cardNow(id: string): Promise<GiftCardRow> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  if (!card) throw new Error('no card')
  return card
}
const shown = async (id: string) => presentGiftCard(t.ctx, await cardNow(id))

/** A card that Ana bought, as it stands once its money came in, and its code, which nobody was told yet. */
async function paidCard(): Promise<{ id: string; code: string; purchase: PurchaseRow }> {
  const { card } = await orderGiftCard(ana, order())
  const purchase = await buy({ giftCardId: card.id, userId: ana.who.userId })
  const settled = await settleSession(t.ctx, stateOf(purchase, { paid: true, paymentId: `pi_${card.id}` }))
  return { id: card.id, code: (await unsealed(t.ctx, card.sealedCode)) ?? '', purchase: settled ?? purchase }
}

/** Has the provider hear of all that waits to be told. */
async function tellProvider(ctx: Ctx = t.ctx): Promise<void> {
  const news = (await t.queued('gift-card-promotion')) as { giftCardId: string; round: number }[]
  await db.execute(`delete from pgboss.job where name = 'gift-card-promotion'`)
  for (const { giftCardId, round } of news) await tellOfGiftCard(ctx, giftCardId, round)
}

/** What the provider is asked for. `meanwhile` happens after it made the code and before we hear of it. */
function making(meanwhile: () => Promise<unknown> = async () => {}): { ctx: Ctx; asked: PromotionRequest[] } {
  const asked: PromotionRequest[] = []
  const ctx = where({
    async createPromotion(request) {
      asked.push(request)
      const made = await payments.createPromotion(request)
      await meanwhile()
      return made
    },
  })
  return { ctx, asked }
}

async function beginStory(code?: string): Promise<{ sessionId: string }> {
  const story = await t.story(ana, { status: 'written', storyContent: 'Había', storyTitle: 'El mar' })
  const url = await beginPurchase(t.ctx, story, { email, code })
  return { sessionId: url.split('/').at(-1) ?? '' }
}

/** Ends a checkout that is free, as the buyer does on the provider's page. */
async function takeFree(sessionId: string): Promise<PurchaseRow | null> {
  await payments.simulator?.pay(db, sessionId, { number: '', expiry: '', cvc: '', name: '' })
  const state = await payments.getSession(sessionId)
  return state && settleSession(t.ctx, state)
}

describe('the code of a gift card', () => {
  test('can be used for two years once it is paid, and only then is the card mailed', async () => {
    const { id, code, purchase } = await paidCard()
    expect(await shown(id)).toMatchObject({ state: 'preparing', code: null })
    await expect(beginStory(code)).rejects.toMatchObject(SPENT)
    const { ctx, asked } = making()
    await tellProvider(ctx)
    const { expiresAt, promotionId } = await cardNow(id)
    const key = `${id}-1`
    expect(asked).toEqual([{ key, reference: id, code, name: 'Tarjeta de regalo', expiresAt }])
    expect(expiresAt?.getUTCFullYear()).toBe((purchase.paidAt?.getUTCFullYear() ?? 0) + 2)
    expect(await payments.findPromotion(code)).toBe(promotionId)
    expect(await shown(id)).toMatchObject({ state: 'ready', code })
    expect(await t.queued('deliver')).toEqual([{ purchaseId: purchase.id, round: 1 }])
    expect((await again(purchase))?.printedAt).toBeInstanceOf(Date)
  })

  test('is made once, and the card mailed once, however often the provider is told', async () => {
    const { id, purchase } = await paidCard()
    const lost = making(away)
    await expect(tellOfGiftCard(lost.ctx, id, 1)).rejects.toThrow('away')
    expect([(await cardNow(id)).promotionId, await t.queued('deliver')]).toEqual([null, []])
    const { ctx, asked } = making()
    await tellOfGiftCard(ctx, id, 1)
    await db.update(purchases).set({ mailedAt: new Date() }).where(eq(purchases.id, purchase.id))
    await db.execute('delete from pgboss.job')
    await tellOfGiftCard(ctx, id, 1)
    expect(asked).toEqual(lost.asked)
    expect(await db.$count(simulatedPromotions, eq(simulatedPromotions.reference, id))).toBe(1)
    expect(await t.queued('deliver')).toEqual([])
  })

  test.each<[string, Partial<GiftCardRow>]>([
    ['not paid', { paidAt: null }],
    ['without a last day', { expiresAt: null }],
    ['used up', { redeemedAt: new Date() }],
    ['told of anew', { promotionRound: 2 }],
  ])('is not made where the card is %s', async (_, values) => {
    const { id } = await paidCard()
    await db.update(giftCards).set(values).where(eq(giftCards.id, id))
    const { ctx, asked } = making()
    await tellOfGiftCard(ctx, id, 1)
    await tellOfGiftCard(ctx, randomUUID(), 1)
    expect([asked, (await cardNow(id)).promotionId, await t.queued('deliver')]).toEqual([[], null, []])
  })

  test('is not made of what no secret in the settings opens any more, until one does', async () => {
    const { id } = await paidCard()
    const { ctx, asked } = making()
    const rotated = { $context: Promise.resolve({ secretConfig: { keys: new Map(), currentVersion: 2 } }) }
    const auth = rotated as unknown as Ctx['deps']['auth']
    await expect(tellOfGiftCard({ ...ctx, deps: { ...ctx.deps, auth } }, id, 1)).rejects.toThrow('no secret')
    expect(asked).toEqual([])
    await tellOfGiftCard(ctx, id, 1)
    expect(await shown(id)).toMatchObject({ state: 'ready' })
  })

  test('takes nothing off any more once the card’s money went back', async () => {
    const { id, code, purchase } = await paidCard()
    await tellProvider()
    const { sessionId } = await beginStory()
    await markRefunded(t.ctx, purchase.id)
    await tellProvider()
    expect(await shown(id)).toMatchObject({ state: 'cancelled', code: null })
    await expect(beginStory(code)).rejects.toMatchObject(SPENT)
    expect(await payments.simulator?.applyCode(sessionId, code)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('is found and closed where its making was interrupted, and needs no closing where it was never made', async () => {
    const interrupted = await paidCard()
    await expect(tellOfGiftCard(making(away).ctx, interrupted.id, 1)).rejects.toThrow('away')
    expect(await payments.findPromotion(interrupted.code)).not.toBeNull()
    const unmade = await paidCard()
    for (const { purchase } of [interrupted, unmade]) await markRefunded(t.ctx, purchase.id)
    const closed: string[] = []
    const closePromotion = async (id: string) => payments.closePromotion(id).then(() => void closed.push(id))
    await tellProvider(where({ closePromotion }))
    expect(await payments.findPromotion(interrupted.code)).toBeNull()
    expect(closed).toHaveLength(1)
  })

  test('is closed again where the money goes back while it is made, and the card is not mailed', async () => {
    const { id, code, purchase } = await paidCard()
    await tellProvider(making(() => markRefunded(t.ctx, purchase.id)).ctx)
    await tellProvider()
    expect(await payments.findPromotion(code)).toBeNull()
    expect(await shown(id)).toMatchObject({ state: 'cancelled' })
    expect([await t.queued('gift-card-promotion'), await t.queued('deliver')]).toEqual([[], []])
  })

  test.each<[string, Partial<GiftCardRow>]>([
    ['used', { redeemedAt: new Date() }],
    ['given back for another', { promotionRound: 2 }],
  ])('is kept as it was where it is %s while it is made', async (_, values) => {
    const { id } = await paidCard()
    const change = () => db.update(giftCards).set(values).where(eq(giftCards.id, id))
    await tellProvider(making(change).ctx)
    expect([(await cardNow(id)).promotionId, await t.queued('deliver')]).toEqual([null, []])
  })

  test('is no one’s where the card is deleted while it is made', async () => {
    const { id, purchase } = await paidCard()
    await tellProvider(making(() => db.delete(giftCards).where(eq(giftCards.id, id))).ctx)
    expect(await again(purchase)).toMatchObject({ giftCardId: null, printedAt: null })
    expect(await t.queued('deliver')).toEqual([])
  })

  test.each([
    ['paid', 'flagged'],
    ['delivered', 'delivered'],
  ] as const)('that cannot be made is told to the operator, with a purchase that was %s', async (status, then) => {
    const { id, purchase } = await paidCard()
    await buy({ giftCardId: id, status: 'expired', paidAt: from(DAY_MS) })
    await db.update(purchases).set({ status }).where(eq(purchases.id, purchase.id))
    await giveUpPromotion(t.ctx, id)
    const problem = "The gift card's code could not be made at the provider"
    expect(await again(purchase)).toMatchObject({ status: then, problem })
    expect(t.logged()).toMatchObject([{ purchaseId: purchase.id, problem, msg: expect.stringMatching(/./) }])
  })

  test('that cannot be closed is told to the operator with the purchase that went back last, and no other', async () => {
    const { id, purchase: last } = await paidCard()
    const refunded = { status: 'refunded', refundedAt: new Date() } as const
    const first = await buy({ giftCardId: id, ...refunded, paidAt: from(-DAY_MS) })
    await markRefunded(t.ctx, last.id)
    await giveUpPromotion(t.ctx, id)
    const problem = expect.stringContaining('could not be closed at the provider: close it there')
    expect([await again(last), await again(first)]).toMatchObject([{ status: 'refunded', problem }, { problem: null }])
    expect(t.logged()).toMatchObject([{ purchaseId: last.id, problem, msg: expect.stringContaining('gift card') }])
  })

  test('of a card that nobody paid is no news to the operator', async () => {
    const { card } = await orderGiftCard(ana, order())
    const open = await buy({ giftCardId: card.id })
    await giveUpPromotion(t.ctx, card.id)
    expect([await again(open), t.logged()]).toEqual([open, []])
  })
})

describe('a story bought with a code', () => {
  test('costs nothing, once; given back, it makes the same code count again, and the card is not mailed again', async () => {
    const { id, code, purchase } = await paidCard()
    await tellProvider()
    const mailed = { status: 'delivered', mailedAt: new Date() } as const
    await db.update(purchases).set(mailed).where(eq(purchases.id, purchase.id))
    await db.execute('delete from pgboss.job')
    const { sessionId } = await beginStory(` ${code.toLowerCase().replaceAll('-', ' ')}`)
    const free = await takeFree(sessionId)
    expect(free).toMatchObject({ status: 'paid', amount: 10_000, paidAmount: 0, paymentId: null })
    expect(await shown(id)).toMatchObject({ state: 'used', usedAt: expect.any(String), code: null })
    await expect(beginStory(code)).rejects.toMatchObject(SPENT)

    await refundPurchase(t.ctx, free?.id ?? '')
    await tellProvider()
    expect(await shown(id)).toMatchObject({ state: 'ready', code })
    const { sessionId: second } = await beginStory(code)
    expect(await takeFree(second)).toMatchObject({ status: 'paid', paidAmount: 0 })
    expect(await t.queued('deliver')).toEqual([])
  })

  test('is refused where the code is unknown or has expired, or the provider cannot be asked', async () => {
    await expect(beginStory('K7RM-4XTP-9HWD')).rejects.toMatchObject(SPENT)
    const { id, code } = await paidCard()
    await db
      .update(giftCards)
      .set({ expiresAt: from(-DAY_MS) })
      .where(eq(giftCards.id, id))
    await tellProvider()
    await expect(beginStory(code)).rejects.toMatchObject(SPENT)
    expect(await db.$count(purchases, eq(purchases.userId, ana.who.userId))).toBe(1)
    const story = await t.story(ana, { status: 'written', storyContent: 'Había' })
    const asking = beginPurchase(where({ findPromotion: away }), story, { email, code })
    await expect(asking).rejects.toMatchObject({ code: 'unavailable' })
  })
})
