import { logistic } from '../pixels/statistics.ts'
import { numbersOf, type Evidence } from './evidence.ts'
import { fitted } from './fits.ts'
import FITS from './look-fits.json' with { type: 'json' }

/** How likely it is, 0 to 1, by a fit of `look-fits.json` (`scripts/fit-look.ts`) from its evidence in `evidence.ts`. */
export function learnt(name: keyof typeof FITS, evidence: Evidence): number {
  return logistic(fitted(FITS[name], numbersOf(evidence)))
}

/** Which of several words is the right one, as shares of one, by fits of them against each other. */
export function learntShares(names: readonly (keyof typeof FITS)[], evidence: Evidence): number[] {
  const numbers = numbersOf(evidence)
  const logits = names.map((name) => fitted(FITS[name], numbers))
  const most = Math.max(...logits)
  const all = logits.map((logit) => Math.exp(logit - most))
  const sum = all.reduce((one, other) => one + other)
  return all.map((value) => value / sum)
}
