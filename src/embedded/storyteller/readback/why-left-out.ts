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
