/** A linear fit over numbers that were brought to mean 0 and deviation 1: the constant first, then a weight each. */
type Fit = { weights: readonly number[]; mean: readonly number[]; deviation: readonly number[] }

export function fitted({ weights, mean, deviation }: Fit, values: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + (weights[i + 1]! * (value - mean[i]!)) / deviation[i]!, weights[0] ?? 0)
}

/*
 * Fitted in ten folds on two hundred portraits from the examples of public packages for face recognition, described by
 * eye before any of them was read: ridge regression for skin, logistic regressions for the rest.
 */

/**
 * OKLab lightness from: lit skin, shaded skin, eye whites, the photo's light pixels, what is round the person, and of the
 * relief lips, red, nose, shine and iris. Fitted again on a hundred and thirty-six further portraits, from the first fit
 * as what was believed before: the rarer a tier of skin among them, the more each of its portraits weighs.
 */
export const SKIN_LIGHTNESS: Fit = {
  weights: [0.762, 0.0372, 0.0242, -0.0297, 0.0148, -0.0131, -0.0025, 0.0164, -0.0164, -0.0175, 0.0235],
  mean: [0.755, 0.578, 0.687, 0.837, 0.639, 0.771, 0.058, 1.005, 0.076, 0.441],
  deviation: [0.093, 0.115, 0.113, 0.096, 0.198, 0.12, 0.047, 0.101, 0.066, 0.125],
}

/**
 * From roughness of lip, chin and its sides, how much of the cheek's colour is missing where they are rough, their
 * darkness, and that of the lip. Fitted on a hundred and thirty further portraits.
 */
export const BEARD: Fit = {
  weights: [-2.43, 0.7, 1.35, 0.45, 1.77],
  mean: [0.405, 0.021, 0.11, 0.117],
  deviation: [0.453, 0.081, 0.116, 0.132],
}

/**
 * From logarithms of the lines across the bridge, under the fainter eye and beside the fainter temple, + 0.02. What is
 * no frame seldom makes all three.
 */
export const GLASSES: Fit = {
  weights: [-3.87, 1.85, 1.22, 1.09],
  mean: [-2.871, -2.849, -2.418],
  deviation: [0.701, 0.694, 0.62],
}

/** From the area of hair, its lowest point, what is beside the jaws and what is below the chin. */
export const PAST_JAW: Fit = {
  weights: [-0.196, 1.075, -0.411, 2.048, -0.852],
  mean: [0.833, -0.257, 0.072, 0.087],
  deviation: [0.504, 0.628, 0.111, 0.15],
}
export const PAST_CHIN: Fit = {
  weights: [-2.022, 0.235, -0.336, 0.672, 0.271],
  mean: [0.797, -0.319, 0.053, 0.068],
  deviation: [0.45, 0.609, 0.095, 0.122],
}

/** From coherence, the logarithm of texture + 0.01, the halo round the head, lightness. */
export const CURLY: Fit = {
  weights: [-4.452, -0.987, 0.548, 0.504, -1.4],
  mean: [0.616, -1.783, 0.031, 0.367],
  deviation: [0.116, 0.624, 0.079, 0.181],
}
export const STRAIGHT: Fit = {
  weights: [1.019, 0.279, -0.423, -0.633, 0.113],
  mean: [0.615, -1.738, 0.037, 0.359],
  deviation: [0.121, 0.664, 0.09, 0.179],
}
