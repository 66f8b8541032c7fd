import type { Rgb } from '../../../contract/colour.ts'
import type { Time } from '../scene/scene.ts'
import { roundFrame } from './finish.ts'
import { modelled } from './modelled.ts'
import { type Planes } from './planes.ts'

export function funko(planes: Planes): Uint8ClampedArray {
  const o = modelled(planes, { gloss: 0.95, dof: planes.indoor ? 0.9 : 1.6, rim: 0.5, puff: 1.35, sat: 1.06 })
  const { width, height } = planes
  backdrop(o, planes)
  // collector's box: card frame, acetate reflections
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const d = (x + y * 0.62) / width
      const k =
        d > 0.2 && d < 0.235
          ? 0.1
          : d > 0.25 && d < 0.262
            ? 0.08
            : d > 1.18 && d < 1.27
              ? 0.09
              : d > 1.29 && d < 1.3
                ? 0.07
                : 0
      if (k) {
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

/** A printed card stands behind the toys: the place on it is pale, and lit from above. */
function backdrop(o: Uint8ClampedArray, { width, height, subject, glow, palette }: Planes): void {
  const card = CARD[palette.time]
  for (let y = 0; y < height; y++) {
    const shade = 1.25 - (0.5 * y) / height
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (subject[i]! >= 60) continue
      const t = 0.52 * (1 - glow[i]! / 255)
      for (let c = 0; c < 3; c++) o[i * 4 + c]! += (card[c]! * shade - o[i * 4 + c]!) * t
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
