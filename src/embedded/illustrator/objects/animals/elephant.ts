import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, leg, lit, trail } from '../drawing/drawing.ts'

/** A grey elephant with its trunk raised in greeting. */
export const elephant = drawing(
  { id: 'elephant', aspect: 1.24, height: 2.2, uses: ['stands', 'ridden'], alive: true, seat: [0.36, 0.24] },
  (b, { colour = '#93a3b4', pose }) => {
    const stride = pose === 'moving' ? 1 : 0
    const far = adjust(colour, -0.08)
    const nail = { paw: colour, pawLength: 1.02 }
    b.stroke(trail([-46, -58, -57, -48, -58, -34]), far, 3, { line: 1, solid: true })
    b.shape(circle(-58, -31, 3, 5), { fill: '#55606c', shade: 0.6 })
    leg(b, [-26, -36], 17, far, { ...nail, paw: far, step: 7 * stride })
    leg(b, [14, -36], 16, far, { ...nail, paw: far, step: 3 - 8 * stride })
    b.shape(blob([-50, -44, -46, -70, -26, -84, 0, -82, 22, -78, 30, -50, 22, -30, -6, -26, -38, -24]), {
      fill: lit(b, colour, -86, -22),
      shade: 1,
    })
    leg(b, [-36, -36], 18, colour, { ...nail, step: -7 * stride })
    leg(b, [8, -34], 17, colour, { ...nail, step: 8 * stride })
    for (const x of [-42, -35, -28, 3, 10, 17])
      b.paint(circle(x + 2 + (x < 0 ? -7 : 8) * stride, -4, 2.3, 1.8), '#f1e6da', { line: 0.4 })
    b.stroke(trail([44, -56, 57, -50, 60, -66, 53, -80, 58, -92]), colour, 10.4, { line: 1, solid: true })
    b.shape(blob([10, -62, 16, -86, 34, -95, 50, -84, 54, -66, 49, -48, 34, -40, 18, -44]), {
      fill: lit(b, colour, -96, -40),
      shade: 0.9,
    })
    b.punch(blob([40, -60, 52, -66, 56, -54, 50, -47, 40, -48]))
    for (const [x, y] of [
      [59.5, -63],
      [58, -71],
      [54.5, -78],
    ] as const)
      b.ink(curve(x - 5, y, x, y - 1.6, x + 4.4, y), 0.5, 0.7)
    b.shape(blob([40, -46, 51, -42, 57, -34, 48, -36, 40, -40], 0.4), { fill: '#fff6e4', shade: 0.8 })
    b.shape(blob([20, -86, 2, -94, -14, -80, -14, -56, -2, -40, 12, -44, 22, -62]), {
      fill: lit(b, adjust(colour, 0.02), -94, -40),
      shade: 0.8,
    })
    b.paint(blob([14, -80, 2, -86, -8, -76, -8, -60, 0, -48, 9, -50, 16, -64]), '#d9a6a8', { opacity: 0.55 })
    eye(b, 38, -70, 3)
    feature(b, curve(33, -77, 38, -79.6, 42, -76.6), 0.8)
    feature(b, curve(40, -48, 36, -44, 31, -46), 0.9)
    blush(b, 33, -57, 4.4)
  },
)
