import { createCanvas } from '@napi-rs/canvas'
import { noiseTile } from './noise.ts'
import { type Random, random } from '../../random.ts'
import { blurredAt } from './blur.ts'
import { clamp, type Planes } from './planes.ts'

/** Hertzmann-like layered brush strokes drawn with Skia; detail mask keeps people sharp */
export function brush(
  src: Uint8ClampedArray,
  planes: Planes,
  layers: {
    step: number
    w: number
    len: number
    alpha: number
    jit: number
    figs?: number
    minD?: number
    /** Share of the strokes that are laid in flat areas; fine layers only follow edges. */
    calm?: number
  }[],
  seed: number,
  relief = 0.18,
): Uint8ClampedArray {
  const { width, height, subject, line } = planes
  const c = createCanvas(width, height),
    x = c.getContext('2d')
  const id = x.createImageData(width, height)
  id.data.set(src)
  x.putImageData(id, 0, 0)
  const chance = random(seed)
  x.lineCap = 'round'
  x.lineJoin = 'round'
  const lumF = new Float32Array(width * height)
  for (let i = 0, j = 0; i < width * height; i++, j += 4)
    lumF[i] = 0.3 * src[j]! + 0.59 * src[j + 1]! + 0.11 * src[j + 2]!
  const sm = blurredAt(lumF, width, height, 5, 2)
  const Lb = blurredAt(line, width, height, 6, 2)
  const flow = noiseTile(512, 128, 2, 31, 0.5)
  for (const ly of layers) {
    x.globalAlpha = ly.alpha
    const { xs, ys } = scattered(width, height, ly.step, chance)
    for (let point = 0; point < xs.length; point++) {
      const px = xs[point]!
      const py = ys[point]!
      const X = Math.max(2, Math.min(width - 3, px | 0)),
        Y = Math.max(2, Math.min(height - 3, py | 0)),
        i = Y * width + X
      const fig = subject[i]! >= 60
      if (planes.depth[i]! < (ly.minD ?? 0)) continue
      if (fig && !(ly.figs ?? 0)) continue
      const det = Lb(X, Y) / 255
      if (det > 0.14 && ly.w > 7) continue
      if (fig && chance() > (ly.figs ?? 0)) continue
      const gx = sm(X + 2, Y) - sm(X - 2, Y),
        gy = sm(X, Y + 2) - sm(X, Y - 2)
      const mag = Math.hypot(gx, gy)
      if (ly.calm !== undefined && mag < 5 && !fig && chance() > ly.calm) continue
      let a = Math.atan2(gx, -gy)
      if (mag < 2.4) a = (flow[(Y & 511) * 512 + (X & 511)]! - 0.5) * 2.6 + 0.2
      const j = i * 4
      const q = chance.bell() * ly.jit
      const cr = clamp(src[j]! + q * 22 + chance.bell() * 4),
        cg = clamp(src[j + 1]! + q * 20 + chance.bell() * 4),
        cb = clamp(src[j + 2]! + q * 17 + chance.bell() * 5)
      const len = ly.len * chance.between(0.6, 1.2) * (mag > 12 ? 0.6 : 1),
        w = ly.w * chance.between(0.6, 1.15) * (det > 0.1 ? 0.6 : 1)
      const dx = Math.cos(a) * len,
        dy = Math.sin(a) * len,
        nx = -Math.sin(a),
        ny = Math.cos(a),
        bd = chance.bell() * len * 0.14
      x.strokeStyle = `rgb(${cr | 0},${cg | 0},${cb | 0})`
      x.lineWidth = w
      x.beginPath()
      x.moveTo(px - dx, py - dy)
      x.quadraticCurveTo(px + nx * bd, py + ny * bd, px + dx, py + dy)
      x.stroke()
      // Thinner paint leaves no ridge that is seen.
      if (w > 12 && relief) {
        x.globalAlpha = relief
        x.lineWidth = w * 0.16
        x.strokeStyle = '#fff'
        x.beginPath()
        x.moveTo(px - dx + nx * w * 0.3, py - dy + ny * w * 0.3)
        x.quadraticCurveTo(
          px + nx * (bd + w * 0.3),
          py + ny * (bd + w * 0.3),
          px + dx * 0.9 + nx * w * 0.3,
          py + dy * 0.9 + ny * w * 0.3,
        )
        x.stroke()
        x.strokeStyle = '#1a0f20'
        x.beginPath()
        x.moveTo(px - dx * 0.9 - nx * w * 0.36, py - dy * 0.9 - ny * w * 0.36)
        x.quadraticCurveTo(
          px + nx * (bd - w * 0.36),
          py + ny * (bd - w * 0.36),
          px + dx - nx * w * 0.36,
          py + dy - ny * w * 0.36,
        )
        x.stroke()
        x.globalAlpha = ly.alpha
      }
    }
  }
  x.globalAlpha = 1
  return new Uint8ClampedArray(c.data())
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
