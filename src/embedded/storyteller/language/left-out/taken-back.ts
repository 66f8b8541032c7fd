import { splitSentences } from '../grammar/text.ts'
import { wholeRest, withoutItems } from './whole-rest.ts'

/** What a giver takes back in the same breath: the thing itself goes, and not only the words that take it back. */

const PUT =
  '(?:pon(?:er|gan|gas|g[aá]is|es|en)|dig(?:an|as)|cuent(?:en|es)|escrib(?:ir|an|as)|imprim(?:ir|an|as)|saqu(?:en|es)|met(?:an|as)|incluy(?:an|as)|nombr(?:ar|en|es)|mencion(?:ar|en|es)|va|vaya)'
const THAT = '(?:es[oa]|esto(?: [uú]ltimo)?|esa parte|lo [uú]ltimo)'
const BEFORE =
  '(?:(?:pobre (?:m[ií][ao]|[A-Za-zÀ-ỹ]+it[oa])|pobrecit[oa]|ja(?:ja)+|ji+|no+|ay|pero|bueno|y|obvio|oigan|porfa|mejor)[\\s,]+)*'
const AFTER =
  '(?:[\\s,]+(?:porfa[A-Za-zÀ-ỹ]*|por favor|please|plis|obvio|ja(?:ja)+|gracias|eh))*(?:,? que no (?:salga|aparezca|se )[^.;]*)?[\\s,!.)]*(?=$|[.;)]|(?<=[.;)]))'

/** Not where somebody in it says so: 'lo primero que dijo fue no le digas a mamá'. */
const UNSAID = '(?<!(?:que|dec[ií]a|dice|dijo|de|fue|era|grit[oó]|pidi[oó]|susurr[oó]|rog[oó]),? )'

/** 'jaja eso no lo pongan', 'pero eso no va', 'no eso no', '(no poner eso)', 'pero eso es entre nosotros' */
const MARK = new RegExp(
  `[\\s,;(]*(?<![A-Za-zÀ-ỹ])${UNSAID}${BEFORE}(?:${[
    `${THAT}(?: s[ií]| mejor)? no(?: (?:l[oa] )?(?:vayan a |vayas a )?${PUT})?`,
    `${THAT}(?: mejor)? (?:qu[ií]t|b[oó]rr|s[aá]qu)(?:en|a|e)l[oa]`,
    `${THAT} ni (?:se )?(?:l[oa] )?(?:vayan a |vayas a )?${PUT}`,
    `${THAT} que no (?:salga|aparezca|se (?:sepa|diga|vea|note|cuente|ponga))`,
    `no (?:l[oa] )?(?:vayan a |vayas a )?${PUT} (?:eso|esto)`,
    `no l[oa] ${PUT}`,
    `no (?:se )?l[aeo]s? (?:vayan a |vayas a )?(?:dig|cuent)(?:an|as|[aá]is|en|es|[eé]is)(?! que)`,
    `${THAT} (?:(?:queda|se queda|que quede) (?:en|como) cosa nuestra|(?:es|queda|se queda|que quede) entre (?:nosotr[oa]s|nos|(?:él|ella|t[uú]|usted|ustedes) y yo))`,
  ].join('|')})${AFTER}`,
  'iu',
)

const APPEAR =
  '(?:salga|aparezca|(?:pong|dig|escrib|imprim|met|incluy)a|(?:cuent|saqu|nombr|mencion)e|se (?:sepa|diga|vea|note|cuente|ponga|mencione|nombre|hable de))'

/** Said to the shop however it goes on: 'no pongan eso, que sea algo lindo', 'no quiero que ponga eso en el cuento pero que le anime'. */
const ORDER = new RegExp(
  `[\\s,;(]*(?<![A-Za-zÀ-ỹ])${UNSAID}${BEFORE}(?:${[
    `no (?:l[oa] )?(?:vayan a |vayas a )?${PUT} (?:eso|esto)`,
    `(?:no (?:quiero|queremos|quisiera|me gustar[ií]a)|prefiero|preferimos|mejor) que (?:no )?(?:l[oa] )?(?:${PUT}|${APPEAR}) (?:eso|esto|nada de (?:eso|esto))`,
    `(?:eso|esto) (?:no (?:quiero|queremos|quisiera) que|(?:prefiero|preferimos|mejor) que no|que no) (?:l[oa] )?(?:${PUT}|${APPEAR})`,
  ].join(
    '|',
  )})(?!\\p{L}| en duda| a prueba| del? )(?: en (?:el|la|este|esta) (?:cuento|libro|historia))?(?:,? (?:(?:pero|y|sino) )?(?:que|mejor|algo|s[oó]lo|nom[aá]s|para|porque|pues|ya que)(?![A-Za-zÀ-ỹ])[^.;!?)]*)?[\\s,!.)]*`,
  'iu',
)

/** 'no sé si ponerlo': of all that is told in the sentence. */
const DOUBT = /[\s,;(]*(?<![A-Za-zÀ-ỹ])(?:pero )?no s[eé] si (?:poner|decir|contar)l[oa](?: o no)?[\s.!)]*$/iu

