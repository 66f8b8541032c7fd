import type { Fit, FitRow } from './ridge.ts'

/** Deviations from the mean beyond which no portrait told more; as in `src/embedded/photo/look/fits.ts`. */
const FAR = 3
/** The constant of a known fit is hardly held but by people. */
const FREE = 1e-3

/** Of a symmetric matrix the lower half. */
type Half = Float64Array[]

/**
 * Moves a fit towards people whom it does not know, where those whom it was fitted to are no longer at hand. They are taken
 * for `before` people like these: each weight is held where it was as hard as so many would hold it, and by `heldDown`.
 * Numbers that the fit was not given, the last ones, begin at no weight.
 */
export function refitLogistic(known: Fit, rows: readonly FitRow[], heldDown: readonly number[], before: number): Fit {
  const given = known.weights.length
  const added = spreadOf(rows, given - 1)
  const mean = [...known.mean, ...added.map((one) => one.mean)]
  const deviation = [...known.deviation, ...added.map((one) => one.deviation)]
  const start = [...known.weights, ...added.map(() => 0)]
  const inputs = rows.map(({ values }) => [1, ...values.map((value, i) => held((value - mean[i]!) / deviation[i]!))])
  const prior = curveOf(inputs, start)
  for (const [i, row] of prior.entries()) {
    for (let j = 0; j <= i; j++) row[j] = i < given ? (row[j]! * before) / rows.length : 0
    row[i]! += i === 0 ? FREE : heldDown[i - 1]!
  }
  let weights = start
  for (let step = 0; step < 12; step++) {
    const moved = weights.map((weight, i) => weight - start[i]!)
    const slope = moved.map((_, i) => moved.reduce((sum, by, j) => sum + at(prior, i, j) * by, 0))
    for (const [n, input] of inputs.entries()) {
      const off = likely(input, weights) - rows[n]!.right
      for (const [i, value] of input.entries()) slope[i]! += off * value
    }
    const curve = curveOf(inputs, weights)
    const change = solved(
      start.map((_, i) => start.map((__, j) => at(curve, i, j) + at(prior, i, j))),
      slope,
    )
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return { weights, mean, deviation }
}

/** How sharply the likelihood of people bends at these weights. */
function curveOf(inputs: readonly (readonly number[])[], weights: readonly number[]): Half {
  const curve = weights.map(() => new Float64Array(weights.length))
  for (const input of inputs) {
    const share = likely(input, weights)
    for (const [i, value] of input.entries())
      for (let j = 0; j <= i; j++) curve[i]![j]! += share * (1 - share) * value * input[j]!
  }
  return curve
}

function at(half: Half, i: number, j: number): number {
  return j <= i ? half[i]![j]! : half[j]![i]!
}

function likely(input: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-input.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
}

/** Mean and deviation of the numbers of rows, from one of them on. */
function spreadOf(rows: readonly FitRow[], from: number): { mean: number; deviation: number }[] {
  return rows[0]!.values.slice(from).map((_, i) => {
    const column = rows.map(({ values }) => values[from + i]!)
    const mean = column.reduce((sum, value) => sum + value, 0) / rows.length
    const spread = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows.length
    return { mean, deviation: Math.max(1e-6, Math.sqrt(spread)) }
  })
}

/** By elimination: the matrix is positive, and is overwritten. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const values = [...right]
  for (const [i, row] of matrix.entries())
    for (let k = i + 1; k < values.length; k++) {
      const share = matrix[k]![i]! / row[i]!
      for (let j = i; j < values.length; j++) matrix[k]![j]! -= share * row[j]!
      values[k]! -= share * values[i]!
    }
  for (let i = values.length - 1; i >= 0; i--) {
    for (let j = i + 1; j < values.length; j++) values[i]! -= matrix[i]![j]! * values[j]!
    values[i]! /= matrix[i]![i]!
  }
  return values
}

function held(value: number): number {
  return Math.max(-FAR, Math.min(FAR, value))
}
