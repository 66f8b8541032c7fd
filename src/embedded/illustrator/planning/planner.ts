import type { PictureRequest } from '../../../engine.ts'
import { castOf, type Looks } from './cast.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findAction, findPlace, findTime, findWeather } from '../lexicon/scene-words.ts'
import { findObject } from '../objects/catalogue.ts'
import type { Direction } from '../scene/direction.ts'
import type { Companion, ScenePlan, Thing } from '../scene/plan.ts'
import { random } from '../../random.ts'
import { type Reading, readingOf, shownOf, sure, SURE } from './reading.ts'
import { direct, shotKinds } from './director.ts'
import { type ActionId, ACTIONS, INDOORS, type PlaceId, type Time, type Weather } from '../scene/scene.ts'
import { otherAction, unwished, wished } from './wish.ts'

/**
 * Decides what a picture shows from the chapter's scene and text. The same request always gives the
 * same plan, and the pictures of one story share cast, companion and favourite thing.
 */
export function planScene(request: PictureRequest, looks: Looks, seed: string): ScenePlan {
  const { subject, brief, redo } = request
  const reading = readingOf(request)
  const { remembers } = reading
  const isAbsent = isInMemory(request) && !remembers
  const { sender, recipient: drawn, kinship } = castOf(brief, looks, seed)
  const recipient = isAbsent ? null : drawn
  const place = placeOf(request, reading, seed)
  const beloved = companionOf(
    withoutNames(shownOf(brief, 'favoriteThing'), brief),
    withoutNames(shownOf(brief, 'specialMemory'), brief),
    kinship.pet,
  )
  const isElsewhere = beloved?.role === 'recipient' ? isAbsent : beloved !== null && !canBe(beloved.object, place)
  const companion = isElsewhere ? null : beloved
  const things = thingsOf(request, reading).filter(({ object }) => object !== companion?.object)
  const time = timeOf(request, reading)
  const composition = redo ? `${seed} ${redo.seed}` : seed
  const action = actionOf(request, reading, place, things, seed)
  const cast = { sender, recipient }
  return {
    subject,
    place,
    time: place === 'space' ? 'night' : time,
    weather: weatherOf(request, reading, place),
    action,
    ...directionOf(request, { place, action, cast, remembers }, seed),
    cast,
    companion,
    things: things.slice(0, 4),
    remembers,
    portraits: subject === 'cover' || subject === 5,
    seed: composition,
  }
}

/** Who has died is seen in the memory and nowhere else: its scenes are acted by the giver alone. */
function isInMemory({ brief, head }: PictureRequest): boolean {
  const occasion = brief.readings?.occasion ?? brief.occasion
  if (occasion !== undefined && occasion !== null) return occasion === 'en-recuerdo'
  // told in memory without its being chosen: not even the cover names them
  return MOURNED.test(brief.recipientRelation) && !head.cover.scene.action.includes(brief.recipientName.trim())
}

const MOURNED = /descans|q\.?\s?e\.?\s?p\.?\s?d|difunt|fallec|finad|ya no est[áa]/iu

/** The picture's part in the book: what kind it is follows from the scenes told so far, the rest from what it shows. */
function directionOf(
  { subject, head, chapter, earlier = [], redo }: PictureRequest,
  { place, action, cast, remembers }: Pick<ScenePlan, 'place' | 'action' | 'cast' | 'remembers'>,
  seed: string,
): Direction {
  const page = subject === 'cover' ? 0 : subject
  const told = chapter ? [...earlier, chapter.scene] : []
  const kind = shotKinds(head.cover.scene, told, seed).at(-1)!
  const pair = [cast.sender, cast.recipient].every((person) => person !== null && person.age !== 'baby')
  return direct(kind, { page, place, action, pair, remembers, redo: redo?.seed }, seed)
}

function placeOf({ subject, redo }: PictureRequest, { place, weather }: Reading, seed: string): PlaceId {
  const found = sure(findPlace, [wished(redo), ...place]) ?? wander(subject, seed)
  // Where it snows the mountains are white.
  return found === 'mountain' && sure(findWeather, [wished(redo), ...weather]) === 'snow' ? 'snow' : found
}

/** Places for chapters that name none: different ones, chosen once a story. */
function wander(subject: PictureRequest['subject'], seed: string): PlaceId {
  const route: PlaceId[] = ['garden', 'forest', 'mountain', 'village', 'countryside', 'river', 'park', 'lake']
  const start = random(`${seed} route`).integer(0, route.length - 1)
  return route[(start + (subject === 'cover' ? 0 : subject)) % route.length] as PlaceId
}

function timeOf({ subject, redo }: PictureRequest, { time }: Reading): Time {
  const hours: Record<string, Time> = {
    cover: 'afternoon',
    1: 'day',
    2: 'day',
    3: 'afternoon',
    4: 'sunset',
    5: 'night',
  }
  return sure(findTime, [wished(redo), ...time]) ?? hours[String(subject)] ?? 'day'
}

/** Places without a sky, where no weather is painted. */
const SHELTERED = new Set<PlaceId>(['cave', 'underwater', 'space'])

function weatherOf({ redo }: PictureRequest, { weather }: Reading, place: PlaceId): Weather {
  if (INDOORS.has(place) || SHELTERED.has(place)) return 'clear'
  return sure(findWeather, [wished(redo), ...weather]) ?? (place === 'snow' ? 'snow' : 'clear')
}

