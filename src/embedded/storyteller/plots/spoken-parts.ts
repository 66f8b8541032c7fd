import { countWords } from '../language/text.ts'
import { asSentences, type Clause, clausesOf } from './clauses.ts'

/** More words than these nobody says in one breath. */
const BREATH = 16

/** So many words stand between one thing that is seen and the next. */
const STRETCH = 22

const SPOKEN = /^—(.+?) —((?:le )?(?:contó|contaron|dijo|dijeron|preguntó|preguntaron) .+?)(?:—\. (.+)|\.)$/su

/**
 * What is told aloud, in as many parts as it has room for something to be seen between them: each begins its own
 * paragraph, and not a word is changed. `—Nos perdimos —contó Clara—, y llovió.` At most `most` parts.
 */
export function spokenParts(told: string, most: number): string[] {
  const [, said = '', tag = '', rest = ''] = SPOKEN.exec(told) ?? []
  if (said === '') return [told]
  const clauses = [/[.!?…]$/u.test(said) ? said : `${said}.`, rest].flatMap((text) => clausesOf(text, [], SPLITS))
  const [opening] = clauses
  if (clauses.length === 1) return [told]
  const first = { ...opening!, stop: opening!.stop === '.' ? '' : opening!.stop }
  const parts = cutsOf(clauses, most).map((from, i, cuts) => clauses.slice(from, cuts[i + 1]))
  return parts.map((part, i) => (i === 0 ? tagged(first, part.slice(1), tag) : `—${asSentences(part, [])}`))
}

/** Its first clause, who says it, and the rest of it. */
function tagged(first: Clause, others: readonly Clause[], tag: string): string {
  const said = `—${first.text}${first.stop} —${tag}`
  const [next] = others
  if (!next) return `${said}.`
  if (next.joint === '') return `${said}—. ${asSentences(others, [])}`
  const joint = next.joint.startsWith(',') ? next.joint : `,${next.joint}`
  return `${said}—${joint}${asSentences([{ ...next, joint: '' }, ...others.slice(1)], [], false, false)}`
}

/** Where parts begin: as evenly as clauses allow, and sooner between two sentences than within one. */
function cutsOf(clauses: readonly Clause[], most: number): number[] {
  const lengths = clauses.map(({ text }) => countWords(text))
  const total = sum(lengths)
  const parts = total <= BREATH ? 1 : Math.min(most, clauses.length, Math.max(2, Math.ceil(total / STRETCH)))
  const cuts = [0]
  for (let part = 1; part < parts; part++) {
    const costs = clauses.map(({ joint }, i) => {
      const before = sum(lengths.slice(0, i))
      const isFree = i > cuts.at(-1)! && before - sum(lengths.slice(0, cuts.at(-1))) >= LEAST && total - before >= LEAST
      return isFree ? Math.abs(before - (part * total) / parts) + (joint === '' ? 0 : WITHIN_ONE) : Infinity
    })
    const least = Math.min(...costs)
    if (least < Infinity) cuts.push(costs.indexOf(least))
  }
  return cuts
}

const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0)

/** Fewer words are no part of their own: 'Fue así.' */
const LEAST = 6

/** A sentence is broken where a whole one would be so many words off. */
const WITHIN_ONE = 4

const SPLITS = /,? (?:y|e|pero) (?=\p{L})/gu
