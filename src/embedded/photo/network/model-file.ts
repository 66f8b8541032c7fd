/**
 * Reads the part of the TensorFlow Lite file format (a FlatBuffer, schema version 3) that our models use.
 * Field numbers are those of the public schema.
 */

type Tensor = { shape: number[]; data: Float32Array | Int32Array | null }

export type Operator = {
  kind: OperatorKind
  inputs: number[]
  outputs: number[]
  options: OperatorOptions
}

export type OperatorOptions = {
  /** `same` pads with zeros so that output size is input size over stride; `valid` does not pad. */
  padding: 'same' | 'valid'
  strideX: number
  strideY: number
  filterX: number
  filterY: number
  halfPixelCentres: boolean
  /** Pixels from one tap of a filter to the next; 1 leaves none out. */
  dilationX: number
  dilationY: number
  /** Of the volumes that are joined; 3 and −1 are their channels. */
  axis: number
}

export type ModelFile = { tensors: Tensor[]; operators: Operator[]; inputs: number[]; outputs: number[] }

const OPERATOR_KINDS = {
  0: 'add',
  1: 'average-pool',
  2: 'concatenate',
  3: 'convolve',
  4: 'convolve-depthwise',
  6: 'dequantize',
  14: 'logistic',
  17: 'max-pool',
  18: 'multiply',
  19: 'relu',
  22: 'reshape',
  23: 'resize-bilinear',
  34: 'pad',
  54: 'prelu',
  117: 'hard-swish',
} as const

/** Operators of MediaPipe's own: the file has their names, not a number. */
const NAMED_KINDS = {
  MaxPoolingWithArgmax2D: 'max-pool-marked',
  MaxUnpooling2D: 'max-unpool',
  Convolution2DTransposeBias: 'deconvolve',
} as const

type OperatorKind =
  | (typeof OPERATOR_KINDS)[keyof typeof OPERATOR_KINDS]
  | (typeof NAMED_KINDS)[keyof typeof NAMED_KINDS]

const FLOAT16 = 1
const INT32 = 2

/** Throws where the bytes are no model or use an operator that we do not know. */
export function parseModel(bytes: Uint8Array): ModelFile {
  const reader = flatBuffer(bytes)
  const model = reader.root()
  const kinds = reader.tables(model, 1).map((code) => {
    const number = Math.max(reader.int8(code, 0), reader.int32(code, 3))
    const name = reader.text(code, 1)
    const kind: OperatorKind | undefined = name
      ? NAMED_KINDS[name as keyof typeof NAMED_KINDS]
      : OPERATOR_KINDS[number as keyof typeof OPERATOR_KINDS]
    if (!kind) throw new Error(`unknown operator ${name || number} in model`)
    return kind
  })
  const buffers = reader.tables(model, 4).map((buffer) => reader.bytes(buffer, 0))
  const graph = reader.tables(model, 2)[0]
  if (graph === undefined) throw new Error('model without a graph')
  return {
    tensors: reader.tables(graph, 0).map((tensor) => ({
      shape: reader.int32s(tensor, 0),
      data: constant(buffers[reader.int32(tensor, 2)], reader.int8(tensor, 1)),
    })),
    operators: reader.tables(graph, 3).map((operator) => {
      const kind = kinds[reader.int32(operator, 0)]
      if (!kind) throw new Error('operator without a code in model')
      const inputs = reader.int32s(operator, 1)
      return { kind, inputs, outputs: reader.int32s(operator, 2), options: options(reader, operator, kind) }
    }),
    inputs: reader.int32s(graph, 1),
    outputs: reader.int32s(graph, 2),
  }
}

function options(reader: FlatBufferReader, operator: number, kind: OperatorKind): OperatorOptions {
  const table = reader.table(operator, 4)
  const spatial = kind === 'convolve' || kind === 'convolve-depthwise' || kind.endsWith('-pool')
  return {
    padding: spatial && table && reader.int8(table, 0) === 1 ? 'valid' : 'same',
    strideX: spatial && table ? reader.int32(table, 1) : 1,
    strideY: spatial && table ? reader.int32(table, 2) : 1,
    filterX: spatial && table ? reader.int32(table, 3) : 1,
    filterY: spatial && table ? reader.int32(table, 4) : 1,
    halfPixelCentres: kind === 'resize-bilinear' && table !== 0 && reader.int8(table, 3) === 1,
    dilationX: (kind === 'convolve' && table && reader.int32(table, 4)) || 1,
    dilationY: (kind === 'convolve' && table && reader.int32(table, 5)) || 1,
    axis: kind === 'concatenate' && table ? reader.int32(table, 0) : 0,
  }
}

function constant(bytes: Uint8Array | undefined, type: number): Tensor['data'] {
  if (!bytes || bytes.length === 0) return null
  // Not `slice`: on a Buffer that is a view of the whole file.
  const copy = Uint8Array.from(bytes).buffer
  if (type === INT32) return new Int32Array(copy)
  if (type === FLOAT16) return Float32Array.from(new Uint16Array(copy), halfToNumber)
  return new Float32Array(copy)
}

/** IEEE 754 binary16. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024)
  if (exponent === 31) return fraction ? Number.NaN : sign * Infinity
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024)
}

type FlatBufferReader = ReturnType<typeof flatBuffer>

/** Tables are positions; a missing scalar field is 0, a missing vector empty. */
function flatBuffer(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const follow = (at: number) => at + view.getUint32(at, true)

  function field(table: number, index: number): number {
    const vtable = table - view.getInt32(table, true)
    const slot = 4 + index * 2
    if (slot >= view.getUint16(vtable, true)) return 0
    const offset = view.getUint16(vtable + slot, true)
    return offset === 0 ? 0 : table + offset
  }
  function vector(table: number, index: number): { start: number; length: number } {
    const at = field(table, index)
    if (at === 0) return { start: 0, length: 0 }
    const start = follow(at)
    return { start: start + 4, length: view.getUint32(start, true) }
  }
  function positions(table: number, index: number): number[] {
    const { start, length } = vector(table, index)
    return Array.from({ length }, (_, item) => start + item * 4)
  }

  return {
    root: () => follow(0),
    table: (table: number, index: number) => {
      const at = field(table, index)
      return at === 0 ? 0 : follow(at)
    },
    tables: (table: number, index: number) => positions(table, index).map(follow),
    int32s: (table: number, index: number) => positions(table, index).map((at) => view.getInt32(at, true)),
    bytes: (table: number, index: number) => {
      const { start, length } = vector(table, index)
      return bytes.subarray(start, start + length)
    },
    text: (table: number, index: number) => {
      const { start, length } = vector(table, index)
      return new TextDecoder().decode(bytes.subarray(start, start + length))
    },
    int8: (table: number, index: number) => {
      const at = field(table, index)
      return at === 0 ? 0 : view.getInt8(at)
    },
    int32: (table: number, index: number) => {
      const at = field(table, index)
      return at === 0 ? 0 : view.getInt32(at, true)
    },
  }
}
