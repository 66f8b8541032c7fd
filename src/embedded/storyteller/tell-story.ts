import { CHAPTERS } from '../../contract/constants.ts'
import type { Brief, Chapter, Scene } from '../../engine.ts'
import { PLOTS } from './plots/plots.ts'
import { smallLight } from './plots/small-light.ts'
import { allowance, compose, polish } from './kit/compose.ts'
import { enoughFor, forReader } from './reader.ts'
import type { Arc, Beat, Kit } from './kit/kit.ts'
import { kitFor } from './kit/read-brief.ts'
import { charactersOf, imagePromptOf, sceneOf } from './scenes.ts'
import { singularOf } from './things/singular.ts'
import { bare, contract, countWords, splitSentences, upperFirst, words } from './language/grammar/text.ts'
import { faultsIn, isFaulty, isOfOneOf, isUnpaired } from './language/spelling/faults.ts'
import { holds } from './language/left-out/unwanted.ts'
import { withNumbersInWords } from './language/grammar/numbers.ts'
import { spokenIn } from './language/countries/spoken-in.ts'
import { inVariant, type Told } from './language/countries/variants.ts'

/** A story that is ready to be told: its head, and each of its chapters when asked for. */
type Telling = {
  arc: string
  kit: Kit
  title: string
  characters: string
  cover: { imagePrompt: string; scene: Scene }
  chapter: (number: number) => Chapter
}

/** Told without play or jest: right of who lives, and hurting nobody of who does not. */
const GENTLE: ReadonlySet<string> = new Set(['open-mailbox', 'swapped-sounds', 'bath-sea', 'first-date'])

/** Of songs, bells and thunder. */
const OF_SOUNDS: ReadonlySet<string> = new Set([
  'swapped-sounds',
  'shared-song',
  'night-radio',
  'storm-door',
  'clock-strike',
])

/** Of what is written, read and looked at. */
const OF_LETTERS: ReadonlySet<string> = new Set(['open-mailbox', 'corner-gazette', 'drawn-map'])

/** Two who go home to one door. */
const OF_ONE_HOUSE: ReadonlySet<string> = new Set([
  'last-bus',
  'shrinking-house',
  'paper-boat',
  'slow-race',
  'storm-door',
  'night-to-bed',
  'exchange-monster',
])

/** Somebody comes home to who never stopped waiting, or a light answers: no hope for whoever is asked to have none. */
const OF_REUNIONS: ReadonlySet<string> = new Set(['paper-boat', 'lit-window'])

/** It goes to the last stop: not for who is ill. */
const TO_AN_END: ReadonlySet<string> = new Set(['last-bus'])

/** Gone through on foot, up and down. */
const ON_FOOT: ReadonlySet<string> = new Set(['slow-race', 'last-bus', 'moon-yard', 'night-to-bed', 'house-parade'])

/** What suits best is likeliest; what the same customer was told comes again only when all that suits was told as often. */
function chooseArc(kit: Kit, plotsTold: readonly string[], refused: ReadonlySet<string>): Arc | undefined {
  if (kit.unlived) return smallLight
  const fitting = PLOTS.filter(
    ({ id, inMemory = false }) =>
      inMemory === kit.inMemory &&
      !refused.has(id) &&
      !(kit.hushed && OF_SOUNDS.has(id)) &&
      !(kit.apart && OF_ONE_HOUSE.has(id)) &&
      !(kit.unsteady && ON_FOOT.has(id)) &&
      !(kit.hopeless && OF_REUNIONS.has(id)) &&
      !(kit.ailing && TO_AN_END.has(id)) &&
      !(kit.sightless && OF_LETTERS.has(id)),
  )
    .map((arc) => ({ arc, suits: arc.suits(kit), times: plotsTold.filter((told) => told === arc.id).length }))
    .filter(({ suits }) => suits > 0)
  const gentle = kit.mayHaveDied ? fitting.filter(({ arc }) => GENTLE.has(arc.id)) : []
  const suiting = gentle.length > 0 ? gentle : fitting
  const fewest = Math.min(...suiting.map(({ times }) => times))
  const weighted = suiting
    .filter(({ times }) => times === fewest)
    // what was written for them, twice as likely as what half suits
    .flatMap(({ arc, suits }) => Array.from({ length: suits ** 2 }, () => arc))
  return weighted.length > 0 ? kit.at('plot').pick(...weighted) : undefined
}

