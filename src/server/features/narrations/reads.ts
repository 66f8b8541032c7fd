import { eq } from 'drizzle-orm'
import type { Narration } from '../../../contract/recordings.ts'
import type { Ctx } from '../../context.ts'
import { narrations, type NarrationRow } from '../../db/schema/recordings.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { recordingRows } from '../recordings/reads.ts'
import type { Owned } from '../stories/policy.ts'
import { paragraphRows } from '../stories/reads.ts'
import { isUnread } from './rules.ts'

/** Null where none was asked for yet. */
export async function narrationRow({ db }: Pick<Ctx, 'db'>, storyId: number): Promise<NarrationRow | null> {
  const [row = null] = await db.select().from(narrations).where(eq(narrations.storyId, storyId))
  return row
}

export async function presentNarration(ctx: Ctx, { id }: Owned<Pick<StoryRow, 'id'>>): Promise<Narration> {
  if (!ctx.deps.narrator) return { status: 'off', message: null }
  const row = await narrationRow(ctx, id)
  if (row?.status === 'reading') return { status: 'reading', message: null }
  return row?.status === 'failed' ? { status: 'failed', message: row.failure } : { status: 'idle', message: null }
}

/** How many chapters a narrator may read. */
export async function unreadChapters(ctx: Ctx, storyId: number): Promise<number> {
  const recorded = new Map((await recordingRows(ctx, storyId)).map((row) => [row.chapter, row]))
  const chapters = await paragraphRows(ctx, storyId)
  return chapters.filter((row) => isUnread(recorded.get(row.paragraphNumber), row.paragraphText)).length
}
