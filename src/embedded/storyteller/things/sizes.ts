import type { NounClass } from './nouns.ts'

/** What moves by itself. */
export const TRAVELS: ReadonlySet<NounClass> = new Set(['wheels', 'rail', 'boat', 'air'])
/** What is itself small, or one carries: a bicycle is ridden wherever they are. */
export const CARRIED =
  /^(?:patin|monopat|scooter|skate|longboard|tricicl|bici|cicla|bmx|papalote|cometa|barrilete|volant[ií]n|dron|remo|balsa)|(?:ito|ita|itos)(?![A-Za-zÀ-ỹ])| (?:de juguete|en miniatura|a escala|de colecci[oó]n|de papel|teledirigid[oa]|de control)/u
/** What stands on a table; what belongs to a kitchen stays there. */
export const TABLETOP =
  /^(?:m[aá]quina|cafetera|singer|(?:tele|micro)scopio|binocular|reloj|ventilador|tocadiscos|secador(?! de ropa)|despertador|metr[oó]nomo)/iu
