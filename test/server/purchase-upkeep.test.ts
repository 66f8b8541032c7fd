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
import { enqueue } from '../../src/server/context.ts'
import { checkoutCover } from '../../src/server/features/purchases/policy.ts'
import { getDelivery } from '../../src/server/features/purchases/reads.ts'
import {
  findPurchases,
  listPurchases,
  listStuck,
  reportPurchase,
  reportStats,
} from '../../src/server/features/purchases/report.ts'
import { fulfilQueue } from '../../src/server/features/purchases/queues.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import { endedQueue } from '../../src/server/features/stories/queues.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { type SessionState } from '../../src/server/payments/payments.ts'
import type { Visitor } from '../idle-app.ts'
import { away, breaks, openIdleShop, refuses, stateOf } from '../idle-shop.ts'

const { t, buy: sell, again, where } = await openIdleShop()
const { db } = t.ctx
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const from = (ms: number) => new Date(Date.now() + ms)
const signal = new AbortController().signal
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, { status: 'written', storyContent: 'Había una vez', storyTitle: 'El mar' })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const buy = (values: Partial<PurchaseRow> = {}) => sell({ storyId: story.id, userId: ana.who.userId, ...values })

/** Which purchases are asked about, each time with the answer given. */
function asking(answer: (id: string) => Promise<SessionState | null>, ctx = t.ctx) {
  const asked: string[] = []
  const getSession = (id: string) => {
    asked.push(id)
    return answer(id)
  }
  return { asked, ctx: where({ getSession }, ctx) }
}
const unknown = async () => null

