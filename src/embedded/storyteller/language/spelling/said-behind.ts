import { finiteForm } from '../grammar/finite.ts'
import { upperFirst } from '../grammar/text.ts'

/** 'la gallina llegó primero decía ella' → '“La gallina llegó primero”, decía ella': a whole sentence, and behind it who said it. */
export const saidBehind = (text: string): string =>
  text.replace(SENTENCE, (all, said: string, says: string) => {
    const words = (said.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
    const isWhole = words.length > 2 && words.some((word) => finiteForm(word) !== null)
    return isWhole && !LEADS_ON.test(words.at(-1)!) ? `“${upperFirst(said)}”, ${says}` : all
  })

const KIN =
  '(?:mam|pap|madre|padre|abuel|herman|t[ií][oa](?!\\p{L})|prim|hij|niet|amig|vecin|maestr|profe|señor|espos|novi|suegr|compadre|comadre|yaya|nana|tata)\\p{L}*'
const SENTENCE = new RegExp(
  `(?<=^|[.!?…] )([^.,;:!?…“”‘’«»()]{6,90}?) ((?:dijo|decía|dice|gritó|gritaba|contestó|respondió|repetía)(?: siempre)? (?:él|ella|(?:mi|su|el|la) ${KIN}(?: \\p{Lu}\\p{L}+)?))(?=[.!?…]|$)`,
  'giu',
)
/** 'todo lo que decía ella', 'como decía mi abuela', 'y eso dijo él' */
const LEADS_ON =
  /^(?:que|como|según|eso|esto|as[ií]|cuando|donde|y|e|o|u|ni|pero|lo|la|me|te|se|le|les|nos|no|ya|quien|tambi[eé]n|siempre|nunca|todo|entonces|luego|después|ah[ií]|nada|algo|cosas|poco|mucho)$/u
