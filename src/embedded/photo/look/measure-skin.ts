import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import type { Person } from '../face/person.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import { bareFace, inside, sampleFrame, type FaceFrame } from '../face/regions.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { chroma, hueOf, middleLab, quantile, toneOf } from '../pixels/statistics.ts'
import type { Mask } from '../pixels/mask.ts'

/** What a photo shows of a face's skin, and of the light on it. Lightness is OKLab's, 0 to 1. */
export type SkinMeasures = {
  /** Of the better lit half, as photographed. */
  colour: Lab
  /** Lightness below which 80 % and 20 % of the skin lie. */
  lit: number
  dim: number
  /** Chroma over lightness: no exposure changes it. */
  saturation: number
  /** Degrees. */
  hue: number
  /** Lightness of the whites of the eyes. */
  eyeWhite: number
  /** Lightness of the photo's lightest pixels, of its light ones, and of what is round the person. */
  white: number
  bright: number
  around: number
}

/** How far from the face's main tone skin may be: more is paint, a fringe or a reflection. */
const SAME_TONE = 0.07

/** Measures forehead, nose and cheeks; below the nose there may be a beard. */
export function measureSkin(
  photo: Pixels,
  landmarks: Landmarks,
  frame: FaceFrame,
  person: Person,
  hair: Mask,
): SkinMeasures {
  const bare = bareFace(landmarks)
  const half = frame.height / 2
  const box = { left: -0.5, right: 0.5, top: -half * 0.8, bottom: half * 0.42 }
  const labs = sampleFrame(photo, frame, box, (x, y) => bare(x, y) && hair(x, y) < 0.3).map(({ colour }) =>
    oklab(colour),
  )
  const [mainA, mainB] = toneOf(middleLab(labs))
  const own = labs.filter((lab) => {
    const [a, b] = toneOf(lab)
    return Math.hypot(a - mainA, b - mainB) < SAME_TONE
  })
  const skin = own.length > 50 ? own : labs.length > 0 ? labs : [UNSEEN]
  const lightness = skin.map(([value]) => value)
  const [middle, top] = [quantile(lightness, 0.5), quantile(lightness, 0.95)]
  const colour = middleLab(skin.filter(([value]) => value >= middle && value <= top))
  const whole = lightnessOf(photo)
  return {
    colour,
    lit: quantile(lightness, 0.8),
    dim: quantile(lightness, 0.2),
    saturation: chroma(colour) / Math.max(0.1, colour[0]),
    hue: hueOf(colour),
    eyeWhite: eyeWhite(photo, landmarks, frame) ?? middle,
    white: quantile(whole, 0.98),
    bright: quantile(whole, 0.9),
    around: lightnessAround(photo, frame, person) ?? quantile(whole, 0.5),
  }
}

/** Skin of middle lightness in white light, where a face shows none. */
const UNSEEN: Lab = [0.7, 0.045, 0.055]

function eyeWhite(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): number | null {
  const eyes = [outline(landmarks, 'rightEye'), outline(landmarks, 'leftEye')]
  const box = { left: -0.5, right: 0.5, top: -0.5, bottom: 0.2 }
  const whites = sampleFrame(photo, frame, box, (x, y) => eyes.some((eye) => inside(eye, x, y)))
  return whites.length === 0
    ? null
    : quantile(
        whites.map(({ colour }) => oklab(colour)[0]),
        0.95,
      )
}

/** Of the wall or the sky behind head and shoulders. */
function lightnessAround(photo: Pixels, frame: FaceFrame, person: Person): number | null {
  const half = frame.height / 2
  const box = { left: -1.4, right: 1.4, top: -half - 0.8, bottom: half + 0.6 }
  const seen = sampleFrame(photo, frame, box, (x, y) => person.mask(x, y) < 0.2, 1500)
  return seen.length <= 40 ? null : middleLab(seen.map(({ colour }) => oklab(colour)))[0]
}

function lightnessOf({ data }: Pixels): number[] {
  const values: number[] = []
  const step = 3 * Math.max(1, Math.floor(data.length / 3 / 12_000))
  for (let i = 0; i + 2 < data.length; i += step) values.push(oklab([data[i]!, data[i + 1]!, data[i + 2]!])[0])
  return values
}
