import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { findObject } from '../objects/catalogue.ts'
import { type Box, boxAround, createLayout, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import { createLargeThings, headOf } from '../staging/large-things.ts'
import { stagingOf } from '../staging/stagings.ts'

const plan = (change: Partial<ScenePlan>) => quietPlan('staged', { place: 'farm', action: 'look', ...change })

const DEEDS: ActionId[] = ['look', 'build', 'paint', 'hug', 'walk', 'give', 'point', 'cook', 'dance']

test.each(DEEDS)('what the cover shows no later picture shows alike: %s', (action) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const subject of [1, 2, 3, 4, 5]) {
      const before = Array.from({ length: subject }, (_, page) => (page === 0 ? action : null))
      const first = stagingOf(plan({ action, seed, subject: 'cover' }), 'bench')
      const second = stagingOf(plan({ action, seed, subject, before }), 'bench')
      expect([second.sender.left, second.recipient.right]).not.toEqual([first.sender.left, first.recipient.right])
    }
})

test('two horses for which there is no room beside people look out over them, as large as each other', () => {
  const [width, height] = [900, 600]
  const crowd = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((x) => boxAround(width * x, height * 0.94, width * 0.14, 240))
  const layout = createLayout(width, height, 15)
  for (const body of crowd) layout.take(body)
  const stood: { box: Box; head: Box; size: number }[] = []
  const horse = findObject('horse')!
  const { farOff } = createLargeThings({
    scenery: { width, height, unit: height },
    plan: plan({ things: [{ object: 'horse', words: 'caballos', count: 2 }] }),
    all: [horse],
    layout,
    bodies: crowd,
    ground: height * 0.94,
    metre: 210,
    shown: new Set(),
    stand(object, x, foot, size, facing) {
      const box = boxAround(x, foot, size * object.aspect, size)
      stood.push({ box, head: headOf(box, facing), size })
    },
    settle: () => false,
    everywhere: () => [],
  })
  farOff()
  expect(stood).toHaveLength(2)
  expect(stood[1]!.size / stood[0]!.size).toBeGreaterThan(0.75)
  for (const { head, size } of stood) {
    expect(size).toBeGreaterThan(0.4 * height)
    const area = (head.right - head.left) * (head.bottom - head.top)
    expect(crowd.reduce((sum, body) => sum + overlap(head, body), 0)).toBeLessThan(0.25 * area)
  }
  expect(overlap(stood[0]!.head, stood[1]!.head)).toBe(0)
})
