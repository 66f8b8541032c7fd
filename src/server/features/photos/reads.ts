import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Photo } from '../../../contract/photos.ts'
import type { Ctx } from '../../context.ts'
import { photos } from '../../db/schema/photos.ts'
import type { PersonPhoto } from '../../../engine.ts'
import { presentPhoto } from './present.ts'

/** Newest first; `before` is the id of the last photo already shown. */
export async function listPhotos(
  ctx: Ctx,
  userId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Photo[]> {
  const rows = await ctx.db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), before === undefined ? undefined : lt(photos.id, before)))
    .orderBy(desc(photos.id))
    .limit(limit)
  return rows.map(presentPhoto)
}

/** The photos as engines see them; null where there is none (any more). */
export async function readPersonPhotos(
  ctx: Ctx,
  ids: { sender: number | null; recipient: number | null },
): Promise<{ sender: PersonPhoto | null; recipient: PersonPhoto | null }> {
  const wanted = [ids.sender, ids.recipient].filter((id) => id !== null)
  const rows = wanted.length ? await ctx.db.select().from(photos).where(inArray(photos.id, wanted)) : []
  const load = async (id: number | null): Promise<PersonPhoto | null> => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) return null
    const [image, face] = await Promise.all([
      ctx.deps.files.read(row.fileKey),
      row.faceKey ? ctx.deps.files.read(row.faceKey) : null,
    ])
    return image && { image, face }
  }
  const [sender, recipient] = await Promise.all([load(ids.sender), load(ids.recipient)])
  return { sender, recipient }
}
