import { and, asc, eq } from 'drizzle-orm'
import { RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import type { Recording } from '../../../contract/recordings.ts'
import type { Ctx } from '../../context.ts'
import { recordings, type RecordingRow } from '../../db/schema/recordings.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import type { Readable } from '../stories/policy.ts'
import { paragraphRows } from '../stories/reads.ts'
import { textDigest } from './rules.ts'

export function recordingRows({ db }: Pick<Ctx, 'db'>, storyId: number): Promise<RecordingRow[]> {
  return db.select().from(recordings).where(eq(recordings.storyId, storyId)).orderBy(asc(recordings.chapter))
}

/** The chapters that are recorded. `addressOf` gives the path at which whoever asks hears one. */
export async function presentRecordings(
  ctx: Ctx,
  { id }: Readable<Pick<StoryRow, 'id'>>,
  addressOf: (chapter: number) => string,
): Promise<Recording[]> {
  const rows = await recordingRows(ctx, id)
  if (rows.length === 0) return []
  const chapters = await paragraphRows(ctx, id)
  const digests = new Map(chapters.map((row) => [row.paragraphNumber, textDigest(row.paragraphText)]))
  return rows.map(({ chapter, seconds, narrated, recordedAt, textDigest: recorded }) => ({
    chapter,
    seconds,
    narrated,
    outdated: recorded !== null && recorded !== digests.get(chapter),
    // Another recording has another address: no browser plays the one before from memory.
    soundUrl: `${addressOf(chapter)}?v=${recordedAt.getTime()}`,
  }))
}

/** @throws AppError not_found */
export async function recordingFile(
  ctx: Ctx,
  { id }: Readable<Pick<StoryRow, 'id'>>,
  chapter: number,
): Promise<StoredFile> {
  const [row] = await ctx.db
    .select()
    .from(recordings)
    .where(and(eq(recordings.storyId, id), eq(recordings.chapter, chapter)))
  if (!row) throw new AppError('not_found', RECORDING_MESSAGES.notFound)
  return { key: row.fileKey, contentType: 'audio/mpeg' }
}
