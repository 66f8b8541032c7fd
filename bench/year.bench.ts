/**
 * A year of 3,000 stories a day in fast time, on a PostgreSQL server: what stays of it in the database, and how much memory
 * the process takes. Each day copies one real story, made over HTTP, with all that belongs to it, for as many people; then
 * the product's own nightly jobs run as of that night, and the database is vacuumed as its own clock would have had it by then.
 * One in ten is bought and stays, as does one member's in twenty. `DAYS` and `STORIES` ask for less.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createApp } from '../src/server/app.ts'
import { type Ctx, NOBODY } from '../src/server/context.ts'
import { DAY_MS } from '../src/server/day.ts'
import { strayJob, sweepJob } from '../src/server/features/files/jobs.ts'
import { rescueJob } from '../src/server/features/generation/rescue.ts'
import { reconcileJob } from '../src/server/features/purchases/jobs.ts'
import { retentionJob } from '../src/server/features/retention/jobs.ts'
import { createLog } from '../src/server/log.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { readSettings } from '../src/server/settings.ts'
import { createClient } from '../test/client.ts'
import { quickIllustrator, quickPhotoReader, quickWriter } from '../test/doubles/engines.ts'
import { BRIEF, facePhoto } from '../test/factories.ts'
import { startPostgres } from '../test/postgres.ts'
import { countFiles } from './year-files.ts'

const DAYS = Number(process.env['DAYS'] ?? 365)
const STORIES = Number(process.env['STORIES'] ?? 3_000)
const TOLD_EVERY = 30
const BOUGHT_EVERY = 10
const MEMBER_EVERY = 20
const SECRET = 'a secret that only this bench knows, 32+ characters'
/** Of what grows with visits. */
const TABLES = ['users', 'sessions', 'photos', 'stories', 'story_events', 'limit_windows', 'proofs', 'discarded_files']

/** Nothing of this server outlives it, so that no write has to be made twice; its upkeep is done by the night. */
const FLAGS = [
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'synchronous_commit=off',
]
const SIZES = ['shared_buffers=1GB', 'max_wal_size=8GB', 'work_mem=32MB', 'maintenance_work_mem=256MB']
const postgres = await startPostgres(...[...FLAGS, ...SIZES].flatMap((flag) => ['-c', flag]))
const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const settings = readSettings({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.urlOf('postgres'),
  BASE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'error',
})
const log = createLog('error')
const opened = await openDeps(settings, SECRET, log)
const files = countFiles(opened.files, { days: DAYS, stories: STORIES })
const deps = {
  ...opened,
  files,
  writer: quickWriter(),
  illustrator: quickIllustrator({ fullSize: true }),
  photoReader: quickPhotoReader,
}
let now = new Date()
const ctx: Ctx = { who: NOBODY, db: deps.database.db, deps, log, now: () => now }
const app = await createApp({ deps, log, secret: SECRET })
const sql = new Client({ connectionString: settings.DATABASE_URL })
await sql.connect()
// What is copied refers to nothing that is not copied with it.
await sql.query('set session_replication_role = replica')
try {
  await deps.queue.work(ctx)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await keepTemplate(await makeStory((app.server.address() as AddressInfo).port))
  const columns = await readColumns()
  const began = now.getTime()
  for (let day = 1; day <= DAYS; day++) {
    now = new Date(began + day * DAY_MS)
    await live(day, columns)
    files.fill(day)
    const slept = await night()
    if (day % TOLD_EVERY === 0 || day === DAYS) await tell(day, slept)
  }
} finally {
  await sql.end()
  deps.feed.close()
  await Promise.all([app.close(), deps.queue.drain(0)])
  await deps.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** A story with both photos and all pictures; its id. */
async function makeStory(port: number): Promise<number> {
  const client = createClient(`http://127.0.0.1:${port}`)
  const ids: number[] = []
  for (const personRelation of ['sender', 'recipient']) {
    const uploaded = await client.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await uploaded.json()) as { photo: { id: number } }).photo.id)
  }
  const body = { ...BRIEF, senderPhotoId: ids[0], recipientPhotoId: ids[1] }
  const events = await client.stream('/api/stories/generate', { body })
  const last = events.at(-1)?.event
  if (last?.type !== 'complete') throw new Error('the story was not finished')
  return last.storyId
}

/** The story outlives its visitor as what the others are copied from. */
async function keepTemplate(storyId: number): Promise<void> {
  await sql.query(`create temporary table template_stories as select * from stories where id = ${storyId}`)
  for (const side of ['sender', 'recipient'])
    await sql.query(
      `create temporary table template_${side} as select p.* from photos p join template_stories s on p.id = s.${side}_photo_id`,
    )
  for (const table of ['paragraphs', 'pictures', 'story_events'])
    await sql.query(`create temporary table template_${table} as select * from ${table} where story_id = ${storyId}`)
}

type Columns = ReadonlyMap<string, readonly string[]>

