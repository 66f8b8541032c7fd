import type { Coat } from '../../../../contract/coats.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import type { Point } from '../../buffers/paths.ts'

/**
 * How a thing may take part in a picture: on the ground, in somebody's hand, in the air, on water,
 * or under a rider. The first entry is its usual place.
 */
export type ObjectUse = 'stands' | 'held' | 'flies' | 'floats' | 'ridden'

/** Where an object is drawn, in pixels: `x` is its middle, `y` its foot (the middle where it flies). */
type ObjectBox = { x: number; y: number; height: number }

export type ObjectOptions = {
  /** Which way it looks: 1 to the right, −1 to the left. */
  facing: 1 | -1
  /** Radians, clockwise; 0 is upright. */
  tilt?: number
  /** The main colour in place of its own, where the object takes one. */
  colour?: string
  /** Of an animal that a photo shows or its giver described; goes before `colour`. */
  coat?: Coat
  /** For markings that vary from story to story and stay the same within one. */
  seed?: string
  /** Living things only; `idle` where absent. */
  pose?: 'idle' | 'sitting' | 'moving' | 'sleeping' | 'lying' | 'sniffing'
  /** Light of its own, 0 to 1. */
  glow?: number
}

/** One thing or animal that can be drawn. A designer adds one by adding a file with one of these. */
export type PictureObject = {
  /** English, kebab-case, unique. */
  id: string
  /** Width by height. */
  aspect: number
  /** True height in metres, toys and marvels included; the scene scales it by its own taste. */
  height: number
  uses: readonly ObjectUse[]
  alive?: boolean
  /** How far its own light reaches, in its heights, where it burns. */
  light?: number
  /** Rider's seat, in fractions of the box from left and top, when it looks to the right. */
  seat?: Point
  /** Where a hand holds it, in fractions of the box. */
  grip?: Point
  /** Paints it at the present distance of the buffers, with `subject` object; the caller draws the ground shadow. */
  draw(buffers: Buffers, box: ObjectBox, options: ObjectOptions): void
}
