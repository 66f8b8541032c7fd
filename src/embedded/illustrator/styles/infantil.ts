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
  const { width, height } = planes
  const st = noiseTile(512, 128, 5, 41, 0.7),
    gr = noiseTile(512, 4, 3, 42, 0.7)
  const edge = Math.max(1, Math.round(height / 400))
  for (let y = 0; y < height; y++) sheetRow(o, planes, st, gr, edge, y)
  o = warp(o, width, height, 1.6, 32)
  cutEdge(o, planes, height * 0.0075)
  bloom(o, planes, 0.5, 225)
  grade(o, planes.count, 1.1, 1.04, 2, 3)
  vignette(o, width, height, 0.22)
  paperLayers(o, planes)
  return o
}

/** Stained and grained paper, of which every sheet shows its white core where it was cut. */
function sheetRow(
  o: Uint8ClampedArray,
  { width, depth }: Planes,
  stain: Float32Array,
  grain: Float32Array,
  edge: number,
  y: number,
): void {
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    const d = depth[i]!
    const q =
      (stain[((y * 5 + d * 91) & 511) * 512 + (((x >> 2) + d * 37) & 511)]! - 0.5) * 17 +
      (grain[(y & 511) * 512 + (x & 511)]! - 0.5) * 13
    let e = 0
    if (x >= edge && y >= edge) {
      e = d - depth[i - width * edge - edge]!
      e = e > 3 ? 58 : e < -3 ? -6 : 0
    }
    o[j] = o[j]! + q + e
    o[j + 1] = o[j + 1]! + q + e
    o[j + 2] = o[j + 2]! + q * 0.9 + e
  }
}
