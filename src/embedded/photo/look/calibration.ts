import type { PhotoReading } from '../../../engine.ts'
import type { Reading } from './reading.ts'

/** The share of readings that are right where a trait is sure enough to be asserted. */
const ASSERTED = 0.95

/**
 * From which score on at least that share of readings was right: of 547 portraits, each read by fits that knew nobody of
 * its source. The type of hair never was: it is always said to be a guess.
 */
const LINES = {
  skin: ASSERTED,
  hair: 0.75,
  hairLength: 0.85,
  hairType: Infinity,
  glasses: 0.7,
  // So surely 64 of 67 who have a beard are given one, and 351 of 354 who have none are given none.
  beard: 0.92,
  clothes: 0.6,
}
/** What is never sure keeps its order below the line. */
const GUESSED = 0.9

/** How sure readings are, as shares: `ASSERTED` and more where they may be asserted, less in proportion below. */
export function calibrated(read: { [Trait in keyof typeof LINES]: Reading<unknown> }): PhotoReading['sure'] {
  const entries = Object.entries(LINES) as [keyof typeof LINES, number][]
  return Object.fromEntries(entries.map(([trait, line]) => [trait, shareOf(read[trait].sure, line)]))
}

function shareOf(sure: number, line: number): number {
  if (line === Infinity) return sure * GUESSED
  return sure >= line ? ASSERTED + ((1 - ASSERTED) * (sure - line)) / (1 - line) : (ASSERTED * sure) / line
}
