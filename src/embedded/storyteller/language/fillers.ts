/** Words that only fill a pause, and orders to the shop that say what is liked. */

const OPENING = /^(?:(?:(?:no,? )?pues,?|a ver,?|uy,?|mire,?|(?:bueno|mira|oye|oigan),)\s+)+(?=\p{L})/iu
const ASSENT = /,\s*¿?(?:cachai|cach[aá]s|viste|sab[eé]s|ves|entiendes|wey|güey|weon|we[oó]n|no(?=\?))\?*[.!]*$/iu

/** 'pues sus plantas' → 'sus plantas'; 'su risa, ¿viste?' → 'su risa'. */
export const withoutFillers = (text: string): string =>
  text.replace(OPENING, '').replace(HEADING, '').replace(AVOWED, '').replace(ASSENT, '').replace(INTERJECTED, '')

/** 'Bueno el recuerdo: los domingos…' */
const HEADING = /^\s*(?:bueno,? )?(?:el|mi|un) (?:recuerdo|momento)(?: es)?:\s*(?=\p{L})/iu
/** 'admiramos que nunca falta': asked what is admired. */
const AVOWED = /^\s*(?:(?:yo|nosotr[oa]s) )?(?:l[aeo]s? |te )?admir(?:o|amos)\s+(?=que\s)/iu
/** 'el asado, obvio. Y la nieve, dice' */
const INTERJECTED = /,\s*(?:obvio|obviamente|por supuesto|claro(?: está)?|dice|dicen)(?=\s*(?:[.,;!]|$))/giu

const WISH =
  /^\s*(?:que\s+)?(?:por favor,?\s+)?(?:en el cuento\s+)?(?:salga|aparezca|haya|pongan)n?\s+(?:por favor\s+)?(.+?)(?=,?\s+(?:pero|y)\s+que\s+no(?!\p{L})|$)/isu

/** 'que por favor en el cuento salga un loro' → 'un loro'. */
export const wishedFor = (favourite: string): string => WISH.exec(favourite)?.[1] ?? favourite
