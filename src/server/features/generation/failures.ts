import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { MESSAGES, postponedMessage } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { pictures, stories, type PictureRow, type StoryRow } from '../../db/schema/stories.ts'
import { EngineError } from '../../../engine.ts'
import { type JobRun, Postponed } from '../../jobs/job.ts'
import { lockStory } from '../stories/lock.ts'
import { discardDrafts } from './drafts.ts'
import { appendEvent, notifyFollowers } from './events.ts'
import { endIfOver } from './progress.ts'
import { outcomeOf, type Failure } from './rules.ts'

/** Shorter waits are not announced. Milliseconds. */
const WORTH_TELLING_MS = 15_000

/**
 * The final failure of a job's run, as the person is told; where it will be tried again, it throws.
 *
 * @throws Postponed, where the engines have said when to ask again
 */
export async function settleFailure(
  ctx: Ctx,
  storyId: number,
  error: unknown,
  { attempt, postponed = 0 }: JobRun,
): Promise<Failure> {
  if (!(error instanceof EngineError)) throw error
  const outcome = outcomeOf(error, attempt, postponed)
  if (outcome === 'retry') throw error
  if (!('waitMs' in outcome)) return outcome
  await announceWait(ctx, storyId, outcome.waitMs)
  throw new Postponed(outcome.waitMs)
}

/** Announces a wait once, however many jobs of the story wait; to a story that has ended nothing is added. */
async function announceWait(ctx: Ctx, storyId: number, waitMs: number): Promise<void> {
  if (waitMs < WORTH_TELLING_MS) return
  const until = new Date(ctx.now().getTime() + waitMs)
  const known = new Date(until.getTime() - WORTH_TELLING_MS)
  await transact(ctx, async (ctx) => {
    const [story] = await ctx.db
      .update(stories)
      .set({ postponedUntil: until })
      .where(and(eq(stories.id, storyId), or(isNull(stories.postponedUntil), lt(stories.postponedUntil, known))))
      .returning({ progress: stories.progress, status: stories.status })
    if (!story || story.status === 'complete' || story.status === 'failed') return
    await appendEvent(ctx, storyId, {
      type: 'progress',
      progress: story.progress,
      message: postponedMessage(waitMs),
    })
  })
}

/** How long this story still has to wait for an engine; 0 where it has not. Milliseconds. */
export function waitOf(ctx: Ctx, { postponedUntil }: Pick<StoryRow, 'postponedUntil'>): number {
  return Math.max(0, (postponedUntil?.getTime() ?? 0) - ctx.now().getTime())
}

/**
 * A story that is being illustrated fails with its last picture, if it lacks this one; a failed redraw changes nothing in
 * it. Of a picture that was to come unasked, followers hear that it is no longer to come.
 */
export async function failPicture(ctx: Ctx, picture: PictureRow, { message, refused }: Failure): Promise<void> {
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, picture.storyId)
    if (!story) return
    await discardDrafts(ctx, { storyId: story.id, job: `picture-${picture.id}` })
    await ctx.db
      .update(pictures)
      .set({ status: 'failed', failure: message, refused })
      .where(eq(pictures.id, picture.id))
    await notifyFollowers(ctx, story.id)
    if (story.status === 'illustrating') await endIfOver(ctx, story)
    else if (!picture.asked)
      await appendEvent(ctx, story.id, {
        type: 'progress',
        progress: story.progress,
        message: MESSAGES.pictureGivenUp,
      })
  })
}

export const GAVE_UP: Failure = { message: MESSAGES.generationFailed, refused: false }
