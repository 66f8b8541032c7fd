import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { saysWhen } from '../memory/narrated-words.ts'
import {
  CLITIC,
  COORDINATE,
  type Doubt,
  IMPERSONAL,
  isFollowed,
  SUBORDINATE,
  subjectOf,
  type Token,
  tokensOf,
  verbAt,
} from './turn-gate.ts'

/** Whether a memory that is told of its people by their names stands by itself. */

/** Of several, one of them is enough: 'Benja' of 'Thiago y Benja'. */
const namesOf = (who: string) => [who, ...(/ y /u.test(who) ? (who.match(/\p{Lu}\p{L}+/gu) ?? []) : [])]

const [FIRST, SECOND] = ['\ue010', '\ue011'] as const

/** The text with a mark for each of its two people, so that every pattern is compiled once. */
const marked = (text: string, [name, other]: readonly string[]) => put(put(text, name!, FIRST), other!, SECOND)

const put = (said: string, who: string, mark: string) =>
  namesOf(who).reduce(
    (all, each) =>
      all
        .split(each)
        .reduce((told, part) => (isWordEnd(told) && !/^\p{L}/u.test(part) ? told + mark + part : told + each + part)),
    said,
  )
const isWordEnd = (before: string) => !/\p{L}$/u.test(before)
const isNamedIn = (text: string, who: string) => namesOf(who).some((each) => holdsWord(text, each))
const holdsWord = (text: string, word: string) =>
  text.split(word).some((part, i, all) => i > 0 && isWordEnd(all[i - 1]!) && !/^\p{L}/u.test(part))

/** What a narrator tells of them by their names. */
export function doubtOfTold(text: string, names: readonly string[]): Doubt | null {
  const tokens = tokensOf(text)
  if (SPOKEN.test(text)) return 'unmarked speech'
  // 'mamá le decía': so says nobody but her child
  if (KIN_ALONE.test(text) && !names.some((name) => /(?<!\p{L})(?:mam|pap)/iu.test(name))) return 'of somebody else'
  if (MISPLACED.some((rule) => rule.test(marked(text, names)))) return 'of somebody else'
  // 'y la tía canto': a past that could not be told from a noun
  if (tokens.some((_, i) => isUnmended(tokens, i))) return 'left behind'
  // 'Mari Ángeles dio ella la explicación', 'Kevin se veía toda Medellín': two who do it
  const [name, other] = [names[0]!, names[1]!]
  const people = marked(text, names)
  if (DOES_TWICE.test(people) || SEEMS_TO_SEE.test(people)) return 'of somebody else'
  const first = text.split(/(?<!(?:^|[^\p{L}])(?:Hn[oa]|Dra?|Sra?|Srta|Lic|Ing|Prof|Arq|St[oa]))[.;] /u)[0]!
  // 'Lucía', 'Mía': names that verbs are spelt like
  const isName = (token: Token) => names.some((each) => each.split(/[ ,]+/u).includes(token.word))
  const deeds = tokens.map((token, i) => (isName(token) && /^\p{Lu}/u.test(token.word) ? null : told(tokens, i)))
  if (!deeds.slice(0, tokensOf(first).length).some((deed) => deed !== null && !isOfThing(tokens, deeds.indexOf(deed))))
    return 'no deed'
  const at = deeds.findIndex((deed) => deed !== null)
  const deed = deeds[at]!
  const isNamed = isNamedIn(text, name) || isNamedIn(text, other)
  if (!isNamed && deeds.some((each, i) => each !== null && isNobodys(tokens, i, each))) return 'nobody named'
  // 'el yayo le llevó al museo y Mario dijo'
  const [, ...behind] = text.split(` ${tokens[at]!.word} `)
  const clause = behind.join(' ').split(/^cuando /iu.test(text) ? / y |[.;]/u : / y |[.,;]/u)[0]!
  if (
    tokens[at - 1]?.low === 'le' &&
    isNamed &&
    !isNamedIn(text.split(` ${tokens[at]!.word} `)[0]!, name) &&
    !isNamedIn(clause, name) &&
    !/(?:^| )a (?:l[ao]s?|un[ao]?|sus?|\p{Lu})/u.test(clause)
  )
    return 'named too late'
  const head = tokens.slice(0, at)
  const isSilent =
    deed.person === 3 && !deed.plural && subjectOf(tokens, 0, at) === null && !IMPERSONAL.test(deed.infinitive)
  if (isSilent && !isNamed && !isFollowed(tokens, at)) return 'nobody named'
  // 'se metió al clóset y Tadeo salió': who did it is named behind
  const upTo = text.toLowerCase().indexOf(deeds.length > at ? tokens[at]!.low : '')
  if (
    isSilent &&
    !isFollowed(tokens, at) &&
    !isNamedIn(text.slice(0, upTo), name) &&
    head.every(({ low }) => CLITIC.test(low))
  )
    return 'named too late'
  // 'en el viaje en el 147, se les quedó cuatro veces': what it was is lost
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ low }) => low)
  if (
    before[0] === 'se' &&
    /^les?$/u.test(before[1]!) &&
    subjectOf(tokens, 0, at) === null &&
    !isFollowed(tokens, at) &&
    !DATED.test(deed.infinitive)
  )
    return 'nobody named'
  if (!isNamedIn(text, name) && pointsAtNobody(tokens, at)) return 'nobody named'
  return null
}

