import { expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import { cardToken, notify, orderCard, payHere, untilCard, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { openShop } from '../shop.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Buys a card; begins a checkout with its code, and what is refused on the way. Answers the provider's page. */
async function beginFree(t: TestApp, payCard: (luis: TestClient, url: string) => Promise<string>) {
  const luis = t.visitor()
  const token = await cardToken(luis, await payCard(luis, await orderCard(luis)))
  const code = (await untilCard(luis, token, 'ready')).code ?? ''
  const rosa = t.visitor()
  const storyId = await writeStory(rosa)
  const begin = (body: object, id = storyId) =>
    rosa.send('POST', `/api/stories/${id}/create-checkout-session`, { email: 'elena@correo.mx', ...body })
  const unknown = await begin({ code: 'K7RM-4XTP-9HWD' })
  expect([unknown.status, await unknown.text()]).toEqual([409, expect.stringContaining(GIFT_CARD_MESSAGES.codeSpent)])
  expect((await begin({ code: '<script>' })).status).toBe(400)
  // Begun without it, the checkout is another one; asked for twice, it is one.
  const dear = await addressOf(begin({}))
  const [free, again] = await Promise.all([addressOf(begin({ code })), addressOf(begin({ code }))])
  expect(free).toBe(again)
  expect(free).not.toBe(dear)
  return {
    rosa,
    code,
    url: free,
    paid: async () => {
      await untilState(rosa, storyId, 'sent')
      await untilCard(luis, token, 'used')
      expect((await begin({ code }, await writeStory(rosa, 'los trenes'))).status).toBe(409)
      expect(t.logged()).not.toContain(code)
    },
  }
}

async function addressOf(asked: Promise<Response>): Promise<string> {
  return ((await (await asked).json()) as { url: string }).url
}

test('simulated: a code that comes along is taken off before the page is seen', async () => {
  await using t = await createTestApp({ web: true })
  const { rosa, code, url, paid } = await beginFree(t, payHere)
  const page = new URL(url).pathname
  const shown = await (await rosa.get(page)).text()
  expect(shown).toContain('No hay nada que pagar')
  expect(shown).toContain(`···· ${code.slice(-4)}`)
  expect(shown).not.toContain(code)
  expect((await rosa.send('POST', `${page}/pay`, '', FORM)).status).toBe(303)
  await paid()
})

test('Stripe: a code that comes along is a discount of the session, used with it', async () => {
  await using shop = await openShop()
  const { t, stripe } = shop
  const { rosa, paid } = await beginFree(t, async (luis) => {
    const { id } = stripe.latest()
    await notify(luis, stripe, stripe.pay(id))
    return id
  })
  const { id, amount_total: total, amount_subtotal: price } = stripe.latest()
  expect([total, price]).toEqual([0, 10_000])
  await notify(rosa, stripe, stripe.pay(id))
  await paid()
})
