import { emptyVolume, type Volume } from './volumes.ts'

/*
 * A loop of its own for each: a function that is called for every number takes four times as long.
 */

/** Adds two volumes; one may be a single column of channels. */
export function add(a: Volume, b: Volume): Volume {
  if (b.data.length > a.data.length) return add(b, a)
  const output = copy(a)
  const [to, by] = [output.data, b.data]
  for (let from = 0; from < to.length; from += by.length) for (let i = 0; i < by.length; i++) to[from + i]! += by[i]!
  return output
}

/** Multiplies two volumes; one may be a single column of channels. */
export function multiply(a: Volume, b: Volume): Volume {
  if (b.data.length > a.data.length) return multiply(b, a)
  const output = copy(a)
  const [to, by] = [output.data, b.data]
  for (let from = 0; from < to.length; from += by.length) for (let i = 0; i < by.length; i++) to[from + i]! *= by[i]!
  return output
}

/** Negative numbers times their channel's slope; a slope of 0 cuts them off. */
export function bend(input: Volume, slopes: ArrayLike<number>): Volume {
  const output = copy(input)
  const { data, channels } = output
  for (let from = 0; from < data.length; from += channels)
    for (let channel = 0; channel < channels; channel++) {
      const value = data[from + channel]!
      if (value < 0) data[from + channel] = value * slopes[channel]!
    }
  return output
}

export function logistic(input: Volume): Volume {
  const output = copy(input)
  const { data } = output
  for (let i = 0; i < data.length; i++) data[i] = 1 / (1 + Math.exp(-data[i]!))
  return output
}

export function hardSwish(input: Volume): Volume {
  const output = copy(input)
  const { data } = output
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!
    data[i] = (value * Math.min(6, Math.max(0, value + 3))) / 6
  }
  return output
}

function copy({ width, height, channels, data }: Volume): Volume {
  return { width, height, channels, data: data.slice() }
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

/** Volumes of one size, their channels one behind the other. */
export function stackChannels(parts: readonly Volume[]): Volume {
  const [first] = parts
  if (!first) throw new Error('nothing to stack')
  const channels = parts.reduce((sum, part) => sum + part.channels, 0)
  const output = emptyVolume(first.width, first.height, channels)
  let before = 0
  for (const part of parts) {
    for (let pixel = 0; pixel < first.width * first.height; pixel++) {
      const own = part.data.subarray(pixel * part.channels, (pixel + 1) * part.channels)
      output.data.set(own, pixel * channels + before)
    }
    before += part.channels
  }
  return output
}
