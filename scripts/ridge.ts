/** Ridge-held logistic regression, for the scripts that fit readings of photos. */
export type Fit = { weights: number[]; mean: number[]; deviation: number[] }
/** `right` is 0 or 1, or between where people may differ. */
export type FitRow = { right: number; values: readonly number[] }
/** How much a row counts. */
export type CountedRow = FitRow & { counts: number }

/** Deviations from the mean beyond which no portrait told more; as in `src/embedded/photo/look/fits.ts`. */
const FAR = 3
/** The constant of a new fit is hardly held, that of a known one hardly but by people. */
const FREE = { unknown: 1e-6, known: 1e-3 }

/** Of a symmetric matrix the lower half. */
type Half = Float64Array[]

/** `heldDown` says how hard each number's weight is held down. */
export function fitLogistic(rows: readonly FitRow[], heldDown: readonly number[]): Fit {
  const spread = spreadOf(rows, 0)
  const start = [0, ...heldDown.map(() => 0)]
  const prior = start.map(() => new Float64Array(start.length))
  holdDown(prior, [FREE.unknown, ...heldDown])
  return { weights: climb(inputsOf(rows, spread), rows, start, prior), ...spread }
}

/**
 * Moves a fit towards people whom it does not know, where those whom it was fitted to are no longer at hand. They are taken
 * for `before` people like these: each weight is held where it was as hard as so many would hold it, and by `heldDown`.
 * Numbers that the fit was not given, the last ones, begin at no weight.
 */
export function refitLogistic(known: Fit, rows: readonly FitRow[], heldDown: readonly number[], before: number): Fit {
  const given = known.weights.length
  const added = spreadOf(rows, given - 1)
  const spread = {
    mean: [...known.mean, ...added.mean],
    deviation: [...known.deviation, ...added.deviation],
  }
  const start = [...known.weights, ...added.mean.map(() => 0)]
  const inputs = inputsOf(rows, spread)
  const prior = curveOf(inputs, start)
  for (const [i, row] of prior.entries())
    for (let j = 0; j <= i; j++) row[j] = i < given ? (row[j]! * before) / rows.length : 0
  holdDown(prior, [FREE.known, ...heldDown])
  return { weights: climb(inputs, rows, start, prior), ...spread }
}

/** A linear fit. */
export function fitLinear(rows: readonly CountedRow[], heldDown: readonly number[]): Fit {
  const spread = spreadOf(rows, 0)
  const inputs = inputsOf(rows, spread)
  const curve = inputs[0]!.map((_, i) => new Float64Array(i + 1))
  const wanted = curve.map(() => 0)
  for (const [n, { right, counts }] of rows.entries())
    for (const [i, value] of inputs[n]!.entries()) {
      wanted[i]! += counts * value * right
      for (let j = 0; j <= i; j++) curve[i]![j]! += counts * value * inputs[n]![j]!
    }
  holdDown(curve, [FREE.unknown, ...heldDown])
  return { weights: solved(curve, wanted), ...spread }
}

/** To four places: more tell nothing. */
export function rounded({ weights, mean, deviation }: Fit): Fit {
  return { weights: short(weights), mean: short(mean), deviation: short(deviation) }
}

/** By Newton's steps from `start`, where `prior` holds the weights. */
function climb(
  inputs: readonly (readonly number[])[],
  rows: readonly FitRow[],
  start: readonly number[],
  prior: Half,
): number[] {
  let weights = [...start]
  for (let step = 0; step < 12; step++) {
    const moved = weights.map((weight, i) => weight - start[i]!)
    const slope = moved.map((_, i) => moved.reduce((sum, by, j) => sum + at(prior, i, j) * by, 0))
    for (const [n, input] of inputs.entries()) {
      const off = likely(input, weights) - rows[n]!.right
      for (const [i, value] of input.entries()) slope[i]! += off * value
    }
    const curve = curveOf(inputs, weights)
    for (const [i, row] of curve.entries()) for (let j = 0; j <= i; j++) row[j]! += prior[i]![j]!
    const change = solved(curve, slope)
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return weights
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

function likely(input: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-input.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
}

function holdDown(prior: Half, heldDown: readonly number[]): void {
  for (const [i, held] of heldDown.entries()) prior[i]![i]! += held
}

function at(half: Half, i: number, j: number): number {
  return j <= i ? half[i]![j]! : half[j]![i]!
}

/** Mean and deviation of the numbers of rows, from one of them on. */
export function spreadOf(rows: readonly Pick<FitRow, 'values'>[], from: number): Pick<Fit, 'mean' | 'deviation'> {
  const columns = rows[0]!.values.slice(from).map((_, i) => rows.map(({ values }) => values[from + i]!))
  const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length)
  const deviation = columns.map((column, i) =>
    Math.max(1e-6, Math.sqrt(column.reduce((sum, value) => sum + (value - mean[i]!) ** 2, 0) / rows.length)),
  )
  return { mean, deviation }
}

/** One for the constant, then each number in deviations from its mean. */
export function inputsOf(
  rows: readonly Pick<FitRow, 'values'>[],
  { mean, deviation }: Pick<Fit, 'mean' | 'deviation'>,
): number[][] {
  return rows.map(({ values }) => [
    1,
    ...values.map((value, i) => Math.max(-FAR, Math.min(FAR, (value - mean[i]!) / deviation[i]!))),
  ])
}

function solved(matrix: Half, right: readonly number[]): number[] {
  rooted(matrix)
  return solvedBy(matrix, right)
}

/** Cholesky: the lower half of a positive matrix is overwritten by its root. */
export function rooted(matrix: Half): void {
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * matrix[j]![k]!
      row[j] = i === j ? Math.sqrt(sum) : sum / matrix[j]![j]!
    }
}

/** Of a matrix by its root. */
export function solvedBy(matrix: Half, right: readonly number[]): number[] {
  const values = [...right]
  for (const [i, row] of matrix.entries()) {
    for (let k = 0; k < i; k++) values[i]! -= row[k]! * values[k]!
    values[i]! /= row[i]!
  }
  for (let i = values.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < values.length; k++) values[i]! -= matrix[k]![i]! * values[k]!
    values[i]! /= matrix[i]![i]!
  }
  return values
}

function short(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toFixed(4)))
}
