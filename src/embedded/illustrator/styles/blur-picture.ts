import { floats } from '../buffers/scratch.ts'
import { mixRows, positions } from './blur.ts'

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
    mixRows(tiles, a, b, rows.share[y]!, band)
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
  const w = Math.ceil(width / f)
  const tiles = floats(w * Math.ceil(height / f) * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / f)
    shrinkRow(tiles, row * w * 4, source, y * width, width, f, Math.min(f, height - row * f), skip)
  }
  for (let pass = 0; pass < passes; pass++) smoothTiles(tiles, w, Math.ceil(height / f))
  return tiles
}

/** Adds a row of pixels to means of tiles as colour times weight, and the weight: the share of the tile that counts. */
function shrinkRow(
  tiles: Float32Array,
  start: number,
  source: Uint8ClampedArray,
  from: number,
  width: number,
  f: number,
  rows: number,
  skip: Uint8Array | undefined,
): void {
  for (let left = 0, k = start; left < width; left += f, k += 4) {
    const right = Math.min(width, left + f)
    const share = 1 / (rows * (right - left))
    let [r, g, b, n] = [0, 0, 0, 0]
    for (let i = from + left, end = from + right, j = i * 4; i < end; i++, j += 4) {
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

/** One pass of a 1-2-1 kernel in both directions, in place. */
export function smoothTiles(tiles: Float32Array, w: number, h: number): void {
  const row = w * 4
  let above = new Float32Array(row)
  let here = new Float32Array(row)
  let below = new Float32Array(row)
  smoothRow(here, tiles, 0)
  above.set(here)
  for (let y = 0; y < h; y++) {
    if (y < h - 1) smoothRow(below, tiles, (y + 1) * row)
    else below.set(here)
    smoothDown(tiles, y * row, above, here, below)
    ;[above, here, below] = [here, below, above]
  }
}

function smoothDown(
  tiles: Float32Array,
  start: number,
  above: Float32Array,
  here: Float32Array,
  below: Float32Array,
): void {
  for (let k = 0; k < here.length; k++) tiles[start + k] = (above[k]! + 2 * here[k]! + below[k]!) * 0.25
}

function smoothRow(across: Float32Array, tiles: Float32Array, start: number): void {
  const last = across.length - 4
  for (let k = 4, t = start + 4; k < last; k++, t++) across[k] = (tiles[t - 4]! + 2 * tiles[t]! + tiles[t + 4]!) * 0.25
  // The tiles at both ends stand in for those beyond.
  for (let c = 0; c < 4; c++) {
    const [left, right] = [start + c, start + last + c]
    across[c] = (3 * tiles[left]! + tiles[last > 0 ? left + 4 : left]!) * 0.25
    if (last > 0) across[last + c] = (tiles[right - 4]! + 3 * tiles[right]!) * 0.25
  }
}
