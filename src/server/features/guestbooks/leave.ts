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
import { storeVoiceMessage } from '../recordings/encode.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import { discardBooks } from '../stories/writes.ts'
import { createMeter } from '../usage/meter.ts'
import { heldEntry, openInvitation } from './policy.ts'
import { noteUntold } from './tell.ts'

/** Pixels of a photo's longer side: as large as it is printed, at 300 an inch. */
const PHOTO_SIDE = 900

type Left = Omit<z.output<typeof entryFieldsSchema>, 'secret'> & {
  secret: string
  photo: Buffer | null
  /** A voice message, as the browser recorded it. */
  sound: Buffer | null
}

/** What was just stored of it. */
type Stored = { photoKey: string | null; soundKey: string | null }

/**
 * Leaves words under a secret, or changes those that were left under it: sent twice, they are there once. What is changed
 * waits for its giver anew, and is taken out of the book until then.
 *
 * @throws AppError not_found, where the link is closed or the secret is another story's; conflict, where the day has passed
 * or the guestbook is full; unsupported, invalid or unavailable for the voice message; EngineError refused
 */
export async function leaveEntry(ctx: Ctx, token: string, left: Left, signal: AbortSignal): Promise<EntryRow> {
  const { story } = await openInvitation(ctx, token)
  const image = left.photo && (await preparePhoto(left.photo, signal))
  await review(ctx, story.id, left, image)
  const photoKey = image && `dedications/${randomUUID()}.jpg`
  if (image && photoKey) await storeFile(ctx, photoKey, image, 'image/jpeg')
  const soundKey = await storeVoiceMessage(ctx, 'dedications', left.sound, signal)
  const stored = { photoKey, soundKey }
  return transact(ctx, async (ctx) => {
    const held = await lockStory(ctx, story.id)
    // Closed, or its day passed, while its files were on their way.
    await openInvitation(ctx, token)
    if (!held) throw new AppError('not_found', GUESTBOOK_MESSAGES.notFound)
    const keys = Object.values(stored).filter((key) => key !== null)
    if (keys.length > 0) await claimFiles(ctx, keys)
    const before = await heldEntry(ctx, left.secret)
    if (before && before.storyId !== held.id) throw new AppError('not_found', GUESTBOOK_MESSAGES.entryNotFound)
    return before ? changeEntry(ctx, held, before, left, stored) : addEntry(ctx, held, left, stored)
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
export async function discardEntry(ctx: Ctx, story: LockedStory, entry: EntryRow): Promise<void> {
  const { id, photoKey, soundKey, status } = entry
  await ctx.db.delete(guestbookEntries).where(eq(guestbookEntries.id, id))
  await discardFiles(ctx, [photoKey, soundKey])
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
  stored: Stored,
): Promise<EntryRow> {
  const ofStory = eq(guestbookEntries.storyId, storyId)
  const [last] = await ctx.db
    .select({ position: max(guestbookEntries.position) })
    .from(guestbookEntries)
    .where(ofStory)
  if ((await ctx.db.$count(guestbookEntries, ofStory)) >= MAX_ENTRIES)
    throw new AppError('conflict', GUESTBOOK_MESSAGES.full)
  const position = (last?.position ?? -1) + 1
  const values = { storyId, secretDigest: digestToken(secret), author, line, memory, ...stored, position }
  const [added] = await ctx.db
    .insert(guestbookEntries)
    .values({ ...values, createdAt: ctx.now() })
    .returning()
  if (!added) throw new Error('the entry was not stored')
  await noteUntold(ctx, added)
  return added
}

async function changeEntry(
  ctx: Ctx,
  story: LockedStory,
  before: EntryRow,
  { author, line, memory, earlierPhoto, earlierSound }: Left,
  stored: Stored,
): Promise<EntryRow> {
  const photoKey = stored.photoKey ?? (earlierPhoto === 'keep' ? before.photoKey : null)
  const soundKey = stored.soundKey ?? (earlierSound === 'keep' ? before.soundKey : null)
  const isSame =
    before.author === author &&
    before.line === line &&
    before.memory === memory &&
    before.photoKey === photoKey &&
    before.soundKey === soundKey
  if (isSame) return before
  const [changed] = await ctx.db
    .update(guestbookEntries)
    .set({ author, line, memory, photoKey, soundKey, status: before.status === 'chosen' ? 'waiting' : before.status })
    .where(eq(guestbookEntries.id, before.id))
    .returning()
  await discardFiles(ctx, [
    before.photoKey !== photoKey ? before.photoKey : null,
    before.soundKey !== soundKey ? before.soundKey : null,
  ])
  if (before.status === 'chosen') await discardBooks(ctx, story)
  return changed ?? before
}
