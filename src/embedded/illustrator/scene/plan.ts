import type { Coat } from '../../../contract/coats.ts'
import type { Character } from './character.ts'
import type { Direction } from './direction.ts'
import type { Expression } from './expressions.ts'
import type { ActionId, PlaceId, Time, Weather } from './scene.ts'

/** An animal that takes part: the recipient itself, or the same friend in every picture. */
export type Companion = {
  object: string
  role: 'recipient' | 'friend'
  colour?: string | undefined
  /** As the giver confirmed it or the photo shows it; goes before the colour that is told. */
  coat?: Coat | undefined
  count?: number | undefined
  /** A recipient of another kind besides: «mi perro y mi gata» are two animals, neither the other's double. */
  second?: string | undefined
}

/** A thing in the picture, the Spanish words that asked for it, the colour that they give it where it can have one, and how many. */
export type Thing = { object: string; words: string; colour?: string | undefined; count?: number | undefined }

/** Something to wear as a wish names it; null in `on` where it could not be put on. */
export type WornPiece = { words: string; on: 'head' | 'trunk' | 'legs' | null }

/** Everything a picture shows, decided before the first stroke. */
export type ScenePlan = Direction & {
  subject: 'cover' | number
  place: PlaceId
  time: Time
  weather: Weather
  action: ActionId
  /** What their faces show where a text says it; else what the deed brings with it. */
  moods: { sender: Expression | null; recipient: Expression | null }
  /** What is done in the pictures before it, the cover's first, where that is known. */
  before: readonly (ActionId | null)[]
  /** An animal as recipient is the companion instead. */
  cast: { sender: Character; recipient: Character | null }
  /** Who belongs to one of the two: brothers and sisters, a class; of whom a memory brings in, what they are called. */
  others: { role: 'sender' | 'recipient'; character: Character; called?: string }[]
  /** The smaller of the two rides on the shoulders of the other. */
  shoulders: boolean
  companion: Companion | null
  /** The most important first. */
  things: Thing[]
  /** What a wish for another picture has taken out of it, and what it has people wear. */
  wished?: { without: string[]; clothes: WornPiece[] }
  /** True where the picture shows the memory itself. */
  remembers: boolean
  /** True where the painted photographs hang in the picture. */
  portraits: boolean
  seed: string
}
