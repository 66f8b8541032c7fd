import { formatMoney, type Money } from '../../../contract/money.ts'
import type { MailContent } from '../mail.ts'
import { paragraph, receipt, renderFrame, rights, small } from './frame.ts'

export type PurchaseNews = {
  productName: string
  purchaseId: string
  money: Money
  /** Why money goes back: its story was deleted, or it had been paid before. */
  why: 'deleted' | 'twice'
  bought: 'story' | 'gift card'
  /** Whether somebody reads what the buyer answers. */
  canReply: boolean
  date: Date
}

type Words = { subject: string; text: string; label: string }

const CAME_TOO_LATE = 'Tu pago llegó cuando el cuento ya estaba borrado, así que no podemos entregarlo.'
const WHAT = {
  story: { that: 'un cuento', same: 'el mismo cuento' },
  'gift card': { that: 'una tarjeta de regalo', same: 'la misma tarjeta de regalo' },
} as const

/** What a buyer is told of money that goes back, or should. */
export function buyerNewsMail(about: PurchaseNews, news: 'returned' | 'return_refused' | 'return_failed'): MailContent {
  const { that, same } = WHAT[about.bought]
  const cause =
    about.why === 'deleted'
      ? CAME_TOO_LATE
      : `Tu pago llegó dos veces para ${same}. El primero cuenta y el segundo sobra.`
  const contact = about.canReply
    ? 'Responde a este correo y dinos cómo prefieres recibirlo.'
    : 'Te escribiremos a esta dirección para acordar cómo.'
  const words: Record<typeof news, Words> = {
    returned: {
      subject: 'Te devolvimos tu dinero',
      text: `${cause} Te lo devolvimos completo. Si pagaste con tarjeta, según tu banco tarda entre cinco y diez días en verse.`,
      label: 'Total devuelto',
    },
    return_refused: {
      subject: 'Tenemos que devolverte un pago',
      text: `${cause} Queremos devolvértelo completo, pero por el medio con el que pagaste no se puede. ${contact}`,
      label: 'Por devolver',
    },
    return_failed: {
      subject: 'Tu devolución no llegó',
      text: `Te devolvimos tu dinero, pero tu banco no lo aceptó y volvió con nosotros. Sigue siendo tuyo. ${contact}`,
      label: 'Por devolver',
    },
  }
  return newsMail(about, words[news], `Recibes este correo porque pagaste ${that} con esta dirección.`)
}

/** What the operator is told, without a word of who bought what. */
export function operatorNewsMail(about: PurchaseNews, news: OperatorNews): MailContent {
  const short = about.purchaseId.slice(0, 8).toUpperCase()
  const [title, text] = OPERATOR_NEWS[news]
  const words = { subject: `Compra ${short}: ${title}`, text, label: 'Importe' }
  const command = `npm run admin -- ${news.startsWith('return_') ? `refund ${about.purchaseId} --by-hand` : `purchase ${about.purchaseId}`}`
  return newsMail(about, words, 'Recibes este correo porque es la dirección de ayuda de la tienda.', command)
}

const OPERATOR_NEWS = {
  returned: [
    'dinero devuelto',
    'Se pagó algo que no se puede entregar: el cuento estaba borrado, o la compra ya estaba pagada. Se devolvió todo y se avisó a quien lo compró. No tienes que hacer nada.',
  ],
  return_refused: [
    'hay que devolverla a mano',
    'Se pagó algo que no se puede entregar, y el proveedor de pagos no lo devuelve. Ponte de acuerdo con quien lo compró; después, anótalo así:',
  ],
  return_failed: [
    'hay que devolverla a mano',
    'El banco de quien lo compró rechazó la devolución, y el dinero volvió. Ponte de acuerdo con quien lo compró; después, anótalo así:',
  ],
  disputed: [
    'pago en disputa',
    'El banco de quien lo compró pregunta por este pago. Responde en la página de tu proveedor de pagos antes de que venza el plazo. El libro sigue disponible mientras tanto.',
  ],
  dispute_won: ['disputa ganada', 'La disputa terminó y el dinero se queda. No tienes que hacer nada.'],
  dispute_lost: [
    'disputa perdida',
    'La disputa terminó y el banco devolvió el dinero a quien lo compró. El libro limpio quedó retirado.',
  ],
} as const
type OperatorNews = keyof typeof OPERATOR_NEWS

function newsMail(
  { productName, purchaseId, money, date }: PurchaseNews,
  { subject, text, label }: Words,
  reason: string,
  note?: string,
): MailContent {
  const year = date.getFullYear()
  const amount = formatMoney(money)
  const details = `Compra ${purchaseId.slice(0, 8).toUpperCase()}`
  const html = renderFrame({
    productName,
    year,
    preview: text,
    title: subject,
    body: [paragraph(text), ...(note ? [small(note)] : []), receipt([[label, amount]]), small(details)],
    reason,
  })
  const lines = [subject, text, ...(note ? [note] : []), `${label}: ${amount}\n${details}`]
  return { subject, html, text: [...lines, reason, rights(productName, year)].join('\n\n') }
}
