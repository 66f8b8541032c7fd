import { isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { users } from '../db/schema/accounts.ts'
import { guestbookEntries } from '../db/schema/guestbooks.ts'
import { photos } from '../db/schema/photos.ts'
import { recordings } from '../db/schema/recordings.ts'
import { bookFiles, draftFiles, pictures, sheets } from '../db/schema/stories.ts'
import { thanks } from '../db/schema/thanks.ts'
import type { StoredJob } from './archive.ts'

const AT_ONCE = 500

/** What a driver answers: both have the rows under the same name. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query)
  return (answer as { rows: Row[] }).rows
}

/** A table's rows as lines of JSON, as PostgreSQL itself writes them. Inside a transaction. */
export async function* readRows(tx: Db, table: string): AsyncGenerator<string> {
  const cursor = sql.identifier(`backup_${table}`)
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  )
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(AT_ONCE))} from ${cursor}`)
    for (const { line } of rows) yield line
    if (rows.length < AT_ONCE) break
  }
  await tx.execute(sql`close ${cursor}`)
}

/** Jobs that are not done, without scheduled ones, which the queue creates again. */
export async function readJobs(tx: Db): Promise<StoredJob[]> {
  return rowsOf<StoredJob>(
    tx,
    sql`select name, data, greatest(0, ceil(extract(epoch from start_after - now())))::int as "delaySeconds"
      from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name not like '%-dead'
      order by created_on`,
  )
}

/** Every file that a row points at. Smaller sizes of pictures are made anew when somebody asks for them. */
export async function fileKeys(tx: Db): Promise<string[]> {
  const found = await Promise.all([
    tx.select({ a: photos.fileKey, b: photos.faceKey, c: photos.thumbnailKey }).from(photos),
    tx.select({ a: pictures.fileKey }).from(pictures).where(isNotNull(pictures.fileKey)),
    tx.select({ a: sheets.fileKey }).from(sheets).where(isNotNull(sheets.fileKey)),
    tx.select({ a: bookFiles.key }).from(bookFiles),
    tx.select({ a: draftFiles.key }).from(draftFiles),
    tx
      .select({ a: guestbookEntries.photoKey, b: guestbookEntries.soundKey })
      .from(guestbookEntries)
      .where(or(isNotNull(guestbookEntries.photoKey), isNotNull(guestbookEntries.soundKey))),
    tx.select({ a: thanks.soundKey }).from(thanks).where(isNotNull(thanks.soundKey)),
    tx.select({ a: recordings.fileKey }).from(recordings),
    tx.select({ a: users.image }).from(users).where(like(users.image, 'profiles/%')),
  ])
  return [...new Set(found.flat().flatMap((row) => Object.values(row)))].filter((key) => key !== null)
}
