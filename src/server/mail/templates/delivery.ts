import { formatMoney, formatTotal, type Money } from '../../../contract/money.ts'
import { PDF_PAGES } from '../../../contract/constants.ts'
import { longDay, SHOP_TIME_ZONE } from '../../../contract/long-day.ts'
import { greeting, ofName, saidBack } from '../../../contract/said-names.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, receipt, renderFrame, rights, small } from './frame.ts'

export type Delivery = {
  productName: string
  title: string
  senderName: string
  recipientName: string
  /** Where the book can be downloaded on any device. */
  url: string
  /** `cid:…` of the cover in the message; null where there is none. */
  coverSrc: string | null
  /** False where the PDF is too big to travel. */
  attached: boolean
  /** Whether an answer reaches somebody. */
  canReply: boolean
  receipt: { purchaseId: string; email: string; price: Money; paid: Money; date: Date }
}

/** The bought book and its receipt. */
export function deliveryMail(delivery: Delivery): MailContent {
  const { productName, title, url, attached, canReply } = delivery
  const hello = greeting(delivery.senderName)
  const whose = ofName(saidBack(delivery.recipientName))
  const year = delivery.receipt.date.getFullYear()
  const subject = `El cuento ${whose} ya es tuyo`
  const book = attached
    ? `«${title}» va adjunto en PDF, limpio y a toda calidad. También puedes descargarlo desde cualquier dispositivo:`
    : `«${title}» está listo en PDF, limpio y a toda calidad. Pesa demasiado para un correo, así que te espera aquí:`
  const preview = attached
    ? `El libro ${whose} va en este correo. Ábrelo para leerlo en compañía.`
    : `El libro ${whose} te espera. Ábrelo para leerlo en compañía.`
  const reason = `Recibes este correo porque compraste un cuento.${canReply ? ' Si algo no salió bien, responde y lo arreglamos.' : ''}`
  const lines = receiptLines(delivery.receipt)
  const details = receiptDetails(delivery.receipt)

  const html = renderFrame({
    productName,
    year,
    preview,
    ...(delivery.coverSrc && { cover: { src: delivery.coverSrc, alt: `Portada de ${title}` } }),
    title: subject,
    body: [paragraph(hello), paragraph(book), action('Descargar PDF', url), receipt(lines), small(details)],
    reason,
  })
  const text = [
    subject,
    hello,
    book,
    url,
    [...lines.map(([what, how]) => `${what}: ${how}`), details].join('\n'),
    reason,
    rights(productName, year),
  ].join('\n\n')
  return { subject, html, text }
}

function receiptDetails({ purchaseId, email, date }: Delivery['receipt']): string {
  const day = longDay(date, SHOP_TIME_ZONE)
  return `Compra ${purchaseId.slice(0, 8).toUpperCase()}, ${day}. Comprador: ${email}`
}

function receiptLines({ price, paid }: Delivery['receipt']): [string, string][] {
  const discount = { ...price, amount: price.amount - paid.amount }
  return [
    [`Libro en PDF, ${PDF_PAGES} páginas`, formatMoney(price)],
    ...(discount.amount > 0 ? ([['Descuento', `−${formatMoney(discount)}`]] as [string, string][]) : []),
    ['Total pagado', formatTotal(paid)],
  ]
}
