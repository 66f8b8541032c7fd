import type { Point } from '../buffers/paths.ts'
import { LONG_TAIL } from '../objects/icons/long-tail.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { countOf } from '../scene/situations.ts'
import { COATS, flies } from './kinds-of-things.ts'
import type { Settling } from './settling.ts'

/** How tall animals are of which there are several, in the picture's measure. */
const SEVERAL = 0.17
/** Where there is little room for them: by how much smaller, and how much of each may be hidden. */
const CROWDED = [
  [0.92, 0.4],
  [0.8, 0.4],
  [0.62, 0.4],
  [0.5, 0.4],
  [0.92, 0.75],
] as const

/** How tall one of so many may be, in the picture's measure: of several none towers over the rest. */
export function mostOf(count: number): number {
  if (count > 3) return 0.15
  return count > 1 ? SEVERAL : 0.34
}

/** «Tres gatos»: the others stand wherever there is room, smaller and smaller. */
export function repeat(
  { scenery, plan, frame, sizeOf, settle, everywhere }: Settling,
  object: PictureObject,
  foot: number,
): void {
  if (frame.isGroundOff || flies(object)) return
  const count = countOf(plan, object.id)
  const across = [0.43, -0.43, 0.3, -0.3, 0.37, -0.37, 0.22, -0.22, 0.14, -0.14, 0]
  const wishes = across.map((dx): Point => [scenery.width * (0.5 + plan.side * dx), foot])
  // Where there is no room beside the people, some are between their feet, behind, or before their seat.
  const spots = everywhere([-0.03, 0.02, 0.05, 0.08])
  const ways = count > 3 ? CROWDED.filter(([scale]) => scale <= 0.8) : CROWDED
  for (let i = 1; i < count; i++) {
    const size = sizeOf(object, 0.12, SEVERAL) * (1 - 0.04 * i)
    // Of birds all parts would turn grey, bills and feet as well.
    const coat = LONG_TAIL.has(object.id) ? undefined : COATS[(i - 1) % COATS.length]
    if (settle(object, wishes, size, { hidden: 0.3, coat })) continue
    for (const [scale, hidden] of ways) if (settle(object, spots, size * scale, { hidden, coat })) break
  }
}
