import { isNewSentence, withoutLaughter } from '../language/grammar/breaks.ts'
import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import type { Brief } from '../../../engine.ts'
import { admiredWords } from '../language/admired/admired-words.ts'
import { withoutCoarse } from '../language/left-out/coarse.ts'
import { saidOfBrackets } from '../language/spelling/brackets.ts'
import { corrected } from '../language/spelling/corrections.ts'
import { withoutForeign } from '../language/spelling/foreign.ts'
import { areCrossed, arePraiseAndMemoryCrossed, memoryBeside } from '../language/memory/crossed.ts'
import { takenBack } from '../language/admired/contradicted.ts'
import { emojiWords } from '../language/spelling/emoji.ts'
import { withoutHedges } from '../language/spelling/hedges.ts'
import { HANGING_END } from '../language/grammar/leans.ts'
import { type LeftOut, leftOutOf } from '../language/left-out/left-out.ts'
import { isPermitted, withoutNotes } from '../language/trait/of-them.ts'
import { withoutGrievance } from '../language/left-out/grievance.ts'
import { announced, withoutRemarks } from '../language/left-out/remarks.ts'
import { withHim } from '../language/memory/with-him.ts'
import { withSpeech } from '../language/spelling/speech.ts'
import { withTheirSaying } from '../language/spelling/their-saying.ts'
import { memoryIn, withoutAsides, withoutOrders } from '../language/memory/memory-heart.ts'
import { withoutPostscriptMarks } from '../language/spelling/postscript.ts'
import { withoutPassing } from '../language/left-out/passing.ts'
import { vosTyped } from '../language/countries/vos-typed.ts'
import { withNames } from '../language/people/names-kept.ts'
import { withoutCalling } from '../language/people/vocative.ts'
import { namesIn } from '../language/people/order-names.ts'
import { readRelation } from '../language/people/relations.ts'
import { asPromised, promisedIn } from '../language/left-out/promised.ts'
import { withCleared } from '../language/left-out/jests.ts'
import { wholeRest } from '../language/left-out/whole-rest.ts'
import { withAntecedents, withPraised } from './antecedents.ts'
import { confirmedMemory } from './confirmed-memory.ts'
import { likedByAll } from '../language/favourite/likings.ts'
import { likedWhen } from '../language/favourite/liked-when.ts'
import { asPlainLikings } from '../language/favourite/plain-likings.ts'
import { withoutPlainBrackets } from '../language/spelling/brackets.ts'
import { likedOf, withoutBrackets, withoutFillers } from '../language/spelling/fillers.ts'
import { listed } from '../language/spelling/listed.ts'
import { isAll, saysNothing, withoutDoubt } from '../language/left-out/says-nothing.ts'
import { clarityOf } from '../language/sureness.ts'
import { bare, countWords } from '../language/grammar/text.ts'
import { wholeSentences } from '../language/spelling/whole-sentences.ts'
import { withSpokenMarks } from '../language/spelling/spoken-marks.ts'
import { lowerFirst, tidy } from '../language/spelling/tidy.ts'
import { habitsIn } from './habits-told.ts'

/** One answer as it may be told. */
type Answer = {
  /** Never empty but for the trait. */
  said: string
  /** 0 to 1; 1 for words that were confirmed. */
  clarity: number
  /** True where nothing was said, or it shall not be told: `said` then claims nothing of anybody. */
  isLeftOut: boolean
  /** True for words that stand as they were confirmed. */
  isConfirmed: boolean
}

export type Answers = Record<'favourite' | 'memory' | 'admiration' | 'trait', Answer>

/** What stands where an answer is left out: true of anybody, so that the story claims nothing that nobody said. */
const LEFT_OUT: Record<keyof Answers, string> = {
  favourite: 'los buenos ratos',
  memory: 'un día cualquiera, de esos que no salen en las fotos y que por eso se guardan mejor',
  admiration: 'su manera de ser',
  trait: '',
}

/** The answers of a brief as they may be told; of one brief they are asked for by its reading, its advice and each of its tellings. */
export const answersOf = (brief: Brief): Answers => answersAt(JSON.stringify(brief))

