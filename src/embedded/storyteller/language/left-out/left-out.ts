import { type Hurt, hurtOf } from '../../../../contract/hurts.ts'
import { type PrivateFact, privateFact, withoutSchoolName } from '../../../../contract/private-facts.ts'
import { withoutReported } from '../../../../contract/reported.ts'
import { hesitates, isShopNote } from '../../../../contract/shop-notes.ts'
import { isShopOrder } from '../../../../contract/shop-orders.ts'
import { withoutLaughter } from '../grammar/breaks.ts'
import { type Clause, joined, type Sentence, sentencesOf } from '../grammar/clauses.ts'
import { withoutHead } from '../spelling/cut-head.ts'
import { withoutTails } from '../spelling/cut-tails.ts'
import { dayAfter, dayWithout, FEWEST } from './day-without.ts'
import { withoutConcession } from './concession.ts'
import { withoutHeadedNote, withoutJests } from './jests.ts'
import { DANGLING, isDeed, isFiller, isFronted, leans } from '../grammar/leans.ts'
import { withoutMessages } from './messages.ts'
import { withoutTakenBack } from './taken-back.ts'
import { countWords } from '../grammar/text.ts'
import { withoutOrphans } from './orphans.ts'
import { endsIllness, isOfTheParting, withoutRecovery } from './recovery.ts'
import { withoutRelatives } from './relatives.ts'
import { isGrave, isOurSecret } from './our-secret.ts'
import { isSilent, withOwnHours } from './own-hour.ts'
import { withoutOfTheDead } from './of-the-dead.ts'
import { asksFurther, inSpiteOfNothing, isBesideIt, livesOn, OF_ONES_BODY } from './goes-on.ts'
import { namesUnwanted } from './unwanted.ts'
import { withoutConfided, withoutFirstPraise } from './first-praise.ts'
import { withoutForbidden, withoutPhrases, withoutPlace } from './hidden.ts'

/** What of an answer the book does not say unless it is confirmed, and what of it stays. */

export type LeftOutKind = PrivateFact | Hurt | 'note' | 'hesitates' | 'order' | 'jest'
export type LeftOut = { kind: LeftOutKind; rest: string }

/** 'esto no', 'eso no lo pongan', 'lo de Joaco sácalo' */
const REQUESTED =
  /que se (?:sepa|diga|cuente) lo|(?<![A-Za-zÀ-ỹ])(?:es[oa]s?|esto|lo) (?:del? [^.;()]*)?(?:mejor )?(?:no|s[aá]c|qu[ií]t|b[oó]rr)/iu

/** Where it is said it tells itself by every word around it. */
const WHOLE_SENTENCE: readonly LeftOutKind[] = [
  'prison',
  'adoption',
  'request',
  'secret',
  'surprise',
  'loss',
  'pleads',
  'papers',
]

/** `list`: things that are liked, each by itself. `least` is how many words must be left of it: a favourite is told in one. `small`: of who does not go to school yet, or just does. `kin`: of the giver's own family. */
type How = { animal?: boolean; small?: boolean; memory?: boolean; list?: boolean; least?: number; kin?: boolean }

/** The first reason to leave a part of an answer out, and the answer without all such parts; null where there is none. */
export function leftOutOf(raw: string, how: How = {}): LeftOut | null {
  const said: string[] = []
  const hidden = (words: string) => `«¤${said.push(words) - 1}»`
  const quoted = withoutReported(raw, (words) => (isTheirs(words, raw, how) ? hidden(words) : words))
  const isOut = (text: string) => reasonOf(text, how) !== null
  const told = AWAY.test(quoted) ? quoted.replace(SEEN_SELDOM, hidden) : quoted
  const open = how.memory || how.list ? told : withOwnHours(told, isOut, hidden, how.kin === true)
  const out = leftOutIn(open, how)
  const rest = out && withoutOrphans(open, out.rest)
  return out && { ...out, rest: rest!.replace(/«¤(\d+)»/gu, (_, at: string) => said[Number(at)]!) }
}

/** 'trabajo lejos y lo veo cada 20 días': who is away for their work has parted from nobody. */
const AWAY =
  /(?<![A-Za-zÀ-ỹ])(?:trabaj(?:o|a|aba|amos)|(?:mi|su) (?:turno|trabajo|barco|base)|turnos?|(?:en|a) (?:la mina|la plataforma|altamar|el barco|faena|la obra|el cuartel|misi[oó]n)|viaj(?:o|a|aba) por trabajo|(?:estudi|cruc)[A-Za-zÀ-ỹ]+ lejos)(?![A-Za-zÀ-ỹ])/iu
