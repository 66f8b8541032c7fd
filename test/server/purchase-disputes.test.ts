import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paymentEvents, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { noteMailProblem, noteReturnedMail } from '../../src/server/features/purchases/deliver.ts'
import { workOnNotice } from '../../src/server/features/purchases/notices.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { settleSession } from '../../src/server/features/purchases/settle.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { MoneyNews } from '../../src/server/payments/payments.ts'
import type { Visitor } from '../idle-app.ts'
import { breaks, openIdleShop, stateOf } from '../idle-shop.ts'

const { t, buy: sell, again, where } = await openIdleShop({ SUPPORT_EMAIL: 'ayuda@cuentos.example' })
const { db } = t.ctx
const DISPUTED = 'The buyer disputes the payment'
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  const bought = { status: 'complete', storyContent: 'x', storyTitle: 'El mar', boughtAt: new Date() } as const
  story = await t.story(ana, bought)
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

/** A book that was paid and sent. */
const buy = (values: Partial<PurchaseRow> = {}) =>
  sell({
    storyId: story.id,
    userId: ana.who.userId,
    status: 'delivered',
    paidAt: new Date(),
    paymentId: 'pi_1',
    ...values,
  })
const storyNow = async () => (await db.select().from(stories).where(eq(stories.id, story.id)))[0]
const mails = () => t.queued('purchase-mail')

/** Each notice is taken and worked on, one after the other. */
async function hear(news: MoneyNews[], { ctx = t.ctx, paymentId = 'pi_1' } = {}): Promise<void> {
  for (const type of news) {
    const id = randomUUID()
    await db.insert(paymentEvents).values({ id, type, paymentId })
    await workOnNotice(ctx, id)
  }
}

describe('a dispute', () => {
  test.each<[MoneyNews[], Partial<PurchaseRow>, boolean]>([
    [['disputed'], { status: 'delivered', dispute: 'open', problem: DISPUTED }, true],
    [['disputed', 'dispute_won'], { status: 'delivered', dispute: 'won', problem: null }, true],
    [['dispute_won', 'disputed'], { status: 'delivered', dispute: 'won', problem: null }, true],
    [['disputed', 'dispute_lost'], { status: 'refunded', dispute: 'lost', problem: null }, false],
    [['dispute_lost', 'disputed'], { status: 'refunded', dispute: 'lost', problem: null }, false],
    [['dispute_won', 'dispute_lost'], { status: 'refunded', dispute: 'lost', problem: null }, false],
  ])('of which we hear %j leaves %j; the book stays: %s', async (news, then, stays) => {
    const purchase = await buy()
    await hear(news)
    expect(await again(purchase)).toMatchObject(then)
    expect((await storyNow())?.boughtAt !== null).toBe(stays)
  })

  test.each<[MoneyNews[], Partial<PurchaseRow>, boolean]>([
    [['disputed'], { status: 'paid', dispute: 'open', problem: DISPUTED }, true],
    [['disputed', 'dispute_won'], { status: 'paid', dispute: 'won', problem: null }, true],
    [['disputed', 'dispute_lost'], { status: 'refunded', dispute: 'lost', problem: null }, false],
  ])('of which we heard %j before the payment leaves %j; the book is made: %s', async (news, then, isMade) => {
    await db.update(stories).set({ boughtAt: null })
    await hear(news)
    const purchase = await sell({ storyId: story.id })
    expect(await settleSession(t.ctx, stateOf(purchase, { paid: true }))).toMatchObject(then)
    expect((await storyNow())?.boughtAt !== null).toBe(isMade)
    expect(await t.queued('fulfil')).toEqual(isMade ? [{ purchaseId: purchase.id }] : [])
  })

  test('that is told twice is noted, logged and mailed to the operator once, and its end once more', async () => {
    const { id: purchaseId } = await buy()
    await hear(['disputed', 'disputed'])
    expect(t.logged()).toMatchObject([{ purchaseId, dispute: 'open', msg: 'the dispute of a payment' }])
    const opened = { purchaseId, news: 'disputed', to: 'operator' }
    expect(await mails()).toEqual([opened])
    await hear(['dispute_won', 'disputed'])
    expect(t.logged()).toMatchObject([{ purchaseId, dispute: 'won' }])
    expect(await mails()).toEqual([opened, { purchaseId, news: 'dispute_won', to: 'operator' }])
  })

  test('that is won leaves what else is wrong with the purchase', async () => {
    const purchase = await buy({ problem: 'no such mailbox' })
    await hear(['dispute_won'])
    expect(await again(purchase)).toMatchObject({ dispute: 'won', problem: 'no such mailbox' })
  })

  test('that is open stays what is amiss while its e-mail is sent again and comes back; then the e-mail is', async () => {
    const purchase = await buy()
    await hear(['disputed'])
    await noteReturnedMail(t.ctx, purchase.id, purchase.mailRound)
    expect(await again(purchase)).toMatchObject({ mailProblem: 'The e-mail came back', problem: DISPUTED })
    await resendPurchase(t.ctx, purchase.id)
    expect(await again(purchase)).toMatchObject({ mailProblem: null, problem: DISPUTED })
    await noteMailProblem(t.ctx, purchase.id, purchase.mailRound + 1, 'no such mailbox')
    expect(await again(purchase)).toMatchObject({ mailProblem: 'no such mailbox', problem: DISPUTED })
    await hear(['dispute_won'])
    expect(await again(purchase)).toMatchObject({ dispute: 'won', problem: 'no such mailbox' })
    await resendPurchase(t.ctx, purchase.id)
    expect(await again(purchase)).toMatchObject({ dispute: 'won', problem: null })
  })

  test('of an unknown payment touches no purchase, also none without a payment', async () => {
    const [other, free] = [await buy(), await buy({ paymentId: null })]
    await hear(['disputed', 'dispute_lost', 'refund_failed', 'refunded'], { paymentId: 'pi_9' })
    expect([await again(other), await again(free)]).toEqual([other, free])
    expect([await mails(), t.logged()]).toEqual([[], []])
  })
})

