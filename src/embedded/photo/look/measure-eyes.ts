import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import { inside, type FaceFrame } from '../face/regions.ts'
import { sampleSquare, type Pixels } from '../pixels/pixels.ts'
import { middleLab, quantile } from '../pixels/statistics.ts'

/** What a photo shows of one eye, as photographed. */
export type EyeMeasures = {
  /** Between pupil and rim, below the upper lid's shade and without reflections. */
  iris: Lab
  /** Of the lighter part of the eye's white. */
  white: Lab
  /** How much lighter the white is than iris and pupil, 0 to 1. */
  contrast: number
  /** Pixels of the photo across the iris. */
  across: number
}

/** An eye is looked at in so many samples a side, so many face widths across. */
const [SIDE, SPAN] = [48, 0.22]
/** An iris is 11.7 mm wide in everybody, a face about 140 mm. */
const RADIUS = (0.042 / SPAN) * SIDE
/** How far from the middle of the lids it may lie, in samples. */
const [ASIDE, UP] = [12, 4]
/** Fewer samples of a ring tell no colour. */
const LEAST = 12

type Sample = { lab: Lab; x: number; y: number }

/** The right and the left eye; null where too little of it is open. */
export function measureEyes(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): (EyeMeasures | null)[] {
  return (['rightEye', 'leftEye'] as const).map((name) => {
    const lids = outline(landmarks, name)
    const middle = [0, 1].map((axis) => lids.reduce((sum, place) => sum + place[axis]!, 0) / lids.length)
    const [x, y] = middle as [number, number]
    const square = { x, y, side: frame.width * SPAN, angle: frame.angle }
    const [u0, v0] = frame.from(x, y)
    const corners = lids.map((place): [number, number] => {
      const [u, v] = frame.from(...place)
      return [((u - u0) / SPAN + 0.5) * SIDE, ((v - v0) / SPAN + 0.5) * SIDE]
    })
    const eye = samplesWithin(sampleSquare(photo, square, SIDE, 0, 255), corners)
    return measureEye(eye, frame.width * photo.scale * RADIUS * 2 * (SPAN / SIDE))
  })
}

function samplesWithin(data: Float32Array, corners: [number, number][]): Sample[] {
  const samples: Sample[] = []
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      if (!inside(corners, x, y)) continue
      const at = (y * SIDE + x) * 3
      samples.push({ lab: oklab([data[at]!, data[at + 1]!, data[at + 2]!]), x, y })
    }
  return samples
}

function measureEye(eye: readonly Sample[], across: number): EyeMeasures | null {
  const found = findIris(eye)
  if (!found) return null
  const away = ({ x, y }: Sample) => Math.hypot(x - found.x, y - found.y) / RADIUS
  const ring = eye.filter((sample) => {
    const distance = away(sample)
    return distance > 0.45 && distance < 0.9 && sample.y > found.y - RADIUS * 0.35
  })
  const white = eye.filter((sample) => away(sample) > 1.25).map(({ lab }) => lab)
  if (ring.length < LEAST || white.length < LEAST) return null
  const colours = ring.map(({ lab }) => lab)
  const reflection = lightness(colours, 0.9)
  const light = lightness(white, 0.5)
  return {
    iris: middleLab(colours.filter(([value]) => value <= reflection)),
    white: middleLab(white.filter(([value]) => value >= light)),
    contrast: found.contrast,
    across,
  }
}

/** The place where a disc is darkest beside what is round it. */
function findIris(eye: readonly Sample[]): { x: number; y: number; contrast: number } | null {
  let best: { x: number; y: number; contrast: number } | null = null
  for (let y = SIDE / 2 - UP; y <= SIDE / 2 + UP; y += 2)
    for (let x = SIDE / 2 - ASIDE; x <= SIDE / 2 + ASIDE; x += 2) {
      let [inner, innerCount, outer, outerCount] = [0, 0, 0, 0]
      for (const sample of eye) {
        const distance = Math.hypot(sample.x - x, sample.y - y) / RADIUS
        if (distance < 0.95) {
          inner += sample.lab[0]
          innerCount++
        } else if (distance > 1.1 && distance < 1.7) {
          outer += sample.lab[0]
          outerCount++
        }
      }
      if (innerCount < LEAST || outerCount < LEAST) continue
      const contrast = outer / outerCount - inner / innerCount
      if (!best || contrast > best.contrast) best = { x, y, contrast }
    }
  return best
}

function lightness(labs: readonly Lab[], share: number): number {
  return quantile(
    labs.map(([value]) => value),
    share,
  )
}
