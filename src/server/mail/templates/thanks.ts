import type { MailContent } from '../mail.ts'
import { action, paragraph, quote, renderFrame, rights } from './frame.ts'

type SentThanks = {
  productName: string
  title: string
  reaction: { sign: string; name: string } | null
  /** Empty where only a reaction was sent. */
  words: string
  /** Who answers; empty where they do not say. */
  signature: string
  /** A voice message waits on the page. */
  hasVoice: boolean
  url: string
  year: number
}

const VOICE = 'También te dejó un mensaje de voz: escúchalo junto a tu regalo.'

/** What was answered to a gift, for its giver. */
export function thanksMail(sent: SentThanks): MailContent {
  const { productName, title, reaction, words, signature, hasVoice, url, year } = sent
  const subject = 'Te dan las gracias por tu regalo'
  const about = signature ? `Leyeron «${title}» y ${signature} te responde:` : `Leyeron «${title}» y te responden:`
  const sign = reaction && `${reaction.sign} ${reaction.name}`
  const reason = 'Recibes este correo porque regalaste un cuento y quien lo recibió quiso responderte.'
  const html = renderFrame({
    productName,
    year,
    preview: about,
    title: subject,
    body: [
      paragraph(about),
      ...(sign ? [paragraph(sign)] : []),
      ...(words ? [quote(words)] : []),
      ...(hasVoice ? [paragraph(VOICE)] : []),
      action('Ver mi regalo', url),
    ],
    reason,
  })
  const said = [...(sign ? [sign] : []), ...(words ? [`«${words}»`] : []), ...(hasVoice ? [VOICE] : [])]
  return { subject, html, text: [subject, about, ...said, url, reason, rights(productName, year)].join('\n\n') }
}
