import type { Lab } from '../../../contract/colour.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp, toneOf } from '../pixels/statistics.ts'
import type { ClothesMeasures } from './measure-clothes.ts'
import type { Reading } from './reading.ts'

/** A blue, where none are seen. */
const UNSEEN = '#547ea4'

/** The largest group of like colours that is not bare skin, as photographed; a strong colour counts a little more. */
export function readClothes({ groups, count, outlined }: ClothesMeasures, skin: Lab): Reading<string> {
  const cloth = groups.filter(({ lab }) => !isSkin(lab, skin))
  const bare = 1 - cloth.reduce((sum, { share }) => sum + share, 0)
  const [best] = cloth
    .map((group) => {
      const alike = cloth.reduce((sum, other) => sum + other.share * closeness(group.lab, other.lab), 0)
      return { colour: group.colour, alike, score: alike * (1 + 2 * Math.min(0.15, chroma(group.lab))) }
    })
    .toSorted((a, b) => b.score - a.score)
  if (!best || count < 40) return { value: UNSEEN, sure: 0.1 }
  return { value: hex(best.colour), sure: clamp(best.alike / (1 - bare * 0.5) + (outlined ? 0.15 : -0.15), 0, 1) }
}

function isSkin(lab: Lab, skin: Lab): boolean {
  const [[a, b], [skinA, skinB]] = [toneOf(lab), toneOf(skin)]
  return lab[0] > skin[0] * 0.5 && lab[0] < skin[0] * 1.25 && Math.hypot(a - skinA, b - skinB) < 0.045
}

/** 1 for one colour, towards 0 for different ones; light and shadow count less than tint. */
function closeness([l, a, b]: Lab, [otherL, otherA, otherB]: Lab): number {
  return Math.exp(-(((l - otherL) / 0.16) ** 2) - ((a - otherA) ** 2 + (b - otherB) ** 2) / 0.035 ** 2)
}
