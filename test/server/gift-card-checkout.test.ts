import { expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import { cardToken, notify, orderCard, payHere, untilCard, untilState, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { openShop } from '../shop.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each(['simulated', 'stripe'])(
  '%s: a code that comes along is taken off before the page is seen',
  async (provider) => {
    await using shop = provider === 'stripe' ? await openShop() : null
    await using own = shop ? null : await createTestApp({ web: true })
    const t = shop?.t ?? own
    if (!t) throw new Error('no shop')
    const luis = t.visitor()
    const bought = await orderCard(luis)
    const paidCard = shop ? shop.stripe.latest().id : await payHere(luis, bought)
    if (shop) await notify(luis, shop.stripe, shop.stripe.pay(paidCard))
    const token = await cardToken(luis, paidCard)
    const code = (await untilCard(luis, token, 'ready')).code ?? ''

    const rosa = t.visitor()
    const storyId = await writeStory(rosa)
    const path = `/api/stories/${storyId}/create-checkout-session`
    const begin = (body: object) => rosa.send('POST', path, { email: 'elena@correo.mx', ...body })
    const addressOf = async (answer: Response) => ((await answer.json()) as { url: string }).url
    const unknown = await begin({ code: 'K7RM-4XTP-9HWD' })
    expect([unknown.status, await unknown.text()]).toEqual([409, expect.stringContaining(GIFT_CARD_MESSAGES.codeSpent)])
    expect((await begin({ code: '<script>' })).status).toBe(400)
    // Begun without it, the checkout is another one; asked for twice, it is one.
    const dear = await addressOf(await begin({}))
    const [free, again] = await Promise.all(
      [begin({ code }), begin({ code })].map(async (asked) => addressOf(await asked)),
    )
    expect(free).toBe(again)
    expect(free).not.toBe(dear)
    if (shop) {
      expect(shop.stripe.latest()).toMatchObject({ amount_total: 0, amount_subtotal: 10_000 })
      await notify(rosa, shop.stripe, shop.stripe.pay(shop.stripe.latest().id))
    } else {
      const page = new URL(free ?? '').pathname
      const shown = await (await rosa.get(page)).text()
      expect(shown).toContain('No hay nada que pagar')
      expect(shown).toContain(`···· ${code.slice(-4)}`)
      expect(shown).not.toContain(code)
      expect((await rosa.send('POST', `${page}/pay`, '', FORM)).status).toBe(303)
    }
    await untilState(rosa, storyId, 'sent')
    await untilCard(luis, token, 'used')
    const other = await writeStory(rosa, 'los trenes')
    const late = await rosa.send('POST', `/api/stories/${other}/create-checkout-session`, {
      email: 'elena@correo.mx',
      code,
    })
    expect(late.status).toBe(409)
    expect(t.logged()).not.toContain(code)
  },
)
