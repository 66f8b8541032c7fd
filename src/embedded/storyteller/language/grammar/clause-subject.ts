import { hasGenders, isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'

export const tokensOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** 'despeinarse', 'riéndose': their pronoun is the subject's own. */
export const isReflexive = (word: string) =>
  /(?:ándo|iéndo|yéndo)se$/.test(word) || (/[aeií]rse$/.test(word) && isInfinitive(word.slice(0, -2)))

/** 'lo que nadie ve', 'cómo me fue': another subject stands before it. */
export function isOthers(tokens: readonly string[], i: number): boolean {
  if (/^(?:doler|costar|importar|llover|nevar|tronar|amanecer)$/.test(finiteForm(tokens[i]!)?.infinitive ?? ''))
    return true
  // 'nunca nos faltó nada': it is what was missing
  if (
    /^(?:me|nos|les?)$/i.test(tokens[i - 1] ?? '') &&
    /^(?:faltar|sobrar)$/.test(finiteForm(tokens[i]!)?.infinitive ?? '')
  )
    return true
  // 'cuando murió mi esposo', 'se enfermó la niña': who did it stands behind
  if (
    HAPPENS.test(finiteForm(tokens[i]!)?.infinitive ?? '') &&
    /^(?:el|la|los|las|mis?|sus?|un|una|nuestr[oa]s?)$/i.test(tokens[i + 1] ?? '') &&
    !/^(?:|primer[oa]?|últim[oa]|únic[oa]|mayor|menor|lunes|martes|miércoles|jueves|viernes|sábado|domingo|día)$/i.test(
      tokens[i + 2] ?? '',
    )
  )
    return true
  // 'aunque pase el tren'
  if (
    LEADS.test(tokens[i - 1] ?? '') &&
    finiteForm(tokens[i]!)?.infinitive === 'pasar' &&
    THE.test(tokens[i + 1] ?? '') &&
    PASSES_BY.test(tokens[i + 2] ?? '')
  )
    return true
  // 'así caiga granizo'
  if (
    /^así$/i.test(tokens[i - 1] ?? '') &&
    /^(?:caer|llegar|venir|salir|temblar)$/.test(finiteForm(tokens[i]!)?.infinitive ?? '') &&
    isNounForm(tokens[i + 1] ?? '') &&
    !hasGenders(tokens[i + 1]!)
  )
    return true
  // 'nunca nos ha faltado nada'
  if (
    /^ha(?:b[ií]a)?n?$/i.test(tokens[i]!) &&
    /^(?:faltado|sobrado|importado|costado|dolido)$/i.test(tokens[i + 1] ?? '')
  )
    return true
  let at = i - 1
  while (at > 0 && /^(?:no|se|le|les|lo|la|los|las|más|me|nos)$/i.test(tokens[at]!)) at--
  if (/^(?:nadie|alguien|cualquiera)$/i.test(tokens[at] ?? '')) return true
  // 'se atreve con lo que sea'
  if (tokens[i] === 'sea' && /^(?:que|cuando|donde|como|quien)$/i.test(tokens[i - 1] ?? '')) return true
  // 'dice las cosas como son'
  if (/^como$/i.test(tokens[at] ?? '') && /^son$/i.test(tokens[i]!)) return true
  // 'defiende a los que molestan'
  if (at > 0 && /^que$/i.test(tokens[at]!) && /^(?:l[ao]s|al)$/i.test(tokens[at - 1]!)) return true
  // 'y todo lo compartía': it is what is shared; 'toca todo, mira todo': what is touched
  if (/^(?:uno|todo)$/i.test(tokens[at] ?? '') && at > 0 && finiteForm(tokens[at - 1]!) === null)
    return !/^l[oe]s?$/i.test(tokens[at + 1] ?? '')
  return at < i - 1 && /^(?:qué|dónde|cómo|cuándo)$/i.test(tokens[at] ?? '') && /^(?:me|nos)$/i.test(tokens[i - 1]!)
}

/** What happens to its subject, and takes no object. */
const HAPPENS =
  /^(?:morir|fallecer|nacer|enfermar|llegar|faltar|ocurrir|aparecer|sonar|ladrar|retumbar|temblar|caer|venir|salir|entrar|explotar|reventar|hervir)$/u

const PASSES_BY =
  /^(?:tren(?:es)?|metro|micro|bus(?:es)?|cami[oó]n(?:es)?|cami[oó]neta|colectivo|bondi|avi[oó]n(?:es)?|helic[oó]ptero|ambulancia|patrulla|moto|carro|coche|auto|tractor|tambora|banda|procesi[oó]n|desfile|basurero|vendedor|gas|afilador|huracán|tormenta|temblor)s?$/iu

const LEADS = /^(?:aunque|cuando|mientras|si|donde)$/iu
const THE = /^(?:el|la|l[oa]s|una?)$/iu

/** Second person, though it may be spelt like a noun. */
export function isSaidToYou(token: string): boolean {
  const form = finiteForm(token)
  return form?.person === 2 && !form.plural && form.tense === 'present' && !hasGenders(token)
}

/** 'aunque no haya música': impersonal; 'haya vivido' has a subject. */
export const isImpersonal = (tokens: readonly string[], i: number) =>
  (finiteForm(tokens[i]!)?.infinitive === 'haber' && !/(?:[aií]do|to|cho|so)$/.test(tokens[i + 1] ?? '')) ||
  // 'sabe cuándo va a llover'
  (/^(?:va|iba)$/i.test(tokens[i]!) &&
    tokens[i + 1] === 'a' &&
    /^(?:llover|nevar|helar|granizar|temblar|haber|pasar|ocurrir)$/.test(tokens[i + 2] ?? ''))