describe('a refund that the buyer’s bank sent back', () => {
  const FAILED = { status: 'flagged', refundedAt: null, problem: expect.stringContaining('by hand') }
  let sold: PurchaseRow
  const saying = (refunded: boolean | null) =>
    where({ getSession: async () => (refunded === null ? null : stateOf(sold, { refunded })) })

  beforeEach(async () => {
    sold = await buy()
    await hear(['refunded'])
    t.logged()
  })

  test.each([
    ['has the money here', false],
    ['does not know the session', null],
  ])('waits for a person, and both sides are told, where the provider %s', async (_, refunded) => {
    expect(await again(sold)).toMatchObject({ status: 'refunded', refundedAt: expect.any(Date) })
    await hear(['refund_failed', 'refunded', 'refund_failed'], { ctx: saying(refunded) })
    expect(await again(sold)).toMatchObject(FAILED)
    expect((await storyNow())?.boughtAt).toBeNull()
    const news = { purchaseId: sold.id, news: 'return_failed' }
    expect(await mails()).toEqual([
      { ...news, to: 'buyer' },
      { ...news, to: 'operator' },
    ])
    expect(t.logged()).toMatchObject([{ purchaseId: sold.id, msg: 'purchase flagged' }])
  })

  test('is no news once the money is back by another refund', async () => {
    await hear(['refund_failed'], { ctx: saying(true) })
    expect(await again(sold)).toMatchObject({ status: 'refunded', problem: null })
    expect([await mails(), t.logged()]).toEqual([[], []])
  })

  test('is over once a later refund is there', async () => {
    await hear(['refund_failed'], { ctx: saying(false) })
    await hear(['refunded'], { ctx: saying(true) })
    expect(await again(sold)).toMatchObject({ status: 'refunded', problem: null, refundedAt: expect.any(Date) })
  })

  test('of a payment whose session we never learnt waits for a person without the provider being asked', async () => {
    const unknown = await buy({ sessionId: null, paymentId: 'pi_2' })
    await hear(['refund_failed'], { ctx: where({ getSession: breaks }), paymentId: 'pi_2' })
    expect(await again(unknown)).toMatchObject(FAILED)
    expect(await again(sold)).toMatchObject({ status: 'refunded' })
  })
})
