import { expect, test } from 'vitest'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { bookKind, checkout, deliveryState, notify, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { openShop, purchaseOf } from '../shop.ts'

test('refunds, from the command line and from the dashboard, early and late, take the clean book back', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const ours = await writeStory(ana)
  await checkout(ana, ours)
  const first = stripe.latest()
  await notify(ana, stripe, stripe.pay(first.id))
  await untilState(ana, ours, 'sent')
  const { id } = await purchaseOf(t, first.id)
  stripe.fail('answer lost')
  expect(await Promise.all([refundPurchase(t.ctx, id), refundPurchase(t.ctx, id)])).toMatchObject([
    { ok: true },
    { ok: true },
  ])
  expect(await refundPurchase(t.ctx, id)).toEqual({ ok: false, reason: 'already_refunded' })
  expect(await deliveryState(ana, ours)).toBe('refunded')
  expect(await bookKind(ana, ours)).toBe('sample')
  expect(await verify(t.visitor(), first.id)).toMatchObject({ verified: false })

  // Bought again after the refund; an old notice changes nothing.
  await checkout(ana, ours)
  const second = stripe.latest()
  const event = stripe.pay(second.id)
  // Out of order: the refund is heard of before the payment.
  await notify(ana, stripe, stripe.refund(second.id))
  await notify(ana, stripe, event)
  await eventually(async () => expect(await purchaseOf(t, second.id)).toMatchObject({ status: 'refunded' }))
  expect(await outbox(t)).toHaveLength(1)
  expect(await bookKind(ana, ours)).toBe('sample')

  await checkout(ana, ours)
  const third = stripe.latest()
  await notify(ana, stripe, stripe.pay(third.id))
  await untilState(ana, ours, 'sent')
  await notify(ana, stripe, stripe.refund(third.id, 500))
  await notify(ana, stripe, stripe.dispute(third.id))
  await eventually(async () =>
    expect(await purchaseOf(t, third.id)).toMatchObject({ problem: expect.stringContaining('disputes') }),
  )
  expect(await bookKind(ana, ours)).toBe('clean')
  await notify(ana, stripe, stripe.refund(third.id))
  await untilState(ana, ours, 'refunded')
  expect(await refundPurchase(t.ctx, 'f1c9a1b2-0000-4000-8000-00000000000f')).toEqual({ ok: false, reason: 'unknown' })
})
