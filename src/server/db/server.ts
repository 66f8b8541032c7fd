import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { type Database, type Db, schema } from './db.ts'

/** Any number: all processes of one installation must agree on it. */
const MIGRATION_LOCK = 7_264_011
const CONNECTIONS = 12
/** Of the queue's own, beside the one on which it listens: what it asks takes a millisecond. */
const QUEUE_CONNECTIONS = 5
/**
 * How long anybody waits. People's and jobs' queries take milliseconds: one that takes longer than this waits for a lock or
 * a server in trouble, and would hold a connection that others need. Milliseconds.
 */
const PATIENCE = {
  /** For a free connection of the pool, or a new one. */
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 20_000,
  /** For a server that does not answer. */
  query_timeout: 25_000,
  /** A process that froze within a transaction keeps its locks no longer. */
  idle_in_transaction_session_timeout: 60_000,
}

/** A PostgreSQL server (15 or newer) that many processes share. */
export async function openServer(
  connectionString: string,
  onError: (error: Error) => void,
  connections = CONNECTIONS,
): Promise<Database> {
  await migrateOnce(connectionString)
  const pool = new Pool({ connectionString, max: connections, keepAlive: true, ...PATIENCE })
  const closing = new AbortController()
  // A pool says that it has ended before its connections have: what breaks these then is no news.
  pool.on('error', (error) => {
    if (!closing.signal.aborted) onError(error)
  })
  // A connection that breaks within a transaction belongs to nobody who listens, and would end the process. The query that
  // it breaks tells of it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listeners = new Map<string, (payload: string | null) => void>()
  const listening = keepListening(connectionString, listeners, closing.signal, onError)

  return {
    kind: 'server',
    db: drizzle(pool, { schema }) as unknown as Db,
    queue: { connectionString, max: QUEUE_CONNECTIONS },
    async listen(channel, onNotify) {
      listeners.set(channel, onNotify)
      await listening.subscribe(channel)
    },
    async ping() {
      await pool.query('select 1')
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      closing.abort()
      await listening.done
      await pool.end()
    },
  }
}

/** On a connection that may take its time: for the lock, while another process migrates, and for the work. */
async function migrateOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis })
  // The query that it breaks reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    await client.end()
  }
}

/** One connection that listens for the whole process and comes back by itself; a null tells of the gap. */
function keepListening(
  connectionString: string,
  listeners: Map<string, (payload: string | null) => void>,
  signal: AbortSignal,
  onError: (error: Error) => void,
) {
  let current: Client | null = null

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const client = new Client({ connectionString })
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      try {
        await client.connect()
        client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''))
        for (const channel of listeners.keys()) await client.query(`listen "${channel}"`)
        current = client
        for (const wake of listeners.values()) wake(null)
        await lost
      } catch (error) {
        onError(error as Error)
      }
      current = null
      await client.end().catch(() => {})
      if (!signal.aborted) await sleep(500)
    }
  }

  return {
    done: run(),
    async subscribe(channel: string) {
      await current?.query(`listen "${channel}"`)
    },
  }
}
