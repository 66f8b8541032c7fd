/** Ridge-held logistic regression, for the scripts that fit readings of photos. */
export type Fit = { weights: number[]; mean: number[]; deviation: number[] }
/** `right` is 0 or 1, or between where people may differ. */
export type FitRow = { right: number; values: readonly number[] }

/** Deviations from the mean beyond which no portrait told more; as in `src/embedded/photo/look/fits.ts`. */
const FAR = 3

/** By Newton's steps; `held` says how hard each number's weight is held down. */
export function fitLogistic(rows: readonly FitRow[], heldDown: readonly number[]): Fit {
  const size = rows[0]!.values.length
  const columns = Array.from({ length: size }, (_, i) => rows.map(({ values }) => values[i]!))
  const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length)
  const deviation = columns.map((column, i) =>
    Math.max(1e-6, Math.sqrt(column.reduce((sum, value) => sum + (value - mean[i]!) ** 2, 0) / rows.length)),
  )
  const inputs = rows.map(({ values }) => [1, ...values.map((value, i) => hold((value - mean[i]!) / deviation[i]!))])
  const held = [1e-6, ...heldDown]
  let weights = held.map(() => 0)
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map((weight, i) => held[i]! * weight)
    const curve = held.map((own, i) => Float64Array.from(held, (_, j) => (i === j ? own : 0)))
    for (const [n, input] of inputs.entries()) {
      const likely = 1 / (1 + Math.exp(-input.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
      const [off, sway] = [likely - rows[n]!.right, likely * (1 - likely)]
      for (const [i, value] of input.entries()) {
        gradient[i]! += off * value
        const row = curve[i]!
        for (let j = 0; j <= i; j++) row[j]! += sway * value * input[j]!
      }
    }
    const change = solved(curve, gradient)
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return { weights, mean, deviation }
}

/** To four places: more tell nothing. */
export function rounded({ weights, mean, deviation }: Fit): Fit {
  return { weights: short(weights), mean: short(mean), deviation: short(deviation) }
}

/** Cholesky: the lower half of a positive matrix is overwritten by its root. */
function solved(matrix: readonly Float64Array[], right: readonly number[]): number[] {
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * matrix[j]![k]!
      row[j] = i === j ? Math.sqrt(sum) : sum / matrix[j]![j]!
    }
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

function hold(value: number): number {
  return Math.max(-FAR, Math.min(FAR, value))
}

function short(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toFixed(4)))
}
