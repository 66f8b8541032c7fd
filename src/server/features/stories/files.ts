import sharp, { type Sharp } from 'sharp'
import type { Ctx } from '../../context.ts'
import type { PictureRow } from '../../db/schema/stories.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import { inTurn } from '../../pictures/decode.ts'
import { smallerKey } from '../files/picture-keys.ts'
import type { Readable } from './policy.ts'

type Format = { extension: 'avif' | 'webp'; contentType: string; encode: (image: Sharp) => Sharp }

/** At this effort AVIF takes as long as WebP, and a quarter to a half fewer bytes; a higher one takes seconds for little. */
const AVIF: Format = {
  extension: 'avif',
  contentType: 'image/avif',
  encode: (image) => image.avif({ quality: 55, effort: 1 }),
}
const WEBP: Format = { extension: 'webp', contentType: 'image/webp', encode: (image) => image.webp({ quality: 82 }) }

/**
 * Where a picture lies, in full or `width` pixels wide; a smaller one is made the first time and kept, as AVIF for whoever
 * accepts that (`accept` is the header), else as WebP.
 */
export async function pictureFile(
  ctx: Ctx,
  picture: Readable<PictureRow>,
  width: number | undefined,
  accept = '',
): Promise<StoredFile> {
  if (!picture.fileKey) throw new AppError('not_found', MESSAGES.pictureNotFound)
  const full: StoredFile = { key: picture.fileKey, contentType: 'image/jpeg', immutable: true }
  if (width === undefined || width >= (picture.width ?? 0)) return full
  const format = accepts(accept, AVIF.contentType) ? AVIF : WEBP
  const { contentType } = format
  const small: StoredFile = {
    key: smallerKey(picture.fileKey, width, format.extension),
    contentType,
    immutable: true,
    negotiated: true,
  }
  if (!(await ctx.deps.files.stat(small.key)))
    await once(small.key, async () => {
      const data = await ctx.deps.files.read(full.key)
      if (!data) throw new AppError('not_found', MESSAGES.pictureNotFound)
      const made = await inTurn(() => format.encode(sharp(data).resize({ width })).toBuffer())
      await ctx.deps.files.put(small.key, made, contentType)
    })
  return small
}

/** Whether the header names the type with a weight above zero. Wildcards do not count: browsers without AVIF send them too. */
function accepts(accept: string, contentType: string): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === contentType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

const making = new Map<string, Promise<void>>()

/** Those who ask for the same size at once wait for one. */
function once(key: string, make: () => Promise<void>): Promise<void> {
  const running = making.get(key) ?? make().finally(() => making.delete(key))
  making.set(key, running)
  return running
}
