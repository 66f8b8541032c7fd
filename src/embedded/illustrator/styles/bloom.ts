import { betweenTiles, positions, smoothTiles } from './blur.ts'
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
  for (let y = 0; y < height; y++) {
    const above = rows.first[y]! * w * 4
    const below = Math.min(h - 1, rows.first[y]! + 1) * w * 4
    const ty = rows.share[y]!
    for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
      const left = columns.first[x]!
      const step = left + 1 < w ? 4 : 0
      const a = above + left * 4
      const b = below + left * 4
      const cover = tiles[a + 3]! + tiles[a + step + 3]! + tiles[b + 3]! + tiles[b + step + 3]!
      if (cover === 0) continue
      const tx = columns.share[x]!
      for (let c = 0; c < 3; c++) {
        const light = betweenTiles(tiles, a + c, b + c, step, tx, ty) * k
        out[j + c] = 255 - ((255 - out[j + c]!) * (255 - Math.min(255, light))) / 255
      }
    }
  }
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
  for (let y = 0; y < height; y++) {
    const row = ((y / TILE) | 0) * w
    for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
      const r = out[j]!
      const g = out[j + 1]!
      const b = out[j + 2]!
      const light = r > g ? (r > b ? r : b) : g > b ? g : b
      const over = light > threshold ? ((light - threshold) / (256 - threshold)) * 0.4 : 0
      const given = Math.min(1, over + glow[i]! / 255) * share
      if (given === 0) continue
      const tile = (row + ((x / TILE) | 0)) * 4
      tiles[tile]! += r * given
      tiles[tile + 1]! += g * given
      tiles[tile + 2]! += b * given
      tiles[tile + 3]! += given
    }
  }
  return tiles
}
