import { isGivenName } from '../../../../contract/gender.ts'
import { ownVerbFrom } from '../grammar/clause-start.ts'
import { finiteForm } from '../grammar/finite.ts'
import { thirdPast } from './verb-accents.ts'

/** 'lo curioso que es', 'lo muy buena gente que era' */
const HOW_THEY_ARE =
  /^(\s*lo (?:[A-Za-zÀ-ỹ]+ ){1,4}(?:que|q|k) (?:es|son|eres|sos|era|eran|fue|está|están|ha sido)) ([^.,;:!?…“”]+)/iu
/** What is said further of how they are: 'lo valiente que es vale oro'. */
const GOES_ON = /^(?:ser|estar|haber|ir|valer)$/u
const IS = /^(?:ser|estar|haber)$/u
/** Behind these a form in -o is a verb that lacks its accent: 'saco adelante a tres'. */
const OBJECT =
  /^(?:al?|el|la|l[oa]s|una?|sus?|mis?|nuestr[oa]s?|tod[oa]s?|en|de|por|con|sol[oa]|adelante|toda|much[oa]s?|\d+|dos|tres|cuatro|cinco|seis)$/iu
const NO_DEED =
  /^(?:como|para|sobre|entre|bajo|todo|solo|sólo|mucho|poco|tanto|cuando|algo|conmigo|bueno|malo|dentro)$/iu

/** 'canta y baila', 'saluda a todos': a noun as well, and of how they are no noun stands there. */
const isDone = ([first = '', next = '', third = '']: readonly string[]) => {
  const form = finiteForm(first)
  return (
    form?.person === 3 &&
    !form.plural &&
    !IS_KIN.test(first) &&
    !isGivenName(first) &&
    !NO_DEED.test(first) &&
    (BEHIND.test(next) || (/^[ye]$/iu.test(next) && finiteForm(third)?.person === 3 && !IS_KIN.test(third)))
  )
}
/** 'lo buena que es mama y abuela' */
const IS_KIN = /^(?:mama|papa|prima|hermana|amiga|novia|nieta)$/iu
const BEHIND = /^(?:al?|el|la|l[oa]s|una?|sus?|mis?|nuestr[oa]s?|tod[oa]s?|much[oa]s?|cada|siempre|bien)$/iu

/** 'lo curioso que es todo lo toca' → 'lo curioso que es: todo lo toca', 'lo fuerte que es saco adelante a tres' → '…: sacó…': how somebody is, and behind it what they do. */
export const howThenWhat = (text: string): string =>
  text.replace(HOW_THEY_ARE, (said, how: string, rest: string) => {
    const words = rest.split(' ')
    const [first = '', next = ''] = words
    const third = thirdPast(first)
    const isTypedBare = third !== first && OBJECT.test(next) && !NO_DEED.test(first) && finiteForm(third)?.person === 3
    if (isTypedBare) return `${how}: ${third}${rest.slice(first.length)}`
    const verb = isDone(words) ? 0 : ownVerbFrom(words, 0)
    return verb < 0 || (verb === 0 ? GOES_ON : IS).test(finiteForm(words[verb]!)!.infinitive) ? said : `${how}: ${rest}`
  })
