import { bytes, keepShape } from '../buffers/scratch.ts'
import { rgb } from '../../colour.ts'
import { type Blurred, blurred } from './blur.ts'
import { blurPicture, type Sampler } from './blur-picture.ts'
import { compose, OWN } from './compose.ts'
import { bloom } from './bloom.ts'
import { vignette, grade } from './finish.ts'
import { rays } from './rays.ts'
import type { Planes } from './planes.ts'
import { inflate } from './volume.ts'

type Material = { gloss: number; dof: number; rim: number; puff: number; sat: number }

export function modelled(planes: Planes, p: Material): Uint8ClampedArray {
  const { width, height, count, subject, palette } = planes
  const slopes = inflate(planes)
  const o = compose(planes, {
    shade: 0.8,
    light: 0.7,
    drop: 0.8,
    dropFrom: 58,
    dropR: 20,
    dropDx: palette.lightDirection[0] < 0 ? 8 : -8,
    dropDy: 14,
    ao: 0.5,
    aoR: 7,
    lightK: 1.15,
  })
  const bulk = blurred(subject, width, height, 6, 2)
  keepShape('modelled', { p, slopes, bulk })
  for (let y = 2; y < height - 2; y++) lightRow(o, planes, p, slopes, bulk, y)
  focus(o, planes, p.dof)
  rays(o, planes, planes.indoor ? 0.05 : 0.1, 8)
  bloom(o, planes, 0.75, 205)
  grade(o, count, p.sat, 1.07, 2, 3)
  vignette(o, width, height, 0.3)
  return o
}

/** Lights the forms of one row. */
function lightRow(
  o: Uint8ClampedArray,
  { width, depth, subject, glow, palette }: Planes,
  p: Material,
  slopes: ReturnType<typeof inflate>,
  bulk: Blurred,
  y: number,
): void {
  const [lc0, lc1, lc2] = rgb(palette.light),
    [lx0, ly0] = palette.lightDirection
  const lz = 0.62,
    ln = Math.hypot(lx0, ly0, lz)
  const lx = lx0 / ln,
    ly = ly0 / ln,
    lzz = lz / ln
  const [rc0, rc1, rc2] = palette.night ? [150, 190, 255] : palette.golden ? [255, 196, 120] : [255, 244, 214]
  // Half way between light and eye: what faces there shines.
  const hn = 1 / Math.hypot(lx, ly, lzz + 1)
  const base = (lzz + 1) * hn
  const flat = gleam(base)
  const across = slopes.across.row(y),
    down = slopes.down.row(y)
  const bulkRow = bulk.row(y),
    bulkAbove = bulk.row(y - 1),
    bulkBelow = bulk.row(y + 1)
  for (let x = 2; x < width - 2; x++) {
    const i = y * width + x
    const fig = subject[i]! >= 60
    const far = depth[i]! < 8
    if (far) continue
    const k = p.puff * (fig ? 1 : 0.55)
    const gx = across[x]! * 0.17 * k,
      gy = down[x]! * 0.17 * k
    const il = 1 / Math.sqrt(gx * gx + gy * gy + 1)
    const nx = -gx * il,
      ny = -gy * il,
      nz = il
    const dif = nx * lx + ny * ly + nz * lzz - lzz
    const j = i * 4
    const e = OWN[glow[i]!]!
    let r = o[j]!,
      g = o[j + 1]!,
      bl = o[j + 2]!
    if (dif > 0) {
      const t = Math.min(0.5, dif * 0.62) * e
      r += (lc0 - r) * t * 0.7
      g += (lc1 - g) * t * 0.7
      bl += (lc2 - bl) * t * 0.7
    } else {
      const t = Math.min(0.62, -dif * 0.8) * e
      const warm = fig ? 1.12 : 1
      r *= 1 - (t * 0.62) / warm
      g *= 1 - t * 0.74
      bl *= 1 - t * 0.6
    }
    // specular
    const sp = (nx * lx + ny * ly + nz * (lzz + 1)) * hn
    if (sp > base) {
      const s = Math.min(0.8, (gleam(sp) - flat) * 1.1 * p.gloss * (fig ? 1 : 0.35) * e)
      r += (255 - r) * s
      g += (255 - g) * s
      bl += (255 - bl) * s
    }
    if (fig && p.rim) {
      const ex = bulkRow[x + 1]! - bulkRow[x - 1]!,
        ey = bulkBelow[x]! - bulkAbove[x]!
      const m = -(ex * lx0 + ey * ly0)
      if (m > 0) {
        const t = Math.min(1, m / 20) * p.rim
        r += (rc0 - r) * t
        g += (rc1 - g) * t
        bl += (rc2 - bl) * t
      }
    }
    o[j] = r
    o[j + 1] = g
    o[j + 2] = bl
  }
}

