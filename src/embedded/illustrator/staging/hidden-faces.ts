import { anchorsOf, type Placement } from '../figures/figure.ts'
import { tailSide } from '../figures/hair/cut-plan.ts'
import { HAIRCUTS } from '../figures/hair/haircuts.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Actor } from './actors.ts'

/** Whether the second, who is drawn in front, covers the face of the first, or where it must be `whole` any of it. */
export function hidesFace([behind, before]: readonly Actor[], whole = false): boolean {
  const [back, front] = [anchorsOf(behind!.placement), anchorsOf(before!.placement)]
  const hair = front.headRadius * hairTowards(before!.placement, back.head[0] - front.head[0])
  const dx = Math.abs(back.head[0] - front.head[0])
  const dy = front.head[1] - back.head[1]
  // A face ends at the chin; hair reaches a little above its own head.
  const above = dy > back.headRadius * 0.95 + hair * 1.08
  // A face that is turned to the other reaches further towards them.
  const turned = (behind!.placement.pose.turn ?? 0) * Math.sign(front.head[0] - back.head[0])
  const further = Math.max(0, Math.min(1, turned * 2.2))
  const usual = back.headRadius * (isBox(behind!.placement.style) ? 0.86 : 0.62 + 0.22 * further)
  const face = whole ? Math.max(usual, back.breadth * (0.8 + 0.2 * further)) : usual
  return !above && dx < face + hair * 0.98
}

/** A head like a box is wider than its radius tells. */
function isBox(style: Placement['style']): boolean {
  return mannerOf(style).figure.headShape === 'box'
}

/** How far hair reaches to one side, in radii of its head: a ponytail hangs at one side alone. */
function hairTowards({ character: { haircut }, pose, style }: Placement, dx: number): number {
  const volume = haircut === 'coleta' && tailSide(pose.turn ?? 0) === Math.sign(dx) ? 1.6 : HAIRCUTS[haircut].volume
  return isBox(style) ? Math.max(volume, 1.3) : volume
}
