import { eq } from 'drizzle-orm'
import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import type { Ctx } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { AppError } from '../../errors.ts'
import { digestToken } from '../../link-tokens.ts'
import { recordEvent } from '../../security-events.ts'

declare const owned: unique symbol
/** A card of which the caller was found to be the buyer. Only this file makes one. */
export type OwnedGiftCard<T> = T & { readonly [owned]: true }

/** @throws AppError not_found, for a missing card and for somebody else's alike */
export function asOwner(ctx: Ctx, card: GiftCardRow | undefined): OwnedGiftCard<GiftCardRow> {
  if (!card) throw new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
  if (isBuyer(ctx, card)) return card as OwnedGiftCard<GiftCardRow>
  recordEvent(ctx, 'access_refused', { giftCardId: card.id, userId: ctx.who.userId })
  throw new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
}

export function isBuyer({ who }: Pick<Ctx, 'who'>, { userId }: Pick<GiftCardRow, 'userId'>): boolean {
  return who.userId !== null && who.userId === userId
}

/** The card that a token opens: for its buyer and for whoever was given it. @throws AppError not_found */
export async function openedGiftCard(ctx: Ctx, token: string): Promise<GiftCardRow> {
  const [card] = await ctx.db
    .select()
    .from(giftCards)
    .where(eq(giftCards.tokenDigest, digestToken(token)))
  if (!card) throw new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
  return card
}
