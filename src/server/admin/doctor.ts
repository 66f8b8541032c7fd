import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { DAY_MS } from '../day.ts'
import { users } from '../db/schema/accounts.ts'
import { discardedFiles } from '../db/schema/discarded-files.ts'
import { photos } from '../db/schema/photos.ts'
import { countUnreadable } from '../features/credentials/keys.ts'
import { strayFiles } from '../features/files/strays.ts'
import { WEB_ROOT } from '../http/pages.ts'
import { readSettings, type Settings, SettingsError } from '../settings.ts'
import type { Command } from './command.ts'
import { type Finding, formatFindings, look, reasonOf } from './findings.ts'
import { checkKeys } from './keys.ts'
import { rowsOf } from './snapshot.ts'

const DATABASE_ADVICE = 'Look at DATABASE_URL, and whether the server can be reached from here.'
const OLDEST_POSTGRES = 150_000
const LITTLE_DISK_BYTES = 2 * 1024 ** 3
const SLOW_JOB_MINUTES = 15

/** Checks every part that an installation depends on; each finding says what is wrong and what to do. */
export const doctorCommand: Command = {
  usage: '',
  summary: 'check settings, database, storage, mail and keys, and say what to do about what is wrong',
  async run(ctx) {
    const findings = await examine(ctx)
    const failed = findings.some(({ state }) => state === 'wrong')
    return { text: formatFindings(findings), json: findings, failed }
  },
}

export async function examine(ctx: Ctx): Promise<Finding[]> {
  const { settings, mailer } = ctx.deps
  const all = await Promise.all([
    checkSettings(settings),
    look('database', () => checkDatabase(ctx), DATABASE_ADVICE),
    look(
      'storage',
      () => checkStorage(ctx),
      settings.S3_BUCKET
        ? 'Look at S3_*: does the bucket exist, may the key read, write and delete in it?'
        : 'Look at DATA_DIR: is it there, and may this user write to it?',
    ),
    look(
      'mail',
      async () => {
        await mailer.check()
        const to = mailer.id === 'smtp' ? 'the server takes our login' : 'messages are written as files'
        return [{ part: 'mail', state: 'ok', what: to }]
      },
      settings.SMTP_URL
        ? 'Look at SMTP_URL: address, port, user and password.'
        : 'Look at DATA_DIR/outbox: may this user write to it?',
    ),
    look('retention', () => checkRetention(ctx), 'Look at the log of the jobs `retention` and `sweep-files`.'),
    look(
      'files',
      () => checkFiles(ctx),
      'They go with the next run of the job `stray-files`; look for what left them.',
    ),
    look('jobs', () => checkJobs(ctx), 'Is a process with ROLE=worker or ROLE=all running?'),
    checkKeys(settings),
    look('second factors', () => checkTwoFactors(ctx), 'Look at the database.'),
  ])
  return all.flat()
}

async function checkTwoFactors(ctx: Ctx): Promise<Finding[]> {
  const part = 'second factors'
  const lost = await countUnreadable(ctx)
  if (lost === 0) return [{ part, state: 'ok', what: 'the keys that there are open all of them' }]
  const advice = 'Put the secret that was in force before into AUTH_SECRET_PREVIOUS.'
  return [{ part, state: 'wrong', what: `${lost} cannot be opened`, advice }]
}

/** Where the application could not be opened: the reason, and the checks that work without it. */
export async function diagnoseStart(cause: unknown, env: Record<string, string | undefined>): Promise<string> {
  if (cause instanceof SettingsError) {
    const advice = 'Every setting is explained in docs/operations.md.'
    return formatFindings(
      cause.message.split('; ').map((what) => ({ part: 'settings', state: 'wrong' as const, what, advice })),
    )
  }
  const settings = readSettings(env)
  const what = reasonOf(cause)
  const advice = settings.DATABASE_URL
    ? DATABASE_ADVICE
    : 'Look at DATA_DIR: is it there, and may this user write to it?'
  const others = await Promise.all([checkSettings(settings), checkKeys(settings)])
  return formatFindings([{ part: 'database', state: 'wrong', what, advice }, ...others.flat()])
}

