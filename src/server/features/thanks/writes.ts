import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { MAX_THANKS } from '../../../contract/reactions.ts'
import type { thanksSchema } from '../../../contract/thanks.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { thanks } from '../../db/schema/thanks.ts'
import { AppError } from '../../errors.ts'
import { reviewTexts } from '../generation/moderation.ts'
import { receivedGift } from '../gifts/policy.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { createMeter } from '../usage/meter.ts'
import { thanksMailQueue } from './queues.ts'

/**
 * Keeps an answer to a gift's giver, who is written to. Sent again, it is neither kept nor mailed twice.
 *
 * @throws AppError not_found until the gift can be opened; conflict for its giver, and where it has too many answers
 * @throws EngineError refused by moderation
 */
export async function sendThanks(ctx: Ctx, token: string, given: z.output<typeof thanksSchema>): Promise<void> {
  const { gift, inside, isGiver } = await receivedGift(ctx, token)
  if (!inside) throw new AppError('not_found', GIFT_MESSAGES.notYet)
  if (isGiver) throw new AppError('conflict', GIFT_MESSAGES.thanksOwn)
  const { storyId } = gift
  await review(ctx, storyId, [given.words, given.signature].filter(Boolean))
  await transact(ctx, async (ctx) => {
    if (!(await lockStory(ctx, storyId))) throw new AppError('not_found', GIFT_MESSAGES.notFound)
    const kept = await ctx.db
      .insert(thanks)
      .values({ storyId, ...given, sentAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: thanks.id })
    if (kept.length === 0) return
    if ((await ctx.db.$count(thanks, eq(thanks.storyId, storyId))) > MAX_THANKS)
      throw new AppError('conflict', GIFT_MESSAGES.thanksMany)
    await enqueue(ctx, thanksMailQueue, { storyId, thanksId: given.id })
  })
}

export async function deleteThanks(ctx: Ctx, { id }: Owned<StoryRow>, thanksId: string): Promise<void> {
  await ctx.db.delete(thanks).where(and(eq(thanks.storyId, id), eq(thanks.id, thanksId)))
}

async function review(ctx: Ctx, storyId: number, texts: string[]): Promise<void> {
  if (texts.length === 0) return
  const meter = createMeter(ctx, storyId)
  try {
    await reviewTexts(ctx, texts, { onUsage: meter.onUsage })
  } finally {
    await meter.written()
  }
}
