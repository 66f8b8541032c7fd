import { isImpersonal, isOthers, isReflexive, tokensOf } from '../grammar/clause-subject.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { mayBeSaid } from '../spelling/said-aloud.ts'

/**
 * Whether of a clause that is turned to the recipient nothing stays in another person: no verb, no pronoun of theirs,
 * nothing that the giver does. `moved`: which words of the clause as it was written are turned. Where this is false the
 * clause is not turned at all: its giver's own words are quoted.
 */
export function isWhollyTurned(clause: string, moved: ReadonlySet<number>): boolean {
  if (mayBeSaid(clause)) return false
  const tokens = tokensOf(clause)
  const opens = new Set(openingsOf(clause))
  return !tokens.some(
    (_, i) => staysBehind(tokens, i, moved, opens) || isOthersObject(tokens, i, moved) || isGivers(tokens, i, moved),
  )
}

/** The words that begin a part of it: 'es alegre, saca adelante a todos'. */
export function openingsOf(clause: string): number[] {
  let at = 0
  return clause.split(/[,;:.!?]+/u).map((part) => {
    const from = at
    at += tokensOf(part).length
    return from
  })
}

/** 'saca adelante', 'se autorregaló': done by them and not turned. */
function staysBehind(
  tokens: readonly string[],
  i: number,
  moved: ReadonlySet<number>,
  opens: ReadonlySet<number>,
): boolean {
  // 'veinte se para', 'nunca para'
  if (/^(?:se|no|nunca|jamás)$/iu.test(tokens[i - 1] ?? '') && /^para$/iu.test(tokens[i]!) && !moved.has(i)) return true
  // 'pero el domingo hace el asado': its day stands between
  const isDay = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|noches?|tardes?|mañanas?)$/iu.test(
    tokens[i - 1] ?? '',
  )
  if (moved.has(i) || (isOthers(tokens, i) && !isDay) || isImpersonal(tokens, i)) return false
  const word = tokens[i]!.toLowerCase()
  const before =
    tokens[isDay && /^(?:el|la|l[oa]s|cada)$/iu.test(tokens[i - 2] ?? '') ? i - 3 : i - 1]?.toLowerCase() ?? ''
  // 'cocina, limpia': one deed by itself, and then what may be how they are
  if (opens.has(i) && moved.has(i - 1) && /[ae]$/u.test(word) && infinitivesOf(word).length > 0) return true
  if (opens.has(i) && i > 0 && finiteForm(word)?.person === 3 && !finiteForm(word)!.plural && !ADVERB.test(word))
    return (
      /^(?:es|está|tiene|sabe|hace)$/u.test(word) ||
      OBJECT.test(tokens[i + 1] ?? '') ||
      isSeveral(tokens[i + 1] ?? '') ||
      saysWhat(word, tokens[i + 1] ?? '')
    )
  const form = finiteForm(word)
  if (form?.person === 3 && !form.plural && !hasGenders(word)) {
    // 'todo lo que haces lo hace bien': the same verb, turned elsewhere
    if ([...moved].some((at) => finiteForm(tokens[at]!.toLowerCase())?.infinitive === form.infinitive)) return true
    // 'y aun así es muy terca'
    const isNoun = isNounForm(word) && !/^(?:así|luego|lo)$/u.test(before)
    // 'ayuda a quien lo necesita'
    const isOfWho =
      before === 'lo' &&
      (/^(?:quien|quienes|que|como|cuando)$/iu.test(tokens[i - 2] ?? '') ||
        // 'eso no lo hace cualquiera'
        /^(?:cualquiera|nadie|uno|todos)$/iu.test(tokens[i + 1] ?? ''))
    if (
      (LINK.test(before) || (isDay && before === 'pero')) &&
      !isNoun &&
      !isOfWho &&
      !isSubjunctive(word, form.infinitive)
    )
      return true
  }
  // 'y cura heridas': what an adjective is spelt like, and yet a thing stands behind it
  if (
    form?.person === 3 &&
    !form.plural &&
    form.tense === 'present' &&
    /^[ye]$/u.test(before) &&
    isSeveral(tokens[i + 1] ?? '')
  )
    return true
  // 'cuando murió mi esposo no se me despegó'
  if (
    form?.person === 3 &&
    !form.plural &&
    /^(?:me|se|nos|les?)$/u.test(before) &&
    !isSubjunctive(word, form.infinitive)
  ) {
    let at = i - 1
    while (/^(?:me|se|nos|les?)$/u.test(tokens[at]?.toLowerCase() ?? '')) at--
    if (/^(?:no|nunca|siempre|ya)$/iu.test(tokens[at] ?? '')) return true
  }
  // a past that no table knows
  return before === 'se' && /(?:ó|aba)$/u.test(word) && !isNounForm(word)
}

const isSeveral = (word: string) => word.endsWith('s') && isNounForm(word.toLowerCase())

const LINK = /^(?:y|e|así|luego|después|además|también|lo|todo)$/u
/** 'amable y alegre': what is an adjective more often. */
const ADVERB = /^(?:para|como|sobre|entre|nada|cada|casi|todo|toda)$/u
const OBJECT = /^(?:a|al|el|la|los|las|un|una|sus?|mis?|adelante|de|con|en|por|mucho|muy|cuando|cómo|qué|tod[oa]s?)$/iu

/** 'habla español': a verb, though it may be a noun too. */
const saysWhat = (word: string, next: string) =>
  /^(?:habla|aprende|contesta|saluda|defiende|comparte|cocina|canta|baila|escribe|estudia|lee)$/u.test(word) &&
  /^\p{L}{4,}$/u.test(next)

/** 'tus alumnos lo saludan', 'las enfermeras lo adoraban': what others do to them. */
function isOthersObject(tokens: readonly string[], i: number, moved: ReadonlySet<number>): boolean {
  // 'nunca la había visto rajarse'
  if (isReflexive(tokens[i]!) && SEEN.test(tokens.slice(Math.max(0, i - 4), i).join(' '))) return true
  const form = finiteForm(tokens[i]!.toLowerCase())
  // 'nunca la vimos quejarse'
  if (form?.person === 1 && form.plural && form.tense === 'preterite' && /^(?:lo|la)$/iu.test(tokens[i - 1] ?? ''))
    return [...moved].some((at) => at < i) || isReflexive(tokens[i + 1] ?? '')
  return (
    form?.person === 3 &&
    form.plural &&
    !moved.has(i) &&
    i > 1 &&
    /^(?:lo|la|le)$/iu.test(tokens[i - 1]!) &&
    !/^que$/iu.test(tokens[i - 2]!)
  )
}

const SEEN = /(?<!\p{L})l[ao] (?:\p{L}+ )?(?:visto|oído|escuchado)$/iu

/** 'yo me escondía detrás', turned as if they had: the giver acts in it. */
const isGivers = (tokens: readonly string[], i: number, moved: ReadonlySet<number>) =>
  /^yo$/iu.test(tokens[i]!) && [i + 1, i + 2, i + 3].some((at) => moved.has(at) && isOwnPast(tokens[at]!))

const isOwnPast = (word: string) => /(?:aba|ía)$/u.test(word)
