import type { Brief } from '../../../engine.ts'

const CHILD =
  '(?:(?:un|una|a|a su|su|el|la|nuestr[oa]|a nuestr[oa]) )?(?:primer |primera |segund[oa] )?(?:beb[eé]s?|guagua|wawa|hij[oa]s?|niñ[oa]s?|mellizos|gemel[oa]s)(?! (?:en|a|de|del|que|hasta|con)(?!\\p{L}))(?!\\p{L})'

/** 'mi hermana embarazada', 'mi prima, espera un bebé': what they are now. */
const IS_SO = new RegExp(
  `(?<!\\p{L})(?:embarazad[oa]s?(?!\\p{L})|encinta(?!\\p{L})|(?<!(?:me|te|nos|l[oae]s?|se) )esper(?:a|an|as|amos|ando) ${CHILD})`,
  'iu',
)
/** Of another time, or of somebody else: 'cuando yo estaba embarazada', 'su esposa está embarazada'. */
const NOT_SO =
  /(?<!\p{L})(?:cuando|mientras|est(?:aba|ába|uv|ando)\p{L}*|conoc\p{L}+|me|nos|yo|mi|contigo|conmigo|embarazo|qued[eéoó]\p{L}*|[eé]ramos|era)(?!\p{L})[^.;]*(?:embaraza|encinta|esper)|[,.;y] (?:mi|su|la|el|cuya) \p{L}+ (?:est[aá]|espera)/iu

/** 'está embarazada', 'ahora espera su primer bebé': told of nobody else where it opens what is said. */
const IS_SO_NOW = new RegExp(
  `(?:^|[.;] ?|, )(?:(?:que|y|pero|ahora|hoy|ya|además|aunque) )*(?:est[aá][sn]? (?:(?:muy|ya|ahora|bien) )*(?:embarazad[oa]s?|encinta|esperando ${CHILD})|esperan?s? ${CHILD})`,
  'iu',
)

/** A baby is on its way to whom the story is for: their relation says so, or another answer does of this day. */
export const isExpecting = ({ recipientRelation, specialMemory, admiration, extraTrait }: Brief): boolean =>
  (IS_SO.test(recipientRelation) && !NOT_SO.test(recipientRelation.replace(/^\s*mis? /iu, ''))) ||
  [specialMemory, admiration, extraTrait].some((said) => IS_SO_NOW.test(said.trim()) && !WHO_ELSE.test(said))

/** ', que está embarazada' may be said of whoever is named before. */
const WHO_ELSE = /, que (?:est[aá]|espera)|(?:cont|dij|dic)\p{L}+,? que est[aá]/iu
