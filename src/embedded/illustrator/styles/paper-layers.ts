import type { Rgb } from '../../../contract/colour.ts'
import { rgb } from '../../colour.ts'
import type { Window } from '../scene/layout.ts'
import { noiseTile } from './noise.ts'
import type { Planes } from './planes.ts'

/**
 * Torn sheets of coloured paper in the corners, one before the other, each throwing a shadow on what
 * lies behind it, like a paper theatre. The middles of the edges stay free.
 */
export function paperLayers(out: Uint8ClampedArray, { width, height, palette, seed, indoor }: Planes): void {
  const sheets = indoor
    ? [palette.flowers[1], palette.flowers[3], palette.flowers[0]]
    : [palette.leaf[2], palette.leaf[1], palette.shadowLeaf]
  const torn = noiseTile(512, 96, 4, 61 + (seed % 7), 0.55)
  const fibre = noiseTile(512, 6, 3, 62, 0.7)
  // The sheet farthest back reaches farthest in.
  const layers = sheets.map((sheet, i) => ({ colour: rgb(sheet), reach: 0.68 - i * 0.1, shift: 97 + i * 131 }))
  const across = Float64Array.from({ length: width }, (_, x) => depthOf(x, width, ACROSS))
  const down = Float64Array.from({ length: height }, (_, y) => depthOf(y, height, DOWN))
  for (let y = 0; y < height; y++) layersRow(out, layers, torn, fibre, across, down[y]!, y)
}

type Layer = { colour: Rgb; reach: number; shift: number }

function layersRow(
  out: Uint8ClampedArray,
  layers: readonly Layer[],
  torn: Float32Array,
  fibre: Float32Array,
  across: Float64Array,
  down: number,
  y: number,
): void {
  const width = across.length
  for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
    const deep = across[x]! + down
    if (deep > 0.92) continue
    const rough = (fibre[(y & 511) * 512 + (x & 511)]! - 0.5) * 0.012
    for (const { colour, reach, shift } of layers) {
      const t = ((y + shift) & 511) * 512 + ((x + shift * 3) & 511)
      const d = deep - reach - (torn[t]! - 0.5) * 0.22 - rough
      if (d < -0.012) paint(out, j, colour, (fibre[t]! - 0.5) * 26)
      else if (d < 0) paint(out, j, TORN, 0)
      else if (d < 0.07) shade(out, j, 1 - 0.4 * (1 - d / 0.07) ** 2)
    }
  }
}

/** How far the sheets reach, in widths and heights of the page. */
const [ACROSS, DOWN] = [0.42, 0.46]

/** What the sheets leave of the page, but for the tips of what is torn furthest. */
export function tornWindow(width: number, height: number): Window {
  return (x, y) => depthOf(x, width, ACROSS) + depthOf(y, height, DOWN) > 0.74
}

/** The white core of torn paper. */
const TORN: Rgb = [252, 246, 236]

/** 0 at an edge, rising quickly; both ways together are low in the corners alone. */
function depthOf(at: number, length: number, reach: number): number {
  return (Math.max(0, Math.min(at, length - 1 - at)) / (length * reach)) ** 0.6
}

function paint(out: Uint8ClampedArray, j: number, colour: Rgb, light: number): void {
  for (let c = 0; c < 3; c++) out[j + c] = colour[c]! + light
}

function shade(out: Uint8ClampedArray, j: number, k: number): void {
  for (let c = 0; c < 3; c++) out[j + c] = out[j + c]! * k
}
