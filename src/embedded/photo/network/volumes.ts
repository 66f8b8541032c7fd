import type { OperatorOptions } from './model-file.ts'

/** A volume of numbers, channels innermost: `data[(y * width + x) * channels + channel]`. */
export type Volume = { width: number; height: number; channels: number; data: Float32Array }

export type Window = Pick<OperatorOptions, 'padding' | 'strideX' | 'strideY'>

/** Pixels between the taps of a filter. */
export type Dilation = Pick<OperatorOptions, 'dilationX' | 'dilationY'>

export function emptyVolume(width: number, height: number, channels: number): Volume {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

export function outputVolume(input: Volume, channels: number, rows: number, columns: number, window: Window): Volume {
  const size = (length: number, filter: number, stride: number) =>
    window.padding === 'same' ? Math.ceil(length / stride) : Math.floor((length - filter) / stride) + 1
  return emptyVolume(size(input.width, columns, window.strideX), size(input.height, rows, window.strideY), channels)
}

export function borders(input: Volume, output: Volume, rows: number, columns: number, window: Window) {
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

export function gather(
  input: Volume,
  left: number,
  top: number,
  rows: number,
  columns: number,
  { dilationX, dilationY }: Dilation,
  into: Float32Array,
) {
  const depth = input.channels
  let at = 0
  for (let row = 0, y = top; row < rows; row++, y += dilationY) {
    for (let column = 0, x = left; column < columns; column++, x += dilationX) {
      const inside = x >= 0 && y >= 0 && x < input.width && y < input.height
      const from = (y * input.width + x) * depth
      for (let channel = 0; channel < depth; channel++) into[at++] = inside ? input.data[from + channel]! : 0
    }
  }
}

export function span(start: number, length: number, limit: number): [number, number] {
  return [Math.max(0, start), Math.min(limit, start + length)]
}
