import { nounGender } from '../grammar/gender.ts'
import { deedOf } from './narrated-verbs.ts'
import type { Rememberers } from './narrated-text.ts'
import type { Role } from '../people/relations.ts'

/** How a memory begins: the words that only say that it was once, as a narrator says them. */

/**
 * `head` stands before what is told; `when` stands there instead where what follows is only when the rest of it was
 * ('el día que abrimos no llegó nadie'); `named`: who is called by name in them.
 */
export type Opening = { head: string; when: string | null; text: string; named?: 'giver' | 'recipient' }

const WHEN =
  /^(?:fue )?(cuando|(?:la|una|aquella|esa|otra) vez(?: en)? que|(?:el|un|aquel|ese) día(?: en)? que|(?:aquella|esa) vez cuando)[,:]? /iu

const TIMES =
  'noche|tarde|mañana|madrugada|verano|invierno|otoño|primavera|domingo|sábado|lunes|martes|miércoles|jueves|viernes|navidad|nochebuena|nochevieja|año|mes|semana|temporada|carnaval|año nuevo'

const SPAN = new RegExp(
  `^(?:fue )?(?:en )?(?:el|la|un|una|aquel|aquella|ese|esa) (${TIMES})(?: en)? (?:que|cuando) `,
  'iu',
)
const SPANS = new RegExp(`^(?:en )?(los|las) ((?:${TIMES})s?|tardes|días|veces)(?: en)? (?:que|cuando) `, 'iu')
const FIRST_TIME = /^(?:fue )?la primera vez (?:en )?(?:que|cuando) /iu

const EVENTS =
  '(?:xv|quince|\\d{1,2}) años|viaje|día|ida|visita|vuelo|función|torneo|examen|obra|baile|cita|boda|casamiento|matrimonio|fiesta|cumpleaños|cumple|concierto|recital|partido|final|graduación|excursión|paseo|clase|cena|comida|feria|cierre|mudanza|festival|carrera|bautizo|bautismo|comunión|posada|luna de miel|campamento|reunión|retiro|concurso|choque|gol|susto|presentación|exposición|salida|vez|regional|campeonato|competencia|desfile|pastorela|kermés|kermesse|asado|parcial|mili|semestre|rodaje|ensayo|show|serenata|procesión|romería|peregrinación|maratón|acampada|caminata|vacaciones|pijamada|entrega|ceremonia|temporada|entierro|velorio|juego|ultrasonido|ecografía|muestra|intercambio|misa|quince|quinceañera|cosecha|vendimia|pesca|crucero|interrail|erasmus|sermón|simulacro|inventario|corso|videollamada|cabalgata|riada|convivio|cabaña|refugio|camping|hostal|albergue|velada|mañanitas|verbena|guardia|turno|apertura|inauguración|llegada|despedida|reencuentro'
const WEATHERS =
  'temblor|terremoto|sismo|apagón|huracán|nevada|tormenta|lluvia|granizada|inundación|pandemia|cuarentena|eclipse|helada|ciclón|encierro|diluvio|aguacero|confinamiento'

const EVENT = new RegExp(
  `^(?:fue )?(?:en )?((?:nuestr[oa]s?|sus?|el|la|los|las|un|una|aquel|aquella|mi|tu) (?:(?:primer|primera|último|última|gran|segundo|segunda) )?((?:${EVENTS}|${WEATHERS}|${TIMES})(?!\\p{L}))(?: de (?:l[oa]s? )?\\p{L}+)?)`,
  'iu',
)
const JOINT =
  /(?:[,:.;] (?:(?:y|que|cuando|donde|en (?:el |la )?que|en donde) )?| (?:cuando|donde|en (?:el |la )?que|que|y) )/giu

/** 'no sé, muchos, cuando fuimos': what is said before the memory itself. */
const HEDGES =
  /^(?:(?:no sé(?: bien)?|no se(?: bien)?(?=[,.:;…])|(?:much[oa]s|varias?|varios|tant[oa]s)(?=[,.:;…])|uff?|ay|pues|bueno|mmm+|creo que|yo creo que|tal vez|quizás?|diría que|hay much[oa]s|la verdad|definitivamente|sin duda)[,.:;…]* (?:pero )?)+(?=\p{L}{2})/iu
const AND_THAT_WAS_IT = /,? y (?:ya|listo|eso|ya está|fin)$/iu

export const withoutHedges = (text: string) => text.replace(HEDGES, '').replace(AND_THAT_WAS_IT, '')

