import type { ScenePlan } from './plan.ts'
import type { ActionId, PlaceId } from './scene.ts'

/** Where nobody stands up in the water. */
const BOTTOMLESS: ReadonlySet<PlaceId> = new Set<PlaceId>(['underwater', 'space', 'sky'])

/** Who swims where there is air splashes about to the waist: bodies would float over the meadow. */
export function isWading({ action, place }: Pick<ScenePlan, 'action' | 'place'>): boolean {
  return action === 'swim' && !BOTTOMLESS.has(place)
}

/** Whether the sender has the recipient, a baby, in the arms. */
export function isCarried({ cast, action, camera }: Pick<ScenePlan, 'cast' | 'action' | 'camera'>): boolean {
  const grown = cast.sender.age !== 'baby' && cast.sender.age !== 'child'
  return grown && cast.recipient?.age === 'baby' && camera !== 'behind' && ON_THE_ARM.has(action)
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

/** The colour that was said of a thing or an animal. */
export function colourIn({ things, companion }: ScenePlan, id: string): string | undefined {
  return companion?.object === id ? companion.colour : things.find(({ object }) => object === id)?.colour
}

/** How many of a thing or an animal were told of. */
export function countOf({ things, companion }: ScenePlan, id: string): number {
  const told = companion?.object === id ? companion.count : things.find(({ object }) => object === id)?.count
  return told ?? 1
}
