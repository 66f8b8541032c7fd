import { expect, test } from 'vitest'
import { stories } from '../../src/server/db/schema/stories.ts'
import { bookKind, checkout, deliveryState, notify, outbox, untilState, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { mailTo } from '../outbox.ts'
import { openShop, purchaseOf } from '../shop.ts'

test('one checkout at a time: clicks, other addresses, new prices and ended sessions', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const urls = await Promise.all([1, 2, 3].map(() => checkout(ana, storyId)))
  expect(new Set(urls).size).toBe(1)
  expect(stripe.sessions.size).toBe(1)
  const first = stripe.latest()

  await checkout(ana, storyId, 'otra@correo.mx')
  const second = stripe.latest()
  expect([first.status, second.customer_email]).toEqual(['expired', 'otra@correo.mx'])

  stripe.expire(second.id)
  await checkout(ana, storyId, 'otra@correo.mx')
  const third = stripe.latest()
  expect(third.id).not.toBe(second.id)

  t.deps.settings.PRICE_CENTS = 15_000
  await checkout(ana, storyId, 'otra@correo.mx')
  const fourth = stripe.latest()
  expect([third.status, fourth.amount_total]).toEqual(['expired', 15_000])

  // Paid, but nobody told us: going back to the checkout finds it out.
  stripe.pay(fourth.id)
  const bought = await ana.send('POST', `/api/stories/${storyId}/create-checkout-session`, { email: 'otra@correo.mx' })
  expect(bought.status).toBe(409)
  await untilState(ana, storyId, 'sent')
})

test('paid twice all the same: delivered once, and the second payment goes back by itself', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await checkout(ana, storyId)
  const first = stripe.latest()
  // The older session cannot be closed while Stripe is out of reach.
  stripe.fail(500, 500, 500)
  await checkout(ana, storyId, 'otra@correo.mx')
  const second = stripe.latest()
  expect(first.status).toBe('open')
  await notify(ana, stripe, stripe.pay(first.id))
  await untilState(ana, storyId, 'sent')
  await notify(ana, stripe, stripe.pay(second.id))
  await eventually(async () => expect(await purchaseOf(t, second.id)).toMatchObject({ status: 'refunded' }))
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
  expect(await deliveryState(ana, storyId)).toBe('sent')
  expect(await bookKind(ana, storyId)).toBe('clean')
  await mailTo(t.deps.settings.DATA_DIR, 'otra@correo.mx', /devolvimos/)
  expect(await outbox(t)).toHaveLength(2)
})

test('bad input: addresses, unfinished, foreign, deleted and missing stories', async () => {
  await using shop = await openShop({ quick: { chapterMs: 400 } })
  const { t, stripe } = shop
  const ana = t.visitor()
  await ana.uploadPhoto(await facePhoto())
  const writing = ana.send('POST', '/api/stories/generate-text', BRIEF)
  const ask = (storyId: number | string, body: unknown, client = ana) =>
    client.send('POST', `/api/stories/${storyId}/create-checkout-session`, body)
  const early = await eventually(async () => {
    const [story] = await t.ctx.db.select().from(stories)
    if (!story) throw new Error('not begun')
    return story
  })
  const busy = await ask(early.id, { email: 'a@correo.mx' })
  expect([busy.status, await busy.json()]).toMatchObject([409, { message: expect.stringContaining('escribiendo') }])
  await writing

  const required = 'Por favor ingresa tu email para recibir el cuento'
  for (const [email, message] of [
    ['', required],
    ['   ', required],
    [undefined, required],
    ['elena', 'Revisa tu email'],
    ['elena@correo', 'Revisa tu email'],
    ['a@correo.mx, b@correo.mx', 'Revisa tu email'],
    ['a@correo.mx;b@correo.mx', 'Revisa tu email'],
    ['a@correo.mx\r\nBcc: todos@correo.mx', 'Revisa tu email'],
    ['Elena <elena@correo.mx>', 'Revisa tu email'],
    [`${'a'.repeat(250)}@correo.mx`, 'Revisa tu email'],
  ]) {
    const response = await ask(early.id, { email })
    expect([email, response.status]).toEqual([email, 400])
    expect(await response.json()).toMatchObject({ fields: { email: expect.stringContaining(message ?? '') } })
  }
  expect((await ask(early.id, { email: 'a@correo.mx' }, t.visitor())).status).toBe(404)
  expect((await ask(999_999, { email: 'a@correo.mx' })).status).toBe(404)
  expect((await ask('nada', { email: 'a@correo.mx' })).status).toBe(400)
  expect(stripe.requests).toHaveLength(0)

  stripe.fail(500, 500, 500)
  const down = await ask(early.id, { email: 'a@correo.mx' })
  expect([down.status, await down.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('No se pudo iniciar') },
  ])
})
