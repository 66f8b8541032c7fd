import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { pictures, sheets, type PictureRow, type SheetRow, type StoryRow } from '../../db/schema/stories.ts'
import type { ImageBytes } from '../../../engine.ts'
import { defineJob } from '../../jobs/job.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { readPersonPhotos } from '../photos/reads.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { createMeter } from '../usage/meter.ts'
import { createDrafts, discardDrafts } from './drafts.ts'
import { failPicture, GAVE_UP, settleFailure } from './failures.ts'
import { reviewPhotos } from './moderation.ts'
import { illustrateQueue, sheetQueue } from './queues.ts'
import { sheetDigest, type Failure } from './rules.ts'
import { whileWanted } from './wanted.ts'

/** The character sheet that a picture refers to; null where there is none. */
export async function readSheet(ctx: Ctx, story: StoryRow, picture: PictureRow): Promise<ImageBytes | null> {
  const [sheet] = await ctx.db
    .select()
    .from(sheets)
    .where(and(eq(sheets.storyId, story.id), eq(sheets.requestDigest, sheetDigest(story, picture))))
  return sheet?.fileKey ? ctx.deps.files.read(sheet.fileKey) : null
}

/** Draws both people in the style, once, then lets the pictures begin that wait for it. */
export const sheetJob = defineJob({
  ...sheetQueue,
  concurrency: 3,
  async run(ctx: Ctx, { sheetId }, run) {
    const sheet = await sheetRow(ctx, sheetId)
    const story = sheet && (await storyForWork(ctx, sheet.storyId))
    if (!story || sheet.status !== 'waiting') return
    const draftOf = draftsOf(sheet)
    const drafts = createDrafts(ctx, draftOf)
    const meter = createMeter(ctx, story.id)
    const isWaiting = async () => (await sheetRow(ctx, sheetId))?.status === 'waiting'
    using wanted = whileWanted(ctx, story.id, run.signal, isWaiting)
    try {
      const options = { seed: story.seed, signal: wanted.signal, drafts, onUsage: meter.onUsage }
      const photos = await readPersonPhotos(ctx, { sender: sheet.senderPhotoId, recipient: sheet.recipientPhotoId })
      if (isOther(sheet, story)) await reviewPhotos(ctx, photos, options)
      const request = { brief: story.brief, style: sheet.style, photos, characters: story.characters }
      const drawn = (await ctx.deps.illustrator.sheet?.(request, options)) ?? null
      wanted.signal.throwIfAborted()
      await settle(ctx, sheet, drawn && (await keep(ctx, drawn)))
    } catch (error) {
      if (wanted.isOver()) return discardDrafts(ctx, draftOf)
      await failSheet(ctx, sheet, await settleFailure(ctx, story.id, error, run))
    } finally {
      await meter.written()
    }
  },
  async failed(ctx, { sheetId }) {
    const sheet = await sheetRow(ctx, sheetId)
    if (sheet?.status === 'waiting') await failSheet(ctx, sheet, GAVE_UP)
  },
})

/** Other people than those whose photos came with the story and were reviewed then. */
function isOther(sheet: SheetRow, story: StoryRow): boolean {
  return sheet.senderPhotoId !== story.senderPhotoId || sheet.recipientPhotoId !== story.recipientPhotoId
}

async function keep(ctx: Ctx, data: ImageBytes): Promise<string> {
  const fileKey = `sheets/${randomUUID()}.jpg`
  await storeFile(ctx, fileKey, data, 'image/jpeg')
  return fileKey
}

/** Ready, with a picture or (where no engine needs one) without: either way the drawing begins. */
async function settle(ctx: Ctx, sheet: SheetRow, fileKey: string | null): Promise<void> {
  await transact(ctx, async (ctx) => {
    await lockStory(ctx, sheet.storyId)
    const [ready] = await ctx.db
      .update(sheets)
      .set({ status: 'ready', fileKey })
      .where(and(eq(sheets.id, sheet.id), eq(sheets.status, 'waiting')))
      .returning()
    await discardDrafts(ctx, draftsOf(sheet))
    // Another worker was faster, or the story is gone.
    if (!ready) return discardFiles(ctx, [fileKey])
    if (fileKey) await claimFiles(ctx, [fileKey])
    for (const picture of await waitingFor(ctx, ready)) await enqueue(ctx, illustrateQueue, { pictureId: picture.id })
  })
}

async function failSheet(ctx: Ctx, sheet: SheetRow, failure: Failure): Promise<void> {
  await transact(ctx, async (ctx) => {
    await lockStory(ctx, sheet.storyId)
    await ctx.db.update(sheets).set({ status: 'failed' }).where(eq(sheets.id, sheet.id))
    await discardDrafts(ctx, draftsOf(sheet))
    for (const picture of await waitingFor(ctx, sheet)) await failPicture(ctx, picture, failure)
  })
}

const draftsOf = ({ id, storyId }: SheetRow) => ({ storyId, job: `sheet-${id}` })

function waitingFor(ctx: Ctx, sheet: SheetRow): Promise<PictureRow[]> {
  return ctx.db
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.storyId, sheet.storyId),
        eq(pictures.status, 'waiting'),
        eq(pictures.style, sheet.style),
        sql`${pictures.senderPhotoId} is not distinct from ${sheet.senderPhotoId}`,
        sql`${pictures.recipientPhotoId} is not distinct from ${sheet.recipientPhotoId}`,
      ),
    )
}

async function sheetRow(ctx: Ctx, sheetId: number): Promise<SheetRow | undefined> {
  const [sheet] = await ctx.db.select().from(sheets).where(eq(sheets.id, sheetId))
  return sheet
}
