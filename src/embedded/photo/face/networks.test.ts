import { expect, test } from 'vitest'
import { faceDetection, faceLandmarks, personMask } from './models.ts'
import { madeFace } from '../../../../test/photo/made-face.ts'
import reference from '../../../../test/fixtures/networks/reference.json' with { type: 'json' }

/**
 * `reference.json` holds what Google's own TensorFlow Lite (`@tensorflow/tfjs-tflite` 0.0.1-alpha.10 of npm, its
 * WebAssembly run by Node) makes of `madeFace`: of each output its length, its mean and every so manieth number.
 * The mask's last two operators, a transposed convolution of MediaPipe's own that it does not know, and the
 * logistic function, were computed from its numbers by a loop of their definition. Ours were within 0.00001 of
 * the largest number.
 */
const NETWORKS = [
  ['face-detection', faceDetection, -1],
  ['face-landmarks', faceLandmarks, 0],
  ['person-mask', personMask, 0],
] as const

test.each(NETWORKS)('%s gives the numbers that TensorFlow Lite gives', (name, open, black) => {
  const network = open()
  // What is asked for besides comes after the model's own.
  const outputs = network.run(madeFace(network.side, black)).slice(0, reference[name].length)
  expect(outputs.map(({ length }) => length)).toEqual(reference[name].map(({ length }) => length))
  for (const [i, { step, mean, values }] of reference[name].entries()) {
    const output = outputs[i]!
    const ours = Array.from(values, (_, k) => output[k * step]!)
    const most = Math.max(...values.map(Math.abs))
    const worst = Math.max(...values.map((value, k) => Math.abs(value - ours[k]!)))
    expect(worst / most).toBeLessThan(1e-4)
    expect(Math.abs(output.reduce((sum, value) => sum + value, 0) / output.length - mean) / most).toBeLessThan(1e-4)
  }
})
