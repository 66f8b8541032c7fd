import type { ScenePlan } from './plan.ts'
import type { PlaceId } from './scene.ts'

/** What a place, the night or the weather shows anyway. */
export function isPartOf(id: string, { place, time, weather }: Pick<ScenePlan, 'place' | 'time' | 'weather'>): boolean {
  return (
    FURNITURE[id]?.includes(place) === true ||
    (time === 'night' && NIGHT_SKY.has(id)) ||
    (weather === id && id === 'rainbow')
  )
}

const WOODS = ['forest', 'jungle', 'park', 'garden', 'mountain', 'countryside', 'river', 'lake', 'snow'] as const
const FURNITURE: Partial<Record<string, readonly PlaceId[]>> = {
  bed: ['bedroom'],
  bathtub: ['bathroom'],
  couch: ['living-room'],
  lamp: ['bedroom', 'library', 'workshop'],
  castle: ['castle'],
  tree: WOODS,
  pine: WOODS,
  plant: ['jungle', 'forest'],
  house: ['village', 'city', 'farm'],
  'palm-tree': ['beach', 'island', 'jungle'],
  'water-wave': ['beach', 'sea', 'island'],
  cactus: ['desert'],
  // Who is on board sees no other deck.
  boat: ['sea'],
  canoe: ['sea'],
  volcano: ['mountain'],
}

export const NIGHT_SKY = new Set(['star', 'moon', 'cloud'])
