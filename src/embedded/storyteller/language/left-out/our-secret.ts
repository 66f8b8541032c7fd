import type { Hurt } from '../../../../contract/hurts.ts'
import type { PrivateFact } from '../../../../contract/private-facts.ts'

/** 'me daba un dulce y que no le dijera a mi mamá': what two kept between them when one was small is the day itself. */
export const isOurSecret = (kind: PrivateFact | Hurt, text: string): boolean =>
  (kind === 'confidence' || kind === 'secret') &&
  !GRAVE.test(text) &&
  ((OURS.test(text) && TREAT.test(text)) || PLAYED.test(text))

/** What was asked to be kept weighs too much for a page. */
export const isGrave = (text: string): boolean => GRAVE.test(text)

const OURS =
  /(?<![A-Za-zÀ-ỹ])(?:que no (?:se )?l[eo]s? (?:dij|cont)(?:era|ara)(?:mos)? (?:nada )?a (?:mis?|sus?|nadie)|(?:era|es|fue) nuestro secreto|que no se enterara (?:mi|su|la))(?![A-Za-zÀ-ỹ])/iu
/** 'y me dijo que era nuestro secreto': a game of somebody grown with somebody small. */
const PLAYED =
  /(?<![A-Za-zÀ-ỹ])(?:me|nos) dijo que (?:era|iba a ser|ser[ií]a|eso era|quedaba en) (?:un |nuestro )secreto(?![A-Za-zÀ-ỹ])/iu
const TREAT =
  /(?<![A-Za-zÀ-ỹ])(?:tac(?:os?|it)|dulc|helad|nieves?(?![A-Za-zÀ-ỹ])|paletas?|galletas?|chocolat|chicles?|caramel|golosin|refresc|gaseos|postre|pastel|tortas?|empanad|pan(?:es|ecit[A-Za-zÀ-ỹ]*)?(?![A-Za-zÀ-ỹ])|elotes?|papas|churros|com(?:er|ía|íamos|iera|imos|ida)|cen(?:ar|aba)|merend|hambre|desvel|tele(?![A-Za-zÀ-ỹ])|caricatur|charcos?|saltar en la cama|tierra|canicas|feria)/iu
const GRAVE =
  /(?<![A-Za-zÀ-ỹ])(?:cervez|tequila|mezcal|vino(?![A-Za-zÀ-ỹ])|aguardiente|borrach|tomad[oa](?![A-Za-zÀ-ỹ])|cigarr|fum[aóé]|apost|dinero|deuda|amante|novi[oa]|otr[oa] (?:mujer|hombre|señora?)|llor|enferm|hospital|choc[oó](?!l)|polic|golpe|peg(?:ó|aba)|muri|embaraz|despid|pastilla|drog|todav[ií]a no|hasta (?:hoy|la fecha)|nadie sabe)/iu
