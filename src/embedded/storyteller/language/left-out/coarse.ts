/** Words that a giver says aloud and that no child shall read, where the sentence stands without them. */

/** 'nos quedamos mudos, cagados de risa' */
const ASIDE =
  /,\s*(?:tod[oa]s |bien |re )?(?:cagad|mead)[oa]s? de (?:la )?(?:risa|miedo|frío|susto)(?=\s*(?:[,.;!]|$))/giu
/** 'cagados de risa' → 'muertos de risa' */
const SIMILE = /(?<!\p{L})(?:cagad|mead)([oa]s?) de (?=(?:la )?(?:risa|miedo|frío|susto)(?!\p{L}))/giu
/** 'un pinche frío', 'el puto camión' */
const BEFORE_A_NOUN =
  /(?<=(?<!\p{L})(?:el|la|l[oa]s|un|una|unos|unas|mi|su|de|tu) )(?:pinches?|put[oa]s?|jodid[oa]s?|maldit[oa]s?) (?=\p{L})/giu
/** 'nos perdimos, verga' */
const EXCLAIMED =
  /[\s,]+(?:(?:a la |qué )?(?:verga|chingada|mierda)|carajo|coño|joder|hostias?|no mames|no manches|puta madre)(?=\s*(?:[,.;!]|$))/giu

export const withoutCoarse = (text: string): string =>
  text
    .replace(ASIDE, '')
    .replace(SIMILE, (_, end: string) => `muert${end} de `)
    .replace(BEFORE_A_NOUN, '')
    .replace(EXCLAIMED, '')
