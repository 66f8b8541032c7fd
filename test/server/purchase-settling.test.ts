import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import {
  paymentEvents,
  purchases,
  type PurchaseRow,
  type PurchaseStatus,
} from '../../src/server/db/schema/purchases.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { receiveNotice, workOnNotice } from '../../src/server/features/purchases/notices.ts'
import { refundPurchase, refundByItself } from '../../src/server/features/purchases/refund.ts'
import { flagPurchase, markRefunded, settleSession } from '../../src/server/features/purchases/settle.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { Payments, SessionState } from '../../src/server/payments/payments.ts'
import type { Visitor } from '../idle-app.ts'
import { away, breaks, openIdleShop, refuses, stateOf } from '../idle-shop.ts'

const { t, buy: sell, again, where } = await openIdleShop()
const { db } = t.ctx
const later = { ...t.ctx, now: () => new Date(Date.now() + 3_600_000) }
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, { status: 'written', storyContent: 'Había una vez', storyTitle: 'El mar' })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const buy = (values: Partial<PurchaseRow> = {}) => sell({ storyId: story.id, userId: ana.who.userId, ...values })

async function storyNow(): Promise<StoryRow | undefined> {
  return (await db.select().from(stories).where(eq(stories.id, story.id)))[0]
}

describe('news of a session', () => {
  test('money that came as asked makes the story bought and queues its book, once', async () => {
    const purchase = await buy()
    const settled = await settleSession(t.ctx, stateOf(purchase, { paid: true }))
    expect(settled).toMatchObject({ status: 'paid', paidAmount: 8_000, paymentId: 'pi_1', problem: null })
    expect(settled?.paidAt).toBeInstanceOf(Date)
    expect((await storyNow())?.boughtAt).toBeInstanceOf(Date)
    expect(await t.queued('fulfil')).toEqual([{ purchaseId: purchase.id }])
    expect(await settleSession(later, stateOf(purchase, { paid: true, paymentId: 'pi_2' }))).toEqual(settled)
  })

  test('a session whose id was never stored is known by its purchase', async () => {
    const purchase = await buy({ sessionId: null })
    expect(await settleSession(t.ctx, stateOf(purchase, { paid: true }))).toMatchObject({
      sessionId: 'cs_new',
      status: 'paid',
    })
  })

  test('a session that is not of this purchase, shop or provider changes nothing', async () => {
    const purchase = await buy()
    const foreign = await buy({ provider: 'stripe' })
    for (const state of [
      stateOf(purchase, { purchaseId: null }),
      stateOf(purchase, { purchaseId: 'nada' }),
      stateOf(purchase, { purchaseId: randomUUID() }),
      stateOf(purchase, { id: 'cs_other' }),
      stateOf(foreign),
    ])
      expect(await settleSession(t.ctx, { ...state, paid: true })).toBeNull()
    expect([await again(purchase), await again(foreign)]).toEqual([purchase, foreign])
    expect(await t.queued('fulfil')).toEqual([])
  })

  test.each<[PurchaseStatus, Partial<SessionState>, PurchaseStatus]>([
    ['pending', { status: 'open' }, 'pending'],
    ['pending', { status: 'expired' }, 'expired'],
    ['pending', {}, 'awaiting'],
    ['pending', { failed: true }, 'failed'],
    ['awaiting', { failed: true }, 'failed'],
    ['awaiting', { status: 'expired' }, 'expired'],
    ['awaiting', {}, 'awaiting'],
    ['failed', { status: 'expired' }, 'failed'],
    ['expired', {}, 'expired'],
    ['paid', { status: 'expired' }, 'paid'],
    ['expired', { paid: true }, 'paid'],
    ['failed', { paid: true }, 'paid'],
    ['awaiting', { paid: true }, 'paid'],
    ['delivered', { paid: true }, 'delivered'],
    ['flagged', { paid: true }, 'flagged'],
    ['refunded', { paid: true }, 'refunded'],
    ['pending', { paid: true, refunded: true }, 'refunded'],
    ['delivered', { refunded: true }, 'refunded'],
  ])('a purchase that is %s and hears %j is %s', async (status, news, then) => {
    const purchase = await buy({ status })
    expect((await settleSession(t.ctx, stateOf(purchase, news)))?.status).toBe(then)
    expect((await again(purchase))?.status).toBe(then)
  })

  test('what does not fit is flagged for the operator, with the money noted and the story not bought', async () => {
    const purchase = await buy()
    const state = stateOf(purchase, { paid: true, price: { amount: 1, currency: 'mxn' } })
    expect(await settleSession(t.ctx, state)).toMatchObject({ status: 'flagged', paidAmount: 8_000, paymentId: 'pi_1' })
    expect(await storyNow()).toMatchObject({ boughtAt: null, flag: expect.stringContaining('1 mxn') })
    expect(t.logged()).toEqual([
      expect.objectContaining({ msg: 'purchase flagged', purchaseId: purchase.id, storyId: story.id }),
    ])
    t.logged()
    const orphan = await buy({ storyId: null })
    expect(await flagPurchase(t.ctx, orphan, 'x')).toMatchObject({ status: 'flagged', problem: 'x' })
    await expect(flagPurchase(t.ctx, { ...orphan, id: randomUUID() }, 'x')).rejects.toThrow('the purchase is gone')
  })

  test('a second payment is kept out and queued to go back', async () => {
    await db.update(stories).set({ boughtAt: new Date() })
    const second = await buy()
    const settled = await settleSession(t.ctx, stateOf(second, { paid: true }))
    expect(settled).toMatchObject({
      status: 'flagged',
      paidAmount: 8_000,
      problem: expect.stringContaining('Paid twice'),
    })
    expect([await t.queued('refund'), await t.queued('fulfil')]).toEqual([[{ purchaseId: second.id }], []])
  })

  test('a dispute that was heard of before the payment is known with it', async () => {
    await db.insert(paymentEvents).values([
      { id: 'e1', type: 'disputed', paymentId: 'pi_1' },
      { id: 'e2', type: 'refunded', paymentId: 'pi_2' },
    ])
    const paid = async (paymentId: string | null) => {
      await db.update(stories).set({ boughtAt: null })
      return (await settleSession(t.ctx, stateOf(await buy(), { paid: true, paymentId })))?.problem
    }
    expect(await paid('pi_1')).toBe('The buyer disputes the payment')
    expect(await paid('pi_2')).toBeNull()
    expect(await paid('pi_3')).toBeNull()
    expect(await paid(null)).toBeNull()
  })
})

