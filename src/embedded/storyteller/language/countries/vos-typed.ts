import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import type { Variant } from './variants.ts'

/**
 * 'si lo llamas a las cuatro' → 'si lo llamás': where people say vos, and somebody types no accent on it. A form that a
 * noun is spelt like is a verb only where no noun may stand; whoever writes «tú» means what they typed.
 */
export function vosTyped(text: string, variant: Variant | undefined): string {
  if (variant !== 'es-AR' || SAYS_TU.test(text)) return text
  return text.replace(BARE, (word, lead: string, verb: string) => {
    const vos = verb.replace(/[ae](?=s$)/u, (vowel) => (vowel === 'a' ? 'á' : 'é'))
    const [tu, own] = [finiteForm(verb), finiteForm(vos)]
    const isBare =
      tu?.person === 2 && tu.tense === 'present' && own?.address === 'vos' && own.infinitive === tu.infinitive
    return isBare && (NO_NOUN.test(lead) || !isNounForm(verb)) ? `${lead}${vos}` : word
  })
}

const SAYS_TU = /(?<![A-Za-zÀ-ỹ])(?:tú|contigo|eres|tienes|puedes|quieres|haces|dices)(?![A-Za-zÀ-ỹ])/iu
const BARE =
  /(?<![A-Za-zÀ-ỹ])((?:si|cuando|que|no|siempre|nunca|donde|me|te|se|nos|l[eo]s?|la|y) )(\p{Ll}{2,}[ae]s)(?![A-Za-zÀ-ỹ])/gu
const NO_NOUN = /^(?:me|te|se|nos|le|lo|si|cuando) $/u
