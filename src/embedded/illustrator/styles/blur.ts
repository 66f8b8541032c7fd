/** Means of squares of `scale` pixels; at the edges the last pixel is repeated. */
function reduced(src: Uint8Array | Float32Array, width: number, height: number, scale: number): Float32Array {
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

/** box blur x2 on one byte plane, computed at 1/scale */
export function blurPlane(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale = 1,
): Float32Array {
  const { plane, w, h } = softened(src, width, height, r, scale)
  return scale === 1 ? plane : enlarge(plane, w, h, width, height, scale)
}

/** The same where only some of its pixels are looked at: the value at one of them. */
export function blurredAt(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale: number,
): (x: number, y: number) => number {
  const { plane, w, h } = softened(src, width, height, r, scale)
  const columns = positions(width, w, scale)
  const rows = positions(height, h, scale)
  return (x, y) => {
    const y0 = rows.first[y]!
    const below = y0 + 1 < h ? w : 0
    const i = y0 * w + columns.first[x]!
    const tx = columns.share[x]!
    const p = plane[i]! + (plane[i + 1]! - plane[i]!) * tx
    const q = plane[i + below]! + (plane[i + below + 1]! - plane[i + below]!) * tx
    return Math.fround(p + (q - p) * rows.share[y]!)
  }
}

function softened(
  src: Uint8Array | Float32Array,
  width: number,
  height: number,
  r: number,
  scale: number,
): { plane: Float32Array; w: number; h: number } {
  const w = Math.ceil(width / scale),
    h = Math.ceil(height / scale)
  const a = scale === 1 ? Float32Array.from(src) : reduced(src, width, height, scale)
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
  return { plane: a, w, h }
}

/** Between which columns (or rows) of a reduced plane each one lies, and how far. */
export function positions(length: number, reduced: number, scale: number): { first: Int32Array; share: Float64Array } {
  const first = new Int32Array(length)
  const share = new Float64Array(length)
  for (let x = 0; x < length; x++) {
    const f = Math.max(0, Math.min(reduced - 1.001, (x + 0.5) / scale - 0.5))
    first[x] = f
    share[x] = f - first[x]!
  }
  return { first, share }
}

function enlarge(a: Float32Array, w: number, h: number, width: number, height: number, scale: number): Float32Array {
  const out = new Float32Array(width * height)
  const columns = positions(width, w, scale)
  const rows = positions(height, h, scale)
  for (let y = 0; y < height; y++) {
    const y0 = rows.first[y]!
    const ty = rows.share[y]!
    const below = y0 + 1 < h ? w : 0
    for (let x = 0, o = y * width; x < width; x++, o++) {
      const i = y0 * w + columns.first[x]!
      const tx = columns.share[x]!
      const p = a[i]! + (a[i + 1]! - a[i]!) * tx
      const q = a[i + below]! + (a[i + below + 1]! - a[i + below]!) * tx
      out[o] = p + (q - p) * ty
    }
  }
  return out
}

/**
 * Blur of an RGBA picture, worked out at 1/`factor` of its size with clamped edges. Pixels of `skip`
 * (not 0) give no colour to their neighbours, so that a sharp figure leaves no halo in a soft background, and
 * stay empty themselves.
 */
export function blurPicture(
  source: Uint8ClampedArray,
  width: number,
  height: number,
  factor: number,
  passes = 2,
  skip?: Uint8Array,
): Uint8ClampedArray {
  const f = Math.max(2, Math.round(factor))
  const w = Math.ceil(width / f)
  const h = Math.ceil(height / f)
  let tiles = shrink(source, width, height, f, skip)
  for (let pass = 0; pass < passes + (skip ? 2 : 0); pass++) tiles = smoothTiles(tiles, w, h)
  const out = new Uint8ClampedArray(width * height * 4)
  const columns = positions(width, w, f)
  const rows = positions(height, h, f)
  for (let y = 0; y < height; y++) {
    const top = rows.first[y]!
    const ty = rows.share[y]!
    const above = top * w * 4
    const below = Math.min(h - 1, top + 1) * w * 4
    for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
      if (skip && skip[y * width + x]! > 0) continue
      const left = columns.first[x]!
      const tx = columns.share[x]!
      const step = left + 1 < w ? 4 : 0
      const a = above + left * 4
      const b = below + left * 4
      const weight = skip ? Math.max(1e-4, betweenTiles(tiles, a + 3, b + 3, step, tx, ty)) : 1
      out[j] = betweenTiles(tiles, a, b, step, tx, ty) / weight
      out[j + 1] = betweenTiles(tiles, a + 1, b + 1, step, tx, ty) / weight
      out[j + 2] = betweenTiles(tiles, a + 2, b + 2, step, tx, ty) / weight
      out[j + 3] = 255
    }
  }
  return out
}

/** What lies between four tiles. */
export function betweenTiles(tiles: Float32Array, a: number, b: number, step: number, tx: number, ty: number): number {
  const p = tiles[a]! + (tiles[a + step]! - tiles[a]!) * tx
  const q = tiles[b]! + (tiles[b + step]! - tiles[b]!) * tx
  return p + (q - p) * ty
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
      for (let i = y * width + left, end = y * width + right, j = i * 4; i < end; i++, j += 4) {
        if (skip && skip[i]! > 0) continue
        tiles[k]! += source[j]! * share
        tiles[k + 1]! += source[j + 1]! * share
        tiles[k + 2]! += source[j + 2]! * share
        tiles[k + 3]! += share
      }
    }
  }
  return tiles
}

/** One pass of a 1-2-1 kernel in both directions. */
export function smoothTiles(tiles: Float32Array, w: number, h: number): Float32Array {
  const across = new Float32Array(tiles.length)
  const out = new Float32Array(tiles.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const k = (y * w + x) * 4
      const [l, r] = [x > 0 ? k - 4 : k, x < w - 1 ? k + 4 : k]
      for (let c = 0; c < 4; c++) across[k + c] = (tiles[l + c]! + 2 * tiles[k + c]! + tiles[r + c]!) * 0.25
    }
  const row = w * 4
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const k = (y * w + x) * 4
      const [u, d] = [y > 0 ? k - row : k, y < h - 1 ? k + row : k]
      for (let c = 0; c < 4; c++) out[k + c] = (across[u + c]! + 2 * across[k + c]! + across[d + c]!) * 0.25
    }
  return out
}
