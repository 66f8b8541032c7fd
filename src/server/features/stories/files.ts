import sharp from 'sharp'
import type { Ctx } from '../../context.ts'
import type { PictureRow } from '../../db/schema/stories.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import type { Readable } from './policy.ts'

/** Where a picture lies, in full or `width` pixels wide; a smaller one is made the first time and kept. */
export async function pictureFile(
  ctx: Ctx,
  picture: Readable<PictureRow>,
  width: number | undefined,
): Promise<StoredFile> {
  if (!picture.fileKey) throw new AppError('not_found', MESSAGES.pictureNotFound)
  const full: StoredFile = { key: picture.fileKey, contentType: 'image/jpeg', immutable: true }
  if (width === undefined || width >= (picture.width ?? 0)) return full
  const small: StoredFile = { key: smallerKey(picture.fileKey, width), contentType: 'image/webp', immutable: true }
  if (await ctx.deps.files.stat(small.key)) return small
  const data = await ctx.deps.files.read(full.key)
  if (!data) throw new AppError('not_found', MESSAGES.pictureNotFound)
  await ctx.deps.files.put(
    small.key,
    await sharp(data).resize({ width }).webp({ quality: 82 }).toBuffer(),
    small.contentType,
  )
  return small
}

const WIDTHS = [320, 640, 960]

/** Every file that may exist for a picture. */
export function pictureKeys(fileKey: string): string[] {
  return [fileKey, ...WIDTHS.map((width) => smallerKey(fileKey, width))]
}

function smallerKey(fileKey: string, width: number): string {
  return `${fileKey.replace(/\.jpg$/, '')}-w${width}.webp`
}
