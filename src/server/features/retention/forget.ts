import { and, eq, exists, not, or, type SQL } from 'drizzle-orm'
import { type Ctx, transact } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { photos } from '../../db/schema/photos.ts'
import { pictures, sheets, stories, type StoryRow } from '../../db/schema/stories.ts'
import { discardPhotos } from '../photos/writes.ts'
import { lockStories } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { discardStories } from '../stories/writes.ts'

/**
 * Deletes a story with the photos that it was made from, and of a visitor without an account also those that no other
 * story names: nobody but retention would find them again.
 */
export function forgetStory(ctx: Ctx, { id, userId }: Owned<StoryRow>): Promise<void> {
  return transact(ctx, async (ctx) => {
    // Locks all stories that name these photos, this one among them.
    await discardPhotos(ctx, await findPhotos(ctx, userId, isNamed(ctx, id)))
    await discardStories(ctx, await lockStories(ctx, [id]))
    await discardPhotos(ctx, await findPhotos(ctx, userId, and(eq(users.isAnonymous, true), not(isNamed(ctx)))))
  })
}

async function findPhotos(ctx: Ctx, userId: string, which: SQL | undefined): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(photos.userId, userId), which))
  return rows.map(({ id }) => id)
}

/** Whether a story, one of its pictures or its sheet was made from the photo: any story, or this one. */
function isNamed({ db }: Ctx, storyId?: number): SQL {
  const naming = ({ table, of }: (typeof NAMING)[number]) =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            or(eq(table.senderPhotoId, photos.id), eq(table.recipientPhotoId, photos.id)),
            storyId === undefined ? undefined : eq(of, storyId),
          ),
        ),
    )
  return or(...NAMING.map(naming)) as SQL
}

const NAMING = [
  { table: stories, of: stories.id },
  { table: pictures, of: pictures.storyId },
  { table: sheets, of: sheets.storyId },
] as const
