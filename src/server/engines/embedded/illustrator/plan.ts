import type { Character } from './figures/character.ts'
import type { ActionId, PlaceId, Time, Weather } from './scene.ts'

/** Who takes part besides the two people. */
export type Companion = { object: string; role: 'pet' | 'friend' }

/** Everything a picture shows, decided before the first stroke. */
export type ScenePlan = {
  subject: 'cover' | number
  place: PlaceId
  time: Time
  weather: Weather
  action: ActionId
  /** Which half of the picture keeps open air. */
  side: 1 | -1
  /** Sender and recipient, in this order; an animal as recipient is a companion instead. */
  cast: { sender: Character; recipient: Character | null }
  companion: Companion | null
  /** Ids of objects, the most important first. */
  objects: string[]
  /** True where the painted photographs hang in the picture. */
  portraits: boolean
  seed: string
}
