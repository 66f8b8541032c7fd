import { relationGender } from '../../contract/gender.ts'
import type { Kit } from './kit/kit.ts'
import { contract, upperFirst } from './language/grammar/text.ts'

/** How givers of a long label are called: by all of it once a story, and then by the shortest of its words that tells who. */

type Named = Pick<Kit['s'], 'name'>

/** 'sus amigas de la uni Ale, Dani y Kari', 'sus papás Óscar y Luz Dary', 'sus nietos de Rancagua' */
const KIN =
  /^(?<kin>sus? \p{Ll}+)(?<whence> (?:de|del) [^,]+?)??(?<names> \p{Lu}[^,]*(?:, \p{Lu}[^,]*)* [ye] \p{Lu}.*)?$/u
/** 'su nuera Gaby y su hijo Memo', 'su hija Luz Dary y sus nietos': what each part says of whom. */
const EACH_KIN = /^(?:(?<![A-Za-zÀ-ỹ])sus? \p{Ll}+(?:(?:, | [ye] )?(?: ?\p{Lu}\p{L}+)+)*(?:, | [ye] |$)){2,}$/u
const KIN_AND_NAME = /(?<![A-Za-zÀ-ỹ])su(s?) (\p{Ll}+)(?: (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*))?/gu
/** 'todos los de Logística' */
const ALL_OF = /^tod[oa]s (l[oa]s de .+)$/u
/** 'su mamá y su mami', 'su abuela y su abuelo' */
const PAIR = /^su (\p{Ll}+) y su (\p{Ll}+)$/u
const PARENT = /^(?:(ma(?:m[áai]|mita)?|madre)|pa(?:p[áai]|pito)?|padre)$/u
/** «Sus tías» are two women, «sus abuelos» one of each or two men. */
const OF_A_PAIR = /^(abuel(?:it)?|yay|nonn?|lel|t[ií])([oa])$/u
/** Whose names are those of all there are. */
const ALL = /^sus (?:papás|padres|suegros)$/u

/** What follows once they were told of by all of their name, and that name as it stands in a sentence; null where it is short. */
export function longCalled({ name }: Named): { short: string; whole: string } | null {
  if (isOfEach(name)) return { short: eachCalled(name), whole: name }
  const [, each = null] = ALL_OF.exec(name) ?? []
  if (each) return { short: each, whole: name }
  const both = pairCalled(name)
  if (both) return { short: both, whole: name }
  const { kin, whence, names } = KIN.exec(name)?.groups ?? {}
  if (!kin || (!whence && !names)) return null
  if (!names) return { short: kin, whole: name }
  return { short: kin, whole: whence || ALL.test(kin) ? `${kin}${whence ?? ''},${names},` : name }
}

/** 'sus mamás', of two mothers; null of 'su mamá y su abuela', of whom there is no such word. */
function pairCalled(name: string): string | null {
  const [, one = '', other = ''] = PAIR.exec(name) ?? []
  const parents = [PARENT.exec(one), PARENT.exec(other)]
  if (parents.every((parent) => parent !== null))
    return parents.every((parent) => parent?.[1]) ? 'sus mamás' : 'sus papás'
  const [, stem = '', end = ''] = OF_A_PAIR.exec(one) ?? []
  const [, same, otherEnd = ''] = OF_A_PAIR.exec(other) ?? []
  return stem && stem === same ? `sus ${stem}${end === otherEnd ? end : 'o'}s` : null
}

const isOfEach = (name: string) => EACH_KIN.test(name) && /\p{Lu}/u.test(name)

/** 'su hija Luz Dary y sus nietos' → 'Luz Dary y los nietos': beside somebody of the plot «sus nietos» would be that one's. */
const eachCalled = (name: string) =>
  name
    .replace(KIN_AND_NAME, (all, many: string, noun: string, own = '') => own || (withArticle(noun, many) ?? all))
    .replace(/ [ye] (?=[^,]* [ye] )/gu, ', ')

