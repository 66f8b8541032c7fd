import { logistic } from '../pixels/statistics.ts'
import { fitted } from './fits.ts'
import FITS from './look-fits.json' with { type: 'json' }

/** How likely it is, 0 to 1, by a fit of `look-fits.json` (`scripts/fit-look.ts`) from its evidence in `evidence.ts`. */
export function learnt(name: keyof typeof FITS, evidence: readonly number[]): number {
  return logistic(fitted(FITS[name], evidence))
}
