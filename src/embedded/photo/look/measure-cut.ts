import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { point, type Landmarks } from '../face/landmarks.ts'
import { sampleFrame, type FaceFrame } from '../face/regions.ts'
import type { Mask } from '../pixels/mask.ts'
import { pixelAt, type Pixels } from '../pixels/pixels.ts'
import { chroma, clamp, middleLab, quantile, toneOf } from '../pixels/statistics.ts'
import { texture } from '../pixels/texture.ts'

/** Where hair begins and how it lies about a head, in widths of the face. */
export type CutMeasures = {
  /** From the picture's left to its right: how far above the brows hair begins; 1 is the top of a usual forehead. */
  line: number[]
  /**
   * Of the skull above the forehead: the share that is bare, how rough and how light it is beside the forehead, and how
   * much of the skin's colour it has; and how much of it the photo shows.
   */
  dome: { bare: number; rough: number; seen: number; light: number; tint: number }
  /** How high hair stands above the top of the forehead. */
  top: number
  /** The share of what is beside eyes and brows that is hair, left and right in the picture. */
  temples: [number, number]
}

const BROWS = [105, 107, 334, 336] as const
const COLUMNS = Array.from({ length: 13 }, (_, i) => (i - 6) * 0.06)
/** Steps of a walk up the forehead, and how many in a row are hair, not a strand or a wrinkle. */
const STEP = 0.02
const ROW = 3
const CHEEKS = [101, 330] as const
/** Darker than that beside the cheek of its side is no shadow of a brow. */
const DARKER = 0.62
/** Where no hair is met, its line is said to be that high. */
const NONE = 2.2

export function measureCut(
  photo: Pixels,
  landmarks: Landmarks,
  frame: FaceFrame,
  person: Mask,
  hair: Mask,
  skin: Lab,
): CutMeasures {
  const half = frame.height / 2
  const brow = BROWS.reduce((sum, index) => sum + frame.from(...point(landmarks, index))[1], 0) / BROWS.length
  const [left, right] = CHEEKS.map((index) => lightnessAt(photo, ...point(landmarks, index)) ?? skin[0])
  const isHair = (x: number, y: number, lab: Lab) => {
    if (isBare(lab, skin)) return false
    if (hair(x, y) > 0.5) return true
    // What light falls on a side shades its cheek too.
    const [u] = frame.from(x, y)
    const share = clamp(u / 0.5 + 0.5, 0, 1)
    const lit = Math.min(skin[0], left! * (1 - share) + right! * share)
    return lab[0] < lit * DARKER && person(x, y) > 0.5
  }
  const isHairAt = (u: number, v: number): boolean | null => {
    const [x, y] = frame.at(u, v)
    const colour = pixelAt(photo, x, y)
    return colour && isHair(x, y, oklab(colour))
  }
  const share = (left: number, right: number, top: number, bottom: number) => {
    const all = sampleFrame(photo, frame, { left, right, top, bottom }, () => true, 160)
    return all.filter(({ x, y, colour }) => isHair(x, y, oklab(colour))).length / Math.max(1, all.length)
  }
  return {
    line: COLUMNS.map((u) => beginOf(u, brow, half, isHairAt)),
    dome: domeOf(photo, frame, person, skin),
    top: topOf(half, isHairAt),
    temples: [share(-0.66, -0.5, brow - 0.12, brow + 0.2), share(0.5, 0.66, brow - 0.12, brow + 0.2)],
  }
}

function beginOf(u: number, brow: number, half: number, isHairAt: (u: number, v: number) => boolean | null): number {
  let row = 0
  for (let v = brow - 0.06; v > -half - 0.42; v -= STEP) {
    row = isHairAt(u, v) ? row + 1 : 0
    if (row === ROW) return (brow - (v + STEP * (ROW - 1))) / (brow + half)
  }
  return NONE
}

function topOf(half: number, isHairAt: (u: number, v: number) => boolean | null): number {
  const tops = [-0.16, -0.08, 0, 0.08, 0.16].map((u) => {
    for (let v = -half - 1; v < -half + 0.1; v += STEP) if (isHairAt(u, v) && isHairAt(u, v + 0.05)) return -half - v
    return -0.1
  })
  return quantile(tops, 0.5)
}

function domeOf(photo: Pixels, frame: FaceFrame, person: Mask, skin: Lab): CutMeasures['dome'] {
  const half = frame.height / 2
  const [middle, wide, high] = [-half - 0.3, 0.26, 0.14]
  const box = { left: -wide, right: wide, top: middle - high, bottom: middle + high }
  const within = (u: number, v: number) => (u / wide) ** 2 + ((v - middle) / high) ** 2 < 1
  const all = sampleFrame(photo, frame, box, (_x, _y, u, v) => within(u, v), 400)
  const dome = all.filter(({ x, y }) => person(x, y) > 0.5)
  const roughness = (samples: { x: number; y: number }[]) =>
    samples.length === 0
      ? 0
      : quantile(
          samples.map(({ x, y }) => texture(photo, x, y, frame.width * 0.012)),
          0.5,
        )
  const brow = { left: -0.15, right: 0.15, top: -half * 0.72, bottom: -half * 0.52 }
  const forehead = sampleFrame(photo, frame, brow, () => true, 120)
  return {
    bare: dome.filter(({ colour }) => isBare(oklab(colour), skin)).length / Math.max(1, dome.length),
    rough: (roughness(dome) + 0.01) / (roughness(forehead) + 0.01),
    seen: all.length / (400 * (Math.PI / 4)),
    light: dome.length === 0 ? 0 : middleLab(dome.map(({ colour }) => oklab(colour)))[0] / skin[0],
    tint: dome.length === 0 ? 0 : chroma(middleLab(dome.map(({ colour }) => oklab(colour)))) / chroma(skin),
  }
}

function lightnessAt(photo: Pixels, x: number, y: number): number | null {
  const colour = pixelAt(photo, x, y)
  return colour && oklab(colour)[0]
}

/** Skin, or light shining on it. */
function isBare(lab: Lab, skin: Lab): boolean {
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  const shines = lab[0] > skin[0] * 1.02 && chroma(lab) < chroma(skin) && lab[1] > -0.005
  return shines || (lab[0] > skin[0] * 0.68 && Math.hypot(a - skinA, b - skinB) < 0.045)
}
