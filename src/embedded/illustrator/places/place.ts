import type { Box } from '../scene/layout.ts'
import type { Point } from '../buffers/paths.ts'
import type { Rgb } from '../../../contract/colour.ts'
import type { SeatKind } from '../scenery/seats.ts'
import type { Scenery } from '../scenery/scenery.ts'

export const WARM: Rgb = [255, 205, 120]

/** A lamp, a fire, a moonlit window: x, y and radius in pixels. */
export type Light = { x: number; y: number; radius: number; colour: Rgb; strength: number }

/** Where a thing may stand or float: its middle, its foot and its height, in pixels. */
export type Spot = { x: number; y: number; height: number }

export type PlaceOptions = {
  /** Which half keeps open air: 1 has the sun or the view at the right. */
  side: 1 | -1
  /** From which of its sides it is seen: the next picture of a book sees another. */
  turn: number
  cover?: boolean
  /** People get a seat drawn for them, so the room draws no sofa. */
  sitting?: boolean
}

/** What a place leaves for people and things once its background is painted. */
export type Stage = {
  /** Middle of the cast, 0 to 1. */
  castX: number
  sky: Spot[]
  /** Where something may swim: its middle, and where it comes out of the water. */
  water?: Spot[]
  lights: Light[]
  /** Where light comes from where no sky has drawn its sun. */
  sun: Point
  indoor?: boolean
  /** A wall where portraits may hang: middle and half size. */
  wall?: { x: number; y: number; size: number }
  /** What there is to sit on. */
  seat?: SeatKind
  /** Leaves, snow and stones in front of everybody, and nothing before a face. */
  front: (faces: readonly Box[]) => void
}

/** Paints a background and says where the rest goes. A designer adds a place by adding a file. */
export type Place = (scenery: Scenery, options: PlaceOptions) => Stage
