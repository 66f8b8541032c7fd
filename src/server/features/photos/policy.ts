import { and, count, eq, gt, inArray, min } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { photos, type PhotoRow } from '../../db/schema/photos.ts'
import { DAY_MS, secondsUntilNextDay } from '../../day.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'

declare const owned: unique symbol
/** A photo that belongs to the caller. Only this file makes one. */
export type OwnedPhoto = PhotoRow & { readonly [owned]: true }

/** @throws AppError not_found, for a missing photo and for somebody else's alike */
export async function ownedPhoto(ctx: Ctx, photoId: number): Promise<OwnedPhoto> {
  const [photo] = await ctx.db.select().from(photos).where(eq(photos.id, photoId))
  if (!photo) throw new AppError('not_found', MESSAGES.photoNotFound)
  if (photo.userId !== ctx.who.userId) throw foreign(ctx, photoId)
  return photo as OwnedPhoto
}

/** @throws AppError not_found where any of them is missing or somebody else's */
export async function requireOwnPhotos(ctx: Ctx, photoIds: readonly (number | null | undefined)[]): Promise<void> {
  const wanted = new Set(photoIds.filter((id) => id !== null && id !== undefined))
  if (wanted.size === 0) return
  const found = await ctx.db
    .select({ id: photos.id, userId: photos.userId })
    .from(photos)
    .where(inArray(photos.id, [...wanted]))
  const others = found.find(({ userId }) => userId !== ctx.who.userId)
  if (others) throw foreign(ctx, others.id)
  if (found.length !== wanted.size) throw new AppError('not_found', MESSAGES.photoNotFound)
}

/** Answered like a missing one, but logged. */
function foreign(ctx: Ctx, photoId: number): AppError {
  recordEvent(ctx, 'access_refused', { photoId, userId: ctx.who.userId })
  return new AppError('not_found', MESSAGES.photoNotFound)
}

/** @throws AppError too_many, where this person has spent the day's combinations, each of which costs as much as an illustration */
export async function requireCombiningRoom(ctx: Ctx, userId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const mine = and(eq(photos.userId, userId), eq(photos.personRelation, 'combinada'), gt(photos.uploadedAt, since))
  const [day] = await ctx.db
    .select({ made: count(), first: min(photos.uploadedAt) })
    .from(photos)
    .where(mine)
  if (!day || day.made < ctx.deps.settings.VISITOR_DAILY_STORIES) return
  const retryAfterSeconds = secondsUntilNextDay(day.first, ctx.now())
  throw new AppError('too_many', MESSAGES.dailyPicturesSpent, undefined, { retryAfterSeconds })
}
