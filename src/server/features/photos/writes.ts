import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Photo } from '../../../contract/photos.ts'
import type { Ctx } from '../../context.ts'
import { photos, type PhotoRow } from '../../db/schema/photos.ts'
import type { OwnedPhoto } from './policy.ts'
import { preparePhoto } from './prepare.ts'
import { presentPhoto } from './present.ts'

export type PhotoUpload = {
  data: Buffer
  personRelation: PhotoRow['personRelation']
  description?: string | undefined
}

/** Stores a photo, its face and its thumbnail. A failure half-way leaves no file behind. */
export async function addPhoto(ctx: Ctx & { who: { userId: string } }, upload: PhotoUpload): Promise<Photo> {
  const { files, photoReader } = ctx.deps
  const prepared = await preparePhoto(upload.data, photoReader)
  const folder = `photos/${randomUUID()}`
  const keys = {
    fileKey: `${folder}/photo.jpg`,
    faceKey: `${folder}/face.jpg`,
    thumbnailKey: `${folder}/thumbnail.jpg`,
  }
  try {
    await Promise.all([
      files.put(keys.fileKey, prepared.image, 'image/jpeg'),
      files.put(keys.faceKey, prepared.face, 'image/jpeg'),
      files.put(keys.thumbnailKey, prepared.thumbnail, 'image/jpeg'),
    ])
    const [row] = await ctx.db
      .insert(photos)
      .values({
        userId: ctx.who.userId,
        personRelation: upload.personRelation,
        description: upload.description || null,
        width: prepared.width,
        height: prepared.height,
        ...keys,
      })
      .returning()
    return presentPhoto(row as PhotoRow)
  } catch (error) {
    await files.remove(Object.values(keys))
    throw error
  }
}

/** Deletes a photo for real: row and files. Stories drawn with it keep their pictures. */
export async function deletePhoto(ctx: Ctx, photo: OwnedPhoto): Promise<void> {
  await ctx.db.delete(photos).where(eq(photos.id, photo.id))
  await ctx.deps.files.remove([photo.fileKey, photo.thumbnailKey, ...(photo.faceKey ? [photo.faceKey] : [])])
}
