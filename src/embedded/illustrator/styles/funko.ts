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
  for (let y = 0; y < height; y++) for (const band of REFLECTIONS) reflect(o, y, width, band)
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

function reflect(o: Uint8ClampedArray, y: number, width: number, [from, to, k]: (typeof REFLECTIONS)[number]): void {
  const last = Math.min(width - 1, Math.ceil(to * width - y * 0.62) - 1)
  for (let x = Math.max(0, Math.floor(from * width - y * 0.62) + 1), j = (y * width + x) * 4; x <= last; x++, j += 4) {
    o[j]! += (255 - o[j]!) * k
    o[j + 1]! += (255 - o[j + 1]!) * k
    o[j + 2]! += (255 - o[j + 2]!) * k
  }
}

/** A printed card stands behind the toys: the place on it is pale, and lit from above. */
function backdrop(o: Uint8ClampedArray, planes: Planes): void {
  const card = CARD[planes.palette.time]
  for (let y = 0; y < planes.height; y++) cardRow(o, planes, card, y)
}

function cardRow(o: Uint8ClampedArray, { width, height, subject, glow }: Planes, card: Rgb, y: number): void {
  const shade = 1.25 - (0.5 * y) / height
  const [red, green, blue] = [card[0] * shade, card[1] * shade, card[2] * shade]
  for (let x = 0, i = y * width, j = i * 4; x < width; x++, i++, j += 4) {
    if (subject[i]! >= 60) continue
    const t = 0.52 * OWN[glow[i]!]!
    o[j] = o[j]! + (red - o[j]!) * t
    o[j + 1] = o[j + 1]! + (green - o[j + 1]!) * t
    o[j + 2] = o[j + 2]! + (blue - o[j + 2]!) * t
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
