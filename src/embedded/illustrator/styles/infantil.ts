import { noiseTile } from './noise.ts'
import { compose } from './compose.ts'
import { cutEdge } from './cut-edge.ts'
import { bloom } from './bloom.ts'
import { vignette, grade, warp } from './finish.ts'
import { paperLayers } from './paper-layers.ts'
import { type Planes } from './planes.ts'

export function infantil(planes: Planes): Uint8ClampedArray {
  let o = compose(planes, {
    propSat: 0.92,
    shade: 0.62,
    light: 0.8,
    grain: 0.5,
    drop: 0.85,
    dropR: 12,
    dropDx: planes.palette.lightDirection[0] < 0 ? 7 : -7,
    dropDy: 9,
    dropSky: true,
    ao: 0.34,
    aoR: 3,
    lightK: 1.1,
  })
  const { width, height, depth } = planes
  const st = noiseTile(512, 128, 5, 41, 0.7),
    gr = noiseTile(512, 4, 3, 42, 0.7)
  const edge = Math.max(1, Math.round(height / 400))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        j = i * 4,
        d = depth[i]!
      const q =
        (st[((y * 5 + d * 91) & 511) * 512 + (((x >> 2) + d * 37) & 511)]! - 0.5) * 17 +
        (gr[(y & 511) * 512 + (x & 511)]! - 0.5) * 13
      let e = 0
      if (x >= edge && y >= edge) {
        // Every sheet shows its white core where it was cut.
        e = depth[i]! - depth[i - width * edge - edge]!
        e = e > 3 ? 58 : e < -3 ? -6 : 0
      }
      o[j] = o[j]! + q + e
      o[j + 1] = o[j + 1]! + q + e
      o[j + 2] = o[j + 2]! + q * 0.9 + e
    }
  o = warp(o, width, height, 1.6, 32)
  cutEdge(o, planes, height * 0.0075)
  bloom(o, planes, 0.5, 225)
  grade(o, planes.count, 1.1, 1.04, 2, 3)
  vignette(o, width, height, 0.22)
  paperLayers(o, planes)
  return o
}
