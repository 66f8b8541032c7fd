import { alpha } from '../../colour.ts'
import { polygon } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

/** A shaft of light that widens from one line to another, in pixels; strongest where it begins. */
export function lightCone(
  { g, palette }: Scenery,
  from: { left: number; right: number; y: number },
  to: { left: number; right: number; y: number },
  strength = 0.3,
  colour = palette.night ? '#cfdcff' : '#fff3c8',
): void {
  g.albedo.fillStyle = g.linear(0, from.y, 0, to.y, [
    [0, alpha(colour, strength)],
    [1, alpha(colour, strength * 0.25)],
  ])
  g.albedo.fill(
    polygon([
      [from.left, from.y],
      [from.right, from.y],
      [to.right, to.y],
      [to.left, to.y],
    ]),
  )
}