describe('money that goes back', () => {
  test('takes the clean book with it, unless the story was paid another time', async () => {
    const first = await buy({ status: 'delivered', paidAt: new Date(), problem: 'x' })
    const second = await buy({ status: 'paid', paidAt: new Date() })
    await db.update(stories).set({ boughtAt: new Date(), flag: 'y' })
    expect(await markRefunded(t.ctx, first.id)).toMatchObject({ status: 'refunded', problem: null })
    expect((await again(first))?.refundedAt).toBeInstanceOf(Date)
    expect(await storyNow()).toMatchObject({ boughtAt: expect.any(Date), flag: 'y' })
    await db.update(purchases).set({ status: 'delivered' }).where(eq(purchases.id, second.id))
    await markRefunded(t.ctx, (await buy({ status: 'paid' })).id)
    expect(await storyNow()).toMatchObject({ boughtAt: expect.any(Date) })
    await markRefunded(t.ctx, second.id)
    expect(await storyNow()).toMatchObject({ boughtAt: null, flag: null })
    const done = await again(second)
    expect(await markRefunded(later, second.id)).toEqual(done)
    expect(await markRefunded(t.ctx, randomUUID())).toBeNull()
    expect(await markRefunded(t.ctx, (await buy({ storyId: null, status: 'paid' })).id)).toMatchObject({
      status: 'refunded',
    })
  })

  test('is noted with the payment, where that was not known, and keeps its day, where it was', async () => {
    const paidAt = new Date('2026-01-01T00:00:00Z')
    const known = await settleSession(t.ctx, stateOf(await buy({ status: 'paid', paidAt }), { refunded: true }))
    expect(known).toMatchObject({ paidAt, paidAmount: 8_000, paymentId: 'pi_1', status: 'refunded' })
    const unknown = await settleSession(t.ctx, stateOf(await buy({ sessionId: null }), { refunded: true }))
    expect(unknown).toMatchObject({ sessionId: 'cs_new', paidAt: expect.any(Date) })
  })

  test('is asked of the provider by the payment and a key of the purchase, but for free books and by hand', async () => {
    const asked: string[][] = []
    const ctx = where({ refund: async (...call) => void asked.push(call) })
    const purchase = await buy({ status: 'paid', paidAt: new Date(), paymentId: 'pi_1' })
    const free = await buy({ status: 'paid', paidAt: new Date() })
    const cash = await buy({ status: 'flagged', paidAt: new Date(), paymentId: 'pi_2' })
    expect(await refundPurchase(ctx, purchase.id)).toMatchObject({ ok: true, purchase: { status: 'refunded' } })
    expect(await refundPurchase(ctx, free.id)).toMatchObject({ ok: true })
    expect(t.logged()).toEqual([])
    expect(await refundPurchase(ctx, cash.id, { byHand: true })).toMatchObject({ ok: true })
    expect(t.logged()).toMatchObject([{ purchaseId: cash.id, msg: expect.stringContaining('by hand') }])
    expect(asked).toEqual([['pi_1', `refund-${purchase.id}`]])
    expect(await refundPurchase(ctx, purchase.id)).toEqual({ ok: false, reason: 'already_refunded' })
    expect(await refundPurchase(ctx, (await buy()).id)).toEqual({ ok: false, reason: 'not_paid' })
    expect(await refundPurchase(ctx, randomUUID())).toEqual({ ok: false, reason: 'unknown' })
    expect(asked).toHaveLength(1)
  })

  test('goes back by itself where it came twice; a provider that refuses leaves it to a person', async () => {
    const twice = await buy({ status: 'flagged', paidAt: new Date(), paymentId: 'pi_1' })
    await expect(refundByItself(where({ refund: away }), twice.id)).rejects.toThrow('away')
    await expect(refundByItself(where({ refund: breaks }), twice.id)).rejects.toThrow('mistake')
    expect(await again(twice)).toMatchObject({ status: 'flagged', problem: null })
    await refundByItself(where({ refund: refuses }), twice.id)
    expect(await again(twice)).toMatchObject({
      status: 'flagged',
      problem: expect.stringContaining('(no rights): do it by hand'),
    })
    expect(t.logged()).toMatchObject([
      { purchaseId: twice.id, problem: expect.any(String), msg: expect.stringContaining('given back') },
    ])
    expect(await t.queued('purchase-mail')).toEqual([{ purchaseId: twice.id, news: 'return_refused', to: 'buyer' }])
    await refundByItself(where({ refund: async () => {} }), twice.id)
    expect(await again(twice)).toMatchObject({ status: 'refunded', problem: null })
  })
})

