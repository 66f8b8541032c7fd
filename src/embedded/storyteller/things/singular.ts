import { ACCENTED } from '../language/grammar/text.ts'
import { cached, WORDS_AT_HAND } from '../language/grammar/cache.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { hasGenders, isEntry } from '../language/grammar/dictionary.ts'

/** One of several: 'volcanes' → 'volcán', 'luces' → 'luz', 'coches' → 'coche'. What is no plural stays. */
export const singularOf = cached(WORDS_AT_HAND, (word): string => {
  if (/[áéíóú]s$/u.test(word) && isEntry(word.slice(0, -1)) && !isEntry(word)) return word.slice(0, -1)
  if (!/[^sáéíóú]s$/u.test(word) || word.length < 4 || UNCHANGED.test(word)) return word
  if (word.endsWith('éis') && isEntry(`${word.slice(0, -3)}ey`)) return `${word.slice(0, -3)}ey`
  if (/[^e]s$/u.test(word)) return word.slice(0, -1)
  const stem = word.slice(0, -2)
  const plain = stem
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
  const accented = stem.replace(/[aeiou](?=[ns]$)/u, (vowel) => ACCENTED[vowel]!)
  // 'chistes': no «chist»
  const one = [stem.replace(/c$/u, 'z'), stem, accented, plain].find((form) => isEntry(form) && !form.endsWith('st'))
  // 'tamales', 'chilaquiles': no dictionary lists them
  if (one) return one
  if (!/[aeiou](?:[lnrdj])es$/u.test(word) || isEntry(word.slice(0, -1))) return word.slice(0, -1)
  // 'malvones', 'cilantrines'
  return /[aio]n$/u.test(stem) ? accented : stem
})

const UNCHANGED =
  /^(?:lunes|martes|miércoles|jueves|viernes|crisis|cactus|arco[ií]ris|paraguas|atlas|rompecabezas|tenis|tianguis|oasis|brindis|virus|pus|tras|autobús|bus|gris|gis|mus|más|nuggets|takis|wheels|(?:lava|para|porta|saca|abre|rompe|cumple|guarda|salva|toca|corta|quita|espanta|limpia)[A-Za-zÀ-ỹ]{4,}s)$/iu

/** 'dentro de frascos de mermelada': one stands in one of them. */
const insideOne = (rest: string) =>
  rest.replace(
    /^ (?:dentro de) (?:l[oa]s )?(\p{L}+s)((?: \p{L}+[oa]s)?)(?![A-Za-zÀ-ỹ])/u,
    (_, noun: string, look: string) => {
      const one = singularOf(noun)
      return ` dentro de ${nounGender(one) === 'f' ? 'una' : 'un'} ${one}${look && singularOf(look)}`
    },
  )

/** 'pendientes raros de plata' → 'pendiente raro de plata': all that agrees with the head. */
export function onePhrase(phrase: string): string {
  const joint = / (?:dentro de|de|del|con|sin|para|por|en|a|al|que|y) /u.exec(`${phrase} `)
  const at = joint?.index ?? phrase.length
  return (
    phrase
      .slice(0, at)
      .split(' ')
      .map((word, i) => (i > 0 && /^\p{Lu}/u.test(word) ? word : singularOf(word)))
      .join(' ') +
    // 'gusanos de gominola ácidos': of the worms
    insideOne(phrase.slice(at)).replace(/(?<=^ de \p{Ll}+[^s] )\p{Ll}+s$/u, (word) =>
      hasGenders(word) ? singularOf(word) : word,
    )
  )
}
