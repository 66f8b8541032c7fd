import { isForeign } from './foreign.ts'

const CORRECTION =
  /^(.*?)[\s,.…]*(?:ja(?:ja)*[\s,.…]+)?(?<![A-Za-zÀ-ỹ])(?:(?<!(?:p[ei]d|d[aei]|otorg)[A-Za-zÀ-ỹ]* |el |de |con )perd[oó]n(?! por )|digo|mejor dicho|quise decir|o sea no)[\s,.:…]+(?=[A-Za-zÀ-ỹ])/isu

/** 'madrugar jajaja no, el café': said in jest and taken back. */
const TAKEN_BACK = /^[^,.;]{1,40}?[\s,]+ja(?:ja)+j?[\s,.]+(?:no|mentira)[,.]\s*(?=[A-Za-zÀ-ỹ])/iu

/** 'casi se va conmigo, lo descubrieron en el rayo x… no es cierto, lo vi antes': what is withdrawn goes. */
const NOT_TRUE =
  /[,.]\s*[^,.…]{4,80}(?:…|\.{2,})\s*(?:no es cierto|mentira|no es verdad|es broma)[,.…\s]+(?=[A-Za-zÀ-ỹ])/giu

/** 'su honestidad jajaja. No, en serio: nunca me falló', 'gritarnos jajaja no ps el mole': what was said in jest stands before it. */
const IN_EARNEST =
  /^[^,.;]{1,60}?[\s,]+(?:ja(?:ja)+j?|je(?:je)+)[\s,.!]+(?:no[\s,.]+(?:(?:ya|ahora s[ií]) )?en serio|(?:ya|ahora s[ií]),? en serio|no,? (?:ps|pues|pos))[\s,.:…]+(?=[A-Za-zÀ-ỹ])/iu

/** 'las papas a la huancaína no jaja eso no, las gorditas': the thing that was meant stands behind. */
const NOT_THAT =
  /^[^,.;]{1,60}?[\s,.…]+(?:(?:no+|ay|ja(?:ja)+j?|je(?:je)+|perd[oó]n)[\s,.]+)+(?:es[oa]s? no|no es[oa]s?)[\s,.;…]+(?:(?:sino|m[aá]s bien|mejor|son|es)\s+)?(?=(?:el|la|l[oa]s|su|sus|un|una|[A-Za-zÀ-ỹ]+[aei]r) ?)/iu

/** 'lo de su boda, mejor no ponerlo, pon que es tenaz': what may be said for it. */
const INSTEAD =
  /(?<![A-Za-zÀ-ỹ])no (?:hace falta )?(?:l[oa]s? )?pon(?:er(?:l[oa]s?)?|gas?|gan)(?![A-Za-zÀ-ỹ])[^,.;]{0,24}[,.;]\s*(?:mejor )?(?:pon|pongan?|pon[eé]|poned)(?:le|gan|gas)? (que [^,.;]{4,})/isu

/** '¿ballet? ya no, ahora toca el violín' */
const ASKED_ONESELF = /^¿?[^,.;?]{1,40}\?\s*(?:ya )?no+[,.\s]+(?:ahora |bueno,? )*(?=[A-Za-zÀ-ỹ])/iu

/** 'solo pongan: el incidente del pato', 'mandar. no, ponle la copla': what is to be told in so many words. */
const ORDERED =
  /^(?:.*?[\s,.;])?(?:(?:s[oó]lo|nom[aá]s|mejor) )?(?:pon|pongan?|pon[eé]|poned)(?:le|les)?\s*:\s*([^.]{3,})(?:\.[^.]*)?$|^[^,.;…]{1,40}[.,;…]+\s*no(?:,\s*|\s+(?=mejor|pon(?:les?)?(?![A-Za-zÀ-ỹ])))(?:mejor )?(?:pon|pongan?|pon[eé]|poned)(?:le|les)? ((?:que |el |la |l[oa]s |sus? |un)[^.;]{3,})/isu

/** 'la vez del antro, no, mejor esa no. pon cuando vendimos pan': what is to be told instead, all of it. */
const RATHER =
  /^.*?(?<![A-Za-zÀ-ỹ])(?:es[oa]|esto|mejor) no(?:\s*[.,;!…]+\s*|\s+(?=mejor))(?:mejor )?(?:pon|pongan?|pon[eé]|poned|cuenten?|di|digan?)(?:le)?(?: mejor)?:?\s+(?:que )?(?=[A-Za-zÀ-ỹ]{2,} [A-Za-zÀ-ỹ])/isu