/** 'Mari Ángeles dio ella la explicación' */
const DOES_TWICE = /\ue010 (?:se )?\p{L}+ (?:él|ella) (?:l[oa]s?|el|un|una|y) /u
/** 'Kevin se veía toda Medellín' */
const SEEMS_TO_SEE = /\ue010 se (?:ve|veía|oía|oye|escuchaba|sentía|olía) (?:tod|el |la |l[ao]s |un)/u

/** A name where no narrator would put it. */
const MISPLACED: readonly RegExp[] = [
  // 'No es Chepe de sangre'
  /(?:^|[.;] )No \p{Ll}+ [\ue010\ue011]/u,
  // 'El segundo Trini se rió'
  /(?:^|[.;,] |(?<!\p{L})y )(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Uu]na?) (?!t[ií][oa]|abuel|profe|maestr|doctor|señor|padre|madre|herman|licenciad|ingenier|miss|seño|yay|nan|prim|compadre|comadre|niñ)(?:primer|segund|tercer|últim|otr)[oa]s? [\ue010\ue011]/u,
  // 'le dieron permiso a Wendy y plata'
  / a [\ue010\ue011] y (?!se |les? |l[oa]s? |me |no |él |ella |ya |así |luego |después |ahí |un día |al? |con |en |cuando |que |el |la |\p{L}*(?:ó|aba|ía|aban|ían|aron|ieron)(?!\p{L}))\p{Ll}+(?! \p{L}+ó)/u,
  // 'los pants de Ale rosas'
  / (?:el|l[ao]s?|del|al|un[ao]?) \p{L}+(?: \p{L}+)? de [\ue010\ue011] (?!juntos|juntas|todos|solo|sola|entre|contra|como)\p{L}+[ao]s?(?=[.,;]| (?:una|un|y|en|con|de|el|la|a) |$)(?<![aeiou]ba|ía|ando|endo|iera)/u,
  // 'y Rodrigo nomás manejando', 'y Carolina que no'
  /[\ue010\ue011] (?:(?:nomás|nada más|ahí|solo) )?(?:\p{L}+(?:ando|endo)(?=[.,;]|$)|que no(?!\p{L}))/u,
  // 'le dio a Wendy un beso a Wendy'
  /(\ue010|\ue011)(?:(?! y )[^.,;]){0,14} \1/u,
]

