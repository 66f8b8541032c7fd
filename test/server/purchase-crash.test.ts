import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, inject, test } from 'vitest'
import { askServer } from '../../src/server/admin/ask.ts'
import { checkout, deliveryState, notify, verify, writeStory } from '../buyer.ts'
import { createClient } from '../client.ts'
import { openSmtpDouble } from '../doubles/smtp.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET } from '../doubles/stripe.ts'
import { copyGolden } from '../global-setup.ts'
import { freePort } from '../postgres.ts'

/** Every so-manieth step is one to die at; `CRASH_EVERY=1` visits them all. */
const EVERY = Number(process.env['CRASH_EVERY'] ?? 9)
const MOST_STEPS = 200

type Message = { ready?: true; armed?: true }
type Server = { child: ChildProcess; exited: Promise<unknown> }

async function start(env: Record<string, string>): Promise<Server> {
  const child = fork('test/doubles/crashing-server.ts', {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const server: Server = { child, exited: once(child, 'exit') }
  const ready = new Promise<void>((done) => {
    child.on('message', (message: Message) => {
      if (message.ready) done()
    })
  })
  await Promise.race([ready, server.exited.then(() => Promise.reject(new Error('the server did not start')))])
  return server
}

/** Zero calls it off. */
async function arm({ child }: Server, steps: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.send(steps)
  await once(child, 'message')
}

test('killed at any step between checkout and delivery, a purchase is delivered, once, under one Message-ID', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  const copy = await copyGolden(inject('golden'), dataDir)
  await using stripe = await openStripeDouble()
  await using smtp = await openSmtpDouble()
  const port = await freePort()
  const env = {
    ...copy.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'x'.repeat(40),
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'hola@cuentos.example',
  }
  const ana = createClient(`http://127.0.0.1:${port}`)
  let server = await start(env)
  const deaths: string[] = []

  /** Whoever calls tries again, like Stripe and like people; the server is started again as often as it dies. */
  async function insist<T>(action: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await action()
      } catch (error) {
        await new Promise((done) => setTimeout(done, 50))
        const gone = server.child.exitCode !== null || server.child.signalCode !== null
        if (!gone && !isConnectionError(error) && !(error instanceof NotYet)) throw error
        if (gone) server = await start(env)
      }
    }
  }

  async function buy(steps: number): Promise<string | null> {
    const begun = Date.now()
    const favourite = `la prueba número ${steps}`
    const storyId = await writeStory(ana, favourite)
    const sessions = stripe.sessions.size
    const mails = smtp.received.length
    const victim = server
    await arm(victim, steps)

    await insist(() => checkout(ana, storyId))
    expect(stripe.sessions.size).toBe(sessions + 1)
    const session = stripe.latest()
    const event = stripe.pay(session.id)
    const tell = async () => {
      const { status } = await notify(ana, stripe, event)
      if (status !== 200) throw new Error(`the notice was answered with ${status}`)
    }
    // In turn the buyer comes back first, or the notice comes first, or only one of them at all.
    if (steps % 3 !== 1) await insist(tell)
    if (steps % 3 !== 2) await insist(() => verify(ana, session.id))
    await insist(async () => {
      if ((await deliveryState(ana, storyId)) !== 'sent') throw new NotYet()
    })
    await arm(server, 0)
    // A late notice after all.
    await insist(tell)

    const received = await Promise.all(smtp.received.slice(mails).map(({ raw }) => PostalMime.parse(raw)))
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
    const died = victim === server ? null : await readFile(join(dataDir, 'died'), 'utf8')
    expect(received.length).toBe(died === 'after mailer.send' ? 2 : 1)
    const listed = await insist(
      async () => (await askServer(dataDir, ['purchases', '--json', '--limit', '1000']))?.output,
    )
    const rows = JSON.parse(listed ?? '[]') as { storyId: number; status: string }[]
    expect(rows.filter((row) => row.storyId === storyId)).toMatchObject([{ status: 'delivered' }])
    if (process.env['CRASH_LOG']) console.log(steps, died, Math.round((Date.now() - begun) / 1_000))
    return died
  }

  let steps = 1
  for (; steps < MOST_STEPS; steps += EVERY) {
    const died = await buy(steps)
    if (died === null) break
    deaths.push(died)
  }
  expect(steps).toBeLessThan(MOST_STEPS)
  expect(deaths.length).toBeGreaterThan(0)
  console.log(`killed ${deaths.length} times: ${[...new Set(deaths)].join(', ')}`)

  await arm(server, 0)
  server.child.kill('SIGKILL')
  await server.exited
  await copy.remove()
  await rm(dataDir, { recursive: true, force: true })
}, 1_800_000)

class NotYet extends Error {}

function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && error.message.includes('fetch failed')
}
