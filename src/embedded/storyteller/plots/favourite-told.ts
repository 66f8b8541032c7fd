import type { Kit } from '../kit/kit.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { isTold } from '../language/favourite/favourite-telling.ts'
import { hasGenders, isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { namesGiver } from '../language/people/names-giver.ts'
import { upperFirst } from '../language/grammar/text.ts'
import { TABLE } from '../language/grammar/paradigms.ts'
import { firstFinite } from '../language/grammar/verbs.ts'
import { saidOfBrackets } from '../language/spelling/brackets.ts'
import { outsideQuotes } from '../language/spelling/outside-quotes.ts'
import { butApart } from '../language/spelling/run-ons.ts'
import { nestQuotes } from '../kit/compose.ts'

/**
 * What is liked, after a colon that ends what is told: a plain list as such; every richer answer whole, in the words it
 * was typed in and in the mouth of its giver, where they are there to say it.
 */
export function favouriteTold({ fav, r, s, leftOut }: Kit, isAway = false): Favourite {
  if (leftOut.has('favourite')) return fav
  if (fav.isPlain) return { ...fav, all: fav.all.replace(BUT_NOT, notApart) }
  const typed = upperFirst(fav.typed)
  const isNamed = namesGiver(fav.typed, { r, s }) !== null
  if (!isAway && !isNamed)
    return { ...fav, all: `—${nestQuotes(spoken(typed).replace(/(?<!\.)\.$/u, ''))} —${s.v('dijo')} ${s.name}` }
  const whole = nestQuotes(`«${typed}»`)
  return {
    ...fav,
    all: isNamed || isTold(fav.typed.replace(/[¡!¿?]/gu, '')) ? whole : `${whole}, como lo ${s.v('cuenta')} ${s.name}`,
  }
}

/** 'los corridos de antes no los tumbados' */
const BUT_NOT = /(?<=[A-Za-zÀ-ỹ]) no (?:el|la|l[oa]s) (\p{L}+)/gu
const notApart = (all: string, noun: string) =>
  isNounForm(noun) || hasGenders(noun) || finiteForm(noun) === null ? `,${all}` : all

/** A new sentence: what somebody does, behind a comma. */
const SAYS_MORE =
  /, ((?:(?:el|la|l[oa]s|mis?|sus?) \p{Ll}+ (?=(?:l[aeo]s?|se|me|nos|no|es|son) ))?(?:(?:yo|él|ella|se|me|nos|les?|l[ao]s?|no|nunca|siempre|ya|también) )*)(\p{Ll}+)(?= |$)/gu

const OTHER = /^(?:el|la|l[oa]s|mis?|sus?) \p{Ll}/u

/** 'si pierde, se enoja', 'lo que promete, lo cumple': what stands before the comma waits for what is behind it. */
const WAITS =
  /(?<![A-Za-zÀ-ỹ])(?:si|cuando|aunque|mientras|como|donde|apenas|quien|quienes|(?:al?|el|la|l[oa]s?|cada vez|siempre|desde|hasta|antes de|después de|ya) que) [^,]*$|(?:^|[,;] |(?<![A-Za-zÀ-ỹ])(?:y|e|pero) )(?:al?|en|con|sin|para|por|de(?! momento)|desde|hasta|según) [^,]*$/iu

/** 'lee caminando; se lleva los postes', 'y la luz: se queda mirando', 'los buses. Se sabe las rutas': by what stands before it. */
function markBehind(before: string): string {
  const own = before
    .split(', ')
    .at(-1)!
    .replace(/ que .*$/u, '')
  if (!/^[A-Za-zÀ-ỹ]+[aeí]r(?:se)? /iu.test(own) && firstFinite(own.match(/\p{L}+/gu) ?? [])) return '; '
  return /^y /iu.test(before) ? ': ' : '. '
}

/** 'los buses, se sabe las rutas (todas)' → 'Los buses. Se sabe las rutas, todas': as it is said aloud. */
const spoken = (typed: string) => outsideQuotes(butApart(saidOfBrackets(typed)), parted)

/** 'habla sola, el gato le contesta' → 'habla sola; el gato le contesta': of a habit what another does; their own deeds stay as they were typed. */
export const othersDo = (typed: string) => outsideQuotes(typed, (said) => withMore(said, true))

const parted = (typed: string): string =>
  withMore(typed.replace(/(?<=\p{Ll}) (?=(?:sobre todo|m[aá]s que nada) \p{L})/gu, ', ').replace(BUT_NOT, notApart))

const withMore = (typed: string, isOthers = false) =>
  typed.replace(SAYS_MORE, (all, before: string, word: string, at: number, whole: string) => {
    const form = finiteForm(word)
    const isSaid =
      (form?.person === 3 || (form?.person === 1 && (/^(?:yo|ya|me|nos) /u.test(before) || word.endsWith('emos')))) &&
      !(isNounForm(word) && !TABLE.has(word) && /^(?:l[ao]s? )?$/u.test(before))
    const sentence = whole
      .slice(0, at)
      .split(/[.;:!?…] /u)
      .at(-1)!
    const isDrunk = before + word === 'vino' && !firstFinite(sentence.match(/\p{L}+/gu) ?? [])
    // 'canta, baila y ríe', 'queso, jamón, vino'
    const isRow = !/ |[aeí]r$/u.test(sentence) || isDrunk
    const mark = markBehind(sentence)
    // 'los lunes, el café lo toma sin azúcar'
    const isOwn = isOthers && (mark !== '; ' || !OTHER.test(before))
    if (!isSaid || isRow || isOwn || /^que /iu.test(typed) || WAITS.test(sentence)) return all
    return mark + (mark === '. ' ? upperFirst(before + word) : before + word)
  })
