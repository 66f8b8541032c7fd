import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import { clausesOf } from './clauses.ts'
import { withoutQuotes, wordsOf } from './marked-words.ts'

/** 'cuando me rompí el brazo me peinaba ella', 'cuando perdí el tren, ella esperó': it says what happened then; null where nothing tells where a clause ends. */
export const hasMain = (note: string): boolean | null =>
  clausesOf(wordsOf(lowerFirst(withoutQuotes(note).text)).words)?.some(
    ({ link }, k) => k > 0 && /^[ ,]$/u.test(link),
  ) ?? null

/** 'Cuando te enojas cantas': so it is still, and no day. */
export const isStill = (note: string) => {
  const [, verb = ''] =
    /^(?:Cuando|\p{L}+ \p{L}+ que) (?:(?:no|ya|yo|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+)/u.exec(note) ?? []
  return finiteForm(verb)?.tense === 'present'
}

/**
 * 'Cuando me enseñó a nadar. Tragué agua' → 'Fue cuando me enseñó a nadar. Tragué agua': a time that leads to nothing
 * before its stop is no sentence. By itself it is the name of a day, which whoever tells it says as one.
 */
export function whenWas(note: string): string {
  const [, time = '', day, next = ''] =
    /^((?:Cuando|((?:El|La) (?:día|noche|tarde|mañana|madrugada)) que) [^.,;:!?…“”‘’«»]+)\. (\p{L}[^.;!?…]*)/u.exec(
      note,
    ) ?? []
  // of one day that is named whatever stands behind it was then
  const isAlone =
    time !== '' && !isStill(time) && hasMain(time) === false && (day !== undefined || !isHabit(time, next))
  return isAlone ? `Fue ${lowerFirst(note)}` : note
}

/** 'Cuando salimos a caminar los domingos. Me cuenta …': done again and again, or still. */
const isHabit = (time: string, next: string) =>
  AGAIN.test(`${time} ${next}`) ||
  words(lowerFirst(next.replace(SAID, ''))).some(
    (word, i, all) =>
      finiteForm(word)?.tense === 'present' && (i === 0 || !isNounForm(word) || BEFORE_VERB.test(all[i - 1]!)),
  )
const AGAIN =
  /(?<![A-Za-zÀ-ỹ])(?:siempre|cada|a veces|(?:l[oa]s|tod[oa]s|muchas) (?:l[oa]s )?(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines|días|tardes|noches|mañanas|veranos|inviernos|vacaciones|años|veces))(?![A-Za-zÀ-ỹ])/iu
/** What was said then is not done now, and 'casi nos mata' is told as past. */
const SAID =
  /(?<![A-Za-zÀ-ỹ])(?:dij|dec[ií]|grit|pregunt|contest)[A-Za-zÀ-ỹ]* .*|(?<![A-Za-zÀ-ỹ])casi (?:(?:me|nos|l[oae]s?) )?[A-Za-zÀ-ỹ]+/iu
const BEFORE_VERB = /^(?:me|te|se|nos|les?|no|ya|yo|él|ella|ellos|ellas|que)$/iu
