import type { Lab } from '../../../contract/colour.ts'

/** The value below which this share (0 to 1) of them lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  // Typed arrays are sorted as numbers without a call for each comparison.
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle value of lightness, of a and of b; NaN of none. */
export function middleLab(labs: readonly Lab[]): Lab {
  return [0, 1, 2].map((channel) =>
    quantile(
      labs.map((lab) => lab[channel]!),
      0.5,
    ),
  ) as Lab
}

export function chroma([, a, b]: Lab): number {
  return Math.hypot(a, b)
}

/** Degrees, −180 to 180. */
export function hueOf([, a, b]: Lab): number {
  return (Math.atan2(b, a) * 180) / Math.PI
}

/** Colour per lightness: what light and shadow on one thing do not change. */
export function toneOf([lightness, a, b]: Lab): [a: number, b: number] {
  return [a / Math.max(0.1, lightness), b / Math.max(0.1, lightness)]
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** The logistic function. */
export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
