import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { finiteForm } from '../grammar/finite.ts'
import type { FiniteAt } from '../grammar/verbs.ts'

/** Traits with a subject of their own, or none: they are quoted, or told with the recipient as the object. */

type Read = { text: string; tokens: readonly string[]; verb: FiniteAt | null; owned: boolean; counted: boolean }

/** True where it cannot be told of the recipient without changing it: it is quoted. */
export function isBeyondTelling(read: Read): boolean {
  const { text } = read
  // 'se te arruga la nariz': whose nose it is stays in their words
  if (/^se te /i.test(text) || isOfAThing(text) || NOBODYS_DEED.test(text) || WEATHER.test(text) || THERE_IS.test(text))
    return true
  return hasOwnSubject(read) || isOneOfThem(read)
}

/** 'los audífonos son morados': of a thing, and nobody says whose. */
const isOfAThing = (text: string) => {
  const [, noun = ''] = /^(?:el|la|los|las) (\p{L}+) (?:es|son|está|están|tiene|tienen) /iu.exec(text) ?? []
  return isNounForm(noun.toLowerCase())
}

/** 'nunca se sabe lo que piensa' */
const NOBODYS_DEED =
  /^(?:nunca|no|siempre|ya) se (?:sabe|puede|nota|entiende|oye) (?:lo que|qué|cuándo|cómo|si|por|dónde|nada)(?!\p{L})/iu

/** 'cuando canta llueve' */
const WEATHER =
  /(?<!(?<!\p{L})(?:cuando|si|mientras|aunque|donde) )(?<!\p{L})(?:llueve|nieva|truena|amanece|anochece|hace (?:frío|calor|sol))$/iu

/** 'si no desayuna no hay quien le hable'; not 'todo lo que hay', 'había vivido en Roma'. */
const THERE_IS =
  /(?<!(?<!\p{L})(?:que|qué|donde|dónde|lo) )(?<!\p{L} cuando )(?<!\p{L})(?:hay|había|hubo)(?! \p{L}*(?:ado|ido|hecho|dicho|visto|puesto|escrito|roto|vuelto|muerto|abierto)(?!\p{L}))(?!\p{L})/iu

const PRONOUN = /^(?:l[aeo]s?|se|me|te)$/i

/** 'su letra no la entiende nadie', 'su pelo parece un nido', 'tres gatos la siguen'. */
function hasOwnSubject({ tokens, verb, owned, counted }: Read): boolean {
  const before = verb ? (tokens[verb.index - 1] ?? '') : ''
  if (owned && verb && !/^(que|cuando|al|como|si|donde)$/i.test(before)) return true
  if (counted && TABLE.has(tokens[1]!.toLowerCase())) return true
  if (counted && verb && !/^(?:que|cuando|al|como|donde|y)$/i.test(before))
    return TABLE.has(verb.word) || !isNounForm(verb.word)
  return (
    owned &&
    tokens.some(
      (token, i) =>
        i > 2 &&
        PRONOUN.test(tokens[i - 1]!) &&
        finiteForm(token)?.person === 3 &&
        !/^que$/i.test(tokens[i - 2]!) &&
        !isNounForm(token),
    )
  )
}

/** 'uno habla y el otro come' */
function isOneOfThem({ text, verb }: Read): boolean {
  return (
    /^(?:uno|una|el uno|la una|todos|todas|nadie|la gente|cualquiera) /iu.test(text) &&
    verb !== null &&
    verb.index < 3 &&
    /(?:otr[oa]|demás)/iu.test(text)
  )
}

/** 'le pusieron brackets', 'cuesta despertarla': somebody else does it. */
export function isFromOthers(clause: string, plural: boolean): boolean {
  if (/^(?:no )?(?:cuesta|es (?:difícil|imposible|fácil)|da gusto) \p{L}+[aeií]r(?:l[aeo]s?)(?!\p{L})/iu.test(clause))
    return true
  const done = /^(?:(?:no|siempre|nunca|ya|solo|todos) )*l[aeo]s? (\p{L}+)/iu.exec(clause)?.[1]
  const form = done === undefined ? null : finiteForm(done)
  return !plural && form?.person === 3 && form.plural
}

const BY_OTHERS = /^(?:el|la|los|las|tod[oa]s (?:l[oa]s )?) ?\p{L}+ (?:(?:no|siempre|nunca) )*l[aeo]s? (\p{L}+)/iu

/** 'la apodan Terremoto', 'los gatos la siguen', 'la música le pone la piel de gallina': it is said 'a Rosa …'. */
export function isDoneToThem(text: string, tokens: readonly string[]): boolean {
  const [object = '', done = ''] = tokens.map((token) => token.toLowerCase())
  if (/^l[ao]s?$/.test(object) && finiteForm(done)?.person === 3 && !isNounForm(done) && !hasGenders(done)) return true
  const byOthers = BY_OTHERS.exec(text)?.[1]
  return byOthers !== undefined && finiteForm(byOthers)?.person === 3
}
