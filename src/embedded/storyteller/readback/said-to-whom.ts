import { hasGenders, isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'

/** Whether words are said to whoever they tell of. */

export const NOUN_FOLLOWS =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|en|al|a|por|para|con|sin|su|sus|mi|mis|tu|tus|nuestr[oa]s?|cada|otro|otra|dos|tres|este|esta|ese|esa|mucho|mucha|poco|primer|segundo|gran|buen|mal)$/u

const QUOTED_LOVE =
  /(?<=(?<![A-Za-zÀ-ỹ])d(?:ic|ij|ec)[A-Za-zÀ-ỹ]* (?:un |que )?)te (?:quiero|amo|adoro|extraño)(?![A-Za-zÀ-ỹ])/giu
const SPEAKS_TO_THEM = /(?<![A-Za-zÀ-ỹ])(?:te|ti|tus?|tú|vos|contigo|os|vuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu
export const speaksToThem = (said: string, text = said.replace(QUOTED_LOVE, '…')) =>
  SPEAKS_TO_THEM.test(text) || saysYou(text) || saysYouBehind(text)

export const saysYouBehind = (text: string) =>
  [...text.matchAll(/(?<![A-Za-zÀ-ỹ])([A-Za-zÀ-ỹ]+(?:ndo|[aeiáéí]r))te(?![A-Za-zÀ-ỹ])/giu)].some(([, stem]) =>
    isVerbBefore(stem!),
  )

/** 'vos hiciste mate', 'tu abuelo', 'eres paciente': nobody but they. */
export const isToThem = (text: string) =>
  /(?<![A-Za-zÀ-ỹ])(?:tus?|ti|tú|vos|contigo|eres|sos|vuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word, i, words) => {
    const form = finiteForm(word)
    const isNoun = NOUN_FOLLOWS.test(words[i - 1] ?? '') || isNounForm(word) || hasGenders(word)
    return form?.person === 2 && form.tense !== 'present' && !isNoun
  })

/** 'haces reír a todos', 'cómo nos miras'; not 'los disfraces', which a verb is spelt like. */
function saysYou(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word, i) => {
    const before = words[i - 1] ?? ''
    if (finiteForm(word)?.person !== 2 || NOUN_FOLLOWS.test(before)) return false
    return i === 0 || LEADS_A_VERB.test(before) || (!isNounForm(word) && !hasGenders(word))
  })
}
const LEADS_A_VERB = /^(?:no|nunca|siempre|me|nos|se|les?|cómo|ya)$/u

/** The first verb says what somebody else does. */
export function opensWithThem(text: string): boolean {
  const first = (text.match(/\p{L}+/gu) ?? []).find(
    (word) => finiteForm(word.toLowerCase()) && !isNounForm(word.toLowerCase()),
  )
  const form = first && finiteForm(first.toLowerCase())
  return /^(?:que )?(?:es|era|está) /iu.test(text) || (!!form && form.person === 3 && form.tense !== 'other')
}

export const isVerbBefore = (stem: string) =>
  stem.endsWith('ndo') ||
  /[áéí]r$/u.test(stem) ||
  isInfinitive(
    stem
      .normalize('NFD')
      .replace(/\u0301/gu, '')
      .normalize('NFC'),
  )
