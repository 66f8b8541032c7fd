import { mixRows, positions } from './blur.ts'
import { smoothTiles } from './blur-picture.ts'
import { floats } from '../buffers/scratch.ts'
import type { Planes } from './planes.ts'

/** Side of a tile in pixels: light that spreads has no detail. */
const TILE = 10

/** Lets what glows, and what is brighter than `threshold`, spread its light over its surroundings with strength `k`. */
export function bloom(out: Uint8ClampedArray, planes: Planes, k: number, threshold: number): void {
  const { width, height } = planes
  const w = Math.ceil(width / TILE)
  const h = Math.ceil(height / TILE)
  const tiles = floats(w * h * 4)
  for (let y = 0; y < height; y++) brightRow(tiles, out, planes, threshold, ((y / TILE) | 0) * w, y)
  for (let pass = 0; pass < 3; pass++) smoothTiles(tiles, w, h)
  const columns = positions(width, w, TILE)
  const rows = positions(height, h, TILE)
  const band = new Float32Array(w * 4)
  for (let y = 0; y < height; y++) {
    const above = rows.first[y]! * w * 4
    const below = Math.min(h - 1, rows.first[y]! + 1) * w * 4
    mixRows(tiles, above, below, rows.share[y]!, band)
    bloomRow(out, y * width * 4, band, columns, k / 255)
  }
}

function bloomRow(
  out: Uint8ClampedArray,
  start: number,
  band: Float32Array,
  { first, share }: ReturnType<typeof positions>,
  most: number,
): void {
  for (let x = 0, j = start; x < first.length; x++, j += 4) {
    const left = first[x]! * 4
    const right = left + 4 < band.length ? left + 4 : left
    if (!(band[left + 3]! + band[right + 3]!)) continue
    const tx = share[x]!
    const red = (band[left]! + (band[right]! - band[left]!) * tx) * most
    const green = (band[left + 1]! + (band[right + 1]! - band[left + 1]!) * tx) * most
    const blue = (band[left + 2]! + (band[right + 2]! - band[left + 2]!) * tx) * most
    out[j] = out[j]! + (255 - out[j]!) * (red < 1 ? red : 1)
    out[j + 1] = out[j + 1]! + (255 - out[j + 1]!) * (green < 1 ? green : 1)
    out[j + 2] = out[j + 2]! + (255 - out[j + 2]!) * (blue < 1 ? blue : 1)
  }
}

/** Adds what a row of pixels gives off to the mean light of its tiles: red, green, blue, and how much in all. */
function brightRow(
  tiles: Float32Array,
  out: Uint8ClampedArray,
  { width, glow }: Planes,
  threshold: number,
  row: number,
  y: number,
): void {
  const share = 1 / (TILE * TILE)
  const steep = 0.4 / (256 - threshold)
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