/** 'los viejos no saben': of all that is told. */
const UNTOLD =
  /(?:^|[.,;]\s*|\s(?:y|pero)\s+)(?:(?:los|mis|sus|tus) (?:viejos|pap[aá]s|padres|jefes)|(?:mi|su|tu) (?:mam[aá]|pap[aá]|marido|espos[oa]|mujer|suegr[oa])|él|ella) (?:todav[ií]a |a[uú]n )?no (?:lo )?saben?(?: nada| todav[ií]a)?[\s.!]*$/iu

/** 'ustedes nomás pongan que es un guerrero': this alone. */
const ONLY =
  /^.*(?<![A-Za-zÀ-ỹ])(?:ustedes )?(?:nom[aá]s|s[oó]lo|[uú]nicamente) (?:pongan|pon|pongas|digan|di) (?=que(?![A-Za-zÀ-ỹ]))/isu

/** '(no poner lo del colegio)' */
const NAMED = new RegExp(
  `[\\s,;(]*(?<![A-Za-zÀ-ỹ])${BEFORE}no ${PUT} lo de(?:l| la| los| las)? ([^().,;]{3,40})\\)?[\\s.!]*$`,
  'iu',
)

/** What stands between quotation marks is said by somebody else: as long, and without a word. */
const unspoken = (text: string) => text.replace(/[“"«][^”"»]*[”"»]/gu, (said) => '·'.repeat(said.length))

/** `list`: things that are liked, of which the last is taken back. */
export function withoutTakenBack(text: string, { list = false } = {}): string {
  const untold = UNTOLD.exec(unspoken(text))
  if (untold) {
    // what an earlier sentence told is no part of it, where its own sentence says what they do not know
    const from = lastBreak(text.slice(0, untold.index), FULL_STOPS)
    const own = text.slice(from, untold.index).match(/\p{L}+/gu) ?? []
    return from > 0 && own.length > 3 ? withoutTakenBack(text.slice(0, from + 1), { list }) : ''
  }
  const only = text.replace(ONLY, '')
  const named = NAMED.exec(unspoken(only))
  if (named) return withoutNamed(only.slice(0, named.index), named[1]!)
  const doubt = DOUBT.exec(unspoken(only))
  if (doubt) return trimmed(only.slice(0, lastBreak(only.slice(0, doubt.index), SENTENCES)))
  const mark = MARK.exec(unspoken(only)) ?? ORDER.exec(unspoken(only))
  if (!mark) return only
  const before = only.slice(0, mark.index).replace(/[\s.,;…]+$/u, '')
  const after = only.slice(mark.index + mark[0].length).replace(/^\s*ah,? (?:y|pero) /iu, '')
  // all that its brackets hold, where it stands in them; the whole sentence before it, where it is one of its own
  const opened = before.lastIndexOf('(')
  const isOwn = !list && /[.!?…]/u.test(/^[\s.,;…!?]*/u.exec(only.slice(before.length))![0])
  const from = opened > before.lastIndexOf(')') ? opened : lastBreak(before, list ? LIST : isOwn ? SENTENCES : CLAUSES)
  const rest = [trimmed(before.slice(0, from)), after.trim()].filter(Boolean)
  return withoutTakenBack(rest.join('. '), { list })
}

/** The end of a sentence, and not of a title. */
const STOP = '(?:(?<!(?<![A-Za-zÀ-ỹ])(?:ing|lic|arq|dra?|sra?|profa?))\\.|[;!?…(])\\s*'
const SENTENCES = new RegExp(STOP, 'giu')
const FULL_STOPS = /\.\s+/gu
/** Where what is taken back may begin: at a comma, at a concession, at a clause with its own pronoun. */
const CLAUSES = new RegExp(
  `${STOP}|,\\s*|\\s+aunque\\s+|\\s+y\\s+(?=(?:a (?:[A-Za-zÀ-ỹ]+ ){1,3})?(?:me|te|se|le|les|nos|l[oa]s?) [A-Za-zÀ-ỹ]{2})`,
  'giu',
)
const LIST = new RegExp(`${STOP}|,\\s*|\\s+(?:[ye]|aunque|pero)\\s+`, 'giu')

function lastBreak(text: string, breaks: RegExp): number {
  return [...text.matchAll(breaks)].filter(({ index, 0: mark }) => index + mark.length < text.length).at(-1)?.index ?? 0
}

function withoutNamed(text: string, thing: string): string {
  const stems = (thing.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 5))
  const has = (part: string) => stems.some((stem) => part.toLowerCase().includes(stem))
  const told = withoutItems(text, has)
  const kept = splitSentences(told).map((sentence) =>
    sentence
      .replace(/[\s.]+$/u, '')
      .split(/(?<=[;,])\s+|\s+(?=(?:pero|y|e)\s)/u)
      .filter((clause) => !has(clause))
      .map((clause, i) => (i === 0 ? clause.replace(/^(?:pero|y|e)\s+/u, '') : clause.replace(/^pero\s+/u, '')))
      .join(' '),
  )
  return trimmed(wholeRest(told, kept.filter(Boolean).map(trimmed).join('. ')))
}

const trimmed = (text: string) => text.replace(/[\s,;:(]+$/u, '').trim()
