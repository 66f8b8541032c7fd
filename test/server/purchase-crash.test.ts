import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Gift } from '../../src/contract/gifts.ts'
import { checkout, deliveryState, notify, verify, writeStory } from '../buyer.ts'
import { type CrashingShop, NotYet, openCrashingShop } from '../crashing-shop.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET, type StripeDouble } from '../doubles/stripe.ts'

/**
 * The server is killed between checkout and delivery, so many times with each provider, at its steps in
 * an order that the seed gives. To visit all of them, some twice, in parts if that takes too long:
 * `CRASHES=100 CRASH_PART=1/3 npx vitest run --project server test/server/purchase-crash.test.ts`.
 */
const KILLS = Number(process.env['CRASHES'] ?? 2)
const SEED = Number(process.env['CRASH_SEED'] ?? 20_261_121)
const [PART = 1, PARTS = 1] = (process.env['CRASH_PART'] ?? '').split('/').filter(Boolean).map(Number)
/** The one step after which something may be done again: the message, under its own id. */
const SENT = 'after mailer.send 1'

type Payment = { sessionId: string; tell: () => Promise<void> }
type Provider = {
  settings: Record<string, string>
  /** The buyer pays on the provider's page, which is at `address`. */
  pay(shop: CrashingShop, address: string): Promise<Payment>
}

function hosted(stripe: StripeDouble): Provider {
  return {
    settings: { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_API_URL: stripe.url },
    async pay({ client }, address) {
      const session = stripe.latest()
      expect(address).toBe(session.url)
      const event = stripe.pay(session.id)
      return {
        sessionId: session.id,
        async tell() {
          const { status } = await notify(client, stripe, event)
          if (status !== 200) throw new Error(`the notice was answered with ${status}`)
        },
      }
    },
  }
}

const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }

const simulated: Provider = {
  settings: { PAYMENTS: 'simulated' },
  async pay({ client, insist }, address) {
    const body = new URLSearchParams(CARD).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const location = await insist(async () => {
      const answer = await client.send('POST', `${new URL(address).pathname}/pay`, body, type)
      expect(answer.status).toBe(303)
      return answer.headers.get('location') ?? ''
    })
    // It tells the shop by itself, as often as it must.
    return { sessionId: new URL(location).searchParams.get('session_id') ?? '', tell: () => Promise.resolve() }
  },
}

/** One purchase from checkout to delivery, with the server dying at `dieAt`; gives whether it did, and its steps. */
async function buy(shop: CrashingShop, provider: Provider, round: number, dieAt: string | null) {
  const { client, insist, smtp } = shop
  const storyId = await insist(() => writeStory(client, `la prueba número ${round}`))
  const before = smtp.received.length
  await shop.arm(dieAt)

  const address = await insist(() => checkout(client, storyId))
  expect(await insist(() => deliveryState(client, storyId))).toBe('not_bought')
  const { sessionId, tell } = await provider.pay(shop, address)
  // In turn the buyer comes back first, or the notice comes first, or only one of them at all.
  if (round % 3 !== 1) await insist(tell)
  if (round % 3 !== 2) await insist(() => verify(client, sessionId))
  await insist(async () => {
    const state = await deliveryState(client, storyId)
    if (state !== 'sent') throw new NotYet(`the delivery is ${state}`)
  })
  const taken = await shop.arm(null)
  // A late notice after all, and the buyer once more.
  await insist(tell)
  expect(await insist(() => verify(client, sessionId))).toMatchObject({ verified: true })

  const mails = await Promise.all(smtp.received.slice(before).map(({ raw }) => PostalMime.parse(raw)))
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  return { storyId, mails: mails.length, taken: taken ?? [] }
}