const SEEN_SELDOM =
  /(?<![A-Za-zÀ-ỹ])(?:l[oa]s?|te|nos) ve(?:o|mos) (?:s[oó]lo |nom[aá]s )?(?:cada [A-Za-zÀ-ỹ\d]+(?: (?:d[ií]as|semanas|meses))?|(?:los )?fines de semana)/giu

/** 'no le digas a tu abuela': an order of theirs, in which nothing is private but that it was whispered on that day. */
function isTheirs(words: string, whole: string, { memory = false }: How): boolean {
  const own = privateFact(words.replace(/(?<![A-Za-zÀ-ỹ])sh+(?![A-Za-zÀ-ỹ])/giu, 'oye'))
  const isWhispered = (own === 'confidence' || own === 'secret') && memory && !isGrave(whole)
  return own === null || own === 'request' || isWhispered
}

function leftOutIn(
  raw: string,
  { animal = false, small = false, memory = false, list = false, least = memory ? FEWEST : 1 }: How = {},
): LeftOut | null {
  const how = { animal, small, memory, list, least }
  const own = withoutMessages(raw)
  if (own !== raw) {
    const rest = leftOutIn(own, how)?.rest ?? own
    return { kind: 'note', rest: countWords(rest) < least ? '' : rest }
  }
  const living = list ? withoutOfTheDead(raw) : raw
  if (living !== raw) return { kind: 'bereaved', rest: leftOutIn(living, how)?.rest ?? living }
  const placed = withoutPlace(raw)
  if (placed !== null) return { kind: 'order', rest: leftOutIn(placed, how)?.rest ?? placed }
  const broken = raw.replace(BROKEN_OFF, '')
  if (broken !== raw && countWords(broken) >= FEWEST)
    return { kind: 'request', rest: leftOutIn(broken, how)?.rest ?? broken }
  const standing = withoutTakenBack(raw, { list })
  if (standing !== raw) {
    const rest = leftOutIn(standing, how)?.rest ?? standing
    return { kind: 'request', rest: countWords(rest) < least ? '' : rest }
  }
  const shown = withoutForbidden(raw) ?? withoutPhrases(raw, how)
  if (shown !== null) {
    const stays = endsIllness(shown.kind, shown.rest) && !memory ? withoutRecovery(shown.rest) : shown.rest
    const rest = leftOutIn(stays, how)?.rest ?? stays
    return { kind: shown.kind, rest: countWords(rest) < least ? '' : rest }
  }
  const reason: ReasonOf = (text) => reasonOf(text.replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que'), how)
  const plain = withoutAdjuncts(withoutRelatives(raw, reason), reason)
  if (plain !== raw) return { kind: reason(raw)!, rest: leftOutIn(plain, how)?.rest ?? plain }
  const named = withoutSchoolName(raw)
  const earnest = withoutAsides(withoutJests(named), (text) => (isAsked(text) ? 'request' : null))
  const told = withoutHeadedNote(earnest)
  const isWithdrawn = earnest !== named && (REQUESTED.test(named) || isAsked(named))
  const beside = told !== earnest.trim() ? 'note' : isWithdrawn ? 'request' : earnest !== named ? 'jest' : null
  const whole = reason(named) ?? beside
  if (GREETS.test(named) && (whole === 'note' || whole === 'order')) return { kind: whole, rest: '' }
  if (beside === 'request' && told !== '') {
    const further = leftOutIn(told, how)
    const kept = further ? further.rest : told
    return { kind: beside, rest: countWords(kept) < least ? '' : kept }
  }
  if (whole === 'secret' && OF_ALL_THAT.test(named)) return { kind: whole, rest: '' }
  if (!whole) return named === raw ? null : { kind: 'school', rest: named }
  if (endsIllness(whole, told) && reason(told) !== null && !memory) {
    const well = withoutRecovery(told)
    const rest = leftOutIn(well, how)?.rest ?? well
    return { kind: whole, rest: countWords(rest) < least ? '' : rest }
  }
  if (reason(told) === null) return { kind: whole, rest: countWords(told) < (beside ? least : 1) ? '' : told }
  const said = withoutLaughter(told).replace(AFTERTHOUGHT, '. ')
  if (memory) {
    const isPrivate = (text: string) => reason(text) !== null || endsIllness(whole, text)
    const day = withoutAsides(said, reason)
    const rest = dayWithout(day, isPrivate, WHOLE_SENTENCE.includes(whole))
    return {
      kind: whole,
      rest: rest || (/^(?:secret|request|order|surprise)$/u.test(whole) ? dayAfter(day, isPrivate) : ''),
    }
  }
  const isOut = (text: string) => reason(text) !== null
  const without =
    withoutFirstPraise(told, isOut) ??
    (WHOLE_SENTENCE.includes(whole) ? withoutConfided(told, isOut) : withoutTails(told, isOut))
  if (without !== null) {
    const rest = without.replace(DANGLING, '')
    return { kind: whole, rest: countWords(rest) < least ? '' : rest }
  }
  const kept: Sentence[] = []
  let [cut, gone] = [false, '']
  for (const sentence of sentencesOf(withoutAsides(said, reason))) {
    const rest = keptOf(sentence, reason)
    const isCut: boolean = rest.length < sentence.clauses.length
    const hangs: boolean =
      isSilent(wholeOf(rest), gone) || (cut && (leans(wholeOf(rest).trim()) || isFronted(wholeOf(rest))))
    cut = (isCut && rest.length === 0) || hangs
    gone = cut ? wholeOf(sentence.clauses) : ''
    if (!hangs && rest.length > 0) kept.push({ ...sentence, clauses: isCut ? withoutHangingEnd(rest) : rest })
  }
  const cutAway = joined(kept).replace(UNOPENED, '').replace(OPENING, '').replace(DANGLING, '')
  const shorter = cutAway === '' ? withoutConcession(told, reason) : cutAway
  const rest =
    list && (shorter === '' || FOR_NOW.test(shorter) || isPlainList(told)) ? innocentOf(told, reason) : shorter
  // what no cut takes away is not told at all
  const isClean = rest !== '' && reason(rest) === null && countWords(rest) >= (whole === 'hurts' ? least : 1)
  if (!isClean && isOfADay(told)) return null
  return { kind: whole, rest: isClean ? rest : '' }
}

const wholeOf = (clauses: readonly Clause[]) => clauses.map(({ lead, text }) => lead + text).join('')

/** '… me abrazó y yo estaba hasta el codo de… bueno, eso no lo pongan': what was not even said to its end. */
const BROKEN_OFF =
  /(?:[,;]|\s+(?:y|pero|aunque))\s+(?:(?!\s(?:y|pero|aunque)\s|[,;.!?…]).)*(?:\.{2,}|…)\s*(?:(?:bueno|ay|en fin|no),?\s*)?(?:eso|esto|lo dem[aá]s) (?:mejor )?(?:no(?: l[oa]s? (?:pon|pong|publi|escrib|imprim|cuent[ea]n|dig)[A-Za-zÀ-ỹ]*)?|me lo (?:guardo|reservo|callo))(?= *(?:[,.!]|$| porfa| por favor))[^.;!?…]*[.!\s]*$/iu

/** 'terminó la escuela con dislexia y sin quejarse' → 'terminó la escuela y sin quejarse': the deed stands without it. */
const ADJUNCT =
  /(?<=[A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+)(?<!(?<![A-Za-zÀ-ỹ])(?:viv|nac|qued|est|and|sig|segu|ten|dorm|cas)[A-Za-zÀ-ỹ]*)\s+(?:(?:aun|incluso|hasta) )?(?:con|a pesar de|pese a) (?:(?:la|el|su|una?|l[oa]s|sus) )?[A-Za-zÀ-ỹ]+(?=\s+[ye]\s+(?:sin|no|nunca|siempre)|\s*(?:[,.;!]|$))/giu
const withoutAdjuncts = (text: string, reason: ReasonOf): string =>
  text.replace(ADJUNCT, (found, at: number) =>
    /^(?:diagnosis|illness)$/u.test(reason(found) ?? '') && reason(text.slice(0, at)) === null ? '' : found,
  )

/** 'cuidó tres años a mi mamá enferma': where nothing stands without it, it is what is praised. */
const isOfADay = (text: string) =>
  privateFact(text, { memory: true }) === null && hurtOf(text, { memory: true }) === null

/** 'su buen humor, hasta' → 'su buen humor' */
const withoutHangingEnd = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, i) =>
    i < clauses.length - 1 ? clause : { ...clause, text: clause.text.replace(DANGLING, '') || clause.text },
  )

