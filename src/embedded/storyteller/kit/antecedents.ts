import type { Brief } from '../../../engine.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isEntry, isNounForm } from '../language/grammar/dictionary.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, words } from '../language/grammar/text.ts'

/**
 * A memory answers a form: what it points at by a pronoun alone stands in another box. 'Llevamos uno' beside «los
 * caracoles» → 'llevamos un caracol'; 'me dejaba regarlas' beside «sus macetas» → 'regar sus macetas'; 'le enseñó' from
 * «la mamá de Thiago» → 'le enseñó a Thiago'.
 */
export function withAntecedents(memory: string, { favoriteThing, senderName, recipientName }: Brief): string {
  const child = CHILD_OF.exec(senderName)?.[1]
  const isUnsaid = child && ![memory, recipientName].some((text) => bare(text).includes(bare(child)))
  const told = isUnsaid ? memory.replace(TO_THEM, `$1 a ${child}`) : memory
  const [, owned = '', noun = ''] = LIKED.exec(favoriteThing) ?? []
  if (!noun || nounGender(noun) !== genderOf(owned, noun)) return told
  const end = genderOf(owned, noun) === 'f' ? 'a' : 'o'
  const isSaid = bare(told).includes(bare(noun).slice(0, 4))
  return isSaid
    ? told
    : told
        .replace(ONE_OF_THEM, (one, last: string, at: number) =>
          last === end && !namesSome(told.slice(0, at), end)
            ? `${end === 'a' ? 'una' : 'un'} ${oneOf(noun.toLowerCase())}`
            : one,
        )
        .replace(HANGING, (all, verb: string, last: string, at: number) =>
          last === end &&
          isInfinitive(verb) &&
          !/(?<![A-Za-zÀ-ỹ])(?:l[oa]s|unos|unas|mis|sus) [A-Za-zÀ-ỹ]+/iu.test(told.slice(0, at))
            ? `${verb} ${owned.toLowerCase()} ${noun.toLowerCase()}`
            : all,
        )
}

/** 'Se los pone sola', of what is liked or of what two other boxes tell of → 'se pone los audífonos sola'. */
export function withPraised(admired: string, { favoriteThing, specialMemory, extraTrait }: Brief): string {
  const [, end = ''] = DONE_WITH_THEM.exec(admired) ?? []
  const named = (said: string) =>
    [...said.matchAll(THINGS)]
      .map(([, article = '', noun = '']) => `${article} ${noun}`.toLowerCase())
      .filter((thing) => thing.startsWith(`l${end}s `))
  const liked = named(LIKED.exec(favoriteThing)?.[0] ?? '')
  const told = named(specialMemory).filter((thing) => named(extraTrait).includes(thing))
  const [one, ...others] = new Set(liked.length > 0 ? liked : told)
  return end && one && others.length === 0
    ? admired.replace(
        DONE_WITH_THEM,
        (all, __: string, verb: string, every = '') =>
          `${all.slice(0, all.length - ` l${end}s ${verb}${every}`.length)} ${verb}${every} ${one}`,
      )
    : admired
}

const DONE_WITH_THEM =
  /^\s*(?:que )?(?:(?:no|siempre|nunca|ya) )*se l([oa])s (?!(?:arregl|ingeni|apañ|tra|pas|v[eé]|gast|d[ae])[A-Za-zÀ-ỹ]*)([A-Za-zÀ-ỹ]+)( tod[oa]s)?(?![A-Za-zÀ-ỹ])/iu
const THINGS = /(?<![A-Za-zÀ-ỹ])(l[oa]s) ([A-Za-zÀ-ỹ]{4,}s)(?![A-Za-zÀ-ỹ])/giu

/** 'vendía gelatinas y siempre nos guardaba una': of those that the memory itself names. */
const namesSome = (before: string, end: string) =>
  words(before).some((word) => word.length > 5 && word.endsWith(`${end}s`) && isNounForm(word))

/** 'caracoles' → 'caracol', 'macetas' → 'maceta'; 'rompecabezas' */
const oneOf = (many: string) =>
  isEntry(many) ? many : isEntry(many.slice(0, -1)) ? many.slice(0, -1) : many.replace(/es$/u, '')

const genderOf = (owned: string, noun: string) =>
  /^las/iu.test(owned) ? 'f' : /^los/iu.test(owned) ? 'm' : nounGender(noun)

/** 'Mamá de Thiago' */
const CHILD_OF = /^(?:la |el )?(?:mam[áa]|pap[áa]|mami|papi|abuel(?:it)?[oa]) del? (\p{Lu}[A-Za-zÀ-ỹ]+)/iu
const TO_THEM =
  /((?<![A-Za-zÀ-ỹ])le \p{L}+(?:ó|aba|ía|zo|jo|io))(?![A-Za-zÀ-ỹ])(?!.* a (?:mi|l[ao]s?|el|tod[oa]s|\p{Lu})(?![A-Za-zÀ-ỹ]))/u
const LIKED = /^\s*(?:le gustan )?(l[oa]s|sus) ([A-Za-zÀ-ỹ]{4,}s)(?![A-Za-zÀ-ỹ])/iu
const ONE_OF_THEM =
  /(?<=\p{L}(?:mos|[óé]|aba|ía|aron|ieron| vio| vi| hizo| trajo| tuvo) )un([oa])(?=\s*(?:[.,;]|$)| (?:en|al?|con|y|para|hasta|desde|de(?! (?:l[oa]s|ell[oa]s|mis|sus|tus|nosotr[A-Za-zÀ-ỹ]+|nuestr[A-Za-zÀ-ỹ]+|un[oa])(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ])(?! un[oa](?![A-Za-zÀ-ỹ])))/u
const HANGING = /(?<![A-Za-zÀ-ỹ])(\p{L}+[aei]r)l([oa])s(?![A-Za-zÀ-ỹ])/u
