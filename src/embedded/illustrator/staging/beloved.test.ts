import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObject } from '../objects/catalogue.ts'
import { belovedBeside, isStroked, stroke, STROKING } from './beloved.ts'
import { frameOf } from './composition.ts'
import { besides, COATS, postureIn } from './kinds-of-things.ts'
import { placePeople } from './people.ts'
import { STAGINGS } from './usual-stagings.ts'

const [width, height] = [1536, 1024]
const companion = { object: 'dog', role: 'recipient' } as const

test.each(STYLES)('who strokes their dog has the hand on its head, not behind it: %s', (style) => {
  const dog = findObject('dog')!
  for (const side of [1, -1] as const)
    for (const action of ['hug', 'comfort'] as const) {
      const plan = quietPlan('beloved', { place: 'park', action, side, companion })
      expect(isStroked(plan)).toBe(true)
      const frame = frameOf(plan, style, width, height)
      const [person] = placePeople({ ...plan.cast, recipient: null }, STAGINGS[action], {
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
      expect(stroking.pose[STROKING[side]].behind).toBe(false)
      const { hands, elbows, shoulders } = anchorsOf(stroking)
      const [handX, handY] = hands[STROKING[side]]
      expect(elbows[STROKING[side]][1]).toBeLessThan((handY + shoulders[STROKING[side]][1]) / 2 + size * 0.05)
      // Above its muzzle and no further than its ear, or, where an arm is short, on the way there.
      expect(handY).toBeLessThan(frame.floorY - size * 0.7)
      expect((x - handX) * side).toBeGreaterThan(-size * 0.1)
    }
})

test('animals lie by a fire at night, sniff where people look for something, and of three cats each does as it likes', () => {
  expect(postureIn({ action: 'sit', subject: 3, time: 'night' })).toBe('lying')
  expect(postureIn({ action: 'sit', subject: 3, time: 'day' })).toBe('sitting')
  expect(postureIn({ action: 'look', subject: 'cover', time: 'day' })).toBe('sniffing')
  expect(postureIn({ action: 'run', subject: 1, time: 'night' })).toBe('moving')
  expect(new Set(COATS.map((coat) => besides('sitting', coat))).size).toBe(3)
  expect(COATS.map((coat) => besides('sleeping', coat))).toEqual(['sleeping', 'sleeping', 'sleeping'])
})
