import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { known } from '../grammar/dictionary.ts'

/** Answers in another language, by the little words that only it has. */

const LITTLE_WORDS: readonly ReadonlySet<string>[] = [
  'the and her his she he they we my your our with when was were went is are that who always never smile love loves like likes because from for it to of so much how in on at by an had has have without still until while this there every us their them',
  'meu minha seu sua você não muito quando com uma ele ela nós ficou gosta sempre sorriso coração',
  'le les mon ma ses son est et il elle quand avec nous toujours sourire qui très aime',
  'il gli che è mio mia suo sua quando siamo sempre sorriso con molto',
  'el la meu meva seu seva els les amb quan vam va sempre somriure que molt és i però nostre nostra seves seus dels pels aquest aquella nens avi àvia noi anar gaire perquè nosaltres',
  'ao aos coa coas cos cunha unha unhas moi xa non miña cando tamén demais sempre máis onde ela polo pola nós noso nosa teño había o os as e a',
].map((words) => new Set(words.split(' ')))

/** Words that are Spanish as well: by themselves they tell nothing. */
const SPANISH_TOO = new Set(
  'o os as e a había polo onde le les la el son con sempre que va com ses ma is so he to me it i her son sua of are our'.split(
    ' ',
  ),
)

/** What of an answer is in Spanish; `list`: things that are liked, each by itself. Empty where all of it is foreign. */
export function withoutForeign(text: string, { list = false } = {}): string {
  const parts = list ? text.split(/\s*,\s*(?:(?:and|y|e)\s+)?|\s+(?:and|y|e)\s+/iu) : text.split(/(?<=[.;!?])\s+|,\s+/u)
  // 'unicorns and slime'
  const words = wordsOf(text)
  if (/(?<![A-Za-zÀ-ỹ])(?:and|with|the)(?![A-Za-zÀ-ỹ])/iu.test(text) && words.every((word) => !known(word))) return ''
  const own = parts.filter((part) => !isForeign(part) && !(list && ENGLISH.test(part)))
  if (own.length === parts.length) return isForeign(text) ? '' : text
  if (own.length > 0 && !isForeign(text) && !parts.some((part) => isForeign(part))) return text
  // 'trains and her red bike': no word of it is Spanish
  if (!own.some((part) => wordsOf(part).some((word) => known(word)))) return ''
  const last = list && own.length > 1 ? own.pop() : undefined
  const joined = own.reduce((text, part) => `${text}${/[.;!?]$/u.test(text) ? '' : ','} ${part}`)
  return last ? `${joined} y ${last}` : joined
}

const ENGLISH = /^(?:the|her|his|my|our|to|when|playing|watching|eating|going)(?= )/iu

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** 'e rimos': «e» stands for «y» before an i alone, and in 'no le e dicho' for «he». */
const E_FOR_Y =
  /(?<=[A-Za-zÀ-ỹ].*)(?<![A-Za-zÀ-ỹ])e (?!h?[iíy])(?!(?:[A-Za-zÀ-ỹ]+[aií]do|dicho|hecho|visto|puesto|escrito|vuelto|abierto|roto)(?![A-Za-zÀ-ỹ]))\p{Ll}{3,}/giu
/** 'o mar', 'a tarde que': an article that Spanish has not. */
const HEADED = /^\s*(?:os?|as?) (?!sea|bien|veces|menudo)[A-Za-zÀ-ỹ]{3,}/iu
/** 'e a gaita', "a l'esquena", 'o avó': as no Spanish word is joined to the next. */
const JOINED =
  /(?<![A-Za-zÀ-ỹ])e (?:a|o|as|os|ao|á) [A-Za-zÀ-ỹ]|(?<![A-Za-zÀ-ỹ])(?:a|de|amb|per|i|en|que) [ldsn]['’][aeiouhàèéíòóú][A-Za-zÀ-ỹ]+/iu

/** 'her smile', 'Frozen, unicorns and her baby brother': a word in four and two of its own, or all of it. */
export const isForeign = cached(ANSWERS_AT_HAND, (text): boolean => {
  const words = wordsOf(text)
  if (words.length === 0) return false
  // no Spanish word has them
  // names aside: 'se llamaba Graça'
  if (/[ãõçâêô]/iu.test(text.replace(/barça|(?<=\p{L}.*)\p{Lu}\p{L}+/gu, ''))) return true
  if (JOINED.test(text)) return true
  if ((text.match(E_FOR_Y) ?? []).length > (HEADED.test(text) ? 0 : 1)) return true
  // names aside, what no Spanish dictionary has
  const strange = (text.replace(/(?<=\p{Ll}.*)\p{Lu}\p{L}+/gu, '').match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !known(word.toLowerCase()),
  )
  return LITTLE_WORDS.some((little, language) => {
    const hits = words.filter((word) => little.has(word))
    const own = hits.filter((word) => !SPANISH_TOO.has(word))
    if (own.length === 0) return false
    const english = language === 0
    if (strange.length >= 2 && strange.length / words.length >= (english ? 0.5 : 0.25)) return true
    if (!english && text.search(E_FOR_Y) >= 0) return true
    return english
      ? hits.length >= 2 && hits.length / words.length >= 0.25
      : own.length >= 2 && hits.length / words.length >= 0.4
  })
})