/** 'nietos' → 'los nietos', 'nuera' → 'la nuera'; null where the word tells no gender. */
function withArticle(noun: string, many: string): string | null {
  if (many) return `${/[aá]s$/u.test(noun) && noun !== 'papás' ? 'las' : 'los'} ${noun}`
  const gender = relationGender(noun) ?? { a: 'f', o: 'm' }[noun.slice(-1)]
  return gender ? `${gender === 'f' ? 'la' : 'el'} ${noun}` : null
}

/** 'su mamá y su papá' → 'la mamá y el papá de Agustina': whose they are, where that one was not named yet. */
export function owned(name: string, owner: string): string | null {
  const heads = [...name.matchAll(KIN_AND_NAME)]
  const articles = heads.map(([, many = '', noun = '']) => withArticle(noun, many))
  if (articles.length === 0 || articles.includes(null)) return null
  // 'Luz Dary, la hija de Papá Aníbal, y los nietos'
  const [, , , own = ''] = heads[0]!
  if (isOfEach(name) && own !== '')
    return contract(eachCalled(name).replace(new RegExp(`${own},?`, 'u'), `${own}, ${articles[0]} de ${owner},`))
  const others = heads.length === 1 ? (/^sus \p{Ll}+((?:, \p{Ll}+)* y \p{Ll}+)$/u.exec(name)?.[1] ?? '') : ''
  // 'su compañero de trabajo', 'su amiga de toda la vida'
  const which = /^su \p{Ll}+((?: \p{Ll}+)+)$/u.exec(name)?.[1] ?? ''
  const theirs = contract(`${articles.join(' y ')}${heads.length === 1 ? which : ''}${others} de ${owner}`)
  const names = KIN.exec(name)?.groups?.['names']
  return names ? `${theirs},${names},` : theirs
}

/** The comma behind names that are beside what somebody is goes where another mark stands. */
export const beside = (form: string, after: string) =>
  /^(?:[,.;:!?»—]| —|$)/u.test(after) ? form.replace(/,$/u, '') : form

/** 'fue a su encuentro su mami' → '… la mami de Ximena': she is no mother of whoever is met. */
export function whoMeets({ r, s }: Pick<Kit, 'r' | 's'>, paragraphs: readonly string[]): string[] {
  const theirs = /^sus? /u.test(s.name) ? owned(s.name, r.name) : null
  const met = ` a su encuentro ${s.name}.`
  return paragraphs.map((one) => (theirs ? one.replace(met, ` a su encuentro ${beside(theirs, '.')}.`) : one))
}

/** The first who is told of as theirs, before they are named, is told of with their name. */
export function withOwner({ r, s }: Pick<Kit, 'r' | 's'>, paragraphs: readonly string[]): string[] {
  const [kin, said] = /^sus? /u.test(s.name) ? [s.name, ''] : [s.kin ?? '', `${s.name}, `]
  const called = `${said}${kin}`
  const theirs = kin && owned(kin, r.name)
  if (!theirs) return [...paragraphs]
  const at = paragraphs.findIndex((paragraph) => paragraph.includes(called) || paragraph.includes(upperFirst(called)))
  const named = paragraphs.findIndex((paragraph) => paragraph.includes(r.name))
  const isBefore =
    at >= 0 &&
    (named < 0 ||
      at < named ||
      (at === named && paragraphs[at]!.toLowerCase().indexOf(called.toLowerCase()) < paragraphs[at]!.indexOf(r.name)))
  if (!isBefore) return [...paragraphs]
  return paragraphs.map((paragraph, i) =>
    i === at
      ? paragraph
          .replace(called, (_, from: number) => beside(`${said}${theirs}`, paragraph.slice(from + called.length)))
          .replace(upperFirst(called), (_, from: number) =>
            upperFirst(beside(`${said}${theirs}`, paragraph.slice(from + called.length))),
          )
      : paragraph,
  )
}
