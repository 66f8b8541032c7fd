import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { isShopNote } from '../../../contract/shop-notes.ts'
import { isShopOrder } from '../../../contract/shop-orders.ts'
import { isForeign, withoutForeign } from '../language/spelling/foreign.ts'
import { sentencesOf } from '../language/grammar/clauses.ts'
import { isPermitted } from '../language/trait/of-them.ts'
import { isPassing, withoutPassing } from '../language/left-out/passing.ts'
import { withoutRemarks } from '../language/left-out/remarks.ts'
import { leftOutOf } from '../language/left-out/left-out.ts'
import { furtherAdvice } from './advice-further.ts'
import { partsLeftOut, wordsLeftOut } from './left-out-words.ts'
import { onNames, onRelation } from './advice-names.ts'
import { type Answers, cutOf, isOfAnimal } from '../kit/answers.ts'
import { readBrief, type Reading } from '../kit/reading.ts'
import { lastLineIn, promisedIn } from '../language/left-out/promised.ts'
import { saysNothing } from '../language/left-out/says-nothing.ts'
import { holds, unwantedIn } from '../language/left-out/unwanted.ts'
import { bare, countWords } from '../language/grammar/text.ts'
import { sentences } from '../language/spelling/tidy.ts'
import {
  atReview,
  WANTED_HERE,
  WHY_INSTEAD,
  WHY_LAST_LINE,
  saidAnew,
  WHY_PERMITTED,
  WHY_UNWANTED,
  whyApart,
  whyLeftOut,
  whyUntold,
} from './why-left-out.ts'

/** What may be better said: one advice a field at most, each a line and an example; nothing of an answer that is not there yet. */

type Told = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'
const TOLD: readonly Told[] = ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait']

const EXAMPLES: Record<Told, string> = {
  favoriteThing: 'armar rompecabezas los domingos',
  specialMemory: 'la tarde que se fue la luz y contamos cuentos con una vela',
  admiration: 'que siempre encuentra algo bueno en los demás',
  extraTrait: 'canta mientras lava los platos',
}

const WITHOUT: Record<Told, string> = {
  favoriteThing: 'Con algo concreto que le guste, su mundo tendrá un lugar en el cuento.',
  specialMemory: 'Basta un momento pequeño: con dónde fue y qué pasó, el cuento lo guarda.',
  admiration: 'Con una sola cosa que haga, por pequeña que sea, el cuento lo dirá por ti.',
  extraTrait: 'Si no se te ocurre nada, está bien: también puedes dejarlo vacío.',
}

const OTHER_LANGUAGE = 'El cuento va en español: así se queda fuera; dilo en español y lo contamos.'
const PARTLY_SO = 'Lo que está en otro idioma se queda fuera: dilo en español y lo contamos.'
const PASSING = 'Es algo de estos días: aquí va mejor algo que haga siempre.'

const OWNED_WHY = 'Es un personaje con dueño: el cuento lo nombra, y ningún dibujo lo muestra.'
/** Characters that somebody owns. */
const OWNED =
  /(?<![A-Za-zÀ-ỹ])(?:harry potter|hogwarts|bluey|peppa pig|frozen|spider-?man|batman|superman|h[uú]lk|iron man|mickey|minnie|moana|rapunzel|paw patrol|patrulla canina|pok[eé]mon|pikachu|star wars|hello kitty|stitch|simba|shrek|dragon ball|goku|naruto|mario bros|sonic|toy story|my little pony|barbie|elsa y anna|bob esponja|scooby doo|totoro)(?![A-Za-zÀ-ỹ])|(?<=, |^(?:el |la |ver )?(?:pel[ií]cula (?:de )?)?)Encanto(?=,| y |$)/iu

export function adviceOn(brief: Brief, { trait, answers } = readBrief(brief)): Advice[] {
  const isUntold = (field: Advice['field']) =>
    field === 'extraTrait' ? trait === null : field in ANSWER_OF && answers[ANSWER_OF[field as Told]].isLeftOut
  const faults = adviceOnFaults(brief).map((one) => (one.field === 'extraTrait' ? onBox(one, brief, trait) : one))
  // one advice a field: what is wrong goes first
  const taken = new Set<string>()
  return [...faults, ...untold(brief, trait), ...furtherAdvice(brief)]
    .filter(({ field }) => !taken.has(field) && !!taken.add(field))
    .map((one) => (one.leftOut ? { ...one, leftOut: atReview(one.leftOut, isUntold(one.field)) } : one))
}

/** What is said of the last box agrees with what is told of it. */
function onBox(advice: Advice, { extraTrait }: Brief, trait: Reading['trait']): Advice {
  if (!trait)
    return advice.why === WHY_PERMITTED.why ? untoldOf(extraTrait, '') : { ...advice, why: saidAnew(advice.why) }
  return { ...advice, ...(advice.example === EXAMPLES.extraTrait && { example: sentences(trait.said) }) }
}

/** Of what stands where a habit was asked for, and of which nothing is told, or only a part. */
function untold({ extraTrait, readings }: Brief, trait: Reading['trait']): Advice[] {
  if (extraTrait.trim() === '' || readings?.trait === null) return []
  if (!trait) return [untoldOf(extraTrait, '')]
  const isPart = countWords(trait.said) + FEW < countWords(readings?.trait ?? extraTrait)
  return isPart ? [{ ...untoldOf(extraTrait, trait.said), example: sentences(trait.said) }] : []
}

const untoldOf = (extraTrait: string, rest: string): Advice => ({
  field: 'extraTrait',
  ...whyUntold(wordsLeftOut(extraTrait, rest, () => false)),
  example: EXAMPLES.extraTrait,
})

