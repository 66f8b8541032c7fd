import { createCanvas } from '@napi-rs/canvas'
import { floats, keepShape, pixels } from '../buffers/scratch.ts'
import { noiseTile } from './noise.ts'
import { random } from '../../random.ts'
import { type Blurred, blurred, enlarged } from './blur.ts'
import { blurPicture, pictureTiles, type Sampler } from './blur-picture.ts'
import { compose } from './compose.ts'
import { layOver, paper, warp } from './finish.ts'
import type { Window } from '../scene/layout.ts'
import { type Planes } from './planes.ts'

/** Where the wash surely covers the sheet. */
export function washWindow(width: number, height: number): Window {
  return (x, y) => inset(x, y, width, height) > Math.min(width, height) * 0.045
}

/** Pixels inside a page whose corners are left white, as a wash leaves them. */
function inset(x: number, y: number, width: number, height: number): number {
  const dx = Math.abs((x / (width - 1)) * 2 - 1)
  const dy = Math.abs((y / (height - 1)) * 2 - 1)
  const short = Math.min(width, height)
  const oval = (1 - (dx ** 2.9 + dy ** 2.9) ** (1 / 2.9)) * short * 0.62
  return Math.min(x, width - 1 - x, y, height - 1 - y, oval) - short * 0.012
}

/** Colour of the bare sheet. */
const SHEET = [252, 248, 239] as const

/** What an eighth of a level of colour absorbs, and what is left of light by that, both in 512ths. */
const LOG = Float32Array.from({ length: 2048 }, (_, v) => -Math.log(Math.max(6, (v + 0.5) / 8) / 258) * 512)
const THROUGH = Float32Array.from({ length: 8192 }, (_, k) => Math.exp(-k / 512))

/** How far from the middle, in half pages, lies what has a share of 4096ths of the oval's power: 0 to 2. */
const OVAL = Float32Array.from({ length: 8193 }, (_, k) => (k / 4096) ** (1 / 2.9))

export function acuarela(planes: Planes): Uint8ClampedArray {
  const { width, height, count, line } = planes
  const c = compose(planes, {
    propSat: 0.82,
    propDark: 1.04,
    shade: 0.8,
    light: 0.9,
    drop: 0.32,
    dropFrom: 58,
    dropR: 10,
    dropDy: 6,
    ao: 0.1,
    lightK: 1,
  })
  const base = warp(c, width, height, 3.2, 48)
  const wide = softLight(base, width, height)
  const bleed = blurPicture(base, width, height, 9, 2)
  const flow = noiseTile(512, 128, 4, 51, 0.55),
    gran = noiseTile(512, 3, 2, 52, 0.8),
    pap = noiseTile(512, 6, 3, 53, 0.7),
    gap = noiseTile(512, 32, 3, 54),
    edge = noiseTile(1024, 170, 3, 55, 0.5)
  const out = pixels(count * 4)
  const lines = blurred(line, width, height, 2, 1)
  const short = Math.min(width, height)
  const m = short * 0.05
  // Within this power of the oval no noise of the edge is seen.
  const inner = Math.max(0, 1 - (0.092 + 9.5 / short) / 0.62) ** 2.9
  const across = Float64Array.from({ length: width }, (_, x) => Math.abs((x / (width - 1)) * 2 - 1) ** 2.9)
  const down = Float64Array.from({ length: height }, (_, y) => Math.abs((y / (height - 1)) * 2 - 1) ** 2.9)
  const noise = { flow, gran, pap, gap, edge }
  const sheet = keepShape('wash', { planes, base, out, bleed, noise, across, down, short, inner })
  for (let y = 0; y < height; y++) washRow(sheet, lines.row(y), wide.row(y), y)
  // Loose pencil.
  const hand = keepShape('hand', { shake: shaken(noiseTile(512, 48, 3, 57)), pressure: noiseTile(512, 3, 2, 58, 0.9) })
  const margin = Math.ceil(m * 0.5)
  for (let y = margin; y < height - margin; y++) pencilRow(out, planes, hand, margin, y)
  // splatter
  const chance = random(planes.seed + 3)
  const cv = createCanvas(width, height),
    x = cv.getContext('2d')
  for (let k = 0; k < 46; k++) {
    const px = chance() * width,
      py = chance() * height
    const i = (Math.min(height - 1, py | 0) * width + Math.min(width - 1, px | 0)) * 4
    x.globalAlpha = chance.between(0.1, 0.32)
    x.fillStyle = `rgb(${(c[i]! * 0.8) | 0},${(c[i + 1]! * 0.8) | 0},${(c[i + 2]! * 0.85) | 0})`
    x.beginPath()
    x.ellipse(px, py, chance.between(1, 5), chance.between(1, 5), 0, 0, 7)
    x.fill()
  }
  layOver(out, cv.data())
  paper(out, width, height, 0.045, 4, 53)
  return out
}

type Hand = { shake: Int8Array; pressure: Float32Array }

