import type { OperatorOptions } from './model-file.ts'
import { borders, type Dilation, gather, outputVolume, span, type Volume, type Window } from './volumes.ts'

/** Weights are laid out output channel, row, column, input channel. */
export function convolve(
  input: Volume,
  weights: Float32Array,
  bias: Float32Array,
  rows: number,
  columns: number,
  { dilationX = 1, dilationY = 1, ...window }: Window & Partial<Dilation>,
): Volume {
  const [reachX, reachY] = [(columns - 1) * dilationX + 1, (rows - 1) * dilationY + 1]
  const dilation = { dilationX, dilationY }
  const output = outputVolume(input, bias.length, reachY, reachX, window)
  const { left, top } = borders(input, output, reachY, reachX, window)
  const depth = input.channels
  const patch = rows * columns * depth
  const gathered = new Float32Array(patch)
  const pointwise = patch === depth && window.strideX === 1 && window.strideY === 1
  for (let y = 0, at = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const source = pointwise ? input.data : gathered
      const start = pointwise ? (y * input.width + x) * depth : 0
      if (!pointwise)
        gather(input, x * window.strideX - left, y * window.strideY - top, rows, columns, dilation, gathered)
      at = dotEach(source, start, patch, weights, bias, output.data, at)
    }
  }
  return output
}

/** Writes one product a channel, four channels at a time, and returns where the next goes. */
function dotEach(
  source: Float32Array,
  start: number,
  length: number,
  weights: Float32Array,
  bias: Float32Array,
  output: Float32Array,
  at: number,
): number {
  let channel = 0
  for (; channel + 3 < bias.length; channel += 4) {
    let [a, b, c, d] = [bias[channel]!, bias[channel + 1]!, bias[channel + 2]!, bias[channel + 3]!]
    const first = channel * length
    for (let i = 0; i < length; i++) {
      const value = source[start + i]!
      a += value * weights[first + i]!
      b += value * weights[first + length + i]!
      c += value * weights[first + 2 * length + i]!
      d += value * weights[first + 3 * length + i]!
    }
    output[at] = a
    output[at + 1] = b
    output[at + 2] = c
    output[at + 3] = d
    at += 4
  }
  for (; channel < bias.length; channel++) {
    let sum = bias[channel]!
    for (let i = 0; i < length; i++) sum += source[start + i]! * weights[channel * length + i]!
    output[at++] = sum
  }
  return at
}

/** One filter a channel; weights are laid out row, column, channel. */
export function convolveDepthwise(
  input: Volume,
  weights: Float32Array,
  bias: Float32Array,
  rows: number,
  columns: number,
  window: Window,
): Volume {
  const output = outputVolume(input, input.channels, rows, columns, window)
  const { left, top } = borders(input, output, rows, columns, window)
  const depth = input.channels
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const at = (y * output.width + x) * depth
      for (let channel = 0; channel < depth; channel++) output.data[at + channel] = bias[channel]!
      for (let row = 0; row < rows; row++) {
        const sourceY = y * window.strideY - top + row
        if (sourceY < 0 || sourceY >= input.height) continue
        for (let column = 0; column < columns; column++) {
          const sourceX = x * window.strideX - left + column
          if (sourceX < 0 || sourceX >= input.width) continue
          const source = (sourceY * input.width + sourceX) * depth
          const weight = (row * columns + column) * depth
          for (let channel = 0; channel < depth; channel++) {
            output.data[at + channel]! += input.data[source + channel]! * weights[weight + channel]!
          }
        }
      }
    }
  }
  return output
}

type Pooling = Window & Pick<OperatorOptions, 'filterX' | 'filterY'>

/** Largest or mean value under a window, a channel at a time. */
export function pool(input: Volume, kind: 'max' | 'average', options: Pooling): Volume {
  const { filterX, filterY, strideX, strideY } = options
  const output = outputVolume(input, input.channels, filterY, filterX, options)
  const { left, top } = borders(input, output, filterY, filterX, options)
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const [fromX, toX] = span(x * strideX - left, filterX, input.width)
      const [fromY, toY] = span(y * strideY - top, filterY, input.height)
      for (let channel = 0; channel < input.channels; channel++) {
        let largest = -Infinity
        let sum = 0
        for (let row = fromY; row < toY; row++) {
          for (let column = fromX; column < toX; column++) {
            const value = input.data[(row * input.width + column) * input.channels + channel]!
            if (value > largest) largest = value
            sum += value
          }
        }
        output.data[(y * output.width + x) * input.channels + channel] =
          kind === 'max' ? largest : sum / ((toX - fromX) * (toY - fromY))
      }
    }
  }
  return output
}
