import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { upperFirst } from '../grammar/text.ts'

/** 'la gallina llegó primero decía ella' → '“La gallina llegó primero”, decía ella': a whole sentence, and behind it who said it. */
export const saidBehind = (text: string): string =>
  text.replace(SENTENCE, (all, said: string, says: string) => {
    const words = (said.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
    const isWhole = words.length > 2 && words.some((word) => finiteForm(word) !== null)
    return isWhole && !LEADS_ON.test(words.at(-1)!) && !goesOn(words) ? `“${upperFirst(said)}”, ${says}` : all
  })

/** 'la cara que puso cuando de repente', 'apareció un ratón y del susto': what leads to who says it belongs to that. */
function goesOn(words: readonly string[]): boolean {
  const joint = words.findLastIndex((word) => JOINT.test(word))
  const isOpen = joint >= 0 && !words.slice(joint).some((word) => finiteForm(word) !== null && !isNounForm(word))
  return isOpen || WHEN_OR_HOW.test(words.join(' '))
}
const JOINT = /^(?:cuando|que|y|e|mientras|aunque|porque|si|pero|como)$/u
const WHEN_OR_HOW =
  /(?<![A-Za-zÀ-ỹ])(?:al?|del?|en|con|por|tras)(?: (?:el|la|l[oa]s|una?|mis?|sus?|plen[oa]|tod[oa]s?|medi[oa]|much[oa]|pur[oa]|tant[oa])){0,2} \p{L}+$|(?<![A-Za-zÀ-ỹ])(?:una?|es[ea]|aquel(?:la)?|cada|tod[oa]s?(?: el| la| l[oa]s)?) (?:d[ií]a|noche|tarde|mañana|vez|rato|semana|mes|año|verano|tiempo)s?$/u

const KIN =
  '(?:mam|pap|madre|padre|abuel|herman|t[ií][oa](?![A-Za-zÀ-ỹ])|prim|hij|niet|amig|vecin|maestr|profe|señor|espos|novi|suegr|compadre|comadre|yaya|nana|tata)[A-Za-zÀ-ỹ]*'
const SENTENCE = new RegExp(
  `(?<=^|[.!?…] )([^.,;:!?…“”‘’«»()]{6,90}?) ((?:dijo|decía|dice|repetía)(?: siempre)? (?:él|ella|(?:mi|su|el|la) ${KIN}(?: \\p{Lu}[A-Za-zÀ-ỹ]+)?))(?=[.!?…]|$)`,
  'giu',
)
/** 'todo lo que decía ella', 'como decía mi abuela', 'y eso dijo él' */
const LEADS_ON =
  /^(?:que|como|según|eso|esto|as[ií]|cuando|donde|y|e|o|u|ni|pero|lo|la|me|te|se|le|les|nos|no|ya|quien|tambi[eé]n|siempre|nunca|todo|entonces|luego|después|ah[ií]|nada|algo|cosas|poco|mucho)$/u
