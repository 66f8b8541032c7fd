import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import {
  paragraphs,
  pictures,
  sheets,
  stories,
  type PictureRow,
  type SheetRow,
  type StoryRow,
} from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { presentPart } from '../stories/present.ts'
import { discardBooks } from '../stories/writes.ts'
import { notifyFollowers } from './events.ts'
import { requireRedrawsLeft } from './limits.ts'
import { announcePart, announceProgress, endIfOver } from './progress.ts'
import { illustrateQueue, sheetQueue } from './queues.ts'
import { COVER, digestOf, sheetDigest } from './rules.ts'

export type PictureWish = {
  imagePrompt?: string | undefined
  style?: StoryRow['brief']['illustrationStyle'] | undefined
  senderPhotoId?: number | null | undefined
  recipientPhotoId?: number | null | undefined
  /** Names one wish for another picture in a finished one's place. */
  redo?: string | undefined
  wish?: string | undefined
}

/**
 * Asks for a picture of a story.
 *
 * @throws AppError not_found, where the story was deleted meanwhile; too_many, where its redraws are spent
 */
export function requestPicture(
  ctx: Ctx,
  { id }: Owned<StoryRow>,
  subject: number,
  wish: PictureWish,
): Promise<PictureRow> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, id)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    return askForPicture(ctx, story, subject, wish)
  })
}

/**
 * What the wish leaves open is the story's own. An equal wish is drawn once: while it waits or when it is ready its row
 * is found again; one that failed is tried again. A wish for what was asked for otherwise already is a redraw in whatever
 * words it comes, and here all redraws are counted. `null` is nobody's wish: the story's own picture, as its text comes;
 * `unasked`, where nobody has asked for the story's pictures either.
 *
 * @throws AppError too_many, where the story's redraws are spent
 */
export async function askForPicture(
  ctx: Ctx,
  story: LockedStory,
  subject: number,
  wanted: PictureWish | null,
  { unasked = false }: { unasked?: boolean } = {},
): Promise<PictureRow> {
  const wish = wanted ?? {}
  const request = {
    imagePrompt: wish.imagePrompt || (await storedPrompt(ctx, story, subject)),
    style: wish.style ?? story.brief.illustrationStyle,
    senderPhotoId: wish.senderPhotoId ?? story.senderPhotoId,
    recipientPhotoId: wish.recipientPhotoId ?? story.recipientPhotoId,
    ...(wish.redo && { redo: wish.redo, wish: wish.wish ?? '' }),
  }
  const requestDigest = digestOf(request)
  const ofSubject = and(eq(pictures.storyId, story.id), eq(pictures.subject, subject))
  const [known] = await ctx.db
    .select()
    .from(pictures)
    .where(and(ofSubject, eq(pictures.requestDigest, requestDigest)))
  if (known && !known.asked && !unasked) {
    known.asked = true
    await ctx.db.update(pictures).set({ asked: true }).where(eq(pictures.id, known.id))
  }
  if (known?.status === 'ready') {
    await usePicture(ctx, story, known)
    return known
  }
  if (known?.status === 'waiting') {
    await queuePicture(ctx, story, known)
    return known
  }
  const isOther = and(ne(pictures.requestDigest, requestDigest), eq(pictures.asked, true))
  const otherwise = and(ofSubject, isOther, ne(pictures.status, 'failed'))
  const isAgain = wanted !== null && (await ctx.db.$count(pictures, otherwise)) > 0
  const redo = wish.redo ?? (isAgain ? randomUUID() : null)
  if (redo) await requireRedrawsLeft(ctx, story.id)
  const waiting = { ...request, redo, asked: !unasked, status: 'waiting', failure: null, refused: false } as const
  const [picture] = known
    ? await ctx.db.update(pictures).set(waiting).where(eq(pictures.id, known.id)).returning()
    : await ctx.db
        .insert(pictures)
        .values({ storyId: story.id, subject, ...waiting, requestDigest })
        .returning()
  if (!picture) throw new Error('the picture was not stored')
  await queuePicture(ctx, story, picture)
  return picture
}

/** Queues a waiting picture, or first the sheet that it refers to. Belongs in the transaction that stores it. */
export async function queuePicture(ctx: Ctx, story: LockedStory, picture: PictureRow): Promise<void> {
  const sheet = 'sheet' in ctx.deps.illustrator ? await requestSheet(ctx, story, picture) : null
  if (sheet) await enqueue(ctx, sheetQueue, { sheetId: sheet.id })
  else await enqueue(ctx, illustrateQueue, { pictureId: picture.id }, picture.asked ? {} : { priority: UNASKED })
}

/** What was asked for, by anybody, is drawn first. */
const UNASKED = -1

/** The sheet that the picture must wait for; null once it is there. What failed is tried again. */
async function requestSheet(
  ctx: Ctx,
  story: LockedStory,
  wish: Pick<PictureRow, 'style' | 'senderPhotoId' | 'recipientPhotoId'>,
): Promise<SheetRow | null> {
  const { style, senderPhotoId, recipientPhotoId } = wish
  const requestDigest = sheetDigest(story, wish)
  await ctx.db
    .insert(sheets)
    .values({ storyId: story.id, style, senderPhotoId, recipientPhotoId, requestDigest })
    .onConflictDoNothing()
  const [sheet] = await ctx.db
    .select()
    .from(sheets)
    .where(and(eq(sheets.storyId, story.id), eq(sheets.requestDigest, requestDigest)))
  if (!sheet || sheet.status === 'ready') return null
  if (sheet.status === 'failed') await ctx.db.update(sheets).set({ status: 'waiting' }).where(eq(sheets.id, sheet.id))
  return sheet
}

async function storedPrompt(ctx: Ctx, story: StoryRow, subject: number): Promise<string> {
  if (subject === COVER) return story.coverPrompt ?? ''
  const [row] = await ctx.db
    .select({ imagePrompt: paragraphs.imagePrompt })
    .from(paragraphs)
    .where(and(eq(paragraphs.storyId, story.id), eq(paragraphs.paragraphNumber, subject)))
  return row?.imagePrompt ?? ''
}

/** Makes a finished picture the one in use, and tells whoever follows the story. */
export async function usePicture(ctx: Ctx, story: LockedStory, picture: PictureRow): Promise<void> {
  if (picture.subject === COVER) {
    await ctx.db.update(stories).set({ coverPictureId: picture.id }).where(eq(stories.id, story.id))
    await notifyFollowers(ctx, story.id)
  } else {
    const [paragraph] = await ctx.db
      .update(paragraphs)
      .set({ pictureId: picture.id })
      .where(and(eq(paragraphs.storyId, story.id), eq(paragraphs.paragraphNumber, picture.subject)))
      .returning()
    if (paragraph) await announcePart(ctx, story, presentPart(paragraph))
  }
  await discardBooks(ctx, story)
  await announceProgress(ctx, story)
  await endIfOver(ctx, story)
}
