import { createCanvas } from '@napi-rs/canvas'
import { noiseTile } from './noise.ts'
import { random } from '../../random.ts'
import { blurred, blurPicture } from './blur.ts'
import { compose } from './compose.ts'
import { paper, warp } from './finish.ts'
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

/** What an eighth of a level of colour absorbs, and what is left of light by that, both in 512ths. */
const LOG = Float32Array.from({ length: 2048 }, (_, v) => -Math.log(Math.max(6, (v + 0.5) / 8) / 258) * 512)
const THROUGH = Float32Array.from({ length: 8192 }, (_, k) => Math.exp(-k / 512))

/** Distance from the middle to the power of the oval within which no noise of the edge is seen. */
const INNER = 0.55 ** 2.9

export function acuarela(planes: Planes): Uint8ClampedArray {
  const { width, height, count, line, subject } = planes
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
  const wide = blurPicture(base, width, height, 3.2, 1),
    bleed = blurPicture(base, width, height, 9, 2)
  const flow = noiseTile(512, 128, 4, 51, 0.55),
    gran = noiseTile(512, 3, 2, 52, 0.8),
    pap = noiseTile(512, 6, 3, 53, 0.7),
    gap = noiseTile(512, 32, 3, 54),
    edge = noiseTile(1024, 170, 3, 55, 0.5)
  const out = new Uint8ClampedArray(count * 4)
  const PW = [252, 248, 239]
  const lines = blurred(line, width, height, 2, 1)
  const [near, far] = [new Float32Array(3), new Float32Array(3)]
  const m = Math.min(width, height) * 0.05
  const across = Float64Array.from({ length: width }, (_, x) => Math.abs((x / (width - 1)) * 2 - 1) ** 2.9)
  const down = Float64Array.from({ length: height }, (_, y) => Math.abs((y / (height - 1)) * 2 - 1) ** 2.9)
  for (let y = 0; y < height; y++) {
    const lineRow = lines.row(y)
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
      wide(x, y, near)
      bleed(x, y, far)
      const dl = (near[0]! - base[j]!) * 0.3 + (near[1]! - base[j + 1]!) * 0.59 + (near[2]! - base[j + 2]!) * 0.11
      const ed = dl > 0 ? Math.min(0.55, dl / 60) : 0 // pigment pooling on the dark side of an edge
      let dens = 0.66 + (f - 0.5) * (fig ? 0.34 : 0.75) + ed * 0.75 + (gq - 0.5) * 0.13 * (0.6 + ed) + (p - 0.5) * 0.12
      if (dens < 0.12) dens = 0.12
      // border: wet irregular edge
      const deep = across[x]! + down[y]! < INNER && Math.min(x, width - 1 - x, y, height - 1 - y) > m * 2 + 9
      const bd = deep
        ? 9
        : inset(x, y, width, height) + (edge[(y & 1023) * 1024 + (x & 1023)]! - 0.5) * m * 1.5 - m * 0.85
      const sf = gap[(t + 131071) & 262143]!
      const soft = 3 + Math.max(0, sf - 0.5) * 110
      let mask = bd < -soft ? 0 : bd < 0 ? (bd + soft) / soft : 1
      if (soft > 12 && mask < 1) mask *= Math.max(0, Math.min(1, mask * 1.7 + (p - 0.5) * 1.5 + (gq - 0.5) * 0.8 - 0.2))
      if (bd >= 0 && bd < 9 && soft < 12) dens += 0.24 * (1 - bd / 9)
      // unpainted slivers between washes
      const g0 = gap[t]!
      if (!fig && g0 > 0.56) {
        const q = (lineRow[x]! / 255) * (g0 - 0.56) * 4.2
        mask *= 1 - Math.min(0.85, q)
      }
      dens *= fig ? 1.25 : 0.92
      for (let q = 0; q < 3; q++) {
        const v = base[j + q]! * (1 - wb) + far[q]! * wb
        // How much light a layer of this density lets through, from tables.
        const k = THROUGH[(LOG[(v * 8) | 0]! * dens + 0.5) | 0]!
        out[j + q] = PW[q]! * (1 - mask + mask * k)
      }
      out[j + 3] = 255
    }
  }
  // loose pencil
  const jx = noiseTile(512, 48, 3, 57),
    pt = noiseTile(512, 3, 2, 58, 0.9)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = (y & 511) * 512 + (x & 511)
      const sx = Math.max(0, Math.min(width - 1, (x + (jx[t]! - 0.5) * 6) | 0)),
        sy = Math.max(0, Math.min(height - 1, (y + (jx[(t + 77777) & 262143]! - 0.5) * 6) | 0))
      const i = sy * width + sx
      const l = line[i]!
      if (!l) continue
      const fig = subject[i]! >= 60
      const a = (l / 255) * (fig ? 0.72 : 0.34) * Math.min(1, Math.max(0, (pt[t]! - 0.22) * 1.9))
      const bd = Math.min(x, width - 1 - x, y, height - 1 - y)
      if (bd < m * 0.5) continue
      const j = (y * width + x) * 4
      out[j]! += (66 - out[j]!) * a
      out[j + 1]! += (52 - out[j + 1]!) * a
      out[j + 2]! += (60 - out[j + 2]!) * a
    }
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
  const d = cv.data()
  for (let j = 0; j < count * 4; j += 4) {
    const a = d[j + 3]! / 255
    if (a) {
      out[j] = out[j]! * (1 - a) + d[j]!
      out[j + 1] = out[j + 1]! * (1 - a) + d[j + 1]!
      out[j + 2] = out[j + 2]! * (1 - a) + d[j + 2]!
    }
  }
  paper(out, width, height, 0.045, 4, 53)
  return out
}
