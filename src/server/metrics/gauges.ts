import { count, gt } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { DAY_MS } from '../day.ts'
import type { Database } from '../db/db.ts'
import { type PurchaseRow, purchases } from '../db/schema/purchases.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Metrics } from './metrics.ts'

/** What is looked up when it is asked for: the state of the whole installation, alike in every process. */
export function watchInstallation({
  metrics,
  database,
  queue,
}: {
  metrics: Metrics
  database: Database
  queue: Pick<Queue<never>, 'counts'>
}): void {
  const jobs = new Gauge({
    name: 'cuentos_jobs',
    help: 'Jobs that wait, run, or have failed for good and are still kept.',
    labelNames: ['job', 'state'] as const,
    registers: [],
    async collect() {
      for (const { job, waiting, active, failed } of await queue.counts()) {
        this.set({ job, state: 'waiting' }, waiting)
        this.set({ job, state: 'active' }, active)
        this.set({ job, state: 'failed' }, failed)
      }
    },
  })
  const bought = new Gauge({
    name: 'cuentos_purchases',
    help: 'Purchases of the last 24 hours, by what has become of them.',
    labelNames: ['status'] as const,
    registers: [],
    async collect() {
      const rows: { status: PurchaseRow['status']; purchases: number }[] = await database.db
        .select({ status: purchases.status, purchases: count() })
        .from(purchases)
        .where(gt(purchases.createdAt, new Date(Date.now() - DAY_MS)))
        .groupBy(purchases.status)
      this.reset()
      for (const row of rows) this.set({ status: row.status }, row.purchases)
    },
  })
  const connections = new Gauge({
    name: 'cuentos_database_connections',
    help: 'Connections of this process to the database, and who waits for one.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, number] of Object.entries(database.connections())) this.set({ state }, number)
    },
  })
  for (const gauge of [jobs, bought, connections]) metrics.registry.registerMetric(gauge)
}
