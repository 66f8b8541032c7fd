import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { type GiftRow, gifts } from '../../db/schema/gifts.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { givenStory, type Readable } from '../stories/policy.ts'
import { digestToken } from '../../link-tokens.ts'

export type Received = {
  gift: GiftRow
  /** For the wrapping alone: for whom, from whom, in which style. */
  wrapping: StoryRow
  /** Null until its day has come and its pictures are there; never for its giver. */
  inside: Readable<StoryRow> | null
  isGiver: boolean
}

/**
 * What a gift's link opens. An unknown token, a closed link and a purchase that was given back look alike.
 *
 * @throws AppError not_found
 */
export async function receivedGift(ctx: Ctx, token: string): Promise<Received> {
  const [gift] = await ctx.db
    .select()
    .from(gifts)
    .where(eq(gifts.tokenDigest, digestToken(token)))
  if (!gift || gift.closedAt !== null) throw new AppError('not_found', GIFT_MESSAGES.notFound)
  const story = await givenStory(ctx, gift.storyId)
  if (!story || story.boughtAt === null) throw new AppError('not_found', GIFT_MESSAGES.notFound)
  const isGiver = ctx.who.userId !== null && ctx.who.userId === story.userId
  const mayOpen = story.status === 'complete' && (isGiver || hasCome(gift, ctx.now()))
  return { gift, wrapping: story, inside: mayOpen ? story : null, isGiver }
}

/** @throws AppError not_found, until it can be opened */
export async function openedGift(ctx: Ctx, token: string): Promise<Readable<StoryRow>> {
  const { inside } = await receivedGift(ctx, token)
  if (!inside) throw new AppError('not_found', GIFT_MESSAGES.notYet)
  return inside
}

export function hasCome({ opensAt }: Pick<GiftRow, 'opensAt'>, now: Date): boolean {
  return opensAt === null || opensAt.getTime() <= now.getTime()
}
