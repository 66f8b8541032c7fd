import { joined, sentencesOf } from '../grammar/clauses.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isTold, isToShop } from './remarks.ts'
import { withoutItems } from './whole-rest.ts'

/** What is said in jest and taken back, and what a giver tells the shop after a heading: neither is told. */

const LAUGH = '(?:j[aei](?:j[aei])+j?|(?:ha){2,}|lol|xd)'
const TAKEN_BACK =
  '(?:no es (?:cierto|verdad)(?! que)|(?<!no )(?:es|era) (?:una |pura )?(?:broma|mentira|joda|guasa|coña|chacota|talla(?=\\s*(?:[,.;)]|$)))|mentira|(?<=j[aei]\\s+)mentiras(?=[\\s.!]*$)|no (?:te creas|se crean)(?! que)|bromeo)'

/** 'firma sin leer jajaja no es cierto. que nos defiende': from where its clause began. */
const JEST = new RegExp(
  `(?:^|(?<=[,.;]))[^,.;()]*?(?:\\s*${LAUGH}[\\s,.]*|\\s*[,.…;(]\\s*)(?<![A-Za-zÀ-ỹ])${TAKEN_BACK}(?:[^()]*\\)|(?=[\\s,.;…!]|$))[\\s,.;…!]*`,
  'giu',
)
/** 'lo generoso y esas piernas jaja mentiras' → 'lo generoso' */
const LAST_IN_JEST = new RegExp(
  `\\s+[ye]\\s+(?:es[eao]s?|sus?|las?|los?|el) [^,.;()]{2,30}?\\s*${LAUGH}[\\s,.]*${TAKEN_BACK}[\\s!.]*$`,
  'iu',
)
/** 'los mapas (mentira, se pierde)', 'mandona (no lo pongas)', 'el mar (ya lo puse arriba)': the brackets take back what stands before them. */
const TAKEN_IN_BRACKETS = new RegExp(
  `[^.;]*\\(\\s*(?:${LAUGH}[\\s,]*)?(?:${TAKEN_BACK}|(?:mejor )?no l[oa]s? (?:pong|pon(?:er)?(?![A-Za-zÀ-ỹ])|publi|imprim)|ya l[oa]s? (?:pus|dij|escrib))[^()]*\\)[\\s.,;]*`,
  'giu',
)
/** 'los papeles (es broma, los atardeceres)': what is meant stands behind. */
const MEANT = new RegExp(
  `[^.;]*\\(\\s*(?:${LAUGH}[\\s,]*)?${TAKEN_BACK}[\\s,.:;]+((?:el|las?|los|un[ao]s?|un|sus?)\\s[^()]+)\\)`,
  'giu',
)
/** 'lo cargó a la empresa (es broma, lo pagó ella)': what really happened makes the joke harmless, and stands with it. */
const CLEARED = new RegExp(
  `\\s*[,.…;(]\\s*(?:${LAUGH}[\\s,]*)?(${TAKEN_BACK})[\\s,.:]+((?:(?:en realidad|al final|que|s[ií]|no|se|l[oae]s?|me|nos|[eé]l|ella)[\\s,]+)*([A-Za-zÀ-ỹ]+)[^().;]*)(?:\\)|(?=[\\s.!]*(?:$|[.;])))`,
  'giu',
)
/** 'lo cargó a la empresa: es broma, lo pagó ella' */
export const withCleared = (text: string): string =>
  text.replace(CLEARED, (all, jest: string, deed: string, verb: string) =>
    [verb, verb.replace(/o$/u, 'ó')].some((one) => finiteForm(one.toLowerCase())?.tense === 'preterite')
      ? `: ${jest.toLowerCase()}, ${deed}`
      : all,
  )