function actionOf(
  request: PictureRequest,
  { action: texts, pose, remembers }: Reading,
  place: PlaceId,
  things: Thing[],
  seed: string,
): ActionId {
  const { redo } = request
  const said = ACTIONS.find((action) => action === pose) ?? sure(findAction, texts)
  const usual = remembers ? togetherness(place, seed) : usualAction(request, things)
  const action = sure(findAction, [wished(redo)]) ?? otherAction(redo, said ?? usual)
  if (action === 'ride' && !things.some(({ object }) => isMount(object))) return 'walk'
  if (action === 'swim' && INDOORS.has(place)) return 'celebrate'
  if (place === 'underwater' && ['walk', 'run', 'stand', 'search', 'jump'].includes(action)) return 'swim'
  return action
}

function usualAction({ subject }: PictureRequest, things: Thing[]): ActionId {
  if (subject === 5) return 'hug'
  if (subject === 'cover') return 'hold-hands'
  return things.length > 0 ? 'point' : 'walk'
}

/** How two people are remembered of whom nothing is told but where they were. */
function togetherness(place: PlaceId, seed: string): ActionId {
  const ways: ActionId[] = AFLOAT.has(place) ? ['look', 'hug', 'wave'] : ['hold-hands', 'look', 'hug', 'walk']
  return random(`${seed} together`).pick(ways)
}

const AFLOAT = new Set<PlaceId>(['sea', 'sky', 'space'])

function isMount(id: string): boolean {
  const object = findObject(id)
  return object?.seat !== undefined && object.uses.includes('ridden')
}

/** «Del tamaño de un pan»: nothing of the kind is there. */
const COMPARISON = /\s(del tamaño de|como una?|igual que|parecid[oa]s? a)\s.*$/i

/** What the texts name, each kind of thing once. */
function thingsOf({ brief, head, redo }: PictureRequest, { things }: Reading): Thing[] {
  const texts = [wished(redo), ...things]
  const seen = new Set(unwished(redo))
  return texts
    .flatMap((text) => findObjects(withoutNames(text.replace(COMPARISON, ''), brief), 3))
    .filter(({ words, confidence }) => confidence >= SURE && (THING.test(words) || !isPlace(words)))
    .map(({ object, words }) => ({ object: ofTheStory(object, head), words }))
    .filter(({ object }) => !seen.has(object) && seen.add(object))
}

/** One kind under several names: where the story has chosen one, the others are not meant besides. */
const KINDS: readonly (readonly string[])[] = [
  ['sauropod', 't-rex', 'triceratops', 'pterosaur'],
  ['cat', 'black-cat'],
  ['ball', 'beach-ball'],
  ['car', 'racing-car'],
  ['boat', 'canoe'],
  ['skates', 'ice-skate'],
]

/** The dinosaur of this story, whatever dinosaur a phrase speaks of. */
function ofTheStory(object: string, head: PictureRequest['head']): string {
  const kind = KINDS.find((ids) => ids.includes(object))
  if (!kind) return object
  const { action, objects } = head.cover.scene
  const chosen = [action, ...objects]
    .flatMap((text) => findObjects(text, 6))
    .map((found) => found.object)
    .filter((id) => kind.includes(id))
  // The more particular name decides: a «dinosaurio triceratops» is a triceratops.
  return chosen.find((id) => id !== kind[0]) ?? object
}

/** Rosa, Luna and León are people here: their names, as they are written, are no things to draw. */
function withoutNames(text: string, { recipientName, senderName }: PictureRequest['brief']): string {
  const names = new Set(`${recipientName} ${senderName}`.match(/\p{Lu}\p{L}+/gu))
  return text.replace(/\p{L}+/gu, (word) => (names.has(word) ? '' : word))
}

/** Words that say a place and yet name a thing: who loves football loves the ball, who remembers the swing a swing. */
const THING =
  /\b(?:arena|mantas|s[aá]banas|cojines|almohadas|cubo|columpi\w*|hamacas?|trineos?|esqui\w*|muñecos?|bolas|balon|pelota|f[uú]tbol|gol|partido|botines|real|atl[eé]tico|fc|tractor\w*|bicis?|cohetes?|nave|astronauta|canoa|kayak|globo|setas|cactus|surf|gafas|tesoro|fuerte|conchas|helado|paleta|polo|hornear|pan|galletas|pasteles|paella|arroz|tobog[aá]n|patin\w*|noria|tiovivo|carrusel|cuento|fuegos)\b/i

/** A place is drawn as a place, never as a thing beside the people. */
function isPlace(words: string): boolean {
  return (findPlace(words)?.confidence ?? 0) >= SURE
}

/** The recipient where it is an animal; else a small animal that the person loves, in every picture. */
function companionOf(favourite: string, memory: string, pet: string | null): Companion | null {
  const own = pet && findObjects(pet, 1)[0]?.object
  if (own) return { object: own, role: 'recipient' }
  const friend = findObjects(`${favourite}. ${memory}`, 6).find(({ object }) => isSmallAnimal(object))
  return friend ? { object: friend.object, role: 'friend' } : null
}

/** Whether an animal can be at the place: under water only what swims, in the sky only what flies. */
function canBe(id: string, place: PlaceId): boolean {
  const uses = findObject(id)?.uses ?? []
  return place === 'underwater' ? uses.includes('floats') : place !== 'sky' || uses.includes('flies')
}

function isSmallAnimal(id: string): boolean {
  const object = findObject(id)
  return object?.alive === true && object.height < 0.9 && object.uses[0] === 'stands'
}
