import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, drawing, lit } from '../drawing/drawing.ts'

/** A roller skate with a star. */
export const skates = drawing(
  { id: 'skates', aspect: 1.02, height: 0.32, uses: ['stands', 'held'], grip: [0.3, 0.25] },
  (b, { colour = '#5aa7b8' }) => {
    b.shape(
      blob([-34, -30, -36, -62, -34, -96, -18, -99, 0, -95, 2, -66, 18, -54, 40, -48, 48, -36, 46, -28, 0, -26], 0.35),
      {
        fill: lit(b, colour, -98, -26),
        shade: 1,
      },
    )
    b.paint(blob([-35, -98, -18, -101, 1, -96, 1, -86, -18, -89, -36, -87], 0.3), '#fff4e0', { line: 0.7 })
    b.shape(blob([-36, -34, 46, -34, 50, -28, 46, -22, -34, -22], 0.2), { fill: '#fff4e0', shade: 0.7 })
    for (const [x, y] of [
      [2, -78],
      [4, -68],
      [11, -59],
      [21, -54],
    ] as const)
      b.stroke(curve(x - 8, y - 2, x, y), '#fff4e0', 2.4, { ink: 0.5 })
    b.shape(
      blob(
        [
          -17, -76, -14.4, -69, -7, -68.6, -12.8, -64, -10.8, -57, -17, -61, -23.2, -57, -21.2, -64, -27, -68.6, -19.6,
          -69,
        ],
        0.15,
      ),
      { fill: '#f6c84e', shade: 0.6, line: 0.7 },
    )
    b.shape(rectangle(-32, -22, 74, 6, 2), { fill: '#8f8a92', shade: 0.8 })
    b.shape(blob([42, -24, 52, -20, 50, -12, 42, -14]), { fill: '#d8483c', shade: 0.8 })
    for (const x of [-22, 26]) {
      b.shape(circle(x, -11, 11), { fill: '#d8483c', shade: 1 })
      b.shape(circle(x, -11, 4), { fill: '#f4ead6', shade: 0.8, line: 0.7 })
    }
  },
)

/** A surfboard that stands in the sand. */
export const surfboard = drawing(
  { id: 'surfboard', aspect: 0.32, height: 1.9, uses: ['stands', 'held'], grip: [0.5, 0.55] },
  (b, { colour = '#f2a33c' }) => {
    const board = blob([0, -100, 11, -82, 15.4, -50, 11, -16, 0, -1, -11, -16, -15.4, -50, -11, -82], 0.5)
    b.shape(board, { fill: '#fff4e0', shade: 0.9 })
    b.clip(board, () => {
      b.paint(rectangle(-20, -102, 40, 30), colour, { line: 0.6 })
      b.paint(blob([-20, -74, 0, -66, 20, -74, 20, -66, 0, -58, -20, -66]), '#3f9cb4', { line: 0.6 })
      b.paint(rectangle(-20, -22, 40, 24), adjust(colour, -0.05), { line: 0.6 })
      for (let i = 0; i < 5; i++)
        b.paint(circle(Math.cos(i * 1.257) * 4.4, -44 + Math.sin(i * 1.257) * 4.4, 3.4), '#e5645a', { line: 0.4 })
      b.paint(circle(0, -44, 2.4), '#f6d24a')
    })
    b.ink(curve(0, -99, 0, -2), 0.5, 0.6)
  },
)