/** So many words more say nothing. */
const FEW = 2

function adviceOnFaults(brief: Brief): Advice[] {
  const answers = [brief.recipientRelation, ...TOLD.map((field) => brief[field])]
  return [
    ...onNames(brief),
    ...onRelation(brief),
    ...TOLD.flatMap((field) => {
      const advice = onAnswer(field, brief, unwantedIn(answers))
      return advice ? [{ field, example: EXAMPLES[field], ...advice }] : []
    }),
  ]
}

/** What may be better said of one answer; its example is the field's own where none is better. */
function onAnswer(field: Told, brief: Brief, unwanted: RegExp | null): Omit<Advice, 'field'> | null {
  const said = brief[field].trim()
  if (said === '') return null
  if (saysNothing(said)) return { kind: 'nothing-said', why: WITHOUT[field] }
  const animal = isOfAnimal(brief)
  if (lastLineIn([said]) !== null) return WHY_LAST_LINE
  if (promisedIn([said]).instead.length > 0) return WHY_INSTEAD
  const { out: cut } = cutOf(ANSWER_OF[field], said, brief)
  // what was asked of us in so many words is answered, though nothing of it is left to cut
  const out = cut ?? (ASKS.test(said) ? leftOutOf(said, { animal, memory: field === 'specialMemory' }) : null)
  if (unwantedIn([said]) !== null) return WHY_UNWANTED
  if (unwanted && holds(unwanted, out ? out.rest : said)) return WANTED_HERE
  if (isPermitted(said)) return WHY_PERMITTED
  if (out) {
    const cut = cutAway(said, out.rest)
    const isNone = out.rest.trim() === ''
    const words = wordsLeftOut(
      said,
      out.rest,
      (text) => leftOutOf(text, { animal, memory: field === 'specialMemory' }) !== null,
    )
    // what was asked of us is answered before what we would have left out unasked
    const advice = whyLeftOut(cut, words, isShopOrder(said) ? 'order' : out.kind, isNone)
    const isOfNobody =
      out.kind === 'note' &&
      !isShopOrder(said) &&
      !isShopNote(cut) &&
      !isToUs(said, out.rest) &&
      advice.why.startsWith('«')
    const besides = isOfNobody || out.kind === 'note' || out.kind === 'order' ? '' : toUs(said, out.rest, words)
    return {
      ...(field !== 'extraTrait' && isWhole(out.rest) && { example: sentences(out.rest) }),
      ...advice,
      ...(isOfNobody && (field === 'extraTrait' ? whyUntold(words) : whyApart(words))),
      ...(besides && { why: advice.why + besides, leftOut: (advice.leftOut ?? advice.why) + besides }),
    }
  }
  const own = withoutForeign(said, { list: field === 'favoriteThing' })
  if (own !== said) {
    const example = translated(said) ?? (own || undefined)
    const why = own ? PARTLY_SO : OTHER_LANGUAGE
    return { kind: 'other-language', why, leftOut: why, ...(example && { example }) }
  }
  if (OWNED.test(said)) return { kind: 'note', why: OWNED_WHY, example: undefined }
  const asked = ANSWER_OF[field]
  if (asked === 'memory' || !isPassing(said, asked)) return null
  const lasting = withoutPassing(said, asked)
  if (lasting === said) return null
  const leftOut = `«${wordsLeftOut(said, lasting, (text) => isPassing(text, asked))}» se queda fuera: es de estos días.`
  const isPart = asked === 'trait' && isWhole(lasting)
  return { kind: 'passing', why: asked === 'admiration' ? WITHOUT[field] : isPart ? leftOut : PASSING, leftOut }
}

const isToUs = (said: string, rest: string) => partsLeftOut(said, rest).some((part) => withoutRemarks(part) !== part)

/** What else is cut than `words`, where that was said to us: ' «no hace falta que…» es para nosotros.' */
function toUs(said: string, rest: string, words: string): string {
  const part = partsLeftOut(said, rest).find((one) => withoutRemarks(one) === '' || isShopNote(one))
  const named = part ? wordsLeftOut(part, '', () => false) : ''
  return named && named !== words ? ` Y «${named}» es para nosotros: lo leímos.` : ''
}

const ASKS = /(?<![A-Za-zÀ-ỹ])(?:pon|pong|cuent[ae]n|dig[ao])[A-Za-zÀ-ỹ]*(?![A-Za-zÀ-ỹ])/iu

const ANSWER_OF: Record<Told, keyof Answers> = {
  favoriteThing: 'favourite',
  specialMemory: 'memory',
  admiration: 'admiration',
  extraTrait: 'trait',
}

/** The clauses of which nothing stays. */
const cutAway = (said: string, rest: string) =>
  sentencesOf(said)
    .map(
      ({ clauses, end }) =>
        clauses
          .filter(({ text }) => !bare(rest).includes(bare(text)))
          .map(({ text }) => text)
          .join(', ') + end,
    )
    .join('')

/** What stays of an answer is an example where nothing more is to be said of it. */
const isWhole = (rest: string) => rest !== '' && !saysNothing(rest) && !isForeign(rest) && !isPassing(rest, 'trait')

/** The answers that people most often leave in English. */
const SPANISH: Record<string, string> = {
  'her smile': 'su sonrisa', 'his smile': 'su sonrisa', 'her laugh': 'su risa', 'his laugh': 'su risa', 'her kindness': 'su bondad', 'his kindness': 'su bondad', 'her heart': 'su corazón', 'his heart': 'su corazón',
} // oxfmt-ignore

const translated = (said: string): string | undefined => SPANISH[said.toLowerCase().replace(/[.!]+$/u, '')]
