import type { Rgb } from '../../../contract/colour.ts'
import type { Time } from '../scene/scene.ts'
import { OWN } from './compose.ts'
import { roundFrame } from './finish.ts'
import { modelled } from './modelled.ts'
import { type Planes } from './planes.ts'

export function funko(planes: Planes): Uint8ClampedArray {
  const o = modelled(planes, { gloss: 0.95, dof: planes.indoor ? 0.9 : 1.6, rim: 0.5, puff: 1.35, sat: 1.06 })
  const { width, height } = planes
  backdrop(o, planes)
  // collector's box: card frame, acetate reflections
  for (let y = 0; y < height; y++)
    for (const [from, to, k] of REFLECTIONS) {
      const last = Math.min(width - 1, Math.ceil(to * width - y * 0.62) - 1)
      for (let x = Math.max(0, Math.floor(from * width - y * 0.62) + 1); x <= last; x++) {
        const j = (y * width + x) * 4
        for (let c = 0; c < 3; c++) o[j + c]! += (255 - o[j + c]!) * k
      }
    }
  const fc = CARD[planes.palette.time]
  roundFrame(
    o,
    width,
    height,
    Math.round(height * 0.046),
    Math.round(height * 0.09),
    fc,
    Math.round(height * 0.006),
    [255, 246, 226],
    0,
  )
  return o
}

/** Bands of light on the acetate, in widths of the page, and how strong each is. */
const REFLECTIONS = [
  [0.2, 0.235, 0.1],
  [0.25, 0.262, 0.08],
  [1.18, 1.27, 0.09],
  [1.29, 1.3, 0.07],
] as const

/** A printed card stands behind the toys: the place on it is pale, and lit from above. */
function backdrop(o: Uint8ClampedArray, { width, height, subject, glow, palette }: Planes): void {
  const card = CARD[palette.time]
  for (let y = 0; y < height; y++) {
    const shade = 1.25 - (0.5 * y) / height
    const [red, green, blue] = card.map((v) => v * shade) as [number, number, number]
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (subject[i]! >= 60) continue
      const t = 0.52 * OWN[glow[i]!]!
      const j = i * 4
      o[j] = o[j]! + (red - o[j]!) * t
      o[j + 1] = o[j + 1]! + (green - o[j + 1]!) * t
      o[j + 2] = o[j + 2]! + (blue - o[j + 2]!) * t
    }
  }
}

/** Colour of the collector's box by time of day. */
const CARD: Record<Time, Rgb> = {
  dawn: [214, 120, 128],
  day: [62, 142, 178],
  afternoon: [92, 148, 140],
  sunset: [206, 92, 66],
  night: [58, 62, 128],
}
