import { and, count, eq, gt, inArray, isNotNull, min, ne, sql } from 'drizzle-orm'
import { MAX_REDRAWS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { DAY_MS, secondsUntilNextDay } from '../../day.ts'
import { pictures, stories, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { spendProof } from '../proofs/writes.ts'
import { PICTURES } from './rules.ts'

/** How often a day's stories may be drawn anew, picture by picture. */
const DRAWINGS_OF_A_PICTURE = 3

/** @throws AppError too_many, where this person has made their stories of the day */
export async function requireDailyRoom(ctx: Ctx, userId: string): Promise<void> {
  const [day] = await ctx.db
    .select({ made: count(), first: min(stories.createdAt) })
    .from(stories)
    .where(and(eq(stories.userId, userId), gt(stories.createdAt, dayAgo(ctx))))
  if (day && day.made >= ctx.deps.settings.VISITOR_DAILY_STORIES)
    throw spentToday(ctx, MESSAGES.dailyStoriesSpent, day.first)
}

/** @throws AppError too_many, where one person has pictures drawn again and again */
export async function requireDrawingRoom(ctx: Ctx, userId: string): Promise<void> {
  const mine = ctx.db.select({ id: stories.id }).from(stories).where(eq(stories.userId, userId))
  const [day] = await ctx.db
    .select({ drawn: count(), first: min(pictures.createdAt) })
    .from(pictures)
    .where(and(inArray(pictures.storyId, mine), gt(pictures.createdAt, dayAgo(ctx))))
  const most = ctx.deps.settings.VISITOR_DAILY_STORIES * PICTURES * DRAWINGS_OF_A_PICTURE
  if (day && day.drawn >= most) throw spentToday(ctx, MESSAGES.dailyPicturesSpent, day.first)
}

/**
 * Up to twice the number of a story's pictures are drawn without a proof; each further one takes a proof of work.
 *
 * @throws AppError unproven
 */
export async function requireProofOfMore(ctx: Ctx, story: Pick<StoryRow, 'id' | 'userId'>): Promise<void> {
  if (!ctx.deps.challenges) return
  const drawn = await ctx.db.$count(pictures, eq(pictures.storyId, story.id))
  if (drawn >= 2 * PICTURES) await transact(ctx, (ctx) => spendProof(ctx, story.userId))
}

/** How many of a story's pictures may still be drawn anew; what failed, or shows nothing of its wish, cost nothing. */
export async function redrawsLeft(ctx: Ctx, storyId: number): Promise<number> {
  const changedSomething = sql`coalesce(jsonb_array_length(${pictures.wishOutcome} -> 'shown') > 0, true)`
  const redrawn = and(
    eq(pictures.storyId, storyId),
    isNotNull(pictures.redo),
    ne(pictures.status, 'failed'),
    changedSomething,
  )
  return Math.max(0, MAX_REDRAWS - (await ctx.db.$count(pictures, redrawn)))
}

/** @throws AppError too_many, where the story's redraws are spent */
export async function requireRedrawsLeft(ctx: Ctx, storyId: number): Promise<void> {
  if ((await redrawsLeft(ctx, storyId)) === 0) throw new AppError('too_many', MESSAGES.redrawsSpent)
}

function spentToday(ctx: Ctx, message: string, first: Date | null): AppError {
  return new AppError('too_many', message, undefined, { retryAfterSeconds: secondsUntilNextDay(first, ctx.now()) })
}

function dayAgo(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - DAY_MS)
}
