import { describe, expect, test } from 'vitest'
import { random } from '../../random.ts'
import { add, bend, hardSwish, logistic, multiply, pad, resizeBilinear } from './elementwise.ts'
import { convolve, convolveDepthwise, pool } from './kernels.ts'
import type { Volume } from './volumes.ts'

const volume = (width: number, height: number, channels: number, data: number[]): Volume => ({
  width,
  height,
  channels,
  data: Float32Array.from(data),
})
const numbers = (result: Volume) => Array.from(result.data)

/** Numbers between −1 and 1, always the same. */
function chances(count: number, seed: string): Float32Array {
  const chance = random(seed)
  return Float32Array.from({ length: count }, () => chance() * 2 - 1)
}

type Tap = { fromX: number; fromY: number; row: number; column: number }

/**
 * TensorFlow's definition of a window, written out: how large the output is, and which numbers of the input lie
 * under the window at each place. `same` puts the smaller half of the missing rows and columns before.
 */
function windows(input: Volume, rows: number, columns: number, stride: number, padding: 'same' | 'valid') {
  const sizeOf = (length: number, filter: number) =>
    padding === 'same' ? Math.ceil(length / stride) : Math.ceil((length - filter + 1) / stride)
  const before = (length: number, size: number, filter: number) =>
    padding === 'same' ? Math.floor(Math.max((size - 1) * stride + filter - length, 0) / 2) : 0
  const [width, height] = [sizeOf(input.width, columns), sizeOf(input.height, rows)]
  const [left, top] = [before(input.width, width, columns), before(input.height, height, rows)]
  const taps = (x: number, y: number): Tap[] =>
    Array.from({ length: rows * columns }, (_, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns]
      return { row, column, fromX: x * stride + column - left, fromY: y * stride + row - top }
    }).filter(({ fromX, fromY }) => fromX >= 0 && fromY >= 0 && fromX < input.width && fromY < input.height)
  return { width, height, taps }
}

/** A volume from what stands at each place of each channel. */
function drawn(width: number, height: number, channels: number, at: (x: number, y: number, c: number) => number) {
  const data = Array.from({ length: width * height * channels }, (_, i) => {
    const place = Math.floor(i / channels)
    return at(place % width, Math.floor(place / width), i % channels)
  })
  return { width, height, channels, data }
}

/** The largest difference of two volumes; without end where they differ in shape. */
function gap(result: Volume, wanted: ReturnType<typeof drawn>): number {
  const differs = (['width', 'height', 'channels'] as const).some((side) => result[side] !== wanted[side])
  if (differs || result.data.length !== wanted.data.length) return Infinity
  return Math.max(...wanted.data.map((value, i) => Math.abs(value - result.data[i]!)))
}

const read = ({ data, width, channels }: Volume, x: number, y: number, c: number) =>
  data[(y * width + x) * channels + c]!

/** Every filter, stride and padding of the three networks, over even and odd sides; and one that is not square. */
const WINDOWS = [
  [1, 1, 1, 'valid'],
  [1, 1, 1, 'same'],
  [3, 3, 1, 'same'],
  [3, 3, 2, 'same'],
  [3, 3, 3, 'valid'],
  [5, 5, 1, 'same'],
  [5, 5, 2, 'same'],
  [2, 3, 2, 'valid'],
] as const
const SIDES = [
  [8, 6],
  [7, 9],
] as const

