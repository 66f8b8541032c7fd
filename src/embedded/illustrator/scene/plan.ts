import type { Character } from './character.ts'
import type { Direction } from './direction.ts'
import type { ActionId, PlaceId, Time, Weather } from './scene.ts'

/** An animal that takes part: the recipient itself, or the same friend in every picture. */
export type Companion = { object: string; role: 'recipient' | 'friend' }

/** A thing in the picture, and the Spanish words that asked for it. */
export type Thing = { object: string; words: string }

/** Everything a picture shows, decided before the first stroke. */
export type ScenePlan = Direction & {
  subject: 'cover' | number
  place: PlaceId
  time: Time
  weather: Weather
  action: ActionId
  /** An animal as recipient is the companion instead. */
  cast: { sender: Character; recipient: Character | null }
  companion: Companion | null
  /** The most important first. */
  things: Thing[]
  /** True where the picture shows the memory itself. */
  remembers: boolean
  /** True where the painted photographs hang in the picture. */
  portraits: boolean
  seed: string
}
