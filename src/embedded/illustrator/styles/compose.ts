import { rgb } from '../../colour.ts'
import { keepShape, pixels } from '../buffers/scratch.ts'
import { blurred } from './blur.ts'
import { lightMap } from './light-map.ts'
import { noiseTile } from './noise.ts'
import type { Planes } from './planes.ts'

/** Upper limit of the red channel of skin in lamplight. */
const FAIREST = 244

/** What light of its own leaves of the light of others. */
export const OWN = Float64Array.from({ length: 256 }, (_, glow) => 1 - glow / 255)

const WARM_SHADE = [0.72, 0.5, 0.46] as const

type ComposeOptions = {
  shade?: number
  light?: number
  cel?: number
  grain?: number
  drop?: number
  /** Depth from which things receive shadows: what is far behind gets no halo. */
  dropFrom?: number
  dropR?: number
  dropDx?: number
  dropDy?: number
  dropSky?: boolean
  ao?: number
  aoR?: number
  rim?: number
  amb?: number
  lightK?: number
  lut?: Float32Array
  /** Composes people and things alone; the rest stays empty. */
  figures?: boolean
  propSat?: number
  propDark?: number
  shadow?: [number, number, number]
}

/** Albedo times the light, as RGBA bytes. */
export function compose(planes: Planes, options: ComposeOptions = {}): Uint8ClampedArray {
  const lit = keepShape('compose', prepare(planes, options))
  for (let y = 0; y < planes.height; y++) composeRow(lit, y)
  return lit.out
}

function prepare(planes: Planes, o: ComposeOptions) {
  const { width, height, count, depth, subject, palette } = planes
  const out = pixels(count * 4)
  const dark = o.shadow ?? (rgb(palette.shadow).map((v) => 0.3 + 0.62 * (v / 255)) as [number, number, number])
  const drop = o.drop ?? 0
  const soft = drop ? blurred(depth, width, height, o.dropR ?? 14, 4) : null
  const dx = Math.round(o.dropDx ?? -palette.lightDirection[0] * -10),
    dy = Math.round(o.dropDy ?? 10)
  const taken = shadowTaken(drop, o.dropFrom ?? -999, o.dropSky ?? false)
  const ao = (o.ao ?? 0) / 255
  const crowded = ao ? blurred(planes.contour, width, height, o.aoR ?? 5, 2) : null
  const rim = o.rim ?? 0
  const bulk = rim ? blurred(subject, width, height, 7, 2) : null
  const lightK = (o.light ?? 1) * 0.42
  const tones = o.lut ?? Float32Array.from({ length: 256 }, (_, v) => (v - 128) / 128)
  const am = o.amb ?? 1
  const ambient = palette.ambient.map((v) => 1 + (v - 1) * am) as [number, number, number]
  const rows = { soft, crowded, bulk, lamps: lampRows(lightMap(planes, o.lightK ?? 1)) }
  const tables = { taken, tones, gt: noiseTile(512, 2, 2, 77, 0.9) }
  const [ps, pd] = [o.propSat ?? 1, o.propDark ?? 1]
  const k = { dx, dy, ao, rim, ps, pd, grain: o.grain ?? 0, figures: o.figures ?? false, shadeK: o.shade ?? 1, lightK }
  return { planes, out, rows, tables, k, dark, bright: rgb(palette.light), ambient }
}

/**
 * One row, in a function of the module: its code stays compiled from picture to picture. What is compiled for a loop of a
 * function that runs once a picture, or for a function made anew in each, is dropped when memory is given back.
 */
