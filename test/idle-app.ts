import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { CHAPTERS } from '../src/contract/constants.ts'
import { type Ctx, NOBODY, type Deps } from '../src/server/context.ts'
import { users } from '../src/server/db/schema/accounts.ts'
import { paymentEvents, purchases } from '../src/server/db/schema/purchases.ts'
import { paragraphs, pictures, stories, type StoryRow } from '../src/server/db/schema/stories.ts'
import { discardedFiles } from '../src/server/db/schema/discarded-files.ts'
import { openDatabase } from '../src/server/db/open.ts'
import { openFeed } from '../src/server/features/generation/feed.ts'
import type { Owned } from '../src/server/features/stories/policy.ts'
import { createLocalFiles } from '../src/server/files/local.ts'
import type { Job } from '../src/server/jobs/job.ts'
import { openQueue } from '../src/server/jobs/queue.ts'
import { createLog } from '../src/server/log.ts'
import { createOutboxMailer } from '../src/server/mail/outbox.ts'
import { createMetrics } from '../src/server/metrics/metrics.ts'
import { readSettings } from '../src/server/settings.ts'
import { quickIllustrator, quickWriter } from './doubles/engines.ts'
import { BRIEF } from './factories.ts'
import { copyGolden } from './golden.ts'

export type Visitor = Ctx & { who: { userId: string } }

/** All that verbs need, and nothing that moves by itself: no server, and jobs pile up until a test runs them. */
export type IdleApp = AsyncDisposable & {
  ctx: Ctx
  deps: Deps
  /** Somebody who may own stories. */
  visitor(): Promise<Visitor>
  /** A story as it stands in the database, with as many chapters and pictures as asked. */
  story(
    ctx: Visitor,
    values?: Partial<StoryRow>,
    has?: { chapters?: number; pictures?: boolean },
  ): Promise<Owned<StoryRow>>
  /** What waits in a queue, oldest first. */
  queued(name: string): Promise<unknown[]>
  /** What was logged since the last time, as objects. */
  logged(): Record<string, unknown>[]
  /** Forgets everybody and everything that they made. */
  clear(): Promise<void>
}

export const SCENE = { place: 'la casa', time: 'de día', action: 'camina', objects: [] }

export type IdleOptions = {
  /** What may be queued. */
  jobs: readonly unknown[]
  env?: Record<string, string>
  deps?: Partial<Deps>
}

export async function openIdleApp({ jobs, env, deps: given }: IdleOptions): Promise<IdleApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-idle-'))
  const copy = await copyGolden(inject('golden'), dataDir)
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    BASE_URL: 'https://cuentos.example',
    ...copy.env,
    ...env,
  })
  let lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const database = await openDatabase(settings, (error) => log.error({ err: error }, 'database'))
  const queue = await openQueue(database, jobs as readonly Job<Ctx>[], log)
  const feed = await openFeed(database)
  const { db } = database
  const mailer = createOutboxMailer(join(dataDir, 'outbox'), 'Cuentos <hola@cuentos.example>')
  // What verbs do not use takes longer to load than all of their tests: it is left out.
  const deps = {
    settings,
    database,
    queue,
    feed,
    mailer,
    files: createLocalFiles(join(dataDir, 'files')),
    writer: quickWriter(),
    illustrator: quickIllustrator({ fullSize: true }),
    moderator: null,
    narrator: null,
    challenges: null,
    // What gifts' tokens are sealed with.
    auth: { $context: Promise.resolve({ secretConfig: 'a secret that only tests know, 32+ characters' }) },
    metrics: createMetrics(),
    ...given,
  } as unknown as Deps
  const ctx: Ctx = { who: NOBODY, db, deps, log, now: () => new Date() }

  return {
    ctx,
    deps,
    async visitor() {
      const userId = crypto.randomUUID()
      await db.insert(users).values({ id: userId, name: 'Ana', email: `${userId}@correo.mx` })
      return { ...ctx, who: { ...NOBODY, userId } }
    },
    async story({ who }, values = {}, { chapters = 0, pictures: drawn = false } = {}) {
      const base = { brief: BRIEF, userId: who.userId, briefDigest: 'x', seed: 'seed' }
      const [story] = await db
        .insert(stories)
        .values({ ...base, ...values })
        .returning()
      if (!story) throw new Error('no story')
      const draw = async (subject: number): Promise<number | null> => {
        if (!drawn) return null
        const fileKey = `pictures/${story.id}-${subject}.jpg`
        const data = (await deps.illustrator.illustrate({ width: 30, height: 20, subject } as never, { seed: '' })).data
        await deps.files.put(fileKey, data, 'image/jpeg')
        const picture = {
          storyId: story.id,
          subject,
          imagePrompt: 'x',
          style: story.brief.illustrationStyle,
          requestDigest: `made ${subject}`,
        }
        const [row] = await db
          .insert(pictures)
          .values({ ...picture, status: 'ready', fileKey })
          .returning()
        return row?.id ?? null
      }
      for (let number = 1; number <= Math.min(chapters, CHAPTERS); number++)
        await db.insert(paragraphs).values({
          storyId: story.id,
          paragraphNumber: number,
          paragraphText: `Capítulo ${number}\n\nTexto ${number}`,
          imagePrompt: `Dibujo ${number}`,
          scene: SCENE,
          pictureId: await draw(number),
        })
      if (drawn)
        await db
          .update(stories)
          .set({ coverPictureId: await draw(0) })
          .where(sql`${stories.id} = ${story.id}`)
      const [made] = await db
        .select()
        .from(stories)
        .where(sql`${stories.id} = ${story.id}`)
      return made as Owned<StoryRow>
    },
    async queued(name) {
      const { rows } = (await db.execute(
        sql`select data from pgboss.job where name = ${name} and state = 'created'
            order by created_on, length(data::text), data::text`,
      )) as { rows: { data: unknown }[] }
      return rows.map(({ data }) => data)
    },
    logged() {
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      lines = []
      return entries
    },
    async clear() {
      await db.delete(purchases)
      await db.delete(paymentEvents)
      await db.delete(users)
      await db.delete(discardedFiles)
      await db.execute(sql`delete from pgboss.job`)
      lines = []
    },
    async [Symbol.asyncDispose]() {
      feed.close()
      await queue.drain(0)
      await mailer.close()
      await database.close()
      await copy.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
