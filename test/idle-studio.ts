import { eq, sql } from 'drizzle-orm'
import type { StoryEvent } from '../src/contract/events.ts'
import type { Ctx } from '../src/server/context.ts'
import { discardedFiles } from '../src/server/db/schema/discarded-files.ts'
import { photos } from '../src/server/db/schema/photos.ts'
import {
  paragraphs,
  pictures,
  storyEvents,
  stories,
  type PictureRow,
  type StoryRow,
} from '../src/server/db/schema/stories.ts'
import type { CallOptions, Illustrator, Moderator, PictureRequest, Writer } from '../src/engine.ts'
import { illustrateJob, writeJob } from '../src/server/features/generation/jobs.ts'
import { rescueJob } from '../src/server/features/generation/rescue.ts'
import { sheetJob } from '../src/server/features/generation/sheets.ts'
import { endedJob } from '../src/server/features/purchases/jobs.ts'
import { sweepQueue } from '../src/server/features/files/discard.ts'
import { defineJob } from '../src/server/jobs/job.ts'
import { quickIllustrator } from './doubles/engines.ts'
import { type IdleApp, openIdleApp, type Visitor } from './idle-app.ts'
import { discardStories } from '../src/server/features/stories/writes.ts'
import { whileLocked } from './while-locked.ts'

export type IdleStudio = {
  t: IdleApp
  storyNow: (story: { id: number }) => Promise<StoryRow>
  chaptersOf: (story: { id: number }) => Promise<(typeof paragraphs.$inferSelect)[]>
  picturesOf: (story: { id: number }) => Promise<PictureRow[]>
  /** A story's log. */
  told: (story: { id: number }) => Promise<StoryEvent[]>
  discarded: () => Promise<string[]>
  photo: (owner: Visitor) => Promise<number>
  /** The same studio whose illustrator draws as the quick one does, unless told otherwise, and notes what it was asked. */
  noting: (changes?: Partial<Illustrator>) => { asked: Asked[]; ctx: Ctx }
  /** What an engine does whose story is deleted while it works: it leaves a draft, and stops when it is told to. */
  deletedMeanwhile: <T>(story: { id: number }, options: CallOptions) => Promise<T>
  /** The same studio with these engines. */
  using: (engines: { writer?: Writer; illustrator?: Illustrator; moderator?: Moderator }, ctx?: Ctx) => Ctx
}

type Asked = { request: PictureRequest; options: CallOptions }

/** What a job's run is told, where nothing is said of it. */
export const RUN = { signal: new AbortController().signal, attempt: 0 }

/** Where stories are written and drawn, one job at a time, when a test says so. */
export async function openIdleStudio(env: Record<string, string> = {}): Promise<IdleStudio> {
  const sweepJob = defineJob({ ...sweepQueue, run: () => Promise.resolve() })
  const t = await openIdleApp({ jobs: [writeJob, illustrateJob, sheetJob, rescueJob, endedJob, sweepJob], env })
  const { db } = t.ctx
  const quick = quickIllustrator({ fullSize: true })
  return {
    t,
    async storyNow({ id }) {
      const [story] = await db.select().from(stories).where(eq(stories.id, id))
      if (!story) throw new Error('no story')
      return story
    },
    chaptersOf: ({ id }) =>
      db.select().from(paragraphs).where(eq(paragraphs.storyId, id)).orderBy(paragraphs.paragraphNumber),
    picturesOf: ({ id }) => db.select().from(pictures).where(eq(pictures.storyId, id)).orderBy(pictures.id),
    async told({ id }) {
      const rows = await db.select().from(storyEvents).where(eq(storyEvents.storyId, id)).orderBy(storyEvents.seq)
      return rows.map(({ event }) => event)
    },
    discarded: async () => (await db.select().from(discardedFiles)).map(({ key }) => key),
    async photo({ who }) {
      const key = `photos/${crypto.randomUUID()}/photo.jpg`
      await t.deps.files.put(key, Buffer.from(key), 'image/jpeg')
      const row = {
        userId: who.userId,
        personRelation: 'sender',
        fileKey: key,
        thumbnailKey: key,
        width: 9,
        height: 9,
      } as const
      const [photo] = await db.insert(photos).values(row).returning()
      return photo?.id ?? 0
    },
    noting(changes = {}) {
      const asked: Asked[] = []
      const illustrator: Illustrator = {
        ...quick,
        illustrate(request, options) {
          asked.push({ request, options })
          return quick.illustrate({ ...request, width: 30, height: 20 }, options)
        },
        ...changes,
      }
      return { asked, ctx: { ...t.ctx, deps: { ...t.deps, illustrator } } }
    },
    async deletedMeanwhile({ id }, options) {
      await options.drafts?.write('half', Buffer.from('half'))
      // Listened for from before the deletion: whoever watches may notice it at once.
      const stopped = new Promise<void>((resolve) => {
        options.signal?.addEventListener('abort', () => resolve())
      })
      await whileLocked(t.ctx, id, (ctx, story) => discardStories(ctx, [story]))
      await db.execute(sql`select pg_notify('story_events', ${String(id)})`)
      await stopped
      throw new Error('cut off')
    },
    using: (engines, ctx = t.ctx) => ({ ...ctx, deps: { ...ctx.deps, ...engines } }),
  }
}
