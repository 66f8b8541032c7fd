import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import type { Character } from '../scene/character.ts'
import { closed, limbLine, onCloth, profile, ribbon } from './outline.ts'
import { POSES } from './poses/poses.ts'
import type { Pose } from './poses/pose.ts'
import { bodyOf } from './proportions.ts'
import { skeletonOf } from './skeleton.ts'
import { mannerOf } from '../scene/manners.ts'

const context = createCanvas(4, 4).getContext('2d')

test('a profile passes through its stops and holds before and after them', () => {
  const width = profile([0, 1], [0.5, 0.4], [1, 0.6])
  expect([-1, 0, 0.5, 1, 2].map((t) => Math.round(width(t) * 1e6) / 1e6)).toEqual([1, 1, 0.4, 0.6, 0.6])
})

test('cloth runs from its right edge to its left edge, and sags between them', () => {
  const cloth = ribbon(
    [
      [0, 0],
      [0, 10],
    ],
    () => 2,
  )
  expect(onCloth(cloth, 1, 0)[0]).toBeCloseTo(2)
  expect(onCloth(cloth, -1, 1)).toEqual([expect.closeTo(-2), expect.closeTo(10)])
  expect(onCloth(cloth, 0, 0.5)[1]).toBeGreaterThan(5)
})

test.each(Object.entries<Pose>(POSES))('an arm is one outline from the shoulder to the wrist: %s', (_, pose) => {
  for (const style of STYLES) {
    const body = bodyOf({ age: 'adult', feminine: false } as Character, mannerOf(style).figure)
    const { arms, shoulders } = skeletonOf(body, pose)
    for (const side of ['left', 'right'] as const) {
      const { joint, end } = arms[side]
      const line = limbLine(shoulders[side], joint, end)
      const path = closed(ribbon(line, () => body.armWidth))
      expect([line[0], line.at(-1)]).toEqual([shoulders[side], end])
      for (const [x, y] of line) expect(context.isPointInPath(path, x, y)).toBe(true)
      // Neither of the bones is longer than half of the arm.
      for (const [x, y] of [shoulders[side], end])
        expect(Math.hypot(x - joint[0], y - joint[1])).toBeLessThan(body.arm * 0.501)
    }
  }
})
