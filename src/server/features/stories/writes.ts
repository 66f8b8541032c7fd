import { eq, inArray } from 'drizzle-orm'
import { type Ctx, transact } from '../../context.ts'
import { bookFiles, draftFiles, pictures, sheets, stories, type StoryRow } from '../../db/schema/stories.ts'
import { discardFiles } from '../files/discard.ts'
import { pictureKeys } from './files.ts'
import { type LockedStory, lockStories } from './lock.ts'
import type { Owned } from './policy.ts'

/** Deletes a story for real: its rows, pictures and books. Purchases stay as receipts. */
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
export async function discardStories(ctx: Ctx, held: readonly LockedStory[]): Promise<void> {
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  const drawn = await ctx.db.select({ key: pictures.fileKey }).from(pictures).where(inArray(pictures.storyId, ids))
  const books = await ctx.db.select({ key: bookFiles.key }).from(bookFiles).where(inArray(bookFiles.storyId, ids))
  const drawnSheets = await ctx.db.select({ key: sheets.fileKey }).from(sheets).where(inArray(sheets.storyId, ids))
  const drafts = await ctx.db.select({ key: draftFiles.key }).from(draftFiles).where(inArray(draftFiles.storyId, ids))
  await ctx.db.delete(stories).where(inArray(stories.id, ids))
  await discardFiles(ctx, [
    ...drawn.flatMap(({ key }) => (key ? pictureKeys(key) : [])),
    ...books.map(({ key }) => key),
    ...drafts.map(({ key }) => key),
    ...drawnSheets.map(({ key }) => key),
  ])
}
