import type { Kit } from '../kit/kit.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { splitSentences, words } from '../language/grammar/text.ts'

/** Whatever follows «a» and is not done: 'a mi tía', 'a papá', 'al dominó'. */
export const TO_SOMEBODY = / a(?:l| (?!\p{L}+r(?:l[aeo]s?|se|me|nos)?(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/u

/** 'Se cayó de la viga', 'lo llevamos a la presa': whom it is told of is left unsaid, and nobody else does it. */
export function isUnnamed(note: string, r: Kit['r']): boolean {
  const [first = ''] = splitSentences(note)
  const all = words(first.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))
  const at = all.findIndex((word, i) => isDone(word) && (!isNounForm(word) || OBJECT.test(all[i - 1] ?? '')))
  if (at < 0) return false
  const [before, verb, next] = [all.slice(0, at), finiteForm(all[at]!)!, all.slice(at + 1, at + 6)]
  const clitic = before.at(-1) ?? ''
  const isObject = /^l[oa]s?$/u.test(clitic) || (/^les?$/u.test(clitic) && !TO_SOMEBODY.test(first))
  const isTheirs =
    verb.person === 3 && (!verb.plural || r.several || r.plural) && !/^(?:haber|llover|nevar)$/u.test(verb.infinitive)
  // 'se me cayó el anillo', 'se rompió el espejo': what fell is named
  if (clitic === 'se' && ARTICLE.test(next[0] ?? '')) return false
  if ((!isTheirs && !isObject) || / se (?:me|te|nos)$/u.test(` ${before.join(' ')}`)) return false
  const isSaid = before.some((word, i) => (isPerson(word) && before[i - 1] !== 'de') || isNamed(word, before[i - 1]))
  // 'bailó el abuelo', 'se rio Paco'
  const isBehind =
    isNamed(next[0] ?? '') ||
    next.some(
      (word, i) =>
        ARTICLE.test(next[i - 1] ?? '') &&
        isPerson(word) &&
        !/^(?:al?|con|del?|en|por|para|como)$/u.test(next[i - 2] ?? ''),
    )
  const lead = before.join(' ').replace(CLITICS, '')
  return !isSaid && !isBehind && (lead === '' || WHEN.test(lead))
}
const OBJECT = /^(?:se|me|nos|les?)$/u
const ARTICLE = /^(?:el|la|los|las|mis?|sus?|un|una)$/u
const isNamed = (word: string, before = '') =>
  /^(?:don|doña)$/u.test(word) ||
  (/^\p{Lu}/u.test(word) && !/^(?:en|de|del|a|por|para|hasta|desde|la|el)$/u.test(before))
const CLITICS = /(?:^| )(?:(?:se|me|te|nos|les?|l[oa]s?|no|nunca|siempre|ya|casi|también|solo) ?)+$/u
/** What may stand before it and does nothing itself. */
const WHEN =
  /^(?:cuando|que|mientras|una vez|un día|ayer|siempre|(?:en|de|a|al|por|con|sin|para|durante|desde|hace|después|antes|cada|tod[oa]s?) .*|(?:el|la|los|las|una?|es[ea]|aquel(?:la)?) (?:primera? )?(?:día|noche|tarde|mañana|madrugada|vez|verano|invierno|año|fin de semana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?:$| (?:en |de |por |que ?).*))$/u
