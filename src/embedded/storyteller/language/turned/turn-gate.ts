import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { saysWhen } from '../memory/narrated-words.ts'

/**
 * Whether a sentence that was turned into another person may be vouched for. It is read again as any stranger would
 * read it: every verb must have somebody who does it, of the number that the verb has, and every pronoun somebody whom
 * it means. Where that fails its giver's own words are said instead, which are right in any person.
 */
export type Doubt =
  | 'left behind'
  | 'of somebody else'
  | 'no deed'
  | 'nobody named'
  | 'named too late'
  | 'unmarked speech'

export type Token = { low: string; word: string; opens: boolean }

export const tokensOf = (text: string): Token[] =>
  [...text.replace(/[“‘][^”’]*[”’]/gu, ' ').matchAll(/([^\p{L}\d]*)([\p{L}\d]+)/gu)].map(([, gap = '', word = '']) => ({
    word,
    low: word.toLowerCase(),
    opens: /[,;:.!?()]/u.test(gap),
  }))

export const CLITIC = /^(?:me|te|se|nos|os|les?|l[oa]s?)$/u
export const COORDINATE = /^(?:y|e|ni|pero|sino|o)$/u
export const SUBORDINATE =
  /^(?:que|cuando|si|aunque|mientras|porque|donde|como|pues|quien|quienes|cómo|qué|cuánto|apenas)$/u
const PREPOSITION = /^(?:al?|con|del?|desde|durante|en|entre|hacia|hasta|para|por|sin|sobre|tras|según)$/u
const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|cada|tod[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|\d+|algún|alguna|ningún|ninguna)$/u
const SOMEBODY = /^(?:nadie|alguien|quien|cualquiera|todo|nada|uno|una|él|ella|eso|usted|algo)$/u
/** Verbs of which nobody need be the subject. */
export const IMPERSONAL =
  /^(?:haber|hacer|llover|nevar|doler|costar|importar|gustar|encantar|faltar|sobrar|tocar|parecer|pasar|bastar|alcanzar|dar|ocurrir|olvidar|anochecer|amanecer|tronar)$/u

/** Words that are finite verbs and nothing else where they stand. */
export function verbAt(tokens: readonly Token[], i: number) {
  if (i >= tokens.length) return null
  const { low, word } = tokens[i]!
  const before = tokens[i]!.opens ? '' : (tokens[i - 1]?.low ?? '')
  if (word !== low && i > 0 && !tokens[i]!.opens) return null
  if (DETERMINER.test(before) && !CLITIC.test(before)) return null
  if (PREPOSITION.test(before) && (before !== 'hasta' || isNounForm(low))) return null
  return finiteForm(low)
}

/** The nouns before a verb that might do it, from where its clause begins: 'los minutos los cuenta' → 'los minutos'. */
export function subjectOf(tokens: readonly Token[], from: number, to: number): 'one' | 'many' | null {
  let found: 'one' | 'many' | null = null
  for (let i = from; i < to; i++) {
    const { low } = tokens[i]!
    if (PREPOSITION.test(low)) {
      i += DETERMINER.test(tokens[i + 1]?.low ?? '') ? 2 : 1
      continue
    }
    if (SOMEBODY.test(low)) found = 'one'
    else if (DETERMINER.test(low) && i + 1 < to && !CLITIC_VERB(tokens, i)) {
      const noun = tokens[i + 1]!.low
      if (saysWhen([low, noun])) continue
      found = /^(?:l[oa]s|un[oa]s|mis|tus|sus|es[oa]s|est[oa]s|dos|tres|tod[oa]s|nuestr[oa]s)$/u.test(low)
        ? 'many'
        : 'one'
    } else if (tokens[i]!.word !== low && i > from) found = 'one'
  }
  return found
}

/** 'la dices': the pronoun of a verb, and no article. */
const CLITIC_VERB = (tokens: readonly Token[], i: number) =>
  CLITIC.test(tokens[i]!.low) && finiteForm(tokens[i + 1]!.low) !== null && !isNounForm(tokens[i + 1]!.low)

/** 'se cayó la persiana', 'llegó el señor de los muebles': who or what it was stands behind. */
export function isFollowed(tokens: readonly Token[], i: number): boolean {
  let at = i + 1
  while (at < tokens.length && !tokens[at]!.opens) {
    const { low, word } = tokens[at]!
    if (PREPOSITION.test(low) || SUBORDINATE.test(low) || COORDINATE.test(low)) {
      // 'se le rompió a Ana la tira'
      if (low !== 'a' && low !== 'al') return false
      at += 2
      while (at < tokens.length && tokens[at]!.word !== tokens[at]!.low) at += 1
      continue
    }
    if (DETERMINER.test(low)) return !saysWhen([low, tokens[at + 1]?.low ?? ''])
    if (SOMEBODY.test(low) || word !== low || isNounForm(low)) return true
    at += 1
  }
  return false
}
