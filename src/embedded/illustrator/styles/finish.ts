import { pixels } from '../buffers/scratch.ts'
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
  const taken = tint.map((v) => 1 - v / 255) as [number, number, number]
  const across = Float64Array.from({ length: width }, (_, x) => ((x - cx) / width) ** 2 * 2.5)
  for (let y = 0; y < height; y++) vignetteRow(o, y * width * 4, across, ((y - cy) / height) ** 2 * 2.5, k, taken)
}

function vignetteRow(
  o: Uint8ClampedArray,
  start: number,
  across: Float64Array,
  down: number,
  k: number,
  [red, green, blue]: readonly [number, number, number],
): void {
  for (let x = 0, j = start; x < across.length; x++, j += 4) {
    const d = across[x]! + down
    if (d <= 0.28) continue
    const t = d < 0.28 + 1 / 1.5 ? (d - 0.28) * 1.5 * k : k
    o[j] = o[j]! * (1 - t * red)
    o[j + 1] = o[j + 1]! * (1 - t * green)
    o[j + 2] = o[j + 2]! * (1 - t * blue)
  }
}

export function grade(o: Uint8ClampedArray, n: number, sat: number, con: number, lift: number, warm: number) {
  for (let from = 0; from < n; from += PIECE)
    gradePiece(o, from * 4, Math.min(n, from + PIECE) * 4, sat, con, lift, warm)
}

/** Pixels that are worked on in one call where rows do not matter. */
const PIECE = 4096

function gradePiece(
  o: Uint8ClampedArray,
  start: number,
  end: number,
  sat: number,
  con: number,
  lift: number,
  warm: number,
): void {
  const own = sat * con
  const grey = (1 - sat) * con
  const level = 128 - 128 * con + lift
  for (let j = start; j < end; j += 4) {
    const r = o[j]!
    const g = o[j + 1]!
    const b = o[j + 2]!
    const l = (0.3 * r + 0.59 * g + 0.11 * b) * grey + level
    o[j] = r * own + l + warm
    o[j + 1] = g * own + l + warm * 0.25
    o[j + 2] = b * own + l - warm
  }
}

export function paper(o: Uint8ClampedArray, width: number, height: number, k: number, cell: number, seed = 5) {
  const t = noiseTile(512, cell, 3, seed, 0.75)
  for (let y = 0; y < height; y++) paperRow(o, y * width * 4, width, t, (y & 511) * 512, k)
}

function paperRow(
  o: Uint8ClampedArray,
  start: number,
  width: number,
  tile: Float32Array,
  row: number,
  k: number,
): void {
  for (let x = 0, j = start; x < width; x++, j += 4) {
    const q = (tile[row + (x & 511)]! - 0.5) * 255 * k
    o[j] = o[j]! + q
    o[j + 1] = o[j + 1]! + q
    o[j + 2] = o[j + 2]! + q * 0.95
  }
}

export function warp(
  o: Uint8ClampedArray,
  width: number,
  height: number,
  amp: number,
  cell: number,
): Uint8ClampedArray {
  const [across, down] = [offsets(cell, 11, amp), offsets(cell, 12, amp)]
  const out = pixels(o.length)
  for (let y = 0; y < height; y++) warpRow(o, out, width, height, across, down, y)
  return out
}

function warpRow(
  o: Uint8ClampedArray,
  out: Uint8ClampedArray,
  width: number,
  height: number,
  across: Int16Array,
  down: Int16Array,
  y: number,
): void {
  const [lastX, lastY] = [(width - 1) * 256 - 1, (height - 1) * 256 - 1]
  const row = (y & 511) * 512
  for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
    const t = row + (x & 511)
    let fx = (x << 8) + across[t]!,
      fy = (y << 8) + down[t]!
    fx = fx < 0 ? 0 : fx > lastX ? lastX : fx
    fy = fy < 0 ? 0 : fy > lastY ? lastY : fy
    const tx = fx & 255,
      ty = fy & 255
    const p = ((fy >> 8) * width + (fx >> 8)) * 4,
      q = p + width * 4
    const d = tx * ty,
      c = (ty << 8) - d,
      b = (tx << 8) - d,
      a = 65536 - b - c - d
    out[j] = (o[p]! * a + o[p + 4]! * b + o[q]! * c + o[q + 4]! * d + 32768) >> 16
    out[j + 1] = (o[p + 1]! * a + o[p + 5]! * b + o[q + 1]! * c + o[q + 5]! * d + 32768) >> 16
    out[j + 2] = (o[p + 2]! * a + o[p + 6]! * b + o[q + 2]! * c + o[q + 6]! * d + 32768) >> 16
    out[j + 3] = 255
  }
}

const moves = new Map<string, Int16Array>()

