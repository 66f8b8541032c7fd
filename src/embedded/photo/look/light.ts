import { fromOklab, type Lab, type Rgb } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { inside, sampleFrame, type FaceFrame } from '../face/regions.ts'

/**
 * What human skin can look like under white light, in OKLab: its hue hardly varies between people, its
 * chroma little. A measured skin outside these bounds tells the colour of the light.
 */
const SKIN_HUE = [38, 72] as const
const SKIN_CHROMA = [0.05, 0.088] as const
/** Lightness of a well lit white, and of the white of an eye on a well lit face. */
const WHITE = 0.93
const EYE_WHITE = 0.8

/** Undoes the light of the photo: `correct` turns a colour of the photo into the thing's own colour. */
export type Light = {
  correct(colour: Rgb): Rgb
  /** The sitter's own skin, as a picture shows it. */
  skin: Rgb
}

/** How much lighter the photo should be, 1 to 1.6, from its whites and from the whites of the eyes. */
export function exposure(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): number {
  const whole: number[] = []
  for (let i = 0; i + 2 < photo.data.length; i += 3 * 31)
    whole.push(oklab([photo.data[i]!, photo.data[i + 1]!, photo.data[i + 2]!])[0])
  const eyes = [outline(landmarks, 'rightEye'), outline(landmarks, 'leftEye')]
  const box = { left: -0.5, right: 0.5, top: -0.5, bottom: 0.2 }
  const whites = sampleFrame(photo, frame, box, (x, y) => eyes.some((eye) => inside(eye, x, y)), 20_000)
  const byPhoto = lacking(WHITE, whole, 0.98)
  const byEyes = lacking(
    EYE_WHITE,
    whites.map(({ colour }) => oklab(colour)[0]),
    0.95,
  )
  // Dim eyes in a photo with bright whites are in shadow; a photo without whites may have none to show.
  return Math.min(byPhoto, byEyes)
}

/** The light in which a skin of this colour was photographed, and that skin under white light. */
export function lightOn(measuredSkin: Rgb, brighten: number): Light {
  const [lightness, a, b] = oklab(measuredSkin)
  const chroma = Math.hypot(a, b)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const trueHue = (clamp(hue, ...SKIN_HUE) * Math.PI) / 180
  const trueChroma = clamp(chroma * brighten, ...SKIN_CHROMA)
  const [da, db] = [trueChroma * Math.cos(trueHue) - a * brighten, trueChroma * Math.sin(trueHue) - b * brighten]
  // Small deviations are the person, not the light.
  const cast = Math.hypot(da, db) > 0.02 ? 1 : 0
  const correct = (colour: Rgb): Rgb => {
    const [l, ca, cb] = oklab(colour)
    // A cast weighs less on dark things, as light does.
    const weight = cast * clamp(l / Math.max(0.2, lightness), 0, 1.2)
    return fromOklab([Math.min(0.98, l * brighten), ca * brighten + da * weight, cb * brighten + db * weight])
  }
  const skin: Lab = [
    clamp(spread(lightness * brighten), 0.3, 0.87),
    trueChroma * Math.cos(trueHue),
    trueChroma * Math.sin(trueHue),
  ]
  return { correct, skin: fromOklab(skin) }
}

function at(values: readonly number[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 1
}

/** Photos compress the range between dark and fair skin; pictures spread it again. */
function spread(lightness: number): number {
  return lightness > 0.56 ? lightness + (lightness - 0.56) * 0.5 : lightness
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** By how much a quantile of these lightnesses falls short of what it should be. */
function lacking(white: number, values: number[], quantile: number): number {
  return clamp(white / Math.max(0.05, at(values, quantile)), 1, 1.6)
}

/** Hair as a picture shows it: photos dull its colour, most of all when it is fair. */
export function enliven(hair: Rgb): Rgb {
  const [lightness, a, b] = oklab(hair)
  const chroma = Math.hypot(a, b)
  if (chroma < 0.02) return hair
  const lively = Math.min(Math.max(chroma, 0.11), chroma * 1.8) / chroma
  return fromOklab([lightness + Math.max(0, lightness - 0.5) * 0.6, a * lively, b * lively])
}
