import { infinitivesOf } from './dictionary.ts'
import { type Finite, STRONG } from './paradigms.ts'
import { finiteForm } from './finite.ts'

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
    /^((?:(?:no|se|le|les|lo|la|los|las|me|te|nos|ya|también|nunca|siempre) )*)(\S+)(.*)$/i.exec(phrase)!
  return before + pluralForm(verb!) + rest
}

export function pluralForm(verb: string): string {
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

export function secondForm(verb: string, form: Finite, address: Address): string {
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

export function thirdForm(verb: string, form: Finite): string | null {
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
  const raised = [stem, stem.replace(/e(?=(?:[^aeiou]+|gu)$)/, 'i'), stem.replace(/o(?=[^aeiou]+$)/, 'u')]
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
    stem.replace(/e(?=(?:[^aeiou]+|gu)$)/, 'i'),
    stem.replace(/u(?=[^aeiou]+$)/, 'ue'),
    stem,
  ].filter((option, i, all) => all.indexOf(option) === i)
}
