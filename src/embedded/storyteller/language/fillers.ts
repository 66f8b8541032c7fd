/** Words that only fill a pause, and orders to the shop that say what is liked. */

const OPENING = /^(?:(?:(?:no,? )?pues,?|a ver,?|uy,?|mire,?|(?:bueno|mira|oye|oigan),)\s+)+(?=\p{L})/iu
const ASSENT = /,\s*¿?(?:cachai|cach[aá]s|viste|sab[eé]s|ves|entiendes|wey|güey|weon|we[oó]n|no(?=\?))\?*[.!]*$/iu

/** 'pues sus plantas' → 'sus plantas'; 'su risa, ¿viste?' → 'su risa'. */
export const withoutFillers = (text: string): string => text.replace(OPENING, '').replace(ASSENT, '')

const WISH =
  /^\s*(?:que\s+)?(?:por favor,?\s+)?(?:en el cuento\s+)?(?:salga|aparezca|haya|pongan)n?\s+(?:por favor\s+)?(.+?)(?=,?\s+(?:pero|y)\s+que\s+no(?!\p{L})|$)/isu

/** 'que por favor en el cuento salga un loro' → 'un loro'. */
export const wishedFor = (favourite: string): string => WISH.exec(favourite)?.[1] ?? favourite
