import type { Kit } from './kit/kit.ts'
import { isGivenName, nameGender } from '../../contract/gender.ts'
import { isKinWord, withoutSurname } from './language/people/names.ts'
import { partsOfName } from './language/people/person-names.ts'
import { countWords, escaped, splitSentences, upperFirst, withoutEnd } from './language/grammar/text.ts'

/** 'la abuelita Cuca', 'su papá Martín', 'el ingeniero Arturo Villaseñor', 'la familia Garza' */
const TITLED =
  /^((?:toda )?(?:el|la|su) (?:madre|padre|mam[áai]|pap[áai]|abu[A-Za-zÀ-ỹ]*|yay[oa]|bis[A-Za-zÀ-ỹ]+|t[ií][oa]|padrino|madrina|profe[A-Za-zÀ-ỹ]*|maestr[oa]|miss|seño|inge(?:nier[oa])?|licenciad[oa]|arqui(?:tect[oa])?|doctora?|directora?|entrenadora?|coach|familia)) \p{Lu}/u
/** 'el equipo de mantenimiento', 'las mamás del salón 3.º B', 'los alumnos de 3.º B y sus mamás' */
const GROUP =
  /^((?:tod[oa]s? )?(?:(?:el|la) (?:equipo|banda|pandilla|cuadrilla|turno|clase|curso|grupo|sal(?:it)?a|club|coro|peña|comité|oficina|gente)|(?:l[oa]s|sus) \p{Ll}{4,}s(?: y (?:l[oa]s )?\p{Ll}{4,}s)?)) (?:del? .|\d).*?( y (?:sus|l[oa]s) \p{Ll}+s)?$/u
/** 'la familia Garza' */
const FAMILY = /^((?:toda )?la familia) \p{Lu}/u
/** 'los once nietos Oyarzo', 'las 4 hijas' */
const COUNTED =
  /^((?:l[oa]s|sus) )(?:(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte) (\p{Ll}{4,}s)(?: \p{Lu}\p{L}+)?|(\p{Ll}{4,}s) \p{Lu}\p{L}+)$/u
/** 'doña Edith y su familia', to whom their dog belongs */
const OF_ONE_HOME = / y su familia$/u
/** 'los de urgencias del turno de noche' */
const ON_SHIFT = /^(l[oa]s de \p{L}+) del turno /u
/** 'los gemelos Iker y Unai', 'los abuelos Paco y Mari' */
const OF_SEVERAL = /^((?:l[oa]s|sus) \p{Ll}+) \p{Lu}.* [ye] \p{Lu}/u
/** 'sus hijos, nietos y bisnietos' */
const ALL_KIN = /^sus \p{Ll}+, \p{Ll}+(?:, \p{Ll}+)* y \p{Ll}+$/u
/** 'Lola la del 4º', 'Beto el de la esquina' */
const BYNAMED = /^(\p{Lu}\p{L}+),? (?:el|la) (?:del? )?[\p{L}\d]/u
/** 'Thiago Alonso' */
const OF_TWO_NAMES = /^(\p{Lu}\p{L}+) (?:\p{Lu}\p{L}+ ?)+$/u
/** 'tu gordo', of a husband whom the story first calls so. */
const FOND = /^tu ((?:gord|flac|chaparr|viej)(?:it)?[oa])$/iu
const HOW_MANY = ['tres', 'cuatro', 'cinco']

type Named = Pick<Kit['r'], 'name' | 'gender' | 'plural'>