describe.each(WINDOWS)('a window of %i × %i, stride %i, padding %s', (rows, columns, stride, padding) => {
  const options = { padding, strideX: stride, strideY: stride }

  test.each(SIDES)('convolves %i × %i by the definition', (width, height) => {
    // Five channels out: four are computed at a time.
    const [depth, channels] = [3, 5]
    const input = { width, height, channels: depth, data: chances(width * height * depth, 'input') }
    const weights = chances(channels * rows * columns * depth, 'weights')
    const bias = chances(channels, 'bias')
    const { taps, ...size } = windows(input, rows, columns, stride, padding)
    const wanted = drawn(size.width, size.height, channels, (x, y, c) => {
      let sum = bias[c]!
      for (const { fromX, fromY, row, column } of taps(x, y))
        for (let i = 0; i < depth; i++)
          sum += read(input, fromX, fromY, i) * weights[((c * rows + row) * columns + column) * depth + i]!
      return sum
    })
    expect(gap(convolve(input, weights, bias, rows, columns, options), wanted)).toBeLessThan(1e-5)
  })

  test.each(SIDES)('convolves each channel of %i × %i by itself', (width, height) => {
    const channels = 3
    const input = { width, height, channels, data: chances(width * height * channels, 'input') }
    const weights = chances(rows * columns * channels, 'weights')
    const bias = chances(channels, 'bias')
    const { taps, ...size } = windows(input, rows, columns, stride, padding)
    const wanted = drawn(size.width, size.height, channels, (x, y, c) =>
      taps(x, y).reduce(
        (sum, { fromX, fromY, row, column }) =>
          sum + read(input, fromX, fromY, c) * weights[(row * columns + column) * channels + c]!,
        bias[c]!,
      ),
    )
    expect(gap(convolveDepthwise(input, weights, bias, rows, columns, options), wanted)).toBeLessThan(1e-5)
  })

  test.each(SIDES)('pools %i × %i: the largest, and the mean of what lies inside', (width, height) => {
    const channels = 2
    // Below zero, so that a padding that counted would show.
    const data = chances(width * height * channels, 'input').map((value) => value - 2)
    const input = { width, height, channels, data }
    const { taps, ...size } = windows(input, rows, columns, stride, padding)
    const under = (x: number, y: number, c: number) =>
      taps(x, y).map(({ fromX, fromY }) => read(input, fromX, fromY, c))
    const poolOptions = { ...options, filterX: columns, filterY: rows, halfPixelCentres: false }
    const largest = drawn(size.width, size.height, channels, (x, y, c) => Math.max(...under(x, y, c)))
    expect(gap(pool(input, 'max', poolOptions), largest)).toBeLessThan(1e-5)
    const mean = drawn(size.width, size.height, channels, (x, y, c) => {
      const values = under(x, y, c)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
    expect(gap(pool(input, 'average', poolOptions), mean)).toBeLessThan(1e-5)
  })
})

test('strides of their own across and down', () => {
  const input = volume(4, 4, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  const options = { padding: 'valid', strideX: 3, strideY: 2 } as const
  const one = Float32Array.of(1)
  expect(numbers(convolve(input, one, Float32Array.of(0), 1, 1, options))).toEqual([1, 4, 9, 12])
  expect(numbers(convolveDepthwise(input, one, Float32Array.of(0), 1, 1, options))).toEqual([1, 4, 9, 12])
})

test('convolves with a bias, padding with zeros', () => {
  const input = volume(2, 2, 1, [1, 2, 3, 4])
  const box = Float32Array.from(Array(9).fill(1))
  const options = { padding: 'same', strideX: 1, strideY: 1 } as const
  expect(numbers(convolve(input, box, Float32Array.of(10), 3, 3, options))).toEqual([20, 20, 20, 20])
})

test('strides start after half of the padding, as in TensorFlow', () => {
  const input = volume(4, 1, 1, [1, 2, 3, 4])
  const options = { padding: 'same', strideX: 2, strideY: 2 } as const
  expect(numbers(convolve(input, Float32Array.of(1, 1, 1), Float32Array.of(0), 1, 3, options))).toEqual([6, 7])
})

test('a dilated filter leaves pixels out between its taps', () => {
  const input = volume(5, 1, 1, [1, 10, 100, 1000, 10_000])
  const options = { padding: 'same', strideX: 1, strideY: 1, dilationX: 2, dilationY: 1 } as const
  const weights = Float32Array.of(1, 2, 3)
  // Each output is one times what is two to the left, twice what is here, three times what is two to the right.
  expect(numbers(convolve(input, weights, Float32Array.of(0), 1, 3, options))).toEqual([
    302, 3020, 30_201, 2010, 20_100,
  ])
})

test('combines a volume with a column of channels, in either order', () => {
  const input = volume(2, 1, 2, [1, 2, 3, 4])
  const gate = volume(1, 1, 2, [10, 100])
  for (const [a, b] of [
    [input, gate],
    [gate, input],
  ] as const) {
    expect(numbers(multiply(a, b))).toEqual([10, 200, 30, 400])
    expect(numbers(add(a, b))).toEqual([11, 102, 13, 104])
  }
  expect(numbers(input)).toEqual([1, 2, 3, 4])
})

test('bends numbers, and leaves those that it was given', () => {
  const input = volume(2, 1, 2, [-4, -2, 4, 2])
  expect(numbers(bend(input, [0.5, 0]))).toEqual([-2, -0, 4, 2])
  expect(numbers(hardSwish(input))).toEqual([-0, -1 / 3, 4, 5 / 3].map(Math.fround))
  expect(numbers(logistic(volume(1, 1, 2, [0, Math.log(3)])))).toEqual([0.5, 0.75])
  expect(numbers(input)).toEqual([-4, -2, 4, 2])
})

test('resizes between pixel centres or between corners, each way by itself', () => {
  expect(numbers(resizeBilinear(volume(2, 1, 1, [0, 4]), 4, 1, true))).toEqual([0, 1, 3, 4])
  expect(numbers(resizeBilinear(volume(2, 1, 1, [0, 4]), 4, 1, false))).toEqual([0, 2, 4, 4])
  expect(numbers(resizeBilinear(volume(1, 2, 1, [0, 4]), 1, 4, true))).toEqual([0, 1, 3, 4])
  // Two channels, twice as wide and as high.
  const grown = resizeBilinear(volume(2, 2, 2, [0, 0, 4, 40, 8, 80, 12, 120]), 4, 4, true)
  const first = [0, 1, 3, 4, 2, 3, 5, 6, 6, 7, 9, 10, 8, 9, 11, 12]
  expect(numbers(grown).filter((_, i) => i % 2 === 0)).toEqual(first)
  expect(numbers(grown).filter((_, i) => i % 2 === 1)).toEqual(first.map((value) => value * 10))
})

test('pads rows, columns and channels, before and after', () => {
  const after = pad(volume(1, 1, 1, [5]), [0, 0, 1, 0, 0, 1, 0, 1])
  expect([after.width, after.height, after.channels]).toEqual([2, 2, 2])
  expect(numbers(after)).toEqual([0, 0, 0, 0, 5, 0, 0, 0])
  const around = pad(volume(1, 1, 2, [5, 6]), [0, 0, 0, 1, 1, 0, 1, 0])
  expect([around.width, around.height, around.channels]).toEqual([2, 2, 3])
  expect(numbers(around)).toEqual([0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0])
})
