import type { Coat } from '../../../contract/coats.ts'
import type { Character } from './character.ts'
import type { ShotKind } from './direction.ts'
import type { ScenePlan } from './plan.ts'
import { type ActionId, AFLOAT, type PlaceId } from './scene.ts'

/** Where nobody stands up in the water. */
const BOTTOMLESS: ReadonlySet<PlaceId> = new Set<PlaceId>(['underwater', 'space', 'sky'])

/** Who swims where there is air splashes about to the waist: bodies would float over the meadow. */
export function isWading({ action, place }: Pick<ScenePlan, 'action' | 'place'>): boolean {
  return action === 'swim' && !BOTTOMLESS.has(place)
}

/** Whether they are in a rowing boat: the thing that is ridden is one. */
export function isRowing({ action, things }: Pick<ScenePlan, 'action' | 'things'>): boolean {
  return action === 'ride' && things[0]?.object === 'rowing-boat'
}

/** Whether the animal is here to whom the book is given: it has no figure among people. */
export function lovedHere({ companion }: Pick<ScenePlan, 'companion'>): boolean {
  return companion?.role === 'recipient'
}

type WithBaby = Pick<ScenePlan, 'cast' | 'action' | 'camera' | 'shoulders' | 'kind' | 'place'>

/** Whether the sender has the recipient, a baby, in the arms. */
export function isCarried(plan: WithBaby): boolean {
  return isOnTheArm(plan) && !isCarriedElsewhere(plan)
}

/** Whether a baby that could be in somebody's arms is on the ground with them: in every other picture of a book. */
export function isCarriedElsewhere(plan: WithBaby): boolean {
  const { kind, action, place, cast } = plan
  if (!isOnTheArm(plan) || TENDER.has(action) || cast.sender.wheels) return false
  return GROUNDED.has(kind) && !AFLOAT.has(place)
}

function isOnTheArm({ cast, action, camera, shoulders }: WithBaby): boolean {
  const grown = cast.sender.age !== 'baby' && cast.sender.age !== 'child'
  return grown && !shoulders && cast.recipient?.age === 'baby' && camera !== 'behind' && ON_THE_ARM.has(action)
}

const TENDER: ReadonlySet<ActionId> = new Set(['hug', 'comfort', 'whisper', 'dance'])
const GROUNDED: ReadonlySet<ShotKind> = new Set(['back', 'motion', 'wide'])

const isSmall = ({ age }: Character) => age === 'baby' || age === 'child'

/** Who carries whom on the shoulders: somebody grown a child, seen whole. */
export function shoulderRide({ cast, shoulders }: Pick<ScenePlan, 'cast' | 'shoulders'>) {
  const { sender, recipient } = cast
  if (!shoulders || !recipient) return null
  if (isSmall(sender) === isSmall(recipient)) return null
  const below: 'sender' | 'recipient' = isSmall(recipient) ? 'sender' : 'recipient'
  return cast[below]?.wheels
    ? null
    : { below, above: below === 'sender' ? ('recipient' as const) : ('sender' as const) }
}

const ON_THE_ARM: ReadonlySet<ActionId> = new Set([
  'stand',
  'walk',
  'wave',
  'point',
  'look',
  'search',
  'hug',
  'hold-hands',
  'sing',
  'comfort',
  'whisper',
  'dance',
  'celebrate',
  'give',
])

/** Whether two blow out the candles of a cake on a table: at a feast, or where what they bake it for is told to end so. */
export function isBlowingCandles({
  action,
  cast,
  things,
  place,
  moods,
}: Pick<ScenePlan, 'action' | 'cast' | 'things' | 'place' | 'moods'>) {
  const grown = cast.recipient !== null && cast.recipient.age !== 'baby'
  const blows = action === 'celebrate' || (action === 'cook' && Object.values(moods).includes('blow'))
  return blows && grown && !TABLELESS.has(place) && things.some(({ object }) => object === 'cake')
}

const TABLELESS: ReadonlySet<PlaceId> = new Set<PlaceId>(['underwater', 'sea', 'sky', 'space'])

/** The colour that was said of a thing or an animal. */
export function colourIn({ things, companion }: ScenePlan, id: string): string | undefined {
  return companion?.object === id ? companion.colour : things.find(({ object }) => object === id)?.colour
}

/** What an object is to be drawn with: the colour that was said of it, and the coat of the animal that it is. */
export function paintOf(plan: ScenePlan, id: string): { colour?: string; coat?: Coat } {
  const [colour, coat] = [colourIn(plan, id), plan.companion?.object === id ? plan.companion.coat : undefined]
  return { ...(colour && { colour }), ...(coat && { coat }) }
}

/** How large an animal is beside others of its kind. */
export function largenessOf(plan: ScenePlan, id: string): number {
  return LARGENESS[paintOf(plan, id).coat?.size ?? 'mediano']
}

const LARGENESS: Record<Coat['size'], number> = { pequeño: 0.78, mediano: 1, grande: 1.12 }

/** How many of a thing or an animal were told of. */
export function countOf({ things, companion }: ScenePlan, id: string): number {
  const told = companion?.object === id ? companion.count : things.find(({ object }) => object === id)?.count
  return told ?? 1
}
