/** What is said in jest and taken back, and what a giver tells the shop after a heading: neither is told. */

const LAUGH = '(?:j[aei](?:j[aei])+j?|(?:ha){2,}|lol|xd)'
const TAKEN_BACK =
  '(?:no es (?:cierto|verdad)(?! que)|(?<!no )(?:es|era) (?:una )?(?:broma|mentira)|mentira|no te creas|bromeo)'

/** 'firma sin leer jajaja no es cierto. que nos defiende': from where its clause began. */
const JEST = new RegExp(
  `(?:^|(?<=[,.;]))[^,.;()]*?(?:\\s*${LAUGH}[\\s,.]*|\\s*[,.…;(]\\s*)(?<!\\p{L})${TAKEN_BACK}(?:[^()]*\\)|(?=[\\s,.;…!]|$))[\\s,.;…!]*`,
  'giu',
)
/** 'los mapas (mentira, se pierde)', 'mandona (no lo pongas)', 'el mar (ya lo puse arriba)': the brackets take back what stands before them. */
const TAKEN_IN_BRACKETS = new RegExp(
  `[^.;]*\\(\\s*(?:${LAUGH}[\\s,]*)?(?:${TAKEN_BACK}|(?:mejor )?no l[oa]s? (?:pong|pon(?:er)?(?!\\p{L})|publi|imprim)|ya l[oa]s? (?:pus|dij|escrib))[^()]*\\)[\\s.,;]*`,
  'giu',
)
/** 'los papeles (es broma, los atardeceres)': what is meant stands behind. */
const MEANT = new RegExp(
  `[^.;]*\\(\\s*(?:${LAUGH}[\\s,]*)?${TAKEN_BACK}[\\s,.:;]+((?:el|las?|los|un[ao]s?|un|sus?)\\s[^()]+)\\)`,
  'giu',
)
/** '… aunque el jefe le gritara (eso no lo pongan)', '…, llevo un mes llorando, esto no': the clause before it is withdrawn with it. */
const WITHDRAWN = new RegExp(
  `(?:^|[,;]\\s*|\\s+(?=(?:aunque|pero|porque|vamos)\\s)|(?<=[.!?] ))(?:(?!\\s(?:aunque|pero|porque|vamos)\\s)(?:[^,;.!?()]|(?<=(?<!\\p{L})(?:ing|lic|sra?|dra?|prof|arq))\\.))*(?:\\s*\\(\\s*(?:${LAUGH}[\\s,]*)?(?:es[oa]s?|esto) (?:mejor )?no(?: l[oa]s? (?:pong|pon|dig|cuent|publi|imprim)\\p{L}+)?[^()]*\\)|[,;.]\\s*(?:pero )?(?:es[oa]|esto) no(?: po| eh)?(?=[\\s!]*(?:[.;]|$)))`,
  'giu',
)
/** 'lo de Joaco sácalo', 'eso del baño no', 'lo del grafiti no sé si ponerlo': what is not to be named, and the request. */
const UNNAMED = new RegExp(
  `\\s*(?:\\((?:[^()]*[:,.] )?)?(?<!\\p{L})(?:lo|eso) del? (?:l[ao]s? |que )?(\\p{L}{3,})(?: [^,.;()]{0,24})?,?\\s+(?:(?:mejor )?no(?: l[oa]s?)?(?: s[eé] si)?(?: (?:pon|pong|dig|cuent|public|imprim|mencion)\\p{L}*)?(?: po| eh| porfa\\p{L}*)?|(?:s[aá]c|qu[ií]t|b[oó]rr)\\p{L}+(?: porfa\\p{L}*| por favor)?)(?:\\)|(?=[\\s!]*(?:[.;,)]|$| mejor ))(?: mejor .*)?)`,
  'iu',
)
/** 'NOTA: es una sorpresa': all that follows is said to the shop. */
const HEADED = /(?:^|[\s,.;(])(?:nota(?: (?:para|a) [^:.]{1,24})?|ojo|aviso|aclaraci[oó]n|p\.?\s?d\.?)\s*:.*$/isu

/** The answer without what its giver took back; the same string where nothing was. */
export function withoutJests(text: string): string {
  const rest = withoutNamed(
    text.replace(MEANT, '$1').replace(WITHDRAWN, '').replace(TAKEN_IN_BRACKETS, '').replace(JEST, ''),
  )
  return rest === text ? text : rest.replace(/^[\s,.;]+|[\s,;]+$/gu, '')
}

/** 'no le gusta que se sepa lo del trabajo pero lo de la corbata sí' */
const UNTOLD =
  /\s*(?:(?:a (?:[eé]l|ella) )?no (?:les?|me|nos) gusta|no quier\p{L}+) que se (?:sepa|diga|cuente) lo del? (?:l[ao]s? )?(\p{L}{3,})(?: pero lo [^.;]*)?[.\s]*/iu

/** Without the request, and without what it asks not to name: a turn of phrase where that is all, or else its clause. */
function withoutNamed(text: string): string {
  const [request = '', named = ''] = UNNAMED.exec(text) ?? UNTOLD.exec(text) ?? []
  if (!request) return text
  const rest = text.replace(request, '')
  const stem = `\\p{L}*${named.slice(0, 5)}\\p{L}*`
  const phrase = new RegExp(`,? (?:ni )?(?:desde|en|con|de|por) (?:el |la |l[ao]s |su |mi )?${stem}(?!\\p{L})`, 'iu')
  const clause = new RegExp(
    `(?:^|(?<=[.!?] )|,\\s*|\\s(?=pero\\s))(?:(?!\\spero\\s)[^,.;!?])*(?<!\\p{L})${stem}[^,.;!?]*?(?:\\s(?:pero)\\s|(?=[,.;!?]|$))`,
    'giu',
  )
  return rest
    .replace(new RegExp(`(?:^|(?<=[.!?] ))cuando (?:se qued[oó]|estaba|estuvo) sin ${stem} ?`, 'iu'), '')
    .replace(phrase, '')
    .replace(clause, '')
}

export const withoutHeadedNote = (text: string): string => text.replace(HEADED, '').trim()
