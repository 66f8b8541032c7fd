import type { Brief } from '../../../contract/brief.ts'
import { forWhom } from '../../../contract/cover-line.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, renderFrame, rights } from './frame.ts'

type GivenGift = Pick<Brief, 'recipientName' | 'occasion'> & {
  productName: string
  /** To which the parcel was sent, or was to be; empty where its giver passed the link on. */
  email: string
  url: string
  year: number
}

type Kind = 'sent' | 'failed' | 'opened'
type News = { subject: string; about: string; label: string }

/** What became of a parcel, for whoever gives it. */
export function giftNewsMail(given: GivenGift, news: Kind): MailContent {
  const { productName, url, year } = given
  const { subject, about, label } = TOLD[news](forWhom(given), given.email)
  const reason = 'Recibes este correo porque preparaste un cuento para regalar.'
  const html = renderFrame({
    productName,
    year,
    preview: about,
    title: subject,
    body: [paragraph(about), action(label, url)],
    reason,
  })
  return { subject, html, text: [subject, about, url, reason, rights(productName, year)].join('\n\n') }
}

const TOLD: Record<Kind, (whom: string, email: string) => News> = {
  sent: (whom, email) => ({
    subject: 'Tu regalo ya salió',
    about: `Enviamos a ${email} el paquete que preparaste ${whom}. Cuando desaten el lazo, te lo contamos.`,
    label: 'Ver mi regalo',
  }),
  failed: (whom, email) => ({
    subject: 'No pudimos entregar tu regalo',
    about: `El paquete que preparaste ${whom} no llegó a ${email}. El regalo sigue envuelto en la página de tu libro: corrige allí la dirección, inténtalo otra vez o envía tú el enlace. Ábrela en el navegador donde hiciste el cuento, o con tu cuenta.`,
    label: 'Corregir el envío',
  }),
  opened: (whom) => ({
    subject: 'Ya desataron el lazo',
    about: `Abrieron el paquete que preparaste ${whom}. Si te responden con unas palabras, te las enviamos.`,
    label: 'Ver mi regalo',
  }),
}