/** Draws what a shaking hand makes of the lines of one row. */
function pencilRow(out: Uint8ClampedArray, planes: Planes, { shake, pressure }: Hand, margin: number, y: number): void {
  const { width, height, line, subject } = planes
  for (let x = margin; x < width - margin; x++) {
    const t = (y & 511) * 512 + (x & 511)
    const [ax, ay] = [x + shake[t]!, y + shake[(t + 77777) & 262143]!]
    const sx = ax < 0 ? 0 : ax >= width ? width - 1 : ax,
      sy = ay < 0 ? 0 : ay >= height ? height - 1 : ay
    const i = sy * width + sx
    const l = line[i]!
    if (!l) continue
    const fig = subject[i]! >= 60
    const a = (l / 255) * (fig ? 0.72 : 0.34) * Math.min(1, Math.max(0, (pressure[t]! - 0.22) * 1.9))
    const j = (y * width + x) * 4
    out[j]! += (66 - out[j]!) * a
    out[j + 1]! += (52 - out[j + 1]!) * a
    out[j + 2]! += (60 - out[j + 2]!) * a
  }
}

type Sheet = {
  planes: Planes
  base: Uint8ClampedArray
  out: Uint8ClampedArray
  bleed: Sampler
  noise: Record<'flow' | 'gran' | 'pap' | 'gap' | 'edge', Float32Array>
  across: Float64Array
  down: Float64Array
  short: number
  inner: number
}

const far = new Float32Array(3)

/** Lays the wash of one row. */
function washRow(sheet: Sheet, lineRow: Float32Array, wideRow: Float32Array, y: number): void {
  const { base, out, bleed, across, down, short, inner } = sheet
  const { width, height, subject } = sheet.planes
  const { flow, gran, pap, gap, edge } = sheet.noise
  const m = short * 0.05
  const fromEdge = Math.min(y, height - 1 - y)
  for (let x = 0; x < width; x++) {
    const i = y * width + x,
      j = i * 4,
      t = (y & 511) * 512 + (x & 511),
      t2 = ((y >> 1) & 511) * 512 + ((x >> 1) & 511)
    const f = flow[t2]!,
      gq = gran[t]!,
      p = pap[t]!
    const fig = subject[i]! >= 60
    const wb = fig ? 0.12 : 0.34
    bleed(x, y, far)
    const dl = wideRow[x]! - base[j]! * 0.3 - base[j + 1]! * 0.59 - base[j + 2]! * 0.11
    const ed = dl > 0 ? Math.min(0.55, dl * (1 / 60)) : 0 // pigment pooling on the dark side of an edge
    let dens = 0.66 + (f - 0.5) * (fig ? 0.34 : 0.75) + ed * 0.75 + (gq - 0.5) * 0.13 * (0.6 + ed) + (p - 0.5) * 0.12
    if (dens < 0.12) dens = 0.12
    // border: wet irregular edge
    const power = across[x]! + down[y]!
    const within = Math.min(x, width - 1 - x, fromEdge)
    let mask = 1
    if (power >= inner || within <= m * 2 + 9) {
      const oval = (1 - OVAL[(power * 4096 + 0.5) | 0]!) * short * 0.62
      const bd =
        Math.min(within, oval) - short * 0.012 + (edge[(y & 1023) * 1024 + (x & 1023)]! - 0.5) * m * 1.5 - m * 0.85
      const soft = 3 + Math.max(0, gap[(t + 131071) & 262143]! - 0.5) * 110
      mask = bd < -soft ? 0 : bd < 0 ? (bd + soft) / soft : 1
      if (soft > 12 && mask < 1) mask *= Math.max(0, Math.min(1, mask * 1.7 + (p - 0.5) * 1.5 + (gq - 0.5) * 0.8 - 0.2))
      if (bd >= 0 && bd < 9 && soft < 12) dens += 0.24 * (1 - bd / 9)
    }
    // unpainted slivers between washes
    const g0 = gap[t]!
    if (!fig && g0 > 0.56) {
      const q = lineRow[x]! * (g0 - 0.56) * (4.2 / 255)
      mask *= 1 - Math.min(0.85, q)
    }
    dens *= fig ? 1.25 : 0.92
    // How much light a layer of this density lets through, from tables.
    const r = THROUGH[(LOG[((base[j]! * (1 - wb) + far[0]! * wb) * 8) | 0]! * dens + 0.5) | 0]!
    const g = THROUGH[(LOG[((base[j + 1]! * (1 - wb) + far[1]! * wb) * 8) | 0]! * dens + 0.5) | 0]!
    const b = THROUGH[(LOG[((base[j + 2]! * (1 - wb) + far[2]! * wb) * 8) | 0]! * dens + 0.5) | 0]!
    const bare = 1 - mask
    out[j] = SHEET[0] * (bare + mask * r)
    out[j + 1] = SHEET[1] * (bare + mask * g)
    out[j + 2] = SHEET[2] * (bare + mask * b)
    out[j + 3] = 255
  }
}

/** How light the surroundings of each pixel are. */
function softLight(base: Uint8ClampedArray, width: number, height: number): Blurred {
  const tiles = pictureTiles(base, width, height, 3, 1)
  const light = floats(tiles.length / 4)
  for (let i = 0, k = 0; i < light.length; i++, k += 4)
    light[i] = tiles[k]! * 0.3 + tiles[k + 1]! * 0.59 + tiles[k + 2]! * 0.11
  return enlarged(light, width, height, 3)
}

/** How many pixels a hand that shakes by so much noise is away from its line. */
function shaken(noise: Float32Array): Int8Array {
  const out = new Int8Array(noise.length)
  for (let t = 0; t < out.length; t++) out[t] = Math.floor((noise[t]! - 0.5) * 6)
  return out
}
