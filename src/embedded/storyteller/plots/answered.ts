import { saidOfHabit } from '../deeds/gags.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { isDone } from '../language/grammar/finite.ts'
import { contract, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { firstFinite } from '../language/grammar/verbs.ts'
import { isSmallest } from '../language/people/person.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { plainDoing } from '../language/trait/plain-doing.ts'

/** What the recipient says to what is said of them; of a beast, a baby or somebody missed nothing is told. */

/**
 * Right after their trait was told: in the words of their habit where it has some that the story has not begun with, and
 * where it is surely one plain doing in words that fit any; of all the rest nobody says anything.
 */
export function answerToTrait(kit: Kit): Beat {
  const { r, trait, pick, soft } = kit
  if (!trait || r.role === 'pet' || kit.inMemory || (r.baby && kit.newborn) || TENDER.test(trait.said)) return null
  const doing = plainDoing(trait.said.replace(DENIED, ''))
  if (r.baby) return doing && soft(pick(`Y ${r.name} bostezó.`, `—¡Agú! —dijo ${r.name}.`))
  if (SILENT.test(trait.said)) return soft(`${r.name} ${r.v('sonrió')}, y nada más.`)
  const own = doing && DENIED.test(trait.said) ? 'Eso no es cierto' : saidOfHabit(trait, r)
  if (own !== null) return soft(spoken(own, `${r.v(own.endsWith('?') ? 'preguntó' : 'dijo')} ${r.name}`))
  if (!doing) return null
  const smiles = `${upperFirst(r.name)} ${r.v('sonrió')}.`
  if (isSmallest(r)) return soft(pick(`—¡Sí! —${r.v('dijo')} ${r.name}.`, smiles))
  return soft(
    pick(
      `—Es verdad —${r.v('dijo')} ${r.name}.`,
      `—Es verdad —${r.v('dijo')} ${r.name}, y ${r.v('sonrió')}.`,
      `—Así es —${r.v('dijo')} ${r.name}.`,
      smiles,
    ),
  )
}

/** What nobody makes light of. */
const TENDER =
  /(?<![A-Za-zÀ-ỹ])(?:m[uo]r(?:ió|ir|ieron)|falleci|extrañ|llor|enferm|hospital|dolor|duele|trist|miedo|pánico|fobia|sol(?:edad|ito|ita)(?![A-Za-zÀ-ỹ])|discapac|silla de ruedas|autis|síndrome|alerg|diab[eé]t|cieg|sord|terapia|medicin|pastillas (?!de menta))/iu
/** 'se muerde las uñas y dice que no' */
const DENIED =
  /,? (?:y|pero) (?:siempre )?(?:(?:dice|jura|asegura|insiste en)n? que (?:no|él no|ella no)|lo niegan?)[\s.!]*$/iu
/** Of whom it is told that they say nothing. */
const SILENT =
  /(?<![A-Za-zÀ-ỹ])(?:(?:no|nunca|casi no) hablan? (?:por|en|los|antes|hasta)(?= )|hablan? poco|callad[oa]s?|tímid[oa]s?)(?![A-Za-zÀ-ỹ])/iu

function spoken(said: string, tag: string): string {
  const [first = '', ...more] = splitSentences(said)
  return more.length > 0 ? `—${first.replace(/\.$/u, '')} —${tag}—. ${more.join(' ')}.` : `—${said} —${tag}.`
}

/** Right after what is admired in them was said before them. */
export function answerToPraise({ r, quality, soft, ...kit }: Kit): Beat {
  if (r.role === 'pet' || r.baby || kit.inMemory || kit.leftOut.has('admiration')) return null
  const said = quality.told
  // who speaks little is not made to thank in words
  const pick = (...all: string[]) => kit.pick(...(kit.quiet ? all.filter((line) => !/[—«]/u.test(line)) : all))
  const isGrave = TENDER.test(said) || words(said).some(isDone)
  if (isSmallest(r)) return isGrave ? null : soft(`—¡Otra vez! —${r.v('pidió')} ${r.name}.`)
  const thanks = [
    `—Gracias —${r.v('dijo')} ${r.name} después de un rato.`,
    `—Gracias por decirlo —${r.v('dijo')} ${r.name}.`,
    `${upperFirst(r.name)} ${r.v('respiró')} hondo. —Gracias —${r.v('dijo')}.`,
    `—Gracias —${r.v('dijo')} ${r.name}, y por un momento no hizo falta más.`,
    `${upperFirst(r.name)} no ${r.v('dijo')} nada enseguida. Luego ${r.v('sonrió')}.`,
    `${upperFirst(r.name)} ${r.v('buscó')} qué contestar, y al final bastó con una sonrisa.`,
    'Hubo un silencio corto, de los que dan las gracias.',
    `${upperFirst(r.name)} ${r.v('bajó')} la cabeza y ${r.v('sonrió')}.`,
    `${upperFirst(r.name)} ${r.v('cerró')} los ojos un momento, para guardarlo.`,
    `${upperFirst(r.name)} ${r.v('tardó')} en contestar. Lo que ${r.v('dijo')} fue «gracias».`,
    `${upperFirst(r.name)} lo ${r.v('oyó')} sin decir nada. No hacía falta.`,
    `${upperFirst(contract(`a ${r.name}`))} no ${r.n('le', 'les')} salió la voz.`,
  ]
  if (isGrave) return r.several ? null : soft(pick(...thanks))
  const me = r.spoken('me', 'nos')
  return soft(
    pick(
      ...(kit.forgetful ? [] : [`—De eso sí ${me} ${r.spoken('voy', 'vamos')} a acordar —${r.v('dijo')} ${r.name}.`]),
      ...(isMuch(said) ? [`—¿Todo eso? —${r.v('preguntó')} ${r.name}.`] : []),
      `${upperFirst(r.name)} lo ${r.v('repitió')} por dentro, sin prisa.`,
      `${upperFirst(r.name)} ${r.v('quiso')} decir algo, y lo que ${r.n('le', 'les')} salió fue una risa.`,
      `—Otra vez —${r.v('pidió')} ${r.name}, y hubo que decirlo otra vez.`,
      `${upperFirst(contract(`a ${r.name}`))} se ${r.n('le', 'les')} escapó una sonrisa.`,
      `${upperFirst(r.name)} ${r.v('sonrió')} antes de contestar. —Gracias —${r.v('dijo')}.`,
      `—Eso ${me} lo ${r.spoken('guardo', 'guardamos')} —${r.v('dijo')} ${r.name}.`,
      `—Con eso ${me} alcanza para todo el año —${r.v('dijo')} ${r.name}.`,
      `${upperFirst(contract(`a ${r.name}`))} se ${r.n('le', 'les')} subió el color a la cara.`,
      `—Nadie ${me} lo había dicho así —${r.v('dijo')} ${r.name}.`,
      ...thanks,
    ),
  )
}

/** Two clauses, or more: 'que nunca se rinde y siempre comparte'. */
const isMuch = (said: string) =>
  said.split(/[.,;:]| (?:y|e|ni|pero) /u).filter((part) => firstFinite(words(lowerFirst(part.trim()))) !== null)
    .length > 1
