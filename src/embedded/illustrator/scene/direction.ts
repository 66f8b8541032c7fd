import type { Camera } from './scene.ts'

/** What the six pictures of a book are, each kind once. */
export const SHOT_KINDS = ['wide', 'close', 'angle', 'back', 'motion', 'quiet'] as const
export type ShotKind = (typeof SHOT_KINDS)[number]

/**
 * How the two stand to each other: frontal side by side; at one depth and turned to each other; one near and large, the
 * other further off; the back of one large at the edge, the other's face beyond; both from behind.
 */
export type Arrangement = 'beside' | 'together' | 'depth' | 'over-shoulder' | 'backs'

/** How a picture is seen and staged: decided for the whole book before anything is drawn. */
export type Direction = {
  kind: ShotKind
  camera: Camera
  /** Height of the eye that sees the picture. */
  eye: 'level' | 'high' | 'low'
  arrangement: Arrangement
  /** Who is nearer, and how many times as large as the other for it; 1 is one depth. */
  nearer: 'sender' | 'recipient'
  depth: number
  /** Which half of the picture keeps open air, and light comes from: 1 is the right. */
  side: 1 | -1
  /** Which part of the place is behind the people, −1 (its left) to 1, and how many times nearer than in a style's usual view. */
  view: { pan: number; near: number }
  /** Radians by which the picture leans. */
  lean: number
  /** What heads and eyes turn to. */
  gaze: 'each-other' | 'thing' | 'far'
  /** What is large and near. */
  foreground: 'nothing' | 'frame' | 'person'
}
