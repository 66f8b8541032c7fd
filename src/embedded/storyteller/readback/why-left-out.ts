import type { Advice } from '../../../contract/readings.ts'
import { WHO_THEY_ARE } from '../../../contract/shop-notes.ts'
import type { LeftOutKind } from '../language/left-out/left-out.ts'

/** Why a part of an answer is not told unless it is said at the review, in a few kind words. */
const BECAUSE: Record<Exclude<LeftOutKind, 'hesitates' | 'order' | 'note' | 'request' | 'pleads'>, string> = {
  address: 'parece una dirección',
  telephone: 'parece un teléfono',
  school: 'nadie más tiene que saberlo',
  diagnosis: 'es muy personal',
  illness: 'habla de salud',
  prison: 'a quién contarlo lo decide la familia',
  safety: 'quien lo lea sabrá dónde buscar',
  adoption: 'a quién contarlo lo decide la familia',
  stepfamily: 'a quién contarlo lo decide la familia',
  secret: 'parece un secreto',
  surprise: 'parece una sorpresa',
  confidence: 'es una confidencia, y el libro pasará por muchas manos',
  infidelity: 'el libro lo leerán más personas',
  separation: 'habla de una separación o un pleito',
  ex: 'habla de una expareja',
  money: 'habla de dinero',
  papers: 'cómo cruzó la familia es privado',
  bodily: 'podría dar vergüenza delante de otros',
  bullying: 'podría doler verlo impreso',
  marks: 'podría dar pena al leerlo',
  loss: 'es un duelo muy íntimo',
  grief: 'es muy íntimo',
  bereaved: 'habla de una muerte',
  violence: 'es muy duro para un regalo',
  hurts: 'podría doler al leerlo',
  compares: 'alguien que lea el libro podría sentirse mal',
  jest: 'en papel una broma puede leerse en serio',
}
const HURTFUL: readonly LeftOutKind[] = ['hurts', 'compares', 'pleads', 'jest']

/** The giver may touch it at the review and write it: what is confirmed there is printed. */
const HOW_IN = 'Si quieres que salga, escríbelo al revisar.'

/** Where nothing is read back, nothing can be touched. */
export const saidAnew = (line: string) => line.replace(HOW_IN, 'Si quieres que salga, dilo aquí de otra manera.')

/** The line as the review says it, below what is read back of the answer; `all`: nothing of it is. */
export const atReview = (line: string, all: boolean) =>
  line.replace(HOW_IN, all ? '' : 'Si quieres que salga, escríbelo arriba.').trim()

type Why = Pick<Advice, 'kind' | 'why' | 'example' | 'leftOut'>

/**
 * Which words stay out, why, and how they come in. `all`: with them nothing of the answer is told.
 *
 * @example why('me debe 4 mil', 'money').why // '«me debe 4 mil» se queda fuera: habla de dinero. Si quieres que salga, escríbelo al revisar.'
 */
export function why(words: string, kind: LeftOutKind, all = false): Why {
  const said = `«${words}»`
  if (kind === 'hesitates')
    return { kind: 'note', why: `${said} no hace falta: para decirlo está el cuento, que lo dirá por ti.` }
  if (kind === 'order')
    return { kind: 'note', why: `Recado recibido: ${said} es para quien hace el cuento, y no se imprime.` }
  if (kind === 'note') return { kind: 'note', why: `${said} es para nosotros: lo leímos, y no se imprime.` }
  if (kind === 'request') return { kind: 'private', why: `Como lo pediste, ${said} no se imprime.` }
  if (kind === 'pleads')
    return { kind: 'hurts', why: `${said} va mejor en persona o en una carta: el cuento no lo dice.` }
  const out = all ? `Por ${said} esto se queda fuera` : `${said} se queda fuera`
  return { kind: HURTFUL.includes(kind) ? 'hurts' : 'private', why: `${out}: ${BECAUSE[kind]}. ${HOW_IN}` }
}

