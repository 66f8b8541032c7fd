import { expect, test } from 'vitest'
import { wavOf } from './wav.ts'

test('channels become one, in 16 bits, and nothing runs over', async () => {
  const wav = wavOf([Float32Array.from([0, 1, 2, -2]), Float32Array.from([0, 0, 2, -2])])
  const view = new DataView(await wav.arrayBuffer())
  expect([view.byteLength, view.getUint32(24, true), view.getUint32(40, true)]).toEqual([52, 24_000, 8])
  expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 16_384, 32_767, -32_767])
})
