import { clamp } from '../pixels/statistics.ts'

/** A linear fit over numbers that were brought to mean 0 and deviation 1: the constant first, then a weight each. */
type Fit = { weights: readonly number[]; mean: readonly number[]; deviation: readonly number[] }

export function fitted({ weights, mean, deviation }: Fit, values: readonly number[]): number {
  return values.reduce(
    (sum, value, i) => sum + weights[i + 1]! * clamp((value - mean[i]!) / deviation[i]!, -FAR, FAR),
    weights[0] ?? 0,
  )
}

/** Deviations from the mean beyond which no portrait told more. */
const FAR = 3

/*
 * Fitted in ten folds on two hundred portraits from the examples of public packages for face recognition, described by
 * eye before any of them was read: ridge regression for skin, logistic regressions for the rest.
 */

/**
 * OKLab lightness from: lit skin, shaded skin, eye whites, the photo's light pixels, what is round the person; of the
 * relief lips, red, nose, shine and iris; then the patches of `tones.ts`. A mean of what the first two hundred portraits
 * and a hundred and thirty-six further ones said (three tenths) and of four hundred and forty-five others, spread so
 * that light, medium and dark skin of these is found equally often.
 */
export const SKIN_LIGHTNESS: Fit = {
  weights: [
    0.7716, 0.0449, 0.0326, -0.0357, -0.0056, -0.0022, -0.0141, 0.0277, -0.012, -0.0125, 0.0254, -0.0031, -0.0023,
    -0.0041, -0.0127, 0.0141, -0.0164, -0.002, 0.0149, -0.0177, 0.0151, 0.001, -0.0025, 0.0105, -0.002, 0.0019, 0.001,
    0.0118, 0.0013, 0.0016, -0.0224, 0.0169, -0.0067, 0.0055, -0.0055,
  ],
  mean: [
    0.776, 0.601, 0.689, 0.839, 0.639, 0.753, 0.065, 1.002, 0.06, 0.442, 0.999, 0.058, 0.061, 0.984, 0.066, 0.063,
    1.042, 0.062, 0.056, 0.914, 0.071, 0.066, 0.802, 0.125, 0.069, 0.972, 0.065, 0.062, 0.764, 0.073, 0.078, 0.133,
    0.178, 0.156,
  ],
  deviation: [
    0.089, 0.11, 0.113, 0.091, 0.198, 0.126, 0.054, 0.081, 0.043, 0.14, 0.116, 0.027, 0.028, 0.056, 0.026, 0.026, 0.1,
    0.028, 0.026, 0.129, 0.031, 0.027, 0.131, 0.049, 0.032, 0.078, 0.03, 0.029, 0.156, 0.032, 0.032, 0.123, 0.108,
    0.107,
  ],
}

/**
 * From roughness of lip, chin and its sides, how much of the cheek's colour is missing where they are rough, their
 * darkness, and that of the lip; then the patches of `tones.ts`. A mean of what three hundred and thirty portraits said
 * (three tenths) and of four hundred others.
 */
export const BEARD: Fit = {
  weights: [
    -2.3496, 0.3574, 0.5357, 0.3018, 0.6942, 0.1982, -0.0202, 0.0501, 0.3046, 0.1226, 0.0409, -0.0293, 0.0041, 0.1285,
    -0.0757, 0.2356, -0.1669, -0.0538, 0.1114, -0.0237, -0.2024, -0.2664, -0.0288, -0.0331, -0.0939, 0.0219, 0.0042,
    0.0911, -0.1672, -0.2052, 0.2385, -0.0814, -0.0078, -0.0606, -0.0651, 0.1838, 0.0737, 0.0997, 0.1924, -0.0032,
    -0.0034, -0.0697, -0.0462, -0.0579, -0.0651, 0.1332, -0.2441, -0.0626, -0.0394, -0.0959,
  ],
  mean: [
    0.406, 0.016, 0.108, 0.12, 0.116, 0.009, 0.008, 0.44, 0.547, 0.114, 0.004, 0.011, 0.256, 0.269, 0.224, 0.007, 0.015,
    0.786, 0.777, 0.136, 0.013, 0.017, 0.309, 0.262, 0.268, 0.003, 0.008, 1.221, 1.289, 0.169, 0.02, 0.011, 0.851,
    0.929, 0.073, 0.006, 0.003, 0.274, 0.308, 0.128, 0.023, 0.006, 0.64, 0.758, 0.203, 0.014, 0.011, 0.745, 0.691,
  ],
  deviation: [
    0.476, 0.044, 0.105, 0.117, 0.132, 0.021, 0.016, 0.573, 0.56, 0.122, 0.022, 0.017, 0.546, 0.552, 0.16, 0.029, 0.025,
    0.608, 0.615, 0.112, 0.022, 0.019, 0.47, 0.509, 0.202, 0.038, 0.033, 0.8, 0.816, 0.183, 0.036, 0.027, 0.698, 0.743,
    0.128, 0.022, 0.017, 0.584, 0.572, 0.144, 0.031, 0.021, 0.6, 0.655, 0.195, 0.034, 0.029, 0.697, 0.722,
  ],
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

/**
 * From the area of hair, its lowest point, what is beside the jaws and below the chin, and how much of that the photo
 * shows; the crown's share and how much of it is shown, the halo, coherence, texture, the hairier and the barer temple, and
 * how high hair stands. A mean of what two hundred portraits said (a fifth) and of three hundred and sixty others.
 */
export const PAST_JAW: Fit = {
  weights: [
    -0.6051, 0.6554, -0.1577, 1.3272, -0.3099, -0.0207, 0.1853, 0.0744, 0.0163, 0.3618, -0.1095, 0.1595, 0.1559,
    -0.1882,
  ],
  mean: [0.923, -0.078, 0.088, 0.11, 1.516, 0.427, 0.52, 0.046, 0.628, 0.219, 0.652, 0.321, 0.46],
  deviation: [0.493, 0.588, 0.116, 0.163, 0.498, 0.117, 0.05, 0.1, 0.111, 0.121, 0.317, 0.343, 0.222],
}
export const PAST_CHIN: Fit = {
  weights: [
    -0.4845, 0.3208, -0.0428, 0.8205, 0.0114, -0.135, 0.0138, 0.0684, -0.1253, 0.3381, -0.0024, 0.22, -0.0812, -0.0993,
  ],
  mean: [0.923, -0.078, 0.088, 0.11, 1.516, 0.427, 0.52, 0.046, 0.628, 0.219, 0.652, 0.321, 0.46],
  deviation: [0.493, 0.588, 0.116, 0.163, 0.498, 0.117, 0.05, 0.1, 0.111, 0.121, 0.317, 0.343, 0.222],
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
