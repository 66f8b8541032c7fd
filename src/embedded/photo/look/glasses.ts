import { fromOklab, type Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { hex } from '../../colour.ts'
import { chroma, hueOf } from '../pixels/statistics.ts'
import { glassesEvidence } from './evidence.ts'
import { learnt } from './learnt.ts'
import type { FrameMeasures } from './measure-frames.ts'
import type { Reading } from './reading.ts'

type Frame = Required<Pick<Look, 'glassesShape' | 'glassesColour'>>

/** Eyes so much darker than the cheeks, lids and all, are behind sunglasses. */
const DARK_LENSES = 0.42

/** Of somebody whose face is known; see `evidence.ts`. */
export function readGlasses(seen: Parameters<typeof glassesEvidence>[0]): Reading<boolean> {
  if (Math.max(...seen.glasses.lenses) < DARK_LENSES) return { value: true, sure: 0.7 }
  const likely = learnt('glasses', glassesEvidence(seen))
  return likely > 0.5 ? { value: true, sure: likely } : { value: false, sure: 1 - likely }
}

/** The form and the colour of the frame, of somebody who wears one. */
export function readFrame({ fits, tall, covered, colour }: FrameMeasures): Frame {
  const isRimless = covered < 0.35 && colour[0] > 0.5
  return { glassesShape: isRimless ? 'al aire' : shapeOf(fits, tall), glassesColour: colourOf(colour) }
}

/** Most frames are boxes: another shape must fit better than they do. */
function shapeOf({ square, oval, ...rare }: FrameMeasures['fits'], tall: number): Frame['glassesShape'] {
  for (const shape of ['de aviador', 'de gato'] as const) if (rare[shape] > Math.max(square, oval) * RARE) return shape
  if (oval < square * ROUNDED) return 'cuadradas'
  return tall > 0.8 ? 'redondas' : 'ovaladas'
}

const [ROUNDED, RARE] = [1.02, 1.15]

/** What is thin takes up some of the skin behind it: brown may be black, and what is neither has a colour of its own. */
function colourOf(seen: Lab): string {
  const hue = hueOf(seen)
  const skinlike = hue > 15 && hue < 85
  if (chroma(seen) > 0.09 || (chroma(seen) > 0.045 && !skinlike)) return hex(fromOklab(seen))
  if (seen[0] < 0.42) return BLACK
  if (seen[0] < 0.56) return BROWN
  return chroma(seen) < 0.04 ? SILVER : GOLD
}

const [BLACK, BROWN, SILVER, GOLD] = ['#26211f', '#5a3b28', '#a9adb3', '#b08d57'] as const
