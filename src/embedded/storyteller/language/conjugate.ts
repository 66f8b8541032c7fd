import { hasGenders, infinitivesOf } from './dictionary.ts'
import { STRONG, type Finite } from './paradigms.ts'
import { BEFORE_VERB, finiteForm, isFelt, isInfinitive, verbPositions } from './verbs.ts'

/** Moves a clause from one grammatical person to another; null where there is doubt. */

export type Address = 'tú' | 'vos' | 'usted' | 'ustedes' | 'vosotros'

const PLURAL: Record<string, string> = {
  es: 'son', era: 'eran', fue: 'fueron', va: 'van', iba: 'iban', ha: 'han', hay: 'hay', está: 'están', da: 'dan', dio: 'dieron', ve: 'ven',
  vio: 'vieron', rio: 'rieron', sea: 'sean', esté: 'estén', dé: 'den', será: 'serán', sería: 'serían',
} // oxfmt-ignore

const SECOND: Record<string, string> = {
  es: 'eres', ha: 'has', va: 'vas', fue: 'fuiste', está: 'estás', da: 'das', ve: 'ves', dio: 'diste', vio: 'viste', rio: 'reíste', esté: 'estés', dé: 'des',
} // oxfmt-ignore

const THIRD: Record<string, string> = {
  ...Object.fromEntries(Object.entries(SECOND).map(([third, second]) => [second, third])),
  sos: 'es', sois: 'son', habéis: 'han', estáis: 'están', vais: 'van', dais: 'dan', erais: 'eran', ibais: 'iban', fuisteis: 'fueron',
  jugás: 'juega', podés: 'puede', oís: 'oye', eras: 'era', ibas: 'iba',
} // oxfmt-ignore

const stemOf = (infinitive: string) => infinitive.slice(0, -2)
const isOf = (form: string, infinitive: string) =>
  infinitivesOf(form).includes(infinitive) || finiteForm(form)?.infinitive === infinitive

/** Third person singular → plural: 'corrió' → 'corrieron', 'se sentó' → 'se sentaron'. */
export function pluralVerb(phrase: string): string {
  const [, before, verb, rest] =
    /^((?:(?:no|se|le|les|lo|la|los|las|me|te|nos|ya|también|nunca|siempre) )*)(\S+)(.*)$/.exec(phrase)!
  return before + pluralForm(verb!) + rest
}

function pluralForm(verb: string): string {
  const listed = PLURAL[verb]
  if (listed) return listed
  const form = finiteForm(verb)
  if (form?.tense !== 'preterite') return `${verb}n`
  const strong = STRONG[form.infinitive]
  if (strong) return strong + (strong.endsWith('j') ? 'eron' : 'ieron')
  if (form.infinitive.endsWith('ar')) return verb.replace(/ó$/, 'aron')
  return verb
    .replace(/yó$/, 'yeron')
    .replace(/(j|ñ|ll)ó$/, '$1eron')
    .replace(/ió$/, 'ieron')
}

function secondForm(verb: string, form: Finite, address: Address): string {
  const listed = SECOND[verb]
  if (address === 'vos' && form.tense === 'present') {
    if (form.infinitive === 'ser') return 'sos'
    if (listed && /^(has|vas|das|ves)$/.test(listed)) return listed
    const ending = { ar: 'ás', er: 'és', ir: 'ís', ír: 'ís' }[form.infinitive.slice(-2)]
    // only the indicative: a subjunctive ('aunque tenga') keeps the common form
    if (ending && isIndicative(verb, form.infinitive)) return stemOf(form.infinitive) + ending
  }
  if (listed) return listed
  if (form.tense !== 'preterite') return `${verb}s`
  const strong = STRONG[form.infinitive]
  if (strong) return `${strong}iste`
  const stem = stemOf(form.infinitive)
  if (form.infinitive.endsWith('ar')) return `${stem}aste`
  return stem + (/[aeo]$/.test(stem) ? 'íste' : 'iste')
}

function isIndicative(verb: string, infinitive: string): boolean {
  return infinitive.endsWith('ar') ? verb.endsWith('a') : verb.endsWith('e')
}

