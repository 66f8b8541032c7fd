import type { Lab } from '../../../contract/colour.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import { grown, inside } from '../face/regions.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { middleLab, quantile, toneOf } from '../pixels/statistics.ts'
import type { EyeMeasures } from './measure-eyes.ts'

/** How a face's parts stand out against its own skin: no exposure changes that. */
export type Relief = {
  /** Lightness of the lips as a share of the lighter cheek's, and how much redder than the skin they are. */
  lips: number
  red: number
  /** Lightness of the nose as a share of the cheek's, and of its highlight over itself. */
  nose: number
  shine: number
  /** Lightness of the irises as a share of the lit skin's. */
  iris: number
}

const CHEEKS = [
  [50, 101, 118],
  [280, 330, 347],
] as const
const NOSE = [4, 5, 195] as const
/** In face widths. */
const [CHEEK_RADIUS, NOSE_RADIUS] = [0.045, 0.03]
/** Lightness of irises, where the eyes are shut. */
const USUAL_IRIS = 0.3

export function measureRelief(
  face: UprightFace,
  landmarks: Landmarks,
  eyes: readonly (EyeMeasures | null)[],
  skin: { colour: Lab; lit: number },
): Relief {
  const cheek = Math.max(0.1, ...CHEEKS.map((points) => middleLab(discs(face, points, CHEEK_RADIUS))[0]))
  const lips = middleLab(lipsOf(face, landmarks))
  const nose = discs(face, NOSE, NOSE_RADIUS).map(([lightness]) => lightness)
  const middle = Math.max(0.1, quantile(nose, 0.5))
  const irises = eyes.map((eye) => eye?.iris[0] ?? USUAL_IRIS)
  return {
    lips: lips[0] / cheek,
    red: toneOf(lips)[0] - toneOf(skin.colour)[0],
    nose: middle / cheek,
    shine: quantile(nose, 0.9) / middle - 1,
    iris: irises.reduce((sum, lightness) => sum + lightness, 0) / irises.length / Math.max(0.2, skin.lit),
  }
}

function discs(face: UprightFace, points: readonly number[], radius: number): Lab[] {
  const reach = Math.max(1, Math.round(radius * face.unit))
  return points.flatMap((index) => {
    const [x, y] = face.place(index)
    return pixels(
      face,
      { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach },
      (px, py) => (px - x) ** 2 + (py - y) ** 2 <= reach ** 2,
    )
  })
}

function lipsOf(face: UprightFace, landmarks: Landmarks): Lab[] {
  const lips = grown(outline(landmarks, 'lips'), 0.9)
  const corners = [61, 291, 0, 17].map((index) => face.place(index))
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return pixels(
    face,
    { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) - 2, bottom: Math.max(...ys) + 2 },
    (x, y) => inside(lips, ...face.inPhoto(x, y)),
  )
}

function pixels(
  face: UprightFace,
  box: { left: number; right: number; top: number; bottom: number },
  keep: (x: number, y: number) => boolean,
): Lab[] {
  const labs: Lab[] = []
  for (let y = Math.max(0, Math.floor(box.top)); y <= Math.min(SIDE - 1, box.bottom); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x <= Math.min(SIDE - 1, box.right); x++)
      if (keep(x, y)) labs.push(face.labs[y * SIDE + x]!)
  return labs.length > 0 ? labs : [[0.5, 0, 0]]
}
