import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { GiftCard } from '../src/contract/gift-cards.ts'
import type { DeliveryState } from '../src/server/features/purchases/rules.ts'
import type { TestClient } from './client.ts'
import type { TestApp } from './create-test-app.ts'
import type { StripeDouble } from './doubles/stripe.ts'
import { eventually } from './eventually.ts'
import { BRIEF } from './factories.ts'

/** What somebody who buys a story does. */

export async function writeStory(client: TestClient, favoriteThing = BRIEF.favoriteThing): Promise<number> {
  const brief = { ...BRIEF, favoriteThing }
  const { storyId } = await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', brief)
  return storyId
}

/** The address of the provider's page. */
export async function checkout(client: TestClient, storyId: number, email = 'elena@correo.mx'): Promise<string> {
  const path = `/api/stories/${storyId}/create-checkout-session`
  return (await client.json<{ url: string }>('POST', path, { email })).url
}

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Elena' }

/** Pays on the simulated provider's page. Answers the session, as the delivery link carries it. */
export async function payHere(client: TestClient, url: string): Promise<string> {
  const typed = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await client.send('POST', `${new URL(url).pathname}/pay`, String(new URLSearchParams(CARD)), typed)
  const session = new URL(paid.headers.get('location') ?? url).searchParams.get('session_id')
  if (!session) throw new Error(`not paid: ${paid.status} ${await paid.text()}`)
  return session
}

export function verify(
  client: TestClient,
  sessionId: string,
): Promise<{ verified: boolean; customerEmail: string | null }> {
  return client.json('GET', `/api/checkout-sessions/${encodeURIComponent(sessionId)}/verify`)
}

export async function deliveryState(client: TestClient, storyId: number): Promise<DeliveryState> {
  return (await client.json<{ state: DeliveryState }>('GET', `/api/stories/${storyId}/delivery`)).state
}

export async function untilState(client: TestClient, storyId: number, state: DeliveryState): Promise<void> {
  await eventually(async () => {
    const now = await deliveryState(client, storyId)
    if (now !== state) throw new Error(`the delivery is ${now}, not ${state}`)
  })
}

/** What Stripe does with a notice, at once or as late as the test likes. */
export function notify(
  client: TestClient,
  stripe: StripeDouble,
  event: unknown,
  options?: Parameters<StripeDouble['sign']>[1],
): Promise<Response> {
  const { body, signature } = stripe.sign(event, options)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return client.send('POST', '/api/webhooks/stripe', body, headers)
}

export async function outbox(t: TestApp): Promise<Email[]> {
  const dir = join(t.deps.settings.DATA_DIR, 'outbox')
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dir, name)))))
}

/** What the button gives: the sample until the story is bought. */
export async function bookKind(client: TestClient, storyId: number): Promise<'sample' | 'clean'> {
  const [given, sample] = await Promise.all(
    ['', '?edition=muestra'].map(async (edition) => {
      const response = await client.get(`/api/stories/${storyId}/pdf${edition}`)
      const data = Buffer.from(await response.arrayBuffer())
      return response.ok ? data : null
    }),
  )
  return given && sample && !given.equals(sample) ? 'clean' : 'sample'
}

export const CARD_ORDER = {
  recipientName: 'Rosa Aurelia',
  senderName: 'Luis Alberto',
  line: 'Para el cuento de tu nieta',
  style: 'acuarela',
  email: 'luis@correo.mx',
} as const

/** Orders a gift card. Answers the address of the provider's page. */
export async function orderCard(client: TestClient, order: object = {}): Promise<string> {
  const body = { id: randomUUID(), ...CARD_ORDER, ...order }
  return (await client.json<{ url: string }>('POST', '/api/gift-cards', body)).url
}

/** What the provider's page leads back to, for whoever paid there. */
export async function cardToken(client: TestClient, sessionId: string): Promise<string> {
  const led = await client.get(`/api/gift-cards/bought?session_id=${encodeURIComponent(sessionId)}`)
  const token = led.headers.get('location')?.replace('/tarjeta/', '')
  if (!token) throw new Error(`not led to a card: ${led.status} ${await led.text()}`)
  return token
}

export function giftCard(client: TestClient, token: string): Promise<GiftCard> {
  return client.json('GET', `/api/gift-cards/${token}`)
}

/** The card once it stands so. */
export async function untilCard(client: TestClient, token: string, state: GiftCard['state']): Promise<GiftCard> {
  return eventually(async () => {
    const card = await giftCard(client, token)
    if (card.state !== state) throw new Error(`the card is ${card.state}, not ${state}`)
    return card
  })
}
