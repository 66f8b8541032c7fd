import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { isPast } from './with-him.ts'

/** Where in a clause a word stands that may be a verb without its accent, and whether nothing but a verb may stand there. */

export type Token = { low: string; word: string; at: number; isParted: boolean }

/**
 * 'el primer día lloro agarrada de la reja', 'mi tío Chago pesco un róbalo': every clause has its verb, and where no other
 * word of it is one, and nothing stands before it that leads a noun, it is that.
 */
export function isOnlyVerb(tokens: readonly Token[], i: number, start: number): boolean {
  const isJoint = (k: number) => tokens[k]!.isParted || JOINT.test(tokens[k - 1]!.low)
  let [from, to] = [i, i + 1]
  while (from > 0 && !isJoint(from)) from -= 1
  while (to < tokens.length && !isJoint(to) && !JOINT.test(tokens[to]!.low)) to += 1
  const rest = tokens.slice(from, to).filter((_, k) => from + k !== i)
  // 'risas, llanto y abrazo a todos': one of a row of nouns
  const isInRow = start === from && from > 0 && (isRow(tokens, from) || (to < tokens.length && isNounRow(tokens, to)))
  return !isLed(tokens, start) && !isInRow && !rest.some(({ low }) => isPast(low) || TABLE.has(low))
}
const isLed = (tokens: readonly Token[], start: number) =>
  start > 0 && !tokens[start]!.isParted && LEADS_NOUN.test(tokens[start - 1]!.low)
/** 'la primera vez que cocinó sola quemó el arroz': no noun is spelt so, and none may stand there. */
export const isVerbPlace = (tokens: readonly Token[], i: number, start: number) =>
  !isLed(tokens, start) && !isPast(beforeOf(tokens, start)) && !isPast(nextOf(tokens, i))
/** 'y grito abuelo, es tuya': what is called out is no noun's. */
export const hasObject = (tokens: readonly Token[], i: number) =>
  OBJECT.test(nextOf(tokens, i)) ||
  (/^(?:y|pero)$/u.test(beforeOf(tokens, i)) &&
    tokens[i]!.low === 'grito' &&
    !/^(?:|de|y)$/u.test(nextOf(tokens, i))) ||
  // 'y mamá frenó y corrió'
  (!isClauseStart(tokens, i) && nextOf(tokens, i) === 'y' && /\p{L}{2}ó$/u.test(nextOf(tokens, i + 1))) ||
  // 'así dejó de llorar'
  (nextOf(tokens, i) === 'de' && isInfinitive(nextOf(tokens, i + 1)) && !nextOf(tokens, i + 1).endsWith('me')) ||
  // 'y canto boleros'
  (nextOf(tokens, i).endsWith('s') && isNounForm(nextOf(tokens, i)) && !hasGenders(nextOf(tokens, i)))
const LEADS_NOUN =
  /^(?:al?|del?|con|por|para|sin|en|entre|hasta|desde|sobre|contra|tras|según|hacia|el|una?|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|est[eao]s?|es[eao]s?|aquel|aquella|otr[oa]s?|cada|much[oa]s?|poc[oa]s?|tod[oa]s?|más|menos|muy|tan|tant[oa]s?|dos|tres|cuatro|cinco|puro|medio|primer|tercer|buen|mal|gran|algún|ningún|qué|cual|como)$/u
const isRow = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - (tokens[at]!.isParted ? 1 : 2)]
  const lead = tokens[at - (tokens[at]!.isParted ? 2 : 3)]
  return (
    before !== undefined &&
    isNounForm(before.low) &&
    !LEADS_NOUN.test(lead?.low ?? '') &&
    !/^l[oa]s?$/u.test(lead?.low ?? '')
  )
}
const isNounRow = (tokens: readonly Token[], at: number) =>
  /^[yeo]$/u.test(tokens[at]!.low) && isNounForm(tokens[at + 1]?.low ?? '') && !isPast(tokens[at + 1]?.low ?? '')

export const CLITIC = /^(?:me|te|se|nos|os|les?|l[oa]s?)$/u
const ADVERB = /^(?:no|ni|ya|hasta|nunca|casi|luego|entonces|después|así|ahí|también|sí|solo|apenas|nomás)$/u

/** Where the words that belong to a verb begin, how many pronouns are among them, and whether who does it stands there. */
export function leadOf(tokens: readonly Token[], i: number): { start: number; clitics: number; doer: boolean } {
  let start = i
  let clitics = 0
  while (start > 0 && !tokens[start]!.isParted) {
    const { low } = tokens[start - 1]!
    if (CLITIC.test(low)) clitics += 1
    else if (!ADVERB.test(low)) break
    start -= 1
  }
  const doer = tokens[start]!.isParted ? '' : (tokens[start - 1]?.low ?? '')
  return { start, clitics, doer: /^(?:él|ella|usted|quien)$/u.test(doer) }
}

const JOINT = /^(?:y|e|pero|cuando|donde|porque|que|aunque|pues|mientras)$/u
const WHEN = /^(?:día|noche|tarde|mañana|vez|año|verano|domingo|rato)$/u

export function isClauseStart(tokens: readonly Token[], start: number): boolean {
  if (start === 0 || tokens[start]!.isParted || tokens[start - 1]!.low === 'ni') return true
  const [before, article] = [tokens[start - 1]!.low, tokens[start - 2]?.low ?? '']
  return (
    (JOINT.test(before) && !(before === 'que' && /^(?:lo|el|la|más|tan|algo|nada)$/u.test(article))) ||
    (WHEN.test(before) && /^(?:ese|esa|aquel|aquella|un|una)$/u.test(article)) ||
    // 'el que rentamos llegó manchado'
    (RARELY_NOUN.test(tokens[start]!.low) && isPast(before) && /^(?:que|quien)$/u.test(article))
  )
}

export const beforeOf = (tokens: readonly Token[], i: number) => (tokens[i]!.isParted ? '' : (tokens[i - 1]?.low ?? ''))
export const nextOf = (tokens: readonly Token[], i: number) =>
  tokens[i + 1] && !tokens[i + 1]!.isParted ? tokens[i + 1]!.low : ''

/** The words up to the marks on both sides. */
export function clauseAround(tokens: readonly Token[], i: number): string[] {
  let [from, to] = [i, i + 1]
  while (from > 0 && !tokens[from]!.isParted) from -= 1
  while (to < tokens.length && !tokens[to]!.isParted) to += 1
  return tokens.slice(from, to).map(({ low }) => low)
}

export const RARELY_NOUN = /^(?:boto|pinto|lloro|quedo|gano|llego|bailo|mato|entro|compro|junto|paso|saco|acabo)$/u
export const ARTICLE = /^(?:el|la|lo|l[oa]s|una?)$/u
export const OBJECT =
  /^(?:\d+|dos|tres|cuatro|cinco|como|para|hacia|también|además|al?|contra|el|la|l[oa]s|una?|su|sus|mi|mis|nuestr[oa]s?|tod[oa]|mucho|tanto|hasta|tan|en|con|sin|sol[oa]|corriendo|llorando|tarde|lento|rápido|despacio|lejos|descalz[oa]|horas)$/u