async function checkSettings(settings: Settings): Promise<Finding[]> {
  const part = 'settings'
  const found: Finding[] = []
  const warn = (what: string, advice: string) => found.push({ part, state: 'warning', what, advice })
  if (!settings.production) warn('NODE_ENV is not production', 'Set NODE_ENV=production where people buy.')
  if (settings.production && !settings.BASE_URL.startsWith('https:'))
    found.push({
      part,
      state: 'wrong',
      what: 'BASE_URL is not https',
      advice: 'Put a proxy with TLS in front: cookies, passwords and photos travel in the clear.',
    })
  if (settings.production && !settings.TRUST_PROXY)
    warn('TRUST_PROXY is not set', 'Name the proxy in front, or everybody has its address and shares its limits.')
  if (settings.production && !settings.SMTP_URL)
    warn('no mail goes out', 'Set SMTP_URL and MAIL_FROM: buyers get their book by mail.')
  if (settings.PAYMENTS === 'simulated')
    warn('payments are simulated', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to earn money.')
  if (settings.DATABASE_URL && !settings.S3_BUCKET)
    warn('files lie in a folder of this machine', 'Set S3_BUCKET before a second machine joins.')
  if (settings.RATE_LIMITS === 'off') warn('nobody is limited', 'Take RATE_LIMITS=off away.')
  if (settings.ROLE !== 'worker' && !existsSync(WEB_ROOT))
    found.push({ part, state: 'wrong', what: 'the web application is not built', advice: 'Run npm run build.' })
  return found.length > 0 ? found : [{ part, state: 'ok', what: 'nothing is missing' }]
}

async function checkDatabase({ db, deps }: Ctx): Promise<Finding[]> {
  const part = 'database'
  const [row] = await rowsOf<{ number: number; name: string; skew: number; connections: number; most: number }>(
    db,
    sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      extract(epoch from now())::float8 as skew, current_setting('max_connections')::int as most,
      (select count(*)::int from pg_stat_activity) as connections`,
  )
  if (!row) throw new Error('no answer')
  const found: Finding[] = [{ part, state: 'ok', what: `PostgreSQL ${row.name}, ${deps.database.kind}` }]
  if (row.number < OLDEST_POSTGRES)
    found.push({ part, state: 'wrong', what: 'older than PostgreSQL 15', advice: 'Upgrade the server.' })
  const skew = Math.abs(Date.now() / 1000 - row.skew)
  if (skew > 30)
    found.push({
      part,
      state: 'warning',
      what: `its clock is ${Math.round(skew)} s away from ours`,
      advice: 'Let both ask a time server.',
    })
  if (deps.database.kind === 'server' && row.connections > 0.8 * row.most)
    found.push({
      part,
      state: 'warning',
      what: `${row.connections} of ${row.most} connections are in use`,
      advice: 'Raise max_connections, or lower DATABASE_CONNECTIONS.',
    })
  return found
}

/** Writes, reads and removes a file, as the product does. */
async function checkStorage({ deps: { files, settings } }: Ctx): Promise<Finding[]> {
  const part = 'storage'
  const key = `doctor/${randomUUID()}.txt`
  const data = Buffer.from(key)
  await files.put(key, data, 'text/plain')
  const back = await files.read(key)
  await files.remove([key])
  if (!back || !data.equals(Buffer.from(back))) throw new Error('what was written was not there to be read')
  if (await files.stat(key)) throw new Error('what was removed is still there')
  const found: Finding[] = [
    {
      part,
      state: 'ok',
      what: settings.S3_BUCKET ? 'the bucket takes, gives and removes' : 'the folder takes, gives and removes',
    },
  ]
  const { bavail, bsize } = await statfs(existsSync(settings.DATA_DIR) ? settings.DATA_DIR : '.')
  if (bavail * bsize < LITTLE_DISK_BYTES)
    found.push({
      part,
      state: 'warning',
      what: `${Math.round((bavail * bsize) / 1024 ** 2)} MB are left on the disk`,
      advice: 'Make room: a full disk stops sales.',
    })
  return found
}

/** Checks that nothing is kept beyond its retention, with a day's tolerance because the job runs once a day. */
async function checkRetention({ db, deps: { settings }, now }: Ctx): Promise<Finding[]> {
  const part = 'retention'
  const before = new Date(now().getTime() - (settings.RETENTION_DAYS + 1) * DAY_MS)
  const [old] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(users.isAnonymous, true), lt(photos.uploadedAt, before)))
  const late = and(isNull(discardedFiles.removedAt), lt(discardedFiles.dueAt, new Date(now().getTime() - DAY_MS / 24)))
  const left = await db.$count(discardedFiles, late)
  if ((old?.count ?? 0) > 0)
    throw new Error(`${old?.count} photos of visitors are older than ${settings.RETENTION_DAYS} days`)
  if (left > 0) throw new Error(`${left} discarded files are not removed yet`)
  return [
    {
      part,
      state: 'ok',
      what: `no visitor’s photo is older than ${settings.RETENTION_DAYS} days, no discarded file is left`,
    },
  ]
}

async function checkFiles(ctx: Ctx): Promise<Finding[]> {
  let strays = 0
  for await (const keys of strayFiles(ctx)) strays += keys.length
  if (strays > 0) throw new Error(`${strays} files belong to nothing`)
  return [{ part: 'files', state: 'ok', what: 'each belongs to something' }]
}

async function checkJobs({ db }: Ctx): Promise<Finding[]> {
  const part = 'jobs'
  const [row] = await rowsOf<{ waiting: number; oldest: number | null; dead: number }>(
    db,
    sql`select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      (extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) / 60)::int as oldest,
      count(*) filter (where name like '%-dead' and state = 'created')::int as dead from pgboss.job`,
  )
  const { waiting = 0, oldest = 0, dead = 0 } = row ?? {}
  if ((oldest ?? 0) > SLOW_JOB_MINUTES) throw new Error(`${waiting} jobs wait, the oldest for ${oldest} minutes`)
  const what = `${waiting} waiting`
  return dead > 0
    ? [{ part, state: 'warning', what: `${dead} jobs gave up`, advice: 'See `stuck`, and the log of the workers.' }]
    : [{ part, state: 'ok', what }]
}
