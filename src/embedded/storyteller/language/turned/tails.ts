import type { Address } from '../people/address.ts'
import { finiteForm } from '../grammar/finite.ts'

/** How a clause of the third person may end without another deed of theirs: as it stands once its head is turned. */

type Tail = { head: string; tail: string }

/** 'a la hora que sea', 'pase lo que pase' */
const WHATEVER =
  /^(.+?)(,? (?:a la hora que sea|sea la hora que sea|pase lo que pase|cueste lo que cueste|como sea|donde sea|cuando sea|con quien sea))$/iu

/** 'como si fueran sus hijas' */
const AS_IF = /^(.+?)( como si fuer(?:a|an) (?:sus? )?\p{L}+(?: \p{L}+)?)$/iu

/** 'con quien no lleva', 'a quien lo necesita' */
const TO_WHOM = /^(.+?)( (?:a|con|para|por|de) quien(?:es)? (?:(?:no|l[oa]s?|más) )*\p{L}+(?: \p{L}+)?)$/iu

/** 'una risa que se oye hasta la calle', 'la única que entiende mis chistes': said of a thing, or of whoever is such. */
const WHICH =
  /^((?:(?:no|nunca|siempre) )?(?:es|tiene|era|tenía|da) (?:un|una|el|la|unos|unas|esa|ese)(?: \p{L}+){1,2})( que (?:(?:no|se|te|me|nos|ya|siempre|nunca) )*\p{L}+(?: .+)?)$/iu

/** 'aunque le cueste', 'si le duele': who feels it is the one of whom it is said. */
const FELT =
  /^(.+?)((?:,? )(?:aunque|cuando|si|por más que|aun cuando) (?:no )?)le( (?:cuest|duel|d(?:a|é|e|an|en) (?:miedo|pena|vergüenza|flojera|pereza|risa)|import|toqu|toc|sal(?:e|g)|va|vaya|falt|pes|gust)\p{L}*(?: .+)?)$/iu

/** 'todo lo que le cuento': the giver does it to them. */
const DONE_TO = /^(.+? lo que )l[ea] (\p{L}+)$/iu

/** 'sin que lo vean' */
const UNSEEN = /^(.+?)( sin que (?:nadie )?)l[oa]( (?:vean?|noten?|oigan?))$/iu

const OF_THEIRS = /(?<!\p{L})(?:sus?|él|ella|les?)(?!\p{L})/iu

/** The tail of `clause` as it is said to a «tú» or a «vos»; null where none of these ends it. */
export function tailOf(clause: string, address: Address): Tail | null {
  const whatever = WHATEVER.exec(clause) ?? TO_WHOM.exec(clause)
  if (whatever && !OF_THEIRS.test(whatever[2]!)) return { head: whatever[1]!, tail: whatever[2]! }
  const likened = AS_IF.exec(clause)
  if (likened) return { head: likened[1]!, tail: likened[2]!.replace(/ su(s?) /u, ' tu$1 ') }
  const which = WHICH.exec(clause)
  if (which && !OF_THEIRS.test(which[2]!) && !/ l[oa]s? /u.test(which[2]!)) return { head: which[1]!, tail: which[2]! }
  const felt = FELT.exec(clause) ?? UNSEEN.exec(clause)
  if (felt && !OF_THEIRS.test(felt[3]!)) return { head: felt[1]!, tail: `${felt[2]}te${felt[3]}` }
  const done = DONE_TO.exec(clause)
  const form = done && finiteForm(done[2]!)
  if (done && form?.person === 1 && address !== 'usted') {
    const head = done[1]!.replace(/ (?:todo )?lo que $/u, '')
    return { head, tail: `${done[1]!.slice(head.length)}te ${done[2]}` }
  }
  return null
}
