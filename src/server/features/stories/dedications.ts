import { and, asc, eq, inArray } from 'drizzle-orm'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import type { Ctx } from '../../context.ts'
import { type EntryRow, guestbookEntries } from '../../db/schema/guestbooks.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import type { Readable } from './policy.ts'

/** What of a guestbook belongs to its story's book: the words that its giver has taken into it. */

/** In the giver's order. */
export function dedicationRows(ctx: Ctx, storyId: number): Promise<EntryRow[]> {
  return ctx.db
    .select()
    .from(guestbookEntries)
    .where(and(eq(guestbookEntries.storyId, storyId), eq(guestbookEntries.status, 'chosen')))
    .orderBy(asc(guestbookEntries.position), asc(guestbookEntries.id))
}

/**
 * The photo beside an entry of a story that may be read: its giver sees every one, everybody else those in the book.
 *
 * @throws AppError not_found
 */
export async function dedicationPhoto(ctx: Ctx, story: Readable<StoryRow>, entryId: number): Promise<StoredFile> {
  const entry = await shownEntry(ctx, story, entryId)
  return stored(entry?.photoKey, 'image/jpeg')
}

/** The same for the voice message beside it. @throws AppError not_found */
export async function dedicationSound(ctx: Ctx, story: Readable<StoryRow>, entryId: number): Promise<StoredFile> {
  const entry = await shownEntry(ctx, story, entryId)
  return stored(entry?.soundKey, 'audio/mpeg')
}

async function shownEntry(ctx: Ctx, story: Readable<StoryRow>, entryId: number): Promise<EntryRow | null> {
  const [entry] = await ctx.db
    .select()
    .from(guestbookEntries)
    .where(and(eq(guestbookEntries.id, entryId), eq(guestbookEntries.storyId, story.id)))
  const isGiver = ctx.who.userId !== null && ctx.who.userId === story.userId
  return entry && (isGiver || entry.status === 'chosen') ? entry : null
}

function stored(key: string | null | undefined, contentType: string): StoredFile {
  if (!key) throw new AppError('not_found', GUESTBOOK_MESSAGES.entryNotFound)
  return { key, contentType }
}

/** The files of the guestbooks of stories that are about to be deleted. */
export async function dedicationKeys(ctx: Ctx, storyIds: readonly number[]): Promise<(string | null)[]> {
  const rows = await ctx.db
    .select({ photoKey: guestbookEntries.photoKey, soundKey: guestbookEntries.soundKey })
    .from(guestbookEntries)
    .where(inArray(guestbookEntries.storyId, [...storyIds]))
  return rows.flatMap(({ photoKey, soundKey }) => [photoKey, soundKey])
}
