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
 * relief lips, red, nose, shine and iris; then the patches and the lights of `tones.ts`. Four hundred and sixty portraits,
 * among them fifteen of one event by whose light dark skin is told; then moved towards three hundred and sixty others, half
 * of them of medium or dark skin. Light, medium and dark skin count alike.
 */
export const SKIN_LIGHTNESS: Fit = {
  weights: [
    0.7851, 0.019, 0.0081, 0.0034, -0.0054, 0.0053, -0.0288, 0.0284, 0.0007, -0.0101, 0.0189, -0.0067, -0.004, 0.0078,
    -0.0138, 0.025, -0.0161, -0.0113, 0.0284, -0.0444, 0.0246, -0.0014, -0.0142, 0.02, -0.0042, 0.0154, -0.0006, -0.008,
    0.021, 0.0009, -0.0247, 0.0191, -0.0131, -0.0077, -0.0054, 0.0296, 0.0107, -0.01, 0.0074, -0.0078,
  ],
  mean: [
    0.772, 0.596, 0.688, 0.84, 0.642, 0.755, 0.062, 1.002, 0.062, 0.442, 0.998, 0.059, 0.061, 0.985, 0.067, 0.063,
    1.043, 0.063, 0.056, 0.91, 0.072, 0.067, 0.802, 0.125, 0.068, 0.973, 0.065, 0.062, 0.759, 0.074, 0.077, 0.136,
    0.182, 0.16, 0.153, -0.162, 0.526, 0.466, 0.176,
  ],
  deviation: [
    0.092, 0.113, 0.113, 0.09, 0.198, 0.127, 0.055, 0.08, 0.045, 0.141, 0.114, 0.028, 0.029, 0.056, 0.027, 0.026, 0.1,
    0.028, 0.027, 0.131, 0.032, 0.028, 0.131, 0.049, 0.031, 0.079, 0.03, 0.029, 0.157, 0.032, 0.033, 0.126, 0.111,
    0.108, 0.18, 0.127, 0.148, 0.232, 0.068,
  ],
}

/**
 * From roughness of lip, chin and its sides, how much of the cheek's colour is missing where they are rough, their
 * darkness, and that of the lip; then the patches of `tones.ts`. From what four hundred portraits said.
 */
export const BEARD: Fit = {
  weights: [
    -2.5011, 0.1863, 0.4838, 0.2118, 0.3326, 0.2888, -0.0397, 0.06, 0.4122, 0.1639, 0.0134, -0.0398, 0.0459, 0.1898,
    -0.1001, 0.3619, -0.2468, -0.0656, 0.1749, -0.0087, -0.3602, -0.4046, -0.0325, -0.0415, -0.1231, 0.0652, 0.0071,
    0.155, -0.2548, -0.3096, 0.3628, -0.1016, -0.0321, -0.0696, -0.0737, 0.2713, 0.0662, 0.0813, 0.2868, 0.0298,
    -0.0278, -0.0899, -0.0451, -0.1027, -0.0918, 0.1568, -0.344, -0.0152, -0.0568, -0.1204,
  ],
  mean: [
    0.401, 0.016, 0.111, 0.121, 0.118, 0.009, 0.008, 0.432, 0.535, 0.118, 0.005, 0.01, 0.252, 0.261, 0.229, 0.007,
    0.014, 0.772, 0.762, 0.143, 0.013, 0.017, 0.3, 0.249, 0.269, 0.002, 0.006, 1.205, 1.272, 0.171, 0.02, 0.01, 0.835,
    0.915, 0.077, 0.006, 0.004, 0.275, 0.307, 0.133, 0.023, 0.006, 0.639, 0.758, 0.211, 0.014, 0.01, 0.739, 0.681,
  ],
  deviation: [
    0.475, 0.043, 0.107, 0.117, 0.132, 0.021, 0.017, 0.572, 0.559, 0.124, 0.022, 0.017, 0.545, 0.551, 0.161, 0.029,
    0.026, 0.608, 0.617, 0.116, 0.022, 0.02, 0.47, 0.508, 0.203, 0.039, 0.035, 0.799, 0.817, 0.184, 0.035, 0.027, 0.699,
    0.744, 0.13, 0.023, 0.017, 0.59, 0.571, 0.146, 0.031, 0.021, 0.598, 0.65, 0.198, 0.034, 0.03, 0.698, 0.729,
  ],
}
