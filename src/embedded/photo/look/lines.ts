import type { Lab } from '../../../contract/colour.ts'

/**
 * How much a place differs from what is on both its sides, as a share of their lightness: darker or lighter than both, or
 * of a colour that neither has. 0 where it only lies between them.
 */
export function lineBetween(before: Lab, here: Lab, after: Lab): number {
  const light = Math.max(DIMMEST, (before[0] + after[0]) / 2)
  const [from, to] = [before[0] - here[0], after[0] - here[0]]
  const dark = from > 0 === to > 0 ? Math.min(Math.abs(from), Math.abs(to)) : 0
  const [a, b, otherA, otherB] = [here[1] - before[1], here[2] - before[2], here[1] - after[1], here[2] - after[2]]
  const tinted = a * otherA + b * otherB > 0 ? Math.min(Math.hypot(a, b), Math.hypot(otherA, otherB)) : 0
  return Math.max(dark, tinted) / light
}

/** Below this lightness a difference is noise. */
const DIMMEST = 0.25