/** The first of two given names, where the answers call them by it, and never by both: 'Thiago se mareó'. */
function calledFirst({ r, s, memory, quality, trait, fav }: Kit): string | null {
  const [, first = ''] = OF_TWO_NAMES.exec(r.name) ?? []
  if (first === '' || isKinWord(first) || s.name.includes(first)) return null
  const said = [memory.note, quality.own, trait?.said ?? '', fav.typed].join('\n')
  const called = [
    ...said.matchAll(
      new RegExp(
        `([A-Za-zÀ-ỹ]*) ?(?<![A-Za-zÀ-ỹ])${first}(?!\\p{L}| \\p{Lu})(?:,? (?:su|tu|mi|el|la|un|una) ([A-Za-zÀ-ỹ]+))?`,
        'gu',
      ),
    ),
  ]
  // 'su tío Thiago', 'Thiago, su padrino': another; and what begins a sentence may be a word
  const isTheirs =
    called.some(([, before]) => before !== '' || isGivenName(first)) &&
    !called.some(([, before = '', after = '']) => isKinWord(before) || isKinWord(after)) &&
    !said.includes(r.name)
  return isTheirs ? first : null
}

/** 'Jimena y Hugo' → 'los dos', between one naming and the next; null where nobody knows whether they are «las dos». */
function pairOf({ name, gender }: Named): string | null {
  const parts = partsOfName(name)
  if (parts.length !== 2 || !parts.every((part) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(part))) return null
  const each = parts.map((part) => nameGender(part))
  const isOfWomen = gender === 'f' || each.every((one) => one === 'f')
  return isOfWomen ? 'las dos' : gender === 'm' || each.includes('m') ? 'los dos' : null
}

/** What a long name is shortened to where it was just said; null where it is short. */
function shortOf({ name, gender, plural }: Named, areTwo: boolean): string | null {
  const [, group = null] = OF_SEVERAL.exec(name) ?? BYNAMED.exec(name) ?? []
  if (group) return group
  const parts = partsOfName(name)
  const many = HOW_MANY[parts.length - 3]
  if (plural && many && !name.startsWith('sus ')) return `${gender === 'f' ? 'las' : 'los'} ${many}`
  if (ALL_KIN.test(name)) return gender === 'f' ? 'las suyas' : 'los suyos'
  // beside one giver these two are not the only two
  if (areTwo && parts.length === 2 && parts.every((part) => part.includes(' ')))
    return gender === 'f' ? 'las dos' : 'los dos'
  if (parts.length > 1) return groupOf(name)
  return TITLED.exec(name)?.[1] ?? groupOf(name) ?? null
}

const groupOf = (name: string): string | null => {
  const [, the = '', counted, surnamed] = COUNTED.exec(name) ?? []
  if (the) return the + (counted ?? surnamed)
  const [, all = null, others = ''] = GROUP.exec(name) ?? FAMILY.exec(name) ?? ON_SHIFT.exec(name) ?? []
  return all && `${all}${others}`
}

