import { desc, eq } from 'drizzle-orm'
import type { ReceivedThanks } from '../../../contract/thanks.ts'
import type { Ctx } from '../../context.ts'
import { thanks, type ThanksRow } from '../../db/schema/thanks.ts'

/** What was answered to a story's giver, newest first. Whether the caller may read it was asked before. */
export async function thanksOf(ctx: Ctx, storyId: number): Promise<ReceivedThanks[]> {
  const rows = await ctx.db.select().from(thanks).where(eq(thanks.storyId, storyId)).orderBy(desc(thanks.sentAt))
  return rows.map(presentThanks)
}

function presentThanks({ id, reaction, words, signature, sentAt }: ThanksRow): ReceivedThanks {
  return { id, reaction, words, signature, sentAt: sentAt.toISOString() }
}
