import { and, eq, gt, inArray } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { photos, type PhotoRow } from '../../db/schema/photos.ts'
import { AppError } from '../../errors.ts'

declare const owned: unique symbol
/** A photo that belongs to the caller. Only this file makes one. */
export type OwnedPhoto = PhotoRow & { readonly [owned]: true }

/** @throws AppError not_found, for a missing photo and for somebody else's alike */
export async function ownedPhoto(ctx: Ctx, photoId: number): Promise<OwnedPhoto> {
  const [photo] = await ctx.db.select().from(photos).where(eq(photos.id, photoId))
  if (!photo || photo.userId !== ctx.who.userId) throw new AppError('not_found', MESSAGES.photoNotFound)
  return photo as OwnedPhoto
}

/** @throws AppError not_found where any of them is missing or somebody else's */
export async function requireOwnPhotos(ctx: Ctx, photoIds: readonly (number | null | undefined)[]): Promise<void> {
  const wanted = new Set(photoIds.filter((id) => id !== null && id !== undefined))
  if (wanted.size === 0) return
  const found = await ctx.db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...wanted]), eq(photos.userId, ctx.who.userId ?? '')))
  if (found.length !== wanted.size) throw new AppError('not_found', MESSAGES.photoNotFound)
}

const DAY_MS = 86_400_000

/** @throws AppError too_many, where one person has combined photos all day: each costs as much as an illustration */
export async function requireCombiningRoom(ctx: Ctx, userId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const mine = and(eq(photos.userId, userId), eq(photos.personRelation, 'combinada'), gt(photos.uploadedAt, since))
  if ((await ctx.db.$count(photos, mine)) >= ctx.deps.settings.VISITOR_DAILY_STORIES)
    throw new AppError('too_many', MESSAGES.dailyPicturesSpent)
}
