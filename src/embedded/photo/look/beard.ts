import type { Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { clamp, logistic } from '../pixels/statistics.ts'
import { BEARD, fitted } from './fits.ts'
import type { BeardMeasures, BeardPart } from './measure-beard.ts'
import type { Patches } from './measure-patches.ts'
import type { Reading } from './reading.ts'
import { beardTones, isGoatee, isRoughLip } from './tones.ts'

type Key = keyof BeardMeasures['lip'][number]

/** The beard, and its colour as photographed where there surely is one. */
export function readBeard(beard: BeardMeasures, patches: Patches): Reading<Look['beard']> & { colour: Lab | null } {
  const one = (part: BeardPart, key: Key) => (beard[part][0][key] + beard[part][1][key]) / 2
  const least = (part: BeardPart, key: Key) => Math.min(beard[part][0][key], beard[part][1][key])
  const dark = mean((part) => one(part, 'dark'))
  const rough = mean((part) => one(part, 'rough'))
  const faded = mean((part) => Math.max(0, one(part, 'fade')) * clamp(one(part, 'rough'), 0, 1.5))
  const likely = logistic(
    fitted(BEARD, [
      clamp(rough, -0.5, 1.6),
      faded,
      clamp(dark, -0.1, 0.45),
      clamp(one('lip', 'dark'), -0.1, 0.45),
      ...beardTones(patches),
    ]),
  )
  const isBareBelow = (one('chin', 'dark') + one('chinSide', 'dark')) / 2 < 0.06 && one('jaw', 'dark') < 0.15
  // The nose throws a shadow there: alone it must be clear and rough on both sides.
  if (isBareBelow && least('lip', 'dark') > 0.3 && least('lip', 'rough') > 0.6)
    return { value: 'bigote', sure: 0.6, colour: null }
  if (likely < WHOLE_BEARD && isRoughLip(patches)) return { value: 'bigote', sure: 0.6, colour: null }
  if (likely < BEARDED) return { value: 'ninguna', sure: 1 - likely, colour: null }
  if (isGoatee(patches)) return { value: 'perilla', sure: likely, colour: null }
  // Through stubble the skin is seen; a light beard is grey, or rougher.
  if (dark < DENSE && faded < GREY && rough < LONG) return { value: 'barba incipiente', sure: likely, colour: null }
  return { value: 'barba', sure: likely, colour: likely > 0.85 ? beard.colour : null }
}

const WHOLE: BeardPart[] = ['lip', 'chin', 'chinSide']

function mean(of: (part: BeardPart) => number): number {
  return WHOLE.reduce((sum, part) => sum + of(part), 0) / WHOLE.length
}

/** A lip is hairy too where there is a whole beard. */
const WHOLE_BEARD = 0.75
const BEARDED = 0.4
const [DENSE, GREY, LONG] = [0.26, 0.1, 1.2]
