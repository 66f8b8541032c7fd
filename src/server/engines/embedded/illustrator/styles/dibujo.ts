import { noiseTile } from '../noise.ts'
import { compose } from './compose.ts'
import { paper } from './finish.ts'
import { type Planes } from './planes.ts'

export function dibujo(planes: Planes): Uint8ClampedArray {
  const { width, height, count, line, subject, glow, albedo, depth } = planes
  const c = compose(planes, { shade: 1.1, light: 1, drop: 0.5, dropR: 14, dropDy: 9, ao: 0.25, aoR: 6 })
  const out = new Uint8ClampedArray(count * 4)
  const pt = noiseTile(512, 2, 2, 81, 0.95),
    gr = noiseTile(512, 4, 3, 82, 0.75),
    wob = noiseTile(512, 64, 3, 83),
    sm = noiseTile(512, 128, 4, 84)
  const PW = [250, 247, 240]
  const tone = new Float32Array(count)
  for (let i = 0, j = 0; i < count; i++, j += 4) tone[i] = (0.3 * c[j]! + 0.59 * c[j + 1]! + 0.11 * c[j + 2]!) / 255
  const night = planes.palette.night
  const m = height * 0.035
  const hatch = (x: number, y: number, ang: number, pitch: number, w: number) => {
    const t = (y & 511) * 512 + (x & 511)
    const v = (x * Math.cos(ang) + y * Math.sin(ang)) / pitch + (wob[t]! - 0.5) * 1.3
    const f = Math.abs(v - Math.floor(v) - 0.5) * 2
    const k = (f - (1 - w)) / 0.35
    return k <= 0 ? 0 : k > 1 ? 1 : k
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        j = i * 4,
        t = (y & 511) * 512 + (x & 511)
      const fig = subject[i]! >= 60
      let v = tone[i]!
      v = Math.pow(v, night ? 0.72 : 0.9)
      if (glow[i]! > 80) v = Math.max(v, 0.95)
      let dark = 0
      const a0 = 0.62 + ((depth[i]! >> 4) % 3) * 0.22
      const tooth = 0.35 + pt[t]! * 0.95
      if (v < 0.84) dark += hatch(x, y, a0, 5.2, Math.min(0.85, (0.84 - v) * 1.5)) * 0.46
      if (v < 0.56) dark += hatch(x, y, a0 + 0.95, 4.7, Math.min(0.8, (0.56 - v) * 1.7)) * 0.42
      if (v < 0.34) dark += hatch(x, y, a0 - 0.7, 4.1, Math.min(0.8, (0.34 - v) * 2.2)) * 0.5
      dark += Math.max(0, 0.92 - v) * (0.12 + gr[t]! * 0.26)
      dark *= tooth // graphite smudge
      const bd = Math.min(x, width - 1 - x, y, height - 1 - y) + (sm[t]! - 0.5) * m * 2.4 - m
      const fade = bd < 0 ? Math.max(0, 1 + bd / (m * 0.8)) : 1
      dark *= fade
      if (dark > 0.9) dark = 0.9
      // touch of colour pencil
      const r = albedo[i * 3]!,
        g = albedo[i * 3 + 1]!,
        bl = albedo[i * 3 + 2]!
      const mx = Math.max(r, g, bl),
        mn = Math.min(r, g, bl),
        sat = mx ? (mx - mn) / mx : 0
      const ck =
        (fig ? 0.85 : 0.68) *
        Math.min(1, sat * 1.5) *
        (0.35 + 0.65 * hatch(x, y, a0 + 0.3, 3.6, 0.75)) *
        (0.5 + pt[t]! * 0.6) *
        fade
      const q = [c[j]!, c[j + 1]!, c[j + 2]!]
      for (let k = 0; k < 3; k++) {
        let p = PW[k]!
        p += (Math.min(255, q[k]! * 1.06 + 10) - p) * ck
        out[j + k] = p * (1 - dark) + (k === 2 ? 60 : k ? 50 : 58) * dark
      }
      out[j + 3] = 255
    }
  // double contour, slightly off, pressure from noise
  const jx = noiseTile(512, 40, 3, 85),
    jy = noiseTile(512, 40, 3, 86)
  for (const [amp, k, sd] of [
    [2.2, 0.85, 0],
    [5.5, 0.4, 130],
  ] as const)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const t = ((y + sd) & 511) * 512 + ((x + sd) & 511)
        const sx = Math.max(0, Math.min(width - 1, (x + (jx[t]! - 0.5) * amp * 2) | 0)),
          sy = Math.max(0, Math.min(height - 1, (y + (jy[t]! - 0.5) * amp * 2) | 0))
        const l = line[sy * width + sx]!
        if (!l) continue
        const fig = subject[sy * width + sx]! >= 60
        const bd = Math.min(x, width - 1 - x, y, height - 1 - y)
        const a =
          (l / 255) *
          k *
          (fig ? 1 : 0.72) *
          Math.min(1, 0.3 + jx[(t + 999) & 262143]! * 1.1) *
          Math.max(0.15, Math.min(1, pt[t]! * 1.7)) *
          Math.min(1, bd / (m * 1.2))
        const j = (y * width + x) * 4
        out[j]! += (44 - out[j]!) * a
        out[j + 1]! += (42 - out[j + 1]!) * a
        out[j + 2]! += (48 - out[j + 2]!) * a
      }
  paper(out, width, height, 0.04, 4, 87)
  return out
}
