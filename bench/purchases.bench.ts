import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/server/app.ts'
import { NOBODY } from '../src/server/context.ts'
import { createLog } from '../src/server/log.ts'
import { deliveryMail } from '../src/server/mail/templates/delivery.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { readSettings } from '../src/server/settings.ts'
import { quickIllustrator, quickWriter } from '../test/doubles/engines.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET } from '../test/doubles/stripe.ts'
import { createClient } from '../test/client.ts'
import { checkout, notify, untilState, verify, writeStory } from '../test/buyer.ts'

/** What buyers and Stripe wait for, on the embedded database, against a local double of Stripe. */

const ROUNDS = 25
const SECRET = 'a secret that only this measurement knows'

const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const stripe = await openStripeDouble()
const settings = readSettings({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  VISITOR_DAILY_STORIES: '1000',
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_API_URL: stripe.url,
})
const log = createLog('fatal')
const deps = {
  ...(await openDeps(settings, SECRET, log)),
  writer: quickWriter(),
  illustrator: quickIllustrator({ fullSize: true }),
}
const app = await createApp({ deps, log, secret: SECRET })
await deps.queue.work({ who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() })
const client = createClient(await app.listen({ port: 0, host: '127.0.0.1' }))

const times = new Map<string, number[]>()
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  times.set(what, [...(times.get(what) ?? []), performance.now() - begun])
  return result
}

for (let round = 0; round < ROUNDS; round++) {
  const storyId = await writeStory(client, `medida ${round}`)
  await timed('checkout session', () => checkout(client, storyId))
  const { id } = stripe.latest()
  const event = stripe.pay(id)
  await timed('webhook answered', () => notify(client, stripe, event))
  await timed('verify', () => verify(client, id))
  await timed('paid → pictures, book and e-mail', () => untilState(client, storyId, 'sent'))
  await timed('e-mail composed', async () =>
    deliveryMail({
      productName: 'Cuentos Mágicos',
      title: 'Mateo y el hilo rojo',
      senderName: 'Clara',
      recipientName: 'Mateo',
      url: 'https://cuentos.example/delivery/1',
      coverSrc: null,
      attached: true,
      canReply: true,
      receipt: {
        purchaseId: id,
        email: 'elena@correo.mx',
        price: { amount: 10_000, currency: 'mxn' },
        paid: { amount: 10_000, currency: 'mxn' },
        date: new Date(),
      },
    }),
  )
}

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
console.table(
  Object.fromEntries(
    [...times].map(([what, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      return [what, { 'median ms': Math.round(at(sorted, 0.5) ?? 0), 'p95 ms': Math.round(at(sorted, 0.95) ?? 0) }]
    }),
  ),
)

deps.feed.close()
await Promise.all([app.close(), deps.queue.drain(0)])
await deps.close()
await stripe[Symbol.asyncDispose]()
await rm(dataDir, { recursive: true, force: true })
