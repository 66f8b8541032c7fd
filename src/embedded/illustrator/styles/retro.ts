import type { Rgb } from '../../../contract/colour.ts'
import { oklab, rgb } from '../../colour.ts'
import { compose } from './compose.ts'
import { paper, vignette } from './finish.ts'
import { archFrame } from './frames.ts'
import { noiseTile } from './noise.ts'
import type { Planes } from './planes.ts'
import { INKS, inksFor, type OwnInk, ownInks } from './retro-inks.ts'

const PAPER: Rgb = [246, 236, 214]

const NONE = 255

/** Screen print: few inks, grain where two meet, slightly out of register, worn a little. */
export function retro(planes: Planes): Uint8ClampedArray {
  const { width, height } = planes
  const source = compose(planes, {
    amb: 0.15,
    shade: 0.8,
    light: 0.9,
    drop: 0.3,
    dropR: 10,
    ao: 0.25,
    aoR: 3,
    lightK: 1.2,
  })
  const inks = inksFor(planes)
  const plates = separate(planes, source, inks, ownInks(planes.skins, inks), ownInks(planes.worn, inks))
  const out = print(planes, inks, plates)
  const key = rgb(INKS[planes.palette.time].at(-1)!)
  keyLine(planes, out, key)
  paper(out, width, height, 0.05, 4, 75)
  archFrame(out, width, height, PAPER, key)
  vignette(out, width, height, 0.2, [190, 150, 100])
  return out
}

type Plates = { base: Uint8Array; over: Uint8Array }

/** The two inks nearest to every colour (5 bits a channel), and how far it lies between them. `but` prints no colour here. */
function nearestInks(inks: Rgb[], but: readonly number[] = []) {
  const labs = inks.map(oklab)
  const first = new Uint8Array(32768)
  const second = new Uint8Array(32768)
  const between = new Float32Array(32768)
  for (let q = 0; q < 32768; q++) {
    const lab = oklab([((q >> 10) & 31) * 8.226, ((q >> 5) & 31) * 8.226, (q & 31) * 8.226])
    let [d1, d2] = [9, 9]
    labs.forEach((ink, k) => {
      if (but.includes(k)) return
      const d =
        ((lab[0] - ink[0]) * 1.15) ** 2 + (lab[1] * 1.2 - ink[1]) ** 2 * 1.5 + (lab[2] * 1.2 - ink[2]) ** 2 * 1.5
      if (d < d1) {
        second[q] = first[q]!
        d2 = d1
        first[q] = k
        d1 = d
      } else if (d < d2) {
        second[q] = k
        d2 = d
      }
    })
    const [s1, s2] = [Math.sqrt(d1), Math.sqrt(d2)]
    between[q] = s1 / (s1 + s2 + 1e-6)
  }
  return { first, second, between }
}

function separate(
  { width, height, count, subject, albedo }: Planes,
  source: Uint8ClampedArray,
  inks: Rgb[],
  skins: OwnInk[],
  worn: OwnInk[],
): Plates {
  const { first, second, between } = nearestInks(
    inks,
    worn.map(({ ink }) => ink),
  )
  const cloth = nearestInks(
    inks,
    skins.map(({ ink }) => ink),
  )
  const grain = noiseTile(512, 3, 2, 71, 0.9)
  const base = new Uint8Array(count)
  const over = new Uint8Array(count).fill(NONE)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 4
      if (subject[i]! > 200) {
        // A face keeps its own ink in light and shade.
        const own = skins.find(
          ({ colour }) =>
            Math.abs(albedo[j]! - colour[0]) +
              Math.abs(albedo[j + 1]! - colour[1]) +
              Math.abs(albedo[j + 2]! - colour[2]) <
            66,
        )
        // Hair and clothes too get their ink by albedo, not by lit colour, so that it is the same on every page.
        base[i] = own ? own.ink : cloth.first[bits(albedo, j)]!
        continue
      }
      const q = bits(source, j)
      const share = between[q]!
      // Things are printed in flat colour; only backgrounds show grain.
      const solid = subject[i]! >= 60 ? 0.46 : 0.36
      const [a, b] = [first[q]!, second[q]!]
      if (share <= solid) {
        base[i] = a
        continue
      }
      const amount = ((share - solid) / (0.5 - solid)) * 0.475
      const noise = grain[(y & 511) * 512 + (x & 511)]!
      base[i] = Math.min(a, b)
      if (a > b ? noise < 1 - amount : noise < amount) over[i] = Math.max(a, b)
    }
  return { base, over }
}

/** A colour in 5 bits a channel. */
function bits(bytes: Uint8Array | Uint8ClampedArray, j: number): number {
  return ((bytes[j]! >> 3) << 10) | ((bytes[j + 1]! >> 3) << 5) | (bytes[j + 2]! >> 3)
}

/** Plates out of register, in pixels, by ink. */
const SHIFT: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
  [-2, 1],
  [2, 1],
  [-1, -2],
  [1, -1],
  [1, 0],
  [0, 1],
  [0, 0],
  [0, 0],
]

function print({ width, height, count }: Planes, inks: Rgb[], { base, over }: Plates): Uint8ClampedArray {
  const out = new Uint8ClampedArray(count * 4).fill(255)
  const wear = noiseTile(512, 96, 5, 73, 0.62)
  const fine = noiseTile(512, 3, 3, 74, 0.8)
  const paint = Float64Array.from(inks.flat())
  const across = Int32Array.from(inks, (_, k) => SHIFT[k]?.[0] ?? 0)
  const down = Int32Array.from(inks, (_, k) => SHIFT[k]?.[1] ?? 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const t = (y & 511) * 512 + (x & 511)
      const worn = wear[t]! * 0.65 + fine[t]! * 0.35
      const opacity = worn > 0.66 ? 1 - Math.min(0.4, (worn - 0.66) * 3) : 0.985
      let r = paint[0]!
      let g = paint[1]!
      let b = paint[2]!
      for (let k = 1, c = 3; k < across.length; k++, c += 3) {
        const sx = x - across[k]!
        const sy = y - down[k]!
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
        const p = sy * width + sx
        const overprinted = over[p] === k
        if (base[p] !== k && !overprinted) continue
        // Where two solid inks overlap the darker is seen; elsewhere they multiply.
        if (overprinted || base[i] === k) {
          r += (paint[c]! - r) * opacity
          g += (paint[c + 1]! - g) * opacity
          b += (paint[c + 2]! - b) * opacity
        } else {
          r *= 1 - opacity + (opacity * paint[c]!) / 255
          g *= 1 - opacity + (opacity * paint[c + 1]!) / 255
          b *= 1 - opacity + (opacity * paint[c + 2]!) / 255
        }
      }
      out[i * 4] = r
      out[i * 4 + 1] = g
      out[i * 4 + 2] = b
    }
  return out
}

/** The darkest ink draws features and contours. */
function keyLine({ count, subject, features, line, depth }: Planes, out: Uint8ClampedArray, key: Rgb): void {
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const strength =
      subject[i]! >= 60
        ? Math.max(features[i]! * 0.92, line[i]! * (subject[i]! > 200 ? 0.5 : 0.62))
        : depth[i]! > 60
          ? line[i]! * 0.2
          : 0
    if (strength < 5) continue
    for (let c = 0; c < 3; c++) out[j + c]! += ((key[c]! - out[j + c]!) * strength) / 255
  }
}
