import type { Advice } from '../../../contract/readings.ts'
import type { LeftOutKind } from '../language/left-out.ts'

/** Why a part of an answer is not told unless it is confirmed, in one kind line. */
export const WHY_LEFT_OUT: Record<LeftOutKind, Pick<Advice, 'kind' | 'why'>> = {
  address: { kind: 'private', why: 'Parece una dirección: la dejamos fuera para que no quede impresa.' },
  telephone: { kind: 'private', why: 'Parece un teléfono: lo dejamos fuera para que no quede impreso.' },
  school: { kind: 'private', why: 'El nombre de su escuela no se imprime: nadie más tiene que saberlo.' },
  diagnosis: { kind: 'private', why: 'Es muy personal: no se imprime, salvo que tú lo digas al revisar.' },
  illness: { kind: 'private', why: 'Habla de salud: no se imprime, salvo que tú lo digas al revisar.' },
  prison: { kind: 'private', why: 'Dónde está cada quien no se imprime: el cuento puede decir que están lejos.' },
  adoption: { kind: 'private', why: 'Su llegada a la familia no se imprime: a quién contarla lo decide la familia.' },
  request: { kind: 'private', why: 'Como lo pediste, esto no se imprime.' },
  stepfamily: { kind: 'private', why: 'De quién es hijo cada quien no se imprime: el cuento se queda con su cariño.' },
  secret: { kind: 'private', why: 'Parece un secreto: no se imprime, porque el libro pasará por muchas manos.' },
  surprise: {
    kind: 'private',
    why: 'Parece una sorpresa: no se imprime, salvo que lo confirmes al revisar.',
  },
  confidence: { kind: 'private', why: 'Es una confidencia: no se imprime, porque el libro pasará por muchas manos.' },
  infidelity: {
    kind: 'private',
    why: 'Esto es solo de ustedes: no se imprime, porque el libro lo leerán más personas.',
  },
  separation: { kind: 'private', why: 'Una separación no se imprime: el cuento se queda con lo que sí los une.' },
  ex: { kind: 'private', why: 'Hablar de una expareja puede incomodar: el cuento la deja fuera.' },
  money: { kind: 'private', why: 'Del dinero no se imprime nada: podría darle pena al leerlo.' },
  papers: { kind: 'private', why: 'Cómo cruzó la familia es privado: no se imprime, salvo que tú lo digas.' },
  bodily: { kind: 'private', why: 'Podría darle vergüenza delante de otros: no se imprime.' },
  bullying: { kind: 'private', why: 'Podría dolerle verlo impreso: el cuento se queda con su fuerza.' },
  marks: { kind: 'private', why: 'Una mala nota no se imprime: el cuento se queda con lo que sí logra.' },
  loss: { kind: 'private', why: 'Es un duelo muy íntimo: no se imprime, salvo que tú lo digas al revisar.' },
  grief: { kind: 'private', why: 'Lo que lo extrañas es muy tuyo: el cuento se queda con la alegría que dejó.' },
  bereaved: {
    kind: 'private',
    why: 'Una muerte no se imprime sin permiso: queda fuera, salvo que tú lo digas al revisar.',
  },
  violence: { kind: 'private', why: 'Es muy duro para un regalo: no se imprime, salvo que tú lo digas al revisar.' },
  hurts: { kind: 'hurts', why: 'Podría doler al leerlo: el cuento se queda con lo bueno.' },
  compares: { kind: 'hurts', why: 'Una comparación puede herir a otros que lean el libro: queda fuera.' },
  pleads: { kind: 'hurts', why: 'Pedir perdón va mejor en persona o en una carta: el cuento no lo dice.' },
  jest: { kind: 'hurts', why: 'Suena a broma de ustedes: en papel puede leerse en serio, así que queda fuera.' },
  hesitates: { kind: 'note', why: 'No hace falta saber decirlo: para eso está el cuento, que lo dirá por ti.' },
  order: { kind: 'note', why: 'Recado recibido: es para quien hace el cuento, así que no se imprime.' },
  note: { kind: 'note', why: 'Esto parece un recado para nosotros: no lo imprimimos en el cuento.' },
}

/** Of an order that something shall stand nowhere. */
export const WHY_UNWANTED: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'Recado recibido: no se imprime, y el cuento no tocará lo que pides dejar fuera.',
}

/** Of a word that another is asked for. */
export const WHY_INSTEAD: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'Recado recibido: el cuento usará la palabra que pides, y no la otra.',
}

/** Of a line that is to close the story. */
export const WHY_LAST_LINE: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'Recado recibido: será la última frase del cuento.',
}

/** Of an answer that tells what was asked to be told nowhere. */
export const WANTED_HERE: Pick<Advice, 'kind' | 'why' | 'example'> = {
  kind: 'note',
  why: 'Aquí cuentas algo que pediste dejar fuera: esa parte no se imprime.',
  example: undefined,
}
