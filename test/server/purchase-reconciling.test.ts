import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  paymentEvents,
  purchases,
  type PurchaseRow,
  type PurchaseStatus,
} from '../../src/server/db/schema/purchases.ts'
import { enqueue } from '../../src/server/context.ts'
import { fulfilQueue } from '../../src/server/features/purchases/queues.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import { endedQueue } from '../../src/server/features/stories/queues.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import type { SessionState } from '../../src/server/payments/payments.ts'
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