describe('reconciliation', () => {
  const DAY_MS = 24 * HOUR_MS

  test('asks of what is open, paid or failed, and of nothing else', async () => {
    const old = { createdAt: from(-HOUR_MS) }
    const wanted: PurchaseStatus[] = ['pending', 'awaiting', 'failed', 'paid', 'delivered']
    for (const status of [...wanted, 'expired', 'flagged', 'refunded'] as const)
      await buy({ ...old, status, sessionId: status })
    await buy({ ...old, provider: 'stripe' })
    await buy({ ...old, sessionId: null })
    const { asked, ctx } = asking(unknown)
    await reconcile(ctx, signal)
    expect(asked.toSorted()).toEqual(wanted.toSorted())
    await reconcile(ctx, signal)
    expect(asked).toHaveLength(5)
  })

  test.each<[string, number, number | null, boolean]>([
    ['young', MINUTE_MS, null, false],
    ['three minutes old', 3 * MINUTE_MS, null, true],
    ['asked of a minute ago', 4 * MINUTE_MS, MINUTE_MS, false],
    ['asked of three minutes ago', 5 * MINUTE_MS, 3 * MINUTE_MS, true],
    ['eight hours old and asked of an hour ago', 8 * HOUR_MS, HOUR_MS, false],
    ['eight hours old and asked of two hours ago', 8 * HOUR_MS, 2 * HOUR_MS, true],
    ['nearly ninety days old', 89 * DAY_MS, 30 * DAY_MS, true],
    ['older than ninety days', 91 * DAY_MS, 30 * DAY_MS, false],
  ])('asks of a purchase that is %s (%d, %s): %s', async (_, age, since, isAsked) => {
    await buy({ createdAt: from(-age), checkedAt: since === null ? null : from(-since) })
    const { asked, ctx } = asking(unknown)
    await reconcile(ctx, signal)
    expect(asked.length > 0).toBe(isAsked)
  })

  test('heals what it finds, oldest first, and says so; one that cannot be asked does not keep the others', async () => {
    const first = await buy({ createdAt: from(-3 * HOUR_MS), status: 'failed' })
    const second = await buy({ createdAt: from(-2 * HOUR_MS) })
    const { asked, ctx } = asking((id) =>
      id === first.sessionId ? refuses() : Promise.resolve(stateOf(second, { paid: true })),
    )
    await reconcile(ctx, signal)
    expect(asked).toEqual([first.sessionId, second.sessionId])
    expect([await again(first), await again(second)]).toMatchObject([
      { status: 'failed', checkedAt: expect.any(Date) },
      { status: 'paid', checkedAt: expect.any(Date) },
    ])
    expect(t.logged()).toMatchObject([
      { purchaseId: first.id, detail: 'no rights', msg: expect.stringContaining('refuses to tell') },
      { purchaseId: second.id, from: 'pending', to: 'paid', msg: expect.stringContaining('healed') },
    ])
    await db.delete(purchases).where(eq(purchases.id, first.id))
    await db.update(purchases).set({ checkedAt: null })
    await reconcile(ctx, signal)
    expect(t.logged()).toEqual([])
  })

  test('stops where the provider is away, or it is asked to stop', async () => {
    const purchase = await buy({ createdAt: from(-HOUR_MS) })
    await expect(reconcile(where({ getSession: away }), signal)).rejects.toThrow('away')
    await expect(reconcile(where({ getSession: breaks }), signal)).rejects.toThrow('mistake')
    const { asked, ctx } = asking(unknown)
    await expect(reconcile(ctx, AbortSignal.abort())).rejects.toThrow('aborted')
    expect([asked, await again(purchase)]).toMatchObject([[], { checkedAt: null }])
  })

  test('closes checkouts that nobody was ever shown', async () => {
    const over = { expiresAt: from(-MINUTE_MS) }
    const rows = [
      await buy({ ...over, sessionId: null }),
      await buy(over),
      await buy({ sessionId: null }),
      await buy({ ...over, sessionId: null, status: 'failed' }),
    ]
    await reconcile(t.ctx, signal)
    const now = await Promise.all(rows.map(again))
    expect(now.map((row) => row?.status)).toEqual(['expired', 'pending', 'pending', 'failed'])
  })

  test('queues again the notices and books that were forgotten for ten minutes', async () => {
    const [long, short] = [{ receivedAt: from(-11 * MINUTE_MS) }, { receivedAt: from(-9 * MINUTE_MS) }]
    await db.insert(paymentEvents).values([
      { id: 'lost', type: 'session', ...long },
      { id: 'young', type: 'session', ...short },
      { id: 'done', type: 'session', ...long, processedAt: new Date() },
    ])
    const paid = { status: 'paid', paidAt: from(-11 * MINUTE_MS) } as const
    const lost = await buy(paid)
    const printed = await buy({ ...paid, printedAt: new Date(), mailRound: 3 })
    await buy({ ...paid, mailProblem: 'no such mailbox' })
    await buy({ ...paid, paidAt: from(-9 * MINUTE_MS) })
    await buy({ ...paid, status: 'delivered' })
    await reconcile(t.ctx, signal)
    expect(await t.queued('payment-notice')).toEqual([{ eventId: 'lost' }])
    expect(await t.queued('fulfil')).toEqual([{ purchaseId: lost.id }])
    expect(await t.queued('deliver')).toEqual([{ purchaseId: printed.id, round: 3 }])
  })

  test('leaves alone what is being worked on, however much that is, and notices a deleted story at once', async () => {
    const long = from(-11 * MINUTE_MS)
    const paid = { status: 'paid', paidAt: long } as const
    const delaySeconds = 3_600
    const working = [
      async ({ id: purchaseId }: PurchaseRow) => enqueue(t.ctx, fulfilQueue, { purchaseId }, { delaySeconds }),
      async ({ id: purchaseId }: PurchaseRow) =>
        enqueue(t.ctx, fulfilQueue, { purchaseId, attempt: 2 }, { delaySeconds }),
      async ({ storyId }: PurchaseRow) =>
        enqueue(t.ctx, endedQueue, { storyId: storyId ?? 0, seq: 7 }, { delaySeconds }),
      async ({ storyId }: PurchaseRow) =>
        void (await db
          .update(stories)
          .set({ status: 'illustrating' })
          .where(eq(stories.id, storyId ?? 0))),
    ]
    for (let made = 0; made < 100; made++) {
      const { id: storyId } = await t.story(ana, { status: 'failed', lastSeq: 7 })
      await working[made % working.length]?.(await buy({ ...paid, storyId, failures: 2 }))
    }
    const complete = await t.story(ana, { status: 'complete', lastSeq: 7 })
    const lost = await buy({ ...paid, storyId: complete.id, paidAt: from(-10.5 * MINUTE_MS) })
    const orphan = await buy({ ...paid, storyId: null, paidAt: from(-MINUTE_MS) })
    const waiting = (await t.queued('fulfil')).length
    await reconcile(t.ctx, signal)
    expect((await t.queued('fulfil')).slice(waiting)).toEqual([{ purchaseId: lost.id }, { purchaseId: orphan.id }])
    const events = Array.from(
      { length: 101 },
      (_, at) => ({ id: `e${at}`, type: 'session', receivedAt: long }) as const,
    )
    await db.insert(paymentEvents).values(events)
    await reconcile(t.ctx, signal)
    await reconcile(t.ctx, signal)
    expect(await t.queued('payment-notice')).toHaveLength(101)
  })
})

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
    expect(await delivery()).toMatchObject({ state: 'stuck', sharePath: `/delivery/${story.id}?session_id=cs%202` })
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
