import { circle, curve } from '../../buffers/paths.ts'
import { blob, blush, drawing, eye, feature, leg, lit } from '../drawing/drawing.ts'
import { adjust } from '../../../colour.ts'

/** A sitting rabbit, one ear up and one bent. */
export const rabbit = drawing(
  { id: 'rabbit', aspect: 0.72, height: 0.36, uses: ['stands'], alive: true },
  (b, { colour = '#c9b39c' }) => {
    const inner = '#f2b7ae'
    b.shape(circle(-24, -12, 7), { fill: '#fffaf2', shade: 0.8 })
    b.shape(blob([-20, -3, -26, -18, -18, -36, -2, -46, 14, -42, 20, -24, 18, -6, 6, -1, -10, -1]), {
      fill: lit(b, colour, -48, 0),
      shade: 0.9,
    })
    b.paint(blob([6, -40, 17, -34, 18, -14, 10, -5, 3, -18]), '#fffaf2')
    b.shape(blob([-22, -3, -22, -20, -8, -26, 2, -14, 0, -2, -12, -1]), { fill: colour, shade: 0.7 })
    leg(b, [9, -26], 7.5, adjust(colour, -0.03), { paw: '#fffaf2' })
    leg(b, [15, -26], 7.5, colour, { paw: '#fffaf2' })
    b.shape(circle(-5, -3, 10, 4), { fill: '#fffaf2', shade: 0.5, line: 0.8 })
    b.shape(blob([-6, -64, -16, -78, -30, -80, -33, -70, -22, -66, -12, -58]), {
      fill: adjust(colour, -0.05),
      shade: 0.7,
    })
    b.paint(blob([-12, -68, -18, -75, -28, -76, -29, -71, -20, -69]), inner, { opacity: 0.9 })
    b.shape(blob([2, -66, -3, -84, 3, -99, 10, -96, 13, -80, 10, -64]), { fill: colour, shade: 0.7 })
    b.paint(blob([4, -70, 1, -84, 5, -94, 8.5, -92, 9.5, -80, 7.5, -68]), inner, { opacity: 0.9 })
    b.shape(blob([-15, -52, -10, -66, 4, -71, 18, -66, 26, -53, 24, -43, 10, -37, -8, -39]), {
      fill: lit(b, colour, -72, -37),
      shade: 0.85,
    })
    b.paint(blob([16, -52, 25, -52, 25, -44, 14, -38, 6, -42]), '#fffaf2')
    b.paint(circle(24, -52, 2.2, 1.7), '#e0808a', { line: 0.5 })
    feature(b, curve(23.5, -50, 22, -45.5, 16, -46), 0.8)
    b.paint(blob([20, -45.5, 23, -46, 22.6, -41.5, 20.4, -41.5], 0.2), '#ffffff', { line: 0.5 })
    eye(b, 11, -55, 3)
    blush(b, 8, -46, 4)
    for (const y of [-49, -46]) feature(b, curve(17, y, 25, y + 1, 32, y + (y + 47) * 1.5), 0.4)
  },
)
