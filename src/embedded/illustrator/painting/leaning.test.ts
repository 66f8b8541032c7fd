import { expect, test, vi } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObject } from '../objects/catalogue.ts'
import { viewOf } from './background.ts'
import { paintScene } from './paint-scene.ts'
import { placeCast } from './place-cast.ts'
import { frameOf, rollOf } from '../staging/composition.ts'
import { partsOf } from '../staging/parts.ts'
import { stagingOf } from '../staging/stagings.ts'
import { tiltOf } from '../staging/tilt.ts'

test.each(STYLES)('however the camera leans, feet, heads and raised hands stay on the page: %s', (style) => {
  const [width, height] = [1536, 1024]
  for (const lean of [0.065, -0.065, 0])
    for (const action of ['give', 'walk', 'play-ball'] as const) {
      const plan = quietPlan('leaning', { place: 'village', action, lean, side: lean < 0 ? -1 : 1 })
      const frame = frameOf(plan, style, width, height)
      const view = viewOf(plan, frame, width, height)
      const staging = stagingOf(plan, undefined)
      const actors = placeCast(plan, style, frame, staging, partsOf(plan, staging), { width, height }, view)
      const tilt = tiltOf(rollOf(plan, style), width, height)
      expect(actors).toHaveLength(2)
      for (const { placement } of actors) {
        const { head, headRadius, breadth, hands } = anchorsOf(placement)
        const [x, y] = head
        for (const [across, down] of [
          [placement.x, placement.y],
          [x, y - headRadius],
          [x - breadth, y],
          [x + breadth, y],
          hands.left,
          hands.right,
        ] as const) {
          const [left, top] = tilt.point([across, down])
          expect(Math.min(left, width - left, top, height - top), `${action} ${lean}`).toBeGreaterThanOrEqual(0)
        }
      }
    }
})

test('what stands in a picture that leans is drawn aslant', () => {
  const draw = vi.spyOn(findObject('horse')!, 'draw')
  const angles = [0, 0.05, -0.05].map((lean) => {
    let angle = NaN
    draw.mockImplementationOnce((g) => {
      const { a, b } = g.albedo.getTransform()
      angle = Math.atan2(b, a)
    })
    const things = [{ object: 'horse', words: 'caballo' }]
    const plan = quietPlan('leaning', { place: 'village', action: 'walk', lean, things })
    paintScene(plan, 'infantil', 300, 200, { sender: null, recipient: null })
    return angle
  })
  draw.mockRestore()
  expect(angles.map((angle) => Math.round(angle * 1000) / 1000)).toEqual([0, 0.05, -0.05])
})
