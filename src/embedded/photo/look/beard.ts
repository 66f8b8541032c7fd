import type { Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { logistic } from '../pixels/statistics.ts'
import { BEARD, fitted } from './fits.ts'
import type { BeardMeasures, BeardPart } from './measure-beard.ts'
import type { Reading } from './reading.ts'

/** The beard, and its colour as photographed where there surely is one. */
export function readBeard(beard: BeardMeasures): Reading<Look['beard']> & { colour: Lab | null } {
  type Key = keyof BeardMeasures['lip'][number]
  const mean = (parts: readonly BeardPart[], key: Key) =>
    parts.reduce((sum, part) => sum + (beard[part][0][key] + beard[part][1][key]) / 2, 0) / parts.length
  const least = (part: BeardPart, key: Key) => Math.min(beard[part][0][key], beard[part][1][key])
  const whole: BeardPart[] = ['lip', 'chin', 'chinSide']
  const likely = logistic(
    fitted(BEARD, [
      mean(whole, 'rough'),
      Math.max(0, mean(whole, 'fade')),
      mean(['chin'], 'dark'),
      mean(['lip'], 'dark'),
    ]),
  )
  const isBareBelow = mean(['chin', 'chinSide'], 'dark') < 0.06 && mean(['jaw'], 'dark') < 0.15
  // The nose throws a shadow there: alone it must be clear and rough on both sides.
  if (isBareBelow && least('lip', 'dark') > 0.3 && least('lip', 'rough') > 0.6)
    return { value: 'bigote', sure: 0.6, colour: null }
  if (likely > BEARDED) return { value: 'barba', sure: likely, colour: likely > 0.85 ? beard.colour : null }
  return { value: 'ninguna', sure: 1 - likely, colour: null }
}

/** A beard on somebody without one is worse than a missed one. */
const BEARDED = 0.6
