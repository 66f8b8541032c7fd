import { rgb } from '../../colour.ts'
import { blurPlane } from './blur.ts'
import { lightMap } from './light-map.ts'
import { noiseTile } from './noise.ts'
import { contour, type Planes } from './planes.ts'

/** Upper limit of the red channel of skin in lamplight. */
const FAIREST = 244

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
export function compose(planes: Planes, o: ComposeOptions = {}): Uint8ClampedArray {
  const { width, height, count, albedo, shade, depth, subject, glow, palette } = planes
  const out = new Uint8ClampedArray(count * 4)
  const [sc0, sc1, sc2] =
    o.shadow ?? (rgb(palette.shadow).map((v) => 0.3 + 0.62 * (v / 255)) as [number, number, number])
  const [lc0, lc1, lc2] = rgb(palette.light)
  const drop = o.drop ?? 0
  const dropFrom = o.dropFrom ?? -999
  const Db = drop ? blurPlane(depth, width, height, o.dropR ?? 14, 4) : null
  const dx = Math.round(o.dropDx ?? -palette.lightDirection[0] * -10),
    dy = Math.round(o.dropDy ?? 10)
  const ao = o.ao ?? 0
  const Lb = ao ? blurPlane(contour(planes), width, height, o.aoR ?? 5, 2) : null
  const lm = lightMap(planes, o.lightK ?? 1)
  const rim = o.rim ?? 0
  const Rb = rim ? blurPlane(subject, width, height, 7, 2) : null
  const grain = o.grain ?? 0
  const gt = noiseTile(512, 2, 2, 77, 0.9)
  const shadeK = o.shade ?? 1,
    lightK = o.light ?? 1
  const lut = o.lut
  const am = o.amb ?? 1
  const [am0, am1, am2] = palette.ambient.map((v) => 1 + (v - 1) * am) as [number, number, number]
  const lit = litCells(lm)
  const lx = palette.lightDirection[0],
    ly = palette.lightDirection[1]
  const ps = o.propSat ?? 1,
    pd = o.propDark ?? 1
  for (let y = 0; y < height; y++) {
    const ly0 = y >> 4,
      fy = (y & 15) / 16
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        k3 = i * 3,
        j = i * 4
      let r = albedo[k3]!,
        g = albedo[k3 + 1]!,
        bl = albedo[k3 + 2]!
      const e = glow[i]! / 255
      const kind = subject[i]!
      const fig = kind >= 60
      if (o.figures && !fig) continue
      if (ps !== 1 && fig && kind < 130) {
        const l = 0.3 * r + 0.59 * g + 0.11 * bl
        const l2 = l * pd
        r = l2 + (r - l) * ps
        g = l2 + (g - l) * ps
        bl = l2 + (bl - l) * ps
      }
      let s = (shade[i]! - 128) / 128
      if (lut) s = lut[shade[i]!]!
      if (grain) {
        const q = gt[(y & 511) * 512 + (x & 511)]! - 0.5
        const m = s < 0 ? -s : s
        s += q * grain * (m < 0.06 ? m * 8 : 0.5 + m)
      }
      let sh = s < 0 ? -s * shadeK : 0
      const li = s > 0 ? s * lightK : 0
      if (Db) {
        const xx = x - dx,
          yy = y - dy
        const q = (xx < 0 || yy < 0 || xx >= width || yy >= height ? depth[i]! : Db[yy * width + xx]!) - depth[i]!
        if (q > 2 && (depth[i]! >= 8 || o.dropSky))
          sh += Math.min(0.62, (q - 2) / 46) * drop * Math.max(0, Math.min(1, (depth[i]! - dropFrom) / 40))
      }
      if (Lb) sh += (Lb[i]! / 255) * ao
      if (sh > 0.9) sh = 0.9
      // ambient + local lights
      if (fig) {
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
      const cell = ly0 * lm.w + (x >> 4)
      const li0 = cell * 3,
        fx = (x & 15) / 16
      const m = lm.m
      const q0 =
        lit[cell] === 0
          ? 0
          : m[li0]! * (1 - fx) * (1 - fy) +
            m[li0 + 3]! * fx * (1 - fy) +
            m[li0 + lm.w * 3]! * (1 - fx) * fy +
            m[li0 + lm.w * 3 + 3]! * fx * fy
      if (q0 > 0.002) {
        const q1 =
            m[li0 + 1]! * (1 - fx) * (1 - fy) +
            m[li0 + 4]! * fx * (1 - fy) +
            m[li0 + lm.w * 3 + 1]! * (1 - fx) * fy +
            m[li0 + lm.w * 3 + 4]! * fx * fy,
          q2 =
            m[li0 + 2]! * (1 - fx) * (1 - fy) +
            m[li0 + 5]! * fx * (1 - fy) +
            m[li0 + lm.w * 3 + 2]! * (1 - fx) * fy +
            m[li0 + lm.w * 3 + 5]! * fx * fy
        const a0 = albedo[k3]!,
          a1 = albedo[k3 + 1]!,
          a2 = albedo[k3 + 2]!
        r += a0 * q0 * 0.62 + q0 * 14
        g += a1 * q1 * 0.62 + q1 * 12
        bl += a2 * q2 * 0.62 + q2 * 8
        // Red clips first: fair skin beside a lamp would turn yellow, then white.
        const top = Math.max(r, g, bl)
        if (top > FAIREST && kind > 210) {
          const k = FAIREST / top
          r *= k
          g *= k
          bl *= k
        }
      }
      if (e < 0.98) {
        const k = 1 - e
        if (sh > 0) {
          const t = sh * k
          // Light scatters within skin and warm cloth: their shade is red, not grey.
          const warm = kind > 210 && r > g && g > bl
          r *= 1 - t + t * (warm ? WARM_SHADE[0] : sc0)
          g *= 1 - t + t * (warm ? WARM_SHADE[1] : sc1)
          bl *= 1 - t + t * (warm ? WARM_SHADE[2] : sc2)
        }
        if (li > 0) {
          const t = li * 0.42 * k
          r += (lc0 - r) * t * ((r / 255) * 0.6 + 0.4)
          g += (lc1 - g) * t * ((g / 255) * 0.6 + 0.4)
          bl += (lc2 - bl) * t * ((bl / 255) * 0.6 + 0.4)
        }
      }
      if (Rb && fig && kind > 60) {
        const xi = x > 0 && x < width - 1 ? Rb[i + 1]! - Rb[i - 1]! : 0,
          yi = y > 0 && y < height - 1 ? Rb[i + width]! - Rb[i - width]! : 0
        const dd = -(xi * lx + yi * ly)
        if (dd > 0) {
          const t = Math.min(1, dd / 16) * rim
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
  return out
}

/** Which cells of the light map any light reaches. */
function litCells({ w, h, m }: { w: number; h: number; m: Float32Array }): Uint8Array {
  const lit = new Uint8Array(w * h)
  for (let i = 0; i < w * (h - 1) - 1; i++)
    if (Math.max(m[i * 3]!, m[i * 3 + 3]!, m[(i + w) * 3]!, m[(i + w) * 3 + 3]!) > 0.002) lit[i] = 1
  return lit
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
