import { fromOklab, type Lab } from '../../../contract/colour.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp } from '../pixels/statistics.ts'
import { fitted, SKIN_LIGHTNESS } from './fits.ts'
import type { SkinMeasures } from './measure-skin.ts'
import type { Reading } from './reading.ts'

/** A regression keeps to the middle: its answers are spread again about the commonest skin. */
const MIDDLE = 0.77
const SPREAD = 1.8
/** Lightness of the darkest and lightest skin of the Monk scale that a drawing can shade. */
const [DARKEST, LIGHTEST] = [0.4, 0.89]
/** Hue of human skin in white light, degrees, and the share of it where the photo's own light speaks against it. */
const HUE = 54
const HUES = [40, 68] as const

/**
 * The sitter's skin, `#rrggbb`. Lightness comes from what light and exposure change least; nothing lightens a face
 * because its eyes or its surroundings are dark.
 */
export function readSkin(face: SkinMeasures): Reading<string> {
  const guess = fitted(SKIN_LIGHTNESS, [
    face.lit,
    face.dim,
    Math.min(0.16, face.saturation),
    face.eyeWhite,
    face.white,
    face.grey,
    clamp(face.hue, 20, 80) / 100,
  ])
  const odd = oddness(face)
  const spread = MIDDLE + SPREAD * (guess - MIDDLE)
  const lightness = clamp(spread, DARKEST, LIGHTEST)
  const hue = ((clamp(face.hue, ...HUES) + HUE) / 2) * (Math.PI / 180)
  const colourful = clamp(chroma(face.colour) * (lightness / Math.max(0.1, face.colour[0])), 0.045, 0.09)
  const lab: Lab = [lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)]
  return { value: hex(fromOklab(lab)), sure: clamp(SURE_IN_GOOD_LIGHT - 0.5 * odd, 0, 1) }
}

const SURE_IN_GOOD_LIGHT = 0.9

/** How far from daylight the light is, 0 to 1: coloured, or too little of it. */
function oddness({ hue, white, saturation }: SkinMeasures): number {
  return Math.max(
    hue < 25 || hue > 85 ? 1 : 0,
    clamp((0.75 - white) / 0.2, 0, 1),
    clamp((saturation - 0.15) / 0.04, 0, 1),
  )
}
