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
  // What is taken of each colour where the tint is full.
  const [red, green, blue] = tint.map((v) => 1 - v / 255) as [number, number, number]
  const across = Float64Array.from({ length: width }, (_, x) => ((x - cx) / width) ** 2 * 2.5)
  for (let y = 0; y < height; y++) {
    const down = ((y - cy) / height) ** 2 * 2.5
    for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
      const d = across[x]! + down
      if (d <= 0.28) continue
      const t = d < 0.28 + 1 / 1.5 ? (d - 0.28) * 1.5 * k : k
      o[j] = o[j]! * (1 - t * red)
      o[j + 1] = o[j + 1]! * (1 - t * green)
      o[j + 2] = o[j + 2]! * (1 - t * blue)
    }
  }
}

export function grade(o: Uint8ClampedArray, n: number, sat: number, con: number, lift = 0, warm = 0) {
  const own = sat * con
  const grey = (1 - sat) * con
  const level = 128 - 128 * con + lift
  for (let j = 0; j < n * 4; j += 4) {
    const r = o[j]!
    const g = o[j + 1]!
    const b = o[j + 2]!
    const l = (0.3 * r + 0.59 * g + 0.11 * b) * grey + level
    o[j] = r * own + l + warm
    o[j + 1] = g * own + l + warm * 0.25
    o[j + 2] = b * own + l - warm
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
  const [across, down] = [offsets(cell, 11, amp), offsets(cell, 12, amp)]
  const [lastX, lastY] = [(width - 1) * 256 - 1, (height - 1) * 256 - 1]
  const out = new Uint8ClampedArray(o.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = (y & 511) * 512 + (x & 511)
      let fx = (x << 8) + across[t]!,
        fy = (y << 8) + down[t]!
      fx = fx < 0 ? 0 : fx > lastX ? lastX : fx
      fy = fy < 0 ? 0 : fy > lastY ? lastY : fy
      const tx = fx & 255,
        ty = fy & 255
      const p = ((fy >> 8) * width + (fx >> 8)) * 4,
        q = p + width * 4,
        j = (y * width + x) * 4
      const d = tx * ty,
        c = (ty << 8) - d,
        b = (tx << 8) - d,
        a = 65536 - b - c - d
      out[j] = (o[p]! * a + o[p + 4]! * b + o[q]! * c + o[q + 4]! * d + 32768) >> 16
      out[j + 1] = (o[p + 1]! * a + o[p + 5]! * b + o[q + 1]! * c + o[q + 5]! * d + 32768) >> 16
      out[j + 2] = (o[p + 2]! * a + o[p + 6]! * b + o[q + 2]! * c + o[q + 6]! * d + 32768) >> 16
      out[j + 3] = 255
    }
  return out
}

/** How far a tile of noise moves each pixel, in 256ths of a pixel. */
function offsets(cell: number, seed: number, amp: number): Int32Array {
  const noise = noiseTile(512, cell, 3, seed, 0.5)
  const out = new Int32Array(noise.length)
  for (let t = 0; t < out.length; t++) out[t] = Math.round((noise[t]! - 0.5) * 512 * amp)
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
  const full = k / 255
  const [red, green, blue] = c.map((v) => v * (1 - tint)) as [number, number, number]
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    if (src[i] === 0) continue
    let a = src[i]! * full
    if (figOnly && subject[i]! < 60) a *= 1 - figOnly
    if (a <= 0.003) continue
    if (a > 1) a = 1
    const r = o[j]!,
      g = o[j + 1]!,
      bl = o[j + 2]!
    o[j] = r * (1 - a) + (red + r * 0.32 * tint) * a
    o[j + 1] = g * (1 - a) + (green + g * 0.3 * tint) * a
    o[j + 2] = bl * (1 - a) + (blue + bl * 0.34 * tint) * a
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
  const inner = m + rad + line + 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x === inner && y > inner && y < height - inner && width > inner * 2) x = width - inner
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
