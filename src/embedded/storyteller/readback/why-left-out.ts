import type { Advice } from '../../../contract/readings.ts'
import { WHO_THEY_ARE } from '../../../contract/shop-notes.ts'
import type { LeftOutKind } from '../language/left-out/left-out.ts'

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
  secret: { kind: 'private', why: 'Parece un secreto: no se imprime, salvo que tú lo digas al revisar.' },
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
  order: { kind: 'note', why: 'Recado recibido: lo que es para quien hace el cuento no se imprime.' },
  note: { kind: 'note', why: 'Es para nosotros: lo leímos, y no se imprime.' },
}

/** What is asked of the shop, and what becomes of it there. */
const ANSWERED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:env[ií]\p{L}*|ll(?:ega|egue|egan|egar[áa]?)|m[aá]nd[ae]n(?:\p{L}+| a)|mandar\p{L}*|paquet\p{L}*|encomiendas?|sobre|domicilio|entreg\p{L}+|urg\p{L}+|l[oa] (?:necesito|necesitamos|ocupo) (?:para|antes)|tarda|demora)(?!\p{L})/iu, 'Nada va por correo: el libro se descarga al comprarlo y se regala con un enlace.'],
  [/(?<!\p{L})(?:(?:tapas?|pastas?) (?:dur|bland|suav)\p{L}+|impres\p{L}+|imprim\p{L}+|encuadern\p{L}+)(?!\p{L})/iu, 'El libro es un PDF, con una versión para imprenta: allí se eligen papel y tapas.'],
  [/(?<!\p{L})(?:cu[aá]nto (?:cuesta|vale|cobra|es|sale)\p{L}*|precios?|descuentos?|promoci\p{L}+|factur\p{L}+|dep[oó]sit\p{L}+|ticket|presupuesto|tope|tarjeta)(?!\p{L})/iu, 'Es para nosotros y no se imprime: el precio se ve antes de comprar.'],
  [/(?<!\p{L})(?:llamar\p{L}*|ll[aá]m[ae]n\p{L}*|marcar\p{L}*|contactar\p{L}*|contestar|correo|whats\p{L}*|av[ií]s[ae]\p{L}*)(?!\p{L})/iu, 'Es para nosotros y no se imprime: no llamamos a nadie, basta el correo al comprar.'],
  [/(?<!\p{L})(?:en|al) (?:ingl[eé]s|otro idioma|portugu[eé]s|franc[eé]s)(?!\p{L})/iu, 'El cuento va en español: en otro idioma no lo hacemos.'],
  [/(?<!\p{L})(?:dibuj\p{L}*|dib[uú]j\p{L}*|ilustraci\p{L}+|fotos?)(?!\p{L})/iu, 'Su aspecto se elige junto a la foto, y después se puede cambiar cualquier dibujo.'],
  [/(?<!\p{L})(?:dedicatorias?|firm(?:a|an|amos|o|en)|de parte de)(?!\p{L})/iu, 'La dedicatoria y quién la firma se ponen con el libro hecho: van al principio.'],
  [/(?<!\p{L})(?:letras?|oraci[oó]n(?:es)?|frases|p[aá]rrafos|enredad\p{L}+|f[aá]cil|sencill\p{L}+|cort(?:o|ito))(?!\p{L})/iu, 'Es para nosotros: los capítulos son cortos, y después se cambia cualquier frase.'],
  [/(?<!\p{L})(?:quiero|queremos|quisiera|quisiéramos|me gustar[ií]a|ojal[aá]) que (?:l[oa] |l[oa]s )?(?:sepa|sienta|recuerde)n?(?!\p{L})/iu, 'Dicho por ti llega mejor: va entero en la dedicatoria, y el cuento no lo dice.'],
  [/(?<!\p{L})por eso (?:el|este|es el) (?:regalo|libro|cuento)(?!\p{L})/iu, 'Es el motivo del regalo: al elegir la ocasión, el cuento la celebra.'],
  [/(?<!\p{L})(?:ortogr\p{L}+|faltas?|disculp\p{L}+|perd[oó]n\p{L}*|no s[eé] escribir)(?!\p{L})/iu, 'No hay nada que disculpar, y eso no se imprime: al revisar se corrige todo.'],
  [WHO_THEY_ARE, 'Lo tomamos en cuenta para contar y dibujar, y no se imprime.'],
] // oxfmt-ignore

const PROPOSAL =
  /(?<!\p{L})(?:matrimonio|casamiento|cas(?:ar|e)(?:se)? conmigo)(?!\p{L})[^.]*(?:\?|puede|podr)|(?:[uú]ltima|final)[^.]*(?:matrimonio|casamiento|cas(?:ar|e)(?:se)? conmigo)/iu

/** Why `cut` is left out, or what becomes of what was asked in it. */
export function whyLeftOut(cut: string, kind: LeftOutKind): Pick<Advice, 'kind' | 'why' | 'example'> {
  if ((kind === 'note' || kind === 'surprise') && PROPOSAL.test(cut))
    return {
      kind: 'note',
      why: ANSWERED[0]![0].test(cut)
        ? 'Puede ser la última frase, y nada va por correo: el libro se regala con un enlace.'
        : 'Puede ser la última frase del cuento: dicho así, se imprime allí.',
      example: 'La última frase que sea: «¿Te casas conmigo?»',
    }
  if (kind !== 'note' && kind !== 'order') return WHY_LEFT_OUT[kind]
  return { kind: 'note', why: ANSWERED.find(([asked]) => asked.test(cut))?.[1] ?? WHY_LEFT_OUT[kind].why }
}

/** Of what stands where something of them was asked for, and is none. */
export const WHY_UNTOLD: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'El cuento no lo dice: si ha de quedar, su lugar es la dedicatoria del libro.',
}

/** Of what stands beside something of them that is told. */
export const WHY_PARTLY: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'El cuento dice solo una parte: lo demás cabe en la dedicatoria del libro.',
}

/** Of an order that something shall stand nowhere. */
export const WHY_UNWANTED: Pick<Advice, 'kind' | 'why'> = {
  kind: 'note',
  why: 'Recado recibido: no se imprime, y el cuento no tocará lo que pides dejar fuera.',
}

/** Of what its giver owns to before it may be told. */
export const WHY_PERMITTED: Pick<Advice, 'kind' | 'why' | 'example'> = {
  kind: 'note',
  why: 'Recado recibido: con ese permiso, el cuento lo dice.',
  example: undefined,
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