/** The memory without what only opens it. */
export function opened(text: string, people: Rememberers): Opening {
  // 'la primera vez que salimos fue a comprar llantas': of the time itself something is said
  const first = / fue (?:a|en|para|por|con|cuando) /iu.test(text) ? null : FIRST_TIME.exec(text)
  if (first) return { head: 'La primera vez fue así: ', when: 'La primera vez que ', text: text.slice(first[0].length) }
  const span = SPAN.exec(text)
  if (span) {
    const noun = span[1]!.toLowerCase().replace(/^n(?=avidad|ochebuena|ochevieja)/u, 'N')
    const isF = nounGender(noun) === 'f' || noun.startsWith('Noche')
    return {
      head: `${isF ? 'Aquella' : 'Aquel'} ${noun} `,
      when: `${isF ? 'La' : 'El'} ${noun} que `,
      text: text.slice(span[0].length),
    }
  }
  const spans = SPANS.exec(text)
  if (spans)
    return {
      head: `${spans[1] === 'las' ? 'Las' : 'Los'} ${spans[2]}, `,
      when: null,
      text: text.slice(spans[0].length),
    }
  const years = aged(text, people)
  if (years) return years
  const when = WHEN.exec(text)
  if (when)
    return {
      head: '',
      when: `${when[1]!.charAt(0).toUpperCase()}${when[1]!.slice(1)} `,
      text: text.slice(when[0].length),
    }
  return { head: '', when: null, text: atEvent(text) ?? ofThing(text) }
}

/** 'nuestro primer viaje a Cádiz, que nos perdimos' → 'en nuestro primer viaje a Cádiz, nos perdimos'. */
function atEvent(text: string): string | null {
  const event = EVENT.exec(text)
  if (!event) {
    const [all = '', lead = ''] = HABITUAL.exec(text) ?? []
    return all !== '' && !hasDeed(lead) ? `${lead}, ${text.slice(all.length)}` : null
  }
  const [all, named = '', noun = ''] = event
  for (const joint of text.slice(all.length).matchAll(JOINT)) {
    const at = all.length + joint.index
    const before = named + text.slice(all.length, at)
    const after = text.slice(at + joint[0].length)
    // 'el temblor que nos agarró en el elevador': it did
    if (/^ que $/u.test(joint[0]) && isWeather(noun) && CAUGHT.test(after)) return ''
    // 'el viaje que hicimos los tres a Guanajuato, se perdió'
    if (/^ que $/u.test(joint[0]) && DONE_ON_IT.test(after)) {
      if (/[,:.] /u.test(after)) continue
      // 'el concierto que vimos desde afuera': what was seen
      return ''
    }
    if (/^ y $/u.test(joint[0]) && !hasDeed(after.split(/\s/u).slice(0, 2).join(' '))) continue
    const isRelative = DONE_ON_IT.test(before.replace(/^.* que /u, ''))
    // 'el primer día que durmió en casa'
    if (before === named && before.endsWith(noun) && /^ (?:que|en que|cuando) $/u.test(joint[0]) && isTime(noun))
      return null
    // 'la primera vez que salimos fue a comprar llantas': of the time itself something is said
    if (/^vez$/iu.test(noun) && / fue (?:a|en|para|por|con|cuando) /iu.test(after)) return ''
    if (/^vez$/iu.test(noun) && !/prim|últim/iu.test(named)) return null
    if (before.length > 90 || (hasDeed(before) && !isRelative) || !hasDeed(after)) continue
    return `${leadOf(noun.toLowerCase(), before)}${before}, ${after}`
  }
  // 'el apagón del 16 salimos todos': when it was, and nobody who does it
  const rest = text.slice(all.length)
  const [lead = ''] =
    /^[^,.:;]{0,30}? (?=(?:(?:nos|me|lo|la|los|las|les?) )*\p{L}+(?:amos|imos|é)(?!\p{L})|les? \p{L}+(?:aron|ieron)(?!\p{L})|se (?:nos |les? |me )?(?:\p{L}+(?:ó|aron|ieron)|fue) (?:el|la|l[oa]s|un|una) |(?:(?:me|te|se|nos|les?|l[oa]s?|no) )*(?!empez|comenz|termin|acab|dur|qued|sali|result|cost|fue)\p{L}{2,}(?:ó|aba|ía) (?:un|una|el|la|l[oa]s|sus?|tarde|conmigo|de pie)(?!\p{L})|(?:llovió|nevó|diluvió|granizó|tronó|tembló)(?!\p{L}))/u.exec(
      rest,
    ) ?? []
  return lead !== '' && !isTime(noun) && !/^(?:vez|día)$/iu.test(noun) && !hasDeed(lead)
    ? `${leadOf(noun.toLowerCase(), named)}${named}${lead.trimEnd()}, ${rest.slice(lead.length)}`
    : null
}