function thirdForm(verb: string, form: Finite): string | null {
  const listed = THIRD[verb]
  if (listed) return listed
  const { infinitive } = form
  const stem = stemOf(infinitive)
  if (form.address === 'vosotros') return fromVosotros(verb, form)
  if (form.address === 'vos')
    return (
      diphthongs(stem)
        .map((s) => s + (infinitive.endsWith('ar') ? 'a' : 'e'))
        .find((x) => isOf(x, infinitive)) ?? null
    )
  if (form.tense !== 'preterite') return verb.replace(/s$/, '')
  if (STRONG[infinitive]) return STRONG[infinitive].replace(/hic$/, 'hiz') + 'o'
  if (infinitive.endsWith('ar')) return `${stem}ó`
  const raised = [stem, stem.replace(/e(?=[^aeiou]+$)/, 'i'), stem.replace(/o(?=[^aeiou]+$)/, 'u')]
  return raised.flatMap((s) => [`${s}ió`, `${s}yó`, `${s}ó`]).find((x) => isOf(x, infinitive)) ?? null
}

function fromVosotros(verb: string, form: Finite): string | null {
  const { infinitive } = form
  if (form.tense === 'imperfect') return verb.replace(/is$/, 'n')
  const third =
    form.tense === 'preterite' ? thirdForm(verb, { infinitive, person: 2, plural: false, tense: 'preterite' }) : null
  if (third) return pluralForm(third)
  const present = diphthongs(stemOf(infinitive)).map((s) => s + (infinitive.endsWith('ar') ? 'an' : 'en'))
  return present.find((x) => isOf(x, infinitive)) ?? null
}

/** Stems that the present tense may have: 'pod' → 'pued', 'perd' → 'pierd', 'ped' → 'pid'. */
function diphthongs(stem: string): string[] {
  return [
    stem.replace(/o(?=[^aeiou]+$)/, 'ue'),
    stem.replace(/e(?=[^aeiou]+$)/, 'ie'),
    stem.replace(/e(?=[^aeiou]+$)/, 'i'),
    stem.replace(/u(?=[^aeiou]+$)/, 'ue'),
    stem,
  ].filter((option, i, all) => all.indexOf(option) === i)
}

function mapWords(text: string, change: (word: string, index: number) => string): string {
  let index = 0
  return text.replace(/\p{L}+/gu, (word) => change(word, index++))
}

const tokensOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** 'despeinarse', 'riéndose': their pronoun is the subject's own. */
const isReflexive = (word: string) =>
  /(?:ándo|iéndo|yéndo)se$/.test(word) || (/[aeií]rse$/.test(word) && isInfinitive(word.slice(0, -2)))

/** 'lo que nadie ve', 'cómo me fue': another subject stands before it. */
function isOthers(tokens: readonly string[], i: number): boolean {
  if (/^(?:doler|costar|importar|llover|nevar|tronar|amanecer)$/.test(finiteForm(tokens[i]!)?.infinitive ?? ''))
    return true
  let at = i - 1
  while (at > 0 && /^(?:no|se|le|les|lo|la|los|las|más|me|nos)$/i.test(tokens[at]!)) at--
  if (/^(?:nadie|alguien|cualquiera)$/i.test(tokens[at] ?? '')) return true
  // 'se atreve con lo que sea'
  if (tokens[i] === 'sea' && /^(?:que|cuando|donde|como|quien)$/i.test(tokens[i - 1] ?? '')) return true
  // 'dice las cosas como son'
  if (/^como$/i.test(tokens[at] ?? '') && /^son$/i.test(tokens[i]!)) return true
  // 'defiende a los que molestan'
  if (at > 0 && /^que$/i.test(tokens[at]!) && /^l[ao]s$/i.test(tokens[at - 1]!)) return true
  // 'y todo lo compartía': it is what is shared
  if (/^(?:uno|todo)$/i.test(tokens[at] ?? '') && at > 0) return !/^l[oe]s?$/i.test(tokens[at + 1] ?? '')
  return at < i - 1 && /^(?:qué|dónde|cómo|cuándo)$/i.test(tokens[at] ?? '') && /^(?:me|nos)$/i.test(tokens[i - 1]!)
}

/** Second person, though it may be spelt like a noun. */
function isSaidToYou(token: string): boolean {
  const form = finiteForm(token)
  return form?.person === 2 && !form.plural && form.tense === 'present' && !hasGenders(token)
}

