import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { Client } from 'pg'
import { checkout, deliveryState, payHere, writeStory } from '../buyer.ts'
import { createClient } from '../client.ts'
import { openSmtpDouble, type SmtpDouble } from '../doubles/smtp.ts'
import { eventually } from '../eventually.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { startKilling } from './killing.ts'
import { filesOfNobody } from './strays.ts'

/** What was sold while processes were killed, and what is wrong with it. */
export type Takings = {
  killed: number
  killedAfterPayment: number
  paid: number
  /** Stories that were paid for and have not come, each with what its purchase says. */
  lost: string[]
  /** Stories with two purchases, or whose book came by two messages that are not the same. */
  doubled: string[]
  /** Messages that were sent again because the server's answer to the first was lost. */
  sentAgain: number
  /** Stories that nobody paid for and that came all the same. */
  deliveredUnpaid: string[]
  strayFiles: string[]
}

const BUYERS = 4
/** Every so many story is taken to the checkout and left there. */
const UNPAID = 5
const PATIENCE_MS = 240_000

type Sale = { email: string; storyId: number; paid: boolean }

/** Several people buy one story after the other while processes are killed, until all that was paid for has come. */
export async function processesAreKilled(kills: number): Promise<Takings> {
  await using smtp = await openSmtpDouble()
  const env = {
    PAYMENTS: 'simulated',
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'hola@cuentos.example',
    CHAPTER_MS: '50',
    PICTURE_MS: '200',
  }
  await using cluster = await startCluster({ env })
  const killing = startKilling(cluster.nodes, kills)
  const sales: Sale[] = []

  async function buy(): Promise<void> {
    const client = createClient(cluster.url)
    const number = sales.length
    const sale: Sale = { email: `persona-${number}@correo.mx`, storyId: 0, paid: number % UNPAID !== UNPAID - 1 }
    sales.push(sale)
    sale.storyId = await insist(() => writeStory(client, `la prueba número ${number}`))
    const address = await insist(() => checkout(client, sale.storyId, sale.email))
    if (!sale.paid) return
    await insist(() => payHere(client, address))
    killing.paid()
    await insist(async () => {
      const state = await deliveryState(client, sale.storyId)
      if (state !== 'sent') throw new Error(`the delivery of story ${sale.storyId} is ${state}`)
    })
  }
  async function person(): Promise<void> {
    while (!killing.isOver()) await buy()
  }

  await Promise.all(Array.from({ length: BUYERS }, person))
  await killing.end()
  const found = await lookThrough(cluster, smtp, sales)
  return { ...killing.count(), paid: sales.filter(({ paid }) => paid).length, ...found }
}

/** Tries again whatever goes wrong, as people do. */
function insist<T>(action: () => Promise<T>): Promise<T> {
  return eventually(
    async () => {
      try {
        return await action()
      } catch (error) {
        await sleep(200)
        throw error
      }
    },
    { withinMs: PATIENCE_MS },
  )
}

async function lookThrough(cluster: Cluster, smtp: SmtpDouble, sales: readonly Sale[]) {
  const purchases = await purchasesOf(cluster)
  const mails = await Promise.all(
    smtp.received.map(async ({ to, raw }) => ({ to, id: (await PostalMime.parse(raw)).messageId })),
  )
  const found = { lost: [] as string[], doubled: [] as string[], deliveredUnpaid: [] as string[], sentAgain: 0 }
  for (const { email, storyId, paid } of sales) {
    const statuses = purchases.filter((row) => row.story_id === storyId).map(({ status }) => status)
    const ids = mails.filter(({ to }) => to.includes(email)).map(({ id }) => id)
    const told = `story ${storyId}: ${statuses.join(', ')}; ${ids.length} messages`
    const delivered = statuses.filter((status) => status === 'delivered').length
    if (paid && (delivered === 0 || ids.length === 0)) found.lost.push(told)
    if (delivered > 1 || new Set(ids).size > 1) found.doubled.push(told)
    if (!paid && (delivered > 0 || ids.length > 0)) found.deliveredUnpaid.push(told)
    found.sentAgain += Math.max(ids.length - 1, 0)
  }
  return { ...found, strayFiles: await filesOfNobody(cluster) }
}

async function purchasesOf({ databaseUrl }: Cluster): Promise<{ story_id: number; status: string }[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ story_id: number; status: string }>('select story_id, status from purchases')
  await client.end()
  return rows
}
