import { fromOklab, type Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { hex, oklab } from '../../colour.ts'
import { clamp } from '../pixels/statistics.ts'

/** Grey or dyed hair is lighter than that, and brows beside it that stayed dark are darker. */
const [LIGHT, DARK] = [0.58, 0.4]
/** The darkest hairs of a brow, where they overlap, are darker than a drawn line should be. */
const LIFT = 0.04
/** Skin shines through brows: no line is lighter. */
const [DARKEST, LIGHTEST] = [0.2, 0.62]

/** The brows' own colour on a bald head, and where they are plainly darker than the hair; else they are as it is. */
export function readBrows(brows: Lab, { hair, hairType }: Pick<Look, 'hair' | 'hairType'>): Pick<Look, 'browColour'> {
  const isDyedOrGrey = oklab(hair)[0] > LIGHT && brows[0] < DARK
  if (hairType !== 'calvo' && !isDyedOrGrey) return {}
  return { browColour: hex(fromOklab([clamp(brows[0] + LIFT, DARKEST, LIGHTEST), brows[1], brows[2]])) }
}
