import { ownVerbFrom } from '../grammar/clause-start.ts'
import { finiteForm } from '../grammar/finite.ts'
import { thirdPast } from './verb-accents.ts'

/** 'lo curioso que es', 'lo muy buena gente que era', 'la paciencia que tiene' */
const HOW_THEY_ARE =
  /^(\s*(?:lo (?:[A-Za-zÀ-ỹ]+ ){1,4}que (?:es|son|eres|sos|era|eran|fue|está|están|ha sido)|(?:el|la|es[ea]) [A-Za-zÀ-ỹ]+(?: (?:tan|m[aá]s) [A-Za-zÀ-ỹ]+)? que (?:tiene|ten[ií]a|tuvo|le pone))) ([^.,;:!?…“”]+)/iu
/** What is said of how they are, or of what they have, goes on from it: 'la paciencia que tiene es enorme'. */
const GOES_ON = /^(?:ser|estar|haber|ir|valer)$/u
/** Behind these a form in -o is a verb that lacks its accent: 'saco adelante a tres'. */
const OBJECT =
  /^(?:al?|el|la|l[oa]s|una?|sus?|mis?|nuestr[oa]s?|tod[oa]s?|en|de|por|con|sol[oa]|adelante|toda|much[oa]s?|\d+|dos|tres|cuatro|cinco|seis)$/iu
const NO_DEED = /^(?:como|todo|solo|sólo|mucho|poco|tanto|cuando|algo|conmigo|bueno|malo|dentro)$/iu

/** 'lo curioso que es todo lo toca' → 'lo curioso que es: todo lo toca', 'lo fuerte que es saco adelante a tres' → '…: sacó…': how somebody is, and behind it what they do. */
export const howThenWhat = (text: string): string =>
  text.replace(HOW_THEY_ARE, (said, how: string, rest: string) => {
    const words = rest.split(' ')
    const [first = '', next = ''] = words
    const third = thirdPast(first)
    const isTypedBare = third !== first && OBJECT.test(next) && !NO_DEED.test(first) && finiteForm(third)?.person === 3
    if (isTypedBare) return `${how}: ${third}${rest.slice(first.length)}`
    const verb = ownVerbFrom(words, 0)
    return verb < 0 || GOES_ON.test(finiteForm(words[verb]!)!.infinitive) ? said : `${how}: ${rest}`
  })
