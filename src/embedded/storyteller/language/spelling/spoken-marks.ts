import { upperFirst } from '../grammar/text.ts'
import { ASKED } from './asked.ts'

/** What was said, by the marks that its giver typed, and by those of a question or a cry. */

/** 'pregunta antes ¿y tú has comido? a todos', 'gritó ¡soy una sirena!': the marks close what was said, and no sentence of ours. */
const SAYS =
  '(?<![A-Za-zÀ-ỹ])(?:pregunt[A-Za-zÀ-ỹ]+|dij[oe]|dice[ns]?|dec[ií]a[ns]?|diciendo|grit[A-Za-zÀ-ỹ]+|contest[A-Za-zÀ-ỹ]+|respond[A-Za-zÀ-ỹ]+|repite)(?: (?:siempre|antes|primero|mucho|bajito|a (?:tod[oa]s|cada rato|l[oa]s?|mi|su) ?[A-Za-zÀ-ỹ]*))?'
const ASKED_ALOUD = new RegExp(`(${SAYS}),?:? (¿[^¿?“”«»]{2,90}\\?|¡[^¡!“”«»]{2,60}!)(?= [a-zà-ÿ])`, 'giu')
/** 'me preguntó abuela vos fuiste chica? y': the first mark is missing; not 'le preguntó si quería bailar?' */
const ASKED_WITHOUT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|le|les|nos) pregunt(?:ó|o|aba|a|an|aron)) (?!(?:si|que|por|qu[eé]|sobre|a|el|la|l[oa]s|mis?|sus?|una?) )([^¿?.,;:“”«»]{3,60}\?)(?= [a-zà-ÿ]|$)/giu

const IS_PAST = /^(?:pregunt(?:ó|aba|aron)|dijo|dije|grit(?:ó|aba)|contestó|respondió)/iu
/** '“¿y por que?”' */
const ASKING = /(?<=“¿(?:y |pero )?(?:(?:por|a|de|con|en|para) )?)(?:que|quien|como|cuando|donde|cual)(?=[ ?])/giu

/** 'cuando naciò': the accent of another keyboard; 'Mercè' is a name. */
const withAcutes = (text: string) =>
  text.replace(/(?<![A-Za-zÀ-ỹ])\p{Ll}*[àèìòù]\p{Ll}*/gu, (word) =>
    word.replace(/[àèìòù]/gu, (vowel) => 'áéíóú'['àèìòù'.indexOf(vowel)]!),
  )

/** 'pregunta '¿por qué?' a todo' → 'pregunta “¿por qué?” a todo': what was said is known by its marks, and an apostrophe is none. */
export const withSpokenMarks = (text: string): string =>
  withAcutes(text)
    .replace(/(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu, '“$1”')
    .replace(ASKED_WITHOUT, ' ¿$1')
    .replace(ASKED_ALOUD, (_, verb: string, said: string) =>
      IS_PAST.test(verb) ? `${verb}: “${said[0]! + upperFirst(said.slice(1))}”` : `${verb} “${said}”`,
    )
    .replace(ASKING, (word) => ASKED[word.toLowerCase()]!)