/** Where something shall not be told, the first plot in whose telling it does not stand; else the one in which it stands least. */
function arcFor(kit: Kit, plotsTold: readonly string[], inSpanish: (text: string) => string): Arc | undefined {
  const refused = new Set<string>()
  let least: { arc: Arc; chapters: number } | null = null
  while (refused.size < PLOTS_TRIED) {
    const arc = chooseArc(kit, plotsTold, refused)
    if (!arc) break
    const chapters = arc.chapters.filter(
      (_, i) => !isWithoutUnwanted(kit, writeChapter(kit, arc, i + 1, inSpanish)),
    ).length
    if (chapters === 0) return arc
    if (!least || chapters < least.chapters) least = { arc, chapters }
    refused.add(arc.id)
  }
  return least?.arc
}

const PLOTS_TRIED = 8

const isWithoutUnwanted = ({ unwanted }: Kit, { title, paragraphs }: Chapter): boolean =>
  !unwanted || !holds(unwanted, [title, ...paragraphs].join('\n'))

/** Without what only fills, or gives way, where something stands in it that shall not be told. */
function withoutUnwanted({ unwanted }: Kit, beats: readonly Beat[]): readonly Beat[] {
  if (!unwanted) return beats
  return beats.flat(9 as 1).filter((beat) => {
    if (!beat || typeof beat !== 'object') return true
    return !(Object.values(beat) as string[][]).flat().some((text) => holds(unwanted, text))
  })
}

type Wanted = { plot?: string | undefined; plotsTold?: readonly string[] | undefined; kit?: Kit }

/**
 * Same brief, seed and plots told before, same story. `plot` decides instead of the seed; `kit` is what has been read of
 * that brief under that seed, where somebody has.
 */
export function beginStory(brief: Brief, seed: string, wanted: Wanted = {}): Telling {
  const { plot, plotsTold = [], kit = kitFor(brief, seed) } = wanted
  const inSpanish = inSpanishOf(brief)
  const arc =
    PLOTS.find(({ id }) => id === plot) ??
    (kit.unwanted ? arcFor(kit, plotsTold, inSpanish) : chooseArc(kit, plotsTold, new Set())) ??
    PLOTS.find(({ inMemory }) => !inMemory)!
  const cover = sceneOf(kit, dressed(kit, arc.cover(kit.at('cover')), 0))
  return {
    arc: arc.id,
    kit,
    title: inSpanish(polish(arc.title(kit.at('title')))),
    characters: charactersOf(kit, brief),
    cover: { imagePrompt: imagePromptOf(kit, cover, 0), scene: cover },
    chapter: (number) => writeChapter(kit, arc, number, inSpanish),
  }
}

/** The giver's own words stay as they wrote them. */
function inSpanishOf(brief: Brief): (text: string) => string {
  const answers = [brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait]
  const variant: Told = brief.variant ?? spokenIn(answers) ?? 'es'
  const said = [...answers, brief.recipientName, brief.senderName]
  const own = new Set(said.flatMap(words).flatMap((word) => [bare(word), bare(singularOf(word.toLowerCase()))]))
  return (text) => inVariant(withNumbersInWords(text), variant, own)
}

/** How often a chapter is drafted anew where long answers have made it too long. */
const DRAFTS = 16

/** What weighs more than any length: as many words more than a chapter has. */
const UNWANTED = 1000
const FAULTY = 250

const namesOf = ({ r, s }: Kit) => [r.name, s.name].flatMap((name) => [name, upperFirst(name)])

/** True of a paragraph with a sentence that must not be printed, or of which a mark is lost. */
const hasFault = (kit: Kit, names: readonly string[], paragraph: string): boolean =>
  isUnpaired(paragraph) ||
  isOfOneOf(paragraph, kit.r.name) ||
  (isFaulty(paragraph, names) && !splitSentences(paragraph).every((one) => isRemembered(kit, one)))

/** 'Decían «Cordinación», sin la segunda o.': of the memory as it was read back to its giver, and so it is told. */
const isRemembered = ({ memory, leftOut }: Kit, sentence: string): boolean =>
  !leftOut.has('memory') && plain(memory.note).includes(plain(sentence.replace(WHO_SAYS, '')))

/** 'Llovió —contó Ana—.' */
const WHO_SAYS = / —\p{Ll}[^—]*(?:—|(?=[.!?…]+$))/u
const plain = (text: string) =>
  ` ${
    bare(withNumbersInWords(text))
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `

