import { isNobody, ofName } from '../../../contract/said-names.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, quote, renderFrame, rights } from './frame.ts'

type SharedStory = {
  productName: string
  title: string
  senderName: string
  /** The sender's own words; empty where they wrote none. */
  note: string
  url: string
  coverSrc: string | null
  year: number
}

/** A story's link and a note from whoever made it. */
export function sharedStoryMail(shared: SharedStory): MailContent {
  const { productName, title, senderName, url, year } = shared
  const note = shared.note.trim()
  const subject = isNobody(senderName) ? 'Un cuento para ti' : `Un cuento ${ofName(senderName)} para ti`
  const about = `«${title}» es un cuento ilustrado, hecho con ${productName}.`
  const reason =
    'Recibes este correo porque alguien escribió tu dirección para compartir su cuento contigo. No la guardamos.'
  const html = renderFrame({
    productName,
    year,
    preview: about,
    ...(shared.coverSrc && { cover: { src: shared.coverSrc, alt: `Portada de ${title}` } }),
    title: subject,
    body: [paragraph(about), ...(note ? [quote(note)] : []), action('Leer el cuento', url)],
    reason,
  })
  const text = [subject, about, ...(note ? [`«${note}»`] : []), url, reason, rights(productName, year)].join('\n\n')
  return { subject, html, text }
}
