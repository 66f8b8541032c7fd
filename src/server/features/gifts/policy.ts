import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { endedGifts, type GiftRow, gifts } from '../../db/schema/gifts.ts'
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
 * What a gift's link opens. Whoever holds a link that its giver has closed, or that ended with the story, is told so; an
 * unknown token and a purchase that was given back look alike.
 *
 * @throws AppError not_found
 */
export async function receivedGift(ctx: Ctx, token: string): Promise<Received> {
  const [gift] = await ctx.db
    .select()
    .from(gifts)
    .where(eq(gifts.tokenDigest, digestToken(token)))
  if (!gift) throw new AppError('not_found', await endingOf(ctx, token))
  if (gift.closedAt !== null) throw new AppError('not_found', GIFT_MESSAGES.linkClosed)
  const story = await givenStory(ctx, gift.storyId)
  if (!story || story.boughtAt === null) throw new AppError('not_found', GIFT_MESSAGES.notFound)
  const isGiver = ctx.who.userId !== null && ctx.who.userId === story.userId
  const mayOpen = story.status === 'complete' && (isGiver || hasCome(gift, ctx.now()))
  return { gift, wrapping: story, inside: mayOpen ? story : null, isGiver }
}

async function endingOf(ctx: Ctx, token: string): Promise<string> {
  const [ended] = await ctx.db
    .select()
    .from(endedGifts)
    .where(eq(endedGifts.tokenDigest, digestToken(token)))
  if (!ended) return GIFT_MESSAGES.notFound
  return ended.endedWith === 'account' ? GIFT_MESSAGES.accountDeleted : GIFT_MESSAGES.storyDeleted
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
