import type { Address } from '../people/address.ts'
import { hasGenders, isEntry } from '../grammar/dictionary.ts'
import { nounGender } from '../grammar/gender.ts'
import { hasOwnPronoun } from '../people/sender-voice.ts'
import { words } from '../grammar/text.ts'
import { finiteForm } from '../grammar/finite.ts'
import { verbPositions } from '../grammar/verbs.ts'

/** Whose voice an admiration is in: the sender's own, or said to the recipient. */

const VOICE_OF_SENDER =
  /(?<!\p{L})(me|nos|mi|mis|nuestr[oa]s?|conmigo|mí|mí[oa]s?|yo|ella|él|os|nosotr[oa]s)(?!\p{L})/iu

/** True where the words are the sender's own ('me escucha', 'cuando la necesito') and the narrator cannot tell them. */
export function isSendersOwn(text: string): boolean {
  if (VOICE_OF_SENDER.test(text) || hasOwnPronoun(text)) return true
  const tokens = words(text)
  return tokens.some((word, i) => {
    const form = finiteForm(word)
    if (form?.person !== 1 || form.plural) return false
    // 'amigo', 'cambio', 'ejemplo' are nouns unless something before them calls for a verb
    const called = /^(yo|cuando|lo|la|los|las|le|te|no|si|que|más|siempre|nunca)$/i.test(tokens[i - 1] ?? '')
    if (/^(?:soy|estoy|voy|tengo|puedo|quiero|necesito|llego|hago|digo)$/i.test(word)) return true
    const noun = /^(?:lo|la|los|las)$/i.test(tokens[i - 1] ?? '') && isEntry(word)
    // 'nos espera siempre despierto'
    if (/^(?:siempre|más)$/i.test(tokens[i - 1] ?? '') && hasGenders(word)) return false
    if (/^(?:vi|di)$/i.test(word)) return called
    return form.tense === 'present' ? called && !noun && word.endsWith('o') : !/^(sé|di|vi)$/i.test(word)
  })
}

/** True where something is still said to the recipient, as no narrator could: 'que cuando todos se van, vos te quedás'. */
export function speaksToYou(what: string): boolean {
  if (/(?<!\p{L})(?:te|ti|tú|tus?|vos|os|contigo|usted|vuestr[oa]s?)(?!\p{L})/iu.test(what)) return true
  return verbPositions(what).some((i) => finiteForm(what.match(/\p{L}+/gu)![i]!)?.person === 2)
}

/** 'apareces cuando lo necesito' → 'apareces cuando te necesito': the object is the recipient. */
export function saidToThem(text: string, address: Address): string {
  // 'tu calma cuando yo no la tengo': it is their calm
  if ((address !== 'tú' && address !== 'vos') || /^(?:[st]us?|el|la|los|las) /u.test(text)) return text
  return text.replace(/(?<!\p{L})(?:lo|la|le)(?= (\p{L}+))/gu, (pronoun, verb: string) => {
    const form = finiteForm(verb)
    const isOwn = form?.person === 1 && !form.plural && !hasGenders(verb)
    return isOwn && !isEntry(pronoun === 'la' ? verb : '') ? 'te' : pronoun
  })
}

/** 'espera a mi hijo', from a whole family: it is theirs. */
export function ofAllGivers<Said extends { told: string; toYou: string | null }>(
  said: Said,
  { sender, several }: { sender: string; several: boolean },
): Said {
  if (!several || (ONE_OF_THEM.test(sender) && !BOTH_PARENTS.test(sender))) return said
  const all = OF_A_CLASS.test(sender) ? ofOneOfUs : ours
  return { ...said, told: all(said.told), toYou: said.toYou && all(said.toYou) }
}

/** 'los papás de 2.º B' have each their own. */
const OF_A_CLASS =
  /(?<!\p{L})(?:pap[áa]s|mam[áa]s|padres|madres|familias|apoderad[oa]s)(?: y (?:l[oa]s )?\p{L}+)? (?:del? |de la )/iu

/** 'mi hijo que no hablaba' → 'uno de nuestros hijos que no hablaba' */
const ofOneOfUs = (text: string) =>
  ours(
    text.replace(
      /(?<!\p{L})(al? )?mi (hij|nen|peque|chic|niñ)(o|a|e)(?!\p{L})/giu,
      (_, to: string | undefined, stem: string, end: string) =>
        `${to ? 'a ' : ''}un${end === 'a' ? 'a' : 'o'} de nuestr${end === 'a' ? 'as' : 'os'} ${stem}${end}s`,
    ),
  )

const ours = (text: string) =>
  text.replace(
    /(?<!\p{L})mi(s?) (\p{Ll}{3,})/gu,
    (_, many: string, noun: string) => `nuestr${nounGender(noun) === 'f' ? 'a' : 'o'}${many} ${noun}`,
  )

/** 'Nancy y los niños', 'Ian y mami': what is mine is not the others'. */
const ONE_OF_THEM = / [ye] (?:l[oa]s|sus?|mis?|(?:su )?mam\p{L}*|(?:su )?pap\p{L}*)(?: |$)/iu
const BOTH_PARENTS = /^(?:su )?(?:pap\p{L}* y (?:su )?mam\p{L}*|mam\p{L}* y (?:su )?pap\p{L}*)$/iu

/** 'cuando alguien la necesita' → 'cuando alguien te necesita' */
export const byAnybody = (toYou: string) =>
  toYou.replace(
    /(?<=(?<!\p{L})(?:(?:cuando|si|que) (?:alguien|un[oa]|nadie|la gente|todos)|a quien(?:es)?) )l[ao](?= (\p{L}+))/gu,
    (them, verb: string) => (finiteForm(verb)?.person === 3 ? 'te' : them),
  )
