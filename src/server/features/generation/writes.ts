import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import type { Generation } from '../../../contract/brief.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { stories, type StoryRow } from '../../db/schema/stories.ts'
import { requireOwnPhotos } from '../photos/policy.ts'
import { spendProof } from '../proofs/writes.ts'
import { lockStory } from '../stories/lock.ts'
import { type Owned, ownedStory } from '../stories/policy.ts'
import { requireDailyRoom } from './limits.ts'
import { askForPicture, type PictureWish } from './pictures.ts'
import { announceProgress, countChapters, endIfOver, missingPictures } from './progress.ts'
import { writeQueue } from './queues.ts'
import { briefDigest, COVER } from './rules.ts'

/**
 * Begins a story, or finds the one that this very wish already made: under the same `attempt`, or
 * with the same answers while it is still being made. `illustrated` asks for its pictures too.
 *
 * @throws AppError not_found (a photo), too_many (stories of one day), unproven (where engines cost money)
 */
export function beginStory(
  ctx: Ctx & { who: { userId: string } },
  wish: Generation,
  { illustrated }: { illustrated: boolean },
): Promise<Owned<StoryRow>> {
  const { userId } = ctx.who
  return transact(ctx, async (ctx) => {
    // One wish of a person at a time: two equal ones must find each other, and the day's limit must hold.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
    const made = await findMade(ctx, userId, wish)
    if (made !== undefined) {
      await takeUp(ctx, await ownedStory(ctx, made), illustrated)
      return ownedStory(ctx, made)
    }
    const { attempt, senderPhotoId, recipientPhotoId, ...brief } = wish
    await requireOwnPhotos(ctx, [senderPhotoId, recipientPhotoId])
    await requireDailyRoom(ctx, userId)
    await spendProof(ctx, userId)
    const [story] = await ctx.db
      .insert(stories)
      .values({
        brief,
        senderPhotoId,
        recipientPhotoId,
        userId,
        attempt,
        illustrated,
        briefDigest: briefDigest(wish),
        seed: randomUUID(),
      })
      .returning({ id: stories.id })
    const held = story && (await lockStory(ctx, story.id))
    if (!held) throw new Error('the story was not stored')
    await announceProgress(ctx, held)
    await enqueue(ctx, writeQueue, { storyId: held.id })
    return held
  })
}

/** The id of the story that an equal wish of this person has made. */
async function findMade(ctx: Ctx, userId: string, wish: Generation): Promise<number | undefined> {
  const mine = eq(stories.userId, userId)
  const [byAttempt] = wish.attempt
    ? await ctx.db
        .select({ id: stories.id })
        .from(stories)
        .where(and(mine, eq(stories.attempt, wish.attempt)))
    : []
  if (byAttempt) return byAttempt.id
  const [underWay] = await ctx.db
    .select({ id: stories.id })
    .from(stories)
    .where(and(mine, eq(stories.briefDigest, briefDigest(wish)), inArray(stories.status, ['writing', 'illustrating'])))
  return underWay?.id
}

/** A story that is asked for again: what is missing is made, what failed is tried once more. */
async function takeUp(ctx: Ctx, story: Owned<StoryRow>, illustrated: boolean): Promise<void> {
  if (illustrated && story.status !== 'complete') return illustrateStory(ctx, story)
  if (story.status !== 'failed' || story.storyContent !== null) return
  await ctx.db.update(stories).set({ status: 'writing', failure: null, refused: false }).where(eq(stories.id, story.id))
  await enqueue(ctx, writeQueue, { storyId: story.id })
}

/**
 * Asks for every picture that a story lacks, now and as its chapters come; what failed is tried again. What the wish
 * leaves open is the story's own.
 *
 * @throws AppError too_many, where the wish is for other pictures than are being drawn and the story's redraws are spent
 */
export async function illustrateStory(
  ctx: Ctx,
  story: Owned<StoryRow>,
  wish: Omit<PictureWish, 'imagePrompt' | 'redo'> | null = null,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    const current = await lockStory(ctx, story.id)
    if (!current || current.status === 'complete') return
    const rewrite = current.status === 'failed' && (await countChapters(ctx, story.id)) < CHAPTERS
    const status = rewrite || current.status === 'writing' ? 'writing' : 'illustrating'
    await ctx.db
      .update(stories)
      .set({ illustrated: true, status, failure: null, refused: false })
      .where(eq(stories.id, story.id))
    if (status === 'writing') await enqueue(ctx, writeQueue, { storyId: story.id })
    const { cover, missing } = await missingPictures(ctx, story.id)
    if (cover && current.coverPrompt !== null) await askForPicture(ctx, current, COVER, wish)
    for (const number of missing) await askForPicture(ctx, current, number, wish)
    await endIfOver(ctx, current)
  })
}
