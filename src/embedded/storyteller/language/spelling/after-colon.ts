import { isInfinitive } from '../grammar/infinitive.ts'

/** Behind a colon or a semicolon nothing begins anew, unless it is said aloud or a name: 'tres cosas: Bailar, comer…'. */
export const smallBehindColon = (text: string): string =>
  text.replace(BEHIND, (word: string, at: number) =>
    SAYS.test(text.slice(0, at)) ||
    /[“"‘«]\s*$/u.test(text.slice(0, at)) ||
    !isPlain(word, text.slice(at + word.length))
      ? word
      : word.toLowerCase(),
  )

const BEHIND = /(?<=[\p{L}\d)][:;] )\p{Lu}\p{Ll}*(?![A-Za-zÀ-ỹ])/gu

/** What stands behind it may have been said, written or called so. */
const SAYS =
  /(?<![A-Za-zÀ-ỹ])(?:dij|dec|dic|dig|grit|contest|respond|pregunt|repet|repit|cant|escrib|escrit|frase|lema|refr|t[ií]tul|letrero|cartel|avis|anunci|explic|cuent|cont|nombr|llam|susurr|pens|le[ií]|pon[ií]a)[A-Za-zÀ-ỹ]*(?: [A-Za-zÀ-ỹ]+){0,4}: $/iu

/** A word that no name is; 'La Rioja' and 'Sol, la perra' are names. */
const isPlain = (word: string, behind: string) =>
  !/^ \p{Lu}/u.test(behind) && (PLAIN.test(word) || isInfinitive(word.toLowerCase()))
const PLAIN =
  /^(?:el|la|l[oa]s|una?|unos|unas|uno|dos|tres|mis?|tus?|sus?|nuestr[oa]s?|que|cuando|como|donde|aunque|porque|si|con|en|por|para|de|del|al?|sin|desde|hasta|siempre|nunca|jamás|también|tampoco|no|ya|se|les?|me|te|nos|lo|y|pero|todo|tod[oa]s|cada|muy|más|luego|después|entonces|ahora|hoy|yo|él|ella|ellos|ellas|nosotros|ese|esa|esto|eso|esta|este|es|era|fue|está|tiene)$/iu