/** Every step in turn, the sent message's first, the others in an order of the seed's. */
function* stepsToDieAt(steps: readonly string[], seed: number): Generator<string> {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const names = [...new Set(steps)].filter((step) => step !== SENT).toSorted()
  for (;;) {
    yield SENT
    yield* names
      .map((name) => ({ name, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name)
  }
}

/** Without being asked for more, each database is crashed with the provider that it mostly meets. */
const PROVIDERS = process.env['CRASHES']
  ? (['stripe', 'simulated'] as const)
  : (['dir' in inject('golden') ? 'simulated' : 'stripe'] as const)

describe.each(PROVIDERS)('%s', (name) => {
  let stripe: StripeDouble
  let provider: Provider
  let shop: CrashingShop

  beforeAll(async () => {
    stripe = await openStripeDouble()
    provider = name === 'stripe' ? hosted(stripe) : simulated
    shop = await openCrashingShop(inject('golden'), provider.settings)
  })
  afterAll(async () => {
    await shop[Symbol.asyncDispose]()
    await stripe[Symbol.asyncDispose]()
  })

  test('killed at any step between checkout and delivery, a purchase is delivered, once, under one Message-ID', async () => {
    const unpaid = await writeStory(shop.client, 'lo que nadie paga')
    await checkout(shop.client, unpaid, 'nadie@correo.mx')
    const undisturbed = await buy(shop, provider, 0, null)
    expect(undisturbed.mails).toBe(1)
    expect(undisturbed.taken).toContain(SENT)

    const quota = Math.ceil(KILLS / PARTS)
    const order = stepsToDieAt(undisturbed.taken, SEED)
    for (let skipped = 0; skipped < (PART - 1) * quota; skipped++) order.next()
    const killed = new Map<string, number>()
    // Who comes first decides whether a step is taken at all: then the next one is tried.
    for (let round = 1; shop.deaths.length < quota && round < 3 * quota + 3; round++) {
      const dieAt = order.next().value
      const [deaths, sent] = [shop.deaths.length, shop.smtp.received.length]
      const { storyId, mails } = await buy(shop, provider, round, dieAt)
      const rows = (await shop.purchases()).filter((row) => row.storyId === storyId)
      const died = shop.deaths.length > deaths
      if (died) killed.set(dieAt, (killed.get(dieAt) ?? 0) + 1)
      // Another step may be taken in the very moment in which a message is sent, too.
      const repeated = died && (dieAt === SENT || (mails === 2 && (shop.deaths.at(-1) ?? 0) > sent))
      const statuses = rows.map(({ status }) => status)
      expect({ dieAt, statuses, mails }).toEqual({ dieAt, statuses: ['delivered'], mails: repeated ? 2 : 1 })
    }
    console.log(`${name}, seed ${SEED}: killed ${shop.deaths.length} times at ${killed.size} steps:`)
    console.log([...killed].map(([step, number]) => (number > 1 ? `${step} ×${number}` : step)).join(', '))
    expect(shop.deaths).toHaveLength(quota)
    expect(PART > 1 || killed.has(SENT)).toBe(true)

    expect((await shop.purchases()).filter((row) => row.storyId === unpaid)).toMatchObject([{ status: 'pending' }])
    expect(shop.smtp.received.filter(({ to }) => to.includes('nadie@correo.mx'))).toEqual([])
    expect(stripe.sessions.size).toBe(name === 'stripe' ? (await shop.purchases()).length : 0)
  }, 1_800_000)

  test('killed between planning and sending, a gift is sent once; killed once it was sent, under one Message-ID', async () => {
    const { client, insist, smtp } = shop
    const { storyId } = await buy(shop, provider, 90, null)
    const path = `/api/stories/${storyId}/gift`
    for (const [dieAt, email, sent] of [
      ['before mailer.send 1', 'leo@correo.mx', 1],
      [SENT, 'rosa@correo.mx', 2],
    ] as const) {
      const deaths = shop.deaths.length
      await shop.arm(dieAt)
      await insist(() => client.json('PATCH', path, { email }))
      await insist(async () => {
        const { mail } = await client.json<Gift>('GET', path)
        if (mail !== 'sent') throw new NotYet(`the gift's message is ${mail}`)
      })
      await shop.arm(null)
      const received = smtp.received.filter(({ to }) => to.includes(email))
      const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
      expect([dieAt, shop.deaths.length - deaths, mails.length]).toEqual([dieAt, 1, sent])
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    }
  }, 600_000)
})
