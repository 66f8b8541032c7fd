import { expect, test } from 'vitest'
import { readGlasses } from './glasses.ts'
import FITS from './look-fits.json' with { type: 'json' }
import type { SkinMeasures } from './measure-skin.ts'

const [MEASURED, DEPTH] = [11, 128]
const LINE = 0.1

/** A face of which little else tells whether there are glasses: across both brows the network sees `of` each number. */
function likely(of: (at: number) => number): number {
  const { mean } = FITS.glasses
  const insideFace = Float32Array.from({ length: 12 * 12 * DEPTH }, (_, i) => {
    const [row, number] = [Math.floor(i / DEPTH / 12), i % DEPTH]
    return row === 3 ? of(number) : mean[MEASURED + number]!
  })
  const { value, sure } = readGlasses({
    glasses: { bridge: LINE, rims: [LINE, LINE], arms: [LINE, LINE], lenses: [0.8, 0.8] },
    yaw: 0,
    across: 200,
    lightness: 0.7,
    skin: { lit: 0.7 } as SkinMeasures,
    insideFace,
  })
  return value ? sure : 1 - sure
}

test('what is seen across the brows speaks against glasses where lines below them are doubtful', () => {
  const { weights, mean, deviation } = FITS.glasses
  const speaking = (way: number) => (number: number) => {
    const at = MEASURED + DEPTH + number
    return mean[at]! + 0.5 * way * Math.sign(weights[at + 1]!) * deviation[at]!
  }
  expect(likely(speaking(1))).toBeGreaterThan(likely(speaking(-1)) + 0.2)
})

test('there is a weight for each number', () => {
  expect(FITS.glasses.weights).toHaveLength(MEASURED + 2 * DEPTH + 1)
})