/** 'nos pusimos las tres… perdón, los tres': one word for another, of the same kind. */
const WORD_FOR_WORD =
  /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|un|una|mi|su) [A-Za-zÀ-ỹ]+[\s.,…]+(?:perd[oó]n|digo|mejor dicho)[\s,]+(?=(?:el|la|l[oa]s|un|una|mi|su) [A-Za-zÀ-ỹ])/giu
/** 'el bingo, bueno la lotería': the first of its answer, and no fact */
const FIRST_WELL =
  /^(?:el|la|l[oa]s) [A-Za-zÀ-ỹ]+(?: de [A-Za-zÀ-ỹ]+)?[\s,.…]+bueno,? (?=(?:el|la|l[oa]s) [A-Za-zÀ-ỹ])/iu
/** 'en micro, bueno con el tío': nothing that is told stands in it. */
const WELL = /\s*[,.…]+\s*bueno,? (?:con|de|en|casi|m[aá]s|el|la|un|una)(?: [A-Za-zÀ-ỹ]+){1,3}(?=\s*(?:[.,;)]|$))/giu

/** 'los aviones y el mole no, el pozole', 'la pizza de Miami no, de Hialeah': of several, the last alone is taken back. */
const LAST_OF_SEVERAL =
  /(?<= [ye] )(?:el|la|l[oa]s) \p{L}+ no,? (?=(?:el|la|l[oa]s) \p{L})|(?<=\p{L} )de \p{Lu}\p{L}+ no,? (?=de \p{Lu})/gu

/** 'los gallos de pelea no, los de adorno': which of them. */
const WHICH_OF_THEM =
  /((?:^|(?<=[.;] )|(?<= y ))(?:el|la|l[oa]s) ([A-Za-zÀ-ỹ]+)) (?:de|con|del) [^,.;]{2,30}?(?<! que),? no, (?:sino )?(el|la|l[oa]s) (?=(?:de|con|del) (?:(?:el|la|l[oa]s) )?[A-Za-zÀ-ỹ]+(?:$|[.,;]| y ))/giu
/** 'esas piernas jajaja mentiras (no tan mentiras)': meant after all. */
const MEANT =
  /[\s,.]*ja(?:ja)+j?[\s,.]*(?:es )?(?:mentiras?|broma)[\s,.]*\(?(?:bueno,? )?no (?:tan|es tan)[A-Za-zÀ-ỹ]*[^()]*\)?[\s.]*$/iu

/** 'a Oaxaca, no perdón a Puebla', 'en Quito digo en Cuenca' */
const OTHER_PLACE =
  /(?<=(?<![A-Za-zÀ-ỹ]))(?:a|en|de) \p{Lu}\p{L}+,? (?:(?:ay )?no,? )?(?:perd[oó]n|digo|miento)[\s,]+(?=(?:a|en|de) \p{Lu})/u

/**
 * 'when we went to Disney jaja perdón, cuando fuimos a Disney' → 'cuando fuimos a Disney': what somebody said anew counts.
 * `exact`: of a fact, which 'bueno, la mitad' belongs to.
 */
export function corrected(answer: string, { exact = false } = {}): string {
  const anew = answer
    .replace(MEANT, '')
    .replace(WHICH_OF_THEM, '$1 ')
    .replace(OTHER_PLACE, '')
    .replace(LAST_OF_SEVERAL, '')
    .replace(WORD_FOR_WORD, '')
  const said = exact ? anew : anew.replace(FIRST_WELL, '').replace(WELL, '')
  if (RATHER.test(said)) return said.replace(RATHER, '')
  const instead = INSTEAD.exec(said)?.[1]
  if (instead) return instead
  const [, ordered, meant = ordered] = ORDERED.exec(said) ?? []
  if (meant) return meant.trim()
  const text = said
    .replace(NOT_TRUE, ', ')
    .replace(ASKED_ONESELF, '')
    .replace(IN_EARNEST, '')
    .replace(TAKEN_BACK, '')
    .replace(NOT_THAT, '')
  const [whole = '', before = ''] = CORRECTION.exec(text) ?? []
  const rest = text.slice(whole.length)
  const apart = /(?:[,.…]|ja)\s*$|(?:[,.…]|ja)[\s,.…]*(?:perd|digo|mejor|quise|o sea)/iu.test(
    whole.slice(before.length - 1),
  )
  // 'tiene siete gatos, digo ocho'
  const isScrap = exact && rest.trim().split(/\s+/u).length < 2 && before.includes(' ')
  const isAnew = !isScrap && apart && (isForeign(before) || before.split(/\s+/).length <= 4)
  return whole && isAnew && /\p{L}{3}/u.test(rest) ? rest : text
}
