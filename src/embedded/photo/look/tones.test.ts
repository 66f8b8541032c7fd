import { expect, test } from 'vitest'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { BEARD, SKIN_LIGHTNESS } from './fits.ts'
import { measurePatches } from './measure-patches.ts'
import type { SkinMeasures } from './measure-skin.ts'
import { beardTones, skinLights, skinTones } from './tones.ts'

/** All landmarks in the middle of a face whose left half may be in shade. */
function face(light: (x: number, y: number) => number): UprightFace {
  const labs = Array.from({ length: SIDE * SIDE }, (_, at): [number, number, number] => {
    const value = light(at % SIDE, Math.floor(at / SIDE))
    return [value, value * 0.08, value * 0.1]
  })
  return {
    labs,
    unit: SIDE / 1.7,
    place: (index) => [60 + (index % 70), 60 + (index % 50)],
    between: () => [0, 0, 0],
    inPhoto: (x, y) => [x, y],
  }
}

const LIT: SkinMeasures = {
  colour: [0.8, 0.04, 0.06],
  lit: 0.8,
  dim: 0.6,
  saturation: 0.09,
  hue: 55,
  eyeWhite: 0.8,
  white: 0.95,
  bright: 0.9,
  around: 0.7,
}

test('there is a weight for each number', () => {
  const patches = measurePatches(face(() => 0.6))
  const lights = skinLights(LIT, [0.3, 0, 0], [0.3, 0, 0])
  expect(SKIN_LIGHTNESS.mean).toHaveLength(10 + skinTones(patches).length + lights.length)
  expect(BEARD.mean).toHaveLength(4 + beardTones(patches).length)
})

const speckled = (x: number, y: number) => 0.6 + 0.02 * ((x * 7 + y * 13) % 5)

test('half as much light on all of a face changes none of them', () => {
  const [bright, dim] = [face(speckled), face((x, y) => speckled(x, y) / 2)].map(measurePatches)
  for (const tones of [skinTones, beardTones])
    for (const [i, value] of tones(dim!).entries()) expect(value).toBeCloseTo(tones(bright!)[i]!, 5)
})

test('what is rough is found where it is', () => {
  const smooth = measurePatches(face(() => 0.6))
  const rough = measurePatches(face((x, y) => ((x + y) % 2 ? 0.5 : 0.6)))
  const coarse = measurePatches(face((x) => (x % 8 < 4 ? 0.5 : 0.6)))
  expect(rough.chin.rough).toBeGreaterThan(smooth.chin.rough + 2)
  // Every other pixel is evened out over nine of them; stripes of four are not.
  expect(coarse.chin.coarse).toBeGreaterThan(rough.chin.coarse + 0.5)
  expect(smooth.chin.spread).toBe(0)
})
