import { positions, smoothTiles } from './blur.ts'
import type { Planes } from './planes.ts'

/** Side of a tile in pixels: light that spreads has no detail. */
const TILE = 10

/** Lets what glows, and what is brighter than `threshold`, spread its light over its surroundings with strength `k`. */
export function bloom(out: Uint8ClampedArray, planes: Planes, k: number, threshold: number): void {
  const { width, height } = planes
  const w = Math.ceil(width / TILE)
  const h = Math.ceil(height / TILE)
  let tiles = brightTiles(out, planes, threshold, w, h)
  for (let pass = 0; pass < 3; pass++) tiles = smoothTiles(tiles, w, h)
  const columns = positions(width, w, TILE)
  const rows = positions(height, h, TILE)
  const band = new Float32Array(w * 4)
  const most = k / 255
  for (let y = 0; y < height; y++) {
    if (!between(tiles, rows.first[y]!, rows.share[y]!, w, h, band)) continue
    for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
      const left = columns.first[x]! * 4
      const right = Math.min(left + 4, band.length - 4)
      const cover = band[left + 3]! + band[right + 3]!
      if (cover === 0) continue
      const tx = columns.share[x]!
      const red = (band[left]! + (band[right]! - band[left]!) * tx) * most
      const green = (band[left + 1]! + (band[right + 1]! - band[left + 1]!) * tx) * most
      const blue = (band[left + 2]! + (band[right + 2]! - band[left + 2]!) * tx) * most
      out[j] = out[j]! + (255 - out[j]!) * (red < 1 ? red : 1)
      out[j + 1] = out[j + 1]! + (255 - out[j + 1]!) * (green < 1 ? green : 1)
      out[j + 2] = out[j + 2]! + (255 - out[j + 2]!) * (blue < 1 ? blue : 1)
    }
  }
}

/** Tiles between row `top` and the next, into `band`; false where none gives light. */
function between(tiles: Float32Array, top: number, share: number, w: number, h: number, band: Float32Array): boolean {
  const above = top * w * 4
  const below = Math.min(h - 1, top + 1) * w * 4
  let cover = 0
  for (let i = 0; i < band.length; i++) {
    band[i] = tiles[above + i]! + (tiles[below + i]! - tiles[above + i]!) * share
    cover += band[i]!
  }
  return cover > 0
}

/** Mean light that the pixels of each tile give off: red, green, blue, and how much in all. */
function brightTiles(
  out: Uint8ClampedArray,
  { width, height, glow }: Planes,
  threshold: number,
  w: number,
  h: number,
): Float32Array {
  const tiles = new Float32Array(w * h * 4)
  const share = 1 / (TILE * TILE)
  const steep = 0.4 / (256 - threshold)
  for (let y = 0; y < height; y++) {
    const row = ((y / TILE) | 0) * w
    for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
      const r = out[j]!
      const g = out[j + 1]!
      const b = out[j + 2]!
      const light = r > g ? (r > b ? r : b) : g > b ? g : b
      if (light <= threshold && glow[i] === 0) continue
      const over = light > threshold ? (light - threshold) * steep : 0
      const given = Math.min(1, over + glow[i]! / 255) * share
      const tile = (row + ((x / TILE) | 0)) * 4
      tiles[tile]! += r * given
      tiles[tile + 1]! += g * given
      tiles[tile + 2]! += b * given
      tiles[tile + 3]! += given
    }
  }
  return tiles
}
