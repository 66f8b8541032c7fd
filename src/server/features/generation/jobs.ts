import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Ctx, transact } from '../../context.ts'
import { pictures, type PictureRow, type StoryRow } from '../../db/schema/stories.ts'
import type { CallOptions, PictureRequest } from '../../../engine.ts'
import { defineJob } from '../../jobs/job.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { readPersonPhotos } from '../photos/reads.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { paragraphRows, plotsToldBefore } from '../stories/reads.ts'
import { createMeter } from '../usage/meter.ts'
import { createDrafts, discardDrafts } from './drafts.ts'
import { failPicture, GAVE_UP, settleFailure } from './failures.ts'
import { reviewBrief, reviewDrawn, reviewPhotos, reviewTexts, wordsOf } from './moderation.ts'
import { illustrateQueue, writeQueue } from './queues.ts'
import { chapterOf, headOf } from './story-data.ts'
import { whileWanted } from './wanted.ts'
import { finishWriting, storeChapter, storeHead } from './chapters.ts'
import { pictureRequest } from './picture-request.ts'
import { usePicture } from './pictures.ts'
import { failStory } from './progress.ts'

/** Writes a story's chapters, each stored and sent as soon as it is there; goes on where it was cut off. */
export const writeJob = defineJob({
  ...writeQueue,
  concurrency: 4,
  async run(ctx: Ctx, { storyId }, run) {
    const story = await storyForWork(ctx, storyId)
    if (story?.status !== 'writing') return
    const meter = createMeter(ctx, storyId)
    using wanted = whileWanted(ctx, storyId, run.signal, async () => (await storyForWork(ctx, storyId)) !== null)
    try {
      await write(ctx, story, { seed: story.seed, signal: wanted.signal, onUsage: meter.onUsage })
      await finishWriting(ctx, storyId)
    } catch (error) {
      if (wanted.isOver()) return
      await failStory(ctx, storyId, await settleFailure(ctx, storyId, error, run))
    } finally {
      await meter.written()
    }
  },
  failed: (ctx, { storyId }) => failStory(ctx, storyId, GAVE_UP),
})

async function write(ctx: Ctx, story: StoryRow, options: CallOptions & { signal: AbortSignal }): Promise<void> {
  const head = headOf(story)
  const chapters = (await paragraphRows(ctx, story.id)).map(chapterOf)
  if (!head) {
    const photos = ctx.deps.moderator ? await storyPhotos(ctx, story) : { sender: null, recipient: null }
    await reviewBrief(ctx, story, photos, options)
  }
  const plotsTold = await plotsToldBefore(ctx, story)
  const told = ctx.deps.writer.write(story.brief, { ...options, plotsTold, ...(head && { soFar: { head, chapters } }) })
  for await (const event of told) {
    options.signal.throwIfAborted()
    await reviewTexts(ctx, wordsOf(event.type === 'head' ? event.head : event.chapter), options)
    if (event.type === 'head') await storeHead(ctx, story.id, event.head)
    else await storeChapter(ctx, story.id, event.chapter)
  }
}

function storyPhotos(ctx: Ctx, { senderPhotoId, recipientPhotoId }: StoryRow): ReturnType<typeof readPersonPhotos> {
  return readPersonPhotos(ctx, { sender: senderPhotoId, recipient: recipientPhotoId })
}

/** Draws one picture and puts it in its place. */
export const illustrateJob = defineJob({
  ...illustrateQueue,
  concurrency: 6,
  async run(ctx: Ctx, { pictureId }, run) {
    const picture = await pictureRow(ctx, pictureId)
    const story = picture && (await storyForWork(ctx, picture.storyId))
    if (!story || picture.status !== 'waiting') return
    const meter = createMeter(ctx, story.id)
    const draftOf = { storyId: story.id, job: `picture-${picture.id}` }
    const drafts = createDrafts(ctx, draftOf)
    const isWaiting = async () => (await pictureRow(ctx, pictureId))?.status === 'waiting'
    using wanted = whileWanted(ctx, story.id, run.signal, isWaiting)
    try {
      await draw(ctx, story, picture, { seed: story.seed, signal: wanted.signal, drafts, onUsage: meter.onUsage })
    } catch (error) {
      if (wanted.isOver()) return discardDrafts(ctx, draftOf)
      await failPicture(ctx, picture, await settleFailure(ctx, story.id, error, run))
    } finally {
      await meter.written()
    }
  },
  async failed(ctx, { pictureId }) {
    const picture = await pictureRow(ctx, pictureId)
    if (picture?.status === 'waiting') await failPicture(ctx, picture, GAVE_UP)
  },
})

type DrawOptions = CallOptions & { signal: AbortSignal }

async function draw(ctx: Ctx, story: StoryRow, picture: PictureRow, options: DrawOptions): Promise<void> {
  const { illustrator } = ctx.deps
  const request = await pictureRequest(ctx, story, picture)
  if (!request) return
  await reviewWish(ctx, story, picture, request, options)
  const drawn = await illustrator.illustrate(request, options)
  await reviewDrawn(ctx, drawn.data, options)
  options.signal.throwIfAborted()
  const fileKey = `pictures/${randomUUID()}.jpg`
  await storeFile(ctx, fileKey, drawn.data, 'image/jpeg')
  await transact(ctx, async (ctx) => {
    const held = await lockStory(ctx, story.id)
    const [ready] = await ctx.db
      .update(pictures)
      .set({
        status: 'ready',
        fileKey,
        width: drawn.width,
        height: drawn.height,
        alt: drawn.alt,
        focusX: drawn.focus[0],
        focusY: drawn.focus[1],
        model: drawn.model ?? illustrator.id,
        verdicts: drawn.verdicts ?? null,
        wishOutcome: drawn.wish ?? null,
        undrawn: drawn.undrawn ?? null,
      })
      .where(and(eq(pictures.id, picture.id), eq(pictures.status, 'waiting')))
      .returning()
    await discardDrafts(ctx, { storyId: story.id, job: `picture-${picture.id}` })
    // Another worker was faster, or the story is gone.
    if (!held || !ready) return discardFiles(ctx, [fileKey])
    await claimFiles(ctx, [fileKey])
    await usePicture(ctx, held, ready)
  })
}

/** What came with the story was reviewed when it was written; what the person asks for later is reviewed here. */
async function reviewWish(
  ctx: Ctx,
  story: StoryRow,
  picture: PictureRow,
  { head, chapter, imagePrompt, photos, redo }: PictureRequest,
  options: CallOptions,
): Promise<void> {
  if (imagePrompt !== (chapter ?? head.cover).imagePrompt) await reviewTexts(ctx, [imagePrompt], options)
  if (redo?.wish) await reviewTexts(ctx, [redo.wish], options)
  const isOwn = picture.senderPhotoId === story.senderPhotoId && picture.recipientPhotoId === story.recipientPhotoId
  if (!isOwn) await reviewPhotos(ctx, photos, options)
}

async function pictureRow(ctx: Ctx, pictureId: number): Promise<PictureRow | undefined> {
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, pictureId))
  return picture
}
