import { randomUUID } from 'node:crypto'
import { inArray, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { MAX_DESCRIPTION_LENGTH, PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { PhotoFinding } from '../../../contract/photo-findings.ts'
import type { Photo } from '../../../contract/photos.ts'
import { type Ctx, transact } from '../../context.ts'
import { photos, type PhotoRow } from '../../db/schema/photos.ts'
import { pictures, sheets, stories } from '../../db/schema/stories.ts'
import { isOrphan } from '../../db/references.ts'
import { AppError } from '../../errors.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles, reserveFiles } from '../files/reserve.ts'
import { metered } from '../usage/meter.ts'
import { lockStories } from '../stories/lock.ts'
import type { OwnedPhoto } from './policy.ts'
import { preparePhoto } from './prepare.ts'
import { presentPhoto } from './present.ts'

type PhotoUpload = {
  data: Buffer
  personRelation: PhotoRow['personRelation']
  description?: string | undefined
}

/** Findings are returned with the upload and not stored. */
type AddedPhoto = { photo: Photo; findings: PhotoFinding[] }

/** Stores a photo, its face and its thumbnail. A failure half-way, even a crash, leaves no file behind. Whoever leaves before it was looked at (`signal`) stores nothing. */
export async function addPhoto(
  ctx: Ctx & { who: { userId: string } },
  upload: PhotoUpload,
  signal?: AbortSignal,
): Promise<AddedPhoto> {
  const { files, photoReader } = ctx.deps
  const isWhole = upload.personRelation === 'combinada'
  const prepared = await preparePhoto(upload.data, photoReader, { isWhole, ...(signal && { signal }) })
  const folder = `photos/${randomUUID()}`
  const keys = {
    fileKey: `${folder}/photo.jpg`,
    faceKey: `${folder}/face.jpg`,
    thumbnailKey: `${folder}/thumbnail.jpg`,
  }
  await reserveFiles(ctx, Object.values(keys))
  try {
    // Wait for all writes before removing: one still under way would create its file again.
    const stored = await Promise.allSettled([
      files.put(keys.fileKey, prepared.image, 'image/jpeg'),
      files.put(keys.faceKey, prepared.face, 'image/jpeg'),
      files.put(keys.thumbnailKey, prepared.thumbnail, 'image/jpeg'),
    ])
    for (const outcome of stored) if (outcome.status === 'rejected') throw outcome.reason
    const values = {
      userId: ctx.who.userId,
      personRelation: upload.personRelation,
      description: upload.description || null,
      width: prepared.width,
      height: prepared.height,
      ...keys,
    }
    const row = await transact(ctx, async (ctx) => {
      const [row] = await ctx.db.insert(photos).values(values).returning()
      await claimFiles(ctx, Object.values(keys))
      return row
    })
    return { photo: presentPhoto(row as PhotoRow), findings: prepared.findings }
  } catch (error) {
    // Where the database does not answer either, they are due for removal all the same.
    await discardFiles(ctx, Object.values(keys)).catch((err: unknown) => ctx.log.warn({ err }, 'an upload broke off'))
    // The account was deleted during the upload.
    throw isOrphan(error) ? new AppError('unauthorized', MESSAGES.loginRequired) : error
  }
}

/** One picture out of two photos, kept in the library beside them. */
export async function combinePhotos(
  ctx: Ctx & { who: { userId: string } },
  photos: readonly [OwnedPhoto, OwnedPhoto],
  prompt: string,
): Promise<Photo> {
  const { files, illustrator, moderator } = ctx.deps
  const images = await Promise.all(photos.map((photo) => files.read(photo.fileKey)))
  const [one, two] = images
  if (!one || !two) throw new AppError('not_found', MESSAGES.photoNotFound)
  const verdict = await moderator?.review({ texts: [prompt], images: [one, two] }, {})
  if (verdict && !verdict.ok) throw new AppError('refused', verdict.reason)
  const combined = await metered(ctx, (onUsage) =>
    illustrator.combine(
      { photos: [one, two], prompt, width: PICTURE_WIDTH, height: PICTURE_HEIGHT },
      { seed: `${photos[0].id}:${photos[1].id}:${prompt}`, onUsage },
    ),
  )
  const seen = await moderator?.review({ images: [combined.data] }, {})
  if (seen && !seen.ok) throw new AppError('refused', MESSAGES.pictureRefused)
  const { photo } = await addPhoto(ctx, {
    data: Buffer.from(combined.data),
    personRelation: 'combinada',
    description: prompt.slice(0, MAX_DESCRIPTION_LENGTH),
  })
  return photo
}

/** Deletes a photo for real: row and files. Stories drawn with it keep their pictures. */
export function deletePhoto(ctx: Ctx, photo: OwnedPhoto): Promise<void> {
  return transact(ctx, (ctx) => discardPhotos(ctx, [photo.id]))
}

/** For the owner's wish, the account's end and the retention of visitors' photos alike; within a transaction. */
export async function discardPhotos(ctx: Ctx, photoIds: readonly number[]): Promise<void> {
  if (photoIds.length === 0) return
  const ids = [...photoIds]
  // Deleting a photo also changes the stories, pictures and sheets that name it.
  await lockStories(ctx, await storiesNaming(ctx, ids))
  const rows = await ctx.db.delete(photos).where(inArray(photos.id, ids)).returning()
  await discardFiles(
    ctx,
    rows.flatMap((row) => [row.fileKey, row.faceKey, row.thumbnailKey]),
  )
}

async function storiesNaming(ctx: Ctx, photoIds: number[]): Promise<number[]> {
  const naming = (table: typeof stories | typeof pictures | typeof sheets) =>
    or(inArray(table.senderPhotoId, photoIds), inArray(table.recipientPhotoId, photoIds))
  const rows = await union(
    ctx.db.select({ id: stories.id }).from(stories).where(naming(stories)),
    ctx.db.select({ id: pictures.storyId }).from(pictures).where(naming(pictures)),
    ctx.db.select({ id: sheets.storyId }).from(sheets).where(naming(sheets)),
  )
  return rows.map(({ id }) => id)
}