/** Who greets writes to the shop, and of nobody. */
const GREETS = /^[\s¡]*(?:hola|buen[oa]s (?:d[ií]as|tardes|noches))(?![A-Za-zÀ-ỹ])/iu

/** 'nadie sabe de eso', 'me hizo jurar que no le contara': what was told before it. */
const OF_ALL_THAT =
  /(?<![A-Za-zÀ-ỹ])(?:nadie (?:m[aá]s )?sabe (?:nada )?de (?:eso|esto)|jurar que no|(?:juramos|prometimos) (?:que )?no|nuestro secreto|hasta (?:hoy|ahora|la fecha) (?:[A-Za-zÀ-ỹ]+ ){0,3}(?:saben?|enterado|enteran?))(?![A-Za-zÀ-ỹ])/iu

type ReasonOf = (text: string) => LeftOutKind | null

const FOR_NOW = /^(?:de momento|por (?:ahora|lo pronto|el momento)|hasta ahora)(?:,?\s+|$)/iu

/** 'la teta y el ventilador' → 'el ventilador'. */
const isPlainList = (text: string) => text.split(BETWEEN_ITEMS).every((item) => countWords(item) <= MOST_OF_ITEM)
const BETWEEN_ITEMS = /\s*,\s*(?:[ye]\s+)?|\s+[ye]\s+/iu
const MOST_OF_ITEM = 4
const innocentOf = (text: string, reason: ReasonOf): string =>
  text
    .replace(FOR_NOW, '')
    .split(BETWEEN_ITEMS)
    .filter((item) => item && reason(item) === null)
    .join(', ')

