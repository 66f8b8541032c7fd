import { circle, curve, merge, rectangle } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { bow, castShadow, opening } from './ornaments.ts'
import type { Opening } from './opening.ts'

/** Two carved and gilded frames with a mat, hung from bows. */
export function inGold(scenery: Scenery): Opening[] {
  const { g, width, height, unit, palette } = scenery
  const size = Math.min(width * 0.29, height * 0.455)
  const spots: Opening[] = [0.265, 0.735].map((x) => ({
    x: width * x,
    y: height * 0.52,
    width: size,
    height: size * 1.25,
    turn: 0,
  }))
  const gold = palette.night ? '#d3a548' : '#e3b04b'
  for (const spot of spots) {
    g.distance = 198
    const hook = spot.y - size * 1.02
    for (const side of [-1, 1])
      g.stroke(curve(spot.x + side * size * 0.5, spot.y - size * 0.8, spot.x, hook), '#8c6d3a', unit * 0.004, {
        ink: 0.7,
        solid: true,
      })
    g.at(spot.x, spot.y, () => carvedFrame(scenery, size, gold))
    g.as('object', 214, () => g.at(spot.x, hook, () => bow(scenery, unit * 0.03, '#c2455a')))
  }
  return spots
}

function carvedFrame(scenery: Scenery, size: number, gold: string): void {
  const { g } = scenery
  const box = (margin: number, radius = 0.012) =>
    rectangle(
      -size * (0.5 + margin),
      -size * (0.625 + margin),
      size * (1 + margin * 2),
      size * (1.25 + margin * 2),
      size * radius,
    )
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * size * 0.66, y * size * 0.785] as const))
  const outline = merge([box(0.2, 0.03), ...corners.map(([x, y]) => circle(x, y, size * 0.085))])
  castShadow(scenery, outline)
  g.as('object', 204, () => {
    g.shape(outline, { fill: gold, shade: 0.9 })
    g.shape(box(0.165), { fill: adjust(gold, -0.13, 1.1), shade: 0.5, line: 0.7 })
    g.shape(box(0.145), { fill: adjust(gold, 0.05), shade: 0.9, line: 0.5 })
    beads(scenery, size, gold)
    g.shape(box(0.09), { fill: adjust(gold, -0.16), shade: 0.3, line: 0.6 })
    g.shape(box(0.075), { fill: '#fbf3e2', shade: 0.15, line: 0.6 })
    g.tone(rectangle(-size * 0.575, -size * 0.7, size * 1.15, size * 0.02), -0.4, 0.5)
    for (const [x, y] of corners) {
      g.shape(circle(x, y, size * 0.075), { fill: adjust(gold, 0.04), shade: 1, line: 0.8 })
      g.shape(circle(x, y, size * 0.035), { fill: adjust(gold, -0.1), shade: 0.8, line: 0.6 })
    }
  })
  g.distance = 206
  opening(scenery, box(0, 0.004))
}

function beads({ g }: Scenery, size: number, gold: string): void {
  const [x, y] = [size * 0.618, size * 0.743]
  const [across, down] = [18, 22]
  const bead = (bx: number, by: number) =>
    g.shape(circle(bx, by, size * 0.019), { fill: adjust(gold, 0.07), shade: 0.9, line: 0.45 })
  for (let i = 0; i <= across; i++) for (const side of [-1, 1]) bead(-x + (2 * x * i) / across, side * y)
  for (let i = 1; i < down; i++) for (const side of [-1, 1]) bead(side * x, -y + (2 * y * i) / down)
}
