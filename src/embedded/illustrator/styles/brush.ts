import { floats, keepShape, pixels } from '../buffers/scratch.ts'
import { noiseTile } from './noise.ts'
import { type Random, random } from '../../random.ts'
import { type Blurred, blurred } from './blur.ts'
import { clamp, type Planes } from './planes.ts'

type Layer = {
  step: number
  w: number
  len: number
  alpha: number
  jit: number
  figs?: number
  minD?: number
  /** Share of the strokes that are laid in flat areas; fine layers only follow edges. */
  calm?: number
}

/** Hertzmann-like layered brush strokes; detail mask keeps people sharp */
export function brush(
  src: Uint8ClampedArray,
  planes: Planes,
  layers: Layer[],
  seed: number,
  relief: number,
): Uint8ClampedArray {
  const { width, height, line } = planes
  const out = pixels(src.length)
  out.set(src)
  const chance = random(seed)
  const lumF = floats(width * height)
  for (let y = 0; y < height; y++) lightRow(lumF, src, y * width, width)
  const sheet: Sheet = keepShape('brush', {
    src,
    out,
    planes,
    chance,
    relief,
    light: blurred(lumF, width, height, 5, 2).at,
    detail: blurred(line, width, height, 6, 2).at,
    flow: noiseTile(512, 128, 2, 31, 0.5),
  })
  for (const ly of layers) {
    const { xs, ys } = scattered(width, height, ly.step, chance)
    for (let point = 0; point < xs.length; point++) dab(sheet, ly, xs[point]!, ys[point]!)
  }
  return out
}

function lightRow(light: Float32Array, src: Uint8ClampedArray, start: number, width: number): void {
  for (let i = start, j = i * 4; i < start + width; i++, j += 4)
    light[i] = 0.3 * src[j]! + 0.59 * src[j + 1]! + 0.11 * src[j + 2]!
}

type Sheet = {
  src: Uint8ClampedArray
  out: Uint8ClampedArray
  planes: Planes
  chance: Random
  relief: number
  light: Blurred['at']
  detail: Blurred['at']
  flow: Float32Array
}

/** One stroke of a layer at (px, py), in the colour that lies there and along its edge. */
function dab(
  { src, out, planes: { width, height, subject, depth }, chance, relief, light, detail, flow }: Sheet,
  ly: Layer,
  px: number,
  py: number,
): void {
  const X = Math.max(2, Math.min(width - 3, px | 0)),
    Y = Math.max(2, Math.min(height - 3, py | 0)),
    i = Y * width + X
  const fig = subject[i]! >= 60
  if (depth[i]! < (ly.minD ?? 0)) return
  if (fig && !(ly.figs ?? 0)) return
  const det = detail(X, Y) / 255
  if (det > 0.14 && ly.w > 7) return
  if (fig && chance() > (ly.figs ?? 0)) return
  const gx = light(X + 2, Y) - light(X - 2, Y),
    gy = light(X, Y + 2) - light(X, Y - 2)
  const mag = Math.sqrt(gx * gx + gy * gy)
  if (ly.calm !== undefined && mag < 5 && !fig && chance() > ly.calm) return
  const a = mag < 2.4 ? (flow[(Y & 511) * 512 + (X & 511)]! - 0.5) * 2.6 + 0.2 : Math.atan2(gx, -gy)
  const j = i * 4
  const q = chance.bell() * ly.jit
  const cr = clamp(src[j]! + q * 22 + chance.bell() * 4),
    cg = clamp(src[j + 1]! + q * 20 + chance.bell() * 4),
    cb = clamp(src[j + 2]! + q * 17 + chance.bell() * 5)
  const len = ly.len * chance.between(0.6, 1.2) * (mag > 12 ? 0.6 : 1),
    w = ly.w * chance.between(0.6, 1.15) * (det > 0.1 ? 0.6 : 1)
  // Thinner paint leaves no ridge that is seen.
  const ridge = w > 12 ? relief : 0
  lay(out, width, height, px, py, a, len, w, chance.bell() * len * 0.07, [cr | 0, cg | 0, cb | 0], ly.alpha, ridge)
}

