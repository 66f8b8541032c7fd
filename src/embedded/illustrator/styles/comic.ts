import type { Rgb } from '../../../contract/colour.ts'
import { rgb } from '../../colour.ts'
import { noiseTile } from './noise.ts'
import { blurred } from './blur.ts'
import { celSteps, compose } from './compose.ts'
import { grade, paper } from './finish.ts'
import { isNear, type Planes } from './planes.ts'

export function comic(planes: Planes): Uint8ClampedArray {
  const { width, height, count } = planes
  const cel = celSteps([
    [-0.24, -0.5],
    [-0.52, -0.35],
    [0.36, 0.35],
  ])
  const o = compose(planes, { lut: cel, shade: 0.5, light: 0.9, lightK: 0.9, drop: 0.12, ao: 0 })
  const skins = planes.skins.map((skin) => rgb(skin))
  for (let y = 0; y < height; y++) dotRow(o, planes, skins, y)
  grade(o, count, 1.22, 1.1, 4, 2)
  const lines = blurred(planes.contour, width, height, 2, 1),
    // Less ink where lines are dense (grass, hands), which would merge into blots.
    crowded = blurred(planes.contour, width, height, 12, 4),
    rough = noiseTile(512, 24, 3, 61)
  for (let y = 0; y < height; y++) inkRow(o, planes, lines.row(y), crowded.row(y), rough, y)
  paper(o, width, height, 0.025, 2)
  return o
}

/** Pixels from dot to dot, and the direction of their rows. */
const PITCH = 6.2
const ALONG = Math.cos(0.785)
const ACROSS = Math.sin(0.785)

/** Few steps of colour, dots of shadow on all but skin, where they would be stubble, and light dots in the sky. */
function dotRow(
  o: Uint8ClampedArray,
  { width, subject, shade, glow, depth, albedo }: Planes,
  skins: readonly Rgb[],
  y: number,
): void {
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    let r = STEPS[o[j]!]!,
      g = STEPS[o[j + 1]!]!,
      bl = STEPS[o[j + 2]!]!
    const s = (128 - shade[i]!) / 128
    const fig = subject[i]! >= 60
    const photo = subject[i]! > 130 && subject[i]! < 210
    const l = (0.3 * o[j]! + 0.59 * o[j + 1]! + 0.11 * o[j + 2]!) / 255
    let cov = 0
    if (photo) cov = Math.max(0, 0.72 - l) * 1.1
    else if (fig) cov = s > 0.1 && !isSkin(albedo, j, skins) ? Math.min(0.52, (s - 0.1) * 1.1) : 0
    else cov = Math.max(0, Math.min(0.5, 0.12 + s * 0.7 + (0.55 - l) * 0.35))
    const sky = !fig && depth[i]! < 12 && l > 0.42
    if (cov > 0 || sky) {
      const u = (x * ALONG + y * ACROSS) / PITCH,
        v = (-x * ACROSS + y * ALONG) / PITCH
      const du = u - Math.floor(u) - 0.5,
        dv = v - Math.floor(v) - 0.5
      const dist = Math.sqrt(du * du + dv * dv)
      const R = Math.sqrt(cov / 3.1416) * 1.25
      const a = Math.max(0, Math.min(1, (R - dist) * PITCH * 0.9 + 0.5)) * (glow[i]! > 60 ? 0.2 : 1)
      if (a > 0 && R > 0.06) {
        const k = a * (fig ? 0.36 : 0.26)
        r *= 1 - k
        g *= 1 - k * 1.02
        bl *= 1 - k * 0.72
      }
      if (sky) {
        const q = Math.max(0, Math.min(0.45, (l - 0.42) * 0.7))
        const R2 = Math.sqrt(q / 3.1416)
        const a2 = Math.max(0, Math.min(1, (R2 - dist) * PITCH + 0.5)) * 0.42
        r += (255 - r) * a2
        g += (255 - g) * a2
        bl += (250 - bl) * a2
      }
    }
    o[j] = r
    o[j + 1] = g
    o[j + 2] = bl
  }
}

function isSkin(albedo: Uint8Array, j: number, skins: readonly Rgb[]): boolean {
  for (const skin of skins) if (isNear(albedo, j, skin, 36)) return true
  return false
}

function inkRow(
  o: Uint8ClampedArray,
  { width, line, subject, depth, features }: Planes,
  lines: Float32Array,
  crowd: Float32Array,
  rough: Float32Array,
  y: number,
): void {
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    if (lines[x] === 0 && line[i] === 0) continue
    const fig = subject[i]! >= 60
    const thr =
      Math.max(0, crowd[x]! - 46) * (fig ? 0.9 : 1.6) +
      (fig ? 66 : 96 + Math.max(0, 110 - depth[i]!) * 0.75) +
      (rough[(y & 511) * 512 + (x & 511)]! - 0.5) * 74
    const q = Math.max(lines[x]! * 1.25, line[i]! * 0.9)
    let a = features[i]! > 0 ? features[i]! / 255 : (q - thr) / 40
    if (a <= 0) continue
    if (a > 1) a = 1
    o[j]! += (18 - o[j]!) * a
    o[j + 1]! += (14 - o[j + 1]!) * a
    o[j + 2]! += (26 - o[j + 2]!) * a
  }
}

/** Few steps of light, as flat inks have them. */
const STEPS = Uint8Array.from({ length: 256 }, (_, v) => Math.round(v / 17) * 17)
