import { adjust } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { curve, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import { jawBreadth } from './skull.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

export function facialHair(g: Buffers, { look, age }: Character, turned: HeadTurn): void {
  const colour = age === 'elder' ? adjust(look.hair, 0.04, 0.7) : adjust(look.hair, -0.02)
  const broad = Math.max(1, jawBreadth(look))
  const { w } = turned
  const narrow = Math.max(0.55, turned.breadth([0, 0.25]))
  const onLip = (draw: () => void) => g.at(turned.on([0, 0.25])[0] * (0.5 + narrow / 2), 0, draw, 0, narrow, 1)
  switch (look.beard) {
    case 'ninguna':
      return
    case 'barba':
      g.shape(fullBeard(turned, broad, 0.58), { fill: colour, shade: 0.6, line: 0.7 })
      for (const k of [-0.5, -0.2, 0.1, 0.4]) g.ink(curve(k * w, 0.36, k * w * 0.9, 0.42, k * w * 0.8, 0.49), 0.4, 0.5)
      return
    case 'barba incipiente':
      g.paint(fullBeard(turned, broad, 0.49), colour, { opacity: 0.3 })
      g.clip(fullBeard(turned, broad, 0.49), () => {
        for (let x = -0.9; x < 0.95; x += 0.15)
          for (const y of [0.3, 0.36, 0.42]) g.ink(curve(x * w, y, x * w * 0.98, y + 0.018), 0.5, 0.5)
      })
      return
    case 'perilla':
      onLip(() => {
        g.shape(moustache(), { fill: colour, shade: 0.4, line: 0.6 })
        g.shape(
          smooth([
            [-0.1, 0.36],
            [0, 0.385],
            [0.1, 0.36],
            [0.1, 0.46],
            [0, 0.57],
            [-0.1, 0.46],
          ]),
          { fill: colour, shade: 0.6, line: 0.7 },
        )
      })
      return
    case 'bigote':
      onLip(() => g.shape(moustache(), { fill: colour, shade: 0.4, line: 0.6 }))
  }
}

function fullBeard(turned: HeadTurn, broad: number, low: number): Path2D {
  const { w, side } = turned
  // Of the far side only what covers the chin is seen: a cheek lies inside the skull's edge.
  const upper = (s: 1 | -1): Point[] => [
    ...(turned.isFar(s) ? [] : [[s * w * 0.99, 0.04] as Point]),
    [s * w * 0.82, 0.25],
    [s * 0.17, 0.235],
  ]
  const lower = (s: 1 | -1): Point[] => {
    const swell = turned.isFar(s) ? 1 + 0.4 * Math.abs(side) : 1
    return [
      [s * w * (turned.isFar(s) ? 0.8 : 0.99), turned.isFar(s) ? 0.32 : 0.27],
      [s * w * 0.68 * broad * swell, 0.46],
    ]
  }
  const points: Point[] = [
    ...upper(-1),
    [0, 0.215],
    ...upper(1).toReversed(),
    ...lower(1),
    [0, low],
    ...lower(-1).toReversed(),
  ]
  return smooth(points.map(turned.on), true, 0.5)
}

const moustache = (): Path2D =>
  smooth(
    [
      [-0.17, 0.28],
      [-0.09, 0.218],
      [0, 0.23],
      [0.09, 0.218],
      [0.17, 0.28],
      [0.05, 0.266],
      [0, 0.258],
      [-0.05, 0.266],
    ],
    true,
    0.5,
  )
