import { adjust } from '../../../colour.ts'
import { circle, curve, type Point, smooth } from '../../buffers/paths.ts'
import { blob, blush, drawing, eye, facet, feature, leg, lit, trail } from '../drawing/drawing.ts'
import { spots } from './dinosaurs.ts'
import { ridge } from './spikes.ts'

/** A smiling tyrannosaur. */
export const tRex = drawing(
  { id: 't-rex', aspect: 1.06, height: 2.8, uses: ['stands'], alive: true },
  (b, { colour = '#d9803f' }) => {
    const far = adjust(colour, -0.1)
    ridge(
      b,
      [
        [-46, -26],
        [-36, -36],
        [-25, -46],
        [-14, -58],
        [-8, -71],
        [-3, -84],
      ],
      adjust(colour, -0.18),
      6,
    )
    leg(b, [8, -34], 14, far, { step: 9, pawLength: 1.4 })
    b.shape(
      blob([
        -54, -10, -46, -22, -30, -40, -16, -56, -6, -72, 8, -74, 22, -60, 24, -40, 14, -22, -6, -16, -24, -20, -40, -18,
      ]),
      {
        fill: lit(b, colour, -76, -10, 0.08),
        shade: 1,
      },
    )
    b.paint(blob([20, -60, 24, -42, 14, -22, -4, -17, 2, -30, 10, -46]), '#f7e2b0')
    b.clip(blob([20, -60, 24, -42, 14, -22, -4, -17, 2, -30, 10, -46]), () => {
      for (const y of [-52, -45, -38, -31, -24]) b.ink(curve(-4, y, 10, y + 3, 26, y), 0.4, 0.6)
    })
    leg(b, [-10, -36], 18, colour, { step: -4, pawLength: 1.4 })
    for (const x of [-9, -3.4, 2.2]) b.paint(facet([x, -7, x + 4.5, -3, x, -1]), '#fff6e0', { line: 0.5 })
    b.stroke(trail([18, -48, 28, -46, 32, -39]), colour, 5, { line: 1, solid: true })
    b.shape(
      blob([-6, -78, 0, -93, 18, -98, 40, -93, 51, -84, 50, -74, 36, -70, 44, -62, 30, -56, 10, -58, -2, -66], 0.42),
      {
        fill: lit(b, colour, -98, -56, 0.07),
        shade: 0.9,
      },
    )
    b.punch(circle(2, -68, 9))
    b.paint(blob([20, -72, 36, -73, 49, -75, 36, -68, 42, -62, 30, -60], 0.3), '#8d3440', { line: 0.7 })
    b.paint(blob([24, -64, 34, -66, 38, -62, 30, -60]), '#ef8a8f')
    for (const x of [28, 34, 40, 45]) b.paint(facet([x - 2, -73.4, x + 2, -73.8, x, -69.6]), '#ffffff', { line: 0.4 })
    spots(
      b,
      [
        [-26, -34, 4],
        [-14, -46, 4.4],
        [-36, -24, 3],
        [4, -62, 3.6],
        [8, -92, 2.4],
      ],
      adjust(colour, -0.09),
    )
    eye(b, 18, -86, 3.6)
    feature(b, curve(12, -93, 18, -95.4, 24, -92), 1)
    b.paint(circle(45, -86, 1), '#6b3a20')
    blush(b, 13, -75, 4)
  },
)

/** A pterosaur that glides with open wings. */
export const pterosaur = drawing(
  { id: 'pterosaur', aspect: 1.6, height: 1.1, uses: ['flies', 'ridden'], alive: true, seat: [0.5, 0.5] },
  (b, { colour = '#b0697f' }) => {
    const skin = adjust(colour, 0.1)
    b.shape(blob([14, -48, 30, -78, 58, -97, 78, -92, 64, -78, 60, -62, 44, -60, 36, -44], 0.35), {
      fill: adjust(skin, -0.08),
      shade: 0.7,
    })
    b.shape(blob([-34, -26, -54, -10, -64, -6, -50, -18], 0.3), { fill: colour, shade: 0.6 })
    b.shape(blob([-36, -26, -16, -46, 14, -54, 30, -46, 22, -30, -6, -18]), {
      fill: lit(b, colour, -54, -18),
      shade: 1,
    })
    const wing: Point[] = [
      [6, -48],
      [-10, -78],
      [-40, -98],
      [-76, -90],
      [-58, -76],
      [-54, -58],
      [-38, -56],
      [-30, -38],
      [-6, -30],
    ]
    b.shape(smooth(wing, true, 0.35), { fill: lit(b, skin, -98, -30), shade: 0.9 })
    for (const [x, y] of [
      [-56, -70],
      [-48, -56],
      [-32, -44],
    ] as const)
      b.ink(curve(2, -46, x * 0.5, y - 10, x, y), 0.5, 0.7)
    b.shape(blob([18, -48, 20, -64, 4, -82, 22, -77, 38, -72, 72, -56, 74, -51, 46, -50, 32, -42], 0.35), {
      fill: lit(b, colour, -82, -42),
      shade: 0.85,
    })
    b.punch(circle(24, -47, 7))
    b.paint(blob([38, -66, 72, -55.5, 74, -51.5, 46, -51, 36, -55], 0.35), '#f3c77a', { line: 0.6 })
    b.ink(curve(72, -53.5, 54, -54, 40, -57), 0.6)
    eye(b, 31, -64, 3.4)
    blush(b, 33, -53, 3.6)
  },
)
