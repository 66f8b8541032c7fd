import { curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, drawing, lit } from '../drawing/drawing.ts'

/** A campfire on crossed logs. */
export const fire = drawing({ id: 'fire', aspect: 0.95, height: 0.9, uses: ['stands'], light: 2.2 }, (b) => {
  const bark = '#7d4e33'
  for (const [x0, y0, x1, y1] of [
    [-40, -3, 26, -19],
    [40, -3, -26, -19],
    [-30, -2, 30, -4],
  ] as const) {
    b.stroke(curve(x0, y0, x1, y1), bark, 10, { line: 0.9, solid: true })
    b.stroke(curve(x0, y0 - 2.5, x1, y1 - 2.5), adjust(bark, 0.09), 2.4, { opacity: 0.8 })
  }
  const outer = [-26, -14, -33, -40, -16, -66, -12, -48, 2, -98, 18, -58, 24, -66, 33, -36, 25, -13, 0, -8]
  const middle = [-17, -13, -21, -34, -8, -52, 2, -74, 14, -46, 21, -32, 16, -13, 0, -9]
  const inner = [-9, -12, -11, -26, 1, -48, 11, -26, 9, -12, 0, -9]
  b.shape(blob(outer, 0.42), { fill: lit(b, '#f2702b', -98, -8, 0.1), shade: 0.4, glow: 0.75 })
  b.paint(blob(middle, 0.45), '#fbb034', { glow: 0.9 })
  b.paint(blob(inner, 0.5), '#fff0a8', { glow: 1 })
})