/** 'no digas lo de su vecino' */
const isAsked = (text: string) => privateFact(text) === 'request'

function reasonOf(text: string, how: How): LeftOutKind | null {
  // 'los de chocolate, los otros no': of things, and of nobody
  const own = privateFact(text, how) ?? hurtOf(how.list ? text.replace(NOT_THE_OTHERS, '') : text, how)
  if (own !== null && !(own === 'request' && namesUnwanted(text)) && !(how.memory && isOurSecret(own, text))) return own
  // '“¿urge?”': said by somebody, and to nobody here
  const open = text.replace(/[“«][^“”«»]*[”»]/gu, '“”')
  return isShopOrder(open) ? 'order' : isShopNote(open) ? 'note' : hesitates(open) ? 'hesitates' : null
}

const NOT_THE_OTHERS = /,? (?:y |pero )?(?:el|la|l[oa]s) otr[oa]s? (?:ya )?(?:no|ni|tampoco)[\s.,;]*$/iu

/** 'los trenes, ah y todavía no sabe que…': said apart from what was asked. */
const AFTERTHOUGHT =
  /(?:,\s+tambi[eé]n\s+(?=(?:cuando|la vez|el d[ií]a)\s)|[,.;]\s+(?:ah|por cierto|p\.?\s?d\.?:?)(?![A-Za-zÀ-ỹ]),?\s+(?:y\s+)?|\s+ah,?\s+y\s+)(?=[A-Za-zÀ-ỹ])/giu

/** 'soy la novia de la foto) ella me abrió': the end of brackets whose beginning is gone. */
const UNOPENED = /^[^().;!?]*\)\s*/u

/** What joined it to what is gone. */
const OPENING =
  /^(?:(?:s[eé] que(?= (?:es|tiene|puede))|pero|aunque|y|e|porque|sino|mira|bueno|pues|a[uú]n as[ií]),?\s+)+/iu

/** What is said within brackets goes alone. */
const withoutAsides = (text: string, reason: ReasonOf) =>
  text.replace(/\s*\(([^()]*)\)/gu, (aside, within: string) => (reason(within) ? '' : aside))

