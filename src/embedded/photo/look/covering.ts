import type { HairSeen } from './evidence.ts'
import { coveredEvidence } from './head-evidence.ts'
import { learnt } from './learnt.ts'
import type { HairMeasures } from './measure-hair.ts'

/**
 * How likely something covers a head where it is asked. Of 762 people whose source no fit knew, 619 of the 633 below have
 * nothing on. What kind a covering is a photo does not tell: none is drawn before somebody has said so.
 */
export const COVERED = 0.1
/** From here on nobody had nothing on: what is taken for hair is none. */
const PLAIN = 0.8

/** How likely something covers the head, 0 to 1. */
export function coveredShare(seen: Omit<HairSeen, 'bearded'>): number {
  return learnt('covered', coveredEvidence(seen))
}

/** Plainly under a cap or a scarf; or much of what is above the brows is neither hair, nor of its colour, nor skin. */
export function hidesHair({ crown, front, middle }: HairMeasures, covered: number): boolean {
  const isFringe = front !== null && Math.hypot(...front.map((value, i) => value - middle[i]!)) < SAME_COLOUR
  return covered > PLAIN || (crown.seen > 0.3 && crown.share + crown.bare < 0.72 && !isFringe)
}

const SAME_COLOUR = 0.1
