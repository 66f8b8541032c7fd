/** Means of squares of `scale` pixels; at the edges the last pixel is repeated. */
export function reduced(src: Uint8Array | Float32Array, width: number, height: number, scale: number): Float32Array {
  const w = Math.ceil(width / scale)
  const h = Math.ceil(height / scale)
  const a = new Float32Array(w * h)
  const k = 1 / (scale * scale)
  const whole = Math.floor(width / scale)
  const sums = new Float64Array(w)
  for (let y = 0; y < h; y++) {
    sums.fill(0)
    for (let v = 0; v < scale; v++) {
      let i = Math.min(height - 1, y * scale + v) * width
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
      if (whole < w) for (let u = 0; u < scale; u++) sums[whole]! += src[Math.min(last, i + u)]!
    }
    for (let x = 0, o = y * w; x < w; x++, o++) a[o] = sums[x]! * k
  }
  return a
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
      for (let x = 0; x < w; x++) between[x] = plane[i + x]! + (plane[i + below + x]! - plane[i + x]!) * ty
      enlargeRow(between, columns, known.row)
      return known.row
    },
  }
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
  const a = scale === 1 ? new Float32Array(src) : reduced(src, width, height, scale)
  const rr = Math.max(1, Math.round(r / scale))
  const t = new Float32Array(w * h)
  const k = 1 / (2 * rr + 1)
  for (let p = 0; p < 2; p++) {
    for (let y = 0; y < h; y++) {
      const b = y * w
      let s = 0
      for (let x = -rr; x <= rr; x++) s += a[b + (x < 0 ? 0 : x >= w ? w - 1 : x)]!
      let x = 0
      for (const calm = Math.min(w, rr); x < calm; x++) {
        t[b + x] = s * k
        s += a[b + Math.min(w - 1, x + rr + 1)]! - a[b]!
      }
      for (; x < w - rr - 1; x++) {
        t[b + x] = s * k
        s += a[b + x + rr + 1]! - a[b + x - rr]!
      }
      for (; x < w; x++) {
        t[b + x] = s * k
        s += a[b + w - 1]! - a[b + x - rr]!
      }
    }
    const acc = new Float32Array(w)
    for (let y = -rr; y <= rr; y++) {
      const b = (y < 0 ? 0 : y >= h ? h - 1 : y) * w
      for (let x = 0; x < w; x++) acc[x]! += t[b + x]!
    }
    for (let y = 0; y < h; y++) {
      const o = y * w
      const y1 = y + rr + 1,
        y0 = y - rr
      const b1 = (y1 >= h ? h - 1 : y1) * w,
        b0 = (y0 < 0 ? 0 : y0) * w
      for (let x = 0; x < w; x++) {
        a[o + x] = acc[x]! * k
        acc[x]! += t[b1 + x]! - t[b0 + x]!
      }
    }
  }
  return a
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

/** Puts the red, green and blue of a soft picture at (x, y) into `into`. */
export type Sampler = (x: number, y: number, into: Float32Array) => void

/**
 * Blur of an RGBA picture, worked out at 1/`factor` of its size with clamped edges: what gives the red, green and blue of
 * one of its pixels. Pixels of `skip` (not 0) give no colour to their neighbours, so that a sharp figure leaves no halo in
 * a soft background.
 */
