import { noiseTile } from '../noise.ts'
import { brush } from './brush.ts'
import { compose } from './compose.ts'
import { bloom, vignette, grade, ink, mixFig } from './finish.ts'
import { kuwahara } from './kuwahara.ts'
import { type Planes } from './planes.ts'

export function realista(planes: Planes): Uint8ClampedArray {
  let o = compose(planes, {
    propSat: 0.68,
    propDark: 0.92,
    shade: 1.15,
    light: 1.15,
    drop: 0.6,
    dropFrom: 58,
    dropR: 22,
    dropDy: 14,
    ao: 0.42,
    aoR: 9,
    rim: 0.45,
    lightK: 1.2,
  })
  const soft = kuwahara(o, planes.width, planes.height, 3, 4)
  o = brush(
    soft,
    planes,
    [
      { step: 18, w: 17, len: 17, alpha: 0.86, jit: 0.8, figs: 0 },
      { step: 11, w: 8, len: 10, alpha: 0.75, jit: 0.7, figs: 0.25 },
      { step: 9, w: 4.5, len: 6, alpha: 0.6, jit: 0.55, figs: 0.5 },
    ],
    planes.seed,
    0.13,
  )
  mixFig(o, soft, planes, 0.6, 0.0)
  ink(o, planes, 0.62, [40, 24, 20], 0.4, planes.features)
  ink(o, planes, 0.22, [50, 30, 24], 0.6, planes.line, 0)
  const { width, height } = planes
  const t = noiseTile(512, 3, 2, 8, 0.6)
  const lum = new Float32Array(planes.count)
  for (let i = 0, j = 0; i < planes.count; i++, j += 4) lum[i] = 0.3 * o[j]! + 0.59 * o[j + 1]! + 0.11 * o[j + 2]!
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x,
        j = i * 4
      const e = (lum[i]! - lum[i - width - 1]!) * 0.16
      const w = ((x & 3) < 2 ? 1 : -1) * ((y & 3) < 2 ? 1 : -1) * 2.4 + (t[(y & 511) * 512 + (x & 511)]! - 0.5) * 8
      o[j]! += e + w
      o[j + 1]! += e + w
      o[j + 2]! += e + w
    }
  grade(o, planes.count, 1.0, 1.1, -4, 7)
  bloom(o, planes, 0.4, 220)
  vignette(o, width, height, 0.55, [70, 44, 30])
  return o
}