/** 'los domingos en su casa cuando nos contaba historias' */
const HABITUAL = /^((?:en|los|las|tod[oa]s l[oa]s) [^,.:]{3,40}),? cuando /iu

const DONE_ON_IT =
  /^(?:nos )?(?:hicimos|dimos|tuvimos|echamos|aventamos|armamos|organizamos|vimos|vio|vivimos|oímos|escuchamos|ganamos|gané|ganó|jugamos|planeamos|soñamos)(?!\p{L})/iu

export const TIME_NOUN = new RegExp(`^(?:${TIMES}|día)$`, 'iu')
export const EVENT_NOUN = new RegExp(`^(?:${EVENTS}|${WEATHERS})$`, 'iu')
/** 'que hicimos a Guanajuato': what follows is still its name. */
export const isDoneOnIt = (text: string) => DONE_ON_IT.test(text)

const isWeather = (noun: string) => new RegExp(`^(?:${WEATHERS})$`, 'iu').test(noun)
const CAUGHT =
  /^(?:nos|me|l[oa]s?) (?:agarr|pill|cach|sorprend|alcanz|pesc|encontr|tom|cog|despert|asust|moj|tumb|dej|encerr|atrap|revolc|arrastr|inund)\p{L}+/iu

const isTime = (noun: string) => TIME_NOUN.test(noun)

function leadOf(noun: string, named: string): string {
  // 'su primera vez en el mar'
  if (noun === 'vez') return /^(?:su|nuestra|mi|tu) primera vez (?:en|con|sobre) /iu.test(named) ? 'en ' : ''
  if (isWeather(noun)) return 'durante '
  return isTime(noun) && !/^(?:su|nuestr[oa]|mi|tu) /iu.test(named) ? '' : 'en '
}

export const isEvent = (text: string) => EVENT.test(text) && !hasDeed(text)

/** Some word of it tells what was done. */
export function hasDeed(text: string): boolean {
  const words = text.split(/[\s,.:;]+/u)
  return words.some((word, i) => {
    const form = /^\p{Lu}/u.test(word) && i > 0 ? null : deedOf(word.toLowerCase(), words[i - 1]?.toLowerCase() ?? '')
    return form?.tense === 'preterite' || form?.tense === 'imperfect'
  })
}

/** 'la cometa que se nos fue hasta la cárcel' → 'la cometa se nos fue hasta la cárcel'. */
const ofThing = (text: string) =>
  text.replace(/^((?:el|la|los|las) \p{L}+(?: de \p{L}+)?) que (?=se (?:me|nos|le|les) \p{L}+)/iu, '$1 ')

/** 'con ocho años me llevó', 'de niña me peinaba': whose years these are only their kinship tells. */
function aged(text: string, { r, s }: Rememberers): Opening | null {
  const [all = '', , years, small] =
    /^((?:a los|con|cuando tenía(?: yo)?) (\p{L}+|\d{1,2})(?: años| añitos)?,? |(?:de|desde|cuando(?: yo)? era) (chic[oa]|niñ[oa]|chiquit[oa]|pequeñ[oa]|bebé|joven),? )(?=(?:(?:no|ya|siempre|nunca) )*(?:me|nos|le|lo|la) )/iu.exec(
      text,
    ) ?? []
  const isYears = years !== undefined && (/^\d+$/u.test(years) || NUMBERS.test(years))
  if (!all || (!isYears && !small)) return null
  const whose = YOUNGER.has(r.role) ? 'recipient' : 'giver'
  // of two of an age it is not known who was small
  if (isOfAnAge(r.role) || (whose === 'giver' && s.several)) return { head: '', when: null, text: '' }
  const { name } = whose === 'giver' ? s : r
  const head = isYears ? `Cuando ${name} tenía ${years} años, ` : `Cuando ${name} era ${small}, `
  return { head, when: null, text: text.slice(all.length), named: whose }
}

const NUMBERS = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)$/u
const YOUNGER: ReadonlySet<Role> = new Set(['child', 'grandchild', 'nephew', 'godchild', 'student'])
const OF_AN_AGE: ReadonlySet<Role> = new Set(['friend', 'sibling', 'cousin', 'partner', 'colleague'])
export const isOfAnAge = (role: Role): boolean => OF_AN_AGE.has(role)
