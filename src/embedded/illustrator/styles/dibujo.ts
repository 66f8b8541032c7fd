import { keepShape, pixels } from '../buffers/scratch.ts'
import { noiseTile } from './noise.ts'
import { compose } from './compose.ts'
import { paper } from './finish.ts'
import type { Planes } from './planes.ts'
import { sketchbook } from './sketchbook.ts'

const PAPER = [251, 248, 241] as const
const GRAPHITE = [52, 48, 54] as const

/** Coloured pencil and graphite on grained paper: people in full colour, the background fading into the paper. */
export function dibujo(planes: Planes): Uint8ClampedArray {
  const { width, height, count } = planes
  const lit = compose(planes, {
    shade: 0.7,
    light: 0.9,
    drop: 0.4,
    dropFrom: 58,
    dropR: 14,
    dropDy: 9,
    ao: 0.2,
    aoR: 6,
  })
  const out = pixels(count * 4)
  const scale = height / 1024
  const angles = [0.62, 0.86, 1.1]
  const pencil: Pencil = keepShape('pencil', {
    tooth: noiseTile(512, 2, 2, 81, 0.95),
    wobble: noiseTile(512, 64, 3, 83),
    edge: noiseTile(512, 128, 4, 84),
    strokesAt: angles.map((angle) => hatching(angle, 4.6 * scale + 1)),
    shadowAt: angles.map((angle) => hatching(angle + 0.95, 5 * scale + 1)),
    ...sheetOf(width, height),
  })
  for (let y = 0; y < height; y++) pencilRow(out, lit, planes, pencil, y)
  contours(planes, out, pencil)
  sketchbook(out, planes)
  paper(out, width, height, 0.035, 4, 87)
  return out
}

type Pencil = Sheet & {
  tooth: Float32Array
  wobble: Float32Array
  edge: Float32Array
  strokesAt: Hatching[]
  shadowAt: Hatching[]
}

function pencilRow(out: Uint8ClampedArray, lit: Uint8ClampedArray, planes: Planes, pencil: Pencil, y: number): void {
  const { width, subject, depth, shade } = planes
  const { tooth, wobble, edge, strokesAt, shadowAt } = pencil
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    const t = (y & 511) * 512 + (x & 511)
    const near = subject[i]! >= 60
    const fade = near ? 1 : vignetteAt(pencil, x, y, edge[t]!)
    const way = (depth[i]! >> 4) % 3
    const grain = 0.55 + tooth[t]! * 0.62
    const wave = (wobble[t]! - 0.5) * 1.6
    const light = (0.3 * lit[j]! + 0.59 * lit[j + 1]! + 0.11 * lit[j + 2]!) / 255
    const strokes = 0.5 + 0.5 * hatch(x, y, strokesAt[way]!, wave, 0.8)
    const distance = near ? 1 : 0.3 + Math.min(0.2, depth[i]! / 500)
    const cover = Math.min(0.98, distance * strokes * grain * (near ? 1.16 : 1) * (0.55 + (1 - light) * 0.75)) * fade
    const shadow = Math.max(0, (128 - shade[i]!) / 128)
    const dark =
      shadow > 0.1 ? hatch(x, y, shadowAt[way]!, wave, Math.min(0.75, shadow * 1.3)) * 0.42 * grain * fade : 0
    for (let c = 0; c < 3; c++) {
      // Colour is kept for people and things; a place is sketched in graphite.
      const own = near ? lit[j + c]! : light * 160 + lit[j + c]! * 0.34 + 20
      const pigment = Math.min(255, own * 1.02 + 4)
      const v = PAPER[c]! + (pigment - PAPER[c]!) * cover
      out[j + c] = v + (GRAPHITE[c]! - v) * dark
    }
    out[j + 3] = 255
  }
}

/** How much graphite hatching leaves here of a `share` of the paper that it covers. */
function hatch(x: number, y: number, [across, down]: Hatching, wave: number, share: number): number {
  const v = x * across + y * down + wave
  const k = (Math.abs(v - Math.floor(v) - 0.5) * 2 - (1 - share)) / 0.4
  return k <= 0 ? 0 : Math.min(1, k)
}

type Hatching = readonly [across: number, down: number]

function hatching(angle: number, pitch: number): Hatching {
  return [Math.cos(angle) / pitch, Math.sin(angle) / pitch]
}

/** How far columns and rows lie from the middle, to the power of the rounded rectangle that is drawn on. */
type Sheet = { across: Float64Array; down: Float64Array }

function sheetOf(width: number, height: number): Sheet {
  return {
    across: Float64Array.from({ length: width }, (_, x) => (Math.abs(x / width - 0.5) * 2) ** 3.4),
    down: Float64Array.from({ length: height }, (_, y) => (Math.abs(y / height - 0.52) * 2) ** 3.4),
  }
}

/** 1 in the middle of the sheet, 0 towards its irregular edge. */
function vignetteAt({ across, down }: Sheet, x: number, y: number, noise: number): number {
  const power = across[x]! + down[y]!
  if (power < INNER) return 1
  const d = power ** (1 / 3.4) + (noise - 0.5) * 0.3
  return Math.max(0, Math.min(1, (1.0 - d) / 0.16))
}

/** Below this no noise brings the edge. */
const INNER = 0.69 ** 3.4

/** Two slightly offset contours of varying pressure. */
function contours(planes: Planes, out: Uint8ClampedArray, pencil: Pencil): void {
  const shake = [noiseTile(512, 40, 3, 85), noiseTile(512, 40, 3, 86)] as const
  for (const hand of HANDS) for (let y = 0; y < planes.height; y++) contourRow(planes, out, pencil, shake, hand, y)
}

const HANDS = [
  { reach: 1.2, pressure: 1, seed: 0 },
  { reach: 4, pressure: 0.38, seed: 130 },
] as const

function contourRow(
  { width, height, line, subject }: Planes,
  out: Uint8ClampedArray,
  pencil: Pencil,
  [shakeX, shakeY]: readonly [Float32Array, Float32Array],
  { reach, pressure, seed }: (typeof HANDS)[number],
  y: number,
): void {
  const { tooth, edge } = pencil
  for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
    const t = ((y + seed) & 511) * 512 + ((x + seed) & 511)
    const sx = Math.max(0, Math.min(width - 1, Math.round(x + (shakeX[t]! - 0.5) * reach * 2)))
    const sy = Math.max(0, Math.min(height - 1, Math.round(y + (shakeY[t]! - 0.5) * reach * 2)))
    const ink = line[sy * width + sx]!
    if (ink === 0) continue
    const near = subject[sy * width + sx]! >= 60
    const fade = near ? 1 : 0.62 * vignetteAt(pencil, x, y, edge[(y & 511) * 512 + (x & 511)]!)
    const strength =
      (ink / 255) *
      pressure *
      fade *
      Math.min(1, 0.5 + shakeX[(t + 999) & 262143]! * 0.9) *
      Math.max(0.35, Math.min(1, tooth[t]! * 1.9))
    for (let c = 0; c < 3; c++) out[j + c]! += (GRAPHITE[c]! - out[j + c]!) * strength
  }
}