export function blurPicture(
  source: Uint8ClampedArray,
  width: number,
  height: number,
  factor: number,
  passes = 2,
  skip?: Uint8Array,
): Sampler {
  const f = Math.max(2, Math.round(factor))
  const w = Math.ceil(width / f)
  const h = Math.ceil(height / f)
  const tiles = pictureTiles(source, width, height, f, passes + (skip ? 2 : 0), skip)
  const columns = positions(width, w, f)
  const rows = positions(height, h, f)
  // Tiles between the two rows of the pixels that are asked for, so that a pixel lies between two of them.
  const band = new Float32Array(w * 4)
  let known = -1
  function lift(y: number): void {
    known = y
    const a = rows.first[y]! * w * 4
    const b = Math.min(h - 1, rows.first[y]! + 1) * w * 4
    const ty = rows.share[y]!
    for (let k = 0; k < band.length; k++) band[k] = tiles[a + k]! + (tiles[b + k]! - tiles[a + k]!) * ty
  }
  return (x, y, into) => {
    if (y !== known) lift(y)
    const left = columns.first[x]! * 4
    const tx = columns.share[x]!
    const right = left + 4 < band.length ? left + 4 : left
    const share = skip ? 1 / Math.max(1e-4, band[left + 3]! + (band[right + 3]! - band[left + 3]!) * tx) : 1
    into[0] = (band[left]! + (band[right]! - band[left]!) * tx) * share
    into[1] = (band[left + 1]! + (band[right + 1]! - band[left + 1]!) * tx) * share
    into[2] = (band[left + 2]! + (band[right + 2]! - band[left + 2]!) * tx) * share
  }
}

/** Tiles of f×f pixels, each mixed with its neighbours so many times: red, green, blue, and the share that counts. */
export function pictureTiles(
  source: Uint8ClampedArray,
  width: number,
  height: number,
  f: number,
  passes: number,
  skip?: Uint8Array,
): Float32Array {
  let tiles = shrink(source, width, height, f, skip)
  for (let pass = 0; pass < passes; pass++) tiles = smoothTiles(tiles, Math.ceil(width / f), Math.ceil(height / f))
  return tiles
}

/** Means of f×f tiles as colour times weight, and the weight: the share of the tile that counts. */
function shrink(source: Uint8ClampedArray, width: number, height: number, f: number, skip?: Uint8Array): Float32Array {
  const w = Math.ceil(width / f)
  const tiles = new Float32Array(w * Math.ceil(height / f) * 4)
  for (let y = 0; y < height; y++) {
    const rows = Math.min(f, height - Math.floor(y / f) * f)
    for (let left = 0, k = Math.floor(y / f) * w * 4; left < width; left += f, k += 4) {
      const right = Math.min(width, left + f)
      const share = 1 / (rows * (right - left))
      let [r, g, b, n] = [0, 0, 0, 0]
      for (let i = y * width + left, end = y * width + right, j = i * 4; i < end; i++, j += 4) {
        if (skip && skip[i]! > 0) continue
        r += source[j]!
        g += source[j + 1]!
        b += source[j + 2]!
        n++
      }
      tiles[k]! += r * share
      tiles[k + 1]! += g * share
      tiles[k + 2]! += b * share
      tiles[k + 3]! += n * share
    }
  }
  return tiles
}

/** One pass of a 1-2-1 kernel in both directions. */
export function smoothTiles(tiles: Float32Array, w: number, h: number): Float32Array {
  const across = new Float32Array(tiles.length)
  const out = new Float32Array(tiles.length)
  const row = w * 4
  for (let y = 0; y < h; y++) smoothRow(across, tiles, y * row, row)
  for (let y = 0; y < h; y++) {
    const here = y * row
    const above = y > 0 ? -row : 0
    const below = y < h - 1 ? row : 0
    for (let k = here, end = here + row; k < end; k++)
      out[k] = (across[k + above]! + 2 * across[k]! + across[k + below]!) * 0.25
  }
  return out
}

function smoothRow(across: Float32Array, tiles: Float32Array, start: number, row: number): void {
  const last = start + row - 4
  for (let k = start + 4; k < last; k++) across[k] = (tiles[k - 4]! + 2 * tiles[k]! + tiles[k + 4]!) * 0.25
  // The tiles at both ends stand in for those beyond.
  for (let c = 0; c < 4; c++) {
    const [left, right] = [start + c, last + c]
    across[left] = (3 * tiles[left]! + tiles[row > 4 ? left + 4 : left]!) * 0.25
    if (row > 4) across[right] = (tiles[right - 4]! + 3 * tiles[right]!) * 0.25
  }
}
