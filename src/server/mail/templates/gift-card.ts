import { longDay, SHOP_TIME_ZONE } from '../../../contract/long-day.ts'
import { coverLine } from '../../../contract/cover-line.ts'
import { formatMoney, formatTotal, type Money } from '../../../contract/money.ts'
import { inLine } from '../../../contract/said-names.ts'
import type { MailContent } from '../mail.ts'
import { action, code as printedCode, paragraph, quote, receipt, renderFrame, rights, small } from './frame.ts'

type SentGiftCard = {
  productName: string
  /** Both empty where the words were deleted. */
  recipientName: string
  senderName: string
  line: string
  /** Null where it was used meanwhile. */
  code: string | null
  /** The card's own page. */
  url: string
  /** `cid:…` of the drawn parcel in the message. */
  parcelSrc: string
  expiresAt: Date
  /** Whether an answer reaches somebody. */
  canReply: boolean
  receipt: { purchaseId: string; price: Money; paid: Money; date: Date }
}

/** A gift card with its code and its receipt, for whoever bought it; what they pass on is the page that is attached. */
export function giftCardMail(card: SentGiftCard): MailContent {
  const { productName, recipientName, senderName, line, code, url, canReply } = card
  const year = card.receipt.date.getFullYear()
  const names = coverLine({ recipientName, senderName })
  const whom = inLine(recipientName)
  const subject = whom ? `La tarjeta de regalo para ${whom}` : 'Tu tarjeta de regalo'
  const until = longDay(card.expiresAt, SHOP_TIME_ZONE)
  const about = code
    ? 'Vale un cuento por hacer: quien la recibe escribe para quién es, elige fotos y estilo, y no paga nada. Va adjunta en PDF para imprimirla o reenviarla.'
    : 'Su código ya se usó o ya no sirve. Aquí queda el recibo de tu compra.'
  const how = `Se usa una sola vez, hasta el ${until}. Quien empieza su cuento en la página de la tarjeta lo encuentra puesto al pagar; en otro equipo se escribe donde dice «código promocional».`
  const reason = `Recibes este correo porque compraste una tarjeta de regalo.${canReply ? ' Si algo no salió bien, responde y lo arreglamos.' : ''}`
  const lines = receiptLines(card.receipt)
  const details = `Compra ${card.receipt.purchaseId.slice(0, 8).toUpperCase()}, ${longDay(card.receipt.date, SHOP_TIME_ZONE)}.`
  const html = renderFrame({
    productName,
    year,
    preview: about,
    cover: { src: card.parcelSrc, alt: 'Un regalo envuelto, con su lazo y su etiqueta' },
    title: subject,
    body: [
      paragraph(names),
      ...(line ? [quote(line)] : []),
      paragraph(about),
      ...(code ? [printedCode('Código', code), small(how)] : []),
      action('Ver la tarjeta', url),
      receipt(lines),
      small(details),
    ],
    reason,
  })
  const text = [
    subject,
    names,
    ...(line ? [`«${line}»`] : []),
    about,
    ...(code ? [`Código: ${code}`, how] : []),
    url,
    [...lines.map(([what, amount]) => `${what}: ${amount}`), details].join('\n'),
    reason,
    rights(productName, year),
  ].join('\n\n')
  return { subject, html, text }
}

function receiptLines({ price, paid }: SentGiftCard['receipt']): [string, string][] {
  return [
    ['Tarjeta de regalo, un cuento', formatMoney(price)],
    ['Total pagado', formatTotal(paid)],
  ]
}
