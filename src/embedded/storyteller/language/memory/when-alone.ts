import { finiteForm } from '../grammar/finite.ts'
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
  const [, verb = ''] = /^Cuando (?:(?:no|ya|yo|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+)/u.exec(note) ?? []
  return finiteForm(verb)?.tense === 'present'
}

/**
 * 'Cuando me enseñó a nadar. Tragué agua' → 'Fue cuando me enseñó a nadar. Tragué agua': a time that leads to nothing
 * before its stop is no sentence. By itself it is the name of a day, which whoever tells it says as one.
 */
export function whenWas(note: string): string {
  const [, time = ''] = /^(Cuando [^.,;:!?…“”‘’«»]+)\. \p{L}/u.exec(note) ?? []
  const isAlone = time !== '' && !isStill(time) && hasMain(time) === false
  return isAlone ? `Fue c${note.slice(1)}` : note
}
