import { expect, test } from 'vitest'
import { closeCheckout } from '../../src/server/features/purchases/close.ts'
import { PaymentError } from '../../src/server/payments/payments.ts'
import { openIdleDelivery } from '../idle-delivery.ts'

const { t, buy, again } = await openIdleDelivery()
const { payments } = t.deps

test('what was paid for a story that is gone goes back; once its book was printed a person decides', async () => {
  const unprinted = await buy({ storyId: null })
  await closeCheckout(t.ctx, unprinted.id)
  expect(await again(unprinted)).toMatchObject({
    status: 'flagged',
    problem: 'The story was deleted before it was delivered',
  })
  const refunds = [{ purchaseId: unprinted.id }]
  expect(await t.queued('refund')).toEqual(refunds)
  const printed = await buy({ storyId: null, printedAt: new Date() })
  await closeCheckout(t.ctx, printed.id)
  expect(await again(printed)).toMatchObject({
    status: 'flagged',
    problem: 'The story was deleted after its book was ready and before its e-mail',
  })
  const kept = await buy()
  await closeCheckout(t.ctx, kept.id)
  expect(await again(kept)).toEqual(kept)
  expect(await t.queued('refund')).toEqual(refunds)
})

test('only an open checkout of this provider is closed there', async () => {
  const closed: string[] = []
  payments.expireSession = async (sessionId) => closed.push(sessionId) > 0
  payments.getSession = async () => null
  const open = { status: 'pending', paidAt: null, provider: payments.id } as const
  for (const values of [
    { ...open, sessionId: null },
    { ...open, status: 'expired', sessionId: 'over' },
    { ...open, provider: 'stripe', sessionId: 'elsewhere' },
  ] as const) {
    const purchase = await buy(values)
    await closeCheckout(t.ctx, purchase.id)
    expect(await again(purchase)).toEqual(purchase)
  }
  await closeCheckout(t.ctx, '00000000-0000-4000-8000-000000000000')
  expect(closed).toEqual([])
  // A session that the provider does not know leaves the purchase as it is.
  const unknown = await buy({ ...open, sessionId: 'unknown' })
  await closeCheckout(t.ctx, unknown.id)
  expect([closed, await again(unknown)]).toEqual([['unknown'], unknown])
})

test('a provider that is away is asked again, and one that refuses is not', async () => {
  const purchase = await buy({ status: 'pending', paidAt: null, provider: payments.id, sessionId: 'open' })
  const closeWhere = (problem: Error) => {
    payments.expireSession = async () => {
      throw problem
    }
    return closeCheckout(t.ctx, purchase.id)
  }
  await expect(closeWhere(new PaymentError('unavailable', 'away'))).rejects.toThrow('away')
  await expect(closeWhere(new Error('a fault of ours'))).rejects.toThrow('a fault of ours')
  await expect(closeWhere(new PaymentError('refused', 'it cannot be closed'))).resolves.toBeUndefined()
  expect(await again(purchase)).toEqual(purchase)
})
