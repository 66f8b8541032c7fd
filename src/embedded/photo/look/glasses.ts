import { logistic } from '../pixels/statistics.ts'
import { fitted, GLASSES } from './fits.ts'
import type { GlassesMeasures } from './measure-glasses.ts'
import type { Reading } from './reading.ts'

/** Lenses so much darker than the face round them are sunglasses. */
const DARK_LENSES = 0.55

export function readGlasses({ bridge, rims, arms, lens, around }: GlassesMeasures): Reading<boolean> {
  const likely = logistic(
    fitted(GLASSES, [strengthOf(bridge), strengthOf(Math.min(...rims)), strengthOf(Math.min(...arms))]),
  )
  const dark = lens[0] < around[0] * DARK_LENSES && likely > 0.3
  return dark || likely > 0.5
    ? { value: true, sure: Math.max(likely, dark ? 0.7 : 0) }
    : { value: false, sure: 1 - likely }
}

function strengthOf(line: number): number {
  return Math.log(line + 0.02)
}
