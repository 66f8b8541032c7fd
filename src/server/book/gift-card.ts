import { coverParts } from '../../contract/cover-line.ts'
import { MAX_CARD_LINE_LENGTH, MAX_CARD_NAME_LENGTH } from '../../contract/gift-cards.ts'
import { longDay, SHOP_TIME_ZONE } from '../../contract/long-day.ts'
import { capital } from '../../contract/said-names.ts'
import type { Style } from '../../contract/styles.ts'
import { cleanText, setTypography } from './clean.ts'
import { THEMES } from './themes.ts'

/** All that a gift card's page is set from. Texts are data, whatever they hold. */
export type GiftCardSheet = {
  /** Both empty where the words were deleted. */
  recipientName: string
  senderName: string
  line: string
  style: Style
  code: string
  /** The card's own address, for whoever has a camera. */
  url: string
  /** The shop's address, for whoever has none. */
  host: string
  expiresAt: Date
  productName: string
  /** JPEG bytes of the wrapped parcel, 1200 by 630. */
  parcel: Uint8Array
}

/** What the template reads. */
export function composeGiftCard({ recipientName, senderName, line, style, code, ...card }: GiftCardSheet) {
  const { family, weight, scale } = THEMES[style].display
  const { whom, from } = coverParts({
    recipientName: cleanText(recipientName, MAX_CARD_NAME_LENGTH),
    senderName: cleanText(senderName, MAX_CARD_NAME_LENGTH),
  })
  return {
    theme: { display: family, weight, scale },
    title: whom ? `Tarjeta de regalo ${whom.charAt(0).toLowerCase()}${whom.slice(1)}` : 'Tarjeta de regalo',
    whom: setTypography(whom || 'Para ti'),
    from: setTypography(capital(from)),
    line: setTypography(cleanText(line, MAX_CARD_LINE_LENGTH)),
    code,
    host: cleanText(card.host, 80),
    until: longDay(card.expiresAt, SHOP_TIME_ZONE),
    productName: cleanText(card.productName, 60),
  }
}
