/** Words that a giver says aloud and that no child shall read, where the sentence stands without them. */

/** 'nos quedamos mudos, cagados de risa' */
const ASIDE =
  /,\s*(?:tod[oa]s |bien |re )?(?:cagad|mead)[oa]s? de (?:la )?(?:risa|miedo|frío|susto)(?=\s*(?:[,.;!]|$))/giu
/** 'cagados de risa' → 'muertos de risa' */
const SIMILE = /(?<![A-Za-zÀ-ỹ])(?:cagad|mead)([oa]s?) de (?=(?:la )?(?:risa|miedo|frío|susto)(?![A-Za-zÀ-ỹ]))/giu
/** 'un pinche frío', 'el puto camión' */
const BEFORE_A_NOUN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|un|una|unos|unas|mi|su|de|tu) )(?:pinches?|put[oa]s?|jodid[oa]s?|maldit[oa]s?) (?=[A-Za-zÀ-ỹ])/giu
/** 'le chupa todo un huevo (se puede decir? bueno, que es muy segura)': what may be said instead. */
const MAY_I =
  /^[^()]*\((?:se |te |lo )?(?:puede|puedo|vale|pueden) (?:decir|poner|escribir)[^()]*?[?,.]\s*(?:bueno|si no|o sea|o mejor|mejor)[,:]?\s*((?:que )?[^()]{4,})\)\s*$/iu
/** 'le chupa un huevo' → 'no le importa nada' */
const CARES_NOT =
  /(?<![A-Za-zÀ-ỹ])(?<!(?:nada|no|poco|ya) )(?:les? (?:chupan?|importan?|valen?) (?:todo )?(?:un|tres|una|puro)? ?(?:huevos?|carajos?|pitos?|verga|madres?|mierda)(?: todo)?)(?![A-Za-zÀ-ỹ])/giu
/** 'nos perdimos, verga' */
const EXCLAIMED =
  /[\s,]+(?:(?:a la |qué )?(?:verga|chingada|mierda)|carajo|coño|joder|hostias?|no mames|no manches|puta madre)(?=\s*(?:[,.;!]|$))/giu

/** 'la constancia del hdp' */
const INITIALS =
  /(?:\s+(?:del?|este|el|el muy|la muy)|,)\s+(?:hdp|hdlv|ctm|ptm|alv|hijo de p)(?=\s*(?:[,.;!]|$)| (?:y|que)(?![A-Za-zÀ-ỹ]))/giu

export const withoutCoarse = (text: string): string =>
  text
    .replace(MAY_I, '$1')
    .replace(CARES_NOT, 'no le importa nada')
    .replace(ASIDE, '')
    .replace(SIMILE, (_, end: string) => `muert${end} de `)
    .replace(BEFORE_A_NOUN, '')
    .replace(EXCLAIMED, '')
    .replace(INITIALS, '')
