import { hurtOf } from '../../../contract/hurts.ts'
import { privateFact } from '../../../contract/private-facts.ts'
import { isShopNote } from '../../../contract/shop-notes.ts'
import type { Brief, Chapter, PictureRequest, Scene } from '../../../engine.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findAction, findPlace, findTime, findWeather, type Found } from '../lexicon/scene-words.ts'
import { findObject } from '../objects/catalogue.ts'
import { type ActionId, INDOORS } from '../scene/scene.ts'

/** Readings below this are guesses. */
export const SURE = 0.5

/** The texts that each side of a plan is read from, in the order of trust. */
export type Reading = {
  place: string[]
  time: string[]
  weather: string[]
  action: string[]
  moods: string[]
  things: string[]
  /** What the writer said that they do, which no reading of words betters. */
  pose: string | undefined
  /** True where the memory itself is shown, not the room in which it is told. */
  remembers: boolean
}

/** A chapter that tells a memory with a place of its own shows that; every other picture shows where its text is set. */
export function readingOf(request: PictureRequest): Reading {
  return (request.chapter && memoryReading(request, request.chapter)) ?? chapterReading(request)
}

/** The first reading that is sure, in the order of trust. */
export function sure<T>(find: (text: string) => Found<T> | null, texts: readonly string[]): T | null {
  for (const text of texts) {
    const found = text ? find(text) : null
    if (found && found.confidence >= SURE) return found.value
  }
  return null
}

/**
 * What pictures may show of an answer: what was confirmed of it, else the answer where nothing of it is left out of the
 * book; then the scene alone tells it.
 */
export function shownOf(brief: Brief, field: 'favoriteThing' | 'specialMemory'): string {
  const confirmed = brief.readings?.[field === 'favoriteThing' ? 'favorite' : 'memory']
  if (confirmed !== undefined) return confirmed ?? ''
  const said = brief[field]
  const animal = brief.recipientKind === 'animal' || ANIMAL.test(brief.recipientRelation)
  return privateFact(said, { animal }) || hurtOf(said, { animal }) || isShopNote(said) ? '' : said
}

const ANIMAL = /(?<![A-Za-zÀ-ỹ])(?:perr|gat|mascot|cachorr|conej)/iu

/** Who swims in one is seen in its water, with a garden behind. */
const POOL = /alberca|piscina|pileta/i

/**
 * Place, hour, weather, deed and things as they are remembered; what is not told of where and when that was is as in the
 * chapter. Null where nothing of it can be painted, or somebody wrote another prompt.
 */
function memoryReading(request: PictureRequest, { scene, ...chapter }: Chapter): Reading | null {
  if (scene.memoryPlace === undefined || request.imagePrompt !== chapter.imagePrompt) return null
  const memory = shownOf(request.brief, 'specialMemory')
  const told = placesOf(memory, scene)
  const isPlaced = sure(findPlace, told) !== null
  const things = findObjects(memory, 6).filter(({ confidence }) => confidence >= SURE)
  const finds = [findWeather, findTime, findAction]
  if (!isPlaced && things.length === 0 && finds.every((find) => sure<unknown>(find, [memory]) === null)) return null
  const remembered = { place: told, time: told, weather: told, action: [memory], moods: [memory], things: [memory] }
  if (isPlaced) return { ...remembered, pose: undefined, remembers: true }
  const usual = chapterReading(request)
  const deed = sure(findAction, [memory])
  const large = things.filter(({ object }) => !fitsIndoors(object))
  const isOutdoors = sure(findWeather, [memory]) !== null || large.length > 0 || (deed !== null && WIDE.has(deed))
  // Vehicles keep to it.
  const isStreet = large.some(({ object }) => !findObject(object)?.alive)
  const [place = ''] = usual.place
  const isRoom = INDOORS.has(sure(findPlace, [place]) ?? 'city')
  return {
    // What the chapter says besides is of its own plot: a word of it is no place for the memory.
    place: [
      ...told,
      ...(isStreet || (isOutdoors && isRoom) ? [] : [place]),
      isOutdoors ? STREET : FEAST.test(memory) ? HALL : AT_HOME,
    ],
    time: [...told, ...usual.time],
    weather: told,
    action: [memory, ...usual.action],
    moods: [memory, ...usual.moods],
    things: [memory, ...usual.things],
    pose: deed === null ? usual.pose : undefined,
    remembers: true,
  }
}

const STREET = 'una calle'
const AT_HOME = 'en casa'
const HALL = 'un salón de fiestas'

/** Many are asked to it: it is seen in a large room where nothing says where it was. */
const FEAST =
  /(?<![A-Za-zÀ-ỹ])(?:bodas?|bautizos?|banquete|(?:fiesta|cumple(?:años)?) de (?:15|quince|xv))(?![A-Za-zÀ-ỹ])/iu

/** What is done where there is room for it. */
const WIDE: ReadonlySet<ActionId> = new Set<ActionId>(['run', 'play-ball', 'ride', 'climb', 'swim', 'fly', 'plant'])

/** Whether the memory itself says where it was. */
export function tellsPlace({ brief, chapter }: PictureRequest): boolean {
  return chapter !== null && sure(findPlace, placesOf(shownOf(brief, 'specialMemory'), chapter.scene)) !== null
}

/** Where a memory was: what was read as its place says it better than any other word of it. */
function placesOf(memory: string, { memoryPlace = '' }: Scene): string[] {
  return [memoryPlace, memory, ...(POOL.test(memory) ? ['un jardín'] : [])]
}

/** Vehicles, horses and what is as large have no room in a room. */
function fitsIndoors(id: string): boolean {
  const object = findObject(id)
  return !object || object.height < 1.3
}

function chapterReading({ subject, brief, chapter, head, imagePrompt }: PictureRequest): Reading {
  const scene: Scene = chapter?.scene ?? head.cover.scene
  const [memory, favourite] = [shownOf(brief, 'specialMemory'), shownOf(brief, 'favoriteThing')]
  const text = chapter ? [chapter.title, ...chapter.paragraphs].join('. ') : head.title
  // What lies about says neither the place nor the weather: snow may be a flavour there.
  const prompt = imagePrompt.replace(/Alrededor se ven[^.]*\./, '')
  const remembers = subject === 'cover' || subject === 3 || subject === 5
  return {
    place: [scene.place.replace(SEEN_FROM, ''), scene.place, prompt, text, memory, favourite],
    time: [scene.time, scene.place, prompt, text],
    weather: [scene.time, scene.place, scene.action, prompt],
    action: [scene.action, firstSentence(imagePrompt), text.slice(-260)],
    moods: [scene.action, firstSentence(imagePrompt)],
    // Who acts counts for more than what lies about; the cover shows what is loved, the last page what is remembered.
    things: [
      scene.action,
      ...(subject === 'cover' ? [favourite] : subject === 5 ? [memory] : []),
      ...scene.objects,
      favourite,
      ...(remembers ? [memory] : []),
    ],
    pose: scene.pose,
    remembers: false,
  }
}

/** From where a picture is looked at is not where it is: «una plaza con relojes, desde un balcón». */
const SEEN_FROM = /,\s(?:desde|visto|vista)\s.*$/i

/** Who does what; the sentences after it tell of the place and of what lies about. */
function firstSentence(prompt: string): string {
  return /^.*?(?:[.:](?=\s)|$)/s.exec(prompt)?.[0] ?? ''
}
