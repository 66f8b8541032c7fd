import { emptyVolume, type Volume } from './volumes.ts'

/** The largest number of each block of two by two, and which of the four it was (0 to 3, row by row). */
export function poolMarked(input: Volume): { largest: Volume; marks: Volume } {
  const { channels } = input
  const [width, height] = [input.width >> 1, input.height >> 1]
  const [largest, marks] = [emptyVolume(width, height, channels), emptyVolume(width, height, channels)]
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++, to++) {
        largest.data[to] = -Infinity
        for (let mark = 0; mark < 4; mark++) {
          const value = input.data[cornerOf(input.width, x, y, mark) * channels + channel]!
          if (value <= largest.data[to]!) continue
          largest.data[to] = value
          marks.data[to] = mark
        }
      }
    }
  }
  return { largest, marks }
}

/** Puts each number where its mark says that it came from; zeros elsewhere. */
export function unpool(input: Volume, marks: Volume): Volume {
  const { width, height, channels } = input
  const output = emptyVolume(width * 2, height * 2, channels)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++, from++)
        output.data[cornerOf(output.width, x, y, marks.data[from]!) * channels + channel] = input.data[from]!
    }
  }
  return output
}

/** The pixel of the finer picture in a corner of a coarse one. */
function cornerOf(width: number, x: number, y: number, mark: number): number {
  return (2 * y + (mark >> 1)) * width + 2 * x + (mark & 1)
}

/**
 * Upsampling by two with a filter that may be larger than its stride. Weights are laid out output channel, row, column, input
 * channel; the filter stands so that half of what it has beyond two lies before.
 */
export function deconvolve(
  input: Volume,
  weights: Float32Array,
  bias: Float32Array,
  rows: number,
  columns: number,
): Volume {
  const channels = bias.length
  const depth = input.channels
  const output = emptyVolume(input.width * 2, input.height * 2, channels)
  for (let i = 0; i < output.data.length; i++) output.data[i] = bias[i % channels]!
  const [left, top] = [Math.max(0, columns - 2) >> 1, Math.max(0, rows - 2) >> 1]
  for (let y = 0; y < input.height; y++) {
    for (let x = 0; x < input.width; x++) {
      const from = (y * input.width + x) * depth
      for (let tap = 0; tap < rows * columns; tap++) {
        const toX = x * 2 - left + (tap % columns)
        const toY = y * 2 - top + Math.floor(tap / columns)
        if (toX < 0 || toY < 0 || toX >= output.width || toY >= output.height) continue
        const to = (toY * output.width + toX) * channels
        for (let channel = 0; channel < channels; channel++) {
          const weight = (channel * rows * columns + tap) * depth
          let sum = 0
          for (let i = 0; i < depth; i++) sum += input.data[from + i]! * weights[weight + i]!
          output.data[to + channel]! += sum
        }
      }
    }
  }
  return output
}
