import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { MAX_THANKS } from '../../../contract/reactions.ts'
import type { thanksFieldsSchema } from '../../../contract/thanks.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { thanks } from '../../db/schema/thanks.ts'
import { AppError } from '../../errors.ts'
import { discardFiles } from '../files/discard.ts'
import { claimFiles } from '../files/reserve.ts'
import { reviewTexts } from '../generation/moderation.ts'
import { receivedGift } from '../gifts/policy.ts'
import { storeVoiceMessage } from '../recordings/encode.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { createMeter } from '../usage/meter.ts'
import { thanksMailQueue } from './queues.ts'

type Given = z.output<typeof thanksFieldsSchema> & {
  /** A voice message, as the browser recorded it. */
  sound: Buffer | null
}

/**
 * Keeps an answer to a gift's giver, who is written to. Sent again, it is neither kept nor mailed twice.
 *
 * @throws AppError not_found until the gift can be opened; conflict for its giver, and where it has too many answers;
 *   invalid where it says nothing; unsupported, invalid or unavailable for the voice message
 * @throws EngineError refused by moderation
 */
export async function sendThanks(ctx: Ctx, token: string, given: Given, signal: AbortSignal): Promise<void> {
  const { gift, inside, isGiver } = await receivedGift(ctx, token)
  if (!inside) throw new AppError('not_found', GIFT_MESSAGES.notYet)
  if (isGiver) throw new AppError('conflict', GIFT_MESSAGES.thanksOwn)
  const { storyId } = gift
  const { sound, ...written } = given
  if (!sound && written.words === '' && written.reaction === null)
    throw new AppError('invalid', GIFT_MESSAGES.thanksEmpty, { words: GIFT_MESSAGES.thanksEmpty })
  await review(ctx, storyId, [given.words, given.signature].filter(Boolean))
  const soundKey = await storeVoiceMessage(ctx, 'thanks', sound, signal)
  await transact(ctx, async (ctx) => {
    if (!(await lockStory(ctx, storyId))) throw new AppError('not_found', GIFT_MESSAGES.notFound)
    const kept = await ctx.db
      .insert(thanks)
      .values({ storyId, ...written, soundKey, sentAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: thanks.id })
    if (kept.length === 0) return
    if (soundKey) await claimFiles(ctx, [soundKey])
    if ((await ctx.db.$count(thanks, eq(thanks.storyId, storyId))) > MAX_THANKS)
      throw new AppError('conflict', GIFT_MESSAGES.thanksMany)
    await enqueue(ctx, thanksMailQueue, { storyId, thanksId: given.id })
  })
}

export async function deleteThanks(ctx: Ctx, { id }: Owned<StoryRow>, thanksId: string): Promise<void> {
  await transact(ctx, async (ctx) => {
    const deleted = await ctx.db
      .delete(thanks)
      .where(and(eq(thanks.storyId, id), eq(thanks.id, thanksId)))
      .returning({ key: thanks.soundKey })
    await discardFiles(
      ctx,
      deleted.map(({ key }) => key),
    )
  })
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
