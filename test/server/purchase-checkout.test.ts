import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { purchases, type PurchaseRow, type PurchaseStatus } from '../../src/server/db/schema/purchases.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { orderGiftCard } from '../../src/server/features/gift-cards/order.ts'
import { payGiftCard } from '../../src/server/features/gift-cards/writes.ts'
import { beginGiftCard, beginPurchase } from '../../src/server/features/purchases/begin.ts'
import { verifySession } from '../../src/server/features/purchases/verify.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { StoryRow } from '../../src/server/db/schema/stories.ts'
import { unsealed } from '../../src/server/link-tokens.ts'
import { type CheckoutRequest, PaymentError, type SessionState } from '../../src/server/payments/payments.ts'
import type { Visitor } from '../idle-app.ts'
import { away, breaks, openIdleShop, stateOf } from '../idle-shop.ts'

const { t, buy: sell, again, where } = await openIdleShop()
const { db } = t.ctx
const HOUR_MS = 3_600_000
const email = 'a@correo.mx'
const CARD = { recipientName: 'Rosa', senderName: 'Luis', line: '', style: 'acuarela', email } as const
const from = (ms: number) => new Date(Date.now() + ms)
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, { status: 'written', storyContent: 'Había una vez', storyTitle: 'El mar' })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const buy = (values: Partial<PurchaseRow> = {}) => sell({ storyId: story.id, userId: ana.who.userId, ...values })
const all = () => db.select().from(purchases).orderBy(purchases.createdAt)
const ALREADY = { code: 'conflict', message: MESSAGES.alreadyBought }

const begin = (ctx = t.ctx) => beginPurchase(ctx, story, { email })

