import { isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'

/** An answer in sentences of clauses, cut where each clause can stand or fall by itself. */

export type Clause = {
  /** What joins it to the clause before: ', ', ' y ', ' pero '. */
  lead: string
  text: string
}
export type Sentence = { clauses: Clause[]; end: string }

/** A full stop that ends an abbreviation ends no sentence. */
const ABBREVIATED = /(?<![A-Za-zÀ-ỹ])(priv|col|av|calz|blvd|no|núm|num|dra?|sra?|lic|ing|ma|c\.p)\.(?=\s)/giu
const STOP = '\ue001'
const SPOKEN = /[“"«][^“”"«»]*[”"»]|\([^()]*\)/gu

const JOINT =
  /,\s*(?:(?:y|e|pero|aunque|porque|pues|sino)\s+)?|\s+(?:pero|aunque|porque|sino)\s+|\s+(?=(?:(?:ahora|ahorita) (?:ya |ni |no )|este año (?!y |e |pero )))|\s+(?=(?:que (?:ni|casi)|no como) )|\s+(?=(?:cuando|mientras) )|\s+y\s+/giu

/** What is said, in sentences; words between quotation marks or brackets are never cut. */
export function sentencesOf(text: string): Sentence[] {
  const kept: string[] = []
  const whole = text
    .replace(SPOKEN, (spoken) => `\ue002${kept.push(spoken) - 1}\ue002`)
    .replace(ABBREVIATED, `$1${STOP}`)
  const back = (part: string) =>
    part.replaceAll(STOP, '.').replace(/\ue002(\d+)\ue002/gu, (_, at: string) => kept[Number(at)]!)
  return [...whole.matchAll(/([^.!?…;\n]+)([.!?…;\n]*\s*)/gu)].map(([, said = '', end = '']) => ({
    clauses: clausesOf(said).map(({ lead, text: clause }) => ({ lead: back(lead), text: back(clause) })),
    end: back(end),
  }))
}

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let lead = ''
  for (const joint of sentence.matchAll(JOINT)) {
    const before = sentence.slice(from, joint.index)
    const after = sentence.slice(joint.index + joint[0].length)
    if (before.trim() === '' || !isJoint(joint[0], before, after)) continue
    clauses.push({ lead, text: before })
    lead = joint[0]
    from = joint.index + joint[0].length
  }
  return [...clauses, { lead, text: sentence.slice(from) }]
}

/** 'ríe y canta' has two clauses, 'pan y queso' has one; 'cuando' parts only what already says something. */
function isJoint(joint: string, before: string, after: string): boolean {
  if (/^\s+$/u.test(joint)) return before.trim().split(/\s+/).length >= 2
  if (!/^\s+y\s+$/iu.test(joint)) return true
  const [first = ''] = after.match(/^\p{L}+/u) ?? []
  const low = first.toLowerCase()
  // 'y salio': its accent was left out
  const isPast =
    low.endsWith('o') &&
    finiteForm(`${low.slice(0, -1)}ó`)?.tense === 'preterite' &&
    (!isNounForm(low) || WHERE_TO.test(after))
  return BEGINS.test(after) || finiteForm(low) !== null || isPast
}

const WHERE_TO = /^[A-Za-zÀ-ỹ]+ (?:al|a l[ao]s?|corriendo|llorando|gritando)(?![A-Za-zÀ-ỹ])/iu

const BEGINS =
  /^(?:yo|él|ella|nosotr[oa]s|ell[oa]s|usted(?:es)?|ahora|hoy|el (?:me|se|le|lo)|se|me|te|le|les|lo|la|nos|no|ya|nunca|siempre|casi|nadie|aun|todav[ií]a|cuando|el año|luego|despu[eé]s|que)(?![A-Za-zÀ-ỹ])/iu

/** The clauses again as a text: a sentence that lost its beginning begins with its next clause. */
export function joined(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ clauses, end }) => {
      const said = clauses.map(({ lead, text }, i) => (i === 0 ? text : lead + text)).join('')
      return said.trim() === '' ? '' : said + end
    })
    .join('')
    .replace(/[\s,;]+$/u, '')
    .trim()
}
