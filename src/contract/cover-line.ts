import type { Brief } from './brief.ts'

type Names = { recipientName: string; senderName?: string | undefined; occasion?: Brief['occasion'] }

/** For whom the book is and from whom, as its cover says: «Para Lola, de sus nietos Pablo y Ana», «En recuerdo de Lola». */
export function coverLine({ recipientName, senderName = '', occasion }: Names): string {
  const [recipient, giver] = [recipientName.trim(), giverOf(senderName)]
  if (!recipient) return giver ? capital(of(giver)) : 'Para ti'
  const whom = occasion === 'en-recuerdo' ? `En recuerdo ${of(inside(recipient))}` : `Para ${inside(recipient)}`
  return giver ? `${whom}, ${of(giver)}` : whom
}

/** 'para Lola', or 'en recuerdo de Lola': inside a sentence. */
export function forWhom({ recipientName, occasion }: Names): string {
  const line = coverLine({ recipientName, occasion })
  return line.charAt(0).toLowerCase() + line.slice(1)
}

/** A dedication to take or to say otherwise, in the giver's voice. */
export function suggestedDedication({ recipientName, senderName = '', occasion }: Names): string {
  const [name, signed] = [recipientName.trim(), senderName.trim()]
  const said = occasion && DEDICATIONS[occasion]
  if (!said) return `Para ${name}…`
  return `${said(name)}${signed && !isMe(signed) ? ` Con cariño, ${signed}.` : ''}`
}

const DEDICATIONS: Partial<Record<NonNullable<Brief['occasion']>, (name: string) => string>> = {
  cumpleanos: (name) => `Feliz cumpleaños, ${name}.`,
  navidad: (name) => `Feliz Navidad, ${name}.`,
  reyes: (name) => `Para ${name}, en la noche de Reyes.`,
  madre: (name) => `Feliz Día de la Madre, ${name}.`,
  padre: (name) => `Feliz Día del Padre, ${name}.`,
  aniversario: (name) => `Feliz aniversario, ${name}.`,
  nacimiento: (name) => `Para ${name}, en sus primeros días.`,
  graduacion: (name) => `Felicidades, ${name}.`,
  despedida: (name) => `Hasta pronto, ${name}.`,
  'en-recuerdo': (name) => `En recuerdo ${of(inside(name))}.`,
}

/** Who gives, said of the recipient in the third person: «tus nietos» are «sus nietos»; «yo» names nobody. */
function giverOf(signed: string): string {
  const name = signed.trim()
  return isMe(name) ? '' : inside(name.replace(/(?<!\p{L})tu(s?)(?= \p{L})/giu, 'su$1'))
}

const isMe = (name: string) => /^yo$/iu.test(name)

/** A name inside a line: its article and its possessive are small. */
function inside(name: string): string {
  return name.replace(/^(?:el|la|los|las|mis?|sus?|tod[oa]s) /iu, (word) => word.toLowerCase())
}

const of = (name: string) => (name.startsWith('el ') ? `d${name}` : `de ${name}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
