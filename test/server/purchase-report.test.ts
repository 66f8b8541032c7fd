import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { paymentEvents, purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { checkoutCover } from '../../src/server/features/purchases/policy.ts'
import { getDelivery } from '../../src/server/features/purchases/reads.ts'
import {
  findPurchases,
  listPurchases,
  listStuck,
  reportPurchase,
  reportStats,
} from '../../src/server/features/purchases/report.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { StoryRow } from '../../src/server/db/schema/stories.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleShop } from '../idle-shop.ts'

const { t, buy: sell } = await openIdleShop()
const { db } = t.ctx
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
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

const paidAt = (minutes: number) => ({ paidAt: from(-minutes * MINUTE_MS) })
const mxn = (amount: number) => ({ amount, currency: 'mxn' })
describe('what is told of a purchase', () => {
  test('goes by the one that counts: held before given back, then stuck, then the newest', async () => {
    const delivery = () => getDelivery(ana, story)
    await buy({ status: 'pending' })
    expect(await delivery()).toEqual({ state: 'not_bought', email: null, sharePath: null })
    await buy({ status: 'awaiting', email: 'v@correo.mx' })
    expect(await delivery()).toEqual({ state: 'awaiting', email: 'v@correo.mx', sharePath: null })
    await db.delete(purchases)
    await buy({ status: 'refunded', ...paidAt(1), email: 'r@correo.mx' })
    expect(await delivery()).toEqual({ state: 'refunded', email: 'r@correo.mx', sharePath: null })
    await buy({ status: 'flagged', ...paidAt(2), sessionId: 'cs 2' })
    expect(await delivery()).toMatchObject({ state: 'stuck', sharePath: null })
    await buy({ status: 'delivered', ...paidAt(9), mailedAt: new Date(), sessionId: 'cs_9' })
    expect(await delivery()).toMatchObject({ state: 'sent' })
    await buy({ status: 'awaiting' })
    expect(await delivery()).toMatchObject({ state: 'sent' })
    await buy({ status: 'paid', ...paidAt(3), sessionId: null })
    expect(await delivery()).toMatchObject({ state: 'preparing', sharePath: null })
    const other = await t.story(ana)
    expect(await getDelivery(t.ctx, other)).toMatchObject({ state: 'not_bought' })
  })

  test('shows the provider the cover while its checkout is open', async () => {
    const drawn = await t.story(ana, {}, { pictures: true })
    const open = await buy({ storyId: drawn.id })
    expect(await checkoutCover(t.ctx, open.id)).toMatchObject({ id: drawn.coverPictureId, storyId: drawn.id })
    const missing = { code: 'not_found', message: MESSAGES.pictureNotFound }
    const ended = { ...t.ctx, now: () => open.expiresAt }
    await expect(checkoutCover(ended, open.id)).rejects.toMatchObject(missing)
    await expect(checkoutCover(t.ctx, (await buy()).id)).rejects.toMatchObject(missing)
    await expect(checkoutCover(t.ctx, randomUUID())).rejects.toMatchObject(missing)
    await db.update(purchases).set({ status: 'paid' })
    await expect(checkoutCover(t.ctx, open.id)).rejects.toMatchObject(missing)
  })

  test('to the operator: lists, what is stuck, one by any of its names, with its story and notices', async () => {
    const at = (minutes: number) => ({ createdAt: from(-minutes * MINUTE_MS) })
    const [old, late, amiss, flagged] = [
      await buy({ ...at(50), status: 'delivered', paymentId: 'pi_1', id: 'abcdef01-0000-4000-8000-000000000001' }),
      await buy({ ...at(40), status: 'paid', paidAt: from(-31 * MINUTE_MS) }),
      await buy({ ...at(30), status: 'delivered', problem: 'disputed' }),
      await buy({ ...at(20), status: 'flagged', storyId: null, sessionId: null }),
    ]
    await buy({ ...at(10), status: 'paid', paidAt: from(-29 * MINUTE_MS) })
    expect((await listStuck(t.ctx)).map(({ id }) => id)).toEqual([flagged.id, amiss.id, late.id])
    expect((await listPurchases(t.ctx, { limit: 9 })).map(({ status }) => status)).toEqual([
      'paid',
      'flagged',
      'delivered',
      'paid',
      'delivered',
    ])
    expect((await listPurchases(t.ctx, { status: 'delivered', limit: 9 })).map(({ id }) => id)).toEqual([
      amiss.id,
      old.id,
    ])
    expect(await listPurchases(t.ctx, { limit: 2 })).toHaveLength(2)

    const found = async (reference: string) => (await findPurchases(t.ctx, reference)).map(({ id }) => id)
    for (const reference of [old.id, 'abcdef', ' ABCDEF01-00 ', 'pi_1', ` ${old.sessionId} `])
      expect([reference, await found(reference)]).toEqual([reference, [old.id]])
    for (const reference of ['abcde', 'bcdef01', '%', '', '%abcdef', 'abcdef%', 'abcdefx', `${old.id}0`])
      expect([reference, await found(reference)]).toEqual([reference, []])

    await db.insert(paymentEvents).values([
      { id: 'e2', type: 'disputed', paymentId: 'pi_1', receivedAt: from(2_000) },
      { id: 'e1', type: 'session', sessionId: old.sessionId, receivedAt: from(1_000) },
      { id: 'e3', type: 'session', sessionId: 'cs_other' },
    ])
    const report = await reportPurchase(t.ctx, old)
    expect(report).toMatchObject({
      purchase: { id: old.id },
      story: { title: 'El mar', status: 'written', failure: null },
    })
    expect(report.notices.map(({ id }) => id)).toEqual(['e1', 'e2'])
    expect(await reportPurchase(t.ctx, flagged)).toMatchObject({ story: null, notices: [] })
  })

  test('in figures: by age, what came in and stayed, and what went back', async () => {
    const ago = (days: number) => ({ createdAt: from(-days * 24 * HOUR_MS), paidAt: from(-days * 24 * HOUR_MS) })
    await buy({ status: 'delivered', ...ago(0.9), paidAmount: 100 })
    await buy({ status: 'paid', ...ago(6), paidAmount: 20 })
    await buy({ status: 'flagged', ...ago(29), paidAmount: 3, currency: 'usd' })
    await buy({ status: 'refunded', ...ago(31), paidAmount: 5 })
    await buy({ status: 'paid', ...ago(31), currency: 'eur' })
    await buy({ createdAt: from(-31 * 24 * HOUR_MS) })
    await t.story(ana, { createdAt: from(-25 * HOUR_MS) })
    const stats = await reportStats(t.ctx)
    const sorted = stats.map(({ revenue, ...rest }) => ({
      ...rest,
      revenue: revenue.toSorted((a, b) => b.amount - a.amount),
    }))
    expect(sorted).toEqual([
      { since: '24 hours', purchases: { delivered: 1 }, revenue: [mxn(100)], refunded: [], storiesMade: 1 },
      { since: '7 days', purchases: { delivered: 1, paid: 1 }, revenue: [mxn(120)], refunded: [], storiesMade: 2 },
      {
        since: '30 days',
        purchases: { delivered: 1, paid: 1, flagged: 1 },
        revenue: [mxn(120), { amount: 3, currency: 'usd' }],
        refunded: [],
        storiesMade: 2,
      },
      {
        since: 'always',
        purchases: { delivered: 1, paid: 2, flagged: 1, refunded: 1, pending: 1 },
        revenue: [mxn(120), { amount: 3, currency: 'usd' }, { amount: 0, currency: 'eur' }],
        refunded: [mxn(5)],
        storiesMade: 2,
      },
    ])
  })
})
