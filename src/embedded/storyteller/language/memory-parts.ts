import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'
import { contract, upperFirst, withoutEnd } from './text.ts'

/** A memory in parts: where it was, what happened, and what somebody said in it. */
export type MemoryParts = {
  /** With its article: 'el acuario de Veracruz'. */
  place: string | null
  /** What happened, without the words that were said and, where `place` could be taken out, without it. */
  told: string
  /** Who said the words, as the memory has it: 'me dijo', and the words: 'mami, ese soy yo'. */
  said: { by: string; words: string } | null
  /** True where the place stood in an opening of its own: 'cuando fuimos al acuario y …'. */
  opens: boolean
}

const SPOKEN =
  /(?:,? (?:y )?)?(?<!\p{L})((?:(?:me|nos|te|le|les) )?(?:dijo|dijiste|decía|decías|gritó|gritaste|preguntó|preguntaste|contestó|contestaste|respondió|cantó|susurró)(?: (?:a mí|muy (?:serio|seria)|bajito|al oído|feliz|llorando|riendo))?)[,:]? (?:“([^”]+)”|‘([^’]+)’|([^,.;“”]+(?:, [^.;“”]+)?))[.!]?$/iu

const VOCATIVE =
  /^(mami|mamá|ma|papi|papá|pa|abue|abuel[oa]|abuelit[oa]|t[ií][oa]|amor|mi amor|hij[oa]|niñ[oa]|yaya|nana)(?:,)? (?=\p{L})/iu

/** 'me dijo mami ese soy yo' → the words 'mami, ese soy yo'; null where it is told ('me dijo que sí', 'me dijo adiós'). */
function spokenIn(text: string): { at: number; by: string; words: string } | null {
  const match = SPOKEN.exec(text)
  if (!match) return null
  const [, by = '', quoted, single, free] = match
  const words = (quoted ?? single ?? free ?? '').trim()
  if (quoted === undefined && single === undefined) {
    if (
      /^(?:que|si|adiós|hola|algo|nada|todo|cosas|much|un|una|el|la|los|las|mi|su|tu|cómo|cuándo|dónde|por qué|de|a|al|en|con|como|cuando|y)(?!\p{L})/iu.test(
        words,
      )
    )
      return null
    // 'dijo mamá por primera vez': what, and when
    if (/^\p{L}+,? (?:por|delante|enfrente|antes|desde|como|cuando|y|en|a|con|de)(?!\p{L})/iu.test(words)) return null
    // 'cantó Rocío Jurado': who sings it, or what
    if (/cant\p{L}+$/u.test(by) && /^\p{Lu}\p{L}+ \p{Lu}/u.test(words)) return null
    // 'la cantó entera', 'gritó tanto que…': how, and not what
    if (/^(?:enter[oa]|tanto|tan|muy|mucho|fuerte|bajito|complet[oa]|tod[oa])(?!\p{L})/iu.test(words)) return null
    const speaks =
      VOCATIVE.test(words) ||
      words.split(/\s+/).some((word) => (finiteForm(word.toLowerCase())?.tense ?? '') === 'present') ||
      // 'salió y dijo ya lo barrí'
      (/^(?:ya|yo|sí|no) /iu.test(words) && words.split(/\s+/).some((word) => isOwnPast(word.toLowerCase())))
    if (!speaks || words.split(/\s+/).length > 12) return null
  }
  const start = match.index + match[0].indexOf(by)
  return { at: start, by, words: words.replace(VOCATIVE, (name) => `${name.trim().replace(/,$/, '')}, `) }
}

const isOwnPast = (word: string) => {
  const form = finiteForm(word)
  return form?.person === 1 && !form.plural && form.tense === 'preterite'
}

