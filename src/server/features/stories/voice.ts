import { and, eq, isNull } from 'drizzle-orm'
import { listeningPath } from '../../../contract/gifts.ts'
import type { Ctx } from '../../context.ts'
import { gifts } from '../../db/schema/gifts.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { unsealed } from '../../link-tokens.ts'

/** Where a book is listened to; `narrated` where a narrator alone has read it. */
export type BookVoice = { path: string; narrated: boolean }

/** Where a printed book leads to be listened to; null where nothing is recorded, or its gift's link opens nothing. */
export async function bookVoice(ctx: Ctx, storyId: number): Promise<BookVoice | null> {
  const [gift] = await ctx.db
    .select({ sealedToken: gifts.sealedToken, narrated: recordings.narrated })
    .from(gifts)
    .innerJoin(recordings, eq(recordings.storyId, gifts.storyId))
    .where(and(eq(gifts.storyId, storyId), isNull(gifts.closedAt)))
    // The giver's own chapters first.
    .orderBy(recordings.narrated)
    .limit(1)
  const token = gift ? await unsealed(ctx, gift.sealedToken) : null
  return gift && token ? { path: listeningPath(token), narrated: gift.narrated } : null
}