/** 'canto todo el camino', 'llevo a mi hermana': nobody tells of a day so. */
function isUnmended(tokens: readonly Token[], i: number): boolean {
  const form = finiteForm(tokens[i]!.low)
  const next = tokens[i + 1]?.opens ? '' : (tokens[i + 1]?.low ?? '')
  const isObject = !tokens[i]!.opens && finiteForm(tokens[i - 1]?.low ?? '') !== null
  return (
    !isObject &&
    !isNounForm(tokens[i]!.low) &&
    form?.person === 1 &&
    !form.plural &&
    form.tense === 'present' &&
    tokens[i]!.low.endsWith('o') &&
    finiteForm(`${tokens[i]!.low.slice(0, -1)}ó`)?.tense === 'preterite' &&
    !/^(?:del?|al?|con|sin|un|en|por|su|mi|como|muy|tan|todo|cada|primer|otro|solo)$/u.test(tokens[i - 1]?.low ?? '') &&
    /^(?:a|al|todo|tod[oa]s|primero|las|los|una|mucho|tanto)$/u.test(next)
  )
}

/** 'y se subió tres veces': somebody's deed, and nothing tells whose. */
function isNobodys(tokens: readonly Token[], i: number, form: NonNullable<ReturnType<typeof told>>): boolean {
  if (form.person !== 3 || form.plural || IMPERSONAL.test(form.infinitive) || isFollowed(tokens, i)) return false
  let from = i
  while (
    from > 0 &&
    !tokens[from]!.opens &&
    !COORDINATE.test(tokens[from - 1]!.low) &&
    !SUBORDINATE.test(tokens[from - 1]!.low)
  )
    from -= 1
  const isOfNoun = tokens[from - 1]?.low === 'que'
  if (tokens[i - 1]?.low === 'se' && OF_THINGS.test(form.infinitive)) return false
  return !isOfNoun && subjectOf(tokens, from, i) === null && subjectOf(tokens, 0, from) === null
}

const KIN_ALONE =
  /(?:^|[.,;] |(?<!\p{L})(?:y|que|cuando) )(?:mam[áai]|pap[áai])(?= (?:(?:no|se|les?|l[oa]s?) )*\p{L}+(?:ó|aba|ía|ieron|aron|zo|jo)(?!\p{L}))/iu

/** What befalls a car or a wall, too. */
const OF_THINGS = /^(?:quedar|pegar|romper|apagar|quemar|varar|descomponer|prender|mojar|inundar|acabar|perder)$/u

const DATED = /^(?:olvidar|hacer|ocurrir)$/u

/** 'le dijo tráigalo': words that were said, and no mark says so. */
const SPOKEN =
  /(?<!\p{L})(?:dijo|decía|dice|gritó|contestó) (?:\p{L}+[áéí]\p{L}*(?:l[oa]s?|me|nos)(?!\p{L})|(?:ya|bueno|pues|ven|vete|mira|no te) )/iu

const told = (tokens: readonly Token[], i: number) => {
  // 'para el 18 la vistieron'
  const form = verbAt(tokens, i) ?? (/^\d+$/u.test(tokens[i - 1]?.low ?? '') ? finiteForm(tokens[i]!.low) : null)
  return form && /^(?:preterite|imperfect)$/u.test(form.tense) ? form : null
}

/** 'las arepas que les hacía': told only of what is named. */
const isOfThing = (tokens: readonly Token[], i: number) => {
  const that = tokens.slice(0, i).findIndex(({ low }) => low === 'que')
  const isHead = /^(?:el|la|los|las)$/u.test(tokens[0]?.low ?? '')
  return (
    isHead &&
    that > 0 &&
    that <= 3 &&
    !saysWhen(tokens.slice(0, that).map(({ low }) => low)) &&
    !tokens.slice(that, i).some(({ opens }) => opens) &&
    tokens.slice(that + 1, i).every(({ low }) => CLITIC.test(low))
  )
}

/** 'el día que la iba a invitar', 'la vio reírse': a pronoun of somebody whom nothing has named. */
function pointsAtNobody(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ low }, i) =>
      (low === 'la' || low === 'lo') &&
      i <= at + 12 &&
      (told(tokens, i + 1)?.infinitive ?? 'pasar') !== 'pasar' &&
      !tokens
        .slice(0, i)
        .some(
          ({ low: before }, k) =>
            (low === 'la' ? /^(?:la|una|su)$/u : /^(?:el|un|su)$/u).test(before) &&
            k + 1 < i &&
            !saysWhen([before, tokens[k + 1]!.low]),
        ),
  )
}
