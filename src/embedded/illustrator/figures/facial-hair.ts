import { adjust } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { curve, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import type { Body } from './proportions.ts'
import { jawBreadth } from './skull.ts'

export function facialHair(g: Buffers, { look, age }: Character, body: Body, middle: number): void {
  const colour = age === 'elder' ? adjust(look.hair, 0.04, 0.7) : adjust(look.hair, -0.02)
  const w = body.head
  const broad = Math.max(1, jawBreadth(look))
  switch (look.beard) {
    case 'ninguna':
      return
    case 'barba':
      g.shape(fullBeard(w, broad, middle, 0.58), { fill: colour, shade: 0.6, line: 0.7 })
      for (const k of [-0.5, -0.2, 0.1, 0.4]) g.ink(curve(k * w, 0.36, k * w * 0.9, 0.42, k * w * 0.8, 0.49), 0.4, 0.5)
      return
    case 'barba incipiente':
      g.paint(fullBeard(w, broad, middle, 0.49), colour, { opacity: 0.3 })
      g.clip(fullBeard(w, broad, middle, 0.49), () => {
        for (let x = -0.9; x < 0.95; x += 0.15)
          for (const y of [0.3, 0.36, 0.42]) g.ink(curve(x * w, y, x * w * 0.98, y + 0.018), 0.5, 0.5)
      })
      return
    case 'perilla':
      g.shape(moustache(middle), { fill: colour, shade: 0.4, line: 0.6 })
      g.shape(
        smooth([
          [middle - 0.1, 0.36],
          [middle, 0.385],
          [middle + 0.1, 0.36],
          [middle + 0.1, 0.46],
          [middle * 0.7, 0.57],
          [middle - 0.1, 0.46],
        ]),
        { fill: colour, shade: 0.6, line: 0.7 },
      )
      return
    case 'bigote':
      g.shape(moustache(middle), { fill: colour, shade: 0.4, line: 0.6 })
  }
}

function fullBeard(w: number, broad: number, middle: number, low: number): Path2D {
  const side = (s: 1 | -1): Point[] => [
    [s * w * 0.99, 0.04],
    [s * w * 0.82, 0.25],
    [middle + s * 0.17, 0.235],
  ]
  return smooth(
    [
      ...side(-1),
      [middle, 0.215],
      ...side(1).toReversed(),
      [w * 0.99, 0.27],
      [w * 0.68 * broad, 0.46],
      [middle * 0.6, low],
      [-w * 0.68 * broad, 0.46],
      [-w * 0.99, 0.27],
    ],
    true,
    0.5,
  )
}

const moustache = (middle: number): Path2D =>
  smooth(
    [
      [middle - 0.17, 0.28],
      [middle - 0.09, 0.218],
      [middle, 0.23],
      [middle + 0.09, 0.218],
      [middle + 0.17, 0.28],
      [middle + 0.05, 0.266],
      [middle, 0.258],
      [middle - 0.05, 0.266],
    ],
    true,
    0.5,
  )