const answersAt = cached(ANSWERS_AT_HAND, (written): Answers => {
  const given = JSON.parse(written) as Brief
  const beside = saysNothing(withoutDoubt(given.specialMemory)) ? memoryBeside(given.admiration) : null
  const brief = beside ? { ...given, admiration: beside.admiration, specialMemory: beside.memory } : given
  const { readings = {} } = brief
  const promised = promisedIn([
    brief.recipientRelation,
    brief.favoriteThing,
    brief.specialMemory,
    brief.admiration,
    brief.extraTrait,
  ])
  const told = (field: keyof Answers, from: Brief) =>
    asPromised(cutFrom(field, from), promised, { list: field === 'favourite', least: LEAST[field] })
  const liked = told('favourite', brief)
  // The same words for an answer again say nothing more.
  const toldAnew = (field: 'memory' | 'admiration') => {
    const said = told(field, brief)
    return bare(said).trim() === bare(liked).trim() ? '' : said
  }
  return {
    favourite: answer('favourite', readings.favorite, liked),
    memory: answer('memory', confirmedMemory(brief, told('memory', brief)), toldAnew('memory')),
    admiration: answer('admiration', readings.admiration, isAll(brief.admiration) ? ALL : toldAnew('admiration')),
    trait: answer('trait', readings.trait, habitsIn(told('trait', brief), brief.extraTrait)),
  }
})

const FIELDS = {
  favourite: 'favoriteThing',
  memory: 'specialMemory',
  admiration: 'admiration',
  trait: 'extraTrait',
} as const satisfies Record<keyof Answers, keyof Brief>

/** Where the memory was told in another answer's place, and that in the memory's, each is read from the other's. */
const crossed = (brief: Brief) =>
  areCrossed(brief.favoriteThing, brief.specialMemory)
    ? { ...FIELDS, favourite: FIELDS.memory, memory: FIELDS.favourite }
    : arePraiseAndMemoryCrossed(brief.admiration, brief.specialMemory)
      ? { ...FIELDS, memory: FIELDS.admiration, admiration: FIELDS.memory }
      : FIELDS

/** An answer as it may be read, and what of that is left out; its advice and its telling are of the same cut. */
export function cutOf(field: keyof Answers, typed: string, brief: Brief): { said: string; out: LeftOut | null } {
  const told = field === 'memory' ? announced(typed) : typed
  const marked = withSpokenMarks(withoutPostscriptMarks(withCleared(told)))
  const raw = field === 'memory' || field === 'admiration' ? withoutCalling(marked, brief.recipientRelation) : marked
  const written =
    field === 'favourite'
      ? likedByAll(withoutPlainBrackets(inOneLine(raw)).replace(PICTURES, picturesAs)).replace(THEY_DO, ', ')
      : field === 'memory'
        ? withAntecedents(withHim(withoutAsides(memoryIn(raw, isPrivateIn(brief)))), brief)
            .replace(AT_EVENT, 'durante $1')
            .replace(BORN_BEFORE, '$1,')
        : field === 'admiration'
          ? withPraised(raw, brief)
          : raw
  const answer = withoutHedges(
    withoutCoarse(withoutDoubt(corrected(inOwnMouth(worded(written, brief), brief), { exact: field === 'trait' }))),
  )
  const spanish = withoutForeign(answer, { list: field === 'favourite' })
  const said = withoutFillers(
    field === 'favourite'
      ? listed(likedWhen(asPlainLikings(likedOf(spanish))))
      : field === 'admiration'
        ? admiredWords(spanish)
        : field === 'trait'
          ? withSpeech(withTheirSaying(withoutLaughter(spanish)))
          : spanish,
  )
  const torn = leftOutOf(said, {
    animal: isOfAnimal(brief),
    small: isOfSmall(brief),
    kin: KIN.test(readRelation(brief.recipientRelation).role) || OF_KIN.test(brief.recipientRelation),
    memory: field === 'memory',
    list: field === 'favourite',
    least: LEAST[field],
  })
  const leftOut =
    torn && field !== 'favourite' ? { ...torn, rest: wholeRest(said, torn.rest, { deeds: field === 'memory' }) } : torn
  // beside a whole sentence of praise the middle of another tells less than it may twist
  const isMaimed = field === 'admiration' && leftOut !== null && leftOut.kind !== 'note' && leftOut.kind !== 'request'
  const cut = isMaimed ? { ...leftOut, rest: wholeSentences(leftOut.rest, said) || leftOut.rest } : leftOut
  const permitted = isPermitted(said)
  const left = cut && !HARMLESS.has(cut.kind) ? withoutGrievance(cut.rest) : (cut?.rest ?? said)
  const own = withoutNotes(left, { beside: field !== 'trait', permitted }) ?? left
  // beside what was cut there may stand why it was
  const whole = permitted ? own : withoutRemarks(own)
  if (whole === said && told === typed) return { said, out: cut }
  const rest = countWords(whole) < (field === 'trait' ? 1 : LEAST[field]) ? '' : whole
  const kind = cut?.kind ?? 'note'
  // where a word to the shop took all of it away, the rest is read without that
  const plain = rest === '' && NOTES.has(kind) && !permitted ? withoutRemarks(told) : told
  if (plain !== told && plain !== '') {
    const again = cutOf(field, plain, brief)
    return { said, out: { kind, rest: again.out?.rest ?? again.said } }
  }
  return { said, out: { kind, rest } }
}

