import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import type { Ctx } from '../../context.ts'
import type { GiftCardRow } from '../../db/schema/gift-cards.ts'
import { AppError } from '../../errors.ts'
import { readParcel } from '../../mail/parcel.ts'
import { codeOf, giftCardAddress } from './present.ts'

export const SHEET_FILENAME = 'tarjeta-de-regalo.pdf'

/** The card as a page to print, with its code. Set anew each time: it takes milliseconds, and nothing lies about. */
export async function giftCardSheet(ctx: Ctx, card: GiftCardRow, signal?: AbortSignal): Promise<Uint8Array> {
  const code = await codeOf(ctx, card)
  const path = await giftCardAddress(ctx, card)
  if (code === null || path === null || card.expiresAt === null)
    throw new AppError('conflict', GIFT_CARD_MESSAGES.notReady)
  const { BASE_URL, PRODUCT_NAME } = ctx.deps.settings
  const { recipientName, senderName, line, style, expiresAt } = card
  const parcel = await readParcel(style)
  return ctx.deps.printer.printGiftCard(
    {
      recipientName,
      senderName,
      line,
      style,
      code,
      url: BASE_URL + path,
      host: new URL(BASE_URL).host,
      expiresAt,
      productName: PRODUCT_NAME,
      parcel,
    },
    signal,
  )
}
