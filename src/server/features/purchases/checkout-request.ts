import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import type { PurchaseRow } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import type { CheckoutRequest } from '../../payments/payments.ts'

/** What the provider is asked for: the price that the purchase has kept, and the ways back to us. */
export function checkoutRequest(
  baseUrl: string,
  purchase: Pick<PurchaseRow, 'id' | 'email' | 'amount' | 'currency' | 'provider' | 'expiresAt'>,
  story: Pick<StoryRow, 'id' | 'storyTitle' | 'coverPictureId'>,
): CheckoutRequest {
  return {
    purchaseId: purchase.id,
    storyId: story.id,
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    coverUrl: story.coverPictureId === null ? null : coverUrl(baseUrl, purchase, story.coverPictureId),
    email: purchase.email,
    price: { amount: purchase.amount, currency: purchase.currency },
    successUrl: `${baseUrl}/delivery/${story.id}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/checkout/${story.id}`,
    expiresAt: purchase.expiresAt,
  }
}

/** The simulated page is ours and shows what the buyer may see; a provider needs an address of its own. */
function coverUrl(
  baseUrl: string,
  { id, provider }: Pick<PurchaseRow, 'id' | 'provider'>,
  pictureId: number,
): string | null {
  if (provider === 'simulated') return `/api/pictures/${pictureId}?w=960`
  return baseUrl.startsWith('https:') ? `${baseUrl}/api/purchases/${id}/cover` : null
}
