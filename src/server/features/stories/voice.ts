import { and, eq, isNull } from 'drizzle-orm'
import { listeningPath } from '../../../contract/gifts.ts'
import type { Ctx } from '../../context.ts'
import { gifts } from '../../db/schema/gifts.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { unsealed } from '../../link-tokens.ts'

/** Where a printed book leads to be listened to; null where nothing is recorded, or its gift's link opens nothing. */
export async function voicePath(ctx: Ctx, storyId: number): Promise<string | null> {
  const [gift] = await ctx.db
    .select({ sealedToken: gifts.sealedToken })
    .from(gifts)
    .innerJoin(recordings, eq(recordings.storyId, gifts.storyId))
    .where(and(eq(gifts.storyId, storyId), isNull(gifts.closedAt)))
    .limit(1)
  const token = gift ? await unsealed(ctx, gift.sealedToken) : null
  return token && listeningPath(token)
}
