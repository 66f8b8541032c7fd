import { adjust } from '../../../colour.ts'
import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { blob, drawing, lit, trail } from '../drawing/drawing.ts'

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
