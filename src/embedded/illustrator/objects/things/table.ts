import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, rectangle, smooth } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit, trail } from '../drawing/drawing.ts'

const TURN = Math.PI * 2

/** A birthday cake of two floors with candles. */
export const cake = drawing(
  { id: 'cake', aspect: 1.06, height: 0.42, uses: ['stands', 'held'], grip: [0.5, 0.95] },
  (b, { colour = '#f4b6b4' }) => {
    b.shape(circle(0, -6, 52, 7), { fill: '#e9eef0', shade: 0.7 })
    tier(b, 42, -8, 30, '#f3dcae', colour)
    tier(b, 27, -38, 24, '#c98756', '#fff4e4')
    for (const [x, fill] of [
      [-16, '#5fa8c8'],
      [0, '#e5533d'],
      [16, '#f0b43a'],
    ] as const) {
      b.shape(rectangle(x - 2.4, -82, 4.8, 20, 1), { fill, shade: 0.8, line: 0.8 })
      b.stroke(curve(x - 2.2, -72, x + 2.2, -75), '#fff8ea', 1.2)
      b.shape(blob([x - 3.4, -87, x, -97, x + 3.4, -87, x, -83]), { fill: '#f9b332', shade: 0.2, line: 0.5, glow: 0.9 })
      b.paint(circle(x, -87, 1.5, 2.4), '#fff6c4', { glow: 1 })
    }
  },
)

function tier(b: Buffers, half: number, foot: number, height: number, dough: string, icing: string): void {
  const top = foot - height
  b.shape(
    blob(
      [
        -half,
        top,
        -half,
        foot - 3,
        -half * 0.5,
        foot + 2,
        0,
        foot + 3,
        half * 0.5,
        foot + 2,
        half,
        foot - 3,
        half,
        top,
      ],
      0.25,
    ),
    {
      fill: lit(b, dough, top, foot),
      shade: 0.9,
    },
  )
  const drips: [number, number][] = [[-half - 1, top - 1]]
  for (let i = 0; i <= 8; i++) drips.push([-half + (i * half) / 4, top + (i % 2 ? 13 : 6)])
  drips.push([half + 1, top - 1], [half * 0.6, top - 6], [0, top - 7.5], [-half * 0.6, top - 6])
  b.shape(smooth(drips, true, 0.6), { fill: icing, shade: 0.7, line: 0.9 })
  for (let i = 0; i < 7; i++) {
    const x = -half * 0.8 + (i * half * 1.6) / 6
    b.shape(circle(x, top - 2 - Math.sin((i / 6) * Math.PI) * 3, 2.6), {
      fill: i % 2 ? '#d8483c' : '#fffaf0',
      shade: 0.8,
      line: 0.6,
    })
  }
}

/** A cone with three scoops. */
export const iceCream = drawing(
  { id: 'ice-cream', aspect: 0.5, height: 0.24, uses: ['held', 'stands'], grip: [0.5, 0.7] },
  (b) => {
    const cone = facet([-15, -46, 15, -46, 0, 0])
    b.shape(cone, { fill: lit(b, '#e0a458', -46, 0), shade: 0.8 })
    b.clip(cone, () => {
      for (let i = -3; i < 6; i++) {
        b.ink(curve(-20 + i * 6, -48, 10 + i * 6, 0), 0.45, 0.7)
        b.ink(curve(20 - i * 6, -48, -10 - i * 6, 0), 0.45, 0.7)
      }
    })
    for (const [x, y, fill] of [
      [-9, -58, '#8a5a3c'],
      [10, -59, '#f4a9b8'],
      [0, -76, '#fff3d2'],
    ] as const) {
      b.shape(
        smooth(
          Array.from({ length: 12 }, (_, i): [number, number] => {
            const turn = (i / 12) * TURN
            const r = 15 + (Math.sin(turn) > 0.2 && i % 2 ? 2.4 : 0)
            return [x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.96]
          }),
        ),
        { fill: lit(b, fill, y - 15, y + 15), shade: 1 },
      )
      b.tone(circle(x - 5, y - 6, 4, 3), 0.4, 0.7)
    }
    b.stroke(curve(2, -93, 4, -98, 8, -99), '#5c7f3c', 1, { ink: 0.5 })
    b.shape(circle(1, -91, 4.6), { fill: '#d8303a', shade: 1, line: 0.8 })
  },
)

/** A warm cup on its saucer. */
export const coffee = drawing(
  { id: 'coffee', aspect: 1.1, height: 0.18, uses: ['held', 'stands'], grip: [0.85, 0.6] },
  (b, { colour = '#e9764f' }) => {
    for (const x of [-14, 4, 20])
      b.stroke(trail([x, -70, x - 5, -80, x + 4, -88, x - 1, -98]), '#f6f1e8', 3, { opacity: 0.8, ink: 0.3 })
    b.shape(circle(-2, -7, 48, 7), { fill: adjust(colour, 0.1, 0.8), shade: 0.8 })
    b.stroke(trail([30, -54, 50, -54, 50, -34, 28, -24]), colour, 7, { line: 1, solid: true })
    b.shape(blob([-38, -62, -36, -34, -24, -12, -2, -7, 20, -12, 32, -34, 34, -62], 0.35), {
      fill: lit(b, colour, -64, -8),
      shade: 1,
    })
    b.paint(blob([-37, -50, -2, -42, 33, -50, 32, -40, -2, -31, -36, -40]), '#fff0dc')
    b.shape(circle(-2, -62, 36, 8), { fill: '#fff6ea', shade: 0.5 })
    b.shape(circle(-2, -61, 31, 6), { fill: '#6f4328', shade: 0.4, line: 0.7 })
    b.paint(blob([-10, -60, -2, -57, 6, -60, 4, -63, -2, -61, -8, -63]), '#e8c89c')
  },
)
