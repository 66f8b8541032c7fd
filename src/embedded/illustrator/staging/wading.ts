import { circle, Path2D, type Point, smooth } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import { adjust, mix } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Frame } from './composition.ts'
import type { Actor } from './actors.ts'

/** Where the water begins whoever stands in it, as a share of the picture's height. */
export const WATERLINE = 0.73

/** The frame of people whose hips are under water. */
export function deepFrame(frame: Frame, height: number): Frame {
  return { ...frame, floorY: height * WATERLINE + frame.adult * 0.44 }
}

/** The frame of things that float. */
export function floatingFrame(frame: Frame, height: number): Frame {
  return { ...frame, floorY: height * (WATERLINE + 0.05), isGroundOff: false }
}

/** What comes out of the water. */
type Emerging = { x: number; radius: number }

export function bathersOf(actors: readonly Actor[]): Emerging[] {
  return actors.map(({ placement }) => ({ x: anchorsOf(placement).hip[0], radius: placement.height * 0.17 }))
}

/** The water in front of everybody, with rings where bodies come out of it. */
export function drawShallows(scenery: Scenery, emerging: readonly Emerging[]): void {
  const { g, palette, random, width, height, unit } = scenery
  const top = height * WATERLINE
  const edge: Point[] = Array.from({ length: 9 }, (_, i) => [
    (i / 8) * (width + 80) - 40,
    top + unit * 0.008 * (i % 2 ? 1 : -1) * random.between(0.4, 1),
  ])
  g.as('scenery', 214, () => {
    g.shape(smooth([...edge, [width + 60, height + 40], [-60, height + 40]], true, 0.3), {
      fill: g.linear(0, top, 0, height, [
        [0, palette.water[2]],
        [0.16, mix(palette.water[0], palette.water[1], 0.3)],
        [0.7, palette.water[0]],
        [1, adjust(palette.water[0], -0.05)],
      ]),
      shade: 0,
      line: 0.7,
    })
    ripples(scenery, top)
    for (const { x, radius } of emerging) ring(scenery, x, top, radius)
  })
}

function ripples({ g, palette, random, width, height, unit }: Scenery, top: number): void {
  const ink = new Path2D()
  for (const [count, colour, opacity] of [
    [26, adjust(palette.water[0], -0.06), 0.5],
    [34, palette.water[1], 0.7],
    [24, palette.water[2], 0.8],
  ] as const) {
    const waves = new Path2D()
    for (let i = 0; i < count; i++) {
      const t = random() ** 1.3
      const [x, y] = [random() * width, top + unit * 0.03 + (height - top) * t]
      const [s, thick] = [unit * (0.025 + 0.07 * t) * random.between(0.6, 1.4), unit * (0.002 + 0.006 * t)]
      waves.moveTo(x - s, y)
      waves.quadraticCurveTo(x, y - thick * 2, x + s, y)
      waves.quadraticCurveTo(x, y + thick, x - s, y)
      if (i % 3 > 0) continue
      ink.moveTo(x - s, y)
      ink.quadraticCurveTo(x, y - thick * 2, x + s, y)
    }
    g.paint(waves, colour, { opacity })
  }
  g.ink(ink, 0.5, 0.6)
}

/** Foam round a body, and drops that it has thrown up. */
function ring({ g, random, unit }: Scenery, x: number, top: number, radius: number): void {
  for (const [k, opacity] of [
    [1, 0.95],
    [1.5, 0.6],
    [2.1, 0.35],
  ] as const)
    g.stroke(circle(x, top + unit * 0.012 * k, radius * k, unit * 0.014 * k), '#ffffff', unit * 0.006, { opacity })
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.12 + 0.76 * random())
    const reach = radius * random.between(1.3, 2.2)
    const drop = circle(
      x + Math.cos(angle) * reach * 1.2,
      top + Math.sin(angle) * reach * 0.6,
      unit * random.between(0.004, 0.009),
    )
    g.shape(drop, { fill: '#eaf7ff', shade: 0.3, line: 0.5 })
  }
}
