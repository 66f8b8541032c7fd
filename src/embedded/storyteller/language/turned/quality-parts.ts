import { clauseFrom, isLed, isOftenDone } from '../grammar/clause-start.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'

/** How a clause begins. */

/** 'que …', 'nunca se queja', 'le da pena': said of whom is admired. */
export function startsClause(text: string): boolean {
  if (/^(?:es |son )?que (?!no es )/iu.test(text)) return true
  // 'lo que promete lo cumple'
  if (SO_THEY_DO.test(text)) return true
  const words = wordsOf(text.split(/[,.;:]/u, 1)[0]!)
  const from = AND_SO.exec(text) ? wordsOf(AND_SO.exec(text)![0]).length : 0
  if (clauseFrom(words, from) >= 0) return true
  // 'en todos lados hace amigos', 'con ella nadie pasaba miedo'
  if (/^(?:en|con|a|por|desde|sin|para|al|hasta)$/iu.test(words[from] ?? ''))
    return words
      .slice(0, from + 7)
      .some(
        (word, i) =>
          i > from + 1 && !/^(?:de|del|que|quien)$/iu.test(words[i - 1]!) && isVerb(word) && !isLed(words, i),
      )
  // 'da confianza', 'vive sin prisa', 'saca puros dieces', 'brinca y brinca'
  const [first = '', next = '', third = ''] = words.slice(from).map((word) => word.toLowerCase())
  return (
    isVerb(first) ||
    (finiteForm(first)?.person === 3 &&
      ((isOftenDone(first) && next !== '' && !/^(?:y|e|de|del)$/u.test(next)) || (next === 'y' && third === first)))
  )
}

const SO_THEY_DO = /^lo que [A-Za-zÀ-ỹ]+ (?:no )?lo [A-Za-zÀ-ỹ]+/iu

/** 'aun así llega', 'aun enferma reía', 'además cocina' */
const AND_SO = /^(?:aun así|aun [A-Za-zÀ-ỹ]+[oa]s?|así|además|también|encima|por eso|a veces|una vez) /iu

const isVerb = (word: string) => {
  const form = finiteForm(word)
  return form?.person === 3 && (TABLE.has(word) || !isNounForm(word))
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** 'todo lo toca, todo lo quiere ver': a row of its own making. */
export function opensAlike(one: string, other: string): boolean {
  const first = /^(?:todo|nada|siempre|nunca|ya|nadie)(?![A-Za-zÀ-ỹ])/u.exec(one)?.[0]
  return first !== undefined && first === /^\p{L}+/u.exec(other)?.[0]
}
