import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { discardedFiles } from '../../db/schema/discarded-files.ts'
import { guestbookEntries } from '../../db/schema/guestbooks.ts'
import { photos } from '../../db/schema/photos.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { thanks } from '../../db/schema/thanks.ts'
import { bookFiles, draftFiles, pictures, sheets } from '../../db/schema/stories.ts'

/** Younger files may belong to a row that is just being stored. */
const LEAST_AGE_MS = 24 * 3_600_000

/** Keys of files that no row names, a page at a time, as the store lists them. */
export async function* strayFiles(ctx: Ctx): AsyncGenerator<string[]> {
  const before = ctx.now().getTime() - LEAST_AGE_MS
  for await (const page of ctx.deps.files.list()) {
    const keys = page.filter(({ modifiedAt }) => modifiedAt.getTime() < before).map(({ key }) => key)
    const strays = keys.length > 0 ? await unnamed(ctx, keys) : []
    if (strays.length > 0) yield strays
  }
}

/** Other sizes go with their picture, and a photo's parts with the photo. */
async function unnamed(ctx: Ctx, keys: string[]): Promise<string[]> {
  const owner = sql`case
    when key like 'pictures/%' then regexp_replace(key, '-(w[0-9]+\\.(avif|webp)|paper\\.jpg)$', '.jpg')
    when key like 'photos/%' then regexp_replace(key, '[^/]+$', 'photo.jpg')
    else key end`
  const rows = await ctx.db
    .select({ key: sql<string>`asked.key` })
    .from(sql`(select key, ${owner} as owner from unnest(${sql.param(keys)}::text[]) as given(key)) as asked`)
    .where(
      sql`not exists (select from ${photos} where ${photos.fileKey} = owner)
        and not exists (select from ${pictures} where ${pictures.fileKey} = owner)
        and not exists (select from ${sheets} where ${sheets.fileKey} = owner)
        and not exists (select from ${bookFiles} where ${bookFiles.key} = owner)
        and not exists (select from ${draftFiles} where ${draftFiles.key} = owner)
        and not exists (select from ${guestbookEntries} where ${guestbookEntries.photoKey} = owner)
        and not exists (select from ${guestbookEntries} where ${guestbookEntries.soundKey} = owner)
        and not exists (select from ${thanks} where ${thanks.soundKey} = owner)
        and not exists (select from ${recordings} where ${recordings.fileKey} = owner)
        and not exists (select from ${users} where ${users.image} = owner)
        and not exists (select from ${discardedFiles} where ${discardedFiles.key} in (asked.key, owner))`,
    )
  return rows.map(({ key }) => key)
}
