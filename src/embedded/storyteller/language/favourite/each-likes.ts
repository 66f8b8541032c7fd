import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { bare, countWords, escaped, upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import { ASIDE } from './favourite-opening.ts'
import { isTold } from './favourite-telling.ts'
import { BRACKETS, MOST_WORDS, plainStory } from './likings.ts'

/** Of several, what each of them likes. */

const NAME =
  '(?:(?:a |al )?(?:mi (?:pap[áa]|mam[áa]|t[ií][oa]|abuel(?:it)?[oa]|herman[oa]|prim[oa]|suegr[oa])|(?:el|la) (?:mayor|menor|chic[oa]|grande|gat[oa]|perr[oa]|beb[eé])|mayor|menor|gat[oa]|perr[oa]|beb[eé]|él|ella|mam[áa]|pap[áa]|(?:(?:el|la) )?[A-Za-zÀ-ỹ]{2,}))'
const THING = '(?:el|la|l[oa]s|lo que|sus?|un|una|tod[oa]s?|cualquier|nada|que|[A-Za-zÀ-ỹ]+[aeií]r(?:se|l[aeo]s?)?) ?'
const EACH = new RegExp(`^(${NAME})(?::\\s*|,?\\s+le (?:gusta|encanta)n?\\s+|,?\\s+(?=${THING}))(.+)$`, 'iu')
const A_THING = /^(?:(?:el|la|l[oa]s|sus?|un|una) [A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]*[aeií]r(?:se|l[aeo]s?)?(?![A-Za-zÀ-ỹ]))/iu

/** What one of them likes, said after whom: 'a Isa'; by `whole` where it is no thing: 'Julia se come todo'; by nobody what all like. */
type Each = { who: string; what: string; whole?: string }

/**
 * 'a Isa la gimnasia, a Gael las pizzas', 'Isa: la gimnasia. Gael: no sabemos' → who likes what, without what is not
 * known; null for what one likes, or all. `names` are those of whom it is told.
 */
export function eachLikes(answer: string, names: readonly string[]): Each[] | null {
  const parts = withoutEnd(answer)
    .replace(BRACKETS, '')
    // 'a Isa, la gimnasia'
    .replace(
      /((?:^|[;.] ?)al? (?:l[oa]s (?:dos|tres|cuatro)|[A-Za-zÀ-ỹ]+)), (?=(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]+[aei]r(?![A-Za-zÀ-ỹ]))/giu,
      '$1 ',
    )
    // 'las fichas, pero para darles de comer': what for, and nothing against it
    .replace(/,? pero (?=para )/giu, ' ')
    .split(new RegExp(`\\s*[,;.]\\s*(?:(?:y|e)\\s+)?(?=${NAME}[:, ])|\\s+(?:y|e)\\s+(?=(?:a |al )?${NAME}[:, ])`, 'iu'))
  const read: Each[] = []
  for (const part of parts.map((one) => one.trim())) {
    const [, who, what = ''] = EACH.exec(part) ?? []
    const last = read.at(-1)
    if (who && isOneOf(who, names)) {
      const thing = lowerFirst(
        what
          .replace(ASIDE, ' ')
          .replace(/ en realidad(?= |$)/giu, '')
          .trim(),
      )
      if (!UNKNOWN_THING.test(thing)) read.push({ who: to(who), what: thing })
    } else if (A_THING.test(part) && !words(part).some((word) => isVerb(word))) {
      // 'a Leo los trenes y las grúas': more of the same; before anybody is named, what all like
      if (last?.who) last.what = last.what ? `${last.what} y ${part}` : part
      else read.push({ who: '', what: lowerFirst(part) })
    } else if (names.includes(part)) {
      // 'Benja, la pelota'
      read.push({ who: to(part), what: '' })
    } else if (names.some((name) => part.startsWith(`${name} `)) && isTold(part)) {
      read.push({ who: part.split(' ')[0]!, what: '', whole: part })
    } else if (!last?.who) {
      return null
    }
  }
  const plain = read.filter(({ what, whole }) => what || whole).map((one) => ({ ...one, what: shortened(one.what) }))
  // nobody is left out of their own book
  const isMissed = names.some(
    (name) =>
      name.length > 2 &&
      named(answer, [name]) > 0 &&
      !read.some(({ who, whole }) => likeOne(who, name) || likeOne(whole ?? '', name)) &&
      !parts.some((part) => likeOne(part.replace(/^al? /iu, ''), name) && UNKNOWN.test(part)),
  )
  if (isMissed) return null
  return plain.filter(({ who }) => who !== '').length > 1 &&
    plain.every(({ what }) => countWords(what) <= MOST_WORDS && isTold(plainStory(what)))
    ? plain
    : null
}

/** 'él la quinta; ella los tangos' → 'a él la quinta; a ella los tangos': as it is said behind «les gusta». */
export const saidOfEach = (typed: string, each: readonly Each[]): string =>
  each.reduce((said, { who: to }) => {
    const who = to.replace(/(?<=^a )(?:Mam|Pap)(?=[áa]$)/u, (kin) => kin.toLowerCase())
    const called = escaped(who.replace(/^al? /u, ''))
    return said.replace(
      new RegExp(`(?<=^|[,;.] (?:y )?| y )${who.startsWith('al ') ? 'el ' : ''}${called}(?=,? ${THING})`, 'iu'),
      (_, at: number) => (at === 0 ? upperFirst(who) : who),
    )
  }, typed)

const UNKNOWN_THING = /^(?:no sab|no se sab|todav|aún|ya ver|se llam|nada)/iu
const UNKNOWN = /(?<![A-Za-zÀ-ỹ])(?:no sab|no se sab|todav|a[uú]n|ya ver|se llam|nada(?![A-Za-zÀ-ỹ]))/iu

const likeOne = (said: string, name: string) =>
  said.split(/[^\p{L}]+/u).some((word) => word.length > 2 && bare(word).slice(0, 3) === bare(name).slice(0, 3))

/** How many of `names` are said with what each likes. */
const named = (answer: string, names: readonly string[]) =>
  names.filter((name) => {
    const one = `(?:el |la )?${name.slice(0, 3)}[A-Za-zÀ-ỹ]*(?: \\([^)]*\\))?`
    return new RegExp(`(?:^|[,.;]\\s*|\\sy\\s)(?:y )?(?:al? ${one}(?=[:, ])|${one}(?::| (?=${THING})))`, 'iu').test(
      answer,
    )
  }).length

/** True where each of several is said to like their own: what cannot be told of all of them is quoted. */
export const isOfEach = (answer: string, names: readonly string[]): boolean =>
  named(
    answer,
    names.filter((name) => /^\p{Lu}\p{L}{2,}/u.test(name)),
  ) > 1

/** 'a Isa la gimnasia', of two: the other would be left out of their own book. */
export const isOfOne = (answer: string, names: readonly string[]): boolean =>
  names.length > 1 &&
  /^al? /iu.test(answer) &&
  named(
    answer,
    names.filter((name) => /^\p{Lu}\p{L}{2,}/u.test(name)),
  ) === 1

const isVerb = (word: string) =>
  finiteForm(word.toLowerCase()) !== null && !isNounForm(word.toLowerCase()) && !isInfinitive(word.toLowerCase())

/** 'el tinto de las 5 de la mañana, que lo hace él y no deja que nadie más lo haga': the thing alone, where more is said of it than can be told beside another's. */
const shortened = (what: string) =>
  what.replace(/,\s.*$/u, (rest) =>
    /^, (?:(?:y )?(?:el|la|l[oa]s|sus?|[A-Za-zÀ-ỹ]+[aei]r) )/iu.test(rest) && countWords(rest) < 6 ? rest : '',
  )

function to(who: string): string {
  const [, kin = ''] = /^(?:a )?mi (pap|mam)/iu.exec(who) ?? []
  if (kin) return kin.toLowerCase() === 'pap' ? 'a él' : 'a ella'
  const plain = who.replace(/^(?:a|al) (?=el |la |[A-Za-zÀ-ỹ])/iu, '')
  if (/^el /iu.test(plain)) return `al ${plain.slice(3)}`
  if (/^(?:la|mi|él|ella)(?: |$)/iu.test(plain)) return `a ${lowerFirst(plain)}`
  if (/^(?:mayor|menor|gat[oa]|perr[oa]|beb[eé])$/iu.test(plain)) return `${/^al/iu.test(who) ? 'al' : 'a'} ${plain}`
  return `a ${upperFirst(plain)}`
}

const isOneOf = (who: string, names: readonly string[]) => {
  const plain = who.replace(/^(?:a|al) /iu, '')
  return (
    /^(?:mi (?:pap|mam|t[ií][oa]|abuel|herman|prim|suegr)|él$|ella$|(?:el |la )?(?:mayor|menor|chic|grande|perr|gat|beb)|mam|pap)/iu.test(
      plain,
    ) ||
    /^a (?!l[ao]s? |una? )/iu.test(who) ||
    names.some((name) => bare(name).slice(0, 3) === bare(plain.replace(/^(?:el|la) /iu, '')).slice(0, 3))
  )
}
