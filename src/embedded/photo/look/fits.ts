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
 * and a hundred and thirty-six further ones said (three tenths) and of three hundred and seventeen others, spread so
 * that light, medium and dark skin of these is found equally often.
 */
export const SKIN_LIGHTNESS: Fit = {
  weights: [
    0.7818, 0.0463, 0.0259, -0.0413, -0.001, -0.0018, -0.0143, 0.0353, -0.0148, -0.0188, 0.0336, -0.0008, -0.0015,
    -0.0002, -0.0063, 0.0127, -0.0189, -0.006, 0.007, -0.0139, 0.0145, 0.0069, -0.007, 0.0196, -0.0004, 0.0064, -0.0063,
    0.0086, 0.0032, -0.0046, -0.0224, 0.014, -0.0068, 0.0069, -0.0022,
  ],
  mean: [
    0.775, 0.603, 0.689, 0.836, 0.63, 0.747, 0.067, 1.002, 0.062, 0.432, 0.999, 0.058, 0.062, 0.986, 0.066, 0.063,
    1.038, 0.063, 0.056, 0.91, 0.07, 0.066, 0.796, 0.127, 0.069, 0.977, 0.064, 0.061, 0.755, 0.073, 0.08, 0.13, 0.169,
    0.159,
  ],
  deviation: [
    0.087, 0.108, 0.114, 0.092, 0.2, 0.124, 0.055, 0.067, 0.043, 0.134, 0.106, 0.027, 0.028, 0.051, 0.026, 0.024, 0.089,
    0.028, 0.025, 0.122, 0.03, 0.025, 0.129, 0.05, 0.029, 0.073, 0.029, 0.026, 0.15, 0.031, 0.029, 0.121, 0.095, 0.105,
  ],
}

/**
 * From roughness of lip, chin and its sides, how much of the cheek's colour is missing where they are rough, their
 * darkness, and that of the lip; then the patches of `tones.ts`. A mean of what three hundred and thirty portraits said
 * (three tenths) and of two hundred and ninety-five others.
 */
export const BEARD: Fit = {
  weights: [
    -2.3762, 0.3745, 0.4366, 0.3184, 0.8302, 0.1995, -0.059, -0.0472, 0.2264, 0.1129, 0.0071, -0.0226, 0.0711, 0.0828,
    -0.0392, 0.1311, -0.1354, -0.047, 0.0199, -0.026, -0.0258, -0.1813, -0.0343, -0.0214, -0.0465, 0.0342, -0.0107,
    0.057, -0.1307, -0.1315, 0.1184, -0.0816, -0.0178, -0.006, -0.0182, 0.096, -0.0338, 0.0378, 0.1311, -0.0599,
    -0.0225, -0.0382, -0.0162, -0.0408, -0.0673, 0.1968, -0.1831, -0.0681, 0.0124, -0.0596,
  ],
  mean: [
    0.431, 0.015, 0.111, 0.123, 0.122, 0.007, 0.007, 0.46, 0.581, 0.116, 0.002, 0.011, 0.282, 0.291, 0.234, 0.006,
    0.016, 0.838, 0.843, 0.149, 0.014, 0.018, 0.33, 0.294, 0.279, 0.002, 0.008, 1.283, 1.362, 0.176, 0.018, 0.01, 0.899,
    1.016, 0.077, 0.003, 0.003, 0.296, 0.326, 0.134, 0.019, 0.006, 0.673, 0.798, 0.225, 0.014, 0.011, 0.845, 0.775,
  ],
  deviation: [
    0.439, 0.033, 0.104, 0.115, 0.124, 0.019, 0.016, 0.519, 0.507, 0.114, 0.02, 0.015, 0.498, 0.505, 0.148, 0.029,
    0.024, 0.575, 0.584, 0.104, 0.022, 0.019, 0.44, 0.471, 0.192, 0.039, 0.034, 0.78, 0.784, 0.185, 0.036, 0.028, 0.649,
    0.689, 0.121, 0.019, 0.015, 0.54, 0.528, 0.138, 0.029, 0.02, 0.551, 0.603, 0.188, 0.034, 0.029, 0.647, 0.697,
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
 * how high hair stands. A mean of what two hundred portraits said (a fifth) and of two hundred and seventy others.
 */
export const PAST_JAW: Fit = {
  weights: [
    -0.8232, 0.7476, -0.0043, 1.4881, -0.3943, -0.2144, 0.3517, 0.111, -0.1263, 0.4856, 0.1663, -0.0008, 0.2524,
    -0.2398,
  ],
  mean: [0.914, -0.091, 0.087, 0.11, 1.51, 0.428, 0.524, 0.048, 0.619, 0.213, 0.666, 0.35, 0.445],
  deviation: [0.496, 0.597, 0.118, 0.168, 0.527, 0.117, 0.051, 0.094, 0.114, 0.119, 0.317, 0.348, 0.223],
}
export const PAST_CHIN: Fit = {
  weights: [
    -0.8238, 0.1095, 0.2398, 0.966, 0.0108, -0.3349, 0.1889, 0.0419, -0.1963, 0.5492, 0.3493, -0.027, 0.1125, -0.0476,
  ],
  mean: [0.914, -0.091, 0.087, 0.11, 1.51, 0.428, 0.524, 0.048, 0.619, 0.213, 0.666, 0.35, 0.445],
  deviation: [0.496, 0.597, 0.118, 0.168, 0.527, 0.117, 0.051, 0.094, 0.114, 0.119, 0.317, 0.348, 0.223],
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
