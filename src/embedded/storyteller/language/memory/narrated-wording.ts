import { isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isParted, type Word } from './narrated-text.ts'
import { unaccentedPast } from './narrated-verbs.ts'

/** How a memory is worded before it is turned, and how what is told is written. */

/** What is said and not written: 'pa celebrar', 'juntxs', 'no quería así que…'. */
export const written = (text: string) =>
  text
    .replace(/(?<!\p{L})pa(?= \p{L})/gu, 'para')
    .replace(/(?<!\p{L})(\p{Ll}{2,})[x@](s?)(?!\p{L})/gu, (all, stem: string, end: string) =>
      known(`${stem}o${end}`) ? `${stem}o${end}` : all,
    )
    .replace(/(?<=\p{L}) (?=así que \p{L})/gu, ', ')

/** 'el mismo día que me enseñó a caerme, dijo' */
const SAID_SO = /(?:, (?:me |nos )?| (?:me|nos) )(?:dijo|decía|dice)[.\s]*$/iu
/** 'fíjese que llegó': said to whoever reads it. */
const ASIDE =
  /(?<!\p{L})(?:f[ií]j(?:es?e|at[ei]|ate)|imag[ií]n(?:es?e|ate)|fig[uú]r(?:es?e|ate))(?:,| que) (?=\p{L})/giu
/** 'mi hijo de 5' */
const YEARS =
  /(?<=(?:hij|niet|sobrin|niñ|herman|prim)[oa] de )\d{1,2}(?! (?:años|añitos|meses|días|semanas|de)(?!\p{L}))(?![\d\p{L}])/giu

/** 'pa'l temblor' */
export const plain = (memory: string) =>
  memory
    .replace(SAID_SO, '')
    .replace(YEARS, '$& años')
    .replace(ASIDE, '')
    .replace(/^cuando (?=(?:chic|niñ|chiquit|pequeñ)[oa]s (?!que))/iu, 'de ')
    .replace(/(?<!\p{L})padre ?nuestro(?!\p{L})/giu, 'Padrenuestro')
    // 'y yo ni cuenta me di': as one says it elsewhere
    .replace(
      /(?<!\p{L})ni cuenta ((?:me|te|se|nos) (?:di|diste|dio|dimos|dieron|daba|dábamos|daban))(?!\p{L})/giu,
      'no $1 cuenta',
    )
    .replace(/(?<!\p{L})(p)a['’]?l(?= )/giu, '$1ara el')
    .replace(/(?<!\p{L})(p)a['’](?= )/giu, '$1ara')
/** 'a mi esposo y a mi a bailar' → 'a mí y a mi esposo a bailar' */
export const withMe = (memory: string) =>
  memory
    .replace(
      /(?<!\p{L})(a|con|para|por|de) mi(?= (?:a|al|con|en|y|me|cuando|que|porque|solo|el|la|l[oa]s|una?|tod[oa]s?) )/gu,
      '$1 mí',
    )
    .replace(/(?<!\p{L})a (mis?) (\p{L}+) y a mí(?!\p{L})/gu, 'a mí y a $1 $2')

/** 'y lloro porque le dolió': pasts that lack their accent. */
export function mendPasts(words: Word[], isOpened: boolean): void {
  const isPast = words.some(({ low }) => /^(?:preterite|imperfect)$/u.test(finiteForm(low)?.tense ?? ''))
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]?.low ?? ''
    const isVerb = i === 0 ? isOpened : isParted(word) || /^(?:y|no|se|le|lo|nos)$/u.test(before)
    const past =
      isVerb && isPast && !word.isName && !(before === 'lo' && ORDINAL.test(word.low))
        ? unaccentedPast(word.low, /^(?:se|le|lo|nos)$/u.test(before))
        : null
    if (past === null) continue
    word.low = past
    word.word = past
  }
}

/** 'lo primero que hizo y lo segundo' */
const ORDINAL = /^(?:primero|segundo|tercero|cuarto|último|único|mismo|otro|bueno|malo|nuevo)$/u

/** 'todos los martes lo esperamos y nos toca la bocina', 'en octubre sale a vender': no day that was. */
export const isStillSo = (text: string) => {
  const [, begun = ''] =
    /^(?:en (?:\p{L}+(?:ero|bre)|marzo|abril|mayo|ju[nl]io|agosto|verano|invierno) |cada \p{L}+ )?(\p{L}+) /iu.exec(
      text,
    ) ?? []
  const form = isNounForm(begun.toLowerCase()) || NO_VERB.test(begun) ? null : finiteForm(begun.toLowerCase())
  if (form?.person === 3 && form.tense === 'present') return true
  const lows = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const forms = lows.map((low, i) =>
    isNounForm(low) && !/^(?:les?|nos|me|se)$/u.test(lows[i - 1] ?? '') ? null : finiteForm(low),
  )
  const isThird = (tense: RegExp) => forms.some((form) => form?.person === 3 && tense.test(form.tense))
  return /(?<!\p{L})(?:tod[oa]s l[oa]s|cada) /iu.test(text) && isThird(/^present$/u) && !isThird(/^(?:preter|imperf)/u)
}

const NO_VERB = /^(?:hace|para|entre|sobre|bajo|como|cuando|desde|hasta|sin|una?|la|el|ante|contra|según|dice|se)$/iu