/** What is asked of the shop, and what becomes of it there. */
const ANSWERED: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-zÀ-ỹ])(?:env[ií][A-Za-zÀ-ỹ]*|ll(?:ega|egue|egan|egar[áa]?)|m[aá]nd[ae]n(?:[A-Za-zÀ-ỹ]+| a)|mandar[A-Za-zÀ-ỹ]*|paquet[A-Za-zÀ-ỹ]*|encomiendas?|sobre|domicilio|entreg[A-Za-zÀ-ỹ]+|urg[A-Za-zÀ-ỹ]+|l[oa] (?:necesito|necesitamos|ocupo) (?:para|antes)|tarda|demora)(?![A-Za-zÀ-ỹ])/iu, 'Nada va por correo: el libro se descarga al comprarlo y se regala con un enlace.'],
  [/(?<![A-Za-zÀ-ỹ])(?:(?:tapas?|pastas?) (?:dur|bland|suav)[A-Za-zÀ-ỹ]+|impres[A-Za-zÀ-ỹ]+|imprim[A-Za-zÀ-ỹ]+|encuadern[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu, 'El libro es un PDF, con una versión para imprenta: allí se eligen papel y tapas.'],
  [/(?<![A-Za-zÀ-ỹ])(?:cu[aá]nto (?:cuesta|vale|cobra|es|sale)[A-Za-zÀ-ỹ]*|precios?|descuentos?|promoci[A-Za-zÀ-ỹ]+|factur[A-Za-zÀ-ỹ]+|dep[oó]sit[A-Za-zÀ-ỹ]+|ticket|presupuesto|tope|tarjeta)(?![A-Za-zÀ-ỹ])/iu, 'Es para nosotros y no se imprime: el precio se ve antes de comprar.'],
  [/(?<![A-Za-zÀ-ỹ])(?:llamar[A-Za-zÀ-ỹ]*|ll[aá]m[ae]n[A-Za-zÀ-ỹ]*|marcar[A-Za-zÀ-ỹ]*|contactar[A-Za-zÀ-ỹ]*|contestar|correo|whats[A-Za-zÀ-ỹ]*|av[ií]s[ae][A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])/iu, 'Es para nosotros y no se imprime: no llamamos a nadie, basta el correo al comprar.'],
  [/(?<![A-Za-zÀ-ỹ])(?:en|al) (?:ingl[eé]s|otro idioma|portugu[eé]s|franc[eé]s)(?![A-Za-zÀ-ỹ])/iu, 'El cuento va en español: en otro idioma no lo hacemos.'],
  [/(?<![A-Za-zÀ-ỹ])(?:dibuj[A-Za-zÀ-ỹ]*|dib[uú]j[A-Za-zÀ-ỹ]*|ilustraci[A-Za-zÀ-ỹ]+|fotos?)(?![A-Za-zÀ-ỹ])/iu, 'Su aspecto se elige junto a la foto, y después se puede cambiar cualquier dibujo.'],
  [/(?<![A-Za-zÀ-ỹ])(?:dedicatorias?|firm(?:a|an|amos|o|en)|de parte de)(?![A-Za-zÀ-ỹ])/iu, 'La dedicatoria y quién la firma se ponen con el libro hecho: van al principio.'],
  [/(?<![A-Za-zÀ-ỹ])(?:letras?|oraci[oó]n(?:es)?|frases|p[aá]rrafos|enredad[A-Za-zÀ-ỹ]+|f[aá]cil|sencill[A-Za-zÀ-ỹ]+|cort(?:o|ito))(?![A-Za-zÀ-ỹ])/iu, 'Es para nosotros: los capítulos son cortos, y después se cambia cualquier frase.'],
  [/(?<![A-Za-zÀ-ỹ])(?:quiero|queremos|quisiera|quisiéramos|me gustar[ií]a|ojal[aá]) que (?:l[oa] |l[oa]s )?(?:sepa|sienta|recuerde)n?(?![A-Za-zÀ-ỹ])/iu, 'Dicho por ti llega mejor: va entero en la dedicatoria, y el cuento no lo dice.'],
  [/(?<![A-Za-zÀ-ỹ])por eso (?:el|este|es el) (?:regalo|libro|cuento)(?![A-Za-zÀ-ỹ])/iu, 'Es el motivo del regalo: al elegir la ocasión, el cuento la celebra.'],
  [/(?<![A-Za-zÀ-ỹ])(?:ortogr[A-Za-zÀ-ỹ]+|faltas?|disculp[A-Za-zÀ-ỹ]+|perd[oó]n[A-Za-zÀ-ỹ]*|no s[eé] escribir)(?![A-Za-zÀ-ỹ])/iu, 'No hay nada que disculpar, y eso no se imprime: al revisar se corrige todo.'],
  [WHO_THEY_ARE, 'Lo tomamos en cuenta para contar y dibujar, y no se imprime.'],
] // oxfmt-ignore

const PROPOSAL =
  /(?<![A-Za-zÀ-ỹ])(?:matrimonio|casamiento|cas(?:ar|e)(?:se)? conmigo)(?![A-Za-zÀ-ỹ])[^.]*(?:\?|puede|podr)|(?:[uú]ltima|final)[^.]*(?:matrimonio|casamiento|cas(?:ar|e)(?:se)? conmigo)/iu

/** Why `cut` is left out, in its own `words`, or what becomes of what was asked in it. */
export function whyLeftOut(cut: string, words: string, kind: LeftOutKind, all: boolean): Why {
  const said = why(words, kind, all)
  const leftOut = said.why
  if ((kind === 'note' || kind === 'surprise') && PROPOSAL.test(cut))
    return {
      kind: 'note',
      leftOut,
      why: ANSWERED[0]![0].test(cut)
        ? 'Puede ser la última frase, y nada va por correo: el libro se regala con un enlace.'
        : 'Puede ser la última frase del cuento: dicho así, se imprime allí.',
      example: 'La última frase que sea: «¿Te casas conmigo?»',
    }
  const answer = kind === 'note' || kind === 'order' ? ANSWERED.find(([asked]) => asked.test(cut))?.[1] : undefined
  return answer ? { kind: 'note', why: answer, leftOut } : { ...said, leftOut }
}

/** Of what stands where something of them was asked for, and is none, or beside it. */
export const whyUntold = (words: string): Why => ({
  kind: 'note',
  why: `«${words}» se queda fuera del cuento: cabe en la dedicatoria, o dilo aquí de otra manera.`,
  leftOut: `«${words}» se queda fuera del cuento: cabe en la dedicatoria.`,
})

/** Of what is no note to us and says nothing that was asked for: 'ella a ellos'. */
export const whyApart = (words: string): Why => {
  const said = `«${words}» se queda fuera, con lo demás ya se entiende. ${HOW_IN}`
  return { kind: 'note', why: said, leftOut: said }
}

/** Of an order that something shall stand nowhere. */
export const WHY_UNWANTED: Why = {
  kind: 'note',
  why: 'Recado recibido: no se imprime, y el cuento no tocará lo que pides dejar fuera.',
  leftOut: 'Recado recibido: no se imprime, y el cuento no tocará lo que pides dejar fuera.',
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
export const WANTED_HERE: Why = {
  kind: 'note',
  why: 'Aquí cuentas algo que pediste dejar fuera: esa parte no se imprime.',
  leftOut: 'Aquí cuentas algo que pediste dejar fuera: esa parte no se imprime.',
  example: undefined,
}
