import { expect, test } from 'vitest'
import { paletteFor } from '../scenery/palette.ts'
import { comic } from './comic.ts'
import { compose } from './compose.ts'
import type { Planes } from './planes.ts'

const [WIDTH, HEIGHT] = [64, 64]
const COUNT = WIDTH * HEIGHT
const SKIN_SUBJECT = 230

/** A field of one skin, lit by a lamp in its middle. */
function besideLamp(skin: readonly [number, number, number]): Planes {
  const plane = (value: number) => new Uint8Array(COUNT).fill(value)
  return {
    width: WIDTH,
    height: HEIGHT,
    count: COUNT,
    albedo: Uint8Array.from({ length: COUNT * 4 }, (_, i) => skin[i % 4] ?? 255),
    shade: plane(128),
    line: plane(0),
    features: plane(0),
    contour: plane(0),
    depth: plane(100),
    subject: plane(SKIN_SUBJECT),
    glow: plane(0),
    palette: paletteFor('night', 'clear', 'infantil'),
    lights: [{ x: 32, y: 32, radius: 60, colour: [255, 214, 150], strength: 1.4 }],
    sun: [0, 0],
    seed: 1,
    indoor: true,
    skins: [],
    worn: [],
    told: [],
  }
}

test.each([
  ['fair', [250, 214, 190]],
  ['brown', [176, 116, 78]],
  ['dark', [96, 60, 42]],
] as const)('leaves %s skin its tone beside a lamp', (_, skin) => {
  const lit = compose(besideLamp(skin))
  const middle = (32 * WIDTH + 32) * 4
  const [red, green, blue] = lit.subarray(middle)
  expect(red! / skin[0]).toBeGreaterThan(0.95)
  // Neither yellower nor redder.
  for (const [i, value] of [green!, blue!].entries())
    expect(Math.abs((value / red!) * (skin[0] / skin[i + 1]!) - 1)).toBeLessThan(0.08)
})

test('a comic prints no dots of shadow on skin: on a cheek they would be stubble', () => {
  expect(shaded([])).toBeGreaterThan(40)
  expect(shaded(['#f0c8b0'])).toBeLessThan(25)
})

/** How unlike the pixels of a shaded cheek are. */
function shaded(skins: readonly string[]): number {
  const planes = { ...besideLamp([240, 200, 176]), lights: [], skins }
  planes.shade.fill(70)
  const printed = comic(planes)
  const reds = Array.from({ length: COUNT }, (_, i) => printed[i * 4]!)
  return Math.max(...reds) - Math.min(...reds)
}
