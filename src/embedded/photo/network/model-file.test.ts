import { expect, test } from 'vitest'
import { parseModel } from './model-file.ts'
import { openNetwork } from './network.ts'
import { writeModel, writeTable } from '../../../../test/photo/written-model.ts'

const [ADD, AVERAGE, CONCATENATE, CONVOLVE, DEPTHWISE, DEQUANTIZE, LOGISTIC, MAX] = [0, 1, 2, 3, 4, 6, 14, 17]
const [MULTIPLY, RELU, RESHAPE, RESIZE, PAD, PRELU, HARD_SWISH] = [18, 19, 22, 23, 34, 54, 117]
const [DECONVOLVE, POOL_MARKED, UNPOOL] = ['Convolution2DTransposeBias', 'MaxPoolingWithArgmax2D', 'MaxUnpooling2D']
const [SAME, VALID] = [{ int8: 0 }, { int8: 1 }]

test('reads tensors of every kind, operators with their options, and what goes in and out', () => {
  const halves = Uint16Array.of(0x0000, 0x8000, 0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0x0400, 0x7c00, 0xfc00)
  const model = parseModel(
    writeModel(
      [
        { shape: [1, 4, 4, 3] },
        { shape: [10], type: 'float16', data: halves },
        { shape: [2], type: 'int32', data: Int32Array.of(-7, 70_000) },
        { shape: [3], data: Float32Array.of(1.5, -2.25, 1e10) },
        { shape: [1, 2, 2, 5] },
      ],
      [
        { code: CONVOLVE, inputs: [0, 1, 3], outputs: [4], options: [VALID, 2, 3] },
        { code: DEPTHWISE, inputs: [0, 1, 3], outputs: [4], options: [SAME, 3, 2] },
        { code: MAX, inputs: [0], outputs: [4], options: [VALID, 5, 4, 7, 6] },
        { code: AVERAGE, inputs: [0], outputs: [4], options: [SAME, 1, 2, 3, 4] },
        { code: RESIZE, inputs: [0, 2], outputs: [4], options: [0, 0, { int8: 0 }, { int8: 1 }] },
        { code: RESIZE, inputs: [0, 2], outputs: [4], options: [0, 0, { int8: 1 }, { int8: 0 }] },
        { code: HARD_SWISH, inputs: [0], outputs: [4] },
        { code: CONVOLVE, inputs: [0, 1, 3], outputs: [4], options: [SAME, 1, 1] },
        { code: RESIZE, inputs: [0, 2], outputs: [4] },
      ],
      [0],
      [4, 2],
    ),
  )
  expect(model.tensors.map(({ shape }) => shape)).toEqual([[1, 4, 4, 3], [10], [2], [3], [1, 2, 2, 5]])
  const tiny = 2 ** -24
  expect(model.tensors.map(({ data }) => data && Array.from(data))).toEqual([
    null,
    [0, -0, 1, -2, 0.333251953125, 65_504, tiny, 2 ** -14, Infinity, -Infinity],
    [-7, 70_000],
    [1.5, -2.25, 1e10],
    null,
  ])
  expect(model.operators.map(({ kind }) => kind)).toEqual([
    'convolve',
    'convolve-depthwise',
    'max-pool',
    'average-pool',
    'resize-bilinear',
    'resize-bilinear',
    'hard-swish',
    'convolve',
    'resize-bilinear',
  ])
  expect(model.operators[0]).toMatchObject({ inputs: [0, 1, 3], outputs: [4] })
  const options = model.operators.map((operator) => operator.options)
  expect(options[0]).toMatchObject({ padding: 'valid', strideX: 2, strideY: 3 })
  expect(options[1]).toMatchObject({ padding: 'same', strideX: 3, strideY: 2 })
  expect(options[2]).toMatchObject({ padding: 'valid', strideX: 5, strideY: 4, filterX: 7, filterY: 6 })
  expect(options[3]).toMatchObject({ padding: 'same', strideX: 1, strideY: 2, filterX: 3, filterY: 4 })
  expect(options.map(({ halfPixelCentres }) => halfPixelCentres)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(options[7]).toMatchObject({ padding: 'same', strideX: 1, strideY: 1 })
  expect([model.inputs, model.outputs]).toEqual([[0], [4, 2]])
})

test('what is no model, or asks for what nobody can do, is refused', () => {
  expect(() => parseModel(writeModel([], [{ code: 25, inputs: [], outputs: [] }], [], []))).toThrow(
    'unknown operator 25 in model',
  )
  expect(() => parseModel(writeModel([], [{ code: 130, inputs: [], outputs: [] }], [], []))).toThrow(
    'unknown operator 130 in model',
  )
  expect(() => parseModel(writeModel([], [{ code: 'FlexTurn', inputs: [], outputs: [] }], [], []))).toThrow(
    'unknown operator FlexTurn in model',
  )
  expect(() => parseModel(writeTable({ fields: [3] }))).toThrow('model without a graph')
  expect(() => parseModel(new TextEncoder().encode('no model at all'))).toThrow(RangeError)
  expect(() => openNetwork(writeModel([], [], [], []))).toThrow('model without a picture as input')
  const early = writeModel(
    [{ shape: [1, 1, 1, 3] }, { shape: [3] }],
    [{ code: RELU, inputs: [1], outputs: [1] }],
    [0],
    [1],
  )
  expect(() => openNetwork(early).run(new Float32Array(3))).toThrow('operator before its input in model')
})

const SHAPE = { shape: [1, 1, 1, 3] }
/** What one operator makes of one pixel; the other tensors are its second and third inputs. */
const ONE_PIXEL: [name: string, code: number | string, others: Parameters<typeof writeModel>[0], wanted: number[]][] = [
  ['relu', RELU, [], [0, 0.5, 6]],
  ['prelu, a slope a channel', PRELU, [{ shape: [3], data: Float32Array.of(0.25, 9, 9) }], [-1, 0.5, 6]],
  ['logistic', LOGISTIC, [], [1 / (1 + Math.exp(4)), 1 / (1 + Math.exp(-0.5)), 1 / (1 + Math.exp(-6))]],
  ['hard-swish', HARD_SWISH, [], [0, (0.5 * 3.5) / 6, 6]],
  ['reshape', RESHAPE, [], [-4, 0.5, 6]],
  ['pad', PAD, [{ shape: [4, 2], type: 'int32', data: Int32Array.of(0, 0, 0, 0, 0, 0, 1, 1) }], [0, -4, 0.5, 6, 0]],
  ['resize', RESIZE, [{ shape: [2], type: 'int32', data: Int32Array.of(1, 2) }], [-4, 0.5, 6, -4, 0.5, 6]],
  [
    'convolution',
    CONVOLVE,
    [
      { shape: [2, 1, 1, 3], data: Float32Array.of(1, 2, 0, 0, 0, 1) },
      { shape: [2], data: Float32Array.of(10, 20) },
    ],
    [7, 26],
  ],
  [
    'convolution a channel',
    DEPTHWISE,
    [
      { shape: [1, 1, 1, 3], data: Float32Array.of(1, 2, 3) },
      { shape: [3], data: Float32Array.of(0, 0, 1) },
    ],
    [-4, 1, 19],
  ],
  [
    'transposed convolution',
    DECONVOLVE,
    [
      { shape: [1, 1, 2, 3], data: Float32Array.of(1, 0, 0, 0, 0, 1) },
      { shape: [1], data: Float32Array.of(1) },
    ],
    [-3, 7, 1, 1],
  ],
  ['largest', MAX, [], [-4, 0.5, 6]],
  ['mean', AVERAGE, [], [-4, 0.5, 6]],
]

test.each(ONE_PIXEL)('runs %s', (_name, code, others, wanted) => {
  const window = code === RESIZE ? [0, 0, SAME, SAME] : [SAME, 1, 1, 1, 1]
  const inputs = [0, ...others.map((_, i) => i + 1)]
  const output = others.length + 1
  const bytes = writeModel(
    [SHAPE, ...others, SHAPE],
    [{ code, inputs, outputs: [output], options: window }],
    [0],
    [output],
  )
  const [result] = openNetwork(bytes).run(Float32Array.of(-4, 0.5, 6))
  expect(result).toHaveLength(wanted.length)
  for (const [i, value] of wanted.entries()) expect(result![i]).toBeCloseTo(value, 5)
})

test('runs operators that have a name, two outputs and more than three channels', () => {
  const bytes = writeModel(
    [
      { shape: [1, 2, 2, 4] },
      { shape: [1, 1, 1, 4] },
      { shape: [1, 1, 1, 4] },
      { shape: [1, 2, 2, 4] },
      { shape: [1, 2, 2, 8] },
    ],
    [
      { code: POOL_MARKED, inputs: [0], outputs: [1, 2] },
      { code: UNPOOL, inputs: [1, 2], outputs: [3] },
      { code: CONCATENATE, inputs: [0, 3], outputs: [4], options: [3] },
    ],
    [0],
    [4],
  )
  const network = openNetwork(bytes)
  expect([network.side, network.channels]).toEqual([2, 4])
  const input = Float32Array.from({ length: 16 }, (_, i) => i)
  const [joined] = network.run(input)
  const pixel = (i: number) => Array.from(joined!.subarray(i * 8, i * 8 + 8))
  expect(pixel(0)).toEqual([0, 1, 2, 3, 0, 0, 0, 0])
  expect(pixel(2)).toEqual([8, 9, 10, 11, 0, 0, 0, 0])
  expect(pixel(3)).toEqual([12, 13, 14, 15, 12, 13, 14, 15])
})

test('runs operators in their order, widens half floats once, and gives the outputs in the model’s order', () => {
  // The half floats are 2, 2 and −1.
  const bytes = writeModel(
    [
      SHAPE,
      { shape: [1, 1, 1, 3], type: 'float16', data: Uint16Array.of(0x4000, 0x4000, 0xbc00) },
      { shape: [1, 1, 1, 3] },
      { shape: [3], data: Float32Array.of(0, 0, 0) },
      SHAPE,
      SHAPE,
      SHAPE,
      { shape: [1, 6] },
    ],
    [
      { code: DEQUANTIZE, inputs: [1], outputs: [2] },
      { code: DEPTHWISE, inputs: [0, 2, 3], outputs: [4], options: [SAME, 1, 1] },
      { code: ADD, inputs: [0, 4], outputs: [5] },
      { code: MULTIPLY, inputs: [5, 0], outputs: [6] },
      { code: CONCATENATE, inputs: [6, 4], outputs: [7] },
    ],
    [0],
    [7, 5],
  )
  const network = openNetwork(bytes)
  expect(network.side).toBe(1)
  for (let time = 0; time < 2; time++)
    expect(network.run(Float32Array.of(1, 2, 3)).map((output) => Array.from(output))).toEqual([
      [3, 12, 0, 2, 4, -3],
      [3, 6, 0],
    ])
})
