/** 'pd.', 'posdata:': they say only that what follows was added, and nobody says them aloud. */

const MARK = '(?:p\\.\\s?d\\.?|pd|pos(?:t[ -]?)?data)(?![\\p{L}\\d])'
const IN_BRACKETS = new RegExp(`\\s*[.,;]?\\s*\\(\\s*${MARK}[\\s.:,;–-]*([^()]*)\\)`, 'giu')
const ALONE = new RegExp(`(^|[\\s,;.!?…]+)${MARK}([\\s.:,;–-]*)`, 'giu')
/** 'sus cartas con posdata', 'escribe pd en todo' */
const NAMED =
  /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|una?|del?|en|con|sin|y|por|su|mi|dice|pone[rn]?|agrega[rn]?|escrib[A-Za-zÀ-ỹ]*|firm[A-Za-zÀ-ỹ]*|q\.?\s?e)$/iu
/** 'llega tarde pd necesito factura' */
const ADDED =
  /^(?:¿|(?:necesit|quier|quisier|ocup|por fa|hacen|tienen|me (?:mand|avis)|mand|env[ií]|ojal|graci|pong|cu[aá]nto))/iu

/** An answer without these marks: what each leads begins a sentence. */
export const withoutPostscriptMarks = (text: string): string =>
  text
    .replace(IN_BRACKETS, (_, within: string, at: number) => (at === 0 ? within : `. ${within}`))
    .replace(ALONE, (all, lead: string, tail: string, at: number, whole: string) => {
      const rest = whole.slice(at + all.length)
      const isMarked = at === 0 || /[.,;!?…\n]/u.test(lead) || /[.:,;]/u.test(tail) || rest === ''
      if (NAMED.test(whole.slice(0, at)) || !(isMarked || ADDED.test(rest))) return all
      if (at === 0) return ''
      return /[.;!?…]/u.test(lead) ? `${lead.trim()} ` : '. '
    })
    .trim()

/** 'ojo. que salga con gorra': what only leads a note goes with it. */
export const onlyLeads = (sentence: string): boolean =>
  /^\s*(?:y |ah,? )?(?:nota|ojo|aviso|importante|aclaraci[oó]n|otra cosa|por cierto|ah(?:,? y)?)\s*$/iu.test(sentence)
