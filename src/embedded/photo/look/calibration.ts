import type { PhotoReading } from '../../../engine.ts'
import { COVERED } from './covering.ts'
import type { Reading } from './reading.ts'

/** The share of readings that are right where a trait is sure enough to be asserted. */
const ASSERTED = 0.95

/**
 * From which score on at least that share of readings was right: of 762 portraits, each read by fits that knew nobody of
 * its source, and of the sources that were hardest. The type of hair never was: it is always said to be a guess.
 */
const LINES = {
  skin: ASSERTED,
  hair: 0.65,
  hairLength: 0.92,
  hairType: Infinity,
  glasses: 0.7,
  // So surely 99 % of people are given a beard, or none, rightly.
  beard: 0.92,
  clothes: 0.7,
  /** That there is none: what there is is always asked. */
  covering: 1 - COVERED,
}
/** What is never sure keeps its order below the line. */
const GUESSED = 0.9

/** How sure readings are, as shares: `ASSERTED` and more where they may be asserted, less in proportion below. */
export function calibrated(read: {
  [Trait in keyof typeof LINES]: Pick<Reading<unknown>, 'sure'>
}): PhotoReading['sure'] {
  const entries = Object.entries(LINES) as [keyof typeof LINES, number][]
  return Object.fromEntries(entries.map(([trait, line]) => [trait, shareOf(read[trait].sure, line)]))
}

function shareOf(sure: number, line: number): number {
  if (line === Infinity) return sure * GUESSED
  return sure >= line ? ASSERTED + ((1 - ASSERTED) * (sure - line)) / (1 - line) : (ASSERTED * sure) / line
}
