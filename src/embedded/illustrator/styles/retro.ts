import type { Rgb } from '../../../contract/colour.ts'
import { oklab, rgb } from '../../colour.ts'
import { bytes, keepShape, pixels } from '../buffers/scratch.ts'
import { compose } from './compose.ts'
import { paper, vignette } from './finish.ts'
import { archFrame } from './frames.ts'
import { noiseTile } from './noise.ts'
import { isNear, type Planes } from './planes.ts'
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
  const plates = separate(planes, source, inks)
  const out = print(planes, inks, plates)
  const key = rgb(INKS[planes.palette.time].at(-1)!)
  keyLine(planes, out, key)
  paper(out, width, height, 0.05, 4, 75)
  archFrame(out, width, height, PAPER, key)
  vignette(out, width, height, 0.2, [190, 150, 100])
  return out
}

type Plates = { base: Uint8Array; over: Uint8Array }

/** For each colour (5 bits a channel) the two inks nearest to it, and how far it lies between them: filled in as colours are met. */
type Nearest = {
  inks: readonly { ink: number; lab: readonly [number, number, number] }[]
  first: Uint8Array
  second: Uint8Array
  between: Float32Array
}

/** `but` prints no colour here. */
function nearestAmong(inks: Rgb[], but: readonly OwnInk[]): Nearest {
  const own = new Set(but.map(({ ink }) => ink))
  return {
    inks: inks.map((colour, ink) => ({ ink, lab: oklab(colour) })).filter(({ ink }) => !own.has(ink)),
    first: new Uint8Array(32768).fill(NONE),
    second: new Uint8Array(32768),
    between: new Float32Array(32768),
  }
}

function meet({ inks, first, second, between }: Nearest, q: number): void {
  const lab = oklab([((q >> 10) & 31) * 8.226, ((q >> 5) & 31) * 8.226, (q & 31) * 8.226])
  let [d1, d2] = [9, 9]
  let [nearest, next] = [0, 0]
  for (const { ink, lab: other } of inks) {
    const d =
      ((lab[0] - other[0]) * 1.15) ** 2 + (lab[1] * 1.2 - other[1]) ** 2 * 1.5 + (lab[2] * 1.2 - other[2]) ** 2 * 1.5
    if (d < d1) {
      next = nearest
      d2 = d1
      nearest = ink
      d1 = d
    } else if (d < d2) {
      next = ink
      d2 = d
    }
  }
  const [s1, s2] = [Math.sqrt(d1), Math.sqrt(d2)]
  first[q] = nearest
  second[q] = next
  between[q] = s1 / (s1 + s2 + 1e-6)
}

/** What prints by ink: a place by those of the hour, things besides by what was told of them, cloth by all but the skins'. */
type Printed = { place: Nearest; things: Nearest; cloth: Nearest }

function separate(planes: Planes, source: Uint8ClampedArray, inks: Rgb[]): Plates {
  const { height, count } = planes
  const [skins, worn, told] = [planes.skins, planes.worn, planes.told].map((own) => ownInks(own, inks))
  const printed: Printed = {
    place: keepShape('inks', nearestAmong(inks, [...worn!, ...told!])),
    things: keepShape('inks of things', nearestAmong(inks, worn!)),
    cloth: nearestAmong(inks, [...skins!, ...told!]),
  }
  const grain = noiseTile(512, 3, 2, 71, 0.9)
  const plates = { base: bytes(count), over: bytes(count).fill(NONE) }
  for (let y = 0; y < height; y++) separateRow(plates, planes, source, skins!, printed, grain, y)
  return plates
}

function separateRow(
  { base, over }: Plates,
  { width, subject, albedo }: Planes,
  source: Uint8ClampedArray,
  skins: readonly OwnInk[],
  { place, things, cloth }: Printed,
  grain: Float32Array,
  y: number,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const j = i * 4
    if (subject[i]! > 200) {
      // A face keeps its own ink in light and shade. Hair and clothes too get their ink by albedo, not by lit colour, so
      // that it is the same on every page.
      base[i] = skinInk(albedo, j, skins) ?? firstInk(cloth, bits(albedo, j))
      continue
    }
    const q = bits(source, j)
    const isThing = subject[i]! >= 60
    const nearest = isThing ? things : place
    const a = firstInk(nearest, q)
    const share = nearest.between[q]!
    // Things are printed in flat colour; only backgrounds show grain.
    const solid = isThing ? 0.46 : 0.36
    if (share <= solid) {
      base[i] = a
      continue
    }
    const b = nearest.second[q]!
    const amount = ((share - solid) / (0.5 - solid)) * 0.475
    const noise = grain[(y & 511) * 512 + (x & 511)]!
    base[i] = a < b ? a : b
    if (a > b ? noise < 1 - amount : noise < amount) over[i] = a > b ? a : b
  }
}

