import { hasGenders, infinitivesOf, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { ACCENTED, bare } from '../grammar/text.ts'
import { cached, WORDS_AT_HAND } from '../grammar/cache.ts'

/** A way to spell a word that its accent makes another, and what kind of word it then is. */
export type Choice = { form: string; kind: string }

/** Words of one syllable, or of old spelling, that have no accent whatever the dictionary says. */
const NEVER =
  /^(?:[eé]st[eao]s?(?<!^est[aeáé]s?)|[éá]st[aeo]s?|[eé]s[aeo]s?|aqu[eé]l(?:l[ao]s?)?|s[oó]lo|gui[oó]n|(?:[rlfp]|cr|gu|fr)ió|(?:[rlfp]|cr|gu)i[eé]|v[ií]|d[ií]|hu[ií]|fu[eé]|fu[ií]|di[oó]|vi[oó]|f[eé]|[aeiouáéíóú]|m[aá]s|porqu[eé]|admir[oó]|pap[aá]s?|s[aá]banas?|(?:ch[oó]fer|v[ií]deo|c[oó]ctel|[ií]cono|per[ií]odo|p[uú]ding?|olimp[ií]ada)(?:e?s)?)$/u

/** 'cantás', 'comé': who says «vos» types them, or their accent; no other text has them. */
const isVos = (form: string) =>
  /(?:[áéí]s|[áéí]|[áé]is)$/u.test(form) && !isEntry(form) && !isEntry(form.replace(/s$/u, '')) && !isPlainTense(form)

/** 'llegué', 'cantará', 'estás' */
function isPlainTense(form: string): boolean {
  if (/^(?:est[áé][sn]?|s[ée]|d[ée]|[dv]e)$/u.test(form)) return true
  const future = /^(.+r)(?:é|á|ás)$/u.exec(form)?.[1]
  if (future && isInfinitive(future)) return true
  const read = finiteForm(form)
  return read?.tense === 'preterite' && read.person === 1 && (form.endsWith('í') || read.infinitive.endsWith('ar'))
}

function kindOf(form: string): string {
  const read = finiteForm(form)
  if (form.endsWith('ó') && read?.tense === 'preterite') return 'ó'
  if (form.endsWith('é') && read?.tense === 'preterite') return 'é'
  if (/r(?:é|á|ás|án)$/u.test(form) && isInfinitive(form.replace(/(?:é|á|ás|án)$/u, ''))) return 'future'
  if (/ía[sn]?$/u.test(form) && read?.tense === 'imperfect') return 'ía'
  return form.replace(/[^áéíóú]/gu, '') + form.slice(-2)
}

/** What the word may be as it was typed: which nouns, adjectives and verbs are spelt so. */
function kindTyped(low: string): string {
  const verbs = infinitivesOf(low)
  // 'sale' is of «salir» before it is of «salar»
  const isOther = low.endsWith('e') && verbs.some((verb) => !verb.endsWith('ar'))
  return `${isNounForm(low) ? 'n' : ''}${hasGenders(low) ? 'a' : ''}${isOther ? 'o' : verbs.length > 0 ? 'v' : ''}`
}

/**
 * Each way to spell a word that was typed without an accent, where there are several: 'llego' → 'llego', 'llegó';
 * none for 'casa' or 'tambien', of which one is a word.
 */
export const choicesOf = cached(WORDS_AT_HAND * 10, (low): readonly Choice[] => {
  if (low.length > 24 || low !== bare(low) || !/^[a-z]+$/u.test(low) || NEVER.test(low)) return []
  // 'desafio' is no word, and yet 'desafío' or 'desafió'
  const found: Choice[] = known(low) ? [{ form: low, kind: kindTyped(low) }] : []
  for (let at = 0; at < low.length; at++) {
    const accented = ACCENTED[low[at]!]
    if (!accented) continue
    const form = low.slice(0, at) + accented + low.slice(at + 1)
    if (NEVER.test(form) || !known(form) || isVos(form)) continue
    found.push({ form, kind: kindOf(form) })
  }
  return found.length > 1 ? found : []
})