/** The columns of every table. */
async function readColumns(): Promise<Columns> {
  const { rows } = await sql.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text) as names
      from information_schema.columns where table_schema = 'public' group by 1`,
  )
  return new Map(rows.map(({ table, names }) => [table, names]))
}

/** A day's visits: the template's rows for as many people, under keys of their own. */
async function live(day: number, columns: Columns): Promise<void> {
  const at = `'${now.toISOString()}'::timestamptz`
  const inDays = (days: number) => `${at} + interval '${days} days'`
  for (const statement of [
    `create temporary table visits as
      select n, 'd${day}-' || n as who, n % ${MEMBER_EVERY} = 1 as member, n % ${BOUGHT_EVERY} = 0 as bought,
        nextval('stories_id_seq')::int as story, nextval('photos_id_seq')::int as sender, nextval('photos_id_seq')::int as recipient
      from generate_series(1, ${STORIES}) n`,
    `insert into users (id, name, email, is_anonymous, created_at)
      select who, 'Visitante', who || '@example.com', not member, ${at} from visits`,
    `insert into sessions (id, user_id, token, expires_at) select who, who, who, ${inDays(settings.RETENTION_DAYS)} from visits`,
    ...['sender', 'recipient'].map((side) =>
      copy(columns, 'photos', `template_${side}`, {
        id: side,
        user_id: 'who',
        uploaded_at: at,
        ...fresh('file_key', 'face_key', 'thumbnail_key'),
      }),
    ),
    copy(columns, 'stories', 'template_stories', {
      id: 'story',
      user_id: 'who',
      attempt: 'gen_random_uuid()',
      sender_photo_id: 'sender',
      recipient_photo_id: 'recipient',
      bought_at: `case when bought then ${at} end`,
      created_at: at,
      updated_at: at,
    }),
    copy(columns, 'paragraphs', 'template_paragraphs', {
      id: next('paragraphs'),
      story_id: 'story',
    }),
    copy(columns, 'pictures', 'template_pictures', {
      id: next('pictures'),
      story_id: 'story',
      sender_photo_id: 'sender',
      recipient_photo_id: 'recipient',
      created_at: at,
      ...fresh('file_key'),
    }),
    copy(columns, 'story_events', 'template_story_events', { story_id: 'story', created_at: at }),
    `insert into purchases (story_id, user_id, email, amount, currency, provider, session_id, status, created_at, expires_at, paid_at)
      select story, who, who || '@example.com', 9900, 'mxn', 'simulated', who, 'delivered', ${at}, ${inDays(1)}, ${at} from visits where bought`,
    `insert into limit_windows (key, used, ends_at) select who || kind, 1, ${inDays(0)} + interval '1 hour' from visits, generate_series(1, 3) kind`,
    `insert into proofs (nonce, user_id, spent_at, expires_at) select who, who, ${at}, ${inDays(0)} + interval '1 hour' from visits`,
    'drop table visits',
  ])
    await sql.query(statement)
}

/** `insert … select` of a template's rows, once for each visit; `changed` are the columns that differ. */
function copy(columns: Columns, table: string, template: string, changed: Record<string, string>): string {
  const names = columns.get(table) ?? []
  const values = names.map((name) => changed[name] ?? `t.${name}`)
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from visits, ${template} t`
}

function fresh(...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, `regexp_replace(t.${key}, '/', '/' || who || '-')`]))
}

function next(table: string): string {
  return `nextval('${table}_id_seq')`
}

/** What the clock has done by the morning. Answers how long that took, in seconds. */
async function night(): Promise<number> {
  const started = performance.now()
  const run = { signal: new AbortController().signal, attempt: 0 }
  for (const job of [rescueJob, reconcileJob, retentionJob, sweepJob, strayJob]) await job.run(ctx, {}, run)
  now = new Date(now.getTime() + 2 * 3_600_000)
  await sweepJob.run(ctx, {}, run)
  const took = (performance.now() - started) / 1_000
  await upkeep()
  return took
}

/** What a server's autovacuum would have done by then, by its own thresholds. */
async function upkeep(): Promise<void> {
  const { rows } = await sql.query<{ statement: string }>(
    `select format('%s %I.%I', case when n_dead_tup > 50 + 0.2 * n_live_tup then 'vacuum analyze' else 'analyze' end, schemaname, relname) as statement
      from pg_stat_user_tables where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  )
  for (const { statement } of rows) await sql.query(statement)
}

async function tell(day: number, took: number): Promise<void> {
  const counts: string[] = []
  for (const table of TABLES) {
    const { rows } = await sql.query<{ count: string }>(`select count(*) from ${table}`)
    counts.push(`${table} ${Number(rows[0]?.count).toLocaleString('en')}`)
  }
  const { rows } = await sql.query<{ bytes: string; kept: string; events: string }>(
    `select pg_database_size(current_database()) as bytes,
      (select count(*) from stories s join users u on u.id = s.user_id where s.bought_at is not null or not u.is_anonymous) as kept,
      pg_total_relation_size('story_events') as events`,
  )
  const [{ bytes, kept, events } = { bytes: 0, kept: 0, events: 0 }] = rows
  counts.push(`files ${files.left().toLocaleString('en')}`)
  console.log(
    `day ${day}: database ${megabytes(bytes)}, events ${megabytes(events)}, ${Number(kept).toLocaleString('en')} stories to be kept; ` +
      `process ${megabytes(process.memoryUsage.rss())}, ${megabytes(process.memoryUsage().heapUsed)} of objects; a night's jobs ${took.toFixed(1)} s\n  ${counts.join(', ')}`,
  )
}

function megabytes(bytes: number | string): string {
  return `${(Number(bytes) / 1e6).toFixed(0)} MB`
}
