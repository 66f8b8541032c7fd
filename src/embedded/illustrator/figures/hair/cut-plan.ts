import type { HairContext } from './strands.ts'
import type { Look } from '../../../../contract/looks.ts'

export type Draw = (context: HairContext) => void

export type CutPlan = {
  /** How much wider than its head it makes a person. */
  volume: number
  fringe: NonNullable<Look['fringe']>
  /** Where hair that hangs loose ends, in heads below the middle of the head. */
  length?: number
  /** Behind the head and the neck. */
  back?: Draw
  /** Over the forehead. */
  front: Draw
  /** The head seen from behind; its nape alone where absent. */
  behind?: Draw
}

/** Where a tail hangs: at the right, and at the left of whoever looks to the right. */
export function tailSide(turn: number): 1 | -1 {
  return turn > 0.1 ? -1 : 1
}

/** The sides of a head: left and right of the picture. */
export const BOTH = [-1, 1] as const

/** Hair shorter than the ears. */
export const short = (fringe: CutPlan['fringe'], front: Draw): CutPlan => ({ volume: 1, fringe, front })
