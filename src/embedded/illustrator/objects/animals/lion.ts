import { circle, curve, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, leg, lit, trail } from '../drawing/drawing.ts'

/** A lion with a round mane. */
export const lion = drawing(
  { id: 'lion', aspect: 1.02, height: 1.1, uses: ['stands'], alive: true },
  (b, { colour = '#e6ab57', pose }) => {
    const stride = pose === 'moving' ? 1 : 0
    const mane = '#b5642c'
    b.stroke(trail([-34, -34, -46, -40, -50, -56, -46, -64]), colour, 4.4, { line: 1, solid: true })
    b.shape(blob([-48, -60, -40, -66, -42, -77, -50, -74, -53, -66]), { fill: mane, shade: 0.8 })
    const far = adjust(colour, -0.08)
    leg(b, [-22, -30], 11, far, { step: 9 * stride })
    leg(b, [14, -30], 11, far, { step: 3 - 8 * stride })
    b.shape(blob([-38, -34, -34, -50, -12, -55, 14, -54, 24, -40, 16, -24, -8, -23, -30, -21]), {
      fill: lit(b, colour, -56, -20),
      shade: 0.9,
    })
    leg(b, [-28, -30], 12, colour, { step: -8 * stride })
    leg(b, [10, -30], 11.5, colour, { step: 1 + 10 * stride })
    const rays = 14
    b.shape(
      smooth(
        Array.from({ length: rays * 2 }, (_, i) => {
          const turn = (i / (rays * 2)) * Math.PI * 2
          const radius = i % 2 ? 27 : 33
          return [20 + Math.cos(turn) * radius, -64 + Math.sin(turn) * radius] as [number, number]
        }),
        true,
        0.7,
      ),
      { fill: lit(b, mane, -98, -32), shade: 0.9 },
    )
    for (let i = 0; i < 18; i++) {
      const turn = (i / 18) * Math.PI * 2
      const [x, y] = [20 + Math.cos(turn) * 22, -64 + Math.sin(turn) * 22]
      b.ink(curve(x, y, 20 + Math.cos(turn + 0.06) * 28, -64 + Math.sin(turn + 0.06) * 28), 0.5, 0.6)
    }
    for (const side of [-1, 1]) {
      b.shape(circle(20 + side * 17, -82, 5.4), { fill: colour, shade: 0.7 })
      b.paint(circle(20 + side * 17, -81.4, 3), '#c97b4a')
    }
    b.shape(blob([1, -66, 6, -80, 20, -85, 34, -80, 39, -66, 33, -50, 20, -45, 7, -50]), {
      fill: lit(b, colour, -86, -45),
      shade: 0.8,
    })
    b.paint(blob([9, -58, 20, -64, 31, -58, 31, -50, 20, -46, 9, -50]), '#fdf0d8')
    b.paint(blob([15.4, -63, 24.6, -63, 20, -57.4]), '#8a4a3a', { line: 0.6 })
    feature(b, curve(20, -58, 19, -52.5, 13, -53.5), 0.9)
    feature(b, curve(20, -58, 21, -52.5, 27, -53.5), 0.9)
    for (const side of [-1, 1]) {
      eye(b, 20 + side * 9, -69, 2.7, '#3a2616')
      feature(b, curve(20 + side * 5, -75.5, 20 + side * 9, -77.5, 20 + side * 13, -75), 0.8)
      blush(b, 20 + side * 14, -60, 3.4)
    }
  },
)
