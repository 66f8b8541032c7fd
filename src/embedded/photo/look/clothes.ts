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

/** What is seen below a chin too: skin as photographed, and hair that falls so far. */
type Beside = { skin: Lab; hair: Pick<HairMeasures, 'middle' | 'lit'> & Pick<Look, 'hairType' | 'hairLength'> }

/**
 * The colour about which there is most of its like, bare skin and falling hair left out, as photographed; a strong colour
 * counts a little more.
 */
export function readClothes(seen: ClothesMeasures, { skin, hair }: Beside): Reading<string> {
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
  return { value: hex(fromOklab(middleLab(own))), sure: clamp(share, 0, 1) }
}

const STRONG = 3
/** What of hair and of skin counts: black shirts are worn under black hair, and beige ones. */
const [HAIR, SKIN] = [0.3, 0.05]
/** No colour is taken from what counts less than that, if there is another. */
const [SKINLIKE, BARE] = [0.1, 0.3]
/** Differences of tone of what is all skin, and of what is none; necks are more colourful than faces. */
const [SAME, OTHER] = [0.045, 0.12]

function unlikeSkin(lab: Lab, skin: Lab): number {
  if (lab[0] < skin[0] * 0.4 || lab[0] > skin[0] * 1.25) return 1
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  return clamp((Math.hypot(a - skinA, b - skinB) - SAME) / (OTHER - SAME), SKIN, 1)
}

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
