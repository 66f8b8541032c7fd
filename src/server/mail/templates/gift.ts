import { isNobody, ofName } from '../../../contract/said-names.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, quote, renderFrame, rights } from './frame.ts'

type SentGift = {
  productName: string
  /** For whom and from whom, as the tag says it. */
  names: string
  senderName: string
  /** The giver's own words; empty where they wrote none. */
  line: string
  url: string
  /** They had a message before, whose link opens nothing any more. */
  isAgain: boolean
  /** `cid:…` of the drawn parcel in the message. */
  parcelSrc: string
  year: number
}

/** A parcel, for whoever receives it: nothing of the story, and nothing of the purchase. */
export function giftMail({
  productName,
  names,
  senderName,
  line,
  isAgain,
  url,
  parcelSrc,
  year,
}: SentGift): MailContent {
  const subject = isNobody(senderName) ? 'Tienes un regalo' : `Tienes un regalo ${ofName(senderName)}`
  const about =
    'Alguien que te quiere preparó algo para ti. Está envuelto: desata el lazo cuando tengas un momento tranquilo.'
  const renewed = isAgain ? ['El enlace de nuestro correo anterior ya no abre: usa este.'] : []
  const reason = `Recibes este correo${isAgain ? '' : ' una sola vez,'} porque alguien escribió tu dirección para enviarte este regalo. Si no quieres más avisos, usa «Cancelar suscripción» en tu programa de correo.`
  const html = renderFrame({
    productName,
    year,
    preview: about,
    cover: { src: parcelSrc, alt: 'Un regalo envuelto, con su lazo y su etiqueta' },
    title: subject,
    body: [
      paragraph(names),
      ...(line ? [quote(line)] : []),
      paragraph(about),
      ...renewed.map((text) => paragraph(text)),
      action('Abrir mi regalo', url),
    ],
    reason,
  })
  const text = [
    subject,
    names,
    ...(line ? [`«${line}»`] : []),
    about,
    ...renewed,
    url,
    reason,
    rights(productName, year),
  ].join('\n\n')
  return { subject, html, text }
}
