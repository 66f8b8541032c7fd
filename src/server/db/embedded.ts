import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { closeFolder } from '../data-dir.ts'
import { type Database, type Db, schema } from './db.ts'
import { lockFolder } from './lock.ts'
import { DurableNodeFS } from './pglite-fs.ts'
import { PreparingPGlite } from './pglite-statements.ts'

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((option) => ['-c', option]),
]

/** PostgreSQL inside this process, its files under `dataDir`. One process at a time. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = join(dataDir, 'database')
  const unlock = lockFolder(folder)
  try {
    const lite = await PreparingPGlite.open({ fs: new DurableNodeFS(folder), startParams: START_PARAMS })
    // Its file system gives rights of its own, whatever the process's mask is.
    closeFolder(folder)
    const db = drizzle(lite, { schema })
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') })
    return {
      kind: 'embedded',
      db: db as unknown as Db,
      queue: { db: fromPglite(lite), backend: 'pglite' },
      async listen(channel, onNotify) {
        await lite.listen(channel, onNotify)
      },
      async ping() {
        await lite.query('select 1')
      },
      connections: () => ({ open: 1, idle: 0, waiting: 0 }),
      async close() {
        await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