/**
 * Lays one stroke with round ends over the pixels: half as long as `length` to both sides of (px, py) at `angle`, its
 * middle shifted by `bend`, with a light and a dark ridge of strength `relief` along its sides.
 */
function lay(
  out: Uint8ClampedArray,
  width: number,
  height: number,
  px: number,
  py: number,
  angle: number,
  length: number,
  wide: number,
  bend: number,
  [red, green, blue]: readonly [number, number, number],
  alpha: number,
  relief: number,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = wide / 2
  const bow = bend / (length * length)
  const up = half + Math.abs(bend) + 0.5
  const along = length + half + 0.5
  const reach = Math.abs(sin) * along + Math.abs(cos) * up
  // Along a row both coordinates of the stroke grow evenly: where each comes into reach is known beforehand.
  const [acrossU, acrossV] = [along / Math.max(1e-6, Math.abs(cos)), up / Math.max(1e-6, Math.abs(sin))]
  for (let y = Math.max(0, Math.ceil(py - reach - 0.5)); y <= Math.min(height - 1, py + reach - 0.5); y++) {
    const dy = y + 0.5 - py
    const middleU = px - 0.5 - (dy * sin) / (cos || 1e-6)
    const middleV = px - 0.5 + (dy * cos) / (sin || 1e-6)
    const from = Math.max(0, Math.ceil(Math.max(middleU - acrossU, middleV - acrossV)))
    const to = Math.min(width - 1, Math.floor(Math.min(middleU + acrossU, middleV + acrossV)))
    for (let x = from, j = (y * width + from) * 4; x <= to; x++, j += 4) {
      const dx = x + 0.5 - px
      const u = dx * cos + dy * sin
      const over = Math.abs(u) - length
      const v = dy * cos - dx * sin - (over < 0 ? bend - bow * u * u : 0)
      const away = over > 0 ? Math.sqrt(over * over + v * v) : Math.abs(v)
      const cover = half + 0.5 - away
      if (cover <= 0) continue
      const t = cover < 1 ? cover * alpha : alpha
      if (relief === 0) {
        // Whole numbers: 256ths of the colour.
        const share = (t * 256 + 0.5) | 0
        out[j] = out[j]! + (((red - out[j]!) * share + 128) >> 8)
        out[j + 1] = out[j + 1]! + (((green - out[j + 1]!) * share + 128) >> 8)
        out[j + 2] = out[j + 2]! + (((blue - out[j + 2]!) * share + 128) >> 8)
        continue
      }
      let r = out[j]! + (red - out[j]!) * t
      let g = out[j + 1]! + (green - out[j + 1]!) * t
      let b = out[j + 2]! + (blue - out[j + 2]!) * t
      if (over < 0) {
        const light = (wide * 0.08 + 0.5 - Math.abs(v - wide * 0.3)) * relief
        const dark = (wide * 0.08 + 0.5 - Math.abs(v + wide * 0.36)) * relief
        if (light > 0) {
          const k = Math.min(light, relief)
          r += (255 - r) * k
          g += (255 - g) * k
          b += (255 - b) * k
        } else if (dark > 0) {
          const k = Math.min(dark, relief)
          r += (26 - r) * k
          g += (15 - g) * k
          b += (32 - b) * k
        }
      }
      out[j] = r
      out[j + 1] = g
      out[j + 2] = b
    }
  }
}

/** A jittered grid of points in random order. */
function scattered(
  width: number,
  height: number,
  step: number,
  chance: Random,
): { xs: Float64Array; ys: Float64Array } {
  const count = Math.ceil((width - step / 2) / step) * Math.ceil((height - step / 2) / step)
  const xs = new Float64Array(count)
  const ys = new Float64Array(count)
  let n = 0
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      xs[n] = x + chance.bell() * step * 0.7
      ys[n++] = y + chance.bell() * step * 0.7
    }
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    const [x, y] = [xs[i]!, ys[i]!]
    xs[i] = xs[j]!
    ys[i] = ys[j]!
    xs[j] = x
    ys[j] = y
  }
  return { xs, ys }
}
