import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { viewOf } from './background.ts'
import { placeCast } from './place-cast.ts'
import { frameOf, rollOf } from '../staging/composition.ts'
import { partsOf } from '../staging/parts.ts'
import { stagingOf } from '../staging/stagings.ts'
import { tiltOf } from '../staging/tilt.ts'

test.each(STYLES)('however the camera leans, feet and heads stay on the page: %s', (style) => {
  const [width, height] = [1536, 1024]
  for (const lean of [0.05, -0.05, 0])
    for (const action of ['give', 'walk', 'stand'] as const) {
      const plan = quietPlan('leaning', { place: 'village', action, lean, side: lean < 0 ? -1 : 1 })
      const frame = frameOf(plan, style, width, height)
      const view = viewOf(plan, frame, width, height)
      const staging = stagingOf(plan, undefined)
      const actors = placeCast(plan, style, frame, staging, partsOf(plan, staging), { width, height }, view)
      const tilt = tiltOf(rollOf(plan, style), width, height)
      for (const { placement } of actors) {
        const { head, headRadius } = anchorsOf(placement)
        expect(tilt.point([placement.x, placement.y])[1]).toBeLessThanOrEqual(height)
        expect(tilt.point([head[0], head[1] - headRadius])[1]).toBeGreaterThanOrEqual(0)
      }
    }
})