function firstInk(nearest: Nearest, q: number): number {
  if (nearest.first[q] === NONE) meet(nearest, q)
  return nearest.first[q]!
}

function skinInk(albedo: Uint8Array, j: number, skins: readonly OwnInk[]): number | undefined {
  for (const { colour, ink } of skins) if (isNear(albedo, j, colour, 66)) return ink
  return undefined
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

type Press = Plates & {
  out: Uint8ClampedArray
  width: number
  height: number
  /** Red, green and blue of each ink, one after the other. */
  paint: Float64Array
  /** Inks that this picture has, but for the paper's. */
  used: Uint8Array
  across: Int32Array
  down: Int32Array
  wear: Float32Array
  fine: Float32Array
  /** For how many pixels leftwards this row and those that reach it are of one ink. */
  calm: Uint16Array
}

function print({ width, height, count }: Planes, inks: Rgb[], plates: Plates): Uint8ClampedArray {
  const press: Press = keepShape('press', {
    ...plates,
    out: pixels(count * 4),
    width,
    height,
    paint: Float64Array.from(inks.flat()),
    used: usedInks(plates),
    across: Int32Array.from(inks, (_, k) => SHIFT[k]?.[0] ?? 0),
    down: Int32Array.from(inks, (_, k) => SHIFT[k]?.[1] ?? 0),
    wear: noiseTile(512, 96, 5, 73, 0.62),
    fine: noiseTile(512, 3, 3, 74, 0.8),
    calm: new Uint16Array(width),
  })
  for (let y = 0; y < height; y++) {
    measureCalm(press, y)
    printRow(press, y)
  }
  return press.out
}

function usedInks({ base, over }: Plates): Uint8Array {
  const met = new Uint8Array(256)
  for (let i = 0; i < base.length; i++) {
    met[base[i]!] = 1
    met[over[i]!] = 1
  }
  return Uint8Array.from(met.keys()).filter((ink) => met[ink] === 1 && ink > 0 && ink !== NONE)
}

function measureCalm({ base, over, calm, width, height }: Press, y: number): void {
  calm.fill(0)
  if (y < 1 || y > height - 3) return
  for (let x = 0, i = y * width, run = 0; x < width; x++, i++) {
    const ink = base[i]!
    const isCalm =
      base[i - width] === ink &&
      base[i + width] === ink &&
      base[i + 2 * width] === ink &&
      (over[i]! & over[i - width]! & over[i + width]! & over[i + 2 * width]!) === NONE
    run = isCalm ? (run > 0 && base[i - 1] === ink ? run + 1 : 1) : 0
    calm[x] = run
  }
}

function printRow(press: Press, y: number): void {
  const { out, base, over, width, height, paint, used, across, down, wear, fine, calm } = press
  const row = (y & 511) * 512
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    const t = row + (x & 511)
    const worn = wear[t]! * 0.65 + fine[t]! * 0.35
    const opacity = worn > 0.66 ? 1 - Math.min(0.4, (worn - 0.66) * 3) : 0.985
    let r = paint[0]!
    let g = paint[1]!
    let b = paint[2]!
    out[j + 3] = 255
    // Out of register or not, around here there is one ink.
    if (x + 2 < width && calm[x + 2]! >= 5) {
      const c = base[i]! * 3
      out[j] = r + (paint[c]! - r) * opacity
      out[j + 1] = g + (paint[c + 1]! - g) * opacity
      out[j + 2] = b + (paint[c + 2]! - b) * opacity
      continue
    }
    for (let n = 0; n < used.length; n++) {
      const k = used[n]!
      const c = k * 3
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
    out[j] = r
    out[j + 1] = g
    out[j + 2] = b
  }
}

/** The darkest ink draws features and contours. */
function keyLine(planes: Planes, out: Uint8ClampedArray, key: Rgb): void {
  for (let y = 0; y < planes.height; y++) keyRow(planes, out, key, y * planes.width)
}

function keyRow(planes: Planes, out: Uint8ClampedArray, key: Rgb, start: number): void {
  const { width, subject, features, line, depth } = planes
  for (let i = start, j = i * 4; i < start + width; i++, j += 4) {
    if (line[i] === 0) continue
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
