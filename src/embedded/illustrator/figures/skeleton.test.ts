import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import type { Character } from '../scene/character.ts'
import { LOW } from './poses/low.ts'
import { bodyOf, FIGURE_STYLES } from './proportions.ts'
import { SHORT_LEGGED } from './seated-legs.ts'
import { skeletonOf } from './skeleton.ts'

test.each(STYLES)('legs that are too short to cross lie before the body: %s', (style) => {
  for (const age of ['baby', 'child', 'teenager', 'adult', 'elder'] as const) {
    const body = bodyOf({ age, feminine: true } as Character, FIGURE_STYLES[style])
    const { hip, legs } = skeletonOf(body, LOW['sit-floor'])
    const crossed = legs.left.end[0] > hip[0] && legs.right.end[0] < hip[0]
    expect(crossed).toBe(body.total >= SHORT_LEGGED)
    // Nobody sits in the ground.
    for (const { joint, end } of [legs.left, legs.right]) expect(Math.max(joint[1], end[1])).toBeLessThanOrEqual(0)
  }
})
