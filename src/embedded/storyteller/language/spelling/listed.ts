import { mayEnd } from '../grammar/clause-start.ts'
import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

/** 'boca los canarios y baldear', 'tejer ella les hace gorros': things that are liked, and what is said of them, get their commas. */
export const listed = (text: string): string =>
  inRow(chained(text))
    .replace(
      /^([A-Za-zÀ-ỹ]+[aeií]r) (?=(?:ella|él) (?:les?|nos|se|me|l[oa]s?) |(?:(?:ya|se|l[oa]s?) )*(?:tiene|sabe|va|entrena|compite|practica|lleva) )/iu,
      '$1, ',
    )
    .replace(BESIDE_ANOTHER, (word: string, ...rest: unknown[]) => {
      const [at, whole] = [Number(rest.at(-2)), String(rest.at(-1))]
      const noun = word.trim().toLowerCase()
      const isHow = HEADED.test(whole.slice(0, at))
      const isThing =
        (isHow
          ? (hasGenders(noun) || /[ai]d[oa]s?$/u.test(noun)) && finiteForm(noun) === null
          : isNounForm(noun) || !known(noun) || (ARTICLE.test(whole.slice(0, at)) && hasGenders(noun))) &&
        mayEnd(noun) &&
        !/^(?:él|ella)$/u.test(noun) &&
        !/[aeií]r$|^tod[oa]s?$/u.test(noun) &&
        finiteForm(noun)?.tense !== 'imperfect'
      const isDated = TIME.test(whole.slice(at + word.trimEnd().length))
      return isThing && !isDated ? `${word.trimEnd()}, ` : word
    })

const ONE_OF_CHAIN = '(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]{3,}(?: (?:de|con) [A-Za-zÀ-ỹ]+)?'

/** 'los trenes los aviones los barcos': things with their articles, and no mark among them. */
const chained = (text: string): string => {
  if (!CHAIN.test(text) || TIME.test(text.slice(text.search(/ (?:el|la|l[oa]s|sus?) /iu)))) return text
  const nouns = [...text.matchAll(/(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|sus?) ([A-Za-zÀ-ỹ]+)/giu)].map(([, noun = '']) =>
    noun.toLowerCase(),
  )
  return nouns.every((noun) => isNounForm(noun))
    ? text.replace(/(?<! (?:de|con)) (?=(?:el|la|l[oa]s|sus?) )/giu, ', ')
    : text
}
/** 'los canarios flauta el betis y las torrijas': no verb stands there, and so nothing is done to the second. */
function inRow(text: string): string {
  const [row = ''] =
    /^(?:el|la|l[oa]s|sus?) [^.,;:!?“”()]+? [ye] (?=(?:el|la|l[oa]s|sus?|un[oa]?s?) )/iu.exec(text) ?? []
  const words = row.match(/\p{L}+/gu) ?? []
  const isDone = (word: string, i: number) =>
    /^(?:que|cuando|donde|ella|él)$/iu.test(word) ||
    (!isArticle(words[i - 1] ?? '') && finiteForm(word.toLowerCase()) !== null && !LEADS.test(word))
  if (words.some(isDone) || words.some((word) => isInfinitive(word.toLowerCase()))) return text
  return (
    row.replace(
      /(?<=([A-Za-zÀ-ỹ]{3,})) (?=((?:el|la|l[oa]s|sus?) [^,]+))/giu,
      (gap: string, last: string, rest: string) =>
        LEADS.test(last) || TIME.test(` ${rest}`) || !mayEnd(last) ? gap : ', ',
    ) + text.slice(row.length)
  )
}
const isArticle = (word: string) => /^(?:el|la|l[oa]s|sus?|del?|con|sin|en|al?)$/iu.test(word)
const LEADS =
  /^(?:de|del|con|sin|en|a|al|por|para|sobre|entre|desde|hasta|bajo|contra|menos|excepto|salvo|tod[oa]s?|[ye]|o|ni|como|que|más|tras|según|ante|durante)$/iu
const CHAIN = new RegExp(`^(?:${ONE_OF_CHAIN})(?: (?:${ONE_OF_CHAIN})){2,}$`, 'iu')

/** A thing without a joint before the next of a list. */
const BESIDE_ANOTHER =
  /(?<=^|[,] |^(?:el|la|l[oa]s|sus?) (?:[A-Za-zÀ-ỹ]{2,} (?:(?:de|con) )?)?)[A-Za-zÀ-ỹ]{3,} (?=(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]+(?: (?:con|de) [A-Za-zÀ-ỹ]+)?(?: (?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]+(?: (?:con|de) [A-Za-zÀ-ỹ]+)?)* [ye] )/giu
/** 'el cafecito pasado las novelas': behind a noun stands how it is. */
const HEADED = /^(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]{3,} $/iu
/** 'las suculentas el café': there is no noun but it. */
const ARTICLE = /^(?:el|la|l[oa]s) $/iu
/** 'el fútbol los domingos' */
const TIME =
  /^ (?:el|la|l[oa]s) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|d[ií]as?|tardes?|noches?|mañanas?|fin(?:es)?|veranos?|inviernos?|vacaciones|semanas?|mes(?:es)?|años?)(?![A-Za-zÀ-ỹ])/iu
