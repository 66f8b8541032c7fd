import { hasDeed } from '../language/memory/narrated-opening.ts'

/** Whether what is told is one clause, that fits into a sentence of ours. */

/** Nothing came of it: one clause is all that is told. */
export function isOneDeed(told: string, names: readonly string[]): boolean {
  const plain = told.replace(/^—.*?[—¿¡] ?(?=\p{Lu})/u, '').replace(LED, '')
  const [, ...others] = names.reduce((text, name) => text.replaceAll(name, ''), plain).split(/ (?:y|e|ni) /u)
  return !/[,;:]| (?:pero|hasta que|porque|aunque) /u.test(plain) && !others.some(startsDeed)
}

/** 'Otra vez, como entonces, ', 'Cuando era chiquito, ' */
const LED =
  /^(?:Otra vez, como entonces, |La primera vez fue así: |(?:Como|Cuando|En|De|Con|Al|El|La|Un|Una|Los|Las|Todos|Todas|Su|Aquel|Aquella) [^,;:]{3,60}, )/u

/** 'y uno que él inventó' is no deed of its own. */
const startsDeed = (text: string) => {
  const [first = '', ...others] = text
    .split(/[,;:] /u)[0]!
    .split(' ')
    .slice(0, 5)
  return hasDeed([first, others.join(' ').split(WITHIN)[0]].join(' '))
}

const WITHIN = /(?<!\p{L})(?:que|cuando|donde|mientras|si|como|quien|porque|para que)(?!\p{L})/iu
