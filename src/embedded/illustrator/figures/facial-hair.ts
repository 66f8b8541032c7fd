import { adjust } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { smooth } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import type { Body } from './proportions.ts'

export function facialHair(g: Buffers, { look, age }: Character, body: Body, middle: number): void {
  const colour = age === 'elder' ? adjust(look.hair, 0.04, 0.7) : adjust(look.hair, -0.02)
  const w = body.head
  if (look.beard === 'barba')
    g.shape(
      smooth(
        [
          [-w * 0.99, 0.04],
          [-w * 0.82, 0.25],
          [middle - 0.17, 0.235],
          [middle, 0.215],
          [middle + 0.17, 0.235],
          [w * 0.82, 0.25],
          [w * 0.99, 0.04],
          [w * 0.99, 0.27],
          [w * 0.68, 0.46],
          [middle * 0.6, 0.58],
          [-w * 0.68, 0.46],
          [-w * 0.99, 0.27],
        ],
        true,
        0.5,
      ),
      { fill: colour, shade: 0.6, line: 0.7 },
    )
  else
    g.shape(
      smooth(
        [
          [middle - 0.16, 0.275],
          [middle - 0.09, 0.222],
          [middle, 0.232],
          [middle + 0.09, 0.222],
          [middle + 0.16, 0.275],
          [middle + 0.05, 0.262],
          [middle, 0.256],
          [middle - 0.05, 0.262],
        ],
        true,
        0.5,
      ),
      { fill: colour, shade: 0.4, line: 0.6 },
    )
}