const SECOND_SUBJECT =
  /(?<!\p{L})(?:y|pero) (?:tod[oa]s?|el|la|los|las|mi|su) (?:\p{L}+ ){0,3}l[aoe] \p{L}+|(?<!\p{L})(?:qué|dónde|cómo|cuándo|quién) (?:(?:se|le|les|lo|la|no) )*\p{L}+ (?:cada|el|la|los|las|mi|su|un|una|alguien|tod[oa]s)(?!\p{L})|(?<!\p{L})(?:aunque|cuando|mientras|si|donde) (?:no )?se \p{L}+ (?:\p{L}+ndo )?(?:el|la|los|las|un|una|tod[oa]s?)(?!\p{L})/iu

/** 'aunque no haya música': there is, and nobody has; 'haya vivido' is somebody's. */
const isImpersonal = (tokens: readonly string[], i: number) =>
  finiteForm(tokens[i]!)?.infinitive === 'haber' && !/(?:[aií]do|to|cho|so)$/.test(tokens[i + 1] ?? '')

function withTail(head: string, tail: string, address: Address): string | null {
  const said = thirdToSecond(head, address)
  return said && said + tail
}

/** 'tiene más vida que todos': no clause follows. */
const comparesOnly = (clause: string) =>
  /(?<!\p{L})(?:más|menos|mejor|mayor|peor) (?:\p{L}+ ){0,2}que (?:nadie|nada|todos|todas|cualquiera|ningun[oa]|un|una|el|la)(?: \p{L}+)?$/iu.test(
    clause,
  )

/** 'nunca se rinde' → 'nunca te rindes', 'nunca te rendís'; null when there is doubt. */
export function thirdToSecond(clause: string, address: Address): string | null {
  if (address === 'usted') return clause
  if (address === 'ustedes' || address === 'vosotros') return null
  const [, deed, unasked] = /^(.+?)( sin que (?:nadie )?se l[oa]s? \p{L}+)$/iu.exec(clause) ?? []
  if (deed && unasked) return withTail(deed, unasked.replace(' se ', ' te '), address)
  // 'hace que todo parezca posible': what comes of it stays
  const [, cause, effect] =
    /^((?:\p{L}+ )*(?:hace|logra|consigue))( que (?!.*(?<!\p{L})(?:sus?|él|ella|les?|lo)(?!\p{L})).+)$/iu.exec(
      clause,
    ) ?? []
  if (cause && effect) return withTail(cause, effect, address)
  const tokens = tokensOf(clause)
  if (/(?<!\p{L})(él|ella|ellos|ellas|usted|si|porque)(?!\p{L})/iu.test(clause)) return null
  if (isFelt(clause))
    return clause
      .replace(/(?<!\p{L})le(?!\p{L})/u, 'te')
      .replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu')
      .replace(/(?<=\p{L}[aeií]r)se(?!\p{L})/gu, 'te')
  // 'es auténtica y no le importa el qué dirán': a second subject comes in
  if (/(?<=\p{L}\s)(?:no )?les? \p{L}+/iu.test(clause) && !/^(?:no |siempre |nunca )*les? /iu.test(clause)) return null
  const verbs = verbPositions(clause).filter(
    (i) => finiteForm(tokens[i]!)?.person === 3 && !isImpersonal(tokens, i) && !isOthers(tokens, i),
  )
  if (verbs.length === 0 || verbs[0]! > 4) return null
  if (!comparesOnly(clause) && /(?<!(?<!\p{L})l[oa]s? )(?<!\p{L})que(?!\p{L})/iu.test(clause)) return null
  // 've lo que nadie ve', 'sabe qué necesita cada uno', 'aunque se esté quemando la casa': a second subject
  if (SECOND_SUBJECT.test(clause)) return null
  // 'cuando ve a alguien triste se sienta a su lado': whose side it is
  if (
    /(?<!\p{L})(?:alguien|nadie|cada uno|la gente|los demás|otr[oa]s?|un niño|una niña)(?!\p{L}).*(?<!\p{L})sus?(?!\p{L})/iu.test(
      clause,
    )
  )
    return null
  const forms = new Map(verbs.map((i) => [i, finiteForm(tokens[i]!)!]))
  // 'pase lo que pase está ahí': what comes first is no deed of theirs
  const opening = tokens[verbs[0]!]!
  if (/^(?:pase|sea|venga|digan|diga|llueva|truene|haga)$/i.test(opening) && / lo que | o /.test(clause)) return null
  if ([...forms.values()].some((form) => form.plural)) return null
  // 'cuando se cae dice…': the verb that was not found would stay behind
  if (/^(?:cuando|si|aunque|mientras|donde) /i.test(clause) && verbs.length < 2) return null
  // 'y aun así siempre llega': a verb that would stay behind
  const behind = tokens.some(
    (word, i) =>
      !forms.has(i) &&
      /^(?:siempre|nunca|no|ya|también|se)$/i.test(tokens[i - 1] ?? '') &&
      !isOthers(tokens, i) &&
      !isImpersonal(tokens, i) &&
      finiteForm(word)?.person === 3 &&
      !BEFORE_VERB.has(word.toLowerCase()),
  )
  if (behind) return null
  return mapWords(clause, (word, i) => {
    const form = forms.get(i)
    const low = word.toLowerCase()
    if (form) return secondForm(low, form, address)
    if (isReflexive(low)) return word.replace(/se$/, 'te')
    if (low === 'se' && verbs.some((v) => v > i && v - i <= 2)) return 'te'
    // 'se ríe de sí misma'
    if (low === 'sí' && /^mism[oa]$/i.test(tokens[i + 1] ?? '')) return address === 'vos' ? 'vos' : 'ti'
    return (
      { su: 'tu', sus: 'tus', consigo: 'contigo', suyo: 'tuyo', suya: 'tuya', suyos: 'tuyos', suyas: 'tuyas' }[low] ??
      word
    )
  })
}