/** What was cut as one of these resolved nothing. */
const HARMLESS: ReadonlySet<LeftOut['kind']> = new Set([
  'note',
  'order',
  'hesitates',
  'jest',
  'school',
  'address',
  'telephone',
])
const NOTES: ReadonlySet<LeftOut['kind']> = new Set(['note', 'order', 'hesitates'])

/** A part of that memory is left out, and no mere word to the shop. */
const isPrivateIn = (brief: Brief) => (one: string) => {
  const out = leftOutOf(corrected(one), { animal: isOfAnimal(brief), small: isOfSmall(brief), memory: true })
  return out !== null && !(out.rest !== '' && /^(?:note|request|jest|school)$/u.test(out.kind))
}

/** Likings below each other, each with its dash and its capital: things of one list. */
const inOneLine = (raw: string) =>
  /\n/u.test(raw.trim())
    ? raw
        .split('\n')
        .map((line) => lowerFirst(line.replace(/^\s*(?:[-–—•*]\s*)?/u, '').trim()))
        .filter((line) => line !== '')
        .join(', ')
    : raw

/** 'Cuando la inundación de 2011 sacamos el archivo': while it lasted. */
const AT_EVENT =
  /^cuando ((?:el|la) (?:inundaci[oó]n|terremoto|temblor|sismo|hurac[aá]n|pandemia|cuarentena|apag[oó]n|tormenta|nevada|mudanza|huelga|boda|mundial)(?=,| de(?:l| )| (?:nos|me) (?!agarr|toc|despert|tir|dej|sorprend|pill|cay|quit|hizo|oblig|asust|alcanz|mand)| fue (?:el|la) (?:primer|[uú]ltim|[uú]nic)))/iu

/** 'El día que nació su padre se fue al hospital que no era': nobody's father is born after them. */
const BORN_BEFORE =
  /(?<=^\s*(?:el d[ií]a que|cuando|la (?:noche|tarde|mañana|madrugada) que) )(naci[oó])(?= (?:su|mi|el) (?:pap[áa]|padre|mam[áa]|madre|abuel[oa]) )/iu

/** 'el tianguis, ella regatea': whose liking it is does it. */
const THEY_DO = /,\s+(?:ella|él) (?=[A-Za-zÀ-ỹ]{3,}[ae](?![A-Za-zÀ-ỹ])(?!.* [ye] ))/giu

/** Between two likings a picture stands for a comma. */
const PICTURES = /(?<=\p{L}\s*)(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]\s*)+(?=[A-Za-zÀ-ỹ])/gu

const picturesAs = (pictures: string, at: number, whole: string) =>
  isNewSentence(whole.slice(at + pictures.length)) ? '. ' : ', '

/** What an answer says of them: without what is private, hurts, is a note to the shop or passes. */
function cutFrom(field: keyof Answers, brief: Brief): string {
  const [, worded = null] = field === 'trait' ? (OF_THE_BOOK.exec(brief.extraTrait) ?? []) : []
  if (field === 'trait' && OF_THE_BOOK.test(brief.extraTrait)) return (worded ?? '').replace(/^que /iu, '')
  const { said, out } = cutOf(field, brief[crossed(brief)[field]], brief)
  const cut = withoutBrackets(out ? withoutFillers(out.rest) : said)
  // 'no pelean (casi)'
  const whole = field === 'admiration' ? cut.replace(HALF_MEANT, '') : cut
  const rest = field === 'admiration' || field === 'trait' ? saidOfBrackets(whole) : whole
  const lasting =
    field === 'admiration' ? rest.replace(takenBack(brief.favoriteThing, rest) ?? '', '').trim() || rest : rest
  if (field === 'memory') return withoutOrders(lasting)
  return withoutPassing(field === 'admiration' ? lasting : withoutDeath(rest), field)
}

