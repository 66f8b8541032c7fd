import type { OperatorOptions } from './model-file.ts'

/** A volume of numbers, channels innermost: `data[(y * width + x) * channels + channel]`. */
export type Volume = { width: number; height: number; channels: number; data: Float32Array }

type Window = Pick<OperatorOptions, 'padding' | 'strideX' | 'strideY'>

/** Weights are laid out output channel, row, column, input channel. */
export function convolve(
  input: Volume,
  weights: Float32Array,
  bias: Float32Array,
  rows: number,
  columns: number,
  window: Window,
): Volume {
  const output = outputVolume(input, bias.length, rows, columns, window)
  const { left, top } = borders(input, output, rows, columns, window)
  const depth = input.channels
  const patch = rows * columns * depth
  const gathered = new Float32Array(patch)
  const pointwise = patch === depth && window.strideX === 1 && window.strideY === 1
  for (let y = 0, at = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const source = pointwise ? input.data : gathered
      const start = pointwise ? (y * input.width + x) * depth : 0
      if (!pointwise) gather(input, x * window.strideX - left, y * window.strideY - top, rows, columns, gathered)
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

/** Upsampling by a filter that is as large as its stride, so that nothing overlaps. */
export function deconvolve(
  input: Volume,
  weights: Float32Array,
  bias: Float32Array,
  rows: number,
  columns: number,
): Volume {
  const channels = bias.length
  const output = emptyVolume(input.width * columns, input.height * rows, channels)
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const source = (Math.floor(y / rows) * input.width + Math.floor(x / columns)) * input.channels
      for (let channel = 0; channel < channels; channel++) {
        const weight = ((channel * rows + (y % rows)) * columns + (x % columns)) * input.channels
        let sum = bias[channel]!
        for (let i = 0; i < input.channels; i++) sum += input.data[source + i]! * weights[weight + i]!
        output.data[(y * output.width + x) * channels + channel] = sum
      }
    }
  }
  return output
}

/** Largest or mean value under a window, a channel at a time. */
export function pool(input: Volume, kind: 'max' | 'average', options: OperatorOptions): Volume {
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

/** Applies a function to two volumes; the second may be a single column of channels. */
export function combine(a: Volume, b: Volume, join: (a: number, b: number) => number): Volume {
  if (b.data.length > a.data.length) return combine(b, a, join)
  const output = emptyVolume(a.width, a.height, a.channels)
  const period = b.data.length
  for (let i = 0; i < output.data.length; i++) output.data[i] = join(a.data[i]!, b.data[i % period]!)
  return output
}

/** Applies a function to every number, in a copy. */
export function each(input: Volume, change: (value: number, channel: number) => number): Volume {
  const output = emptyVolume(input.width, input.height, input.channels)
  for (let i = 0; i < output.data.length; i++) output.data[i] = change(input.data[i]!, i % input.channels)
  return output
}

export function resizeBilinear(input: Volume, width: number, height: number, halfPixelCentres: boolean): Volume {
  const output = emptyVolume(width, height, input.channels)
  const shift = halfPixelCentres ? 0.5 : 0
  const place = (index: number, from: number, to: number) => {
    const position = Math.max(0, ((index + shift) * from) / to - shift)
    const low = Math.min(from - 1, Math.floor(position))
    return { low, high: Math.min(from - 1, low + 1), part: position - low }
  }
  for (let y = 0, at = 0; y < height; y++) {
    const row = place(y, input.height, height)
    for (let x = 0; x < width; x++) {
      const column = place(x, input.width, width)
      const corner = (cornerY: number, cornerX: number) => (cornerY * input.width + cornerX) * input.channels
      const [a, b] = [corner(row.low, column.low), corner(row.low, column.high)]
      const [c, d] = [corner(row.high, column.low), corner(row.high, column.high)]
      for (let channel = 0; channel < input.channels; channel++) {
        const top = input.data[a + channel]! * (1 - column.part) + input.data[b + channel]! * column.part
        const bottom = input.data[c + channel]! * (1 - column.part) + input.data[d + channel]! * column.part
        output.data[at++] = top * (1 - row.part) + bottom * row.part
      }
    }
  }
  return output
}

/** Zeros around a volume; `amounts` are pairs before and after, for batch, rows, columns and channels. */
export function pad(input: Volume, amounts: ArrayLike<number>): Volume {
  const [top, bottom, left, right, front, back] = [2, 3, 4, 5, 6, 7].map((i) => amounts[i] ?? 0) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const channels = input.channels + front + back
  const output = emptyVolume(input.width + left + right, input.height + top + bottom, channels)
  for (let y = 0; y < input.height; y++) {
    for (let x = 0; x < input.width; x++) {
      const from = (y * input.width + x) * input.channels
      const to = ((y + top) * output.width + x + left) * channels + front
      output.data.set(input.data.subarray(from, from + input.channels), to)
    }
  }
  return output
}

export function emptyVolume(width: number, height: number, channels: number): Volume {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

function outputVolume(input: Volume, channels: number, rows: number, columns: number, window: Window): Volume {
  const size = (length: number, filter: number, stride: number) =>
    window.padding === 'same' ? Math.ceil(length / stride) : Math.floor((length - filter) / stride) + 1
  return emptyVolume(size(input.width, columns, window.strideX), size(input.height, rows, window.strideY), channels)
}

function borders(input: Volume, output: Volume, rows: number, columns: number, window: Window) {
  if (window.padding === 'valid') return { left: 0, top: 0 }
  return {
    left: border(input.width, output.width, columns, window.strideX),
    top: border(input.height, output.height, rows, window.strideY),
  }
}

/** Zeros before the first pixel: half of what is missing, rounded down. */
function border(length: number, size: number, filter: number, stride: number): number {
  return Math.floor(Math.max(0, (size - 1) * stride + filter - length) / 2)
}

function gather(input: Volume, left: number, top: number, rows: number, columns: number, into: Float32Array) {
  const depth = input.channels
  let at = 0
  for (let y = top; y < top + rows; y++) {
    for (let x = left; x < left + columns; x++) {
      const inside = x >= 0 && y >= 0 && x < input.width && y < input.height
      const from = (y * input.width + x) * depth
      for (let channel = 0; channel < depth; channel++) into[at++] = inside ? input.data[from + channel]! : 0
    }
  }
}

function span(start: number, length: number, limit: number): [number, number] {
  return [Math.max(0, start), Math.min(limit, start + length)]
}
