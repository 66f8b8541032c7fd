import { random } from '../../random.ts'

const tiles = new Map<string, Float32Array>()

/**
 * Tileable value noise, 0 to 1, `size` × `size` (a power of two), in `octaves` from `cell` pixels
 * downwards. Kept once made: the styles ask for the same few tiles in every picture.
 */
export function noiseTile(size: number, cell: number, octaves: number, seed: number, gain = 0.5): Float32Array {
  const key = [size, cell, octaves, seed, gain].join(' ')
  const known = tiles.get(key)
  if (known) return known
  const tile = new Float32Array(size * size)
  const chance = random(seed)
  for (
    let octave = 0, amplitude = 1, step = cell;
    octave < octaves && step >= 1;
    octave++, amplitude *= gain, step /= 2
  )
    addOctave(tile, size, Math.max(1, Math.round(size / step)), amplitude, chance)
  stretch(tile)
  tiles.set(key, tile)
  return tile
}

function addOctave(tile: Float32Array, size: number, cells: number, amplitude: number, chance: () => number): void {
  const grid = Float32Array.from({ length: cells * cells }, chance)
  for (let y = 0; y < size; y++) {
    const fy = (y / size) * cells
    const row = Math.floor(fy)
    const ty = ease(fy - row)
    const above = (row % cells) * cells
    const below = ((row + 1) % cells) * cells
    for (let x = 0; x < size; x++) {
      const fx = (x / size) * cells
      const column = Math.floor(fx)
      const tx = ease(fx - column)
      const left = column % cells
      const right = (column + 1) % cells
      const p = grid[above + left]! + (grid[above + right]! - grid[above + left]!) * tx
      const q = grid[below + left]! + (grid[below + right]! - grid[below + left]!) * tx
      tile[y * size + x]! += (p + (q - p) * ty) * amplitude
    }
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function stretch(tile: Float32Array): void {
  let low = Infinity
  let high = -Infinity
  for (const v of tile) {
    if (v < low) low = v
    if (v > high) high = v
  }
  for (let i = 0; i < tile.length; i++) tile[i] = (tile[i]! - low) / (high - low)
}