/** The first draft that is no longer than its reader likes; where every one is, the shortest. */
function writeChapter(kit: Kit, arc: Arc, number: number, inSpanish: (text: string) => string): Chapter {
  let shortest: { chapter: Chapter; excess: number } | null = null
  const names = namesOf(kit)
  for (let draft = 0; draft < DRAFTS; draft++) {
    const chapter = draftChapter(kit, arc, number, inSpanish, draft)
    const text = chapter.paragraphs.join('\n')
    const isClean = isWithoutUnwanted(kit, chapter)
    const faults = [...chapter.paragraphs, chapter.title].filter((told) => hasFault(kit, names, told)).length
    const excess =
      countWords(text) - allowance(text, kit.quotes, kit.limits) + (isClean ? 0 : UNWANTED) + faults * FAULTY
    if (excess <= 0) return chapter
    if (!shortest || excess < shortest.excess) shortest = { chapter, excess }
  }
  const { unwanted } = kit
  const { chapter } = shortest!
  return withoutSentences(chapter, (paragraph) => {
    const isBroken = faultsIn(paragraph, names)
    return (sentence) =>
      (isBroken(sentence) && !isRemembered(kit, sentence)) ||
      isOfOneOf(sentence, kit.r.name) ||
      (unwanted !== null && holds(unwanted, sentence))
  })
}

/** What must not be printed goes with its sentence, where no draft was without it. */
function withoutSentences(chapter: Chapter, outOf: (paragraph: string) => (sentence: string) => boolean): Chapter {
  const kept = chapter.paragraphs
    .map((paragraph) => {
      const isOut = outOf(paragraph)
      const sentences = splitSentences(paragraph)
      const left = sentences.filter((sentence) => !isOut(sentence))
      // «¿De verdad?», dijo: what nothing goes out of is not put together anew
      return left.length === sentences.length ? paragraph : left.join(' ')
    })
    .filter((paragraph) => /\p{L}/u.test(paragraph))
  return kept.length > 0 ? { ...chapter, paragraphs: kept } : chapter
}

function draftChapter(
  kit: Kit,
  arc: Arc,
  number: number,
  inSpanish: (text: string) => string,
  attempt: number,
): Chapter {
  const part = attempt === 0 ? `${number}` : `${number} again ${attempt}`
  const draft = arc.chapters[number - 1]!(kit.at(`${arc.id} ${part}`))
  const scene = sceneOf(kit, dressed(kit, draft.scene, number))
  const text = withoutUnwanted(kit, framed(kit, draft.text, number))
  const filling = kit.at(`filling ${part}`)
  return {
    number,
    title: inSpanish(polish(draft.title)),
    paragraphs: forReader(
      kit,
      number,
      compose(text, kit.quotes, {
        limits: kit.limits,
        enough: enoughFor(kit),
        choose: (options) => filling.pick(...options),
        told: inSpanish,
      }),
    ).map((paragraph) => paragraph.replace(CALLED_BOTH, (called) => inSpanish(called))),
    imagePrompt: imagePromptOf(kit, scene, number),
    scene,
  }
}

/** 'su mamá y su papá', 'su mamá y su mami' are called so once they were named, in a chapter that is already told in the Spanish of a country. */
const CALLED_BOTH = /(?<![A-Za-zÀ-ỹ])sus [mp]a[mp]ás(?![A-Za-zÀ-ỹ])/giu

/** The occasion is around the story: before its first paragraph, as is what they are to each other, and after its last one. */
function framed({ occasion, lastLine, readTo, s, tie }: Kit, told: readonly Beat[], number: number): readonly Beat[] {
  const last = lastLine && number === CHAPTERS ? `Y lo último lo ${s.v('dijo')} ${s.name}: «${lastLine}»` : null
  if (last) return [...told, last]
  const text = readTo && number === CHAPTERS ? [...told, contract(`Así se escribió, para leérselo a ${readTo}.`)] : told
  if (number === 1) return [occasion && occasion.opening, tie, ...text]
  return number === CHAPTERS && occasion && occasion.closing !== null ? [...text, occasion.closing] : text
}

/** What the occasion brings is seen on the cover and where the frame is told. */
function dressed({ occasion }: Kit, scene: Scene, page: number): Scene {
  if (!occasion || (page > 1 && page < CHAPTERS)) return scene
  const [first, ...others] = scene.objects
  const [begins, ends] = occasion.objects
  return { ...scene, objects: [first!, page === CHAPTERS ? ends : begins, ...others] }
}
