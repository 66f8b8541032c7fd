import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { MESSAGES } from '../../../contract/messages.ts'
import { RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import { type Ctx, transact } from '../../context.ts'
import { type RecordingRow, recordings } from '../../db/schema/recordings.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles, storeFile } from '../files/reserve.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { paragraphRows } from '../stories/reads.ts'
import { encodeSound } from './encode.ts'
import { textDigest } from './rules.ts'

/**
 * Keeps a chapter's recording in the place of the one before. A failure half-way leaves that one as it was.
 *
 * @throws AppError conflict, where the story is not bought; unsupported, invalid, too_large or unavailable for the sound
 */
export async function keepRecording(
  ctx: Ctx,
  { id: storyId, boughtAt }: Owned<StoryRow>,
  chapter: number,
  wav: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  if (boughtAt === null) throw new AppError('conflict', RECORDING_MESSAGES.notBought)
  const { data, mediaType, seconds } = await encodeSound(ctx, wav, signal)
  const fileKey = `recordings/${randomUUID()}.mp3`
  await storeFile(ctx, fileKey, data, mediaType)
  await transact(ctx, async (ctx) => {
    if (!(await lockStory(ctx, storyId))) throw new AppError('not_found', MESSAGES.storyNotFound)
    const read = (await paragraphRows(ctx, storyId)).find(({ paragraphNumber }) => paragraphNumber === chapter)
    const digest = read ? textDigest(read.paragraphText) : null
    await putRecording(ctx, { storyId, chapter, fileKey, seconds, textDigest: digest, narrated: false })
  })
}

/** Puts a stored file in the place of the chapter's recording. Belongs into a transaction that holds the story. */
export async function putRecording(ctx: Ctx, recording: Omit<RecordingRow, 'recordedAt'>): Promise<void> {
  await removeRow(ctx, recording.storyId, recording.chapter)
  await claimFiles(ctx, [recording.fileKey])
  await ctx.db.insert(recordings).values({ ...recording, recordedAt: ctx.now() })
}

/** Deletes it for real; where there is none, nothing happens. */
export function deleteRecording(ctx: Ctx, { id }: Owned<StoryRow>, chapter: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    if (await lockStory(ctx, id)) await removeRow(ctx, id, chapter)
  })
}

async function removeRow(ctx: Ctx, storyId: number, chapter: number): Promise<void> {
  const removed = await ctx.db
    .delete(recordings)
    .where(and(eq(recordings.storyId, storyId), eq(recordings.chapter, chapter)))
    .returning({ key: recordings.fileKey })
  await discardFiles(
    ctx,
    removed.map(({ key }) => key),
  )
}
