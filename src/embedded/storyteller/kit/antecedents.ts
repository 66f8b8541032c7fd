import type { Brief } from '../../../engine.ts'
import { isEntry } from '../language/dictionary.ts'
import { nounGender } from '../language/gender.ts'
import { bare } from '../language/text.ts'

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
        .replace(ONE_OF_THEM, (one, last: string) =>
          last === end ? `${end === 'a' ? 'una' : 'un'} ${oneOf(noun.toLowerCase())}` : one,
        )
        .replace(HANGING, (all, verb: string, last: string, at: number) =>
          last === end && !/(?<!\p{L})(?:l[oa]s|unos|unas|mis|sus) \p{L}+/iu.test(told.slice(0, at))
            ? `${verb} ${owned.toLowerCase()} ${noun.toLowerCase()}`
            : all,
        )
}

/** 'caracoles' → 'caracol', 'macetas' → 'maceta' */
const oneOf = (many: string) => (isEntry(many.slice(0, -1)) ? many.slice(0, -1) : many.replace(/es$/u, ''))

const genderOf = (owned: string, noun: string) =>
  /^las/iu.test(owned) ? 'f' : /^los/iu.test(owned) ? 'm' : nounGender(noun)

/** 'Mamá de Thiago' */
const CHILD_OF = /^(?:la |el )?(?:mam[áa]|pap[áa]|mami|papi|abuel(?:it)?[oa]) del? (\p{Lu}\p{L}+)/iu
const TO_THEM =
  /((?<!\p{L})le \p{L}+(?:ó|aba|ía|zo|jo|io))(?!\p{L})(?!.* a (?:mi|l[ao]s?|el|tod[oa]s|\p{Lu})(?!\p{L}))/u
const LIKED = /^\s*(?:le gustan )?(l[oa]s|sus) (\p{L}{4,}s)(?!\p{L})/iu
const ONE_OF_THEM =
  /(?<=\p{L}(?:mos|[óé]|aba|ía|aron|ieron) )un([oa])(?=\s*(?:[.,;]|$)| (?:en|al?|con|y|para|hasta|desde)(?!\p{L})(?! un[oa](?!\p{L})))/u
const HANGING = /(?<!\p{L})(\p{L}+[aei]r)l([oa])s(?!\p{L})/u
