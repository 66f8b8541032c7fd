import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { endedGifts, type EndedWith, gifts } from '../../db/schema/gifts.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { bookFiles, draftFiles, pictures, sheets, stories, type StoryRow } from '../../db/schema/stories.ts'
import { thanks } from '../../db/schema/thanks.ts'
import { discardFiles } from '../files/discard.ts'
import { dedicationKeys } from './dedications.ts'
import { type LockedStory, lockStories } from './lock.ts'
import type { Owned } from './policy.ts'
import { closeCheckoutQueue } from './queues.ts'

/** Deletes a story for real: its rows, pictures and books. Its open checkout is closed; purchases stay as receipts. */
export function deleteStory(ctx: Ctx, story: Owned<StoryRow>): Promise<void> {
  return transact(ctx, async (ctx) => discardStories(ctx, await lockStories(ctx, [story.id])))
}

/** The books that were printed of a story before it was changed; within the transaction that changes it. */
export async function discardBooks(ctx: Ctx, { id }: LockedStory): Promise<void> {
  const books = await ctx.db.delete(bookFiles).where(eq(bookFiles.storyId, id)).returning({ key: bookFiles.key })
  await discardFiles(
    ctx,
    books.map(({ key }) => key),
  )
}

/** Used when the owner deletes a story or the account, and by retention; within a transaction. */
export async function discardStories(
  ctx: Ctx,
  held: readonly LockedStory[],
  endedWith: EndedWith = 'story',
): Promise<void> {
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  const drawn = await ctx.db.select({ key: pictures.fileKey }).from(pictures).where(inArray(pictures.storyId, ids))
  const books = await ctx.db.select({ key: bookFiles.key }).from(bookFiles).where(inArray(bookFiles.storyId, ids))
  const drawnSheets = await ctx.db.select({ key: sheets.fileKey }).from(sheets).where(inArray(sheets.storyId, ids))
  const drafts = await ctx.db.select({ key: draftFiles.key }).from(draftFiles).where(inArray(draftFiles.storyId, ids))
  const left = await dedicationKeys(ctx, ids)
  const answers = await ctx.db.select({ key: thanks.soundKey }).from(thanks).where(inArray(thanks.storyId, ids))
  const voices = await ctx.db
    .select({ key: recordings.fileKey })
    .from(recordings)
    .where(inArray(recordings.storyId, ids))
  await closeCheckouts(ctx, ids)
  await noteEndedGifts(ctx, ids, endedWith)
  await ctx.db.delete(stories).where(inArray(stories.id, ids))
  await discardFiles(ctx, [
    ...drawn.map(({ key }) => key),
    ...books.map(({ key }) => key),
    ...drafts.map(({ key }) => key),
    ...voices.map(({ key }) => key),
    ...drawnSheets.map(({ key }) => key),
    ...left,
    ...answers.map(({ key }) => key),
  ])
}

/** Whoever was given one of the stories reads at its link what became of it. */
async function noteEndedGifts(ctx: Ctx, storyIds: number[], endedWith: EndedWith): Promise<void> {
  const ended = await ctx.db
    .select({ tokenDigest: gifts.tokenDigest })
    .from(gifts)
    .where(inArray(gifts.storyId, storyIds))
  if (ended.length > 0)
    await ctx.db.insert(endedGifts).values(ended.map(({ tokenDigest }) => ({ tokenDigest, endedWith })))
}

/**
 * Nobody is to pay for what is gone, and what was paid and not delivered goes back. A session that is just being opened is closed by whoever stores it.
 */
async function closeCheckouts(ctx: Ctx, storyIds: number[]): Promise<void> {
  const open = await ctx.db
    .select({ purchaseId: purchases.id })
    .from(purchases)
    .where(
      and(
        inArray(purchases.storyId, storyIds),
        inArray(purchases.status, ['pending', 'paid']),
        isNotNull(purchases.sessionId),
      ),
    )
  for (const { purchaseId } of open) await enqueue(ctx, closeCheckoutQueue, { purchaseId })
}
