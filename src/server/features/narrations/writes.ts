import { and, eq, sql } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import { MAX_NARRATED_CHAPTERS, RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { narrations, type RecordingRow } from '../../db/schema/recordings.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { recordingRows } from '../recordings/reads.ts'
import { putRecording } from '../recordings/writes.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { narrateQueue } from './queues.ts'
import { narrationRow, unreadChapters } from './reads.ts'

/**
 * Has a narrator read what is not recorded. Where it reads already, or nothing is left to read, nothing changes.
 *
 * @throws AppError unavailable, where there is no narrator; conflict, where the story is not bought; too_many
 */
export async function startNarration(ctx: Ctx, { id: storyId }: Owned<StoryRow>): Promise<void> {
  if (!ctx.deps.narrator) throw new AppError('unavailable', RECORDING_MESSAGES.narratorOff)
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    if (story.boughtAt === null) throw new AppError('conflict', RECORDING_MESSAGES.narratorNotBought)
    const before = await narrationRow(ctx, storyId)
    const unread = await unreadChapters(ctx, storyId)
    if (before?.status === 'reading' || unread === 0) return
    if ((before?.chaptersRead ?? 0) + unread > MAX_NARRATED_CHAPTERS)
      throw new AppError('too_many', RECORDING_MESSAGES.narratorSpent)
    const begun = { status: 'reading', nextChapter: 1, failure: null } as const
    await ctx.db
      .insert(narrations)
      .values({ storyId, ...begun })
      .onConflictDoUpdate({ target: narrations.storyId, set: begun })
    await enqueue(ctx, narrateQueue, { storyId })
  })
}

/**
 * Goes on to the next chapter, with the recording of this one if it was read. One that its giver recorded meanwhile
 * stays, and nothing is kept for a run that has ended.
 */
export function passChapter(
  ctx: Ctx,
  { storyId, chapter }: Pick<RecordingRow, 'storyId' | 'chapter'>,
  read: Omit<RecordingRow, 'recordedAt'> | null,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    if (!(await lockStory(ctx, storyId))) return
    const [passed] = await ctx.db
      .update(narrations)
      .set({ nextChapter: chapter + 1, chaptersRead: sql`${narrations.chaptersRead} + ${read ? 1 : 0}` })
      .where(
        and(eq(narrations.storyId, storyId), eq(narrations.status, 'reading'), eq(narrations.nextChapter, chapter)),
      )
      .returning({ storyId: narrations.storyId })
    if (!passed || !read) return
    const kept = (await recordingRows(ctx, storyId)).find((row) => row.chapter === chapter)
    if (!kept || kept.narrated) await putRecording(ctx, read)
  })
}

/** Ends a run; `failure` is what whoever asked is told. */
export async function endNarration(ctx: Ctx, storyId: number, failure: string | null): Promise<void> {
  await ctx.db
    .update(narrations)
    .set({ status: failure === null ? 'done' : 'failed', failure })
    .where(and(eq(narrations.storyId, storyId), eq(narrations.status, 'reading')))
}
