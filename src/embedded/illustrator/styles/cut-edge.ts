import { blurPlane } from './blur.ts'
import { clamp, type Planes } from './planes.ts'

/** Leaves round people and things the white edge of paper that scissors leave, about `wide` pixels of it. */
export function cutEdge(out: Uint8ClampedArray, planes: Planes, wide: number): void {
  const { width, height, count, subject, depth } = planes
  const cut = new Uint8Array(count)
  for (let i = 0; i < count; i++) cut[i] = subject[i]! >= 60 ? 255 : 0
  const near = blurPlane(cut, width, height, wide, 2)
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    // Leaves and snow in front of the people lie on the edge, too.
    if (cut[i]! > 0 || depth[i]! > NEAREST) continue
    const t = clamp((near[i]! - 26) * 9) / 255
    for (let c = 0; c < 3; c++) out[j + c]! += (PAPER[c]! - out[j + c]!) * t
  }
}

/** Distance of whatever is nearer than the people. */
const NEAREST = 190
const PAPER = [254, 250, 242] as const
