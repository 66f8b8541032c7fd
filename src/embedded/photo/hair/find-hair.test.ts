import { expect, test } from 'vitest'
import { drawFace } from '../../../../test/photo/drawn-face.ts'
import { writeModel } from '../../../../test/photo/written-model.ts'
import { openNetwork } from '../network/network.ts'
import { studyPhoto } from '../sitter.ts'
import { findHair } from './find-hair.ts'

const person = { skin: '#c68c5f', hair: '#221813', wall: '#3a6ea8', clothes: '#f0f0ec' }

/** Places of the drawn face, in its own pixels. */
const HAIR = { crown: [240, 100], temple: [118, 200] } satisfies Record<string, [number, number]>
const OTHER = { cheek: [190, 300], shirt: [240, 560], wall: [30, 60] } satisfies Record<string, [number, number]>

test('finds hair by place and colours where there is no network', async () => {
  const { sitter } = await studyPhoto(drawFace(person))
  const sure = ([x, y]: [number, number]) => sitter!.hair(x, y)
  expect(Object.values(HAIR).map((place) => sure(place) > 0.6)).toEqual([true, true])
  expect(Object.values(OTHER).map((place) => sure(place) < 0.3)).toEqual([true, true, true])
})

test('believes the network where there is one', async () => {
  // One that says hair wherever the photo is red: its second logit is 20 × red, its first 10.
  const network = openNetwork(
    writeModel(
      [
        { shape: [1, 64, 64, 4] },
        { shape: [2, 1, 1, 4], data: Float32Array.of(0, 0, 0, 0, 20, 0, 0, 0) },
        { shape: [2], data: Float32Array.of(10, 0) },
        { shape: [1, 64, 64, 2] },
      ],
      [{ code: 3, inputs: [0, 1, 2], outputs: [3], options: [{ int8: 0 }, 1, 1] }],
      [0],
      [3],
    ),
  )
  const { pixels, sitter } = await studyPhoto(drawFace({ ...person, wall: '#0000ff', clothes: '#ff0000' }))
  const hair = findHair(pixels, sitter!.frame, sitter!.head, network)
  expect(hair(240, 560)).toBeGreaterThan(0.9)
  expect(hair(30, 60)).toBeLessThan(0.1)
  expect(hair(-500, 60)).toBe(0)
})
