import { expect, test } from 'vitest'
import { drawFace } from '../../../test/photo/drawn-face.ts'
import { byColour, solid } from './ground.ts'
import { sampleSquare } from './pixels/pixels.ts'
import { studyPhoto } from './sitter.ts'

/** A map from rows of `#` (the person) and `.` (ground). */
function mapOf(...rows: string[]) {
  return { side: rows.length, values: Float32Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0)) }
}

test('ground that no edge leads to belongs to the person', () => {
  const { values } = solid(mapOf('.....', '.###.', '.#.#.', '.###.', '.###.'))
  expect(Array.from(values)).toEqual(Array.from(mapOf('.....', '.###.', '.###.', '.###.', '.###.').values))
})

test('the ground is told by its colours where the network takes everything for the person', async () => {
  const photo = drawFace({ skin: '#c68c5f', hair: '#221813', wall: '#3a6ea8', clothes: '#f0f0ec' })
  const { pixels, sitter } = await studyPhoto(photo)
  const side = 64
  const square = { x: pixels.width / 2, y: pixels.width / 2, side: pixels.width, angle: 0 }
  const everything = { side, values: new Float32Array(side * side).fill(1) }
  const { values } = byColour(everything, sampleSquare(pixels, square, side, 0, 255), pixels, sitter!)
  const at = (u: number, v: number) => values[Math.floor(v * side) * side + Math.floor(u * side)]
  expect([at(0.05, 0.1), at(0.95, 0.3)]).toEqual([0, 0])
  expect([at(0.5, 0.5), at(0.5, 0.25), at(0.5, 0.95)]).toEqual([1, 1, 1])
})
