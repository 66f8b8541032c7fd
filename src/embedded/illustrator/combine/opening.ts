import type { Scenery } from '../scenery/scenery.ts'

/** Where a photo shows: its middle, its size and its turn. Pixels, radians. */
export type Opening = { x: number; y: number; width: number; height: number; turn: number }

/** A way to present two photos in a painted scene. */
export type Mount = {
  /** Width by height of an opening, and how many faces fit into its height. */
  aspect: number
  room: number
  /** Paints the frames in front of the place and says where the photos go, the first photo's first. */
  paint(scenery: Scenery): Opening[]
}
