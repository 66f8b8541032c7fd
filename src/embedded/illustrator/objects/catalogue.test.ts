import { expect, test } from 'vitest'
import { createBuffers } from '../buffers/buffers.ts'
import { findObject, objectIds } from './catalogue.ts'
import icons from './icons/icons.json' with { type: 'json' }
import { LONG_TAIL } from './icons/long-tail.ts'

const [WIDTH, HEIGHT] = [200, 160]

/** Draws an object 100 pixels high and measures what it changed in each buffer. */
function drawn(id: string) {
  const object = findObject(id)!
  const buffers = createBuffers(WIDTH, HEIGHT)
  buffers.distance = 180
  const flies = object.uses[0] === 'flies'
  object.draw(buffers, { x: 100, y: flies ? 80 : 130, height: 100 }, { facing: 1, seed: 'test' })
  const depth = buffers.canvases.depth.data()
  const line = buffers.canvases.line.data()
  let [left, right, top, bottom, count, ink] = [WIDTH, 0, HEIGHT, 0, 0, 0]
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (line[i * 4 + 3]! > 100) ink++
    if (depth[i * 4]! < 100) continue
    count++
    left = Math.min(left, i % WIDTH)
    right = Math.max(right, i % WIDTH)
    top = Math.min(top, Math.floor(i / WIDTH))
    bottom = Math.max(bottom, Math.floor(i / WIDTH))
  }
  return { object, left, right, top, bottom, count, ink }
}

/** All of our own, and of the icons (a tenth of a second each) a sample. */
const SAMPLE = objectIds().filter((id, i) => !LONG_TAIL.has(id) || i % 9 === 0)

test.each(SAMPLE)('%s fills its box, stands on its foot and has ink', (id) => {
  const { object, left, right, top, bottom, count, ink } = drawn(id)
  expect(object.id).toBe(id)
  expect(count).toBeGreaterThan(600)
  expect(ink).toBeGreaterThan(200)
  expect(bottom - top).toBeGreaterThan(66)
  expect(bottom - top).toBeLessThan(112)
  // What flies has its middle where others have their foot.
  expect(Math.abs(bottom - 130)).toBeLessThan(object.uses[0] === 'flies' ? 18 : 6)
  const wide = Math.min(WIDTH, object.aspect * 100)
  expect(right - left).toBeLessThan(wide * 1.1)
  expect(right - left).toBeGreaterThan(wide * 0.7)
  expect(Math.abs((left + right) / 2 - 100)).toBeLessThan(15)
})

test.each([
  ['dog', 'sitting'],
  ['dog', 'sleeping'],
  ['dog', 'moving'],
  ['cat', 'sleeping'],
  ['horse', 'moving'],
  ['bird', 'sitting'],
  ['elephant', 'moving'],
] as const)('%s has a pose of its own: %s', (id, pose) => {
  const [idle, posed] = (['idle', pose] as const).map((wanted) => {
    const buffers = createBuffers(WIDTH, HEIGHT)
    findObject(id)!.draw(buffers, { x: 100, y: 130, height: 100 }, { facing: 1, pose: wanted })
    return buffers.canvases.albedo.data()
  })
  let [drawn, changed] = [0, 0]
  for (let i = 3; i < idle!.length; i += 4) {
    drawn += Number(idle![i]! > 128)
    changed += Number(Math.abs(idle![i]! - posed![i]!) > 128)
  }
  // Legs that step change the outline least.
  expect(changed / drawn).toBeGreaterThan(0.04)
})

test('the table of icons holds those that are used and no others', () => {
  expect(new Set(Object.keys(icons))).toEqual(new Set([...LONG_TAIL.values()].map(({ icon }) => icon)))
})

test('an unknown id is no object', () => {
  expect(findObject('nothing')).toBeNull()
})

test('the same drawing gives the same bytes', () => {
  const [first, second] = [1, 2].map(() => {
    const buffers = createBuffers(80, 80)
    findObject('apple')!.draw(buffers, { x: 40, y: 70, height: 60 }, { facing: 1 })
    return buffers.canvases.albedo.data()
  })
  expect(first!.equals(second!)).toBe(true)
})
