import type { Buffers } from '../buffers/buffers.ts'
import { adjust, luma } from '../../colour.ts'
import type { Character } from '../scene/character.ts'
import type { Body } from './proportions.ts'
import type { Skeleton } from './skeleton.ts'

/** What every piece of clothing is drawn with. */
export type GarmentContext = {
  g: Buffers
  character: Character
  body: Body
  bones: Skeleton
  back: boolean
  seated: boolean
}

/** Light trim on dark cloth, dark trim on light cloth. */
export function trimOf(colour: string): string {
  return luma(colour) > 0.62 ? adjust(colour, -0.24, 1.25, 8) : '#fff4e2'
}
