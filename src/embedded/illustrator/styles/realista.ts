import { rgb } from '../../colour.ts'
import { blurred } from './blur.ts'
import { noiseTile } from './noise.ts'
import { brush } from './brush.ts'
import { compose } from './compose.ts'
import { bloom } from './bloom.ts'
import { grade, ink, mixFig, vignette } from './finish.ts'
import { kuwahara } from './kuwahara.ts'
import type { Planes } from './planes.ts'
import { inflate } from './volume.ts'

const UMBER: [number, number, number] = [46, 26, 20]

/** Oil on canvas: forms modelled by one warm light, broad strokes in flat areas, fine ones in detailed areas. */
export function realista(planes: Planes): Uint8ClampedArray {
  const { width, height } = planes
  const lit = compose(planes, {
    propSat: 0.78,
    propDark: 0.95,
    shade: 1.3,
    light: 1.25,
    drop: 0.6,
    dropFrom: 58,
    dropR: 22,
    dropDy: 14,
    ao: 0.34,
    aoR: 9,
    rim: 0.3,
    lightK: 1.2,
  })
  chiaroscuro(lit, planes)
  model(lit, planes)
  const source = kuwahara(lit, width, height, 3, 4)
  const painted = brush(
    source,
    planes,
    [
      { step: 21, w: 23, len: 24, alpha: 0.85, jit: 0.8 },
      { step: 12.5, w: 10, len: 13, alpha: 0.75, jit: 0.6, figs: 0.9, calm: 0.3 },
      { step: 8.2, w: 5.1, len: 8.4, alpha: 0.7, jit: 0.4, figs: 0.8, calm: 0 },
    ],
    planes.seed,
    0.1,
  )
  mixFig(painted, source, planes, 0.4, 0)
  ink(painted, planes, 0.2, UMBER, 0.75)
  ink(painted, planes, 0.55, UMBER, 0.35, planes.features)
  canvasGrain(painted, planes)
  grade(painted, planes.count, 1.04, 1.1, -2, 6)
  bloom(painted, planes, 0.35, 220)
  vignette(painted, width, height, 0.32, [90, 58, 40])
  return painted
}

/** One light falls on the people; what lies further from them sinks into brown shadow. */
function chiaroscuro(o: Uint8ClampedArray, { width, height, count, subject, glow, indoor, palette }: Planes): void {
  const deep = palette.night ? 0.3 : indoor ? 0.62 : 0.5
  const people = new Uint8Array(count)
  for (let i = 0; i < count; i++) people[i] = subject[i]! > 200 ? 255 : 0
  const close = blurred(people, width, height, height * 0.13, 16)
  for (let y = 0; y < height; y++) {
    const row = close.row(y)
    for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
      if (subject[i]! >= 130) continue
      const lit = Math.min(1, row[x]! / 120 + glow[i]! / 900)
      const dark = (1 - lit) * (subject[i]! >= 60 ? 0.2 : deep)
      for (let c = 0; c < 3; c++) o[j + c]! += (UMBER[c]! * (0.5 + o[j + c]! / 110) - o[j + c]!) * dark
    }
  }
}

/** Models people and things by the light: warmer where they face it, darker where they do not. */
function model(o: Uint8ClampedArray, planes: Planes): void {
  const slopes = inflate(planes)
  const { width, height, subject, glow, palette } = planes
  const [lx, ly] = palette.lightDirection
  const norm = Math.hypot(lx, ly, 0.7)
  const warm = rgb(palette.light)
  for (let y = 2; y < height - 2; y++) {
    const across = slopes.across.row(y)
    const down = slopes.down.row(y)
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      if (subject[i]! < 60) continue
      const gx = across[x]! * 0.13
      const gy = down[x]! * 0.13
      const length = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      const facing = ((-gx * lx - gy * ly + 0.7) * length - 0.7) / norm
      const own = 1 - glow[i]! / 255
      const j = i * 4
      if (facing > 0) {
        const t = Math.min(0.34, facing * 0.55) * own
        for (let c = 0; c < 3; c++) o[j + c]! += (warm[c]! - o[j + c]!) * t
      } else {
        const t = Math.min(0.6, -facing * 0.85) * own
        o[j]! *= 1 - t * 0.62
        o[j + 1]! *= 1 - t * 0.74
        o[j + 2]! *= 1 - t * 0.66
      }
    }
  }
}

/** Adds the relief of paint and the weave of the canvas. */
function canvasGrain(o: Uint8ClampedArray, { width, height }: Planes): void {
  const tooth = noiseTile(512, 3, 2, 8, 0.6)
  const light = (j: number): number => 0.3 * o[j]! + 0.59 * o[j + 1]! + 0.11 * o[j + 2]!
  // From the end: what lies above and to the left is still as it was.
  for (let y = height - 2; y > 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const i = y * width + x
      const relief = (light(i * 4) - light((i - width - 1) * 4)) * 0.12
      const weave = ((x & 3) < 2 ? 1 : -1) * ((y & 3) < 2 ? 1 : -1) * 1.8
      const v = relief + weave + (tooth[(y & 511) * 512 + (x & 511)]! - 0.5) * 6
      for (let c = 0; c < 3; c++) o[i * 4 + c]! += v
    }
}
