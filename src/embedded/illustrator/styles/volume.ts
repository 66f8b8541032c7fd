import { blurPlane } from './blur.ts'
import { contour, type Planes } from './planes.ts'

/** A height map: each form bulges with the distance from its contours. */
export function inflate(planes: Planes): Float32Array {
  const { width, height, count } = planes
  const lines = contour(planes)
  const out = new Float32Array(count)
  // From the bevel of an edge to the swell of a trunk: radius and resolution of a blur, its contrast and weight.
  for (const [radius, scale, contrast, weight] of [
    [5, 2, 1.5, 0.032],
    [14, 2, 2.4, 0.07],
    [36, 4, 4, 0.13],
  ] as const) {
    const near = blurPlane(lines, width, height, radius, scale)
    for (let i = 0; i < count; i++) out[i]! += (255 - Math.min(255, near[i]! * contrast)) * weight
  }
  return out
}
