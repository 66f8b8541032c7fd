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
/** 'NOTA: es una sorpresa': all that follows is said to the shop. */
const HEADED = /(?:^|[\s,.;(])(?:nota(?: (?:para|a) [^:.]{1,24})?|ojo|aviso|aclaraci[oó]n|p\.?\s?d\.?)\s*:.*$/isu

/** The answer without what its giver took back; the same string where nothing was. */
export function withoutJests(text: string): string {
  const rest = text.replace(MEANT, '$1').replace(TAKEN_IN_BRACKETS, '').replace(JEST, '')
  return rest === text ? text : rest.replace(/^[\s,.;]+|[\s,;]+$/gu, '')
}

export const withoutHeadedNote = (text: string): string => text.replace(HEADED, '').trim()
