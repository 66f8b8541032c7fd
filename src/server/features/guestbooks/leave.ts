import { randomUUID } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import sharp from 'sharp'
import type { z } from 'zod'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import { type entryFieldsSchema, MAX_ENTRIES } from '../../../contract/guestbooks.ts'
import { type Ctx, transact } from '../../context.ts'
import { type EntryRow, guestbookEntries } from '../../db/schema/guestbooks.ts'
import { AppError } from '../../errors.ts'
import { digestToken } from '../../link-tokens.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { reviewPhotos, reviewTexts } from '../generation/moderation.ts'
import { uprightJpeg } from '../photos/prepare.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import { discardBooks } from '../stories/writes.ts'
import { createMeter } from '../usage/meter.ts'
import { heldEntry, openInvitation } from './policy.ts'

/** Pixels of a photo's longer side: as large as it is printed, at 300 an inch. */
const PHOTO_SIDE = 900

type Left = Omit<z.output<typeof entryFieldsSchema>, 'secret'> & { secret: string; upload: Buffer | null }

/**
 * Leaves words under a secret, or changes those that were left under it: sent twice, they are there once. What is changed
 * waits for its giver anew, and is taken out of the book until then.
 *
 * @throws AppError not_found, where the link is closed or the secret is another story's; conflict, where the day has passed
 * or the guestbook is full; EngineError refused
 */
export async function leaveEntry(ctx: Ctx, token: string, left: Left, signal: AbortSignal): Promise<EntryRow> {
  const { story } = await openInvitation(ctx, token)
  const image = left.upload && (await preparePhoto(left.upload, signal))
  await review(ctx, story.id, left, image)
  const photoKey = image && `dedications/${randomUUID()}.jpg`
  if (image && photoKey) await storeFile(ctx, photoKey, image, 'image/jpeg')
  return transact(ctx, async (ctx) => {
    const held = await lockStory(ctx, story.id)
    // Closed, or its day passed, while the photo was on its way.
    await openInvitation(ctx, token)
    if (!held) throw new AppError('not_found', GUESTBOOK_MESSAGES.notFound)
    if (photoKey) await claimFiles(ctx, [photoKey])
    const before = await heldEntry(ctx, left.secret)
    if (before && before.storyId !== held.id) throw new AppError('not_found', GUESTBOOK_MESSAGES.entryNotFound)
    return before ? changeEntry(ctx, held, before, left, photoKey) : addEntry(ctx, held, left, photoKey)
  })
}

/** Takes words back for good, whatever has become of their link. @throws AppError not_found */
export async function withdrawEntry(ctx: Ctx, secret: string): Promise<void> {
  const found = await heldEntry(ctx, secret)
  if (!found) throw new AppError('not_found', GUESTBOOK_MESSAGES.entryNotFound)
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, found.storyId)
    const entry = await heldEntry(ctx, secret)
    if (story && entry) await discardEntry(ctx, story, entry)
  })
}

/** Within a transaction that holds the story. */
export async function discardEntry(ctx: Ctx, story: LockedStory, { id, photoKey, status }: EntryRow): Promise<void> {
  await ctx.db.delete(guestbookEntries).where(eq(guestbookEntries.id, id))
  await discardFiles(ctx, [photoKey])
  if (status === 'chosen') await discardBooks(ctx, story)
}

async function preparePhoto(upload: Buffer, signal: AbortSignal): Promise<Buffer> {
  return sharp(await uprightJpeg(upload, signal))
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 84 })
    .toBuffer()
}

async function review(ctx: Ctx, storyId: number, { author, line, memory }: Left, image: Buffer | null): Promise<void> {
  const meter = createMeter(ctx, storyId)
  try {
    await reviewTexts(ctx, [author, line, memory].filter(Boolean), { onUsage: meter.onUsage })
    if (image) await reviewPhotos(ctx, { sender: { image, face: null }, recipient: null }, { onUsage: meter.onUsage })
  } finally {
    await meter.written()
  }
}

async function addEntry(
  ctx: Ctx,
  { id: storyId }: LockedStory,
  { secret, author, line, memory }: Left,
  photoKey: string | null,
): Promise<EntryRow> {
  const ofStory = eq(guestbookEntries.storyId, storyId)
  const [last] = await ctx.db
    .select({ position: max(guestbookEntries.position) })
    .from(guestbookEntries)
    .where(ofStory)
  if ((await ctx.db.$count(guestbookEntries, ofStory)) >= MAX_ENTRIES)
    throw new AppError('conflict', GUESTBOOK_MESSAGES.full)
  const position = (last?.position ?? -1) + 1
  const values = { storyId, secretDigest: digestToken(secret), author, line, memory, photoKey, position }
  const [added] = await ctx.db
    .insert(guestbookEntries)
    .values({ ...values, createdAt: ctx.now() })
    .returning()
  if (!added) throw new Error('the entry was not stored')
  return added
}

async function changeEntry(
  ctx: Ctx,
  story: LockedStory,
  before: EntryRow,
  { author, line, memory, earlierPhoto }: Left,
  newPhoto: string | null,
): Promise<EntryRow> {
  const photoKey = newPhoto ?? (earlierPhoto === 'keep' ? before.photoKey : null)
  const isSame =
    before.author === author && before.line === line && before.memory === memory && before.photoKey === photoKey
  if (isSame) return before
  const [changed] = await ctx.db
    .update(guestbookEntries)
    .set({ author, line, memory, photoKey, status: before.status === 'chosen' ? 'waiting' : before.status })
    .where(eq(guestbookEntries.id, before.id))
    .returning()
  if (before.photoKey !== photoKey) await discardFiles(ctx, [before.photoKey])
  if (before.status === 'chosen') await discardBooks(ctx, story)
  return changed ?? before
}
