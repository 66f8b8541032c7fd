import { expect, test } from 'vitest'
import { paymentEvents } from '../../src/server/db/schema/purchases.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import { checkout, deliveryState, notify, outbox, untilState, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { openShop, purchaseOf } from '../shop.ts'

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
