import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { schema } from '../db/db.ts'

/** What backups consist of: `database/TABLE.jsonl`, `files/KEY`, `jobs.json` and, at the end, `manifest.json`. */

export const FORMAT = 1

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
/** Rate-limit counters and the like, which a new installation starts without. */
const LEFT_OUT = new Set(['guesses', 'limit_windows'])

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** Digest of the migrations that made the tables. */
  schema: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  jobs: z.number().int(),
  files: z.number().int(),
  /** Keys of files that the store did not have any more. */
  missing: z.array(z.string()),
})
export type Manifest = z.output<typeof manifestSchema>

export const jobsSchema = z.array(
  z.object({ name: z.string(), data: z.record(z.string(), z.unknown()).nullable(), delaySeconds: z.number().int() }),
)
export type StoredJob = z.output<typeof jobsSchema>[number]

/** Every table of ours, each behind those that it refers to. */
export function tableNames(): string[] {
  const waiting = new Map(
    (Object.values(schema) as unknown[])
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { name, foreignKeys } = getTableConfig(table)
        const refers = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
        return [name, refers.filter((other) => other !== name)] as const
      }),
  )
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find(([, refers]) => refers.every((other) => ordered.includes(other)))
    if (!next) throw new Error('tables refer to each other in a circle')
    ordered.push(next[0])
    waiting.delete(next[0])
  }
  return ordered.filter((name) => !LEFT_OUT.has(name))
}

/** The same for two installations whose tables are the same. */
export async function schemaDigest(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}
