import { noiseTile } from './noise.ts'
import { blurred } from './blur.ts'
import { celSteps, compose } from './compose.ts'
import { grade, paper } from './finish.ts'
import type { Planes } from './planes.ts'

export function comic(planes: Planes): Uint8ClampedArray {
  const { width, height, count, line, subject, shade, glow } = planes
  const cel = celSteps([
    [-0.24, -0.5],
    [-0.52, -0.35],
    [0.36, 0.35],
  ])
  const o = compose(planes, { lut: cel, shade: 0.5, light: 0.9, lightK: 0.9, drop: 0.12, ao: 0 })
  const P = 6.2,
    ca = Math.cos(0.785),
    sa = Math.sin(0.785)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        j = i * 4
      let r = post(o[j]!),
        g = post(o[j + 1]!),
        bl = post(o[j + 2]!)
      const u = (x * ca + y * sa) / P,
        v = (-x * sa + y * ca) / P
      const du = u - Math.floor(u) - 0.5,
        dv = v - Math.floor(v) - 0.5
      const dist = Math.sqrt(du * du + dv * dv)
      const s = (128 - shade[i]!) / 128
      const fig = subject[i]! >= 60
      const photo = subject[i]! > 130 && subject[i]! < 210
      const l = (0.3 * o[j]! + 0.59 * o[j + 1]! + 0.11 * o[j + 2]!) / 255
      let cov = 0
      if (photo) cov = Math.max(0, 0.72 - l) * 1.1
      else if (fig) cov = s > 0.1 ? Math.min(0.52, (s - 0.1) * 1.1) : 0
      else cov = Math.max(0, Math.min(0.5, 0.12 + s * 0.7 + (0.55 - l) * 0.35))
      const R = Math.sqrt(Math.max(0, cov) / 3.1416) * 1.25
      const a = Math.max(0, Math.min(1, (R - dist) * P * 0.9 + 0.5)) * (glow[i]! > 60 ? 0.2 : 1)
      if (a > 0 && R > 0.06) {
        const k = a * (fig ? 0.36 : 0.26)
        r *= 1 - k
        g *= 1 - k * 1.02
        bl *= 1 - k * 0.72
      }
      // light dots in highlights of the sky
      if (!fig && planes.depth[i]! < 12 && l > 0.42) {
        const q = Math.max(0, Math.min(0.45, (l - 0.42) * 0.7))
        const R2 = Math.sqrt(q / 3.1416)
        const a2 = Math.max(0, Math.min(1, (R2 - dist) * P + 0.5)) * 0.42
        r += (255 - r) * a2
        g += (255 - g) * a2
        bl += (250 - bl) * a2
      }
      o[j] = r
      o[j + 1] = g
      o[j + 2] = bl
    }
  // photographs get inked from their own luminance
  grade(o, count, 1.22, 1.1, 4, 2)
  const lines = blurred(planes.contour, width, height, 2, 1),
    // Less ink where lines are dense (grass, hands), which would merge into blots.
    crowded = blurred(planes.contour, width, height, 12, 4),
    nt = noiseTile(512, 24, 3, 61)
  for (let y = 0; y < height; y++) {
    const Lb = lines.row(y),
      crowd = crowded.row(y)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (Lb[x] === 0 && line[i] === 0) continue
      const fig = subject[i]! >= 60
      const thr =
        Math.max(0, crowd[x]! - 46) * (fig ? 0.9 : 1.6) +
        (fig ? 66 : 96 + Math.max(0, 110 - planes.depth[i]!) * 0.75) +
        (nt[(y & 511) * 512 + (x & 511)]! - 0.5) * 74
      const q = Math.max(Lb[x]! * 1.25, line[i]! * 0.9)
      let a = planes.features[i]! > 0 ? planes.features[i]! / 255 : (q - thr) / 40
      if (a <= 0) continue
      if (a > 1) a = 1
      const j = i * 4
      o[j]! += (18 - o[j]!) * a
      o[j + 1]! += (14 - o[j + 1]!) * a
      o[j + 2]! += (26 - o[j + 2]!) * a
    }
  }
  paper(o, width, height, 0.025, 2)
  return o
}

/** Few steps of light, as flat inks have them. */
function post(v: number): number {
  return Math.round(v / 17) * 17
}