/** '… aunque el jefe le gritara (eso no lo pongan)', '…, llevo un mes llorando, esto no': the clause before it is withdrawn with it. */
const WITHDRAWN = new RegExp(
  `(?:^|[,;]\\s*|\\s+(?=(?:aunque|pero|porque|vamos)\\s)|(?<=[.!?] ))(?:(?!\\s(?:aunque|pero|porque|vamos)\\s)(?:[^,;.!?()]|(?<=(?<![A-Za-zÀ-ỹ])(?:ing|lic|sra?|dra?|prof|arq))\\.))*(?:\\s*\\(\\s*(?:${LAUGH}[\\s,]*)?(?:es[oa]s?|esto)(?: [uú]ltimo)? (?:mejor )?no(?: l[oa]s? (?:pong|pon|dig|cuent|publi|imprim)[A-Za-zÀ-ỹ]+)?[^()]*\\)|(?:[,;.]\\s*(?:pero )?|\\s+pero )(?:es[oa]|esto)(?: [uú]ltimo)? (?:mejor )?no(?: l[oa]s? (?:pong|pon|dig|cuent|publi|imprim)[A-Za-zÀ-ỹ]+)?(?: po| eh| porfa[A-Za-zÀ-ỹ]*| por favor)?(?=[\\s!]*(?:[.;]|$)))`,
  'giu',
)
/** 'lo de Joaco sácalo', 'eso del baño no', 'lo del grafiti no sé si ponerlo': what is not to be named, and the request. */
const UNNAMED = new RegExp(
  `\\s*(?:\\((?:[^()]*[:,.] )?)?(?<![A-Za-zÀ-ỹ])(?:lo|eso) del? (?:l[ao]s? |que )?([A-Za-zÀ-ỹ]{3,})(?: [^,.;()]{0,24})?,?\\s+(?:(?:mejor )?no(?: l[oa]s?)?(?: s[eé] si)?(?: (?:pon|pong|dig|cuent|public|imprim|mencion)[A-Za-zÀ-ỹ]*)?(?: po| eh| porfa[A-Za-zÀ-ỹ]*)?|(?:s[aá]c|qu[ií]t|b[oó]rr)[A-Za-zÀ-ỹ]+(?: porfa[A-Za-zÀ-ỹ]*| por favor)?)(?:\\)|(?: (?:que|porque|pues|ya que) [^.;()]*)?(?=[\\s!]*(?:[.;,)]|$| mejor ))(?: mejor .*)?)`,
  'iu',
)
/** 'NOTA: es una sorpresa': all that follows is said to the shop. */
const HEADED = /(?:^|[\s,.;(])(?:nota(?: (?:para|a) [^:.]{1,24})?|ojo|aviso|aclaraci[oó]n|p\.?\s?d\.?)\s*:.*$/isu

/** 'ahora pasa por algo, no le vayan a poner eso solo que es fuerte': what may be said stands behind, and else what stands before is not said. */
const POINTED =
  /^(?:.*[.!?;]\s+)?[^.!?;]*?[,\s]+no (?:le |les |l[oa] )?(?:vayan a |vayas a )?(?:pon|dig|de[cz]|mencion|cuent|escrib)[A-Za-zÀ-ỹ]* (?:nada de )?(?:eso|esto),? (?:s[oó]lo|nom[aá]s|nada m[aá]s|mejor|pongan|digan)(?: pongan| digan)? ((?:que|q) [^.;]{4,})$/isu
/** 'de eso no pongan nada obvio': the order alone; what it is about is private by itself, or is not. */
const NONE_OF_IT =
  /(?:^|[\s,.;]+)(?:pero )?de (?:eso|esto) (?:mejor )?no (?:pon|dig|mencion|cuent|escrib|habl)[A-Za-zÀ-ỹ]*(?: nada)?[^.;]*/giu
/** 'no digan eso de las hijas porfa que se enojan' */
const VERB_FIRST =
  /[\s,.;]*no (?:pon|dig|mencion|cuent|escrib)[A-Za-zÀ-ỹ]* (?:eso|lo) del? (?:l[ao]s? |el |su |que )?([A-Za-zÀ-ỹ]{3,})[^.;()]*$/iu

/** The answer without what its giver took back; the same string where nothing was. */
export function withoutJests(text: string): string {
  const meant = POINTED.exec(text)?.[1]
  if (meant) return meant.replace(/^q /u, 'que ')
  const rest = withoutNamed(
    text
      .replace(NONE_OF_IT, '')
      .replace(MEANT, '$1')
      .replace(WITHDRAWN, '')
      .replace(TAKEN_IN_BRACKETS, '')
      .replace(LAST_IN_JEST, '')
      .replace(JEST, ''),
  )
  return rest === text ? text : rest.replace(/^[\s,.;]+|[\s,;]+$/gu, '')
}

/** 'no le gusta que se sepa lo del trabajo pero lo de la corbata sí' */
const UNTOLD =
  /\s*(?:(?:a (?:[eé]l|ella) )?no (?:les?|me|nos) gusta|no quier[A-Za-zÀ-ỹ]+) que se (?:sepa|diga|cuente) lo del? (?:l[ao]s? )?([A-Za-zÀ-ỹ]{3,})(?: pero lo [^.;]*)?[.\s]*/iu

/** Without the request, and without what it asks not to name: a turn of phrase where that is all, or else its clause. */
function withoutNamed(text: string): string {
  const [request = '', named = ''] = VERB_FIRST.exec(text) ?? UNNAMED.exec(text) ?? UNTOLD.exec(text) ?? []
  if (!request) return text
  const stem = `[A-Za-zÀ-ỹ]*${named.slice(0, 5)}[A-Za-zÀ-ỹ]*`
  const has = new RegExp(stem, 'iu')
  const rest = withoutItems(text.replace(request, '').replace(/([.;!?])\.(?=\s|$)/u, '$1'), (item) => has.test(item))
  const phrase = new RegExp(
    `,? (?:ni )?(?:desde|en|con|de|por) (?:el |la |l[ao]s |su |mi )?${stem}(?![A-Za-zÀ-ỹ])`,
    'iu',
  )
  const clause = new RegExp(
    `(?:^|(?<=[.!?] )|,\\s*|\\s(?=pero\\s))(?:(?!\\spero\\s)[^,.;!?])*(?<![A-Za-zÀ-ỹ])${stem}[^,.;!?]*?(?:\\s(?:pero)\\s|(?=[,.;!?]|$))`,
    'giu',
  )
  const relative = new RegExp(` que (?:ni |hasta |casi )?(?:(?! que |[,.;!?]).)*${stem}[^,.;!?]*`, 'iu')
  if (VERB_FIRST.test(text) && relative.test(rest)) return rest.replace(relative, '')
  return rest
    .replace(new RegExp(`(?:^|(?<=[.!?] ))cuando (?:se qued[oó]|estaba|estuvo) sin ${stem} ?`, 'iu'), '')
    .replace(phrase, '')
    .replace(clause, '')
}

/** Where an answer begins with it, the next sentence in which somebody did something is none of it. */
export function withoutHeadedNote(text: string): string {
  const rest = text.replace(HEADED, '').trim()
  if (rest !== '' || text === '') return rest
  const sentences = sentencesOf(text)
  const from = sentences.findIndex(({ clauses }, i) => i > 0 && clauses.some(isTold) && !clauses.some(isToShop))
  return from < 0 ? '' : joined(sentences.slice(from))
}
