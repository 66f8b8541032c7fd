import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, type Point, smooth } from '../../buffers/paths.ts'
import { drawing, lit } from '../drawing/drawing.ts'
import { TURN } from './toys.ts'

/** A leather football. */
export const ball = drawing(
  { id: 'ball', aspect: 1, height: 0.23, uses: ['stands', 'held'], grip: [0.5, 0.9] },
  (b, { colour = '#f6f1e6' }) => {
    const round = circle(0, -50, 49)
    b.shape(round, { fill: lit(b, colour, -99, -1), shade: 1.15 })
    b.clip(round, () => {
      for (let i = 0; i < 5; i++) {
        const turn = -0.35 + (i / 5) * TURN
        const [x, y] = [-4 + Math.cos(turn) * 44, -53 + Math.sin(turn) * 44]
        b.stroke(curve(-4 + Math.cos(turn) * 15, -53 + Math.sin(turn) * 15, x, y), '#8b8590', 1.4, { ink: 0.7 })
        patch(b, x, y, 14, turn + Math.PI)
      }
      patch(b, -4, -53, 15.5, -0.35)
    })
    b.tone(circle(-18, -70, 13, 9, -0.6), 0.35, 0.7)
  },
)

/** A striped ball for sand and water. */
export const beachBall = drawing(
  { id: 'beach-ball', aspect: 1, height: 0.34, uses: ['stands', 'held'], grip: [0.5, 0.9] },
  (b, { colour: asked }) => {
    const round = circle(0, -50, 49)
    b.shape(round, { fill: '#fff8ea', shade: 1.15 })
    b.clip(round, () => {
      const stripes = ['#e5533d', '#f4b83a', '#3f8fc4'].map((stripe) => asked ?? stripe)
      const colours = stripes.flatMap((stripe) => [stripe, '#fff8ea'])
      colours.forEach((colour, i) => {
        const [from, to] = [(i / 6) * TURN, ((i + 1) / 6) * TURN]
        b.paint(
          smooth([[-12, -68], seam(from, 40), seam(from + 0.22, 90), seam(to + 0.22, 90), seam(to, 40)], true, 0.3),
          colour,
          { line: 0.7 },
        )
      })
      b.paint(circle(-12, -68, 7), '#fff8ea', { line: 0.7 })
    })
    b.tone(circle(-24, -74, 11, 8, -0.6), 0.4, 0.7)
  },
)

/** A dark five-cornered patch of leather. */
function patch(b: Buffers, x: number, y: number, radius: number, turn: number): void {
  const corners = Array.from({ length: 5 }, (_, i): Point => {
    const at = turn + (i / 5) * TURN
    return [x + Math.cos(at) * radius, y + Math.sin(at) * radius]
  })
  b.paint(smooth(corners, true, 0.12), '#3a3540', { line: 0.8 })
}

/** A point of a seam that runs out from the ball's pole. */
function seam(turn: number, radius: number): Point {
  return [-12 + Math.cos(turn) * radius, -68 + Math.sin(turn) * radius]
}
