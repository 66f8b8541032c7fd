import { isGivenName } from '../../../../contract/gender.ts'
import { isReflexive, isSaidToYou, tokensOf } from '../grammar/clause-subject.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { nounGender } from '../grammar/gender.ts'
import { type Finite, TABLE } from '../grammar/paradigms.ts'
import { mapWords, upperFirst } from '../grammar/text.ts'
import { thirdForm } from '../grammar/verb-forms.ts'
import { verbPositions } from '../grammar/verbs.ts'
import { saysWhen } from '../memory/kinds-of-words.ts'

/** What was said to them, as it is told of them: all of it or nothing. */

/**
 * 'nunca te rindes', 'siempre me escuchás' → 'nunca se rinde', 'siempre me escucha'; null when there is doubt, and where
 * one verb of it would stay as it was.
 */
export function secondToThird(said: string): string | null {
  const typed = said.replace(/[“‘«][^”’»]*[”’»]|(?<![A-Za-zÀ-ỹ])(?:tú|vos|vosotros|vosotras)\s+/giu, (all) =>
    /^\p{L}/u.test(all) ? '' : all,
  )
  const clause = lowered(typed)
  const tokens = tokensOf(clause)
  if (/(?<![A-Za-zÀ-ỹ])(?:ti|tuy[oa]s?|vuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(clause)) return null
  const quoted = quotedIn(clause)
  const verbs = verbPositions(clause).filter((i) => {
    const form = quoted.has(i) ? null : formOf(tokens[i]!)
    // 'flores y cosas ricas': spelt as a wish, where none is
    const isThing = form !== null && isWish(tokens[i]!, form) && isNounForm(tokens[i]!) && !isLedWish(tokens, i)
    return form !== null && !isThing && tokens[i - 1]?.toLowerCase() !== 'se'
  })
  // 'cuando te enfadas hablas en gallego': what is a noun elsewhere is the verb of the main clause
  const main = tokens.findIndex(
    (token, i) =>
      i > (verbs[0] ?? 0) &&
      !verbs.includes(i) &&
      isSaidToYou(token) &&
      !/^(?:el|la|los|las|un|una|unas|sus?|tus?|mis?|de|del|en|con|por|a|al|y|sin|más|muy|dos|tres|tan)$/i.test(
        tokens[i - 1]!,
      ),
  )
  if (main >= 0 && /^(?:cuando|si|aunque|mientras) /i.test(clause)) verbs.push(main)
  const opens = new Set(openingsOf(clause))
  for (const i of tokens.keys())
    if (!quoted.has(i) && !verbs.includes(i) && isYours(tokens, i, verbs, opens)) verbs.push(i)
  if (verbs.length === 0) return null
  const moved = new Set(verbs)
  if (verbs.some((i) => mayBeThings(tokens, i, moved))) return null
  if (tokens.some((_, i) => !quoted.has(i) && !moved.has(i) && mayBeYours(tokens, i, moved))) return null
  const forms = new Map<number, string>()
  for (const i of verbs) {
    const third = thirdForm(tokens[i]!.toLowerCase(), finiteForm(tokens[i]!)!)
    if (!third) return null
    forms.set(i, third)
  }
  let isDoubtful = false
  const capitals = tokensOf(typed).map((word, i) => word !== tokens[i])
  const third = mapWords(clause, (word, i) => {
    if (quoted.has(i)) return word
    const low = word.toLowerCase()
    if (isReflexive(low.replace(/te$/, 'se'))) return word.replace(/te$/, 'se')
    // 'cuando algo te da vergüenza': felt, not done
    if (low === 'te' && !forms.has(i + 1) && !forms.has(i + 2)) {
      // 'te estas riendo', of which the verb was not read
      const next = tokens[i + 1] ?? ''
      if (!/^l[oa]s?$/i.test(next) && finiteForm(next)?.person !== 3) isDoubtful = true
      // 'sin que te lo pidan'
      return /^l[oa]s?$/i.test(next) && finiteForm(tokens[i + 2] ?? '') !== null ? 'se' : 'le'
    }
    const told = forms.get(i) ?? { te: 'se', os: 'se', tu: 'su', tus: 'sus', contigo: 'consigo' }[low] ?? word
    return capitals[i] ? upperFirst(told) : told
  })
  return isDoubtful ? null : third
}

/** The capital of a sentence is no name's: 'Tocás todo. Mirás todo' as it stands within a sentence. */
const lowered = (text: string) =>
  text.replace(/(?:^|(?<=[.!?…:] ))[¡¿]?(\p{Lu}\p{L}+)/gu, (all, word: string) =>
    !isGivenName(word) && finiteForm(word.toLowerCase())?.person === 2 ? all.toLowerCase() : all,
  )

/** Which words were said by somebody, word for word. */
function quotedIn(clause: string): Set<number> {
  const found = new Set<number>()
  let [at, from] = [0, 0]
  for (const { 0: quote, index } of clause.matchAll(/[“‘«][^”’»]*[”’»]/gu)) {
    at += tokensOf(clause.slice(from, index)).length
    for (const _ of tokensOf(quote)) found.add(at++)
    from = index + quote.length
  }
  return found
}

const BEFORE_NOUN =
  /^(?:el|un|unos|unas|una|mis?|tus?|sus?|est[ao]s|es[ao]s|nuestr[oa]s|much[oa]s|poc[oa]s|otr[oa]s|much[ao]|vari[oa]s|tod[oa]s|cuant[oa]s|cuánt[oa]s|tant[oa]s|del?|al?|en|con|por|para|sin|entre|sobre|hasta|como|muy|más|tan|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil|cien|mejores|grandes|pura|puras|cada)$/u

const formOf = (word: string) => {
  const form = finiteForm(word.toLowerCase())
  return form?.person === 2 ? form : null
}

/** Surely said to them: 'los domingos tocás', which no noun is spelt like; 'cada lunes llamas', 'enseñas y cuidas', where none stands. */
function isYours(tokens: readonly string[], i: number, verbs: readonly number[], opens: ReadonlySet<number>): boolean {
  const [word, before] = [tokens[i]!, tokens[i - 1]?.toLowerCase() ?? '']
  const form = word === word.toLowerCase() ? formOf(word) : null
  if (form === null || isWish(word, form) || before === 'se' || /^l[oa]s$/u.test(before) || BEFORE_NOUN.test(before))
    return false
  return (
    (!isNounForm(word) && !hasGenders(word)) ||
    (/^[ye]$/u.test(before) && verbs.includes(i - 2)) ||
    // 'alegras la casa', 'curas a todos': an adjective leads to no article
    ((opens.has(i) || (!verbs.includes(i - 1) && !isNounForm(before))) &&
      /^(?:a|el|la|l[oa]s|una?|tus?|mis?|tod[oa]s?)$/u.test(tokens[i + 1] ?? '')) ||
    saysWhen([tokens[i - 2]?.toLowerCase() ?? '', before])
  )
}

/** 'comas', 'hables', and 'cosas': no main clause has it for its verb. */
const isWish = (word: string, { infinitive, tense, address }: Finite) =>
  tense === 'present' &&
  !address &&
  !TABLE.has(word) &&
  word.toLowerCase().endsWith(infinitive.endsWith('ar') ? 'es' : 'as')

/** 'para que comas', 'aunque te rías' */
const isLedWish = (tokens: readonly string[], i: number) =>
  /^(?:que|aunque|cuando|no|te|me|nos)$/iu.test(tokens[i - 1] ?? '')

/** A form of theirs that was not read as a verb, though it may be one where it stands: 'cada domingo llamas'. */
function mayBeYours(tokens: readonly string[], i: number, moved: ReadonlySet<number>): boolean {
  const word = tokens[i]!.toLowerCase()
  const form = formOf(word)
  if (form === null || form.tense === 'other' || hasGenders(word)) return false
  const before = tokens[i - 1]?.toLowerCase() ?? ''
  if (isWish(word, form)) return isLedWish(tokens, i)
  if (/^l[oa]s$/u.test(before)) return isObject(tokens, i - 1, moved)
  // 'cuentas historias', 'haces unas cuentas', 'buenas notas'
  return !moved.has(i - 1) && before !== 'se' && !BEFORE_NOUN.test(before) && !hasGenders(before)
}

/** 'haces tareas y compras': read as a verb, and maybe more of what is done. */
const mayBeThings = (tokens: readonly string[], i: number, moved: ReadonlySet<number>) =>
  i === tokens.length - 1 &&
  /^[ye]$/u.test(tokens[i - 1] ?? '') &&
  isNounForm(tokens[i]!) &&
  tokens[i - 2]!.endsWith('s') &&
  !moved.has(i - 2) &&
  isNounForm(tokens[i - 2]!)

/** 'compras flores y las regalas': what has been named before, and no article; not 'cuidas a los gatos y las plantas'. */
function isObject(tokens: readonly string[], at: number, moved: ReadonlySet<number>): boolean {
  const gender = tokens[at]!.toLowerCase() === 'las' ? 'f' : 'm'
  return (
    /^(?:y|pero|luego|después|siempre|nunca|no|también)$/u.test(tokens[at - 1]?.toLowerCase() ?? '') &&
    tokens
      .slice(0, at)
      .some((word, i) => word.endsWith('s') && !moved.has(i) && isNounForm(word) && nounGender(word) === gender)
  )
}

/** The words that begin a part of it: 'es alegre, saca adelante a todos'. */
function openingsOf(clause: string): number[] {
  let at = 0
  return clause.split(/[,;:.!?]+/u).map((part) => {
    const from = at
    at += tokensOf(part).length
    return from
  })
}
