import { floats } from '../buffers/scratch.ts'

/** Means of squares of `scale` pixels; at the edges the last pixel is repeated. */
export function reduced(src: Uint8Array | Float32Array, width: number, height: number, scale: number): Float32Array {
  const w = Math.ceil(width / scale)
  const h = Math.ceil(height / scale)
  const a = floats(w * h)
  const sums = new Float64Array(w)
  for (let y = 0; y < h; y++) {
    sums.fill(0)
    for (let v = 0; v < scale; v++) addSquares(sums, src, Math.min(height - 1, y * scale + v) * width, width, scale)
    scaleRow(a, y * w, sums, 1 / (scale * scale))
  }
  return a
}

function addSquares(
  sums: Float64Array,
  src: Uint8Array | Float32Array,
  start: number,
  width: number,
  scale: number,
): void {
  const whole = Math.floor(width / scale)
  let i = start
  const last = i + width - 1
  if (scale === 2) for (let x = 0; x < whole; x++, i += 2) sums[x] = sums[x]! + src[i]! + src[i + 1]!
  else if (scale === 4)
    for (let x = 0; x < whole; x++, i += 4) sums[x] = sums[x]! + src[i]! + src[i + 1]! + src[i + 2]! + src[i + 3]!
  else
    for (let x = 0; x < whole; x++) {
      let s = sums[x]!
      for (const end = i + scale; i < end; i++) s += src[i]!
      sums[x] = s
    }
  if (whole < sums.length) for (let u = 0; u < scale; u++) sums[whole]! += src[Math.min(last, i + u)]!
}

function scaleRow(to: Float32Array, start: number, sums: Float64Array | Float32Array, k: number): void {
  for (let x = 0, o = start; x < sums.length; x++, o++) to[o] = sums[x]! * k
}

/** A soft plane, looked at by pixels or by rows of the size it was made from. */
export type Blurred = {
  at: (x: number, y: number) => number
  /** One row; it stays as it is until the fourth row asked for after it. Rows beyond the edge repeat it. */
  row: (y: number) => Float32Array
}

/** Two box blurs of one plane, worked out at 1/`scale` of its size and enlarged only where it is looked at. */
export function blurred(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale: number,
): Blurred {
  return enlarged(softened(src, width, height, r, scale), width, height, scale)
}

/** A plane of 1/`scale` of the size. */
export function enlarged(plane: Float32Array, width: number, height: number, scale: number): Blurred {
  const w = Math.ceil(width / scale)
  const h = Math.ceil(height / scale)
  const columns = positions(width, w, scale)
  const rows = positions(height, h, scale)
  const kept = Array.from({ length: 4 }, () => ({ y: -1, row: new Float32Array(width) }))
  const between = new Float32Array(w)
  return {
    at(x, y) {
      const y0 = rows.first[y]!
      const below = y0 + 1 < h ? w : 0
      const i = y0 * w + columns.first[x]!
      const tx = columns.share[x]!
      const p = plane[i]! + (plane[i + 1]! - plane[i]!) * tx
      const q = plane[i + below]! + (plane[i + below + 1]! - plane[i + below]!) * tx
      return Math.fround(p + (q - p) * rows.share[y]!)
    },
    row(asked) {
      const y = asked < 0 ? 0 : asked >= height ? height - 1 : asked
      const known = kept[y & 3]!
      if (known.y === y) return known.row
      known.y = y
      const i = rows.first[y]! * w
      const below = rows.first[y]! + 1 < h ? w : 0
      const ty = rows.share[y]!
      mixRows(plane, i, i + below, ty, between)
      enlargeRow(between, columns, known.row)
      return known.row
    },
  }
}

/** What lies so far between two rows of a plane, into `to`. */
export function mixRows(plane: Float32Array, above: number, below: number, share: number, to: Float32Array): void {
  for (let x = 0; x < to.length; x++) to[x] = plane[above + x]! + (plane[below + x]! - plane[above + x]!) * share
}

type Positions = { first: Int32Array; share: Float64Array }

function enlargeRow(from: Float32Array, { first, share }: Positions, to: Float32Array): void {
  for (let x = 0; x < to.length; x++) {
    const left = first[x]!
    const v = from[left]!
    const t = share[x]!
    to[x] = t === 0 ? v : v + (from[left + 1]! - v) * t
  }
}

/** Two box blurs of radius `r` at 1/`scale` of the size. */
export function softened(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale: number,
): Float32Array {
  const w = Math.ceil(width / scale),
    h = Math.ceil(height / scale)
  const a = scale === 1 ? floats(w * h) : reduced(src, width, height, scale)
  if (scale === 1) a.set(src)
  const rr = Math.max(1, Math.round(r / scale))
  const k = 1 / (2 * rr + 1)
  const t = floats(w * h)
  const sums = new Float32Array(w)
  for (let p = 0; p < 2; p++) {
    for (let y = 0; y < h; y++) softenRow(a, t, y * w, w, rr, k)
    sums.fill(0)
    for (let y = -rr; y <= rr; y++) addRow(sums, t, (y < 0 ? 0 : y >= h ? h - 1 : y) * w)
    for (let y = 0; y < h; y++) {
      scaleRow(a, y * w, sums, k)
      moveRow(sums, t, Math.min(h - 1, y + rr + 1) * w, Math.max(0, y - rr) * w)
    }
  }
  return a
}

/** Means of the 2r + 1 pixels round each of a row. */
function softenRow(a: Float32Array, t: Float32Array, b: number, w: number, r: number, k: number): void {
  let s = 0
  for (let x = -r; x <= r; x++) s += a[b + (x < 0 ? 0 : x >= w ? w - 1 : x)]!
  let x = 0
  for (const calm = Math.min(w, r); x < calm; x++) {
    t[b + x] = s * k
    s += a[b + Math.min(w - 1, x + r + 1)]! - a[b]!
  }
  for (; x < w - r - 1; x++) {
    t[b + x] = s * k
    s += a[b + x + r + 1]! - a[b + x - r]!
  }
  for (; x < w; x++) {
    t[b + x] = s * k
    s += a[b + w - 1]! - a[b + x - r]!
  }
}

function addRow(sums: Float32Array, t: Float32Array, start: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += t[start + x]!
}

/** Lets one row into the sums and another out. */
function moveRow(sums: Float32Array, t: Float32Array, enters: number, leaves: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += t[enters + x]! - t[leaves + x]!
}

/** Between which columns (or rows) of a reduced plane each one lies, and how far. */
export function positions(length: number, reduced: number, scale: number): Positions {
  const first = new Int32Array(length)
  const share = new Float64Array(length)
  for (let x = 0; x < length; x++) {
    const f = Math.max(0, Math.min(reduced - 1.001, (x + 0.5) / scale - 0.5))
    first[x] = f
    share[x] = f - first[x]!
  }
  return { first, share }
}
