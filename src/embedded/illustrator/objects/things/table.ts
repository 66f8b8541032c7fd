import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, rectangle, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
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

/** An open book with a ribbon. */
export const book = drawing(
  { id: 'book', aspect: 1.5, height: 0.3, uses: ['held', 'stands'], grip: [0.5, 0.85] },
  (b, { colour = '#b8483c' }) => {
    b.shape(blob([-74, -78, -70, -12, 0, 0, 70, -12, 74, -78, 0, -64], 0.08), { fill: colour, shade: 0.7 })
    for (const side of [-1, 1]) {
      const page = blob(
        [0, -68, side * 22, -92, side * 50, -97, side * 68, -86, side * 65, -22, side * 42, -26, side * 18, -20, 0, -6],
        0.28,
      )
      b.shape(page, {
        fill: b.linear(0, 0, side * 68, 0, [
          [0, '#e9dcc0'],
          [0.25, '#fffaf0'],
          [1, '#f8eedb'],
        ]),
        shade: 0.6,
      })
      b.ink(curve(side * 66.6, -20, side * 44, -22, 0, -3), 0.5, 0.7)
    }
    for (let row = 0; row < 6; row++)
      b.stroke(curve(-58, -76 + row * 8.4, -36, -81 + row * 8.4, -12, -70 + row * 8.4), '#b7a894', 1.3, { ink: 0.25 })
    b.paint(blob([14, -66, 26, -80, 56, -82, 56, -50, 30, -46, 14, -34], 0.2), '#bfe0e4', { line: 0.4 })
    b.paint(blob([14, -44, 28, -58, 40, -50, 56, -62, 56, -50, 30, -46, 14, -35], 0.3), '#7fb26a')
    b.paint(circle(44, -73, 4.4), '#f6c84e')
    b.stroke(trail([1, -64, 3, -30, -3, -6, 4, 2]), '#e8b23e', 3.4, { ink: 0.4 })
  },
)

/** A camera on its strap. */
export const camera = drawing(
  { id: 'camera', aspect: 1.26, height: 0.2, uses: ['held', 'stands'], grip: [0.5, 0.85] },
  (b, { colour = '#4e8f88' }) => {
    b.shape(rectangle(-22, -92, 44, 22, [8, 8, 0, 0]), { fill: '#e2d8c6', shade: 0.8 })
    b.shape(rectangle(-50, -84, 18, 10, 3), { fill: '#d8483c', shade: 0.8 })
    b.shape(rectangle(34, -82, 16, 8, 3), { fill: '#8f8a86', shade: 0.8 })
    b.shape(rectangle(-62, -76, 124, 74, 12), { fill: '#e9e0cf', shade: 0.9 })
    b.shape(rectangle(-62, -62, 124, 46, 0), { fill: lit(b, colour, -62, -16), shade: 0.8, line: 0.8 })
    b.shape(circle(0, -39, 33), { fill: '#e9e0cf', shade: 0.9 })
    b.shape(circle(0, -39, 26), { fill: '#3c3a42', shade: 0.8 })
    b.shape(circle(0, -39, 18), {
      fill: b.radial(-5, -45, 2, 20, [
        [0, '#8fc6dc'],
        [0.6, '#35587c'],
        [1, '#1f2c44'],
      ]),
      shade: 0.5,
      line: 0.8,
    })
    b.paint(circle(-7, -47, 5, 3.4, -0.6), 'rgba(255,255,255,0.85)')
    b.paint(circle(8, -31, 2.4), 'rgba(255,255,255,0.5)')
    b.shape(rectangle(-9, -88, 18, 11, 3), { fill: '#bfe4ec', shade: 0.4, line: 0.8 })
    b.shape(circle(46, -54, 5), { fill: '#f6c84e', shade: 0.6, line: 0.8, glow: 0.2 })
  },
)

/** A palette with a brush. */
export const paints = drawing(
  { id: 'paints', aspect: 1.18, height: 0.3, uses: ['held', 'stands'], grip: [0.3, 0.75] },
  (b) => {
    b.shape(
      blob([-56, -44, -40, -80, 0, -92, 40, -80, 57, -48, 44, -24, 24, -32, 8, -22, 12, -6, -20, -4, -46, -18], 0.5),
      {
        fill: lit(b, '#d9a468', -92, -4),
        shade: 0.9,
      },
    )
    b.shape(circle(-26, -26, 7.4, 6), { fill: '#9c6c3c', shade: 0.2, line: 0.8 })
    for (const [x, y, fill] of [
      [-38, -48, '#e5533d'],
      [-24, -68, '#f4a52e'],
      [0, -77, '#f6d24a'],
      [24, -68, '#6fb05c'],
      [38, -50, '#3f8fc4'],
    ] as const) {
      b.shape(blob([x - 9, y, x - 4, y - 8, x + 6, y - 7, x + 9, y + 1, x + 2, y + 7, x - 7, y + 5]), {
        fill,
        shade: 1,
        line: 0.7,
      })
      b.paint(circle(x - 3, y - 3, 2, 1.4), 'rgba(255,255,255,0.7)')
    }
    b.stroke(curve(-10, -30, 46, -90), '#8a4f34', 5, { line: 0.9, solid: true })
    b.stroke(curve(-10, -30, -1, -39.5), '#d9dde0', 7, { line: 0.8, solid: true })
    b.shape(blob([-7, -40, -17, -30, -24, -13, -9, -22, -1, -33], 0.4), { fill: '#9a5cb0', shade: 0.8, line: 0.8 })
  },
)

/** A ball of wool with needles. */
export const yarn = drawing(
  { id: 'yarn', aspect: 1.12, height: 0.24, uses: ['stands', 'held'], grip: [0.5, 0.8] },
  (b, { colour = '#d9667a' }) => {
    for (const [x0, y0, x1, y1] of [
      [-30, -12, 34, -94],
      [38, -14, -30, -96],
    ] as const) {
      b.stroke(curve(x0, y0, x1, y1), '#d9a862', 4, { line: 0.9, solid: true })
      b.shape(circle(x1, y1, 5), { fill: '#f4c64e', shade: 0.9, line: 0.8 })
    }
    b.stroke(trail([26, -10, 44, -4, 50, -12, 58, -3]), colour, 3.4, { line: 0.8, solid: true })
    const round = circle(0, -40, 39)
    b.shape(round, { fill: lit(b, colour, -79, -1, 0.08), shade: 1.1 })
    b.clip(round, () => {
      for (let i = -3; i <= 3; i++) {
        for (const [turn, weight] of [
          [0.5, 0.55],
          [-0.7, 0.45],
        ] as const) {
          const [c, s] = [Math.cos(turn), Math.sin(turn)]
          const [x, y] = [i * 11 * -s, -40 + i * 11 * c]
          if (i < 1 === turn > 0) continue
          const strand = curve(x - c * 40, y - s * 40, x + i * 3 * -s, y + i * 5 * c, x + c * 40, y + s * 40)
          b.stroke(strand, adjust(colour, -0.09), 1.4)
          b.ink(strand, weight, 0.8)
        }
      }
    })
  },
)
