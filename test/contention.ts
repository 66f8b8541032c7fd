import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Ctx } from '../src/server/context.ts'
import { openServer } from '../src/server/db/server.ts'
import type { TestApp } from './create-test-app.ts'

/** To the server and back again, each way: enough that two who are let go at once take their locks side by side. */
const WAY_MS = 3
/** However a writer spends its time before its first lock, nobody waits longer for it. */
const GATE_MS = 3_000
/** What writers lock, in the words of the database. */
const LOCKED = ['stories', 'paragraphs', 'pictures', 'sheets', 'purchases', 'book_files', 'photos', 'users']

export type Contention = AsyncDisposable & {
  /** Whoever writes by it has a server that is far away, and a connection of their own. */
  ctx: Ctx
  /** Starts all of it while every row is locked, and lets go of the rows once all wait for their first lock. */
  atOnce: <T>(writers: (() => Promise<T>)[]) => Promise<PromiseSettledResult<T>[]>
  /** How many deadlocks the server has broken in this database. */
  deadlocks: () => Promise<number>
}

/** Two orders of locks meet in production by chance, and here each time. */
export async function openContention(t: TestApp, most: number): Promise<Contention> {
  const url = new URL(t.deps.settings.DATABASE_URL ?? '')
  const way = await openSlowWay(Number(url.port))
  const far = new URL(url)
  far.port = String(way.port)
  const database = await openServer(far.href, () => {}, most)
  const client = new Client({ connectionString: url.href })
  await client.connect()

  const numberOf = async (query: string) => Number((await client.query<{ n: string }>(query)).rows[0]?.n)
  return {
    ctx: { ...t.ctx, db: database.db, deps: { ...t.deps, database } },
    async atOnce(writers) {
      await client.query('begin')
      for (const table of LOCKED) await client.query(`select from ${table} for update`)
      let ended = 0
      const all = Promise.allSettled(writers.map((write) => write().finally(() => ended++)))
      const waiting = `select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      const until = Date.now() + GATE_MS
      while (Date.now() < until && (await numberOf(waiting)) + ended < writers.length) await sleep(5)
      await client.query('commit')
      return all
    },
    async deadlocks() {
      await client.query('select pg_stat_clear_snapshot()')
      return numberOf('select deadlocks as n from pg_stat_database where datname = current_database()')
    },
    async [Symbol.asyncDispose]() {
      await client.end()
      await database.close()
      await way.close()
    },
  }
}

async function openSlowWay(to: number): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [from, on] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.setNoDelay())
      // Timers of equal length end in their order.
      from.on('data', (data) => setTimeout(() => on.write(data), WAY_MS))
      from.on('close', () => setTimeout(() => on.destroy(), WAY_MS))
      from.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
