import { eq } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { stories } from '../../db/schema/stories.ts'
import { lockGiftCard, payGiftCard, tellProvider } from '../gift-cards/writes.ts'
import { unlessDisputed } from './disputes.ts'
import { deliverQueue, fulfilQueue } from './queues.ts'
import { isPaid } from './rules.ts'
import { lockPurchase } from './settle.ts'

type ResendOutcome =
  | { ok: true; purchase: PurchaseRow }
  | { ok: false; reason: 'unknown' | 'not_paid' | 'no_story' | 'not_as_asked' }

/**
 * Sends a paid book or gift card again, as a new message; what got stuck is made first. `to` corrects the address.
 * A payment that was not as asked is delivered only `anyway`.
 */
export function resendPurchase(
  ctx: Ctx,
  purchaseId: string,
  { to, anyway = false }: { to?: string | undefined; anyway?: boolean } = {},
): Promise<ResendOutcome> {
  return transact(ctx, async (ctx): Promise<ResendOutcome> => {
    const purchase = await lockPurchase(ctx, purchaseId)
    if (!purchase) return { ok: false, reason: 'unknown' }
    if (!isPaid(purchase)) return { ok: false, reason: 'not_paid' }
    const amiss = await (purchase.giftCardId === null
      ? takeStory(ctx, purchase.storyId, anyway)
      : takeGiftCard(ctx, purchase.giftCardId, anyway))
    if (amiss) return { ok: false, reason: amiss }
    const round = purchase.mailRound + 1
    const [changed = purchase] = await ctx.db
      .update(purchases)
      .set({
        status: 'paid',
        problem: unlessDisputed(null),
        mailProblem: null,
        mailedAt: null,
        failures: 0,
        mailRound: round,
        email: to ?? purchase.email,
      })
      .where(eq(purchases.id, purchaseId))
      .returning()
    if (purchase.printedAt) await enqueue(ctx, deliverQueue, { purchaseId, round })
    else if (purchase.giftCardId) await tellProvider(ctx, purchase.giftCardId)
    else await enqueue(ctx, fulfilQueue, { purchaseId })
    return { ok: true, purchase: changed }
  })
}

type Amiss = 'no_story' | 'not_as_asked' | null

async function takeStory(ctx: Ctx, storyId: number | null, anyway: boolean): Promise<Amiss> {
  const [story] = await ctx.db
    .select()
    .from(stories)
    .where(eq(stories.id, storyId ?? 0))
  if (!story) return 'no_story'
  if (story.boughtAt === null && !anyway) return 'not_as_asked'
  await ctx.db
    .update(stories)
    .set({ flag: null, boughtAt: story.boughtAt ?? ctx.now() })
    .where(eq(stories.id, story.id))
  return null
}

async function takeGiftCard(ctx: Ctx, giftCardId: string, anyway: boolean): Promise<Amiss> {
  const card = await lockGiftCard(ctx, giftCardId)
  if (card?.paidAt != null) return null
  if (!anyway) return 'not_as_asked'
  await payGiftCard(ctx, giftCardId)
  return null
}
