import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { ANIMAL_SIZES, USUAL_COATS } from '../../../contract/coats.ts'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObject } from '../objects/catalogue.ts'
import { belovedBeside, isStroked, stroke, STROKING } from './beloved.ts'
import { frameOf } from './composition.ts'
import { besides, COATS, postureIn } from './kinds-of-things.ts'
import { placePeople } from './people.ts'
import { stagingOf } from './stagings.ts'

const [width, height] = [1536, 1024]
const DOGS = ANIMAL_SIZES.map((size) => ({
  object: 'dog',
  role: 'recipient' as const,
  coat: { ...USUAL_COATS.perro, size },
}))

/** Of a dog, in its heights: how far before its middle, and above its feet. */
const HEAD = [0.16, 0.95]
const NECK = [0.22, 0.52]

test.each(STYLES)('who strokes their dog has the hand on its head or neck, not behind it: %s', (style) => {
  const dog = findObject('dog')!
  for (const companion of DOGS)
    for (const side of [1, -1] as const)
      for (const action of ['hug', 'comfort'] as const) {
        const { cast, ...quiet } = quietPlan('beloved', { place: 'park', action, side, companion })
        const plan = { ...quiet, cast: { ...cast, recipient: null } }
        expect(isStroked(plan)).toBe(true)
        const frame = frameOf(plan, style, width, height)
        const [person] = placePeople(plan.cast, stagingOf(plan, undefined), {
          style,
          adult: frame.adult,
          centreX: 768,
          floorY: frame.floorY,
          side,
          width,
          height,
          horizon: 600,
          nearer: 'recipient',
          depth: 1,
          eye: 'level',
        })
        const { x, size } = belovedBeside(plan, dog, person!.placement, frame, side)
        const stroking = stroke(plan, dog, person!.placement, frame, frame.floorY)
        const arm = stroking.pose[STROKING[side]]
        expect(arm.behind).toBe(false)
        const { hands, elbows, head, headRadius } = anchorsOf(stroking)
        const [[handX, handY], [elbowX, elbowY]] = [hands[STROKING[side]], elbows[STROKING[side]]]
        const at = [(x - handX) * side, frame.floorY - handY].map((far) => Math.round((far / size) * 100) / 100)
        // On its head or its neck, not across its muzzle or beyond its ear, and no elbow before its person's own face.
        expect([HEAD, NECK], `${companion.coat.size} ${action}`).toContainEqual(at)
        expect(Math.hypot(elbowX - head[0], elbowY - head[1])).toBeGreaterThan(headRadius * 0.95)
      }
})

test.each([
  ['sleep', 3, 'day', 'sleeping'],
  ['run', 1, 'night', 'moving'],
  ['sit', 3, 'night', 'lying'],
  ['sit', 3, 'day', 'sitting'],
  ['hug', 3, 'night', 'sitting'],
  ['look', 'cover', 'day', 'sniffing'],
  ['look', 1, 'day', 'sniffing'],
  ['look', 2, 'day', 'sitting'],
  ['give', 1, 'day', 'idle'],
  ['give', 2, 'day', 'sitting'],
] as const)('where people %s, in picture %s by %s, animals are %s', (action, subject, time, posture) => {
  expect(postureIn({ action, subject, time })).toBe(posture)
})

test('of three cats that rest each does as it likes, and those that sleep or move do alike', () => {
  expect(COATS.map((coat) => besides('sitting', coat))).toEqual(['lying', 'moving', 'sitting'])
  for (const usual of ['sleeping', 'moving'] as const)
    expect(COATS.map((coat) => besides(usual, coat))).toEqual([usual, usual, usual])
})
