import { expect, test } from 'vitest'
import { LIMITS } from '../../src/contract/limits.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { checkout, payHere, untilState, verify, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET } from '../doubles/stripe.ts'

const path = (session: string) => `/api/checkout-sessions/${session}/verify`

test('the provider is asked about sessions that we made alone: not about made-up ones, nor for another site, nor for ever', async () => {
  await using stripe = await openStripeDouble()
  await using t = await createTestApp({
    env: {
      RATE_LIMITS: 'on',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_URL: stripe.url,
      BASE_URL: 'https://cuentos.example',
    },
  })
  const ana = t.visitor()
  await checkout(ana, await writeStory(ana))
  const { id } = stripe.latest()
  const asked = () => stripe.requests.filter(({ method }) => method === 'GET').length

  for (const made of ['cs_live_0123456789abcdef', `${id}x`, id.toUpperCase(), 'nada']) {
    expect([made, await verify(ana, made)]).toEqual([made, { verified: false, customerEmail: null }])
  }
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ]
  for (const from of elsewhere) expect((await ana.get(path(id), from)).status).toBe(403)
  expect(asked()).toBe(0)

  expect(await verify(ana, id)).toEqual({ verified: false, customerEmail: null })
  expect(asked()).toBe(1)
  const [{ most }] = LIMITS.verification
  const answers = await Promise.all(Array.from({ length: most + 5 }, () => ana.get(path(id))))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
  expect(asked()).toBeLessThanOrEqual(most)
})

test('who holds the link of a bought story reads it, and is not told the address of its buyer', async () => {
  await using t = await createTestApp()
  const buyer = t.visitor()
  const storyId = await writeStory(buyer)
  const session = await payHere(buyer, await checkout(buyer, storyId, 'elena@correo.mx'))
  await untilState(buyer, storyId, 'sent')
  expect(await verify(buyer, session)).toEqual({ verified: true, customerEmail: 'elena@correo.mx' })
  const reader = t.visitor()
  expect(await verify(reader, session)).toEqual({ verified: true, customerEmail: null })
  for (const part of ['', '/delivery', '/paragraphs']) {
    const answer = await reader.get(`/api/stories/${storyId}${part}`)
    expect([part, answer.status]).toEqual([part, 200])
    expect(await answer.text()).not.toContain('elena')
  }

  // Nothing is paid for twice because its book was deleted: the link says so.
  expect((await buyer.send('DELETE', `/api/stories/${storyId}`)).status).toBe(200)
  const gone = await reader.get(path(session))
  expect([gone.status, await gone.json()]).toEqual([404, { code: 'not_found', message: MESSAGES.bookDeleted }])
})
