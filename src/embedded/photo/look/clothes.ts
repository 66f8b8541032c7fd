import { fromOklab, type Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp, middleLab, toneOf } from '../pixels/statistics.ts'
import type { ClothesMeasures } from './measure-clothes.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { Reading } from './reading.ts'

/** A blue, where none are seen. */
const UNSEEN = '#547ea4'
/** Cells that tell nothing. */
const FEW = 4

/** What is seen below a chin too: skin as photographed, and hair that falls so far; and how light that skin is. */
type Beside = {
  skin: Lab
  lightness: number
  hair: Pick<HairMeasures, 'middle' | 'lit'> & Pick<Look, 'hairType' | 'hairLength'>
}

/**
 * The colour about which there is most of its like, bare skin and falling hair left out, as photographed; a strong colour
 * counts a little more.
 */
export function readClothes(seen: ClothesMeasures, { skin, lightness, hair }: Beside): Reading<string> {
  if (seen.length < FEW) return { value: UNSEEN, sure: 0 }
  const falls = hair.hairType !== 'calvo' && hair.hairLength !== 'corto'
  const weights = seen.map(
    ({ lab, weight }) => weight * unlikeSkin(lab, skin) * (falls && isHair(lab, hair) ? HAIR : 1),
  )
  let best = { score: -1, alike: 0, lab: seen[0]!.lab }
  for (const [i, { lab }] of seen.entries()) {
    let alike = 0
    for (const [j, other] of seen.entries()) alike += weights[j]! * closeness(lab, other.lab)
    const bare = unlikeSkin(lab, skin) < SKINLIKE ? BARE : 1
    const score = weights[i] === 0 ? 0 : alike * bare * (1 + STRONG * Math.min(0.15, chroma(lab)))
    if (score > best.score) best = { score, alike, lab }
  }
  const own = seen.filter(({ lab }) => closeness(best.lab, lab) > 0.5).map(({ lab }) => lab)
  const share = best.alike / weights.reduce((sum, weight) => sum + weight, 0)
  const shown = middleLab(own)
  const worn = whitened(shown, lightness / Math.max(0.1, skin[0]))
  const doubt = worn[0] - shown[0] > MUCH ? DOUBTED : 1
  return { value: hex(fromOklab(worn)), sure: clamp(share, 0, 1) * doubt }
}

const STRONG = 3
/** What of hair and of skin counts: black shirts are worn under black hair, and beige ones. */
const [HAIR, SKIN] = [0.1, 0.05]
/** No colour is taken from what counts less than that, if there is another. */
const [SKINLIKE, BARE] = [0.1, 0.3]
/** Differences of tone of what is all skin, and of what is none. */
const [SAME, OTHER] = [0.045, 0.1]
/** In the shade of a chin skin keeps its hue, and is more colourful: that makes it hardly less like itself. */
const SHADED = 0.4

function unlikeSkin(lab: Lab, skin: Lab): number {
  if (lab[0] < skin[0] * 0.4 || lab[0] > skin[0] * 1.25) return 1
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  const much = Math.max(0.001, Math.hypot(skinA, skinB))
  const more = (a * skinA + b * skinB) / much - much
  const aside = (a * skinB - b * skinA) / much
  const apart = Math.hypot(more > 0 ? more * SHADED : more, aside)
  return clamp((apart - SAME) / (OTHER - SAME), SKIN, 1)
}

/** White cloth in the shade: without colour, and light where the face in the same light is shown as light as it is. */
function whitened(lab: Lab, light: number): Lab {
  const isWhite = chroma(lab) < PALE && lab[2] < CREAM && lab[0] * light > LIGHT
  return isWhite ? [Math.max(WHITE, lab[0]), lab[1], lab[2]] : lab
}

/** Of 16 neutral cloths as light as that 14 are white, and of 10 darker ones, down to middle grey, 3. */
const LIGHT = 0.81
const [PALE, CREAM, WHITE] = [0.026, 0.015, 0.92]
/** What was shown as much darker than white may be light grey all the same: that is asked. */
const [MUCH, DOUBTED] = [0.1, 0.7]

/** Near the way that the hair's colour goes from its middle to its lights, and a little further. */
function isHair(lab: Lab, { middle, lit }: Pick<HairMeasures, 'middle' | 'lit'>): boolean {
  const along = clamp((lab[0] - middle[0]) / Math.max(0.001, lit[0] - middle[0]), -0.5, 1.3)
  const [light, red, yellow] = lab.map((value, i) => value - middle[i]! - along * (lit[i]! - middle[i]!))
  return Math.hypot(light! * 0.7, 1.6 * Math.hypot(red!, yellow!)) < 0.045
}

/** 1 for one colour, towards 0 for different ones; light and shadow count less than tint. */
function closeness([l, a, b]: Lab, [otherL, otherA, otherB]: Lab): number {
  const apart = ((l - otherL) / 0.16) ** 2 + ((a - otherA) ** 2 + (b - otherB) ** 2) / 0.035 ** 2
  return apart > FAR ? 0 : Math.exp(-apart)
}

/** Beyond, less than a thousandth is left. */
const FAR = 7