/** 'nunca se rinde' → 'nunca se rinden'; 'le faltan dos dientes' → 'les faltan dos dientes'. */
export function thirdToPlural(clause: string): string {
  const tokens = tokensOf(clause)
  const dative = isFelt(clause)
  const at = new Set(
    verbPositions(clause).filter((i) => {
      const form = finiteForm(tokens[i]!)
      return form?.person === 3 && !form.plural && !isImpersonal(tokens, i)
    }),
  )
  return mapWords(clause, (word, i) => {
    if (dative && word === 'le') return 'les'
    return !dative && at.has(i) ? pluralForm(word) : word
  })
}

const SINGULAR = Object.fromEntries(Object.entries(PLURAL).map(([one, many]) => [many, one]))

/** 'cantan en la fila' → 'canta en la fila', of a class or a team; what is told of the past stays. */
export function thirdToSingular(clause: string): string {
  const tokens = tokensOf(clause)
  const at = new Set(
    verbPositions(clause).filter((i) => {
      const form = finiteForm(tokens[i]!)
      return form?.person === 3 && form.plural && form.tense !== 'preterite' && !isOthers(tokens, i)
    }),
  )
  return mapWords(clause, (word, i) => (at.has(i) ? (SINGULAR[word] ?? word.replace(/n$/, '')) : word))
}

/** 'nunca te rindes', 'siempre me escuchás' → 'nunca se rinde', 'siempre me escucha'; null when there is doubt. */
export function secondToThird(said: string): string | null {
  const clause = said.replace(/(?<!\p{L})(?:tú|vos|vosotros|vosotras)\s+/giu, '')
  const tokens = tokensOf(clause)
  if (/(?<!\p{L})(?:ti|vuestr[oa]s?)(?!\p{L})/iu.test(clause)) return null
  const verbs = verbPositions(clause).filter(
    (i) => finiteForm(tokens[i]!)?.person === 2 && tokens[i - 1]?.toLowerCase() !== 'se',
  )
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
  if (verbs.length === 0) return null
  const forms = new Map<number, string>()
  for (const i of verbs) {
    const third = thirdForm(tokens[i]!.toLowerCase(), finiteForm(tokens[i]!)!)
    if (!third) return null
    forms.set(i, third)
  }
  return mapWords(clause, (word, i) => {
    const low = word.toLowerCase()
    if (isReflexive(low.replace(/te$/, 'se'))) return word.replace(/te$/, 'se')
    // 'cuando algo te da vergüenza': felt, not done
    if (low === 'te' && !forms.has(i + 1) && !forms.has(i + 2)) return 'le'
    return forms.get(i) ?? { te: 'se', os: 'se', tu: 'su', tus: 'sus', contigo: 'consigo' }[low] ?? word
  })
}