/** How far a tile of noise moves each pixel, in 256ths of a pixel; kept like the noise. */
function offsets(cell: number, seed: number, amp: number): Int16Array {
  const key = [cell, seed, amp].join(' ')
  const known = moves.get(key)
  if (known) return known
  const made = Int16Array.from(noiseTile(512, cell, 3, seed, 0.5), (v) => Math.round((v - 0.5) * 512 * amp))
  moves.set(key, made)
  return made
}

export function ink(
  o: Uint8ClampedArray,
  planes: Planes,
  k: number,
  c: [number, number, number],
  tint = 0,
  src: Uint8Array = planes.line,
  figOnly = 0,
) {
  for (let y = 0; y < planes.height; y++) inkRow(o, planes, y * planes.width, k / 255, c, tint, src, figOnly)
}

function inkRow(
  o: Uint8ClampedArray,
  { width, subject }: Planes,
  start: number,
  full: number,
  c: [number, number, number],
  tint: number,
  src: Uint8Array,
  figOnly: number,
): void {
  const [red, green, blue] = [c[0] * (1 - tint), c[1] * (1 - tint), c[2] * (1 - tint)]
  for (let i = start, j = i * 4; i < start + width; i++, j += 4) {
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

/** Card round a window with round corners, and a line within it. */
export function roundFrame(
  o: Uint8ClampedArray,
  width: number,
  height: number,
  m: number,
  rad: number,
  paperC: readonly [number, number, number],
  line: number,
  lineC: readonly [number, number, number],
) {
  const inner = m + rad + line + 1
  for (let y = 0; y < height; y++) {
    const qy = Math.max(m + rad - y, y - (height - 1 - m - rad))
    const inside = y > inner && y < height - inner && width > inner * 2
    frameRow(o, y * width * 4, 0, inside ? inner : width, width, m + rad, qy, rad, paperC, line, lineC)
    if (inside) frameRow(o, y * width * 4, width - inner, width, width, m + rad, qy, rad, paperC, line, lineC)
  }
}

function frameRow(
  o: Uint8ClampedArray,
  start: number,
  from: number,
  to: number,
  width: number,
  corner: number,
  qy: number,
  rad: number,
  paperC: readonly [number, number, number],
  line: number,
  lineC: readonly [number, number, number],
): void {
  for (let x = from, j = start + from * 4; x < to; x++, j += 4) {
    const qx = Math.max(corner - x, x - (width - 1 - corner))
    const d = qx > 0 && qy > 0 ? Math.hypot(qx, qy) - rad : Math.max(qx, qy) - rad
    if (d > 0) {
      const t = Math.min(1, d)
      for (let c = 0; c < 3; c++) o[j + c] = o[j + c]! * (1 - t) + paperC[c]! * t
    }
    const t = line > 0 ? Math.min(1, line / 2 + 0.5 - Math.abs(d + line / 2)) : 0
    if (t > 0) for (let c = 0; c < 3; c++) o[j + c] = o[j + c]! * (1 - t) + lineC[c]! * t
  }
}

/** Mixes one picture into another: so much of it where people and things are, and so much elsewhere. */
export function mixFig(
  a: Uint8ClampedArray,
  bb: Uint8ClampedArray,
  planes: Planes,
  kFig: number,
  kBg: number,
): Uint8ClampedArray {
  for (let y = 0; y < planes.height; y++) mixRow(a, bb, planes, y * planes.width, kFig, kBg)
  return a
}

function mixRow(
  a: Uint8ClampedArray,
  bb: Uint8ClampedArray,
  { width, subject }: Planes,
  start: number,
  kFig: number,
  kBg: number,
): void {
  for (let i = start, j = i * 4; i < start + width; i++, j += 4) {
    const t = subject[i]! >= 60 ? kFig : kBg
    if (t <= 0) continue
    a[j]! += (bb[j]! - a[j]!) * t
    a[j + 1]! += (bb[j + 1]! - a[j + 1]!) * t
    a[j + 2]! += (bb[j + 2]! - a[j + 2]!) * t
  }
}

/** Lays a premultiplied drawing over opaque pixels. */
export function layOver(out: Uint8ClampedArray, drawing: Uint8Array): void {
  const words = new Uint32Array(drawing.buffer, drawing.byteOffset, drawing.length >> 2)
  for (let from = 0; from < words.length; from += PIECE)
    layPiece(out, drawing, words, from, Math.min(words.length, from + PIECE))
}

function layPiece(out: Uint8ClampedArray, drawing: Uint8Array, words: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    if (words[i] === 0) continue
    const j = i * 4
    const a = drawing[j + 3]! / 255
    out[j] = out[j]! * (1 - a) + drawing[j]!
    out[j + 1] = out[j + 1]! * (1 - a) + drawing[j + 1]!
    out[j + 2] = out[j + 2]! * (1 - a) + drawing[j + 2]!
  }
}
