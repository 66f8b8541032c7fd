import { inputsOf, rooted, solvedBy, spreadOf, type Fit } from './ridge.ts'

/** How right each of several words is of somebody: shares of one; and for how many people it counts. */
export type SharedRow = { right: readonly number[]; values: readonly number[]; counts: number }

/** The constants, and what the fits that are known say, are hardly held; they say no more than that much from nothing. */
const HELD = { constant: 1e-3, known: 5 }
/** Weights of what lies below the fits' answers are held so many times as hard as those of a fit by itself. */
const HARDER = 3
const STEPS = 400
const STILL = 1e-4

/**
 * Fits of words of which one is to be chosen, against each other: each begins with what the known ones say, which were
 * fitted to people whose rows are gone, and is moved by the numbers that those were given. The known ones have one spread,
 * and may not have been given the last numbers.
 */
export function fitTogether(known: readonly Fit[], rows: readonly SharedRow[], heldDown: readonly number[]): Fit[] {
  const given = known[0]!.weights.length
  const added = spreadOf(rows, given - 1)
  const mean = [...known[0]!.mean, ...added.mean]
  const deviation = [...known[0]!.deviation, ...added.deviation]
  const own = inputsOf(rows, { mean, deviation })
  const answers = own.map((input) => known.map(({ weights }) => dot(input.slice(0, given), weights)))
  const scale = known.map((_, k) => deviationOf(answers.map((answer) => answer[k]!)))
  const inputs = own.map((input, n) => [...input, ...answers[n]!.map((answer, k) => answer / scale[k]!)])
  const held = [HELD.constant, ...heldDown.map((value) => value * HARDER), ...known.map(() => HELD.known)]
  const weights = climb(inputs, rows, held)
  return weights.map((all) => ({
    weights: own[0]!.map((_, i) =>
      known.reduce((sum, fit, k) => sum + (all[own[0]!.length + k]! / scale[k]!) * (fit.weights[i] ?? 0), all[i]!),
    ),
    mean,
    deviation,
  }))
}

/** Steps below the sharpest bend that shares of one can have: they are many, but none goes too far. */
function climb(
  inputs: readonly (readonly number[])[],
  rows: readonly SharedRow[],
  held: readonly number[],
): number[][] {
  const words = rows[0]!.right.length
  const bend = (1 - 1 / words) / 2
  const curve = held.map((hold, i) =>
    Float64Array.from({ length: i + 1 }, (_, j) => {
      const both = inputs.reduce((sum, input, n) => sum + rows[n]!.counts * input[i]! * input[j]!, 0)
      return bend * both + (i === j ? hold : 0)
    }),
  )
  rooted(curve)
  let weights = rows[0]!.right.map(() => held.map(() => 0))
  for (let step = 0; step < STEPS; step++) {
    const off = inputs.map((input, n) => {
      const shares = sharesOf(weights.map((one) => dot(input, one)))
      return shares.map((share, k) => rows[n]!.counts * (share - rows[n]!.right[k]!))
    })
    const changes = weights.map((one, k) => {
      const slope = held.map((hold, i) => hold * one[i]!)
      for (const [n, input] of inputs.entries())
        for (const [i, value] of input.entries()) slope[i]! += off[n]![k]! * value
      return solvedBy(curve, slope)
    })
    weights = weights.map((one, k) => one.map((weight, i) => weight - changes[k]![i]!))
    if (Math.max(...changes.flat().map((change) => Math.abs(change))) < STILL) break
  }
  return weights
}

function sharesOf(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const all = logits.map((logit) => Math.exp(logit - most))
  const sum = all.reduce((one, other) => one + other)
  return all.map((value) => value / sum)
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0)
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
