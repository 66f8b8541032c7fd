import { clauseFrom, isLed } from './clause-start.ts'
import { isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { TABLE } from './paradigms.ts'
import { upperFirst } from './text.ts'
import { lowerFirst } from './tidy.ts'

/** An answer about what is admired, in the parts of which each can be said by itself. */

export type Part = {
  /** What joins it to the part before it. */
  lead: '' | ', ' | ' y ' | ' pero ' | '. '
  text: string
}

const JOINT = /\s*([.;!?…]+|,)\s+(?:(?:y|e)\s+)?|\s+(y|e|pero)\s+/giu
const SPOKEN = /[“‘«][^“”‘’«»]*[”’»]|\([^()]*\)/gu

/** 'es buen papá, trabaja y me hace reír' → three; what subordinates, and a list of nouns or adjectives, stays whole. */
export function partsOf(answer: string): Part[] {
  const kept: string[] = []
  const whole = answer.replace(SPOKEN, (spoken) => `\ue002${kept.push(spoken) - 1}\ue002`)
  const back = (text: string) => text.replace(/\ue002(\d+)\ue002/gu, (_, at: string) => kept[Number(at)]!).trim()
  const parts: Part[] = []
  let [from, lead]: [number, Part['lead']] = [0, '']
  for (const { 0: joint, 1: mark, index } of whole.matchAll(JOINT)) {
    const [before, after] = [whole.slice(from, index), whole.slice(index + joint.length)]
    const isStop = mark !== undefined && mark !== ','
    if (!isStop && !isApart(before, after, joint)) continue
    parts.push({ lead, text: back(before) })
    lead = isStop ? '. ' : /pero/iu.test(joint) ? ' pero ' : /[ye]/iu.test(joint) ? ' y ' : ', '
    from = index + joint.length
  }
  return [...parts, { lead, text: back(whole.slice(from)) }].filter(({ text }) => text !== '')
}

const HELD = /^(?:que )?(?:si|cuando|aunque|mientras|como|en cuanto|cada vez que|siempre que|desde que)(?!\p{L})/iu

/** True where what stands behind the joint is said by itself, and what stands before it is whole. */
function isApart(before: string, after: string, joint: string): boolean {
  const words = wordsOf(before)
  // 'si uno se cae, el otro lo levanta': what leads waits for what it leads to
  if (HELD.test(before.trim()) && joint.includes(',') && !isManner(before) && verbsOf(words) < 2) return false
  // 'que cuando llueve y truena'
  if (HELD.test(before.trim()) && !joint.includes(',')) return false
  return isManner(after) || startsClause(after) || (joint.includes(',') && OWNED.test(after) && OWNED.test(before.trim()))
}

const isManner = (text: string) => /^\s*(?:c[oó]mo (?!si(?!\p{L}))|lo \p{L}+ que (?:es|son|era)(?!\p{L}))/iu.test(text)

/** 'la ternura, el modo en que saluda': one thing after another that is somebody's. */
const OWNED = /^(?:sus?|tus?|la|el) (?!que |de )\p{L}/iu

/** 'que …', 'nunca se queja', 'le da pena': said of whom is admired. */
export function startsClause(text: string): boolean {
  if (/^(?:es |son )?que (?!no es )/iu.test(text)) return true
  const words = wordsOf(text.split(/[,.;:]/u, 1)[0]!)
  const from = /^(?:aun|y|aun así|así|además|también|hasta|todavía)$/iu.test(words[0] ?? '') ? 1 : 0
  const at = clauseFrom(words, from)
  if (at >= 0) return true
  // 'da confianza', 'vive sin prisa'
  const form = finiteForm(words[0]?.toLowerCase() ?? '')
  return form?.person === 3 && (TABLE.has(words[0]!.toLowerCase()) || !isNounForm(words[0]!.toLowerCase()))
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** How many clauses begin in it that nothing brings in. */
const verbsOf = (words: readonly string[]) =>
  words.filter((_, i) => clauseFrom(words, i) === i && !isLed(words, i)).length + 1

/** The parts as one line after a colon, each as `said` says it; 'que' stands where a new clause follows a comma. */
export function joinedParts(parts: readonly Part[], said: readonly string[]): string {
  const isListed = parts.length > 2 && parts.at(-1)!.lead === ' y '
  return said.reduce((line, each, i) => {
    if (i === 0) return each
    const { lead } = parts[i]!
    const [isClause, followsClause] = [/^que /iu.test(each), /^que /iu.test(said[i - 1]!)]
    const bare = each.replace(/^que /iu, '')
    // 'su calma. Nunca grita': a thing, and then what is said of it
    if (lead === '. ' || (lead === ', ' && isClause && !followsClause)) return `${line}. ${upperFirst(bare)}`
    if (lead === ' y ')
      return isClause && followsClause && !/^que /iu.test(parts[i]!.text) ? `${line} y ${bare}` : `${line} y ${lowerFirst(each)}`
    if (lead === ' pero ') return `${line}, pero ${bare}`
    return isListed && isClause && !/^que /iu.test(parts[i]!.text) ? `${line}, ${bare}` : `${line}, ${each}`
  }, '')
}
