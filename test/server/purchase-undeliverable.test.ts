import { expect, test } from 'vitest'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { bookKind, checkout, deliveryState, notify, outbox, payHere, untilState, verify, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { PASSWORD, signUp } from '../members.ts'
import { mailTo } from '../outbox.ts'
import { openShop, purchaseOf } from '../shop.ts'

const SUPPORT = 'ayuda@cuentos.example'
const TOLD = { env: { SUPPORT_EMAIL: SUPPORT } }

for (const what of ['story', 'account'] as const)
  test(`whoever deletes the ${what} closes its open checkout at the provider`, async () => {
    await using shop = await openShop()
    const { t, stripe } = shop
    const ana = t.visitor()
    await signUp(ana, 'ana')
    const storyId = await writeStory(ana)
    await checkout(ana, storyId)
    const session = stripe.latest()
    const deleted =
      what === 'story'
        ? await ana.send('DELETE', `/api/stories/${storyId}`)
        : await ana.send('DELETE', '/api/account', { password: PASSWORD })
    expect(deleted.status).toBe(200)
    await eventually(async () => expect(await purchaseOf(t, session.id)).toMatchObject({ status: 'expired' }))
    expect(session.status).toBe('expired')
    expect(await outbox(t)).toEqual([])
  })

test('a checkout that opens while its story is being deleted is closed as well', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  const { payments } = t.deps
  const create = payments.createSession.bind(payments)
  payments.createSession = async (request) => {
    const session = await create(request)
    expect((await ana.send('DELETE', `/api/stories/${storyId}`)).status).toBe(200)
    return session
  }
  const path = `/api/stories/${storyId}/create-checkout-session`
  expect((await ana.send('POST', path, { email: 'elena@correo.mx' })).status).toBe(404)
  const session = stripe.latest()
  await eventually(async () => expect(await purchaseOf(t, session.id)).toMatchObject({ status: 'expired' }))
  expect(session.status).toBe('expired')
})

test('paid all the same: the money goes back by itself, and buyer and operator are told', async () => {
  await using shop = await openShop(TOLD)
  const { t, stripe } = shop
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  const event = stripe.pay(id)
  await ana.json('DELETE', `/api/stories/${storyId}`)
  await Promise.all([notify(ana, stripe, event), notify(ana, stripe, event)])
  await eventually(async () => expect(await purchaseOf(t, id)).toMatchObject({ status: 'refunded', problem: null }))
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
  expect(await verify(ana, id)).toMatchObject({ verified: false })

  const { DATA_DIR } = t.deps.settings
  const told = await mailTo(DATA_DIR, 'elena@correo.mx', /devolvimos/)
  expect(told.replyTo?.[0]?.address).toBe(SUPPORT)
  for (const body of [told.html, told.text]) expect(body).toMatch(/borrado[^]*\$100\.00 MXN/)
  const operator = await mailTo(DATA_DIR, SUPPORT, /devuelt/)
  expect(operator.text).toContain((await purchaseOf(t, id)).id)
  expect(operator.text).not.toContain('elena@correo.mx')
  await notify(ana, stripe, event)
  expect(await outbox(t)).toHaveLength(2)
})

test('a story that is deleted between its payment and its book is paid back', async () => {
  await using shop = await openShop({ quick: { pictureMs: 2_000 } })
  const { t, stripe } = shop
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  await notify(ana, stripe, stripe.pay(id))
  await untilState(ana, storyId, 'preparing')
  await ana.json('DELETE', `/api/stories/${storyId}`)
  await eventually(async () => expect(await purchaseOf(t, id)).toMatchObject({ status: 'refunded' }))
  expect((await mailTo(t.deps.settings.DATA_DIR, 'elena@correo.mx', /devolvimos/)).text).toContain('$100.00 MXN')
})

test('cash cannot go back by itself: both are told what to do, and the operator finds it among what is stuck', async () => {
  await using shop = await openShop({ env: { ...TOLD.env, STRIPE_METHODS: 'card,oxxo' } })
  const { t, stripe } = shop
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  await notify(ana, stripe, stripe.pay(id, { voucher: true }))
  await untilState(ana, storyId, 'awaiting')
  await ana.json('DELETE', `/api/stories/${storyId}`)
  await notify(ana, stripe, stripe.settle(id, true))
  const { DATA_DIR } = t.deps.settings
  await mailTo(DATA_DIR, 'elena@correo.mx', /Tenemos que devolverte/)
  expect((await mailTo(DATA_DIR, SUPPORT, /a mano/)).text).toContain('--by-hand')
  expect(await purchaseOf(t, id)).toMatchObject({ status: 'flagged', problem: expect.stringContaining('by hand') })
})

