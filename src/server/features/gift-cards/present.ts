import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import { type boughtCardSchema, type GiftCard, giftCardPath } from '../../../contract/gift-cards.ts'
import type { Ctx } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { unsealed } from '../../link-tokens.ts'
import { isBuyer } from './policy.ts'

function stateOf(
  { cancelledAt, redeemedAt, expiresAt, paidAt, promotionId }: Omit<GiftCardRow, 'id'>,
  now: Date,
): GiftCard['state'] {
  if (cancelledAt !== null) return 'cancelled'
  if (redeemedAt !== null) return 'used'
  if (paidAt === null) return 'unpaid'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return promotionId === null ? 'preparing' : 'ready'
}

/** For its buyer with where it is sent. */
export async function presentGiftCard(ctx: Ctx, card: GiftCardRow): Promise<GiftCard> {
  const { recipientName, senderName, line, style, expiresAt, redeemedAt } = card
  return {
    state: stateOf(card, ctx.now()),
    recipientName,
    senderName,
    line,
    style,
    code: await codeOf(ctx, card),
    expiresAt: expiresAt?.toISOString() ?? null,
    usedAt: redeemedAt?.toISOString() ?? null,
    mail: isBuyer(ctx, card) ? await mailOf(ctx, card) : null,
  }
}

/** Null unless it can be used, and where no key opens it any more. */
export async function codeOf(ctx: Ctx, card: GiftCardRow): Promise<string | null> {
  return stateOf(card, ctx.now()) === 'ready' ? unsealed(ctx, card.sealedCode) : null
}

/** The path of its page; null where no key opens its token any more. */
export async function giftCardAddress(ctx: Ctx, { sealedToken }: GiftCardRow): Promise<string | null> {
  const token = await unsealed(ctx, sealedToken)
  return token === null ? null : giftCardPath(token)
}

/** All that a member ordered, as it is handed out to them. */
export async function giftCardsOf(ctx: Ctx, userId: string) {
  const rows = await ctx.db
    .select()
    .from(giftCards)
    .where(eq(giftCards.userId, userId))
    .orderBy(desc(giftCards.createdAt))
  return Promise.all(
    rows.map(async (card) => ({
      ...(await presentGiftCard(ctx, card)),
      path: await giftCardAddress(ctx, card),
      createdAt: card.createdAt,
    })),
  )
}

/** Those that were paid, newest first. */
export async function boughtCards(ctx: Ctx, userId: string): Promise<z.input<typeof boughtCardSchema>[]> {
  const rows = await ctx.db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.userId, userId), isNotNull(giftCards.paidAt)))
    .orderBy(desc(giftCards.paidAt))
  return Promise.all(
    rows.map(async (card) => ({
      state: stateOf(card, ctx.now()),
      recipientName: card.recipientName,
      style: card.style,
      path: await giftCardAddress(ctx, card),
      paidAt: (card.paidAt ?? card.createdAt).toISOString(),
    })),
  )
}

async function mailOf(ctx: Ctx, { id }: GiftCardRow): Promise<GiftCard['mail']> {
  const [purchase] = await ctx.db
    .select({
      email: purchases.email,
      mailedAt: purchases.mailedAt,
      mailProblem: purchases.mailProblem,
      status: purchases.status,
    })
    .from(purchases)
    .where(and(eq(purchases.giftCardId, id), inArray(purchases.status, ['paid', 'delivered', 'flagged'])))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  if (!purchase) return null
  const { email, mailedAt, mailProblem, status } = purchase
  return { email, state: mailedAt ? 'sent' : mailProblem || status === 'flagged' ? 'failed' : 'planned' }
}
