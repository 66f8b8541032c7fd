import type { Buffers } from '../buffers/buffers.ts'
import { adjust, luma } from '../../colour.ts'
import type { Character } from '../scene/character.ts'
import type { Body } from './proportions.ts'
import type { Skeleton } from './skeleton.ts'
import type { Edges } from './outline.ts'

/** The cloth of a trunk from the neck to its hem, and how far along it a place under the chest (in heads) lies. */
export type Trunk = { cloth: Edges; along: (down: number) => number }

/** What every piece of clothing is drawn with. */
export type GarmentContext = {
  g: Buffers
  character: Character
  body: Body
  bones: Skeleton
  back: boolean
  seated: boolean
  trunk: Trunk
}

/** Where the middle of the front lies on the cloth of a turned trunk, −1 to 1. */
export function middleOf({ bones }: Pick<GarmentContext, 'bones'>): number {
  return Math.max(-0.85, Math.min(0.85, bones.side * 0.9))
}

/** Light trim on dark cloth, dark trim on light cloth. */
export function trimOf(colour: string): string {
  return luma(colour) > 0.62 ? adjust(colour, -0.24, 1.25, 8) : '#fff4e2'
}
