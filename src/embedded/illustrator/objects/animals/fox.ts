import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, leg, lit } from '../drawing/drawing.ts'

/** A red fox with a great soft tail. */
export const fox = drawing(
  { id: 'fox', aspect: 1.06, height: 0.55, uses: ['stands'], alive: true },
  (b, { colour = '#e2753a' }) => bushyTailed(b, colour, '#5b3527', '#fff5e6'),
)

/** Its grey cousin, who is no worse than the others. */
export const wolf = drawing(
  { id: 'wolf', aspect: 1.06, height: 0.85, uses: ['stands'], alive: true },
  (b, { colour = '#8b909b' }) => bushyTailed(b, colour, '#5c606b', '#eef0f0'),
)

function bushyTailed(b: Buffers, colour: string, sock: string, pale: string): void {
  b.shape(blob([-14, -6, -32, -4, -48, -16, -52, -38, -44, -56, -34, -50, -26, -36, -16, -20]), {
    fill: lit(b, colour, -56, -2),
    shade: 0.95,
  })
  b.shape(blob([-52, -38, -50, -50, -44, -57, -36, -51, -38, -46, -42, -47, -45, -41, -49, -42], 0.4), {
    fill: pale,
    shade: 0.6,
    line: 0.8,
  })
  b.shape(blob([-20, -4, -22, -24, -10, -46, 6, -54, 20, -46, 22, -20, 18, -3, 0, -1]), {
    fill: lit(b, colour, -56, 0),
    shade: 0.9,
  })
  b.paint(blob([8, -50, 20, -44, 20, -28, 12, -18, 6, -32]), pale)
  b.shape(blob([-20, -3, -22, -18, -10, -25, 2, -15, 1, -2, -10, -1]), { fill: colour, shade: 0.7 })
  leg(b, [9, -28], 8, adjust(colour, -0.07), { paw: sock })
  leg(b, [17, -28], 8, colour, { paw: sock })
  b.shape(circle(-6, -3, 9, 3.8), { fill: sock, shade: 0.5, line: 0.8 })
  for (const [x, lean] of [
    [-4, -3],
    [20, 4],
  ] as const) {
    b.shape(blob([x - 8, -76, x + lean, -100, x + 8, -76], 0.22), { fill: colour, shade: 0.7 })
    b.paint(blob([x - 4, -78, x + lean * 0.9, -92, x + 4, -77], 0.22), sock)
  }
  b.shape(blob([-20, -62, -10, -80, 8, -84, 26, -79, 38, -62, 48, -53, 36, -48, 16, -44, -2, -48], 0.4), {
    fill: lit(b, colour, -84, -44),
    shade: 0.85,
  })
  b.paint(blob([-19, -61, -6, -62, 8, -55, 22, -58, 36, -56, 47, -53, 36, -48, 16, -44, -2, -48], 0.4), pale)
  b.shape(circle(46.5, -54, 3.4, 2.8), { fill: '#33221f', shade: 0.9, line: 0.7 })
  feature(b, curve(43, -49.5, 34, -46, 24, -49), 0.9)
  eye(b, 21, -65, 3)
  eye(b, -1, -64, 3)
  blush(b, 10, -54, 3.6)
}
