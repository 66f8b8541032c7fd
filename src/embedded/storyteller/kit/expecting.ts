import type { Brief } from '../../../engine.ts'

/** Who is on its way; 'a su hija' may only be late. */
const CHILD =
  '(?:(?:(?:un|una|a|(?:a )?(?:su|nuestr[oa])) )?(?:primer |segundo )?(?:beb[eé]s?|guagua|wawa|mellizos|gemel[oa]s)|(?:un|una|(?:a )?(?:su|nuestr[oa]) (?:primera?|segund[oa])) (?:hij|niñ)[oa])(?! (?:en|a|de|del|que|hasta|con)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])'

/** 'mi hermana embarazada', 'mi prima, espera un bebé': what they are now. */
const IS_SO = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:embarazad[oa]s?(?![A-Za-zÀ-ỹ])|encinta(?![A-Za-zÀ-ỹ])|(?<!(?:me|te|nos|l[oae]s?|se) )esper(?:a|an|as|amos|ando) ${CHILD})`,
  'iu',
)
/** Of another time, or of somebody else: 'cuando yo estaba embarazada', 'su esposa está embarazada'. */
const NOT_SO =
  /(?<![A-Za-zÀ-ỹ])(?:cuando|mientras|est(?:aba|ába|uv|ando)[A-Za-zÀ-ỹ]*|conoc[A-Za-zÀ-ỹ]+|me|nos|yo|contigo|conmigo|qued[eéoó][A-Za-zÀ-ỹ]*|[eé]ramos|era)(?![A-Za-zÀ-ỹ])[^.;]*(?:embaraza|encinta|esper)|[,.;y] (?:mi|su|la|el|cuya) [A-Za-zÀ-ỹ]+ (?:est[aá]|espera)/iu

/** 'ahora espera su primer bebé', 'cuando supe que está embarazada': of nobody else where it opens what is said or known. */
const IS_SO_NOW = new RegExp(
  `(?:^(?:que )?|[.;] ?|, (?!que )|(?:^|[.;,] |cuando |d[ií]a que |y )(?:supe|supimos|me enter[eé]|nos enteramos|(?:me|nos) (?:cont[oó]|dijo|avis[oó])) (?:de )?que )(?:(?:y|pero|ahora|hoy|ya|además|aunque) )*(?:est[aá][sn]? (?:(?:muy|ya|ahora|bien) )*(?:embarazad[oa]s?|encinta|esperando ${CHILD})|esperan?s? ${CHILD})(?! (?:mi|su|la|el|una?) [A-Za-zÀ-ỹ])`,
  'iu',
)

/** A baby is on its way to whom the story is for: their relation says so, or another answer does of this day. */
export const isExpecting = ({ recipientRelation, specialMemory, admiration, extraTrait }: Brief): boolean =>
  (IS_SO.test(recipientRelation) && !NOT_SO.test(recipientRelation)) ||
  [specialMemory, admiration, extraTrait].some((said) => IS_SO_NOW.test(said.trim()))
