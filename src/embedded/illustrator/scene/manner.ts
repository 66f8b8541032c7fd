import type { Point } from '../buffers/paths.ts'
import type { Age } from './character.ts'

/** How a style draws people. */
export type FigureManner = {
  face: FaceKind
  /** Heights in heads. */
  heads: Record<Age, number>
  headWidth: number
  /** Thickness of arms and legs, width of shoulders, size of hands and of feet: 1 is the picture-book norm. */
  limb: number
  torso: number
  hand: number
  foot: number
  /** Fingers beside the thumb; 1 is a mitten. */
  fingers: 1 | 3 | 4
  /** A plain silhouette, strands drawn on it, or pointed locks that break its outline. */
  hair: 'mass' | 'strands' | 'locks'
  blush: number
  headShape: 'round' | 'box' | 'oval' | 'pointed'
}

export type FaceKind = 'dot' | 'lid' | 'sketch' | 'gentle' | 'big' | 'anime' | 'button' | 'real' | 'comic' | 'retro'

/** How a style frames the world: how near the people are, how much ground and sky. */
export type Framing = {
  /** Height of an adult in chapters, in wide views and on covers, as shares of the picture's height. */
  adult: number
  wide: number
  cover: number
  /** Size of heads in close views: 1 is a third of the height. */
  head: number
  /** Where people stand, from the top. */
  floor: number
  /** How far the people stand from the middle towards the side without the view, as a share of the width. */
  aside: number
  /** Which part of a place it looks for rather, −1 (the left) to 1. */
  pan: number
  /** How much the background is brought nearer, and round which height: a low number leaves much sky, a high one much ground. */
  zoom: number
  pivot: number
  /** Radians by which close views and all others lean. */
  roll?: number
  lean?: number
}

/** How a style draws contours. */
type LineManner = {
  /** Width in pixels at 1024 pixels of height. */
  width: number
  /** How far a broad nib lies across the line, in line widths: strokes swell and taper with their direction. */
  nib?: Point
}

/** All that a style draws differently before any texture: the builders of people, places and things read it. */
export type Manner = {
  figure: FigureManner
  framing: Framing
  line: LineManner
  /** The smallest form of a place that is drawn, in thousandths of the picture's measure: what is smaller is left out. */
  detail: number
  /** How much forms round: 0 is flat. */
  volume: number
  /** What is left of the page: all, a sheet with a margin, an arch, a wash, what torn corners leave. */
  window: 'page' | 'sheet' | 'arch' | 'wash' | 'torn'
}
