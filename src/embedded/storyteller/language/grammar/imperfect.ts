import { hasGenders, isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { verbPositions } from './verbs.ts'

/** What is said of somebody who has died: 'siempre trae su sombrero' → 'siempre traía su sombrero'. Quoted words stay. */

const IRREGULAR: Record<string, string> = { ser: 'era', ir: 'iba', ver: 'veía', prever: 'preveía', haber: 'había' }

function imperfect(infinitive: string, plural: boolean): string {
  const stem = infinitive.slice(0, -2)
  const form = IRREGULAR[infinitive] ?? stem + (infinitive.endsWith('ar') ? 'aba' : 'ía')
  return plural ? `${form}n` : form
}

/** 'era arisca', 'es muy lista': what they are, though a verb is spelt like it. */
function isSaidOf(tokens: readonly string[], i: number): boolean {
  const before = tokens[i - 1]?.toLowerCase() ?? ''
  // 'la calma con la que hacía todo': a thing
  if (i === 1 && /^(?:el|la|l[oa]s|sus?)$/.test(before) && isNounForm(tokens[i]!.toLowerCase())) return true
  const being = /^(?:muy|tan|bien|más|algo)$/.test(before) ? (tokens[i - 2]?.toLowerCase() ?? '') : before
  return /^(?:es|son|era|eran)$/.test(being) && hasGenders(tokens[i]!.toLowerCase())
}

/** 'no quiso que le paguen', 'no dejó que nos faltara nada': no indicative ends so. */
const isWished = (word: string, infinitive: string) =>
  infinitive.endsWith('ar')
    ? /[ée]n?$/u.test(word) || word.startsWith(`${infinitive}a`)
    : /[^íi]an?$/u.test(word) && !/^(?:va|van|da|dan)$/u.test(word)

/** 'pagaran'; a form of its own ('digan') stays. */
const wished = (word: string, infinitive: string, plural: boolean) =>
  infinitive.endsWith('ar') && infinitive.length > 4 && infinitive !== 'estar'
    ? `${infinitive}a${plural ? 'n' : ''}`
    : word

export function inTheImperfect(clause: string): string {
  if (clause.startsWith('«')) return clause
  const tokens = clause.match(/\p{L}+/gu) ?? []
  const at = new Set(
    verbPositions(clause).filter((i) => {
      const form = finiteForm(tokens[i]!)
      return form?.person === 3 && form.tense === 'present' && !isSaidOf(tokens, i)
    }),
  )
  let index = -1
  return clause.replace(/\p{L}+/gu, (word, from: number) => {
    index += 1
    const isSpoken = clause.lastIndexOf('“', from) > clause.lastIndexOf('”', from)
    if (!at.has(index) || isSpoken) return word
    const form = finiteForm(word.toLowerCase())!
    const infinitive = form.infinitive.replace(/se$/, '').replace(/ír$/, 'ir')
    return isWished(word, infinitive) ? wished(word, infinitive, form.plural) : imperfect(infinitive, form.plural)
  })
}
