import { bytes } from '../buffers/scratch.ts'
import { blurred } from './blur.ts'
import { clamp, type Planes } from './planes.ts'

/** Leaves round people and things the white edge of paper that scissors leave, about `wide` pixels of it. */
export function cutEdge(out: Uint8ClampedArray, planes: Planes, wide: number): void {
  const { width, height, count, subject } = planes
  const cut = bytes(count)
  for (let y = 0; y < height; y++) cutRow(cut, subject, y * width, width)
  const near = blurred(cut, width, height, wide, 2)
  for (let y = 0; y < height; y++) edgeRow(out, planes.depth, cut, near.row(y), y * width)
}

function cutRow(cut: Uint8Array, subject: Uint8Array, start: number, width: number): void {
  for (let i = start; i < start + width; i++) cut[i] = subject[i]! >= 60 ? 255 : 0
}

function edgeRow(out: Uint8ClampedArray, depth: Uint8Array, cut: Uint8Array, row: Float32Array, start: number): void {
  for (let x = 0, i = start, j = i * 4; x < row.length; x++, i++, j += 4) {
    // Leaves and snow in front of the people lie on the edge, too.
    if (row[x]! <= 26 || cut[i]! > 0 || depth[i]! > NEAREST) continue
    const t = clamp((row[x]! - 26) * 9) / 255
    for (let c = 0; c < 3; c++) out[j + c]! += (PAPER[c]! - out[j + c]!) * t
  }
}

/** Distance of whatever is nearer than the people. */
const NEAREST = 190
const PAPER = [254, 250, 242] as const
