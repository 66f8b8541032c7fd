import type { Time } from '../scene.ts'
import { rgb, oklab } from '../colour.ts'
import { noiseTile } from '../noise.ts'
import { compose } from './compose.ts'
import { vignette, paper, roundFrame } from './finish.ts'
import { type Planes } from './planes.ts'

export function retro(planes: Planes): Uint8ClampedArray {
  const { width, height, count, subject, depth } = planes
  const src = compose(planes, {
    amb: 0.15,
    shade: 0.9,
    light: 0.9,
    drop: 0.3,
    dropR: 10,
    ao: 0.25,
    aoR: 3,
    lightK: 1.2,
  })
  // inks from light to dark; the lighter ink of a pair is always printed solid under the darker grain (trapping)
  const inks: Record<Time, string[]> = {
    day: ['#f7ecd3', '#f4cfa6', '#f2c14e', '#9cc7b4', '#e2714f', '#3f8f86', '#8a4f38', '#27405a'],
    afternoon: ['#f8ebcc', '#f4cda4', '#f2bb4e', '#a9c3a0', '#e0724c', '#4f8b78', '#88503a', '#2c3f56'],
    sunset: ['#f9e7c6', '#f6cba0', '#f3b043', '#ef8f68', '#cf4f41', '#5f8576', '#7f4636', '#382f50'],
    dawn: ['#f9eed9', '#f5cfb2', '#f2c875', '#9cc3b8', '#e58b7d', '#4f8f8c', '#8a5544', '#324a66'],
    night: ['#f4e8ca', '#efc59b', '#eebf5a', '#7fa3c4', '#d9694f', '#3a6796', '#6f4638', '#1b2648'],
  }
  const pal = inks[planes.palette.time].map((s) => rgb(s))
  const NI = pal.length,
    labs = pal.map(oklab)
  const nt = noiseTile(512, 3, 2, 71, 0.9)
  const l1 = new Uint8Array(32768),
    l2 = new Uint8Array(32768),
    lt = new Float32Array(32768)
  for (let q = 0; q < 32768; q++) {
    const c: [number, number, number] = [((q >> 10) & 31) * 8.226, ((q >> 5) & 31) * 8.226, (q & 31) * 8.226]
    const p = oklab(c)
    p[1] *= 1.2
    p[2] *= 1.2
    let b1 = 0,
      b2 = 1,
      d1 = 9,
      d2 = 9
    for (let k = 0; k < NI; k++) {
      const d = ((p[0] - labs[k]![0]) * 1.15) ** 2 + (p[1] - labs[k]![1]) ** 2 * 1.5 + (p[2] - labs[k]![2]) ** 2 * 1.5
      if (d < d1) {
        d2 = d1
        b2 = b1
        d1 = d
        b1 = k
      } else if (d < d2) {
        d2 = d
        b2 = k
      }
    }
    l1[q] = b1
    l2[q] = b2
    const s1 = Math.sqrt(d1),
      s2 = Math.sqrt(d2)
    lt[q] = s1 / (s1 + s2 + 1e-6)
  }
  const lo = new Uint8Array(count),
    hi = new Uint8Array(count) // base ink, overprint ink (255 none)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        j = i * 4
      const q = ((src[j]! >> 3) << 10) | ((src[j + 1]! >> 3) << 5) | (src[j + 2]! >> 3)
      const t = lt[q]!,
        g = nt[(y & 511) * 512 + (x & 511)]!
      const fig = subject[i]! >= 60
      const k = fig ? 0.41 : 0.27
      const a = l1[q]!,
        c = l2[q]!
      const mixed = t > k
      const mn = Math.min(a, c),
        mx = Math.max(a, c)
      if (!mixed) {
        lo[i] = a
        hi[i] = 255
      } else {
        const amt = ((t - k) / (0.5 - k)) * 0.5
        const useDark = a > c ? g < 1 - amt * 0.95 : g < amt * 0.95
        lo[i] = mn
        hi[i] = useDark ? mx : 255
      }
    }
  const off: [number, number][] = [
    [0, 0],
    [1, 1],
    [-2, 1],
    [2, 2],
    [-1, -2],
    [2, -1],
    [1, 0],
    [0, 0],
  ]
  const out = new Uint8ClampedArray(count * 4)
  const wear = noiseTile(512, 96, 5, 73, 0.62),
    fine = noiseTile(512, 3, 3, 74, 0.8)
  const P = pal[0]!
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        j = i * 4,
        t = (y & 511) * 512 + (x & 511)
      const w = wear[t]! * 0.65 + fine[t]! * 0.35
      const a = w > 0.64 ? 1 - Math.min(0.5, (w - 0.64) * 3) : 0.985
      let r = P[0],
        g = P[1],
        bl = P[2]
      for (let k = 1; k < NI; k++) {
        const xx = x - off[k]![0],
          yy = y - off[k]![1]
        if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue
        const p = yy * width + xx
        const base = (lo[p] ?? 0) === k,
          over = (hi[p] ?? 0) === k
        if (!base && !over) continue
        const c = pal[k]!
        if (over || (lo[i] ?? 0) === k) {
          r += (c[0] - r) * a
          g += (c[1] - g) * a
          bl += (c[2] - bl) * a
        } else {
          r *= 1 - a + (a * c[0]) / 255
          g *= 1 - a + (a * c[1]) / 255
          bl *= 1 - a + (a * c[2]) / 255
        }
      }
      out[j] = r
      out[j + 1] = g
      out[j + 2] = bl
      out[j + 3] = 255
    }
  const kc = pal[NI - 1]!
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const a =
      subject[i]! >= 60
        ? Math.max((planes.features[i]! / 255) * 0.9, (planes.line[i]! / 255) * 0.4)
        : depth[i]! > 60
          ? (planes.line[i]! / 255) * 0.22
          : (depth[i] ?? 0) === 16
            ? (planes.line[i]! / 255) * 0.5
            : 0
    if (a > 0.02) {
      out[j]! += (kc[0] - out[j]!) * a
      out[j + 1]! += (kc[1] - out[j + 1]!) * a
      out[j + 2]! += (kc[2] - out[j + 2]!) * a
    }
  }
  paper(out, width, height, 0.06, 4, 75)
  roundFrame(
    out,
    width,
    height,
    Math.round(height * 0.036),
    Math.round(height * 0.03),
    [246, 236, 214],
    0,
    [0, 0, 0],
    2,
  )
  vignette(out, width, height, 0.25, [190, 150, 100])
  return out
}