describe('a checkout', () => {
  test('is asked of the provider at the price of now, and stored with what it answers', async () => {
    const requests: CheckoutRequest[] = []
    const expiresAt = from(2 * HOUR_MS)
    const ctx = where({
      createSession: async (request) => {
        requests.push(request)
        return { id: 'cs_1', url: 'https://pay.example/1', expiresAt }
      },
    })
    expect(await beginPurchase(ctx, story, { email })).toBe('https://pay.example/1')
    const [row] = await all()
    expect(row).toMatchObject({
      storyId: story.id,
      userId: ana.who.userId,
      email,
      amount: 10_000,
      currency: 'mxn',
      provider: 'simulated',
      status: 'pending',
      sessionId: 'cs_1',
      checkoutUrl: 'https://pay.example/1',
      expiresAt,
    })
    const [request] = requests
    expect(request).toMatchObject({ purchaseId: row?.id, storyId: story.id, title: 'El mar', email })
    expect((request?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(22.9 * HOUR_MS)
    expect((request?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThan(23.1 * HOUR_MS)
  })

  test('is refused for a story that is gone, unwritten or bought', async () => {
    await db.update(stories).set({ boughtAt: new Date() })
    await expect(begin()).rejects.toMatchObject(ALREADY)
    await db.update(stories).set({ boughtAt: null, storyContent: null })
    await expect(begin()).rejects.toMatchObject({ code: 'conflict', message: MESSAGES.storyBusy })
    await db.update(stories).set({ storyContent: 'Había' })
    const flagged = await buy({ status: 'flagged' })
    await expect(begin()).rejects.toMatchObject(ALREADY)
    await db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, flagged.id))
    expect(await begin()).toContain('/simulated-checkout/')
    await db.delete(stories)
    await expect(begin()).rejects.toMatchObject({ code: 'not_found', message: MESSAGES.storyNotFound })
  })

  test.each<[string, Partial<PurchaseRow> & { hours?: number }, boolean]>([
    ['the same', {}, true],
    ['of another address', { email: 'b@correo.mx' }, false],
    ['of another price', { amount: 9_999 }, false],
    ['in another currency', { currency: 'usd' }, false],
    ['at another provider', { provider: 'stripe' }, false],
    ['with an hour and more to go', { hours: 1.02 }, true],
    ['with less than an hour to go', { hours: 0.98 }, false],
    ['that has ended', { status: 'expired' }, false],
  ])('%s is shown again where it is %j: %s', async (_, { hours = 10, ...values }, shown) => {
    const open = await buy({ checkoutUrl: 'https://pay.example/open', expiresAt: from(hours * HOUR_MS), ...values })
    const closed: string[] = []
    const getSession = async (): Promise<SessionState> => stateOf(open, { status: shown ? 'open' : 'expired' })
    const expireSession = async (id: string) => closed.push(id) > 0
    const url = await beginPurchase(where({ getSession, expireSession }), story, { email })
    expect(url === 'https://pay.example/open').toBe(shown)
    expect(closed).toEqual(shown || open.status === 'expired' ? [] : [open.sessionId])
    expect(await all()).toHaveLength(shown ? 1 : 2)
  })

  test('that was never opened is opened under its own id', async () => {
    const open = await buy({ sessionId: null })
    await begin()
    expect(await all()).toMatchObject([{ id: open.id, sessionId: expect.stringMatching(/^cs_sim_/) }])
    expect((await all())[0]?.checkoutUrl).toContain('https://cuentos.example/simulated-checkout/cs_sim_')
  })

  test('whose session has ended is closed and replaced; whose session is unknown too', async () => {
    const open = await buy({ checkoutUrl: 'https://pay.example/open' })
    const url = await beginPurchase(where({ getSession: async () => null }), story, { email })
    expect(url).toContain('/simulated-checkout/')
    expect(await again(open)).toMatchObject({ status: 'expired' })
    const other = await buy({ checkoutUrl: 'https://pay.example/x', sessionId: null, createdAt: from(HOUR_MS) })
    await begin()
    expect(await again(other)).toMatchObject({ status: 'expired' })
  })

  test('that was paid or promised meanwhile is not opened twice', async () => {
    const open = await buy({ checkoutUrl: 'https://pay.example/open' })
    const told = (values: Partial<SessionState>) => where({ getSession: async () => stateOf(open, values) })
    const page = `https://cuentos.example/delivery/${story.id}?session_id=${open.sessionId}`
    expect(await beginPurchase(told({}), story, { email })).toBe(page)
    // Another address does not open another while the voucher is out.
    expect(await beginPurchase(told({}), story, { email: 'b@correo.mx' })).toBe(page)
    await expect(beginPurchase(told({ paid: true }), story, { email })).rejects.toMatchObject(ALREADY)
    expect(await all()).toHaveLength(1)
  })

  test('for another address finds out that the older one is paid, promised, or cannot be closed', async () => {
    const open = await buy()
    const told = (values: Partial<SessionState>) =>
      where({ expireSession: async () => false, getSession: async () => stateOf(open, values) })
    const beginOther = (ctx: typeof t.ctx) => beginPurchase(ctx, story, { email: 'b@correo.mx' })
    await expect(beginOther(told({ paid: true }))).rejects.toMatchObject(ALREADY)
    await db.update(purchases).set({ status: 'pending' })
    await db.update(stories).set({ boughtAt: null })
    await expect(beginOther(where({ expireSession: breaks }))).rejects.toThrow('mistake')
    t.logged()
    expect(await beginOther(where({ expireSession: away }))).toContain('/simulated-checkout/')
    expect(t.logged()).toMatchObject([
      { failure: 'unavailable', detail: 'away', msg: 'an older checkout could not be closed' },
    ])
    expect(await again(open)).toMatchObject({ status: 'pending' })
    await db.delete(purchases)
    const voucher = await buy({ checkoutUrl: 'https://pay.example/open' })
    const promised = { expireSession: async () => false, getSession: async () => stateOf(voucher) }
    expect(await beginOther(where(promised))).toContain(`session_id=${voucher.sessionId}`)
  })

  test.each([
    [new PaymentError('unavailable', 'away'), 'unavailable', MESSAGES.paymentFailed, undefined, 'pending'],
    [new PaymentError('refused', 'no'), 'unavailable', MESSAGES.paymentFailed, undefined, 'failed'],
    [new PaymentError('email', 'no'), 'invalid', MESSAGES.emailInvalid, { email: MESSAGES.emailInvalid }, 'failed'],
  ])('that the provider does not open (%s) is told as %s', async (refusal, code, message, fields, status) => {
    const opening = begin(where({ createSession: () => Promise.reject(refusal) }))
    await expect(opening).rejects.toMatchObject({ code, message, fields })
    expect(await all()).toMatchObject([{ status }])
    expect(t.logged()).toMatchObject([
      { failure: refusal.failure, detail: refusal.message, msg: expect.stringContaining('refused a checkout') },
    ])
  })

  test('of which the provider cannot be asked is not replaced', async () => {
    await expect(beginPurchase(where({ createSession: breaks }), story, { email })).rejects.toThrow('mistake')
    expect(await all()).toMatchObject([{ status: 'pending' }])
    await db.update(purchases).set({ sessionId: 'cs_1', checkoutUrl: 'https://pay.example/1' })
    await expect(beginPurchase(where({ getSession: away }), story, { email })).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(await all()).toMatchObject([{ status: 'pending' }])
  })
})

const order = () => ({ id: randomUUID(), ...CARD })
const cardNow = async ({ id }: { id: string }) => (await db.select().from(giftCards).where(eq(giftCards.id, id)))[0]

describe('the checkout of a gift card', () => {
  const PAID = { code: 'conflict', message: GIFT_CARD_MESSAGES.alreadyBought }
  const { payments } = t.deps
  const GONE = { code: 'not_found', message: GIFT_CARD_MESSAGES.notFound }

  test('is one for each card, at the price of a story, and takes no code', async () => {
    const requests: CheckoutRequest[] = []
    const createSession = (request: CheckoutRequest) => payments.createSession((requests.push(request), request))
    const ctx = { ...where({ createSession }), who: ana.who }
    const [first, second] = [order(), order()]
    const url = await beginGiftCard(ctx, first)
    expect(await beginGiftCard(ctx, { ...first, recipientName: 'Inés' })).toBe(url)
    expect(await beginGiftCard(ctx, second)).not.toBe(url)
    const rows = await db.select().from(purchases).orderBy(purchases.createdAt)
    const theirs = { storyId: null, userId: ana.who.userId, amount: 10_000, status: 'pending', promotionId: null }
    expect(rows).toMatchObject([first, second].map(({ id }) => ({ ...theirs, giftCardId: id })))
    expect(requests).toMatchObject(
      rows.map(({ id }) => ({ purchaseId: id, storyId: null, title: 'Tarjeta de regalo' })),
    )
    expect(await cardNow(first)).toMatchObject({ recipientName: 'Inés' })
    const sessionId = url.split('/').at(-1) ?? ''
    expect(await payments.simulator?.applyCode(sessionId, 'REGALO100')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('leads to the card’s page while a voucher is out, and is refused once it is paid', async () => {
    const card = order()
    await beginGiftCard(ana, card)
    const [open] = await db.select().from(purchases)
    const told = (values: object) =>
      where({ getSession: async () => (open ? stateOf(open, values) : null) }, ana) as Visitor
    const token = await unsealed(t.ctx, (await cardNow(card))?.sealedToken ?? '')
    expect(await beginGiftCard(told({}), card)).toBe(`https://cuentos.example/tarjeta/${token}`)
    await expect(beginGiftCard(told({ paid: true }), card)).rejects.toMatchObject(PAID)
    await expect(beginGiftCard(ana, card)).rejects.toMatchObject(PAID)
    expect(await db.$count(purchases)).toBe(1)
  })

  test.each<[string, (id: string) => Promise<unknown>, object]>([
    ['paid', (id) => payGiftCard(t.ctx, id), PAID],
    ['deleted', (id) => db.delete(giftCards).where(eq(giftCards.id, id)), GONE],
  ])('is not opened anew for a card that is %s while the provider is asked', async (_, meanwhile, refusal) => {
    const card = order()
    await beginGiftCard(ana, card)
    const getSession = async () => meanwhile(card.id).then(() => null)
    await expect(beginGiftCard(where({ getSession }, ana) as Visitor, card)).rejects.toMatchObject(refusal)
    expect(await db.$count(purchases)).toBe(1)
  })

  test('is closed where the card is deleted while it is opened', async () => {
    const card = order()
    const createSession = async (request: CheckoutRequest) => {
      await db.delete(giftCards).where(eq(giftCards.id, card.id))
      return payments.createSession(request)
    }
    await expect(beginGiftCard(where({ createSession }, ana) as Visitor, card)).rejects.toMatchObject(GONE)
    const [left] = await db.select().from(purchases)
    expect(await t.queued('close-checkout')).toEqual([{ purchaseId: left?.id }])
  })
})

describe('whether a session was paid', () => {
  const NOT = { verified: false, customerEmail: null }
  test.each<[PurchaseStatus, boolean, boolean]>([
    ['paid', false, true],
    ['delivered', false, true],
    ['flagged', false, false],
    ['flagged', true, true],
    ['refunded', true, false],
  ])('is known of one that is %s (story bought: %s), without asking: %s', async (status, bought, verified) => {
    if (bought) await db.update(stories).set({ boughtAt: new Date() })
    const { sessionId } = await buy({ status })
    const answer = await verifySession(where({ getSession: away }), sessionId ?? '')
    expect(answer).toEqual(verified ? { verified, customerEmail: null, storyId: story.id } : NOT)
  })

  test('is asked of the provider else, who may not know it or not answer', async () => {
    const purchase = await buy()
    const id = purchase.sessionId ?? ''
    await expect(verifySession(where({ getSession: away }), id)).rejects.toMatchObject({
      code: 'unavailable',
      message: MESSAGES.unavailable,
    })
    expect(t.logged()).toMatchObject([
      { failure: 'unavailable', detail: 'away', msg: expect.stringContaining('could not be asked') },
    ])
    await expect(verifySession(where({ getSession: breaks }), id)).rejects.toThrow('mistake')
    expect(await verifySession(where({ getSession: async () => null }), id)).toEqual(NOT)
    expect(await verifySession(where({ getSession: async () => stateOf(purchase) }), id)).toEqual(NOT)
    const paid = where({ getSession: async () => stateOf(purchase, { paid: true }) })
    expect(await verifySession(paid, id)).toEqual({ verified: true, customerEmail: null, storyId: story.id })
    expect(await verifySession({ ...paid, who: ana.who }, id)).toMatchObject({ customerEmail: 'a@correo.mx' })
    await db.update(purchases).set({ storyId: null })
    await expect(verifySession(paid, id)).rejects.toMatchObject({ code: 'not_found', message: MESSAGES.bookDeleted })
    expect(await verifySession(where({ getSession: breaks }), 'cs_made_up')).toEqual(NOT)
  })

  test('opens no story where it bought a gift card, and is not taken for a book that was deleted', async () => {
    const { card } = await orderGiftCard(ana, order())
    const { sessionId } = await sell({ giftCardId: card.id, status: 'delivered', paidAt: new Date() })
    expect(await verifySession(where({ getSession: breaks }), sessionId ?? '')).toEqual(NOT)
  })
})
