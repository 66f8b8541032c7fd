import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { eyeOn, markings, wearOf } from '../drawing/coat.ts'
import { blob, blush, drawing, eye, facet, feature, hatch, lit } from '../drawing/drawing.ts'

/** A speckled hen. */
export const hen = drawing(
  { id: 'chicken', aspect: 1.06, height: 0.45, uses: ['stands'], alive: true },
  (b, { colour = '#d98a4e' }) => {
    for (const x of [-6, 8]) {
      b.stroke(curve(x, -20, x, -4), '#e9a53a', 3, { line: 0.8, solid: true })
      b.stroke(curve(x - 5, -1.6, x, -4, x + 8, -1.6), '#e9a53a', 2.6, { line: 0.8, solid: true })
    }
    b.shape(blob([-30, -40, -50, -66, -48, -78, -36, -70, -34, -80, -24, -70, -14, -56], 0.35), {
      fill: adjust(colour, -0.12),
      shade: 0.8,
    })
    b.shape(blob([17, -84, 15, -93, 22, -91, 26, -99, 31, -91, 37, -92, 36, -82], 0.4), { fill: '#d8403a', shade: 0.7 })
    b.shape(
      blob(
        [-40, -46, -26, -60, -4, -58, 10, -70, 16, -84, 30, -87, 39, -77, 36, -60, 38, -40, 24, -20, -4, -14, -28, -22],
        0.5,
      ),
      {
        fill: lit(b, colour, -88, -14, 0.09),
        shade: 1,
      },
    )
    b.shape(blob([-24, -46, -6, -52, 12, -42, 10, -28, -8, -24, -26, -32], 0.5), {
      fill: adjust(colour, -0.06),
      shade: 0.9,
    })
    hatch(b, [
      [-10, -44, -8, 4],
      [-2, -38, -8, 4],
      [-14, -34, -6, 3],
      [22, -40, -4, 5],
      [16, -30, -4, 5],
      [28, -54, -3, 5],
    ])
    b.shape(facet([37, -76, 52, -70, 37, -66]), { fill: '#f2b53c', shade: 0.7 })
    b.ink(curve(38, -70.6, 44, -70.4, 49, -70.2), 0.5)
    b.shape(blob([37, -65, 42, -60, 39, -53, 34, -58]), { fill: '#d8403a', shade: 0.7, line: 0.8 })
    eye(b, 29, -76, 3)
    blush(b, 28, -66, 3.6)
  },
)

/** A green frog about to leap. */
export const frog = drawing(
  { id: 'frog', aspect: 1.2, height: 0.22, uses: ['stands'], alive: true },
  (b, { colour = '#77b255' }) => {
    const dark = adjust(colour, -0.1)
    for (const side of [-1, 1]) {
      b.shape(blob([side * 20, -34, side * 46, -46, side * 58, -28, side * 50, -10, side * 28, -8]), {
        fill: dark,
        shade: 0.9,
      })
      b.shape(blob([side * 26, -10, side * 60, -9, side * 58, 0, side * 24, 0], 0.4), { fill: dark, shade: 0.6 })
    }
    b.shape(blob([-32, -12, -38, -38, -24, -60, 24, -60, 38, -38, 32, -12, 0, -4]), {
      fill: lit(b, colour, -62, -4),
      shade: 1,
    })
    b.paint(blob([-22, -14, -26, -34, -12, -46, 12, -46, 26, -34, 22, -14, 0, -7]), '#e9efc0')
    for (const side of [-1, 1]) {
      b.shape(blob([side * 14, -32, side * 22, -30, side * 20, -6, side * 28, 0, side * 8, 0, side * 12, -8], 0.4), {
        fill: colour,
        shade: 0.8,
      })
      b.shape(circle(side * 22, -86, 14), { fill: colour, shade: 0.9 })
    }
    b.shape(blob([-42, -64, -34, -82, -12, -86, 12, -86, 34, -82, 42, -64, 26, -48, 0, -44, -26, -48]), {
      fill: lit(b, colour, -88, -44),
      shade: 0.9,
    })
    for (const side of [-1, 1]) {
      b.punch(circle(side * 20, -79, 8))
      b.shape(circle(side * 22, -87, 9.6), { fill: '#fffbe8', shade: 0.5, line: 0.8 })
      eye(b, side * 21, -87, 5.4)
      b.paint(circle(side * 3, -69, 1), dark)
      blush(b, side * 29, -62, 5.4)
    }
    feature(b, curve(-30, -62, 0, -46, 30, -62), 1.2)
  },
)

const USUAL = { colour: '#e0a35c', pale: '#fff6e8', ear: (coat: string) => coat, pattern: 'pecho claro' } as const

/** A hamster with a seed. */
export const hamster = drawing(
  { id: 'hamster', aspect: 0.86, height: 0.18, uses: ['stands', 'held'], alive: true, grip: [0.5, 0.8] },
  (b, options) => {
    const wear = wearOf(options, USUAL)
    const { body } = wear
    for (const side of [-1, 1]) {
      b.shape(circle(side * 24, -86, 10), { fill: wear.ear, shade: 0.8 })
      b.paint(circle(side * 24, -85, 6), '#f2b0a4')
      b.shape(circle(side * 16, -5, 12, 5), { fill: '#f2b0a4', shade: 0.6 })
    }
    const trunk = blob([-40, -30, -38, -60, -24, -84, 0, -92, 24, -84, 38, -60, 40, -30, 26, -6, 0, -2, -26, -6])
    b.shape(trunk, { fill: lit(b, body, -94, -2), shade: 1 })
    markings(b, trunk, wear, { left: -40, top: -92, right: 40, bottom: -2 })
    b.paint(blob([-34, -48, -18, -58, 0, -78, 18, -58, 34, -48, 28, -16, 0, -5, -28, -16], 0.5), wear.chest)
    b.shape(blob([-7, -26, 0, -40, 7, -26, 0, -16]), { fill: '#6a5a4a', shade: 0.8, line: 0.8 })
    b.paint(blob([-2, -26, 0, -35, 2, -26, 0, -19]), '#f0e6d0')
    for (const side of [-1, 1]) {
      b.shape(blob([side * 28, -34, side * 12, -32, side * 5, -27, side * 12, -22, side * 26, -24]), {
        fill: body,
        shade: 0.7,
        line: 0.9,
      })
      eyeOn(b, wear, side * 15, -66, 4)
      blush(b, side * 24, -54, 6)
      feature(b, curve(0, -54, side, -48, side * 7, -49), 0.9, wear.pattern === 'pecho claro' ? undefined : wear.line)
      for (const y of [-56, -52]) feature(b, curve(side * 14, y, side * 26, y, side * 38, y + (y + 54) * 2), 0.4)
    }
    b.paint(circle(0, -56, 3, 2.2), '#e0808a', { line: 0.5 })
  },
)
