import { nounGender } from './gender.ts'
import { deedOf } from './narrated-verbs.ts'

/** How a memory begins: the words that only say that it was once, as a narrator says them. */

/** `head` stands before the clause; '@' in it is `named`, which is turned as well. */
export type Opening = { head: string; clause: string; named?: string }

const WHEN = /^(?:fue )?(?:cuando|(?:la|una|aquella|esa) vez(?: en)? que|(?:el|un|aquel|ese) día(?: en)? que) /iu

const TIMES =
  'noche|tarde|mañana|madrugada|verano|invierno|otoño|primavera|domingo|sábado|lunes|martes|miércoles|jueves|viernes|navidad|nochebuena'

const SPAN = new RegExp(`^(?:en )?(?:el|la|un|una|aquel|aquella|ese|esa) (${TIMES})(?: en)? (?:que|cuando) `, 'iu')
const SPANS = new RegExp(`^(?:en )?(los|las) ((?:${TIMES})s?|tardes|días)(?: en)? (?:que|cuando) `, 'iu')
const FIRST_TIME = /^la primera vez (?:en )?(?:que|cuando) /iu

/** 'nuestro primer viaje a Cádiz, que…', 'su primer día de jardín, cuando…' */
const EVENT =
  /^((?:nuestr[oa]s?|su|el|la|un|una) (?:(?:primer|primera|último|última) )?(?:viaje|día|ida|visita|vuelo|función|torneo|examen|obra|baile|cita|boda|fiesta|cumpleaños|cumple|verano|concierto|partido|navidad|graduación|excursión|paseo|noche|tarde|clase|cena|feria|cierre|mudanza|festival|carrera|temblor|apagón|bautizo|posada|luna de miel|campamento)(?!\p{L})[^,.:]{0,40}?)(?:, |: | (?=(?:cuando|donde|en que) ))(?:(?:cuando|que|donde|en que|y) )?/iu

/** Null where the answer tells of a thing, and says not what happened. */
export function opened(text: string): Opening | null {
  // 'todos esperando afuera': people in a picture, and nobody who does it
  if (
    /, (?:y )?(?:tod[oa]s|tus?|mis?|sus?|el|la|los|las) [^,]*\p{L}ndo(?!\p{L})(?![^,]*(?:ó|aba|ía)(?!\p{L}))/iu.test(
      text,
    )
  )
    return null
  const first = FIRST_TIME.exec(text)
  if (first) return { head: 'La primera vez fue así: ', clause: text.slice(first[0].length) }
  const span = SPAN.exec(text)
  if (span) {
    const noun = span[1]!.toLowerCase()
    const that = nounGender(noun) === 'f' ? 'Aquella' : 'Aquel'
    return { head: `${that} ${noun.replace(/^n(?=avidad|ochebuena)/u, 'N')}, `, clause: text.slice(span[0].length) }
  }
  const spans = SPANS.exec(text)
  if (spans) return { head: `${spans[1] === 'las' ? 'Las' : 'Los'} ${spans[2]}, `, clause: text.slice(spans[0].length) }
  const when = WHEN.exec(text)
  if (when) return { head: '', clause: text.slice(when[0].length) }
  const event = EVENT.exec(text)
  if (event && !hasDeed(event[1]!) && hasDeed(text.slice(event[0].length)))
    return { head: 'Fue @. ', named: event[1]!, clause: text.slice(event[0].length) }
  return asClause(text)
}

const hasDeed = (text: string) => {
  const words = text.split(/[\s,]+/u)
  return words.some((word, i) => (deedOf(word.toLowerCase(), words[i - 1] ?? '')?.tense ?? 'present') !== 'present')
}

/** 'siempre me llevaba en la moto', 'un día fuimos al cine', 'en la boda bailamos': a sentence already. */
function asClause(text: string): Opening | null {
  const [adverbial = ''] = ADVERBIAL.exec(text) ?? []
  const clause = text.slice(adverbial.length)
  const words = clause.split(/[\s,]+/u)
  const verb = words.findIndex((word, i) => (deedOf(word, words[i - 1] ?? '')?.tense ?? 'present') !== 'present')
  if (verb < 0 || !LEADS.test(words.slice(0, verb).concat('').join(' '))) return null
  return adverbial ? { head: '@ ', named: adverbial.trim(), clause } : { head: '', clause }
}

const LEADS =
  /^(?:(?:no|ya|siempre|nunca|también|me|te|se|nos|le|les|lo|la|los|yo|tú|vos|luego|juntos|juntas|desde entonces) )*$/iu

const ADVERBIAL = new RegExp(
  `^(?:(?:en|a) (?:el |la |los |las |su |tu |mi |una? )?\\p{L}+ (?:(?:de (?:la |los |mi |su )?|del )\\p{L}+ )?|(?:(?:el|la|los|las|un|una|ese|esa|aquel|aquella|todos los|todas las|cada) (?:día|vez|días|veces|(?:${TIMES})s?)(?: (?:de|del) \\p{L}+)? )(?!que|cuando)|un \\d+ de \\p{L}+ |de (?:niñ[oa]s?|chiquit[oa]s?|bebé) )`,
  'iu',
)
