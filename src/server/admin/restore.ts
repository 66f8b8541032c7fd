import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer, json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Ctx, transact } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Job } from '../jobs/job.ts'
import { secretPath } from '../secret.ts'
import { jobsSchema, type Manifest, manifestSchema, schemaDigest, tableNames } from './archive.ts'
import { type Command, CommandError, type Report } from './command.ts'
import { withOpened } from './sealed.ts'
import { rowsOf } from './snapshot.ts'

const ROWS_AT_ONCE = 200
const MEDIA_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
}

type Archive = { zip: ZipFile; entries: Map<string, Entry>; manifest: Manifest }

/** Fills an empty installation from a backup, be its database embedded or a server, its files a folder or a bucket. */
export function restoreCommand(jobs: readonly Job<Ctx>[]): Command {
  return {
    usage: 'FILE [--key FILE]',
    summary: 'fill an empty installation from a backup; --key: what opens it, where it is encrypted',
    options: { key: { type: 'string' } },
    async run(ctx, { words: [path], options: { key } }) {
      if (!path) throw new CommandError('restore needs the name of the backup')
      const keyPath = typeof key === 'string' ? resolve(key) : undefined
      return withOpened(resolve(path), keyPath, (plain) => restore(ctx, plain, jobs))
    },
  }
}

async function restore(ctx: Ctx, path: string, jobs: readonly Job<Ctx>[]): Promise<Report> {
  const archive = await openArchive(path)
  try {
    await requireFit(ctx, archive.manifest)
    await restoreFiles(ctx, archive)
    await restoreDatabase(ctx, archive, jobs)
    const newSecret = await restoreSecret(ctx, archive)
    const { tables, files, madeAt } = archive.manifest
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const text = [
      `Restored what was there at ${madeAt}: ${rows} rows, ${files} files, ${archive.manifest.jobs} jobs.`,
      ...(newSecret ? ['The key of the cookies came along: if the product is running, start it again.'] : []),
    ].join('\n')
    return { text, json: archive.manifest }
  } finally {
    archive.zip.close()
  }
}

/** @throws CommandError where it is no backup of ours */
async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const last = entries.get('manifest.json')
  const manifest = manifestSchema.safeParse(last && (await json(await zip.openReadStreamPromise(last))))
  if (!manifest.success) {
    zip.close()
    throw new CommandError(`${path} is no backup, or not a whole one`)
  }
  return { zip, entries, manifest: manifest.data }
}

/** @throws CommandError where the tables differ, or hold something already */
async function requireFit({ db }: Ctx, manifest: Manifest): Promise<void> {
  if (manifest.schema !== (await schemaDigest())) {
    throw new CommandError(
      'This backup was made by another version. Restore it with that version, and upgrade afterwards.',
    )
  }
  for (const name of tableNames()) {
    const [found] = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (found)
      throw new CommandError(`The database is not empty (${name}): a backup goes into a new installation only.`)
  }
}

/** Before the rows that refer to them, so that a failure leaves no row without its file. */
async function restoreFiles({ deps }: Ctx, { zip, entries, manifest }: Archive): Promise<void> {
  const missing = new Set(manifest.missing)
  for (const [name, entry] of entries) {
    const key = name.startsWith('files/') ? name.slice('files/'.length) : null
    if (key === null || missing.has(key)) continue
    const data = await buffer(await zip.openReadStreamPromise(entry))
    await deps.files.put(key, data, MEDIA_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  }
}

/** All tables and the jobs that were under way, or nothing. */
function restoreDatabase(ctx: Ctx, archive: Archive, jobs: readonly Job<Ctx>[]): Promise<void> {
  return transact(ctx, async (ctx) => {
    for (const name of tableNames()) await restoreTable(ctx.db, archive, name)
    await setSequences(ctx.db)
    const stored = archive.entries.get('jobs.json')
    for (const { name, data, delaySeconds } of jobsSchema.parse(
      stored ? await json(await archive.zip.openReadStreamPromise(stored)) : [],
    )) {
      const job = jobs.find((known) => known.name === name)
      if (job) await ctx.deps.queue.send(ctx.db, job, data ?? {}, { delaySeconds })
    }
  })
}

async function restoreTable(db: Db, { zip, entries, manifest }: Archive, name: string): Promise<void> {
  const entry = entries.get(`database/${name}.jsonl`)
  const expected = manifest.tables[name]
  if (!entry || !expected) throw new CommandError(`The backup lacks the table ${name}`)
  const hash = createHash('sha256')
  let waiting: string[] = []
  const store = async () => {
    const table = sql.identifier(name)
    const rows = `[${waiting.join(',')}]`
    waiting = []
    await db.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`)
  }
  for await (const line of createInterface({ input: await zip.openReadStreamPromise(entry), crlfDelay: Infinity })) {
    hash.update(`${line}\n`)
    if (waiting.push(line) >= ROWS_AT_ONCE) await store()
  }
  if (waiting.length > 0) await store()
  if (hash.digest('hex') !== expected.sha256)
    throw new CommandError(`The backup is damaged: ${name} is not as it was written`)
}

/** New rows are numbered after the restored ones. */
async function setSequences(db: Db): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_default like 'nextval(%'`,
  )
  for (const { table, column } of columns) {
    const [id, from] = [sql.identifier(column), sql.identifier(table)]
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(max(${id}), 1), max(${id}) is not null) from ${from}`,
    )
  }
}

/** Where the key of the cookies was made by the product itself, people stay signed in. */
async function restoreSecret({ deps }: Ctx, { zip, entries }: Archive): Promise<boolean> {
  const entry = entries.get('auth-secret')
  if (!entry || deps.settings.AUTH_SECRET) return false
  const secret = await buffer(await zip.openReadStreamPromise(entry))
  await writeFile(secretPath(deps.settings.DATA_DIR), secret, { mode: 0o600 })
  return true
}
