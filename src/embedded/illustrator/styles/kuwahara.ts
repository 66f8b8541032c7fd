import { pixels } from '../buffers/scratch.ts'

/** Sums over one row of windows, by the window's left edge + `r`. */
type WindowRow = {
  red: Int32Array
  green: Int32Array
  blue: Int32Array
  /** One over the pixels of the window. */
  share: Float64Array
  variance: Float64Array
}

/**
 * The classic filter of Kuwahara: every pixel becomes the mean of the calmest of the four (r + 1)² windows
 * that have it in a corner. A window serves the four pixels of its corners, so each is summed once, and only
 * the r + 1 rows of windows that are still needed are kept.
 */
export function kuwahara(
  source: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  r: number,
  channels: 3 | 4 = 3,
): Uint8ClampedArray {
  const out = pixels(width * height * channels)
  const columns = Array.from({ length: 5 }, () => new Int32Array(width))
  const ring = Array.from({ length: r + 1 }, () => windowRow(width + r))
  for (let top = -r; top < height; top++) {
    if (top + r < height) addRow(columns, source, width, top + r, channels, 1)
    if (top > 0) addRow(columns, source, width, top - 1, channels, -1)
    const rows = Math.min(height, top + r + 1) - Math.max(0, top)
    const below = ring[(top + r) % (r + 1)]!
    sumWindows(below, columns, width, r, rows)
    if (top >= 0) paintRow(out, top * width * channels, width, r, channels, ring[top % (r + 1)]!, below)
  }
  return out
}

function windowRow(length: number): WindowRow {
  return {
    red: new Int32Array(length),
    green: new Int32Array(length),
    blue: new Int32Array(length),
    share: new Float64Array(length),
    variance: new Float64Array(length),
  }
}

/** Adds a row of pixels to the sums of the columns, or takes it away: red, green, blue, light and its square. */
function addRow(
  columns: readonly Int32Array[],
  source: Uint8Array | Uint8ClampedArray,
  width: number,
  y: number,
  channels: number,
  sign: 1 | -1,
): void {
  const [red, green, blue, light, square] = columns as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
  for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
    const pr = source[i]!
    const pg = source[i + 1]!
    const pb = source[i + 2]!
    const l = (pr * 77 + pg * 150 + pb * 29) >> 8
    red[x]! += sign * pr
    green[x]! += sign * pg
    blue[x]! += sign * pb
    light[x]! += sign * l
    square[x]! += sign * l * l
  }
}

function sumWindows(row: WindowRow, columns: readonly Int32Array[], width: number, r: number, rows: number): void {
  const [red, green, blue, light, square] = columns as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
  let sr = 0
  let sg = 0
  let sb = 0
  let sl = 0
  let sq = 0
  for (let left = -r; left < width; left++) {
    const enters = left + r
    if (enters < width) {
      sr += red[enters]!
      sg += green[enters]!
      sb += blue[enters]!
      sl += light[enters]!
      sq += square[enters]!
    }
    const leaves = left - 1
    if (leaves >= 0) {
      sr -= red[leaves]!
      sg -= green[leaves]!
      sb -= blue[leaves]!
      sl -= light[leaves]!
      sq -= square[leaves]!
    }
    const share = 1 / ((Math.min(width, enters + 1) - Math.max(0, left)) * rows)
    const mean = sl * share
    row.red[enters] = sr
    row.green[enters] = sg
    row.blue[enters] = sb
    row.share[enters] = share
    row.variance[enters] = sq * share - mean * mean
  }
}

function paintRow(
  out: Uint8ClampedArray,
  from: number,
  width: number,
  r: number,
  channels: number,
  above: WindowRow,
  below: WindowRow,
): void {
  for (let x = 0, i = from; x < width; x++, i += channels) {
    let row = above
    let at = x
    let least = above.variance[x]!
    if (above.variance[x + r]! < least) least = above.variance[(at = x + r)]!
    if (below.variance[x]! < least) {
      row = below
      least = below.variance[(at = x)]!
    }
    if (below.variance[x + r]! < least) {
      row = below
      at = x + r
    }
    const share = row.share[at]!
    out[i] = row.red[at]! * share
    out[i + 1] = row.green[at]! * share
    out[i + 2] = row.blue[at]! * share
    if (channels === 4) out[i + 3] = 255
  }
}
