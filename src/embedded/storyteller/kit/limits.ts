/** Words of a chapter, the sender's long answers apart: at least `min`, at most `max`. */
export type Limits = { min: number; max: number }

export const LIMITS = {
  usual: { min: 70, max: 150 },
  /** What somebody under five listens to before the page is turned: 50 to 80 words, a few more or fewer. */
  smallest: { min: 40, max: 85 },
} as const satisfies Record<string, Limits>
