import { add, bend, hardSwish, logistic, multiply, pad, resizeBilinear, stackChannels } from './elementwise.ts'
import { convolve, convolveDepthwise, pool } from './kernels.ts'
import { deconvolve, poolMarked, unpool } from './upsampling.ts'
import type { Volume } from './volumes.ts'
import { parseModel, type ModelFile, type Operator } from './model-file.ts'

/** A trained network: numbers in, numbers out; the same input gives the same output on every machine. */
export type Network = {
  /** Side of the square picture that it takes, in pixels. */
  side: number
  /** Numbers a pixel: three for colours, more where the network wants them. */
  channels: number
  /** Takes `side * side * channels` numbers and gives its outputs in the model's order, then what was asked for besides. */
  run(input: Float32Array): Float32Array[]
}

/** Builds a network from the bytes of a TensorFlow Lite file; `besides` are numbers of inner tensors to be given too. */
export function openNetwork(bytes: Uint8Array, besides: readonly number[] = []): Network {
  const model = parseModel(bytes)
  const [input] = model.inputs
  const side = input === undefined ? undefined : model.tensors[input]?.shape[1]
  if (input === undefined || side === undefined) throw new Error('model without a picture as input')
  const channels = model.tensors[input]?.shape[3] ?? 3
  foldDequantized(model)
  return {
    side,
    channels,
    run(data) {
      const volumes = new Map<number, Volume>([[input, { width: side, height: side, channels, data }]])
      for (const operator of model.operators) {
        const results = apply(model, operator, volumes)
        for (const [i, output] of operator.outputs.entries()) if (results[i]) volumes.set(output, results[i])
      }
      return [...model.outputs, ...besides].map((index) => taken(volumes, index).data)
    },
  }
}

/** Weights are stored as half floats and widened by operators of their own: done once, when opened. */
function foldDequantized(model: ModelFile): void {
  for (const { kind, inputs, outputs } of model.operators) {
    const [from, to] = [model.tensors[inputs[0] ?? -1], model.tensors[outputs[0] ?? -1]]
    if (kind === 'dequantize' && from && to) to.data = from.data
  }
  model.operators = model.operators.filter((operator) => operator.kind !== 'dequantize')
}

/** What the operator gives, in the order of its outputs. */
function apply(model: ModelFile, operator: Operator, volumes: Map<number, Volume>): Volume[] {
  if (operator.kind !== 'max-pool-marked') return [applyOne(model, operator, volumes)]
  const { largest, marks } = poolMarked(taken(volumes, operator.inputs[0]))
  return [largest, marks]
}

function applyOne(model: ModelFile, operator: Operator, volumes: Map<number, Volume>): Volume {
  const { kind, inputs, options } = operator
  const input = taken(volumes, inputs[0])
  const weights = () => model.tensors[inputs[1] ?? -1]?.data as Float32Array
  const bias = () => model.tensors[inputs[2] ?? -1]?.data as Float32Array
  const [, rows = 1, columns = 1] = model.tensors[inputs[1] ?? -1]?.shape ?? []
  switch (kind) {
    case 'convolve':
      return convolve(input, weights(), bias(), rows, columns, options)
    case 'convolve-depthwise':
      return convolveDepthwise(input, weights(), bias(), rows, columns, options)
    case 'deconvolve':
      return deconvolve(input, weights(), bias(), rows, columns)
    case 'max-unpool':
      return unpool(input, taken(volumes, inputs[1]))
    case 'average-pool':
      return pool(input, 'average', options)
    case 'max-pool':
      return pool(input, 'max', options)
    case 'add':
      return add(input, taken(volumes, inputs[1]))
    case 'multiply':
      return multiply(input, taken(volumes, inputs[1]))
    case 'relu':
      return bend(input, new Float32Array(input.channels))
    case 'prelu':
      return bend(input, weights())
    case 'logistic':
      return logistic(input)
    case 'hard-swish':
      return hardSwish(input)
    case 'resize-bilinear': {
      const [height = 1, width = 1] = model.tensors[inputs[1] ?? -1]?.data ?? []
      return resizeBilinear(input, width, height, options.halfPixelCentres)
    }
    case 'pad':
      return pad(input, model.tensors[inputs[1] ?? -1]?.data ?? [])
    // Volumes are flat already; only the outputs’ order counts.
    case 'reshape':
      return input
    case 'concatenate': {
      const parts = inputs.map((index) => taken(volumes, index))
      return options.axis === 3 || options.axis === -1 ? stackChannels(parts) : joined(parts)
    }
    default:
      throw new Error(`${kind} has no volume of its own`)
  }
}

/** One list after the other, as detectors join their boxes. */
function joined(parts: Volume[]): Volume {
  const data = new Float32Array(parts.reduce((length, part) => length + part.data.length, 0))
  let at = 0
  for (const part of parts) {
    data.set(part.data, at)
    at += part.data.length
  }
  return { width: data.length, height: 1, channels: 1, data }
}

function taken(volumes: Map<number, Volume>, index: number | undefined): Volume {
  const volume = index === undefined ? undefined : volumes.get(index)
  if (!volume) throw new Error('operator before its input in model')
  return volume
}
