import { DEFAULT_STORY_TITLE, PDF_PAGES } from '../../../contract/constants.ts'
import { GIFT_CARD_PAGE } from '../../../contract/gift-cards.ts'
import { routes } from '../../../contract/routes.ts'
import type { GiftCardRow } from '../../db/schema/gift-cards.ts'
import type { PurchaseRow } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import type { CheckoutRequest } from '../../payments/payments.ts'

type Asked = Pick<PurchaseRow, 'id' | 'email' | 'amount' | 'currency' | 'provider' | 'expiresAt'>

/** What the provider is asked for: the price that the purchase has kept, and the ways back to us. */
export function checkoutRequest(
  baseUrl: string,
  purchase: Asked,
  story: Pick<StoryRow, 'id' | 'storyTitle' | 'coverPictureId'>,
  promotion: CheckoutRequest['promotion'] = null,
): CheckoutRequest {
  return {
    ...asked(purchase),
    storyId: story.id,
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    description: `Libro en PDF, ${PDF_PAGES} páginas`,
    coverUrl: story.coverPictureId === null ? null : coverUrl(baseUrl, purchase, story.coverPictureId),
    takesCodes: true,
    promotion,
    successUrl: `${baseUrl}/delivery/${story.id}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${baseUrl}/checkout/${story.id}`,
  }
}

/** The same for a gift card: no code buys another, and its own address stays with us. */
export function giftCardRequest(
  baseUrl: string,
  purchase: Asked,
  { style }: Pick<GiftCardRow, 'style'>,
): CheckoutRequest {
  const wrapping = `/wrapping/${style}.jpg`
  const reachable = baseUrl.startsWith('https:') ? baseUrl + wrapping : null
  return {
    ...asked(purchase),
    storyId: null,
    title: 'Tarjeta de regalo',
    description: 'Un cuento por hacer, con su código',
    coverUrl: purchase.provider === 'simulated' ? wrapping : reachable,
    takesCodes: false,
    promotion: null,
    successUrl: `${baseUrl}${routes.openBoughtGiftCard.path}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: baseUrl + GIFT_CARD_PAGE,
  }
}

function asked({ id, email, amount, currency, expiresAt }: Asked) {
  return { purchaseId: id, email, price: { amount, currency }, expiresAt }
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
