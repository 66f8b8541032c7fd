import { joined, type Sentence, sentencesOf } from '../grammar/clauses.ts'

/** What is private of somebody who was named in passing. */

/** 'el hermanito que tiene autismo', 'mi primo, el que está preso': who somebody is was said without it. */
const RELATIVE =
  /(?<=[A-Za-zÀ-ỹ\d]),? (?:(?:el|la|l[oa]s) )?(?:que|q) (?:ya |siempre )?(?:tienen?|ten[ií]an?|est[aá]n?|estaban?|estuvo|es|era|naci[oó]|perdi[oó]|padece|sufre|vive con|toma|no (?:se|nos) habla(?:ba)?n?)(?= |\s*[,.;)]|$)[^,.;]*?(?=\s*(?:[,.;)]|$)| (?:y|pero) (?:que |l[aeo]s? |se |me |nos |siempre |nunca )?[A-Za-zÀ-ỹ]+[aóe] )/giu

/** 'reza por mi primo, el que está preso' → 'reza por mi primo'. */
export const withoutRelatives = (text: string, reason: (text: string) => string | null): string => {
  const marked = text.replace(RELATIVE, (relative: string, at: number) => {
    const before = text.slice(0, at)
    if (UNSPEAKING.test(relative) && ARE_SOME.test(before)) return ''
    const why = NAMES_SOMEBODY.test(before) ? reason(relative) : null
    return !ABOUT_OTHERS.includes(why) ? relative : /^(?:illness|diagnosis)$/u.test(why!) ? ILL : ''
  })
  return marked.includes(ILL) ? joined(sentencesOf(marked).map(withoutNursed)).replaceAll(ILL, '') : marked
}

/** 'cantaron hasta los de la 412, que no se hablaban'; not 'eran años que no se hablaban' */
const UNSPEAKING = /no (?:se|nos) habla(?:ba)?n?\s*$/iu
const ARE_SOME =
  /(?<![A-Za-zÀ-ỹ])(?:l[oa]s|[mts]us|nuestr[oa]s|dos|tres) (?:[A-Za-zÀ-ỹ]+ ){0,3}[A-Za-zÀ-ỹ\d]+(?<!(?<![A-Za-zÀ-ỹ])(?:años?|meses|d[ií]as|semanas|tiempos?|veces|cosas|que))$/iu
const ILL = '\ue004'
/** 'lo baña y lo rasura cada domingo', right behind it: of whoever is well again without the reason. */
function withoutNursed({ clauses, end }: Sentence): Sentence {
  let isNursed = false
  const kept = clauses.filter(({ text }, i) => {
    isNursed = i > 0 && (isNursed || clauses[i - 1]!.text.endsWith(ILL)) && NURSED.test(text)
    return !isNursed
  })
  return { clauses: kept, end }
}
const NURSED =
  /^\s*(?:que )?(?:siempre )?l[aeo]s? (?:bañ|rasur|afeit|v[ie]st|ase[aoó]|limpi|carg|cur[aoó](?![A-Za-zÀ-ỹ])|inyect|cambi[A-Za-zÀ-ỹ]+ (?:de ropa|(?:el|los) pañal|las? sábana)|d(?:a|io|aba) (?:de comer|(?:sus?|las?|l[oa]s) (?:past|medic|remedi|comida|sopa)))/iu
const NAMES_SOMEBODY =
  /(?<![A-Za-zÀ-ỹ])(?:mi|su|tu|al?|el|la|con|nuestr[oa])s? (?:\p{L}+ )?\p{L}*(?:herman|prim|t[ií][oa]|abuel|hij|niet|sobrin|amig|vecin|compañer|alumn|señor|niñ|pap[aá]|mam[aá]|suegr|cuñad|espos|\p{Lu}\p{L}+)[A-Za-zÀ-ỹ]*$/u
const ABOUT_OTHERS: readonly (string | null)[] = [
  'diagnosis',
  'illness',
  'prison',
  'money',
  'papers',
  'adoption',
  'bodily',
  'loss',
]