const HALF_MEANT = /\s*\((?:casi|creo|a veces|bueno|obvio|un poco|m[aá]s o menos|casi nunca)\)/giu

/** 'mejor que en el cuento diga que habla con las manos': of a habit, how it shall be told. */
const OF_THE_BOOK =
  /(?<![A-Za-zÀ-ỹ])que (?:en )?el (?:cuento|libro) (?:diga|ponga|salga)(?![A-Za-zÀ-ỹ]):? ?(que (?!no(?![A-Za-zÀ-ỹ]))[^.;]{4,60})?/iu

/** 'odiaba el ascensor. se nos fue en mayo': how they died is no habit of theirs. */
const withoutDeath = (said: string) =>
  said
    .replace(
      /(?:^|[.,;]\s*(?:y )?|\s+y )(?:ya )?(?:se (?:nos |me )?(?:fue|muri[oó])|falleci[oó]|muri[oó]|parti[oó])(?: (?:en|el|hace|al|ayer|este|de)(?![A-Za-zÀ-ỹ])[^.,;]*)?(?=\s*(?:[.,;]|$))/giu,
      '',
    )
    .replace(/^[\s,;]+/u, '')
    .trim()

/** Fewer words than these are a scrap of what was cut. */
const LEAST = { favourite: 1, memory: 4, admiration: 2, trait: 2 } as const satisfies Record<keyof Answers, number>

/** The recipient is an animal. */
export const isOfAnimal = ({ recipientKind, recipientRelation }: Brief) =>
  recipientKind === 'animal' || readRelation(recipientRelation).role === 'pet'

const KIN = /^(?:child|grandchild|nephew|sibling|cousin|grandparent|parent|uncle|inlaw)$/u
/** 'la viuda de mi papá' */
const OF_KIN =
  /(?<![A-Za-zÀ-ỹ])(?:viud[oa]|madrastra|padrastro|(?:espos[oa]|mujer|marido|pareja) de (?:mi|nuestr[oa]))(?![A-Za-zÀ-ỹ])/iu
const isOfSmall = ({ recipientAge }: Brief) => /^(?:bebe|2-4|5-7)$/u.test(recipientAge ?? '')

/** What is admired in them where it is all of it. */
export const ALL = 'todo'

function answer(field: keyof Answers, confirmed: string | null | undefined, said: string): Answer {
  if (confirmed !== undefined && confirmed !== null && confirmed.trim() !== '')
    return { said: confirmed, clarity: 1, isLeftOut: false, isConfirmed: true }
  const isSaid = field === 'admiration' && said === ALL
  if (confirmed === null || said.trim() === '' || (saysNothing(said) && !isSaid)) return leftOut(field)
  const whole = said.replace(HANGING_END, '')
  return { said: whole, clarity: clarityOf(whole), isLeftOut: false, isConfirmed: false }
}

/** An answer of which nothing is told. */
export const leftOut = (field: keyof Answers): Answer => ({
  said: LEFT_OUT[field],
  clarity: 1,
  isLeftOut: true,
  isConfirmed: false,
})

/** 'Dice Chuyito: “cuando mi papá me llevó…”. La verdad…', written for Chuyito, who gives it: his words are the answer. */
function inOwnMouth(raw: string, { senderName }: Brief): string {
  const [, name = '', words = ''] =
    /^\s*dice ([A-Za-zÀ-ỹ]+)\s*:?\s*['"“«](.+?)['"”»](?![A-Za-zÀ-ỹ]).*$/isu.exec(raw) ?? []
  return name && bare(senderName).includes(bare(name)) ? words : raw
}

/** With the names of the order, and of both as they sign; emoji alone are said in words. */
function worded(raw: string, brief: Brief): string {
  const others = namesIn([brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait])
  const named = vosTyped(withNames(raw, [brief.recipientName, brief.senderName, ...others].join(' ')), brief.variant)
  return /[\p{L}\p{N}]/u.test(tidy(named)) ? named : emojiWords(named)
}