function composeRow(lit: ReturnType<typeof prepare>, y: number): void {
  const { planes, out, rows, tables, k } = lit
  const { width, height, albedo, shade, depth, subject, glow, palette } = planes
  const { soft, crowded, bulk, lamps } = rows
  const { taken, tones, gt } = tables
  const { dx, dy, ao, rim, ps, pd, grain, figures, shadeK, lightK } = k
  const [sc0, sc1, sc2] = lit.dark
  const [lc0, lc1, lc2] = lit.bright
  const [am0, am1, am2] = lit.ambient
  const [lx, ly] = palette.lightDirection
  const nearRow = soft && y >= dy && y - dy < height ? soft.row(y - dy) : null
  const crowdRow = crowded?.row(y)
  const bulkRow = bulk?.row(y),
    bulkAbove = bulk?.row(y - 1),
    bulkBelow = bulk?.row(y + 1)
  const inside = y > 0 && y < height - 1
  const lamp = lamps(y)
  const noise = (y & 511) * 512
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    const kind = subject[i]!
    const fig = kind >= 60
    if (figures && !fig) continue
    const a0 = albedo[j]!,
      a1 = albedo[j + 1]!,
      a2 = albedo[j + 2]!
    let r = a0,
      g = a1,
      bl = a2
    if (fig) {
      if (kind < 130 && ps !== 1) {
        const l = 0.3 * r + 0.59 * g + 0.11 * bl
        const l2 = l * pd
        r = l2 + (r - l) * ps
        g = l2 + (g - l) * ps
        bl = l2 + (bl - l) * ps
      }
      if (kind > 210) {
        r *= (1 + am0) * 0.5
        g *= (1 + am1) * 0.5
        bl *= (1 + am2) * 0.5
      } else {
        r *= am0
        g *= am1
        bl *= am2
      }
    }
    if (lamp) {
      const at = (x >> 4) * 3,
        fx = (x & 15) * 0.0625
      const q0 = lamp[at]! + (lamp[at + 3]! - lamp[at]!) * fx
      if (q0 > 0.002) {
        const q1 = lamp[at + 1]! + (lamp[at + 4]! - lamp[at + 1]!) * fx,
          q2 = lamp[at + 2]! + (lamp[at + 5]! - lamp[at + 2]!) * fx
        r += a0 * q0 * 0.62 + q0 * 14
        g += a1 * q1 * 0.62 + q1 * 12
        bl += a2 * q2 * 0.62 + q2 * 8
        // Red clips first: fair skin beside a lamp would turn yellow, then white.
        const top = kind > 210 ? Math.max(r, g, bl) : 0
        if (top > FAIREST) {
          const k = FAIREST / top
          r *= k
          g *= k
          bl *= k
        }
      }
    }
    const own = OWN[glow[i]!]!
    if (own > 0.02) {
      let s = tones[shade[i]!]!
      if (grain) {
        const m = s < 0 ? -s : s
        s += (gt[noise + (x & 511)]! - 0.5) * grain * (m < 0.06 ? m * 8 : 0.5 + m)
      }
      let sh = s < 0 ? -s * shadeK : 0
      if (nearRow && x >= dx && x - dx < width) {
        const d = depth[i]!
        const q = nearRow[x - dx]! - d
        if (q > 2) sh += (q < 30.52 ? (q - 2) * (1 / 46) : 0.62) * taken[d]!
      }
      if (crowdRow) sh += crowdRow[x]! * ao
      if (sh > 0) {
        const t = (sh > 0.9 ? 0.9 : sh) * own
        // Light scatters within skin and warm cloth: their shade is red, not grey.
        const warm = kind > 210 && r > g && g > bl
        r *= 1 - t + t * (warm ? WARM_SHADE[0] : sc0)
        g *= 1 - t + t * (warm ? WARM_SHADE[1] : sc1)
        bl *= 1 - t + t * (warm ? WARM_SHADE[2] : sc2)
      }
      if (s > 0) {
        const t = s * lightK * own
        r += (lc0 - r) * t * (r * (0.6 / 255) + 0.4)
        g += (lc1 - g) * t * (g * (0.6 / 255) + 0.4)
        bl += (lc2 - bl) * t * (bl * (0.6 / 255) + 0.4)
      }
    }
    if (bulkRow && kind > 60) {
      const xi = x > 0 && x < width - 1 ? bulkRow[x + 1]! - bulkRow[x - 1]! : 0,
        yi = inside ? bulkBelow![x]! - bulkAbove![x]! : 0
      const dd = -(xi * lx + yi * ly)
      if (dd > 0) {
        const t = dd < 16 ? dd * (rim / 16) : rim
        r += (lc0 - r) * t
        g += (lc1 - g) * t
        bl += (lc2 - bl) * t
      }
    }
    out[j] = r
    out[j + 1] = g
    out[j + 2] = bl
    out[j + 3] = 255
  }
}

/** How dark what is nearer makes each depth. */
function shadowTaken(drop: number, from: number, sky: boolean): Float64Array {
  return Float64Array.from({ length: 256 }, (_, d) =>
    d >= 8 || sky ? drop * Math.max(0, Math.min(1, (d - from) / 40)) : 0,
  )
}

/** The light map at one row of pixels, a cell for every sixteen; null where no light reaches it. */
function lampRows({ w, m }: { w: number; h: number; m: Float32Array }): (y: number) => Float32Array | null {
  const row = new Float32Array(w * 3)
  return (y) => {
    const top = (y >> 4) * w * 3
    const below = (y & 15) / 16
    let most = 0
    for (let c = 0; c < row.length; c++) {
      const v = m[top + c]! + (m[top + w * 3 + c]! - m[top + c]!) * below
      row[c] = v
      if (v > most) most = v
    }
    return most > 0.002 ? row : null
  }
}

export const celSteps = (edges: [number, number][]) => {
  const l = new Float32Array(256)
  for (let v = 0; v < 256; v++) {
    const s = (v - 128) / 128
    let o = 0
    for (const [t, val] of edges) {
      const d = val < 0 ? (t - s) / 0.035 : (s - t) / 0.035
      const k = Math.max(0, Math.min(1, d + 0.5))
      o += val * k
    }
    l[v] = o
  }
  return l
}
