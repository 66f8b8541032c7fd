import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { saysWhen } from '../memory/narrated-words.ts'
import type { Address } from '../people/address.ts'

/**
 * Whether a sentence that was turned into another person may be vouched for. It is read again as any stranger would
 * read it: every verb must have somebody who does it, of the number that the verb has, and every pronoun somebody whom
 * it means. Where that fails its giver's own words are said instead, which are right in any person.
 */
export type Doubt =
  | 'left behind'
  | 'of somebody else'
  | 'two addresses'
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

/** What is said to the recipient: 'que no te rindes, pierde y al otro día está entrenando' leaves the loser behind. */
export function doubtOfYou(text: string, address: Address): Doubt | null {
  // 'nunca me te saco', 'aunque, te hagas': no pronouns stand so, and no comma behind what joins
  if (/(?<!\p{L})(?:me te|tu (?:al?|se|te|me)|(?:aunque|porque|si|cuando), (?:te|l[oae]s?|se))(?!\p{L})/iu.test(text))
    return 'left behind'
  // 'le da miedo y lo hace igual' is felt, and done to nobody
  if (
    /(?<!\p{L})le (?:das|dabas|diste) (?:mucho |mucha )?(?:miedo|pena|risa|vergüenza|sueño|igual|hambre|frío)(?! a(?:l|(?!\p{L})))/iu.test(
      text,
    )
  )
    return 'left behind'
  // 'su líder y ser humano': what somebody is, and nobody has
  if (/^[ts]us? (?:\p{L}+ )?(?:líder|persona|hombre|mujer|amig[oa]|ser humano)(?!\p{L})/iu.test(text))
    return 'left behind'
  if (isLeftOfThem(text)) return 'left behind'
  const isUsted = address === 'usted' || address === 'ustedes'
  if (isUsted) return /(?<!\p{L})(?:te|ti|tus?|contigo|vos)(?!\p{L})/iu.test(text) ? 'two addresses' : null
  if (/(?<!\p{L})aunque seas (?:por|un|una|de|en|para) /iu.test(text)) return 'of somebody else'
  const tokens = tokensOf(text)
  let [from, isMain, isOther, isDone] = [0, tokens[0]?.low !== 'lo', false, false]
  for (let i = 0; i < tokens.length; i++) {
    const { low, opens } = tokens[i]!
    if (opens) [from, isMain, isDone] = [i, true, false]
    if (COORDINATE.test(low)) [from, isMain, isDone] = [i + 1, true, false]
    if (SUBORDINATE.test(low)) [from, isMain, isDone] = [i + 1, low === 'que' && i === 0, false]
    // 'le echas ganas' is done to nobody
    const isIdle = low === 'le' && /^(?:ech|pon|met|entr|sab|hac|hic|tir)/u.test(tokens[i + 1]?.low ?? '')
    if (/^(?:nadie|alguien|quien|uno|les?)$/u.test(low) && !isIdle) isOther = true
    if (isDone && /^(?:me|te|se|nos|les?)$/u.test(low)) [from, isDone] = [i, false]
    const form = verbAt(tokens, i)
    if (!form || isDone || /^(?:muy|más|tan|bien|re)$/u.test(tokens[i - 1]?.low ?? '')) continue
    isDone = true
    // 'te lo explica': said of anybody
    const clitics = tokens.slice(Math.max(from, i - 2), i).map(({ low: before }) => before)
    if (
      form.person === 3 &&
      !form.plural &&
      clitics.includes('te') &&
      subjectOf(tokens, from, i) === null &&
      !isFollowed(tokens, i) &&
      !IMPERSONAL.test(form.infinitive) &&
      form.tense === 'present'
    )
      return 'of somebody else'
    if (
      form.person === 2 &&
      !isMain &&
      isOther &&
      /^(?:cuando|si|aunque|como|donde|qué|porque)$/u.test(tokens[from - 1]?.low ?? '')
    )
      return 'of somebody else'
    if (
      form.person === 2 &&
      form.plural &&
      /^una?$/u.test(tokens[i + 1]?.low ?? '') &&
      finiteForm(tokens[i + 2]?.low ?? '')
    )
      return 'of somebody else'
    if (!isMain || form.person === 2 || (from === 0 && i <= 1)) continue
    if (isStranded(tokens, from, i, form)) return 'left behind'
  }
  return null
}

