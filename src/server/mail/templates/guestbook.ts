import type { Brief } from '../../../contract/brief.ts'
import { forWhom } from '../../../contract/cover-line.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, renderFrame, rights } from './frame.ts'

type LeftWords = Pick<Brief, 'recipientName' | 'occasion'> & {
  productName: string
  /** Who left words, as they signed them; at least one. */
  authors: string[]
  url: string
  year: number
}

/** So many are named, and the others counted. */
const MOST_NAMED = 4
const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

/** That words were left for a book, for whoever gives it; what they say is read on its page. */
export function guestbookMail(left: LeftWords): MailContent {
  const { productName, authors, url, year } = left
  const subject = 'Dejaron palabras para tu libro'
  const about = `${named(authors)} ${authors.length === 1 ? 'dejó' : 'dejaron'} unas palabras ${forWhom(left)}. Léelas y elige si salen en el libro.`
  const reason =
    'Recibes este correo, como mucho uno al día, porque invitaste a tu familia a dejar palabras en un cuento. Si no quieres más avisos, usa «Cancelar suscripción» en tu programa de correo.'
  const html = renderFrame({
    productName,
    year,
    preview: about,
    title: subject,
    body: [paragraph(about), action('Leer sus palabras', url)],
    reason,
  })
  return { subject, html, text: [subject, about, url, reason, rights(productName, year)].join('\n\n') }
}

function named(authors: string[]): string {
  const others = authors.length - MOST_NAMED
  if (others <= 0) return LIST.format(authors)
  return LIST.format([...authors.slice(0, MOST_NAMED), others === 1 ? 'otra persona' : `otras ${others} personas`])
}