const told = (event: Awaited<ReturnType<Payments['parseWebhook']>>) => where({ parseWebhook: async () => event })

describe('notices', () => {
  const body = new Uint8Array()

  test('are taken once each, if they are proven and of use; what is not done yet is queued again', async () => {
    await expect(receiveNotice(told(null), body, '')).rejects.toMatchObject({
      code: 'invalid',
      message: MESSAGES.invalidRequest,
    })
    await receiveNotice(told({ id: 'e0', type: 'ignored' }), body, '')
    expect(await db.$count(paymentEvents)).toBe(0)
    const ctx = told({ id: 'e1', type: 'session', sessionId: 'cs_1' })
    await receiveNotice(ctx, body, '')
    await receiveNotice(ctx, body, '')
    expect(await t.queued('payment-notice')).toEqual([{ eventId: 'e1' }])
    await receiveNotice(told({ id: 'e2', type: 'refunded', paymentId: 'pi_1' }), body, '')
    expect(await t.queued('payment-notice')).toEqual([{ eventId: 'e1' }, { eventId: 'e2' }])
    const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, 'e1'))
    expect(event).toMatchObject({ type: 'session', sessionId: 'cs_1', paymentId: null, processedAt: null })

    await workOnNotice(where({ getSession: async () => null }), 'e1')
    await db.execute(`delete from pgboss.job`)
    await receiveNotice(ctx, body, '')
    expect(await t.queued('payment-notice')).toEqual([])
  })

  test('send us to the provider, or tell of a known payment', async () => {
    const purchase = await buy({ status: 'delivered', paidAt: new Date(), paymentId: 'pi_1' })
    const open = await buy()
    const asked: string[] = []
    const ctx = where({
      getSession: async (id) => {
        asked.push(id)
        return stateOf(open, { paid: true, id, paymentId: 'pi_5' })
      },
    })
    await db.insert(paymentEvents).values([
      { id: 'paid', type: 'session', sessionId: open.sessionId },
      { id: 'disputed', type: 'disputed', paymentId: 'pi_1' },
      { id: 'refunded', type: 'refunded', paymentId: 'pi_1' },
      { id: 'unknown', type: 'refunded', paymentId: 'pi_9' },
    ])
    await workOnNotice(ctx, 'paid')
    expect((await again(open))?.status).toBe('paid')
    await workOnNotice(ctx, 'paid')
    await workOnNotice(ctx, 'no such notice')
    expect(asked).toEqual([open.sessionId])
    t.logged()
    await workOnNotice(ctx, 'disputed')
    expect(t.logged()).toMatchObject([{ purchaseId: purchase.id, dispute: 'open' }])
    const problem = 'The buyer disputes the payment'
    expect(await again(purchase)).toMatchObject({ status: 'delivered', dispute: 'open', problem })
    await workOnNotice(ctx, 'refunded')
    await workOnNotice(ctx, 'unknown')
    expect(await again(purchase)).toMatchObject({ status: 'refunded' })
    expect((await db.select().from(paymentEvents)).every(({ processedAt }) => processedAt !== null)).toBe(true)
    expect(asked).toHaveLength(1)
  })
})
