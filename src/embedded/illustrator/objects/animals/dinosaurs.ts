import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, type Point, smooth } from '../../buffers/paths.ts'
import { blob, blush, drawing, eye, feature, leg, lit } from '../drawing/drawing.ts'
import { horn } from './spikes.ts'

/** A long-neck with spots, large enough to ride. */
export const sauropod = drawing(
  { id: 'sauropod', aspect: 1.32, height: 3.2, uses: ['stands', 'ridden'], alive: true, seat: [0.42, 0.56] },
  (b, { colour = '#6fae6a', pose }) => {
    const stride = pose === 'moving' ? 1 : 0
    const far = adjust(colour, -0.09)
    leg(b, [-20, -26], 14, far, { step: 6 * stride })
    leg(b, [14, -26], 13, far, { step: 3 - 7 * stride })
    const body: Point[] = [
      [-66, -8],
      [-52, -22],
      [-36, -38],
      [-12, -48],
      [10, -48],
      [22, -58],
      [27, -76],
      [34, -92],
      [46, -100],
      [60, -95],
      [64, -85],
      [54, -79],
      [45, -78],
      [41, -64],
      [36, -44],
      [26, -26],
      [6, -17],
      [-22, -17],
      [-44, -16],
    ]
    b.shape(smooth(body), { fill: lit(b, colour, -100, -10, 0.08), shade: 1 })
    b.paint(
      blob([
        53, -79, 45, -78, 41, -64, 36, -44, 26, -26, 6, -17.5, -22, -17.5, -10, -24, 16, -30, 30, -48, 37, -72, 42, -80,
      ]),
      '#f0e3b4',
      { opacity: 0.9 },
    )
    leg(b, [-28, -26], 15, colour, { step: -6 * stride })
    leg(b, [8, -26], 14.5, colour, { step: 7 * stride })
    for (const x of [-31, -25, -19, 6, 12, 18])
      b.paint(circle(x + 2 + (x < 0 ? -6 : 7) * stride, -3.4, 2, 1.6), '#f0e3b4', { line: 0.4 })
    spots(
      b,
      [
        [-22, -40, 4],
        [-8, -43, 5],
        [-34, -30, 3],
        [6, -42, 3.4],
        [26, -62, 3],
        [30, -74, 2.4],
        [-46, -22, 2.4],
      ],
      far,
    )
    eye(b, 49, -91, 3)
    feature(b, curve(63, -85, 56, -81.5, 50, -84), 0.9)
    b.paint(circle(60, -91.5, 0.9), '#3c5a3a')
    blush(b, 48, -84, 3)
  },
)

/** Three horns and a frill. */
export const triceratops = drawing(
  { id: 'triceratops', aspect: 1.48, height: 2, uses: ['stands', 'ridden'], alive: true, seat: [0.36, 0.3] },
  (b, { colour = '#5d9fb0', pose }) => {
    const stride = pose === 'moving' ? 1 : 0
    const far = adjust(colour, -0.09)
    leg(b, [-30, -34], 18, far, { step: 7 * stride })
    leg(b, [14, -34], 17, far, { step: 3 - 8 * stride })
    b.shape(blob([-72, -14, -62, -32, -50, -58, -24, -78, 6, -78, 28, -64, 30, -36, 10, -22, -26, -20, -52, -24]), {
      fill: lit(b, colour, -80, -14, 0.08),
      shade: 1,
    })
    leg(b, [-40, -32], 20, colour, { step: -7 * stride })
    leg(b, [6, -32], 19, colour, { step: 8 * stride })
    for (const x of [-46, -38, -30, 1, 9, 17])
      b.paint(circle(x + 3 + (x < 0 ? -7 : 8) * stride, -4.4, 2.6, 2.1), '#f4ead0', { line: 0.4 })
    spots(
      b,
      [
        [-36, -62, 6],
        [-18, -68, 5],
        [-50, -44, 4],
        [-30, -46, 4],
      ],
      far,
    )
    const frill: Point[] = [
      [12, -54],
      [6, -72],
      [12, -88],
      [26, -99],
      [42, -96],
      [50, -82],
      [46, -62],
      [30, -48],
    ]
    for (const [x, y] of frill.slice(1, 6)) b.shape(circle(x, y, 5), { fill: '#f1c66b', shade: 0.7, line: 0.8 })
    b.shape(smooth(frill), { fill: lit(b, '#e28a54', -100, -46), shade: 0.9 })
    b.paint(blob([18, -58, 13, -72, 18, -85, 28, -93, 40, -90, 45, -79, 40, -64]), '#f1b270', { opacity: 0.8 })
    horn(b, [
      [40, -72],
      [52, -98],
      [47, -69],
    ])
    b.shape(blob([22, -54, 28, -70, 44, -74, 58, -64, 72, -46, 72, -38, 62, -32, 42, -30, 26, -38], 0.45), {
      fill: lit(b, colour, -74, -30, 0.06),
      shade: 0.9,
    })
    horn(b, [
      [34, -68],
      [50, -92],
      [43, -68],
    ])
    horn(b, [
      [57, -62],
      [68, -72],
      [64, -55],
    ])
    b.paint(blob([66, -50, 73, -45, 72, -38, 64, -36, 62, -43]), '#f1c66b', { line: 0.6 })
    eye(b, 45, -56, 3.8)
    feature(b, curve(66, -38, 56, -34, 48, -39), 1)
    blush(b, 44, -44, 4.6)
  },
)

export function spots(
  b: Buffers,
  places: readonly (readonly [x: number, y: number, r: number])[],
  colour: string,
): void {
  for (const [x, y, r] of places) b.paint(circle(x, y, r, r * 0.82), colour, { opacity: 0.7 })
}
