import type { PictureRequest } from '../../../engine.ts'
import { castOf, type Looks } from './cast.ts'
import { clothed } from './clothes.ts'
import { findAction, findPlace, findTime, findWeather } from '../lexicon/scene-words.ts'
import { findObject } from '../objects/catalogue.ts'
import type { Direction } from '../scene/direction.ts'
import type { Expression } from '../scene/expressions.ts'
import type { ScenePlan, Thing } from '../scene/plan.ts'
import { isBlowingCandles, isRowing, shoulderRide } from '../scene/situations.ts'
import { random } from '../../random.ts'
import { type Reading, readingOf, sure } from './reading.ts'
import { beatOf, direct, shotKinds } from './director.ts'
import { type ActionId, ACTIONS, INDOORS, type PlaceId, type Time, type Weather } from '../scene/scene.ts'
import { moodsOf } from './moods.ts'
import { othersOf } from './others.ts'
import { rememberedKin } from './remembered-kin.ts'
import { companionOf, thingsOf, withBoat } from './things.ts'
import { otherAction, unwanted as unwantedIn, UNWANTED, unwished, wished } from './wish.ts'

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
  const said = placeOf(request, reading, seed)
  const beloved = companionOf(request, kinship.pet, looks.coat ?? null)
  const { things: mentioned, without } = thingsOf(request, reading)
  const named = withBoat(mentioned, [wished(redo), ...(reading.pose ? [] : reading.action)])
  const isUnwanted = beloved?.role === 'friend' && unwished(redo).includes(beloved.object)
  const isElsewhere = beloved?.role === 'recipient' ? isAbsent : beloved !== null && !canBe(beloved.object, said)
  const companion = isElsewhere || isUnwanted ? null : beloved
  const things = named.filter(({ object }) => object !== companion?.object && object !== companion?.second)
  const time = timeOf(request, reading)
  const composition = redo ? `${seed} ${redo.seed}` : seed
  const action = actionOf(request, reading, said, things, seed)
  const place = isRowing({ action, things }) && !WATERS.has(said) ? 'lake' : said
  const { cast, clothes } = clothed(
    { sender, recipient },
    { asked: redo?.wish.replace(UNWANTED, '. ') ?? '', unwanted: unwantedIn(redo) },
    { sender: brief.senderName, recipient: brief.recipientName },
  )
  const shoulders = [wished(redo), ...reading.action].some((text) => ON_SHOULDERS.test(text))
  const company = othersOf(brief, { cast, kinship }, looks, seed)
  const others =
    remembers && company.length < 2 ? [...company, ...rememberedKin(brief, { cast, kinship }, seed)] : company
  const told = moodsOf(request, reading.moods)
  const moods = subject === 'cover' && !redo ? cheerful(told) : told
  return {
    subject,
    place,
    time: place === 'space' ? 'night' : time,
    weather: underRainbow(weatherOf(request, reading, place), { place, time, things }),
    action,
    // Whoever watches over a sleeper looks tender, on tiptoe or not.
    moods: action === 'sleep' ? { sender: null, recipient: null } : moods,
    before:
      subject === 'cover'
        ? []
        : [request.head.cover.scene, ...(request.earlier ?? [])].map((scene) => beatOf(scene).action),
    ...directionOf(request, { place, action, cast, others, remembers }, seed),
    // Both are seen whole, one above the other or at one table.
    ...((shoulderRide({ cast, shoulders }) || isBlowingCandles({ action, cast, things, place, moods })) && {
      camera: 'full',
      eye: 'level',
      arrangement: 'together',
      depth: 1,
    }),
    cast,
    others,
    shoulders,
    companion,
    // A cover is a poster: one idea, seen from afar.
    things: things.slice(0, subject === 'cover' && !redo ? 2 : 4),
    ...(redo?.wish && { wished: { without: isUnwanted ? [beloved.object, ...without] : without, clothes } }),
    remembers,
    portraits: subject === 'cover' || subject === 5,
    seed: composition,
  }
}

/** A gift's cover shows nobody doubtful, cross or afraid, whatever joke its scene makes. */
function cheerful({ sender, recipient }: ScenePlan['moods']): ScenePlan['moods'] {
  return { sender: unlessGloomy(sender), recipient: unlessGloomy(recipient) }
}

const unlessGloomy = (mood: Expression | null) => (mood && GLOOMY.has(mood) ? null : mood)

const GLOOMY: ReadonlySet<Expression> = new Set(['doubt', 'cross', 'sad', 'fear', 'yawn'])

const ON_SHOULDERS =
  /(?<![A-Za-zÀ-ỹ])(?:a (?:hombros|caballito|cuestas|arre)|(?:sobre|en|subid[oa] a|montad[oa] a) (?:mis|tus|sus|los) hombros)(?![A-Za-zÀ-ỹ])/iu

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
  { place, action, cast, others, remembers }: Pick<ScenePlan, 'place' | 'action' | 'cast' | 'others' | 'remembers'>,
  seed: string,
): Direction {
  const page = subject === 'cover' ? 0 : subject
  const told = chapter ? [...earlier, chapter.scene] : []
  const kind = shotKinds(head.cover.scene, told, seed).at(-1)!
  const two = others.length === 0
  const pair = two && [cast.sender, cast.recipient].every((person) => person !== null && person.age !== 'baby')
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
  const usual = hours[String(subject)] ?? 'day'
  const said = sure(findTime, [wished(redo), ...time]) ?? usual
  if (said !== sure(findTime, [unwantedIn(redo)])) return said
  return usual === said ? (said === 'day' ? 'afternoon' : 'day') : usual
}

/** Places without a sky, where no weather is painted. */
const SHELTERED = new Set<PlaceId>(['cave', 'underwater', 'space'])

function weatherOf({ redo }: PictureRequest, { weather }: Reading, place: PlaceId): Weather {
  if (INDOORS.has(place) || SHELTERED.has(place)) return 'clear'
  const said = sure(findWeather, [wished(redo), ...weather]) ?? (place === 'snow' ? 'snow' : 'clear')
  return said === sure(findWeather, [unwantedIn(redo)]) ? 'clear' : said
}

/** A rainbow that lies about spans the sky. */
function underRainbow(
  weather: Weather,
  { place, time, things }: Pick<ScenePlan, 'place' | 'time' | 'things'>,
): Weather {
  const spans = !INDOORS.has(place) && !SHELTERED.has(place) && time !== 'night' && place !== 'sky'
  const named = things.some(({ object }) => object === 'rainbow')
  return named && spans && (weather === 'clear' || weather === 'rain') ? 'rainbow' : weather
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
  // Nobody has a bed there.
  if (action === 'sleep' && BEDLESS.has(place)) return 'sit'
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

/** Where a boat is rowed; a ship's deck is none of them. */
const WATERS: ReadonlySet<PlaceId> = new Set<PlaceId>(['lake', 'river', 'beach', 'island', 'jungle'])

const BEDLESS = new Set<PlaceId>(['bus', 'lift', 'bathroom'])

const AFLOAT = new Set<PlaceId>(['sea', 'sky', 'space'])

function isMount(id: string): boolean {
  const object = findObject(id)
  return object?.seat !== undefined && object.uses.includes('ridden')
}

/** Whether an animal can be at the place: under water only what swims, in the sky only what flies. */
function canBe(id: string, place: PlaceId): boolean {
  const uses = findObject(id)?.uses ?? []
  return place === 'underwater' ? uses.includes('floats') : place !== 'sky' || uses.includes('flies')
}
