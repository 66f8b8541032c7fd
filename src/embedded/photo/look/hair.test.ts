import { expect, test } from 'vitest'
import { readHair } from './hair.ts'
import type { CutMeasures } from './measure-cut.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { SkinMeasures } from './measure-skin.ts'

const SHORT: HairMeasures = {
  area: 0.35,
  crown: { share: 0.6, bare: 0.3, seen: 1 },
  front: null,
  jaw: 0.01,
  below: { area: 0, seen: 1 },
  lowest: -0.5,
  halo: 0,
  middle: [0.2, 0.01, 0.01],
  lit: [0.3, 0.01, 0.01],
  natural: 1,
  coherence: 0.72,
  texture: 0.15,
}
const CUT: CutMeasures = {
  line: [],
  dome: { bare: 0, rough: 3, seen: 1, light: 0.35, tint: 0.6 },
  top: 0.3,
  temples: [0.3, 0.3],
}
const FACE = { saturation: 0.1, white: 0.95 } as SkinMeasures

function typeOf(hair: Partial<HairMeasures>) {
  const beside = { isBald: false, cut: CUT, fall: Array<number>(26).fill(0), beard: null, brows: BROWS }
  return readHair({ ...SHORT, ...hair }, FACE, beside).type.value
}
const BROWS: [number, number, number] = [0.2, 0.01, 0.01]

test('short hair whose strands keep no direction and do not shine is curly', () => {
  expect(typeOf({ coherence: 0.5, lit: [0.22, 0.01, 0.01] })).toBe('rizado')
  expect(typeOf({})).toBe('liso')
  expect(typeOf({ coherence: 0.45, halo: 0.5 })).toBe('afro')
})
