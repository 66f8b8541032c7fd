import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { pictures, stories, type PictureRow, type StoryRow } from '../../db/schema/stories.ts'
import { EngineError, type PictureRequest } from '../../engines/engine.ts'
import { defineJob, type JobRun } from '../../jobs/job.ts'
import { readPersonPhotos } from '../photos/reads.ts'
import { storyForWork } from '../stories/policy.ts'
import { paragraphRows } from '../stories/reads.ts'
import { notifyFollowers } from './events.ts'
import { illustrateQueue, writeQueue } from './queues.ts'
import { COVER } from './rules.ts'
import { briefOf, chapterOf, headOf } from './story-data.ts'
import { failStory, finishWriting, storeChapter, storeHead, usePicture } from './writes.ts'

/** Writes a story's chapters, each stored and sent as soon as it is there; goes on where it was cut off. */
export const writeJob = defineJob({
  ...writeQueue,
  concurrency: 2,
  async run(ctx, { storyId }, { signal }) {
    const story = await storyForWork(ctx, storyId)
    if (story?.status !== 'writing') return
    const head = headOf(story)
    const chapters = (await paragraphRows(ctx, storyId)).map(chapterOf)
    try {
      const told = ctx.deps.writer.write(briefOf(story), {
        seed: story.seed,
        signal,
        ...(head && { soFar: { head, chapters } }),
      })
      for await (const event of told) {
        signal.throwIfAborted()
        if (event.type === 'head') await storeHead(ctx, storyId, event.head)
        else await storeChapter(ctx, storyId, event.chapter)
      }
      await finishWriting(ctx, storyId)
    } catch (error) {
      if (!isFinal(error)) throw error
      await failStory(ctx, storyId, messageOf(error))
    }
  },
  failed: (ctx, { storyId }) => failStory(ctx, storyId, MESSAGES.generationFailed),
})

/** Draws one picture and puts it in its place. */
export const illustrateJob = defineJob({
  ...illustrateQueue,
  concurrency: 6,
  async run(ctx, { pictureId }, run) {
    const picture = await pictureRow(ctx, pictureId)
    if (picture?.status !== 'waiting') return
    const story = await storyForWork(ctx, picture.storyId)
    if (!story) return
    try {
      await draw(ctx, story, picture, run)
    } catch (error) {
      if (!isFinal(error)) throw error
      await failPicture(ctx, picture, messageOf(error))
    }
  },
  async failed(ctx, { pictureId }) {
    const picture = await pictureRow(ctx, pictureId)
    if (picture?.status === 'waiting') await failPicture(ctx, picture, MESSAGES.generationFailed)
  },
})

async function draw(ctx: Ctx, story: StoryRow, picture: PictureRow, { signal }: JobRun): Promise<void> {
  const { files, illustrator } = ctx.deps
  const request = await pictureRequest(ctx, story, picture)
  if (!request) return
  const drawn = await illustrator.illustrate(request, { seed: story.seed, signal })
  signal.throwIfAborted()
  const fileKey = `pictures/${randomUUID()}.jpg`
  await files.put(fileKey, drawn.data, 'image/jpeg')
  const used = await transact(ctx, async (ctx) => {
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
      })
      .where(and(eq(pictures.id, picture.id), eq(pictures.status, 'waiting')))
      .returning()
    if (ready) await usePicture(ctx, ready)
    return Boolean(ready)
  })
  // Another worker was faster, or the story is gone.
  if (!used) await files.remove([fileKey])
}

/** Null where the chapter is gone: the story was begun again meanwhile. */
async function pictureRequest(ctx: Ctx, story: StoryRow, picture: PictureRow): Promise<PictureRequest | null> {
  const head = headOf(story)
  const paragraph = (await paragraphRows(ctx, story.id)).find((row) => row.paragraphNumber === picture.subject)
  if (!head || (picture.subject !== COVER && !paragraph)) return null
  return {
    subject: picture.subject === COVER ? 'cover' : picture.subject,
    brief: briefOf(story),
    head,
    chapter: paragraph ? chapterOf(paragraph) : null,
    imagePrompt: picture.imagePrompt,
    style: picture.style,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    photos: await readPersonPhotos(ctx, { sender: picture.senderPhotoId, recipient: picture.recipientPhotoId }),
    sheet: null,
  }
}

async function pictureRow(ctx: Ctx, pictureId: number): Promise<PictureRow | undefined> {
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, pictureId))
  return picture
}

/** The person is told where a story was asked to come whole; what is there stays. */
async function failPicture(ctx: Ctx, picture: PictureRow, message: string): Promise<void> {
  await ctx.db.update(pictures).set({ status: 'failed', failure: message }).where(eq(pictures.id, picture.id))
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, picture.storyId))
  if (story?.status === 'illustrating' || story?.status === 'writing') await failStory(ctx, story.id, message)
  else await notifyFollowers(ctx, picture.storyId)
}

/** What no retry mends. */
function isFinal(error: unknown): error is EngineError {
  return error instanceof EngineError && ['refused', 'bad_request', 'budget'].includes(error.failure)
}

function messageOf(error: EngineError): string {
  return error.userMessage ?? MESSAGES.generationFailed
}
