import { nounGender } from './gender.ts'
import { STRONG } from './paradigms.ts'
import { finiteForm } from './finite.ts'
import { verbPositions } from './verbs.ts'

/** What is said of several, said to them in Spain: 'que se cuidan mucho' → 'que os cuidáis mucho'. */

const IRREGULAR: Record<string, string> = {
  son: 'sois', eran: 'erais', fueron: 'fuisteis', van: 'vais', iban: 'ibais', han: 'habéis', están: 'estáis', dan: 'dais', dieron: 'disteis',
  ven: 'veis', vieron: 'visteis', sean: 'seáis', estén: 'estéis',
} // oxfmt-ignore

function vosotrosForm(verb: string): string {
  const listed = IRREGULAR[verb]
  if (listed) return listed
  const form = finiteForm(verb)!
  const stem = form.infinitive.slice(0, -2)
  if (verb.endsWith('aban')) return verb.replace(/aban$/, 'abais')
  if (verb.endsWith('ían')) return verb.replace(/ían$/, 'íais')
  if (form.tense === 'preterite') {
    const strong = STRONG[form.infinitive]
    return strong ? `${strong}isteis` : stem + (form.infinitive.endsWith('ar') ? 'asteis' : 'isteis')
  }
  const indicative = form.infinitive.endsWith('ar') ? verb.endsWith('an') : verb.endsWith('en')
  // 'aunque se peleen': the subjunctive takes the other vowel
  if (!indicative) {
    const base = verb
      .slice(0, -2)
      .replace('ue', stem.includes('u') ? 'u' : 'o')
      .replace('ie', 'e')
    return base + (form.infinitive.endsWith('ar') ? 'éis' : 'áis')
  }
  return stem + { ar: 'áis', er: 'éis', ir: 'ís', ír: 'ís' }[form.infinitive.slice(-2) as 'ar' | 'er' | 'ir' | 'ír']
}

export function toVosotros(said: string): string {
  const tokens = said.match(/\p{L}+/gu) ?? []
  const verbs = new Set(
    verbPositions(said).filter((i) => finiteForm(tokens[i]!)?.person === 3 && finiteForm(tokens[i]!)?.plural),
  )
  let index = -1
  return said.replace(/\p{L}+/gu, (word) => {
    index += 1
    if (verbs.has(index)) return vosotrosForm(word.toLowerCase())
    if (word === 'se' && verbs.has(index + 1)) return 'os'
    // 'no intentan cambiarse': of the verb before it
    if (verbs.has(index - 1) && /[aeí]rse$/u.test(word)) return word.replace(/se$/u, 'os')
    if (word !== 'su' && word !== 'sus') return word
    return `vuestr${nounGender(tokens[index + 1] ?? '') === 'f' ? 'a' : 'o'}${word === 'sus' ? 's' : ''}`
  })
}
