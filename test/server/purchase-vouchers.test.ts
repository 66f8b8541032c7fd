import { expect, test } from 'vitest'
import { runCommand } from '../../src/server/admin/run.ts'
import { reconcile } from '../../src/server/features/purchases/reconcile.ts'
import { bookKind, checkout, deliveryState, notify, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { mailTo } from '../outbox.ts'
import { openShop, purchaseOf } from '../shop.ts'

test('a voucher is paid days later, or never; money that comes after all still counts', async () => {
  await using shop = await openShop({ env: { STRIPE_METHODS: 'card,oxxo' } })
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  await notify(ana, stripe, stripe.pay(id, { voucher: true }))
  expect(await verify(ana, id)).toMatchObject({ verified: false })
  await untilState(ana, storyId, 'awaiting')
  // Asked for again, even with another address: the page that says what is waited for, and no second session.
  for (const email of ['elena@correo.mx', 'otra@correo.mx']) {
    expect(await checkout(ana, storyId, email)).toBe(`https://cuentos.example/delivery/${storyId}?session_id=${id}`)
  }
  expect(stripe.sessions.size).toBe(1)
  await notify(ana, stripe, stripe.settle(id, false))
  await eventually(async () => expect(await purchaseOf(t, id)).toMatchObject({ status: 'failed' }))
  expect(await deliveryState(ana, storyId)).toBe('not_bought')
  expect(await bookKind(ana, storyId)).toBe('sample')
  // It ran out, so there may be another; then the first is paid after all.
  await checkout(ana, storyId)
  const second = stripe.latest().id
  expect(second).not.toBe(id)
  await notify(ana, stripe, stripe.settle(id, true))
  await untilState(ana, storyId, 'sent')

  // Paid twice with cash: no provider gives that back, so a person must, and notes it.
  stripe.pay(second, { voucher: true })
  await notify(ana, stripe, stripe.settle(second, true))
  await eventually(async () =>
    expect(await purchaseOf(t, second)).toMatchObject({
      status: 'flagged',
      problem: expect.stringContaining('by hand'),
    }),
  )
  const { id: twice } = await purchaseOf(t, second)
  expect((await runCommand(t.ctx, ['refund', twice])).output).toContain('--by-hand')
  expect((await runCommand(t.ctx, ['refund', twice, '--by-hand'])).output).toContain('$100.00 MXN by hand')
  expect(await purchaseOf(t, second)).toMatchObject({ status: 'refunded' })
  expect(await deliveryState(ana, storyId)).toBe('sent')
  await mailTo(t.deps.settings.DATA_DIR, 'elena@correo.mx', /Tenemos que devolverte/)
  expect(await outbox(t)).toHaveLength(2)
})

test('a voucher that was issued, ran out or was paid without a notice is found out', async () => {
  let now = Date.now()
  await using shop = await openShop({ env: { STRIPE_METHODS: 'card,oxxo' }, now: () => new Date(now) })
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  stripe.pay(id, { voucher: true })
  // Whoever goes back to the checkout is told, although nobody told us.
  expect(await checkout(ana, storyId, 'otra@correo.mx')).toContain(`/delivery/${storyId}?session_id=${id}`)
  expect(await deliveryState(ana, storyId)).toBe('awaiting')
  const heal = async () => {
    now += 26 * 3_600_000
    await reconcile(t.ctx, AbortSignal.timeout(10_000))
  }
  await heal()
  expect(await purchaseOf(t, id)).toMatchObject({ status: 'awaiting' })
  stripe.settle(id, false)
  await heal()
  expect(await purchaseOf(t, id)).toMatchObject({ status: 'failed' })
  stripe.settle(id, true)
  await heal()
  await untilState(ana, storyId, 'sent')
})
