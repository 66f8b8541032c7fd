import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import type { giftCardOrderSchema } from '../../../contract/gift-cards.ts'
import { type Ctx, transact } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { AppError } from '../../errors.ts'
import { mintToken, unsealed, sealText } from '../../link-tokens.ts'
import { reviewTexts } from '../generation/moderation.ts'
import { metered } from '../usage/meter.ts'
import { mintCode } from './code.ts'
import { asOwner, type OwnedGiftCard } from './policy.ts'
import { lockGiftCard } from './writes.ts'

type Order = z.output<typeof giftCardOrderSchema>

/**
 * Keeps what is to be printed on a card, before it is paid; ordered again, with its newer words. Its address and its code
 * are made here, so that nothing has to be made up once it is paid.
 *
 * @throws AppError not_found, for somebody else's card; conflict, where it is paid; EngineError refused by moderation
 */
export async function orderGiftCard(
  ctx: Ctx & { who: { userId: string } },
  { id, recipientName, senderName, line, style }: Order,
): Promise<{ card: OwnedGiftCard<GiftCardRow>; token: string }> {
  const words = [recipientName, senderName, line].filter(Boolean)
  await metered(ctx, (onUsage) => reviewTexts(ctx, words, { onUsage }))
  const made = { ...(await mintToken(ctx)), sealedCode: await sealText(ctx, mintCode()) }
  const face = { recipientName, senderName, line, style }
  const { userId } = ctx.who
  const card = await transact(ctx, async (ctx) => {
    await ctx.db
      .insert(giftCards)
      .values({ id, userId, ...made, ...face, createdAt: ctx.now() })
      .onConflictDoNothing({ target: giftCards.id })
    const held = asOwner(ctx, (await lockGiftCard(ctx, id)) ?? undefined)
    if (held.paidAt !== null) throw new AppError('conflict', GIFT_CARD_MESSAGES.alreadyBought)
    const [changed] = await ctx.db.update(giftCards).set(face).where(eq(giftCards.id, id)).returning()
    return asOwner(ctx, changed)
  })
  const token = await unsealed(ctx, card.sealedToken)
  if (token === null) throw new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
  return { card, token }
}
