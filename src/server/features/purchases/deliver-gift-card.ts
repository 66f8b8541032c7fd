import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { giftCards } from '../../db/schema/gift-cards.ts'
import type { PurchaseRow } from '../../db/schema/purchases.ts'
import type { MailMessage } from '../../mail/mail.ts'
import { attachedParcel } from '../../mail/parcel.ts'
import { codeOf, giftCardAddress } from '../gift-cards/present.ts'
import { giftCardSheet, SHEET_FILENAME } from '../gift-cards/sheet.ts'
import { deliveryMessageId } from './rules.ts'

/**
 * A gift card with its code, its sheet and its receipt, for whoever bought it; null where the card is gone. One whose
 * code was used by then goes without: what is left to send is the receipt.
 */
export async function composeGiftCard(
  ctx: Ctx,
  purchase: PurchaseRow,
  giftCardId: string,
  signal: AbortSignal,
): Promise<MailMessage | null> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, giftCardId))
  if (!card) return null
  const path = await giftCardAddress(ctx, card)
  if (path === null) throw new Error('no secret in the settings opens the address of a gift card')
  if (card.expiresAt === null) throw new Error('a gift card that is paid has no last day')
  const { BASE_URL, PRODUCT_NAME, SUPPORT_EMAIL } = ctx.deps.settings
  const messageId = deliveryMessageId(purchase, purchase.mailRound, BASE_URL)
  const code = await codeOf(ctx, card)
  const sheet = code === null ? null : await giftCardSheet(ctx, card, signal)
  const parcel = await attachedParcel(card.style, messageId)
  const { giftCardMail } = await import('../../mail/templates/gift-card.ts')
  const content = giftCardMail({
    productName: PRODUCT_NAME,
    recipientName: card.recipientName,
    senderName: card.senderName,
    line: card.line,
    code,
    url: BASE_URL + path,
    parcelSrc: `cid:${parcel.contentId}`,
    expiresAt: card.expiresAt,
    canReply: SUPPORT_EMAIL !== undefined,
    receipt: {
      purchaseId: purchase.id,
      price: { amount: purchase.amount, currency: purchase.currency },
      paid: { amount: purchase.paidAmount ?? purchase.amount, currency: purchase.currency },
      date: purchase.paidAt ?? ctx.now(),
    },
  })
  return {
    ...content,
    messageId,
    to: purchase.email,
    ...(SUPPORT_EMAIL && { replyTo: SUPPORT_EMAIL }),
    attachments: [
      ...(sheet ? [{ filename: SHEET_FILENAME, contentType: 'application/pdf', content: Buffer.from(sheet) }] : []),
      parcel,
    ],
  }
}
