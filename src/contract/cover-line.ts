import type { Brief } from './brief.ts'
import { MAX_DEDICATION_LENGTH } from './constants.ts'
import { calledName, capital, giverName, inLine, isNobody, ofName, signer } from './said-names.ts'

type Names = { recipientName: string; senderName?: string | undefined; occasion?: Brief['occasion'] | null }

/** What a cover says of the two, each part empty where its name is: «Para Lola» and «de sus nietos Pablo y Ana». */
export function coverParts({ recipientName, senderName = '', occasion }: Names): { whom: string; from: string } {
  const [recipient, giver] = [recipientName.trim(), giverName(senderName)]
  const whom = occasion === 'en-recuerdo' ? `En recuerdo ${ofName(recipient)}` : `Para ${inLine(recipient)}`
  return { whom: recipient && whom, from: giver && ofName(giver) }
}

/** For whom the book is and from whom, as its cover says: «Para Lola, de sus nietos Pablo y Ana», «En recuerdo de Lola». */
export function coverLine(names: Names): string {
  const { whom, from } = coverParts(names)
  return capital([whom, from].filter(Boolean).join(', ')) || 'Para ti'
}

/** 'para Lola', or 'en recuerdo de Lola': inside a sentence. */
export function forWhom({ recipientName, occasion }: Names): string {
  const line = coverLine({ recipientName, occasion })
  return line.charAt(0).toLowerCase() + line.slice(1)
}

/** A dedication to take or to say otherwise, in the giver's voice; empty where nobody is named. */
export function suggestedDedication(names: Names & { recipientRelation?: string | undefined }): string {
  const { recipientName, senderName = '', occasion, recipientRelation = '' } = names
  if (!recipientName.trim()) return ''
  const care = AT_A_DISTANCE.test(recipientRelation) ? 'aprecio' : 'cariño'
  const isRemembered = occasion === 'en-recuerdo'
  const signed = isNobody(senderName) ? '' : isRemembered ? giverName(senderName) : inLine(signer(senderName))
  const said = occasion && DEDICATIONS[occasion]?.(recipientName)
  const whole = said
    ? `${said}${signed && ` Con ${care}, ${signed}.`}`
    : `Para ${inLine(recipientName)}, con ${care}${signed && ` ${ofName(signed)}`}.`
  return whole.length > MAX_DEDICATION_LENGTH ? '' : whole
}

/** Whom one esteems rather than cuddles. */
const AT_A_DISTANCE =
  /(?<![A-Za-zÀ-ỹ])(?:jef[ae]|director|profe|maestr|doctor|entrenador|compañer[oa]s? de trabajo|soci[oa]|cliente|colega|vecin)/iu

const DEDICATIONS: Partial<Record<NonNullable<Brief['occasion']>, (name: string) => string>> = {
  cumpleanos: (name) => `Feliz cumpleaños, ${calledName(name)}.`,
  navidad: (name) => `Feliz Navidad, ${calledName(name)}.`,
  reyes: (name) => `Para ${inLine(name)}, en la noche de Reyes.`,
  madre: (name) => `Feliz Día de la Madre, ${calledName(name)}.`,
  padre: (name) => `Feliz Día del Padre, ${calledName(name)}.`,
  aniversario: (name) => `Feliz aniversario, ${calledName(name)}.`,
  nacimiento: (name) => `Para ${inLine(name)}, en sus primeros días.`,
  graduacion: (name) => `Felicidades por tu graduación, ${calledName(name)}.`,
  despedida: (name) => `Hasta pronto, ${calledName(name)}.`,
  'en-recuerdo': (name) => `En recuerdo ${ofName(name)}.`,
}