const WENT =
  /^(?:cuando|el día (?:en )?que|la vez (?:en )?que|una vez(?: que)?|la primera vez (?:en )?que|un día(?: que)?|aquel (?:día|verano|viaje) (?:en )?que|aquella vez que)? ?(?:(?:te|lo|la|los|las|me|nos|le) )?(?:fuimos|íbamos|viajamos|llevamos|llevé|llevaste|llevó|llevaron|fui|fuiste|fue) (?:junt[oa]s |tod[oa]s |de \p{L}+ )?(a(?:l)?(?: la| los| las)?) ([\p{L}\d .'’-]+?)(?=, | y (?!\p{Lu})|$)/u

const IN =
  /(?<!\p{L})(en (?:el|la|los|las)|en) ((?:\p{Lu}\p{L}+|acuario|playa|mar|parque|zoológico|estadio|feria|cine|teatro|circo|museo|playa|campo|rancho|hospital|aeropuerto|escuela|colegio|iglesia|mercado|plaza|cocina|terraza|azotea|patio|jardín|casa|río|lago|montaña|sierra|bosque|nieve|alberca|piscina|cancha|biblioteca|avión|tren|coche|carro)(?!\p{L})(?: (?:de la|de los|del|de) (?!(?:mis?|tus?|sus?|nuestr[oa]s?|el|la|los|las|un|una|est[aeo]s?|es[aeo]s?)(?!\p{L}))\p{L}+(?: \p{Lu}\p{L}+)*| \p{Lu}\p{L}+)*)/u

/** The parts of a memory that is already spelt right and has no final mark. */
export function memoryParts(text: string): MemoryParts {
  const spoken = spokenIn(text)
  const before = (
    spoken
      ? text
          .slice(0, spoken.at)
          .replace(/[\s,]+(?:y )?$/u, '')
          .replace(/\s+y$/u, '')
      : text
  ).trim()
  const said = spoken ? { by: spoken.by, words: spoken.words } : null
  const went = WENT.exec(before)
  const where = went?.[2]
  if (went && where && isPlace(where)) {
    const rest = before.slice(went[0].length).replace(/^[\s,]*(?:y )?/u, '')
    const place = placeOf(went[1]!, where)
    if (rest || said) return { place, told: rest, said, opens: true }
    return { place, told: before, said, opens: false }
  }
  const inside = IN.exec(before)
  return { place: inside ? inside[0].replace(/^en /u, '') : null, told: before, said, opens: false }
}

const isPlace = (where: string) =>
  where.split(' ').length <= 6 &&
  !isInfinitive(where.split(' ')[0]!) &&
  !/(?<!\p{L})(?:que|ver|comprar)(?!\p{L})/iu.test(where)

const placeOf = (to: string, where: string) =>
  `${to === 'al' ? 'el' : to.replace(/^a ?/iu, '')} ${where.replace(/ (?:\p{L}+[aei]ndo|en (?:cami[oó]n|autob[uú]s|bus|coche|carro|auto|tren|avi[oó]n|moto|bici|carpa|familia))(?!\p{L}).*$/u, '')}`.trim()

/** The memory again, of its parts: 'En el acuario se quedó pegado al vidrio y me dijo: “ese soy yo”.' */
export function memoryOf({ place, told, said, opens }: MemoryParts): string {
  const head = opens && place ? `en ${place} ${told}` : told
  const words = said ? `${said.by}: “${said.words}”` : ''
  return upperFirst(contract([head.trim(), words].filter(Boolean).join(told ? ' y ' : ' ')))
}

/** 'y me dijo mami ese soy yo' → 'y me dijo: “Mami, ese soy yo”'. */
export function withSpeech(text: string): string {
  const end = withoutEnd(text)
  const inner = end.replace(ORDERED, (all, verb: string, order: string, more: string) =>
    /ndo(?:l[oa]s?|me|nos|se|te)$/u.test(order) || !isOrder(order)
      ? all
      : `${verb}: “${upperFirst(order)}${more.replace(/(?<!,) (?=que )/u, ', ')}”`,
  )
  if (inner !== end) return inner.replace(/”(?=,? (?:y|pero) )/gu, '”,').replace(/”,,/gu, '”,')
  const spoken = spokenIn(end)
  if (!spoken || /[“”‘’]/u.test(end.slice(spoken.at))) return text
  const [words, after] = [spoken.words.replace(AFTERWARDS, ''), AFTERWARDS.exec(spoken.words)?.[0] ?? '']
  return `${end.slice(0, spoken.at)}${spoken.by}: “${upperFirst(words)}”${after && `,${after}`}`
}

/** 'váyase', 'pásemela'; not 'película'. */
const isOrder = (word: string) =>
  finiteForm(
    word
      .replace(/(?:me|te|se|nos)?(?:l[aeo]s?|me|te|se|nos)$/u, '')
      .replace(/[áéíó]/gu, (vowel) => vowel.normalize('NFD').charAt(0)),
  ) !== null

/** 'me dijo tráigalo y lo tuvo una semana', 'me dijo váyase tranquila que yo respondo, y me cubrió' */
const ORDERED =
  /(?<!\p{L})(dijo|dije|decía|dice|gritó|grité|contestó),? ((?!Á)\p{Ll}*[áéíó]\p{Ll}*(?:l[oa]s?|me|nos|se|te))((?: [^,.;“”]{1,60}?)??)(?=,? (?:y|pero) (?:yo|me|nos|l[oa]s?|les?|se|él|ella|\p{L}+(?:mos|ó|é)) |[.;,]|$)/gu

/** 'dijo yo voy a ser estilista y lo cumplió': what was done afterwards, and not said. */
const AFTERWARDS = / y (?:l[oa]s?|les?|se|nos|me) \p{Ll}+ó(?!\p{L}).*$/u