test('a refund that the bank sends back is noticed, told and done by hand', async () => {
  await using shop = await openShop(TOLD)
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const { id } = stripe.latest()
  await notify(ana, stripe, stripe.pay(id))
  await untilState(ana, storyId, 'sent')
  const refunded = stripe.refund(id)
  await notify(ana, stripe, refunded)
  await untilState(ana, storyId, 'refunded')
  await notify(ana, stripe, stripe.failRefund(id))
  const { DATA_DIR } = t.deps.settings
  await mailTo(DATA_DIR, SUPPORT, /a mano/)
  await mailTo(DATA_DIR, 'elena@correo.mx', /no llegó/)
  const failed = await purchaseOf(t, id)
  expect(failed).toMatchObject({ status: 'flagged', refundedAt: null, problem: expect.stringContaining('by hand') })
  // An older notice that comes after it does not hide it.
  await notify(ana, stripe, { ...refunded, id: 'evt_again' })
  await notify(ana, stripe, { ...refunded, id: 'evt_once_more' })
  expect((await purchaseOf(t, id)).status).toBe('flagged')
  expect(await bookKind(ana, storyId)).toBe('sample')
})

test('a dispute leaves the book where it is until it is lost; won or dropped, nothing is amiss any more', async () => {
  await using shop = await openShop(TOLD)
  const { t, stripe } = shop
  const { DATA_DIR } = t.deps.settings
  const ana = t.visitor()
  const bought = async (thing: string) => {
    const storyId = await writeStory(ana, thing)
    await checkout(ana, storyId)
    const { id } = stripe.latest()
    await notify(ana, stripe, stripe.pay(id))
    await untilState(ana, storyId, 'sent')
    return { storyId, id }
  }
  const [won, lost] = [await bought('los trenes'), await bought('el mar')]
  for (const { id } of [won, lost]) await notify(ana, stripe, stripe.dispute(id))
  await eventually(async () => expect(await purchaseOf(t, lost.id)).toMatchObject({ dispute: 'open' }))
  await mailTo(DATA_DIR, SUPPORT, /disputa/)
  expect(await bookKind(ana, lost.storyId)).toBe('clean')
  expect(await verify(t.visitor(), lost.id)).toMatchObject({ verified: true })

  await notify(ana, stripe, stripe.closeDispute(won.id, 'won'))
  await eventually(async () =>
    expect(await purchaseOf(t, won.id)).toMatchObject({ dispute: 'won', problem: null, status: 'delivered' }),
  )
  await mailTo(DATA_DIR, SUPPORT, /disputa ganada/)
  await notify(ana, stripe, stripe.closeDispute(lost.id, 'lost'))
  await untilState(ana, lost.storyId, 'refunded')
  expect(await purchaseOf(t, lost.id)).toMatchObject({ dispute: 'lost', problem: null })
  await mailTo(DATA_DIR, SUPPORT, /disputa perdida/)
  expect(await verify(t.visitor(), lost.id)).toMatchObject({ verified: false })
  expect([await bookKind(ana, won.storyId), await bookKind(ana, lost.storyId)]).toEqual(['clean', 'sample'])
  // A first notice that comes last changes nothing.
  await notify(ana, stripe, { ...stripe.dispute(won.id), id: 'evt_late' })
  await notify(ana, stripe, stripe.closeDispute(won.id, 'warning_closed'))
  expect(await purchaseOf(t, won.id)).toMatchObject({ dispute: 'won', problem: null })
})

test('at the simulated provider, too, nobody pays for a story that is gone', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const storyId = await writeStory(ana)
  const url = await checkout(ana, storyId)
  await ana.json('DELETE', `/api/stories/${storyId}`)
  await eventually(async () => expect(await t.ctx.db.select().from(purchases)).toMatchObject([{ status: 'expired' }]))
  await expect(payHere(ana, url)).rejects.toThrow('not paid')
  const another = await writeStory(ana, 'el mar')
  const session = await payHere(ana, await checkout(ana, another))
  await untilState(ana, another, 'sent')
  expect(await deliveryState(ana, another)).toBe('sent')
  expect(await verify(ana, session)).toMatchObject({ verified: true })
})
