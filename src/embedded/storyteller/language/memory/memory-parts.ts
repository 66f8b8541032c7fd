import { isInfinitive } from '../grammar/infinitive.ts'
import { withSpeech } from '../spelling/speech.ts'
import { contract, upperFirst } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** A memory in parts: where it was, what happened, and what somebody said in it. */
type MemoryParts = {
  /** With its article: 'el acuario de Veracruz'. */
  place: string | null
  /** What happened, without the words that were said and, where `place` could be taken out, without it. */
  told: string
  /** Who said the words, as the memory has it: 'me dijo', and the words: 'mami, ese soy yo'. */
  said: { by: string; words: string } | null
  /** True where the place stood in an opening of its own: 'cuando fuimos al acuario y …'. */
  opens: boolean
}

/** What was said last, between its marks. */
const SPOKEN =
  /(?:,? (?:y )?)?(?<![A-Za-zÀ-ỹ])((?:(?:me|nos|te|le|les) )?(?:dijo|dijiste|decía|decías|gritó|gritaste|preguntó|preguntaste|contestó|contestaste|respondió|cantó|susurró)(?: (?:a mí|muy (?:serio|seria)|bajito|al oído|feliz|llorando|riendo))?):? [“‘]([^”’]+)[”’][.!]*$/iu

const WENT =
  /^(?:cuando|el día (?:en )?que|la vez (?:en )?que|una vez(?: que)?|la primera vez (?:en )?que|un día(?: que)?|aquel (?:día|verano|viaje) (?:en )?que|aquella vez que)? ?(?:(?:te|lo|la|los|las|me|nos|le) )?(?:fuimos|íbamos|viajamos|llevamos|llevé|llevaste|llevó|llevaron|fui|fuiste|fue) (?:junt[oa]s |tod[oa]s |de \p{L}+ )?(a(?:l)?(?: la| los| las)?) ([\p{L}\d .'’-]+?)(?=, | y (?!\p{Lu})|$)/u

const IN =
  /(?<![A-Za-zÀ-ỹ])(en (?:el|la|los|las)|en) ((?:\p{Lu}\p{L}+|acuario|playa|mar|parque|zoológico|estadio|feria|cine|teatro|circo|museo|playa|campo|rancho|hospital|aeropuerto|escuela|colegio|iglesia|mercado|plaza|cocina|terraza|azotea|patio|jardín|casa|río|lago|montaña|sierra|bosque|nieve|alberca|piscina|cancha|biblioteca|avión|tren|coche|carro)(?![A-Za-zÀ-ỹ])(?: (?:de las|de los|de la|del|de) (?!(?:mis?|tus?|sus?|nuestr[oa]s?|el|la|los|las|un|una|est[aeo]s?|es[aeo]s?)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+(?: \p{Lu}\p{L}+)*| \p{Lu}\p{L}+)*)/u

/** The parts of a memory that is already spelt right and has no final mark. */
export function memoryParts(raw: string): MemoryParts {
  const text = withSpeech(raw)
  const [all = '', by = '', words = ''] = SPOKEN.exec(text) ?? []
  const before = text
    .slice(0, text.length - all.length)
    .replace(/[\s,]+(?:y )?$/u, '')
    .replace(/\s+y$/u, '')
    .trim()
  const said = all ? { by, words: lowerFirst(words) } : null
  const went = WENT.exec(before)
  const where = went?.[2]
  if (went && where && isPlace(where)) {
    const rest = before.slice(went[0].length).replace(/^[\s,]*(?:y )?/u, '')
    const place = placeOf(went[1]!, where)
    if (rest || said) return { place, told: rest, said, opens: true }
    return { place, told: before, said, opens: false }
  }
  const inside = IN.exec(before.replace(FEASTS, BLANK).replace(NOT_THERE, BLANK))
  return { place: inside ? inside[0].replace(/^en /u, '') : null, told: before, said, opens: false }
}

const BLANK = (said: string) => ' '.repeat(said.length)
/** 'en la Rumorosa no, antes, en Sonora' */
const NOT_THERE = /(?<![A-Za-zÀ-ỹ])en (?:(?:el|la|l[oa]s) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* no(?=[,.;])/gu

/** 'en Reyes del año pasado': a time, though it has a capital. */
const FEASTS =
  /(?<![A-Za-zÀ-ỹ])en (?:las? |los )?(?:Reyes|Navidad(?:es)?|Nochebuena|Nochevieja|Año Nuevo|Semana Santa|Pascuas?|Carnaval(?:es)?|Halloween|Adviento|Fiestas Patrias|San \p{Lu}\p{L}+|\p{Lu}\p{Ll}+ de(?:l año)? \d{4})(?: del? (?:año )?\p{L}+)*/gu

const isPlace = (where: string) =>
  where.split(' ').length <= 6 &&
  !isInfinitive(where.split(' ')[0]!) &&
  !/(?<![A-Za-zÀ-ỹ])(?:que|ver|comprar)(?![A-Za-zÀ-ỹ])/iu.test(where)

const placeOf = (to: string, where: string) =>
  `${to === 'al' ? 'el' : to.replace(/^a ?/iu, '')} ${where.replace(/ (?:\p{L}+[aei]ndo|en (?:cami[oó]n|autob[uú]s|bus|coche|carro|auto|tren|avi[oó]n|moto|bici|carpa|familia))(?![A-Za-zÀ-ỹ]).*$/u, '')}`.trim()

/** The memory again, of its parts: 'En el acuario se quedó pegado al vidrio y me dijo: “ese soy yo”.' */
export function memoryOf({ place, told, said, opens }: MemoryParts): string {
  const head = opens && place ? `en ${place} ${told}` : told
  const words = said ? `${said.by}: “${said.words}”` : ''
  return upperFirst(contract([head.trim(), words].filter(Boolean).join(told ? ' y ' : ' ')))
}
