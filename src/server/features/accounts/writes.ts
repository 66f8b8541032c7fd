import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { z } from 'zod'
import type { profileSchema } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { photos } from '../../db/schema/photos.ts'
import { stories } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'
import { discardFiles } from '../files/discard.ts'
import { forgetGiftCardsOf } from '../gift-cards/forget.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { uprightJpeg } from '../photos/prepare.ts'
import { discardPhotos } from '../photos/writes.ts'
import { lockStories } from '../stories/lock.ts'
import { discardStories } from '../stories/writes.ts'
import { requirePassword } from '../credentials/require-password.ts'
import type { UserRow } from './present.ts'

const PICTURE_SIDE = 256

export async function updateProfile(
  ctx: Ctx,
  userId: string,
  profile: z.output<typeof profileSchema>,
): Promise<UserRow> {
  const [user] = await ctx.db
    .update(users)
    .set({
      ...(profile.firstName !== undefined && { firstName: profile.firstName || null }),
      ...(profile.lastName !== undefined && { lastName: profile.lastName || null }),
      ...(profile.bio !== undefined && { bio: profile.bio || null }),
      updatedAt: ctx.now(),
    })
    .where(eq(users.id, userId))
    .returning()
  return present(user)
}

/** @throws AppError where the upload is no photo */
export async function setProfilePicture(
  ctx: Ctx,
  userId: string,
  upload: Buffer,
  signal?: AbortSignal,
): Promise<UserRow> {
  const square = await sharp(await uprightJpeg(upload, signal))
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 86 })
    .toBuffer()
  const key = `profiles/${randomUUID()}.jpg`
  await storeFile(ctx, key, square, 'image/jpeg')
  return transact(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('update')
    const [user] = await ctx.db
      .update(users)
      .set({ image: key, updatedAt: ctx.now() })
      .where(eq(users.id, userId))
      .returning()
    if (!user) return present(user)
    await claimFiles(ctx, [key])
    await discardFiles(ctx, [before?.image?.startsWith('profiles/') ? before.image : null])
    return present(user)
  })
}

/**
 * Deletes an account with everything in it, files included. Receipts of purchases stay, without a
 * name, and so do the codes of gift cards, without words: others were given them.
 *
 * @throws AppError invalid, where the password is wrong
 */
export async function deleteAccount(ctx: Ctx, userId: string, password: string | undefined): Promise<void> {
  await requirePassword(ctx, userId, password)
  await transact(ctx, async (ctx) => {
    const told = await ctx.db.select({ id: stories.id }).from(stories).where(eq(stories.userId, userId))
    const held = await lockStories(
      ctx,
      told.map((row) => row.id),
    )
    await discardStories(ctx, held, 'account')
    const own = await ctx.db.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId))
    await discardPhotos(
      ctx,
      own.map((row) => row.id),
    )
    await forgetGiftCardsOf(ctx, userId)
    const [user] = await ctx.db.delete(users).where(eq(users.id, userId)).returning()
    await discardFiles(ctx, [user?.image?.startsWith('profiles/') ? user.image : null])
  })
  recordEvent(ctx, 'account_deleted', { userId })
}

function present(user: UserRow | undefined): UserRow {
  if (!user) throw new AppError('unauthorized', MESSAGES.loginRequired)
  return user
}
