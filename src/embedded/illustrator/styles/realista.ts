import { rgb } from '../../colour.ts'
import { bytes } from '../buffers/scratch.ts'
import { blurred } from './blur.ts'
import { noiseTile } from './noise.ts'
import { brush } from './brush.ts'
import { compose, OWN } from './compose.ts'
import { bloom } from './bloom.ts'
import { grade, ink, mixFig, vignette } from './finish.ts'
import { kuwahara } from './kuwahara.ts'
import type { Planes } from './planes.ts'
import { inflate } from './volume.ts'

const UMBER: [number, number, number] = [46, 26, 20]

/** Oil on canvas: forms modelled by one warm light, broad strokes in flat areas, fine ones in detailed areas. */
export function realista(planes: Planes): Uint8ClampedArray {
  const { width, height } = planes
  const lit = compose(planes, {
    propSat: 0.78,
    propDark: 0.95,
    shade: 1.3,
    light: 1.25,
    drop: 0.6,
    dropFrom: 58,
    dropR: 22,
    dropDy: 14,
    ao: 0.34,
    aoR: 9,
    rim: 0.3,
    lightK: 1.2,
  })
  chiaroscuro(lit, planes)
  model(lit, planes)
  const source = kuwahara(lit, width, height, 3, 4)
  const painted = brush(
    source,
    planes,
    [
      { step: 21, w: 23, len: 24, alpha: 0.85, jit: 0.8 },
      { step: 12.5, w: 10, len: 13, alpha: 0.75, jit: 0.6, figs: 0.9, calm: 0.3 },
      { step: 8.2, w: 5.1, len: 8.4, alpha: 0.7, jit: 0.4, figs: 0.8, calm: 0 },
    ],
    planes.seed,
    0.1,
  )
  mixFig(painted, source, planes, 0.4, 0)
  ink(painted, planes, 0.2, UMBER, 0.75)
  ink(painted, planes, 0.55, UMBER, 0.35, planes.features)
  canvasGrain(painted, planes)
  grade(painted, planes.count, 1.04, 1.1, -2, 6)
  bloom(painted, planes, 0.35, 220)
  vignette(painted, width, height, 0.32, [90, 58, 40])
  return painted
}

/** One light falls on the people; what lies further from them sinks into brown shadow. */
function chiaroscuro(o: Uint8ClampedArray, { width, height, count, subject, glow, indoor, palette }: Planes): void {
  const deep = palette.night ? 0.3 : indoor ? 0.62 : 0.5
  const people = bytes(count)
  for (let y = 0; y < height; y++) peopleRow(people, subject, y * width, width)
  const close = blurred(people, width, height, height * 0.13, 16)
  for (let y = 0; y < height; y++) sinkRow(o, subject, glow, deep, close.row(y), y * width)
}

function peopleRow(people: Uint8Array, subject: Uint8Array, start: number, width: number): void {
  for (let i = start; i < start + width; i++) people[i] = subject[i]! > 200 ? 255 : 0
}

function sinkRow(
  o: Uint8ClampedArray,
  subject: Uint8Array,
  glow: Uint8Array,
  deep: number,
  row: Float32Array,
  start: number,
): void {
  for (let x = 0, i = start, j = i * 4; x < row.length; x++, i++, j += 4) {
    if (subject[i]! >= 130) continue
    const lit = row[x]! * (1 / 120) + glow[i]! * (1 / 900)
    if (lit >= 1) continue
    const dark = (1 - lit) * (subject[i]! >= 60 ? 0.2 : deep)
    o[j] = o[j]! + (UMBER[0] * 0.5 + o[j]! * (UMBER[0] / 110 - 1)) * dark
    o[j + 1] = o[j + 1]! + (UMBER[1] * 0.5 + o[j + 1]! * (UMBER[1] / 110 - 1)) * dark
    o[j + 2] = o[j + 2]! + (UMBER[2] * 0.5 + o[j + 2]! * (UMBER[2] / 110 - 1)) * dark
  }
}

/** Models people and things by the light: warmer where they face it, darker where they do not. */
function model(o: Uint8ClampedArray, planes: Planes): void {
  const slopes = inflate(planes)
  for (let y = 2; y < planes.height - 2; y++) modelRow(o, planes, slopes.across.row(y), slopes.down.row(y), y)
}

function modelRow(o: Uint8ClampedArray, planes: Planes, across: Float32Array, down: Float32Array, y: number): void {
  const { width, subject, glow, palette } = planes
  const [lx, ly] = palette.lightDirection
  const reach = 1 / Math.hypot(lx, ly, 0.7)
  const [red, green, blue] = rgb(palette.light)
  for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
    if (subject[i]! < 60) continue
    const gx = across[x]! * 0.13
    const gy = down[x]! * 0.13
    const length = 1 / Math.sqrt(gx * gx + gy * gy + 1)
    const facing = ((-gx * lx - gy * ly + 0.7) * length - 0.7) * reach
    const own = OWN[glow[i]!]!
    const j = i * 4
    if (facing > 0) {
      const t = Math.min(0.34, facing * 0.55) * own
      o[j] = o[j]! + (red - o[j]!) * t
      o[j + 1] = o[j + 1]! + (green - o[j + 1]!) * t
      o[j + 2] = o[j + 2]! + (blue - o[j + 2]!) * t
    } else {
      const t = Math.min(0.6, -facing * 0.85) * own
      o[j]! *= 1 - t * 0.62
      o[j + 1]! *= 1 - t * 0.74
      o[j + 2]! *= 1 - t * 0.66
    }
  }
}

/** Adds the relief of paint and the weave of the canvas. */
function canvasGrain(o: Uint8ClampedArray, { width, height }: Planes): void {
  const tooth = noiseTile(512, 3, 2, 8, 0.6)
  // Light of the row above as it was, and, up to the pixel that is worked on, of this one.
  const above = new Float32Array(width)
  for (let x = 0, j = 0; x < width; x++, j += 4) above[x] = 0.3 * o[j]! + 0.59 * o[j + 1]! + 0.11 * o[j + 2]!
  for (let y = 1; y < height - 1; y++) grainRow(o, above, tooth, y)
}

function grainRow(o: Uint8ClampedArray, above: Float32Array, tooth: Float32Array, y: number): void {
  const width = above.length
  const down = (y & 3) < 2 ? 1.8 : -1.8
  const row = (y & 511) * 512
  let corner = above[0]!
  for (let x = 0, j = y * width * 4; x < width; x++, j += 4) {
    const r = o[j]!
    const g = o[j + 1]!
    const b = o[j + 2]!
    const light = 0.3 * r + 0.59 * g + 0.11 * b
    const relief = (light - corner) * 0.12
    corner = above[x]!
    above[x] = light
    if (x === 0 || x === width - 1) continue
    const v = relief + ((x & 3) < 2 ? down : -down) + (tooth[row + (x & 511)]! - 0.5) * 6
    o[j] = r + v
    o[j + 1] = g + v
    o[j + 2] = b + v
  }
}
