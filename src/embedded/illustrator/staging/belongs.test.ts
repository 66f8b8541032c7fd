import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { findObject } from '../objects/catalogue.ts'
import { WEATHERS } from '../scene/scene.ts'
import { belongs, laid } from './belongs.ts'

/** The breadth of a contour and its soft edge. */
const SLACK = 4

test.each([
  ['guitar', 1.6],
  ['violin', 1.3],
  ['feather', 3],
  ['broom', 3],
])('%s lies level on the ground, whole in its box', (id, least) => {
  const lying = laid(findObject(id)!)
  expect(lying.aspect).toBeGreaterThan(least)
  const [width, height, margin] = [Math.ceil(80 * lying.aspect), 80, 40]
  const g = createBuffers(width + margin * 2, height + margin * 2)
  lying.draw(g, { x: margin + width / 2, y: margin + height, height }, { facing: 1 })
  const bytes = g.canvases.albedo.data()
  const isPainted = (x: number, y: number) => bytes[(y * (width + margin * 2) + x) * 4 + 3]! > 60
  const rows: number[] = []
  const columns: number[] = []
  for (let y = 0; y < height + margin * 2; y++)
    for (let x = 0; x < width + margin * 2; x++)
      if (isPainted(x, y)) {
        rows.push(y)
        columns.push(x)
      }
  expect(span(columns)[0]).toBeGreaterThan(margin - SLACK)
  expect(span(columns)[1]).toBeLessThan(margin + width + SLACK)
  expect(span(rows)[1]).toBeGreaterThan(margin + height * 0.9)
  expect(span(rows)[0]).toBeGreaterThan(margin - SLACK)
  expect(span(rows)[1]).toBeLessThan(margin + height + SLACK)
})

test.each(['day', 'night'] as const)('no piece of a rainbow hangs in the air beside people: %s', (time) => {
  for (const weather of WEATHERS) {
    const plan = quietPlan('rainbow', { place: 'park', action: 'walk', time, weather })
    expect([weather, belongs(findObject('rainbow')!, plan, true)]).toEqual([weather, false])
    expect(belongs(findObject('kite')!, plan, true)).toBe(true)
  }
})

test('what stands by itself stays as it is', () => {
  for (const id of ['bicycle', 'blanket', 'cat']) expect(laid(findObject(id)!)).toBe(findObject(id))
})

function span(values: readonly number[]): number[] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
}