/** To the power of 26. */
function gleam(v: number): number {
  const square = v * v
  const fourth = square * square
  const eighth = fourth * fourth
  return eighth * eighth * eighth * square
}

/** Depth of field: people are sharp, what lies behind or right in front of them is not. */
function focus(o: Uint8ClampedArray, planes: Planes, dof: number): void {
  const { width, height, count } = planes
  const sharp = bytes(count)
  const front = bytes(count)
  for (let y = 0; y < height; y++) sortRow(sharp, front, planes, y * width)
  const slightly = blurPicture(o, width, height, 2.6 * Math.sqrt(dof), 1, sharp)
  const strongly = blurPicture(o, width, height, 5.5 * dof, 2, sharp)
  // Objects right in front of the camera are blurred together with their outlines.
  const melting = blurred(front, width, height, 9, 3)
  keepShape('focus', { slightly, strongly })
  const by = Float32Array.from({ length: 256 }, (_, d) => {
    const c = d < 150 ? (150 - d) / 120 : d > 215 ? (d - 215) / 18 : 0
    return Math.min(1, Math.max(0, c - 0.14)) * Math.min(1.2, dof)
  })
  for (let y = 0; y < height; y++) focusRow(o, planes, sharp, by, melting.row(y), slightly, strongly, y)
}

/** Marks what of a row stays sharp, and what lies in front of everybody. */
function sortRow(sharp: Uint8Array, front: Uint8Array, { width, depth, subject }: Planes, start: number): void {
  for (let i = start; i < start + width; i++) {
    const d = depth[i]!
    if (subject[i]! < 60) front[i] = d > 215 ? 255 : 0
    else sharp[i] = d > 120 && d < 228 ? 1 : 0
  }
}

const [m, f] = [new Float32Array(3), new Float32Array(3)]

function focusRow(
  o: Uint8ClampedArray,
  { width, depth, subject }: Planes,
  sharp: Uint8Array,
  by: Float32Array,
  melt: Float32Array,
  slightly: Sampler,
  strongly: Sampler,
  y: number,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (sharp[i] || (subject[i]! > 130 && subject[i]! < 210)) continue
    const c = Math.max(by[depth[i]!]!, Math.min(1, melt[x]! / 60))
    if (c <= 0) continue
    if (c < 1) slightly(x, y, m)
    if (c > 0.5) strongly(x, y, f)
    const t = c < 0.5 ? c * 2 : Math.min(1, (c - 0.5) * 2)
    const j = i * 4
    if (c < 0.5) {
      o[j] = o[j]! + (m[0]! - o[j]!) * t
      o[j + 1] = o[j + 1]! + (m[1]! - o[j + 1]!) * t
      o[j + 2] = o[j + 2]! + (m[2]! - o[j + 2]!) * t
    } else {
      o[j] = m[0]! + (f[0]! - m[0]!) * t
      o[j + 1] = m[1]! + (f[1]! - m[1]!) * t
      o[j + 2] = m[2]! + (f[2]! - m[2]!) * t
    }
  }
}
