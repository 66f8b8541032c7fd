import { floats } from '../buffers/scratch.ts'
import { type Blurred, enlarged, reduced, softened } from './blur.ts'
import type { Planes } from './planes.ts'

/** How steep a height map is at every pixel in which each form bulges with the distance from its contours. */
export function inflate(planes: Planes): { across: Blurred; down: Blurred } {
  const { width, height } = planes
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const lines = reduced(planes.contour, width, height, 2)
  const swell = floats(w * h)
  // From the bevel of an edge to the swell of a trunk: radius of a blur, its contrast and weight.
  for (const [radius, contrast, weight] of [
    [5, 1.5, 0.032],
    [14, 2.4, 0.07],
    [36, 4, 0.13],
  ] as const) {
    const near = softened(lines, w, h, radius / 2, 1)
    for (let y = 0; y < h; y++) swellRow(swell, near, y * w, w, contrast, weight)
  }
  const across = floats(w * h)
  const down = floats(w * h)
  for (let y = 1; y < h - 1; y++) slopeRow(across, down, swell, y * w, w)
  return { across: enlarged(across, width, height, 2), down: enlarged(down, width, height, 2) }
}

function swellRow(
  swell: Float32Array,
  near: Float32Array,
  start: number,
  w: number,
  contrast: number,
  weight: number,
): void {
  for (let i = start; i < start + w; i++) {
    const edge = near[i]! * contrast
    if (edge < 255) swell[i]! += (255 - edge) * weight
  }
}

function slopeRow(across: Float32Array, down: Float32Array, swell: Float32Array, start: number, w: number): void {
  for (let i = start + 1; i < start + w - 1; i++) {
    across[i] = swell[i + 1]! - swell[i - 1]!
    down[i] = swell[i + w]! - swell[i - w]!
  }
}
