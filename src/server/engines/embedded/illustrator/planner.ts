import type { PictureRequest, Scene } from '../../engine.ts'
import { castOf, type Looks } from './cast.ts'
import { findObjects } from './lexicon/objects.ts'
import { findAction, findPlace, findTime, findWeather, type Found } from './lexicon/scene-words.ts'
import { findObject } from './objects/catalogue.ts'
import type { Companion, ScenePlan, Thing } from './plan.ts'
import { random } from './random.ts'
import { cameraOf } from './staging/camera.ts'
import { type ActionId, ACTIONS, INDOORS, type PlaceId, type Time, type Weather } from './scene.ts'
import { otherAction, unwished, wished } from './wish.ts'

/** Readings below this are guesses. */
const SURE = 0.5

/**
 * Decides what a picture shows from the chapter's scene and text. The same request always gives the
 * same plan, and the pictures of one story share cast, companion and favourite thing.
 */
export function planScene(request: PictureRequest, looks: Looks, seed: string): ScenePlan {
  const { subject, brief, chapter, head, redo } = request
  const scene = chapter?.scene ?? head.cover.scene
  const text = chapter ? [chapter.title, ...chapter.paragraphs].join('. ') : head.title
  const { sender, recipient, kinship } = castOf(brief, looks, seed)
  const place = placeOf(request, scene, text, seed)
  const companion = companionOf(
    withoutNames(brief.favoriteThing, brief),
    withoutNames(brief.specialMemory, brief),
    kinship.pet,
  )
  const things = thingsOf(request, scene).filter(({ object }) => object !== companion?.object)
  const time = timeOf(request, scene, text)
  const composition = redo ? `${seed} ${redo.seed}` : seed
  const action = actionOf(request, scene, text, place, things)
  const cast = { sender, recipient }
  return {
    subject,
    place,
    time: place === 'space' ? 'night' : time,
    weather: weatherOf(request, scene, place),
    action,
    camera: cameraOf({ subject, place, action, cast, seed: composition }, request.style),
    side: sideOf(subject, composition),
    cast,
    companion,
    things: things.slice(0, 4),
    portraits: subject === 'cover' || subject === 5,
    seed: composition,
  }
}

/** Open air changes sides from page to page: the same room is never seen twice from the same corner. */
function sideOf(subject: PictureRequest['subject'], seed: string): 1 | -1 {
  const page = subject === 'cover' ? 0 : subject
  return random(`${seed} side`).integer(0, 1) === page % 2 ? 1 : -1
}

/** The first reading that is sure, in the order of trust. */
function sure<T>(find: (text: string) => Found<T> | null, texts: readonly string[]): T | null {
  for (const text of texts) {
    const found = text ? find(text) : null
    if (found && found.confidence >= SURE) return found.value
  }
  return null
}

function placeOf(
  { subject, brief, imagePrompt, redo }: PictureRequest,
  scene: Scene,
  text: string,
  seed: string,
): PlaceId {
  return (
    sure(findPlace, [wished(redo), scene.place, imagePrompt, text, brief.specialMemory, brief.favoriteThing]) ??
    wander(subject, seed)
  )
}

/** Places for chapters that name none: different ones, chosen once a story. */
function wander(subject: PictureRequest['subject'], seed: string): PlaceId {
  const route: PlaceId[] = ['garden', 'forest', 'mountain', 'village', 'countryside', 'river', 'park', 'lake']
  const start = random(`${seed} route`).integer(0, route.length - 1)
  return route[(start + (subject === 'cover' ? 0 : subject)) % route.length] as PlaceId
}

function timeOf({ subject, imagePrompt, redo }: PictureRequest, scene: Scene, text: string): Time {
  const hours: Record<string, Time> = {
    cover: 'afternoon',
    1: 'day',
    2: 'day',
    3: 'afternoon',
    4: 'sunset',
    5: 'night',
  }
  return sure(findTime, [wished(redo), scene.time, scene.place, imagePrompt, text]) ?? hours[String(subject)] ?? 'day'
}

/** No sky of their own: what rained in a memory does not rain there. */
const SHELTERED = new Set<PlaceId>(['cave', 'underwater', 'space'])

function weatherOf({ imagePrompt, redo }: PictureRequest, scene: Scene, place: PlaceId): Weather {
  if (INDOORS.has(place) || SHELTERED.has(place)) return 'clear'
  return (
    sure(findWeather, [wished(redo), scene.time, scene.place, scene.action, imagePrompt]) ??
    (place === 'snow' ? 'snow' : 'clear')
  )
}

function actionOf(
  { subject, imagePrompt, redo }: PictureRequest,
  scene: Scene,
  text: string,
  place: PlaceId,
  things: Thing[],
): ActionId {
  const ending = text.slice(-260)
  const usual: ActionId =
    subject === 5 ? 'hug' : subject === 'cover' ? 'hold-hands' : things.length > 0 ? 'point' : 'walk'
  const wanted = sure(findAction, [wished(redo)])
  const action =
    wanted ??
    otherAction(redo, poseOf(scene) ?? sure(findAction, [scene.action, firstSentence(imagePrompt), ending]) ?? usual)
  if (action === 'ride' && !things.some(({ object }) => isMount(object))) return 'walk'
  if (place === 'underwater' && ['walk', 'run', 'stand', 'search', 'jump'].includes(action)) return 'swim'
  return action
}

/** What the writer said that they do, which no reading of words betters. */
const poseOf = ({ pose }: Scene) => ACTIONS.find((action) => action === pose)

/** Who does what; the sentences after it tell of the place and of what lies about. */
function firstSentence(prompt: string): string {
  return /^.*?(?:[.:](?=\s)|$)/s.exec(prompt)?.[0] ?? ''
}

function isMount(id: string): boolean {
  const object = findObject(id)
  return object?.seat !== undefined && object.uses.includes('ridden')
}

/** «Del tamaño de un pan»: nothing of the kind is there. */
const COMPARISON = /\s(del tamaño de|como una?|igual que|parecid[oa]s? a)\s.*$/i

/** What the scene names, then the favourite thing; the memory's things where the story remembers or ends. */
function thingsOf({ subject, brief, head, redo }: PictureRequest, scene: Scene): Thing[] {
  const remembers = subject === 'cover' || subject === 3 || subject === 5
  const texts = [
    wished(redo),
    // Who acts counts for more than what lies about.
    scene.action,
    ...scene.objects,
    brief.favoriteThing,
    ...(remembers ? [brief.specialMemory] : []),
  ]
  const seen = new Set(unwished(redo))
  return texts
    .flatMap((text) => findObjects(withoutNames(text.replace(COMPARISON, ''), brief), 3))
    .filter(({ words, confidence }) => confidence >= SURE && !isPlace(words))
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

function isSmallAnimal(id: string): boolean {
  const object = findObject(id)
  return object?.alive === true && object.height < 0.9 && object.uses[0] === 'stands'
}
