import { eq, type SQL } from 'drizzle-orm'
import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import { giftCardPath } from '../../../contract/gift-cards.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import type { GiftCardRow } from '../../db/schema/gift-cards.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { CheckoutRequest } from '../../payments/payments.ts'
import type { OwnedGiftCard } from '../gift-cards/policy.ts'
import { lockGiftCard } from '../gift-cards/writes.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { checkoutRequest, giftCardRequest } from './checkout-request.ts'
import { deliveryPath } from './rules.ts'

type Held = Pick<PurchaseRow, 'storyId' | 'giftCardId' | 'userId' | 'promotionId'> & { isBought: boolean }

/** What somebody begins to buy. */
export type Wanted = {
  /** Picks out its purchases. */
  itsPurchases: SQL
  alreadyBought: string
  /** Serialises two requests of one buyer. @throws AppError not_found, conflict */
  hold(ctx: Ctx): Promise<Held>
  request(baseUrl: string, purchase: PurchaseRow): CheckoutRequest
  /** Where whoever has a voucher to pay sees how it stands. */
  waitsAt(purchase: PurchaseRow): string
  gone: () => AppError
}

/** `promotion` is taken off from the beginning. */
export function wantedStory(story: Owned<StoryRow>, promotion: CheckoutRequest['promotion']): Wanted {
  return {
    itsPurchases: eq(purchases.storyId, story.id),
    alreadyBought: MESSAGES.alreadyBought,
    async hold(ctx) {
      const held = await lockStory(ctx, story.id)
      if (!held) throw storyGone()
      if (held.storyContent === null) throw new AppError('conflict', MESSAGES.storyBusy)
      const promotionId = promotion?.id ?? null
      return { storyId: held.id, giftCardId: null, userId: held.userId, promotionId, isBought: held.boughtAt !== null }
    },
    request: (baseUrl, purchase) => checkoutRequest(baseUrl, purchase, story, promotion),
    waitsAt: ({ sessionId }) => deliveryPath(story.id, sessionId ?? ''),
    gone: storyGone,
  }
}

/** `token` opens its page. */
export function wantedGiftCard(card: OwnedGiftCard<GiftCardRow>, token: string): Wanted {
  return {
    itsPurchases: eq(purchases.giftCardId, card.id),
    alreadyBought: GIFT_CARD_MESSAGES.alreadyBought,
    async hold(ctx) {
      const held = await lockGiftCard(ctx, card.id)
      if (!held) throw cardGone()
      const isBought = held.paidAt !== null
      return { storyId: null, giftCardId: held.id, userId: held.userId, promotionId: null, isBought }
    },
    request: (baseUrl, purchase) => giftCardRequest(baseUrl, purchase, card),
    waitsAt: () => giftCardPath(token),
    gone: cardGone,
  }
}

const storyGone = () => new AppError('not_found', MESSAGES.storyNotFound)
const cardGone = () => new AppError('not_found', GIFT_CARD_MESSAGES.notFound)