function keptOf({ clauses }: Sentence, reason: ReasonOf): Clause[] {
  const told = withoutHead(wholeOf(clauses).trim(), (text) => LIGHT.includes(reason(text)))
  if (told !== null) return [{ lead: '', text: told }]
  const reasons = clauses.map(({ lead, text }) => reason(lead + text))
  const all = reason(wholeOf(clauses))
  // 'siempre está de buenas, ha enterrado a dos hijos': what was said before it stands by itself
  const first = reasons.findIndex((one) => one !== null)
  if ((all === 'loss' || (all === 'prison' && /,/u.test(clauses[first]?.lead ?? ''))) && first > 0)
    return clauses.slice(0, first)
  if (all && (WHOLE_SENTENCE.includes(all) || reasons.every((one) => one === null))) return []
  if (reasons.every((one) => one === null)) return [...clauses]
  const stands: Clause[] = []
  let cut = false
  for (const [i, clause] of clauses.entries()) {
    const own = named(clause, clauses[i - 1], reasons[i - 1] ?? null)
    // what is left out is what the words after it go on about, but for those that say otherwise
    const lives = livesOn(reasons[i - 1] ?? null, clauses[i - 1]?.text ?? '', clause.text)
    const goesOn =
      (!lives &&
        !IT_IS_WHO.test(clause.text) &&
        OF_ONES_BODY.includes(reasons[i - 1] ?? null) &&
        /^\s+[ye]\s+$/iu.test(clause.lead) &&
        !(
          stands.length === 0 &&
          (ALWAYS.test(clause.text) || OWN_DEED.test(clause.text) || /^\s*(?:es|era) /u.test(clause.text))
        )) ||
      (stands.length > 0 &&
        /^\s+[ye]\s+$/iu.test(clause.lead) &&
        !ALWAYS.test(clause.text) &&
        !IT_IS_WHO.test(clause.text) &&
        !isBesideIt(stands[0]!.text, clause.text) &&
        !(ONE_OF_MANY.includes(reasons[i - 1] ?? null) && isDeed(clause.text) && isDeed(clauses[i - 1]!.text))) ||
      isOfTheParting(reasons[i - 1] ?? null, clause.text) ||
      leans(own.text.trim())
    // 'pero es la nuestra' says nothing without what it answers
    const contrasts =
      /pero|aunque|sino/iu.test(clause.lead) &&
      !/^\s*[A-Za-zÀ-ỹ]+ (?:sí|si|no|también|tampoco)[\s.!]*$/iu.test(clause.text) &&
      !/^\s*(?:es|era|son|eran) (?:l[aeo]s?|el|mi|nuestr)/iu.test(clause.text)
    if (asksFurther(reasons[i - 1] ?? null, clause.text)) reasons[i] ??= reasons[i - 1]!
    const poisons: boolean = cut && !AT_A_TIME.test(clauses[i - 1]?.text ?? '')
    cut = reasons[i] !== null || (poisons && goesOn && !contrasts && !isFiller(clause))
    // 'pero' answers what is gone, and joins what is left to nothing
    if (!cut)
      stands.push(
        lives ? inSpiteOfNothing(own) : poisons && contrasts && stands.length > 0 ? { ...own, lead: ', ' } : own,
      )
  }
  return stands.every(isFiller) ? [] : stands
}

/** '… y ella es la que nos anima a nosotros': praised by itself. */
const IT_IS_WHO = /^\s*(?:él|ella) (?:es|era|fue) (?:el|la|quien) (?:que )?(?:me|nos|les?|siempre|hace|hac[ií]a) /iu

/** What may be left out of a day without the rest of it. */
const LIGHT: readonly (LeftOutKind | null)[] = [
  'marks',
  'illness',
  'diagnosis',
  'money',
  'separation',
  'ex',
  'grief',
  'bereaved',
  'confidence',
  'hesitates',
  'violence',
  'hurts',
  'bodily',
]
/** 'ella vino cada tarde', 'nos fuimos al río': a deed of its own that points back to nothing. */
const OWN_DEED =
  /^\s*(?:(?:él|el|ella|ell[oa]s) (?!se |me |l[aeo]s? |no )[A-Za-zÀ-ỹ]|nos [A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ])|[A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ]))(?!.*(?<![A-Za-zÀ-ỹ])(?:ah[ií]|all[ií]|entonces|lo|eso|esto)(?![A-Za-zÀ-ỹ]))/iu

/** 'Sofi es mandona pero cuida a su hermano' → 'Sofi cuida a su hermano': whose deed it is was said in what is gone. */
function named(clause: Clause, before: Clause | undefined, reason: LeftOutKind | null): Clause {
  const name = reason === null ? undefined : /^\s*(\p{Lu}\p{L}+) (?:es|era|está|anda) /u.exec(before?.text ?? '')?.[1]
  return name && /pero/iu.test(clause.lead) && /^\p{Ll}/u.test(clause.text.trim())
    ? { ...clause, text: `${name} ${clause.text.trim()}` }
    : clause
}

/** 'después de lo de ayer': what comes after it goes on with what came before. */
const AT_A_TIME = /^\s*(?:despu[eé]s|antes|luego|a pesar) de /iu

/** Said of every day, and not of what was cut. */
const ALWAYS = /^(?:siempre|nunca|aun así|todo)(?![A-Za-zÀ-ỹ])/iu

/** Of a list of deeds one goes, and the next is none of its. */
const ONE_OF_MANY: readonly (LeftOutKind | null)[] = ['money']
