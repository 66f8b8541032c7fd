/** Models of a few operators, written for tests as the FlatBuffers and TensorFlow Lite documents have it. */

type Int8 = { int8: number }
type Field = number | Int8 | FlatTable | readonly FlatTable[] | Int32Array | Uint8Array | undefined
/** A table's fields by their number in the schema; what is left out is not written. */
type FlatTable = { fields: readonly Field[] }

type WrittenTensor = { shape: number[]; type?: 'float32' | 'float16' | 'int32'; data?: ArrayBufferView }
type WrittenOperator = {
  /** Number in the schema’s list of operators, or the name of one that is not in it. */
  code: number | string
  inputs: number[]
  outputs: number[]
  options?: readonly (number | Int8)[]
}

/** The number of operators that have a name instead. */
const CUSTOM = 32
const TYPES = { float32: 0, float16: 1, int32: 2 }

/** The bytes of a TensorFlow Lite file. Buffer 0 is empty in every such file. */
export function writeModel(
  tensors: readonly WrittenTensor[],
  operators: readonly WrittenOperator[],
  inputs: number[],
  outputs: number[],
): Uint8Array {
  const codes = [...new Set(operators.map(({ code }) => code))]
  const buffers: FlatTable[] = [{ fields: [] }]
  const bufferOf = ({ data }: WrittenTensor) =>
    data ? buffers.push({ fields: [new Uint8Array(data.buffer, data.byteOffset, data.byteLength)] }) - 1 : 0
  const graph: FlatTable = {
    fields: [
      tensors.map((tensor) => ({
        fields: [Int32Array.from(tensor.shape), { int8: TYPES[tensor.type ?? 'float32'] }, bufferOf(tensor)],
      })),
      Int32Array.from(inputs),
      Int32Array.from(outputs),
      operators.map(({ code, inputs: from, outputs: to, options }) => ({
        fields: [
          codes.indexOf(code),
          Int32Array.from(from),
          Int32Array.from(to),
          { int8: 0 },
          options && { fields: options },
        ],
      })),
    ],
  }
  // Numbers up to 127 stand in the old field, later ones in the new, with 127 in the old.
  const operatorCodes = codes.map((code) =>
    typeof code === 'string'
      ? { fields: [{ int8: CUSTOM }, new TextEncoder().encode(code), 1, CUSTOM] }
      : { fields: [{ int8: Math.min(code, 127) }, undefined, 1, code] },
  )
  return writeTable({ fields: [3, operatorCodes, [graph], undefined, buffers] })
}

/** A FlatBuffer whose root is the table: each thing behind what refers to it, aligned to four bytes. */
export function writeTable(root: FlatTable): Uint8Array {
  const bytes: number[] = [0, 0, 0, 0]
  const poke = (at: number, value: number, size = 4) => {
    for (let i = 0; i < size; i++) bytes[at + i] = (value >> (8 * i)) & 255
  }
  const reserve = (size: number) => {
    const at = bytes.length
    for (let i = 0; i < Math.ceil(size / 4) * 4; i++) bytes.push(0)
    return at
  }
  function table({ fields }: FlatTable): number {
    const vtable = reserve(4 + 2 * fields.length)
    const at = reserve(4 + 4 * fields.length)
    poke(vtable, 4 + 2 * fields.length, 2)
    poke(vtable + 2, 4 + 4 * fields.length, 2)
    poke(at, at - vtable)
    fields.forEach((field, i) => {
      const slot = at + 4 + 4 * i
      if (field === undefined) return
      poke(vtable + 4 + 2 * i, slot - at, 2)
      if (typeof field === 'number') poke(slot, field)
      else if ('int8' in field) poke(slot, field.int8, 1)
      else poke(slot, follower(field) - slot)
    })
    return at
  }
  function follower(field: Exclude<Field, number | Int8 | undefined>): number {
    if ('fields' in field) return table(field)
    const at = reserve(4 + (field instanceof Uint8Array ? field.length : 4 * field.length))
    poke(at, field.length)
    if (field instanceof Uint8Array) field.forEach((value, i) => poke(at + 4 + i, value, 1))
    else if (field instanceof Int32Array) field.forEach((value, i) => poke(at + 4 + 4 * i, value))
    else field.forEach((item, i) => poke(at + 4 + 4 * i, table(item) - (at + 4 + 4 * i)))
    return at
  }
  poke(0, table(root))
  return Uint8Array.from(bytes)
}
