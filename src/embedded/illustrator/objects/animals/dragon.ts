import { circle, curve, smooth, type Point } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, facet, feature, leg, lit, trail } from '../drawing/drawing.ts'
import { horn, ridge } from './spikes.ts'

/** A small green dragon with a warm heart. */
export const dragon = drawing(
  { id: 'dragon', aspect: 1.14, height: 1.9, uses: ['stands', 'flies', 'ridden'], alive: true, seat: [0.4, 0.5] },
  (b, { colour = '#58a878' }) => {
    const far = adjust(colour, -0.09)
    const belly = '#f5dc98'
    const wing: Point[] = [
      [-8, -50],
      [-18, -78],
      [-34, -98],
      [-40, -82],
      [-55, -84],
      [-50, -68],
      [-58, -58],
      [-42, -52],
      [-26, -40],
    ]
    b.at(8, 2, () => b.shape(smooth(wing, true, 0.3), { fill: '#c9624a', shade: 0.7 }))
    b.shape(blob([-14, -8, -36, -4, -54, -12, -56, -28, -48, -32, -47, -20, -36, -16, -20, -22]), {
      fill: colour,
      shade: 0.9,
    })
    b.shape(facet([-57, -24, -58, -43, -44, -33]), { fill: '#e07a4a', shade: 0.7 })
    leg(b, [10, -22], 14, far, { step: 4 })
    ridge(
      b,
      [
        [-22, -32],
        [-18, -44],
        [-11, -55],
        [-4, -64],
      ],
      '#e07a4a',
      6,
    )
    b.shape(blob([-26, -8, -26, -32, -14, -52, 2, -64, 18, -60, 24, -38, 22, -14, 4, -4, -14, -4]), {
      fill: lit(b, colour, -66, -4, 0.08),
      shade: 1,
    })
    const chest = blob([12, -60, 22, -50, 24, -30, 20, -12, 6, -5, 2, -24, 6, -44])
    b.paint(chest, belly)
    b.clip(chest, () => {
      for (const y of [-50, -42, -34, -26, -18]) b.ink(curve(0, y, 12, y + 3, 26, y), 0.5, 0.6)
    })
    leg(b, [-10, -20], 17, colour, { step: 2 })
    b.stroke(trail([10, -44, 20, -36, 26, -40]), colour, 7, { line: 1, solid: true })
    b.shape(smooth(wing, true, 0.3), { fill: lit(b, '#e07a4a', -98, -40), shade: 0.9 })
    for (const [x, y] of [
      [-38, -82],
      [-48, -68],
      [-42, -54],
    ] as const)
      b.ink(curve(-10, -52, x * 0.6, y, x, y), 0.6, 0.8)
    horn(b, [
      [2, -86],
      [-7, -100],
      [10, -90],
    ])
    horn(b, [
      [13, -90],
      [11, -104],
      [20, -91],
    ])
    b.shape(blob([-4, -72, 0, -86, 14, -93, 28, -88, 38, -78, 50, -72, 53, -62, 44, -55, 24, -54, 6, -56], 0.45), {
      fill: lit(b, colour, -94, -54, 0.07),
      shade: 0.9,
    })
    b.punch(circle(8, -57, 8))
    b.paint(blob([50, -64, 44, -56, 24, -55, 14, -58, 30, -61]), belly, { opacity: 0.95 })
    b.paint(circle(48, -69, 1.3), '#2f5a44')
    feature(b, curve(51, -62, 40, -57, 30, -62), 1)
    eye(b, 23, -76, 4.2)
    blush(b, 20, -65, 4.4)
  },
)
