import { and, desc, eq } from 'drizzle-orm'
import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { routes } from '../../../contract/routes.ts'
import type { ReceivedThanks } from '../../../contract/thanks.ts'
import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { thanks, type ThanksRow } from '../../db/schema/thanks.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import type { Readable } from '../stories/policy.ts'

/** What was answered to a story's giver, newest first. Whether the caller may read it was asked before. */
export async function thanksOf(ctx: Ctx, storyId: number): Promise<ReceivedThanks[]> {
  return (await thanksRows(ctx, storyId)).map(presentThanks)
}

export function thanksRows(ctx: Ctx, storyId: number): Promise<ThanksRow[]> {
  return ctx.db.select().from(thanks).where(eq(thanks.storyId, storyId)).orderBy(desc(thanks.sentAt))
}

/** @throws AppError not_found */
export async function thanksSound(ctx: Ctx, { id }: Readable<StoryRow>, thanksId: string): Promise<StoredFile> {
  const [row] = await ctx.db
    .select({ key: thanks.soundKey })
    .from(thanks)
    .where(and(eq(thanks.storyId, id), eq(thanks.id, thanksId)))
  if (!row?.key) throw new AppError('not_found', GIFT_MESSAGES.thanksNotFound)
  return { key: row.key, contentType: 'audio/mpeg' }
}

function presentThanks({ storyId, id, reaction, words, signature, soundKey, sentAt }: ThanksRow): ReceivedThanks {
  const soundUrl = soundKey && routes.getThanksSound.path.replace(':storyId', String(storyId)).replace(':thanksId', id)
  return { id, reaction, words, signature, soundUrl, sentAt: sentAt.toISOString() }
}
