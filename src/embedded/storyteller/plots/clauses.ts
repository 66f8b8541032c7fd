import { hasDeed } from '../language/narrated-opening.ts'
import { splitSentences, upperFirst } from '../language/text.ts'

/** One clause of what is told, with what stands before it in its sentence, '' at its beginning, and after it. */
export type Clause = { joint: string; text: string; stop: string }

/** Sentences, and clauses that go on with a name or another deed: 'y Matías le preguntó', 'y volvió con otro perro'. */
export const clausesOf = (told: string, names: readonly string[], joints = /,? [ye] (?=\p{L})/gu): Clause[] =>
  splitSentences(told).flatMap((sentence) => {
    const [, whole = sentence, stop = ''] = /^(.*?)([.!?…]*)$/su.exec(sentence) ?? []
    const clauses: Clause[] = []
    let from = 0
    let joint = ''
    for (const found of whole.matchAll(joints)) {
      const next = found.index + found[0].length
      if (isWithinQuotes(whole, found.index) || !goesOn(whole.slice(from, found.index), whole.slice(next), names))
        continue
      clauses.push({ joint, text: whole.slice(from, found.index), stop: '' })
      joint = found[0]
      from = next
    }
    return [...clauses, { joint, text: whole.slice(from), stop }]
  })

const isWithinQuotes = (text: string, at: number) => /[“«][^”»]*$/u.test(text.slice(0, at))

/** What was done, and what was done next; not 'cuando nevó y hacía frío', 'el día que llegó y nos vio'. */
const goesOn = (before: string, next: string, names: readonly string[]) => {
  const parts = before.split(/[,;:] /u)
  const last = parts.at(-1)!
  return startsWithOne(next, names) || (!WITHIN.test(last) && !isListed(parts) && hasDeed(before) && startsDeed(next))
}

/** 'se paró, señaló' y dijo: the last of a row is not told apart. */
const isListed = (parts: readonly string[]) => {
  const [one = '', last = ''] = parts.slice(-2)
  return parts.length > 1 && hasDeed(one) && !WITHIN.test(one) && startsDeed(last.split(' ').slice(0, 3).join(' '))
}

/** 'y uno que él inventó' is no deed of its own. */
const startsDeed = (text: string) => {
  const [first = '', ...others] = text
    .split(/[,;:] /u)[0]!
    .split(' ')
    .slice(0, 5)
  return hasDeed([first, others.join(' ').split(WITHIN)[0]].join(' '))
}

const WITHIN = /(?<!\p{L})(?:que|cuando|donde|mientras|si|como|quien|porque|para que)(?!\p{L})/iu

const startsWithOne = (text: string, names: readonly string[]) =>
  names.some((name) => [name, upperFirst(name)].some((each) => text.startsWith(`${each} `)))

/** Clauses as sentences: joined as they were, or each by itself; `isBeginning`: in capitals. */
export function asSentences(
  clauses: readonly Clause[],
  names: readonly string[],
  isEachApart = false,
  isBeginning = true,
): string {
  const text = clauses
    .map(({ joint, text, stop }, i) => {
      const isApart = joint !== '' && (i === 0 || isEachApart)
      const conjunction = isApart && !startsWithOne(text, names) ? joint.replace(',', '').trimStart() : ''
      const isUpper = (joint === '' || isApart) && (i > 0 || isBeginning)
      const said = isUpper ? upperFirst(conjunction + text) : joint + text
      const isLast = i === clauses.length - 1 || (isEachApart && stop === '')
      return (i > 0 && (joint === '' || isApart) ? ' ' : '') + said + (stop || (isLast ? '.' : ''))
    })
    .join('')
  return text
}

/** Nothing came of it: one clause is all that is told. */
export function isOneDeed(told: string, names: readonly string[]): boolean {
  const plain = told.replace(/^—.*?[—¿¡] ?(?=\p{Lu})/u, '').replace(LED, '')
  const [, ...others] = names.reduce((text, name) => text.replaceAll(name, ''), plain).split(/ (?:y|e|ni) /u)
  return !/[,;:]| (?:pero|hasta que|porque|aunque) /u.test(plain) && !others.some(startsDeed)
}

/** 'Otra vez, como entonces, ', 'Cuando era chiquito, ' */
const LED =
  /^(?:Otra vez, como entonces, |La primera vez fue así: |(?:Como|Cuando|En|De|Con|Al|El|La|Un|Una|Los|Las|Todos|Todas|Su|Aquel|Aquella) [^,;:]{3,60}, )/u