/** Who was called by all of a long name once in a chapter, or a group of givers once in the story, is told of by its first words: never in speech, nor where it could be another. */
export function namedAgain(kit: Kit, paragraphs: readonly string[], number = 1): string[] {
  const { r, s, fav, quotes } = kit
  let given: readonly string[] | null = null
  const isGiven = (paragraph: string, name: string) => {
    given ??= quotes
      .flatMap(({ text }) => splitSentences(text))
      .flatMap((said) => withoutEnd(said).split(/,? [ye] /u))
      .filter((said) => countWords(said) > 2)
    return given.some((said) => said.includes(name) && paragraph.includes(said))
  }
  const first = calledFirst(kit)
  const byFirst = withoutSurname(r.name, true)
  const isOfFamily = byFirst !== r.name && !s.name.includes(byFirst) && !isCalledInFull(kit, byFirst)
  const [, fond = ''] = (number > 1 && r.role === 'partner' && FOND.exec(s.signature)) || []
  const pair = s.several ? null : pairOf(r)
  const ofR = isOfFamily ? byFirst : (first ?? pair ?? shortOf(r, s.several))
  const home = r.role === 'pet' && OF_ONE_HOME.test(s.name) ? 'los de casa' : null
  const ofS = fond ? `su ${fond.toLowerCase()}` : (home ?? shortOf(s, r.several))
  return [r, s].reduce<string[]>(
    (told, { name }, i) => {
      const short = i === 0 ? ofR : ofS
      if (!short || ofR === ofS || fav.all.includes(name)) return told
      // 'del ingeniero Arturo': the article is another's
      const [head, tail] =
        name.startsWith(`${short} `) && short.includes(' ') ? [name.slice(name.indexOf(' ') + 1), true] : [name, false]
      const said = tail ? short.slice(short.indexOf(' ') + 1) : short
      const all = told.join('\n')
      if (!all.includes(head) && !all.includes(upperFirst(head))) return told
      const found = new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${escaped(head)}|${escaped(upperFirst(head))})(?![A-Za-zÀ-ỹ])`, 'gu')
      const apart = all.replace(found, '').replace(/(?:alguien|otra persona) de(?:l| la) [A-Za-zÀ-ỹ]+/giu, '')
      // what is said of «los dos» is of these two
      const others = i === 0 && pair !== null ? apart.replace(/^—.*$|«[^»]*»/gmu, '') : apart
      const isAnother = short !== first && !(isOfFamily && i === 0) && others.toLowerCase().includes(said.toLowerCase())
      if (isAnother && new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(said)}(?![A-Za-zÀ-ỹ])`, 'iu').test(others)) return told
      // 'don Arturo, Fernanda, Toño y Luz': who stands in a longer list is named
      const isList = partsOfName(name).length > 1
      let isNamed = number > 1 && (i === 1 ? fond !== '' || home !== null || groupOf(name) !== null : isOfFamily)
      let namedAt = -2
      return told.map((paragraph, k) =>
        paragraph.replace(found, (match, at: number) => {
          const before = paragraph.slice(0, at)
          const isOfPair = i === 0 && pair !== null && pair === ofR
          // 'Jimena y Hugo y, con la cinta, la abuela'
          const isAmong =
            isOfPair &&
            (/^,? [ye](?![A-Za-zÀ-ỹ])|^, \p{L}/u.test(paragraph.slice(at + match.length)) ||
              // 'el de las dos'
              /(?<![A-Za-zÀ-ỹ])(?:a|de|hasta|con) $/iu.test(said === 'las dos' ? before : '') ||
              // 'subieron Ana y Luis. Detrás, Nancy, su amiga': who is told of first with the giver is named
              (number === 1 && paragraph.includes(s.name)) ||
              k - namedAt > 1)
          if (
            !isNamed ||
            isAmong ||
            (said === home && before.endsWith('casa de ')) ||
            isGiven(paragraph, match) ||
            (isSpoken(before) && !(isOfFamily && i === 0)) ||
            (isList && /\p{L}, $/u.test(before))
          ) {
            isNamed = true
            namedAt = k
            return match
          }
          if (isOfPair) isNamed = false
          return /(?:^|[.!?…] |[¿¡])$/u.test(before) ? upperFirst(said) : said
        }),
      )
    },
    [...paragraphs],
  )
}

/** 'Aburto no falla', 'su hijo Tomás': the order calls them by their surname, or somebody else by their name. */
function isCalledInFull({ r, said, memory, trait }: Kit, given: string): boolean {
  const family = r.name.slice(given.length).trim()
  const told = [said, memory.note, trait?.said ?? ''].join('\n')
  const bySurname = new RegExp(`(?<!${escaped(given)} )(?<![A-Za-zÀ-ỹ])${escaped(family)}(?![A-Za-zÀ-ỹ])`, 'u').test(
    told,
  )
  return (
    bySurname ||
    [...told.matchAll(new RegExp(`([A-Za-zÀ-ỹ]+) ${escaped(given)}(?![A-Za-zÀ-ỹ])`, 'gu'))].some(([, kin = '']) =>
      isKinWord(kin),
    )
  )
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/** Between «», or after a raya that is open. */
const isSpoken = (before: string) => count(before, /«/gu) > count(before, /»/gu) || count(before, /—/gu) % 2 === 1
