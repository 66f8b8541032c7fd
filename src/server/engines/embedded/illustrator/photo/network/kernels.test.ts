import { expect, test } from 'vitest'
import { combine, convolve, convolveDepthwise, deconvolve, pad, pool, resizeBilinear, type Volume } from './kernels.ts'

const volume = (width: number, height: number, channels: number, data: number[]): Volume => ({
  width,
  height,
  channels,
  data: Float32Array.from(data),
})
const stride = (step: number, padding: 'same' | 'valid' = 'same') => ({ padding, strideX: step, strideY: step })
const numbers = (result: Volume) => Array.from(result.data)

test('convolves with a bias, padding with zeros', () => {
  const input = volume(2, 2, 1, [1, 2, 3, 4])
  const box = Float32Array.from(Array(9).fill(1))
  expect(numbers(convolve(input, box, Float32Array.of(10), 3, 3, stride(1)))).toEqual([20, 20, 20, 20])
})

test('convolves over channels point by point', () => {
  const input = volume(2, 1, 2, [1, 2, 3, 4])
  const weights = Float32Array.of(1, 0, 1, 1)
  expect(numbers(convolve(input, weights, Float32Array.of(0, 0), 1, 1, stride(1)))).toEqual([1, 3, 3, 7])
})

test('strides start after half of the padding, as in TensorFlow', () => {
  const input = volume(4, 1, 1, [1, 2, 3, 4])
  const weights = Float32Array.of(1, 1, 1)
  expect(numbers(convolve(input, weights, Float32Array.of(0), 1, 3, stride(2)))).toEqual([6, 7])
})

test('convolves each channel with its own filter', () => {
  const input = volume(2, 1, 2, [1, 10, 2, 20])
  const weights = Float32Array.of(1, 0, 1, 2)
  expect(numbers(convolveDepthwise(input, weights, Float32Array.of(0, 1), 1, 2, stride(1, 'valid')))).toEqual([3, 41])
})

test('deconvolves a pixel into a block', () => {
  const input = volume(1, 1, 2, [2, 3])
  const weights = Float32Array.of(1, 0, 0, 1, 1, 1, 0, 0)
  expect(numbers(deconvolve(input, weights, Float32Array.of(1), 2, 2))).toEqual([3, 4, 6, 1])
})

test('pools the largest and the mean', () => {
  const options = { ...stride(2), filterX: 2, filterY: 2, halfPixelCentres: false }
  const input = volume(2, 2, 1, [1, 2, 3, 6])
  expect(numbers(pool(input, 'max', options))).toEqual([6])
  expect(numbers(pool(input, 'average', options))).toEqual([3])
})

test('combines a volume with a column of channels, in either order', () => {
  const input = volume(2, 1, 2, [1, 2, 3, 4])
  const gate = volume(1, 1, 2, [10, 100])
  expect(numbers(combine(input, gate, (a, b) => a * b))).toEqual([10, 200, 30, 400])
  expect(numbers(combine(gate, input, (a, b) => a * b))).toEqual([10, 200, 30, 400])
})

test('resizes between pixel centres', () => {
  expect(numbers(resizeBilinear(volume(2, 1, 1, [0, 4]), 4, 1, true))).toEqual([0, 1, 3, 4])
})

test('pads rows, columns and channels', () => {
  const padded = pad(volume(1, 1, 1, [5]), [0, 0, 1, 0, 0, 1, 0, 1])
  expect([padded.width, padded.height, padded.channels]).toEqual([2, 2, 2])
  expect(numbers(padded)).toEqual([0, 0, 0, 0, 5, 0, 0, 0])
})
