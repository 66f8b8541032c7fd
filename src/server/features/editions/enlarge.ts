import type { Ctx } from '../../context.ts'
import { transact } from '../../context.ts'
import type { PictureRow, StoryRow } from '../../db/schema/stories.ts'
import type { CallOptions, ImageBytes } from '../../../engine.ts'
import { defineJob } from '../../jobs/job.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { notifyFollowers } from '../generation/events.ts'
import { pictureRequest } from '../generation/picture-request.ts'
import { isStillAsked } from '../generation/rules.ts'
import { whileWanted } from '../generation/wanted.ts'
import { paperKey } from '../files/picture-keys.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { createMeter } from '../usage/meter.ts'
import { lackingOnPaper } from './paper.ts'
import { enlargeQueue } from './queues.ts'
import { isSamePicture } from './same-picture.ts'

/** Pixels: 304 an inch where a picture reaches across an A4 page and its bleed of 3 mm. */
const [WIDTH, HEIGHT] = [2592, 1728]
/** Of the picture's sides, by which what is looked at may lie elsewhere in the larger one. */
const SAME_FOCUS = 0.02

/**
 * Draws the pictures of a bought story for paper, one after the other; each is stored at once, so that a run that is cut
 * off goes on behind it.
 */
export const enlargeJob = defineJob({
  ...enlargeQueue,
  // A large picture takes twice the memory of another: one at a time.
  concurrency: 1,
  retryLimit: 3,
  async run(ctx: Ctx, { storyId }, run) {
    const story = await storyForWork(ctx, storyId)
    if (!story?.boughtAt) return
    const meter = createMeter(ctx, storyId)
    using wanted = whileWanted(ctx, storyId, run.signal, async () => (await storyForWork(ctx, storyId)) !== null)
    const options = { seed: story.seed, signal: wanted.signal, onUsage: meter.onUsage }
    try {
      for (const picture of await lackingOnPaper(ctx, story)) {
        options.signal.throwIfAborted()
        await enlarge(ctx, story, picture, options)
      }
      await notifyFollowers(ctx, storyId)
    } catch (error) {
      if (!wanted.isOver()) throw error
    } finally {
      await meter.written()
    }
  },
  failed: (ctx, { storyId }) => notifyFollowers(ctx, storyId),
})

/** What cannot be drawn again just so stays, on paper too, as it was drawn. */
async function enlarge(ctx: Ctx, story: StoryRow, picture: PictureRow, options: CallOptions): Promise<void> {
  const drawn = picture.fileKey && (await ctx.deps.files.read(picture.fileKey))
  if (!picture.fileKey || !drawn) return
  const key = paperKey(picture.fileKey)
  const large = await drawLarger(ctx, story, picture, drawn, options)
  options.signal?.throwIfAborted()
  await storeFile(ctx, key, large ?? drawn, 'image/jpeg')
  await transact(ctx, async (ctx) => {
    // Where the story is gone meanwhile, the file is removed in time.
    if (await lockStory(ctx, story.id)) await claimFiles(ctx, [key])
  })
}

/** Null where it would be another picture: a photo is gone, its chapter was changed, or the illustrator draws otherwise now. */
async function drawLarger(
  ctx: Ctx,
  story: StoryRow,
  picture: PictureRow,
  drawn: ImageBytes,
  options: CallOptions,
): Promise<ImageBytes | null> {
  const request = isStillAsked(picture) ? await pictureRequest(ctx, story, picture) : null
  if (!request) return null
  const large = await ctx.deps.illustrator.illustrate({ ...request, width: WIDTH, height: HEIGHT }, options)
  const focusStays = [picture.focusX, picture.focusY].every(
    (place, axis) => Math.abs((place ?? 0.5) - (large.focus[axis] ?? 0.5)) < SAME_FOCUS,
  )
  return large.alt === picture.alt && focusStays && (await isSamePicture(drawn, large.data)) ? large.data : null
}
