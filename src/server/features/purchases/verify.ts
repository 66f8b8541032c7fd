import { and, eq, isNotNull } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { stories } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { PaymentError } from '../../payments/payments.ts'
import { isPaid, toldEmail } from './rules.ts'
import { settleSession } from './settle.ts'

type Verification =
  | { verified: true; customerEmail: string | null; storyId: number }
  | { verified: false; customerEmail: null }

const NOT_VERIFIED: Verification = { verified: false, customerEmail: null }

/**
 * Whether a checkout session was paid. The provider is asked, never the browser trusted, but only about sessions that we
 * made; an answer that is already stored is not asked for again.
 *
 * @throws AppError unavailable, where the provider cannot be asked; not_found, where the book was deleted since
 */
export async function verifySession(ctx: Ctx, sessionId: string): Promise<Verification> {
  const [known] = await ctx.db.select().from(purchases).where(eq(purchases.sessionId, sessionId))
  if (!known) return NOT_VERIFIED
  const settled = isPaid(known) || known.status === 'refunded'
  const purchase = settled ? known : await askProvider(ctx, sessionId)
  return purchase ? verified(ctx, purchase) : NOT_VERIFIED
}

/**
 * The gift card that was bought in a session, whose id is the key to it as it is to a story: how it stands, the card says.
 * Null where the session is no card's.
 *
 * @throws AppError unavailable
 */
export async function giftCardOfSession(ctx: Ctx, sessionId: string): Promise<GiftCardRow | null> {
  const [known] = await ctx.db.select().from(purchases).where(eq(purchases.sessionId, sessionId))
  if (!known?.giftCardId) return null
  if (known.status === 'pending' || known.status === 'awaiting') await askProvider(ctx, sessionId)
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, known.giftCardId))
  return card ?? null
}

async function askProvider(ctx: Ctx, sessionId: string): Promise<PurchaseRow | null> {
  try {
    const state = await ctx.deps.payments.getSession(sessionId)
    return state && (await settleSession(ctx, state))
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    ctx.log.error({ failure: error.failure, detail: error.message }, 'the payment provider could not be asked')
    throw new AppError('unavailable', MESSAGES.unavailable)
  }
}

/** Money that came in as asked and has not gone back. It opens its story even where the delivery got stuck later. */
async function verified(ctx: Ctx, purchase: PurchaseRow): Promise<Verification> {
  const { storyId, giftCardId } = purchase
  if (!isPaid(purchase) || giftCardId !== null) return NOT_VERIFIED
  if (storyId === null) throw new AppError('not_found', MESSAGES.bookDeleted)
  const bought = and(eq(stories.id, storyId), isNotNull(stories.boughtAt))
  const good = purchase.status !== 'flagged' || (await ctx.db.$count(stories, bought)) > 0
  return good ? { verified: true, customerEmail: toldEmail(ctx, purchase), storyId } : NOT_VERIFIED
}
