import { eq } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { pictures, stories, type PictureRow } from '../../db/schema/stories.ts'
import { EngineError } from '../../engines/engine.ts'
import { notifyFollowers } from './events.ts'
import type { Failure } from './rules.ts'
import { failStory } from './chapters.ts'

/** A provider that asks for a longer wait is not asked again by this job. */
const LONGEST_WAIT_MS = 60_000
const PASSING = ['unavailable', 'rate_limited']

/**
 * What no retry of the job mends, or what would be paid for once too often; null where it may pass. Engines have waited
 * and tried again themselves before they give up.
 */
export function finalFailure(error: unknown, attempt: number): Failure | null {
  if (!(error instanceof EngineError)) return null
  const { failure, userMessage, retryAfterMs = 0 } = error
  if (failure === 'bad_output' && attempt === 0) return null
  if (PASSING.includes(failure) && retryAfterMs <= LONGEST_WAIT_MS) return null
  const fallback = PASSING.includes(failure) ? MESSAGES.enginesBusy : MESSAGES.generationFailed
  return { message: userMessage ?? fallback, refused: failure === 'refused' }
}

/** The person is told where a story was asked to come whole; what is there stays, also where another was wanted. */
export async function failPicture(ctx: Ctx, picture: PictureRow, { message, refused }: Failure): Promise<void> {
  await ctx.db.update(pictures).set({ status: 'failed', failure: message, refused }).where(eq(pictures.id, picture.id))
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, picture.storyId))
  if (picture.redo === null && (story?.status === 'illustrating' || story?.status === 'writing'))
    await failStory(ctx, story.id, { message, refused })
  else await notifyFollowers(ctx, picture.storyId)
}
