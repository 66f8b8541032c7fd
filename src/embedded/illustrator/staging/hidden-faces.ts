import { anchorsOf, type Placement } from '../figures/figure.ts'
import { tailSide } from '../figures/hair/cut-plan.ts'
import { HAIRCUTS } from '../figures/hair/haircuts.ts'
import type { Actor } from './actors.ts'

/** Whether the second, who is drawn in front, covers the face of the first. */
export function hidesFace([behind, before]: readonly Actor[]): boolean {
  const [back, front] = [anchorsOf(behind!.placement), anchorsOf(before!.placement)]
  const hair = front.headRadius * hairTowards(before!.placement, back.head[0] - front.head[0])
  const dx = Math.abs(back.head[0] - front.head[0])
  const dy = front.head[1] - back.head[1]
  // A face ends at the chin; hair reaches a little above its own head.
  const above = dy > back.headRadius * 0.95 + hair * 1.08
  return !above && dx < back.headRadius * 0.62 + hair * 0.98
}

/** How far hair reaches to one side, in radii of its head: a ponytail hangs at one side alone. */
function hairTowards({ character: { haircut }, pose }: Placement, dx: number): number {
  return haircut === 'coleta' && tailSide(pose.turn ?? 0) === Math.sign(dx) ? 1.6 : HAIRCUTS[haircut].volume
}
