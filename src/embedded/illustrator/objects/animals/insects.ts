import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, smooth, type Point } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, lit } from '../drawing/drawing.ts'

/** A butterfly with open wings, seen a little from the side. */
export const butterfly = drawing(
  { id: 'butterfly', aspect: 1.24, height: 0.22, uses: ['flies'], alive: true },
  (b, { colour = '#ef8f3a' }) => {
    const dark = '#5a3326'
    for (const side of [-1, 1]) {
      const at = (points: [number, number][]): Point[] => points.map(([x, y]) => [x * side, y])
      b.shape(
        smooth(
          at([
            [4, -46],
            [16, -24],
            [36, -6],
            [50, -14],
            [48, -34],
            [26, -48],
          ]),
        ),
        { fill: dark, shade: 0.7 },
      )
      b.paint(
        smooth(
          at([
            [8, -43],
            [18, -26],
            [34, -12],
            [43, -18],
            [42, -32],
            [24, -43],
          ]),
        ),
        lit(b, adjust(colour, 0.05), -46, -8),
      )
      b.shape(
        smooth(
          at([
            [4, -50],
            [10, -76],
            [34, -98],
            [58, -96],
            [60, -74],
            [44, -52],
            [20, -44],
          ]),
        ),
        { fill: dark, shade: 0.8 },
      )
      b.paint(
        smooth(
          at([
            [9, -54],
            [16, -74],
            [35, -90],
            [50, -88],
            [51, -72],
            [38, -56],
            [20, -49],
          ]),
        ),
        lit(b, colour, -92, -48),
      )
      for (const [x, y] of [
        [30, -88],
        [44, -72],
        [28, -54],
      ] as const)
        b.stroke(curve(8 * side, -52, x * side * 0.7, y, x * side, y), dark, 1.4)
      for (const [x, y, r] of [
        [53, -91, 2.2],
        [56, -82, 2.2],
        [55, -73, 1.8],
        [44, -20, 2],
        [46, -28, 1.8],
      ] as const)
        b.paint(circle(x * side, y, r), '#fff6e0')
      b.stroke(curve(side * 1.5, -66, side * 4, -84, side * 13, -91), dark, 1.4, { ink: 0.7 })
      b.paint(circle(side * 13.4, -91.4, 2), dark)
    }
    b.shape(blob([-3.4, -60, 0, -64, 3.4, -60, 3, -34, 0, -18, -3, -34]), { fill: '#6d4432', shade: 0.9 })
    b.shape(circle(0, -64, 6), { fill: '#7d5240', shade: 0.8 })
    for (const side of [-1, 1]) eye(b, side * 2.6, -65, 1.5)
    feature(b, curve(-2, -61, 0, -59.6, 2, -61), 0.6)
  },
)

/** A plump bee with a stitched path behind it. */
export const bee = drawing({ id: 'bee', aspect: 1.2, height: 0.18, uses: ['flies'], alive: true }, (b) => {
  for (const [x, turn] of [
    [-6, -0.5],
    [12, 0.15],
  ] as const)
    b.at(x, -62, () => wing(b), turn)
  const body = blob([-52, -34, -40, -58, -8, -68, 26, -62, 44, -40, 34, -16, 4, -6, -34, -14])
  b.shape(blob([-50, -36, -60, -31, -50, -27], 0.2), { fill: '#3b2a24', shade: 0.6 })
  b.shape(body, { fill: lit(b, '#f6c23c', -70, -6, 0.09), shade: 1 })
  b.clip(body, () => {
    for (const x of [-40, -18, 4])
      b.paint(blob([x, -76, x + 11, -76, x + 14, -36, x + 11, 2, x, 2, x + 4, -36]), '#3b2a24')
  })
  b.shape(circle(37, -40, 20), { fill: lit(b, '#f6c23c', -60, -20), shade: 0.9 })
  for (const [x, tip] of [
    [34, 30],
    [42, 48],
  ] as const) {
    b.stroke(curve(x, -58, x, -72, tip, -80), '#3b2a24', 2, { ink: 0.8 })
    b.paint(circle(tip, -81, 3), '#3b2a24')
  }
  eye(b, 36, -45, 3.6)
  eye(b, 49, -45, 3.2)
  feature(b, curve(38, -33, 44, -28, 50, -34), 1)
  blush(b, 32, -36, 4)
})

function wing(b: Buffers): void {
  const path = blob([0, 2, -18, -14, -20, -32, -4, -38, 8, -24, 6, -4])
  b.shape(path, { fill: '#d8edf4', shade: 0.6, opacity: 0.92 })
  for (const [x, y] of [
    [-12, -28],
    [-2, -30],
  ] as const)
    b.ink(curve(0, 0, x * 0.6, y * 0.4, x, y), 0.4, 0.6)
}
