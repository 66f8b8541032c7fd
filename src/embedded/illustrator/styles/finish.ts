import { noiseTile } from './noise.ts'
import { type Planes } from './planes.ts'

export function vignette(
  o: Uint8ClampedArray,
  width: number,
  height: number,
  k: number,
  tint: [number, number, number] = [40, 24, 60],
) {
  const [cx, cy] = [width / 2, height * 0.48]
  const across = Float64Array.from({ length: width }, (_, x) => ((x - cx) / width) ** 2 * 2.5)
  for (let y = 0; y < height; y++) {
    const down = ((y - cy) / height) ** 2 * 2.5
    for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
      const d = across[x]! + down
      if (d <= 0.28) continue
      const t = Math.min(1, (d - 0.28) * 1.5) * k
      for (let c = 0; c < 3; c++) o[j + c] = o[j + c]! * (1 - t) + ((o[j + c]! * tint[c]!) / 255) * t
    }
  }
}

export function grade(o: Uint8ClampedArray, n: number, sat: number, con: number, lift = 0, warm = 0) {
  for (let j = 0; j < n * 4; j += 4) {
    const r = o[j]!
    const g = o[j + 1]!
    const b = o[j + 2]!
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    o[j] = (l + (r - l) * sat - 128) * con + 128 + lift + warm
    o[j + 1] = (l + (g - l) * sat - 128) * con + 128 + lift + warm * 0.25
    o[j + 2] = (l + (b - l) * sat - 128) * con + 128 + lift - warm
  }
}

export function paper(o: Uint8ClampedArray, width: number, height: number, k: number, cell = 3, seed = 5) {
  const t = noiseTile(512, cell, 3, seed, 0.75)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const j = (y * width + x) * 4
      const q = (t[(y & 511) * 512 + (x & 511)]! - 0.5) * 255 * k
      o[j] = o[j]! + q
      o[j + 1] = o[j + 1]! + q
      o[j + 2] = o[j + 2]! + q * 0.95
    }
}

export function warp(o: Uint8ClampedArray, width: number, height: number, amp: number, cell = 64): Uint8ClampedArray {
  const nx = noiseTile(512, cell, 3, 11, 0.5),
    ny = noiseTile(512, cell, 3, 12, 0.5)
  const out = new Uint8ClampedArray(o.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = (y & 511) * 512 + (x & 511)
      let fx = x + (nx[t]! - 0.5) * 2 * amp,
        fy = y + (ny[t]! - 0.5) * 2 * amp
      fx = fx < 0 ? 0 : fx > width - 1.01 ? width - 1.01 : fx
      fy = fy < 0 ? 0 : fy > height - 1.01 ? height - 1.01 : fy
      const x0 = fx | 0,
        y0 = fy | 0,
        tx = fx - x0,
        ty = fy - y0
      const p = (y0 * width + x0) * 4,
        q = p + width * 4,
        j = (y * width + x) * 4
      const a = (1 - tx) * (1 - ty),
        b = tx * (1 - ty),
        c = (1 - tx) * ty,
        d = tx * ty
      out[j] = o[p]! * a + o[p + 4]! * b + o[q]! * c + o[q + 4]! * d
      out[j + 1] = o[p + 1]! * a + o[p + 5]! * b + o[q + 1]! * c + o[q + 5]! * d
      out[j + 2] = o[p + 2]! * a + o[p + 6]! * b + o[q + 2]! * c + o[q + 6]! * d
      out[j + 3] = 255
    }
  return out
}

export function ink(
  o: Uint8ClampedArray,
  planes: Planes,
  k: number,
  c: [number, number, number],
  tint = 0,
  src: Float32Array | Uint8Array = planes.line,
  figOnly = 0,
) {
  const { count, subject } = planes
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    let a = (src[i]! / 255) * k
    if (figOnly && subject[i]! < 60) a *= 1 - figOnly
    if (a <= 0.003) continue
    if (a > 1) a = 1
    const r = o[j]!,
      g = o[j + 1]!,
      bl = o[j + 2]!
    o[j] = r * (1 - a) + (c[0] * (1 - tint) + r * 0.32 * tint) * a
    o[j + 1] = g * (1 - a) + (c[1] * (1 - tint) + g * 0.3 * tint) * a
    o[j + 2] = bl * (1 - a) + (c[2] * (1 - tint) + bl * 0.34 * tint) * a
  }
}

export function roundFrame(
  o: Uint8ClampedArray,
  width: number,
  height: number,
  m: number,
  rad: number,
  paperC: [number, number, number],
  line: number,
  lineC: [number, number, number],
  wob = 0,
) {
  const nt = noiseTile(512, 64, 3, 21)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ex = Math.max(m - x, x - (width - 1 - m), 0),
        ey = Math.max(m - y, y - (height - 1 - m), 0)
      if (
        !ex &&
        !ey &&
        x > m + rad + line &&
        x < width - m - rad - line &&
        y > m + line + rad &&
        y < height - m - rad - line
      )
        continue
      const qx = Math.max(m + rad - x, x - (width - 1 - m - rad)),
        qy = Math.max(m + rad - y, y - (height - 1 - m - rad))
      let d = qx > 0 && qy > 0 ? Math.hypot(qx, qy) - rad : Math.max(qx, qy) - rad
      if (wob) d += (nt[(y & 511) * 512 + (x & 511)]! - 0.5) * wob
      const j = (y * width + x) * 4
      if (d > 0) {
        const t = Math.min(1, d)
        for (let c = 0; c < 3; c++) o[j + c] = o[j + c]! * (1 - t) + paperC[c]! * t
      }
      if (line > 0) {
        const t = Math.max(0, Math.min(1, line / 2 + 0.5 - Math.abs(d + line / 2)))
        if (t > 0) for (let c = 0; c < 3; c++) o[j + c] = o[j + c]! * (1 - t) + lineC[c]! * t
      }
    }
}

export function mixFig(
  a: Uint8ClampedArray,
  bb: Uint8ClampedArray,
  planes: Planes,
  kFig: number,
  kBg: number,
): Uint8ClampedArray {
  const { count, subject } = planes
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const t = subject[i]! >= 60 ? kFig : kBg
    if (t <= 0) continue
    a[j]! += (bb[j]! - a[j]!) * t
    a[j + 1]! += (bb[j + 1]! - a[j + 1]!) * t
    a[j + 2]! += (bb[j + 2]! - a[j + 2]!) * t
  }
  return a
}
