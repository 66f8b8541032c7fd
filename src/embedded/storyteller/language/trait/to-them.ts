import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { type Address, secondForm } from '../grammar/verb-forms.ts'
import { isFelt } from '../grammar/verbs.ts'
import { type PlainDoing, plainDoing } from './plain-doing.ts'

/**
 * A habit, as it is said to whoever has it: 'siempre lleva gorra' → 'siempre llevas gorra'. Only one plain doing, of one
 * verb in all; null where any word of it may be of somebody else.
 */
export function traitToThem(said: string, address: Address): string | null {
  if (address !== 'tú' && address !== 'vos' && address !== 'usted') return null
  const doing = plainDoing(said)
  // «Corres» is said to nobody
  if (!doing || doing.how + doing.rest === '') return null
  const quotes = said.match(/“[^”]*”/gu) ?? []
  return turned(doing, address)?.replace(/“”/gu, () => quotes.shift()!) ?? null
}

function turned({ how, pronouns, verb, rest }: PlainDoing, address: Address): string | null {
  const form = finiteForm(verb)!
  const isVerb =
    pronouns !== '' ||
    TABLE.has(verb) ||
    !(isNounForm(verb) || hasGenders(verb)) ||
    GOVERNS.test(rest) ||
    hasObject(rest)
  const whole = how + pronouns + verb + rest
  if (form.plural || !isVerb || NOBODYS.test(`${verb}${rest}`) || !isTheirs(pronouns, verb, whole)) return null
  if (!isRest(rest) || (/^les? /u.test(pronouns) && OWNED.test(rest))) return null
  if (address === 'usted') return whole
  const second = secondForm(verb, form, address)
  if (address === 'vos' && !/(?:[áéí]s|^(?:sos|has|vas|das|ves))$/u.test(second)) return null
  const theirs = rest.replace(/(?<= )su(?=s? )/gu, 'tu').replace(/(?<=(?:[aeií]r|ndo))se(?![A-Za-zÀ-ỹ])/gu, 'te')
  return how + pronouns.replace(/^se /u, 'te ') + second + theirs
}

/** 'cuenta los mismos chistes', 'baila sola': what is a noun elsewhere is done here. */
const GOVERNS =
  /^ (?:a|al|el|la|l[oa]s|una?|un[oa]s|sus?|tod[oa]s?|con|en|por|como|much[oa]|muy|bien|siempre|sol[oa]|hasta|tan|dormid[oa]|“)(?![A-Za-zÀ-ỹ])/u
/** 'lleva gorra', 'llega tarde': an answer begins with no bare noun before another. */
const hasObject = (rest: string) => {
  const [, next = ''] = /^ (?!de )([a-zà-ÿ]{3,})(?= |$)/u.exec(rest) ?? []
  return next !== '' && isNounForm(next) && !hasGenders(next)
}
/** What nobody does, or somebody else. */
const NOBODYS =
  /^(?:hay|llueve|gusta|encanta|duele|cuesta|falta|sobra|importa|toca a|basta|parece que|hace falta|da (?:gusto|risa|miedo|pena|ternura|igual|vergüenza))(?![A-Za-zÀ-ỹ])/u
const GIVEN =
  /^(?:dice|habla|pone|echa|ladra|canta|cuenta|lee|pide|grita|guarda|compra|reza|silba|llama|manda|quita|tiene|contesta|gruñe)$/u
/** 'se oye su risa', 'se llama Coco': what befalls a thing, and may be said so of somebody. */
const BEFALLS = /^(?:oye|escucha|nota|ve|siente|dice|llama|acaba|cae|rompe|va|puede|usa|habla)$/u
const isTheirs = (pronouns: string, verb: string, part: string) =>
  // 'se le olvida', 'le tiembla la voz': the thing does it
  (/^(?:|se |me |nos |(?:me |nos )?l[oa]s? )$/u.test(pronouns) && !(pronouns === 'se ' && BEFALLS.test(verb))) ||
  (/^les? $/u.test(pronouns) && GIVEN.test(verb) && !isFelt(part))

const OWNED = /(?<![A-Za-zÀ-ỹ])sus?(?![A-Za-zÀ-ỹ])/u
/** 'ayuda a Ana con su tarea' */
const OTHERS_OWN =
  /(?<![A-Za-zÀ-ỹ])al? (?:\p{Lu}|l[ao]s? |mis? |tod|nuestr).* sus?(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])cada .* sus?(?![A-Za-zÀ-ỹ])/u
const LED =
  /(?<![A-Za-zÀ-ỹ])(?:que|cuando|si|porque|aunque|mientras|donde|cuy[oa]s?|se|les?|lo que|apenas)(?![A-Za-zÀ-ỹ])/u
const BEFORE_NOUN =
  /^(?:el|la|l[oa]s|una?|un[oa]s|mis?|sus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|tod[oa]s?|cada|mism[oa]s?|del?|con|en|al?|por|para|sin|muy|tan|más|entre|hasta|como)$/u

/** Where nobody else does anything; right after a verb stands what it is done to: 'lleva gorra'. */
function isRest(rest: string): boolean {
  if (LED.test(rest) || OTHERS_OWN.test(rest)) return false
  const words = rest.match(/\p{L}+/gu) ?? []
  return words.every((word, i) => {
    if (
      (i === 0 && /^ \p{L}/u.test(rest) && !TABLE.has(word)) ||
      BEFORE_NOUN.test(words[i - 1] ?? '') ||
      word !== word.toLowerCase() ||
      word.endsWith('mente')
    )
      return true
    return finiteForm(word) === null || isNounForm(word) || hasGenders(word)
  })
}