const isDeed = (word: string) => finiteForm(word.toLowerCase())?.person === 3 && !isNounForm(word.toLowerCase())

/** 'tu siguen', 'te brillan los ojos cuando habla', 'decir que llora', 'cuando no podían ayudarlo': of whom it was told. */
function isLeftOfThem(text: string): boolean {
  if (!/(?<!\p{L})(?:te|ti|tus?|\p{L}+(?:as|es|ás|és|aste|iste))(?!\p{L})/iu.test(text)) return false
  // 'aunque vengas cansado llega y te pones'
  const [, stayed = ''] = / (\p{L}+) y te \p{L}/iu.exec(text) ?? []
  const form = finiteForm(stayed.toLowerCase())
  if (
    form?.person === 3 &&
    !form.plural &&
    form.tense === 'present' &&
    /^(?:que )?(?:aunque|cuando|si) /iu.test(text) &&
    !/,/u.test(text)
  )
    return true
  // 'tu elegancia aunque ande en chanclas', 'ese susto que le das el público'
  const [, conceded = ''] = /^tus? [^,.]* aunque (?:(?:no|se|le) )*(\p{L}+)/iu.exec(text) ?? []
  if (/(?:e|a)$/u.test(conceded) && finiteForm(conceded)?.person !== 2 && conceded !== '') return true
  if (/(?<!\p{L})que le (?:das|dabas|diste|haces|hacías|pones|cuestas) (?:el|la|l[oa]s|su) /iu.test(text)) return true
  const owned = [...text.matchAll(/(?<!\p{L})tu (\p{L}+)/giu)]
  if (owned.some(([, word = '']) => finiteForm(word)?.plural === true && isDeed(word))) return true
  const led = [
    ...text.matchAll(/(?<!\p{L})(?:(?:ojos|cara|voz|manos) (?:cuando|si)|decir que|admitir que) (\p{L}+)/giu),
  ]
  if (led.some(([, word = '']) => finiteForm(word)?.person === 3 && finiteForm(word)?.plural === false)) return true
  return (
    /(?<!\p{L})(?:cuando|aunque) (?:mis|l[oa]s|sus|nadie|todos) [^,.]*(?:pod[ií]a|quer[ií]a|pudi|quis)\p{L}* \p{L}+[aei]rl[oa](?!\p{L})/iu.test(
      text,
    ) || /(?<!\p{L})de l[oa]s [^,.]{2,30} y de tus(?!\p{L})/iu.test(text)
  )
}

/** A verb at the head of its own clause that nobody who is spoken to, and nobody who is named, can have done. */
function isStranded(
  tokens: readonly Token[],
  from: number,
  i: number,
  form: NonNullable<ReturnType<typeof finiteForm>>,
): boolean {
  const { low } = tokens[i]!
  const isHelped = /^(?:ha|había)$/u.test(low) && /(?:[ai]do|to|cho)$/u.test(tokens[i + 1]?.low ?? '')
  if (form.tense === 'other' || IMPERSONAL.test(isHelped ? '' : form.infinitive)) return false
  if (isHelped && /^(?:me|nos|les?)$/u.test(tokens[i - 1]?.low ?? '')) return false
  const isBare = tokens
    .slice(from, i)
    .every(({ low: before }) => CLITIC.test(before) || /^(?:no|ya|siempre|nunca|también|hasta|así)$/u.test(before))
  if (form.person === 1)
    return (
      !form.plural &&
      form.tense === 'present' &&
      low.endsWith('o') &&
      CLITIC.test(tokens[i - 1]?.low ?? '') &&
      /^l[oa]s?$/u.test(tokens[i - 1]!.low) &&
      !tokens.some(({ low: word }) => word === 'yo')
    )
  if (form.plural) return false
  if (isBare && i === from && isNounForm(low) && !/^(?:es|está|pierde)$/u.test(low)) return false
  const subject = subjectOf(tokens, from, i)
  if (subject === 'one') return false
  // 'llora una': who does it stands behind
  const behind = tokens[i + 1]
  if (
    behind &&
    !behind.opens &&
    (SOMEBODY.test(behind.low) || (form.tense !== 'present' && DETERMINER.test(behind.low)))
  )
    return false
  return true
}

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
