import { adjust } from '../../../colour.ts'
import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit, trail } from '../drawing/drawing.ts'

/** A print with a white rim: two faces before a hill. */
export const photo = drawing(
  { id: 'photo', aspect: 0.84, height: 0.2, uses: ['held', 'stands'], grip: [0.5, 0.92] },
  (b) => {
    b.shape(rectangle(-42, -100, 84, 100, 3), { fill: '#fbf6ea', shade: 0.5 })
    const view = rectangle(-34, -92, 68, 66, 1)
    b.shape(view, { fill: lit(b, '#a9d3e2', -92, -26, 0.06), shade: 0.2, line: 0.6 })
    b.clip(view, () => {
      b.paint(blob([-50, -44, -10, -58, 20, -50, 50, -60, 50, -10, -50, -10], 0.4), '#84b46c')
      for (const [x, y, coat, hair] of [
        [-13, -46, '#d8583c', '#4a2f22'],
        [13, -42, '#3f7fa8', '#7a4c2a'],
      ] as const) {
        b.paint(blob([x - 15, y + 26, x - 12, y + 8, x, y + 4, x + 12, y + 8, x + 15, y + 26], 0.3), coat)
        b.paint(circle(x, y - 8, 11.4, 12.4), hair)
        b.paint(circle(x, y - 4, 8.6, 9.4), '#e8b48c')
      }
    })
  },
)

/** A bound notebook with an elastic. */
export const notebook = drawing(
  { id: 'notebook', aspect: 0.76, height: 0.24, uses: ['held', 'stands'], grip: [0.5, 0.85] },
  (b, { colour = '#3f7f8c' }) => {
    b.shape(rectangle(-34, -97, 72, 97, 5), { fill: '#f7efdc', shade: 0.6 })
    for (const x of [30, 33.5]) b.ink(curve(x, -94, x, -4), 0.35, 0.5)
    b.shape(rectangle(-38, -100, 66, 99, 6), { fill: lit(b, colour, -100, 0), shade: 0.8 })
    b.paint(rectangle(-38, -100, 12, 99, [6, 0, 0, 6]), adjust(colour, -0.12))
    b.shape(rectangle(-16, -78, 34, 24, 3), { fill: '#fff6e2', shade: 0.3, line: 0.6 })
    for (const y of [-71, -63]) b.ink(curve(-11, y, 13, y), 0.4, 0.6)
    b.stroke(curve(20, -100, 20, -1), '#e5a53d', 3.4, { ink: 0.5 })
  },
)

/** A sheet that has been folded in four, with lines of writing. */
export const sheet = drawing(
  { id: 'sheet', aspect: 0.78, height: 0.24, uses: ['held', 'stands'], grip: [0.5, 0.9] },
  (b) => {
    b.shape(facet([-39, -96, -2, -100, 38, -95, 36, -50, 39, 0, 2, -4, -38, 0, -36, -50]), {
      fill: lit(b, '#fbf5e6', -100, 0, 0.03),
      shade: 0.6,
    })
    b.tone(facet([0, -98, 38, -95, 36, -50, 1, -52]), -0.12, 0.5)
    b.tone(facet([-36, -50, 1, -52, 2, -4, -38, 0]), -0.12, 0.5)
    for (let row = 0; row < 8; row++) {
      const y = -86 + row * 10.4
      b.ink(curve(-29, y, -4, y - 2, row % 3 === 2 ? 8 : 27, y), 0.4, 0.7)
    }
    b.ink(curve(0, -99, 1, -4), 0.4, 0.5)
    b.ink(curve(-37, -50, 37, -50), 0.4, 0.5)
  },
)

/** A ticket with a bitten edge. */
export const ticket = drawing(
  { id: 'ticket', aspect: 1.9, height: 0.12, uses: ['held', 'stands'], grip: [0.3, 0.8] },
  (b, { colour = '#e2a23c' }) => {
    b.shape(
      facet([
        -94, -96, 60, -96, 66, -86, 60, -76, 68, -64, 60, -50, 66, -36, 60, -24, 66, -12, 60, 0, -94, 0, -94, -34,
      ]),
      { fill: lit(b, colour, -96, 0, 0.05), shade: 0.5 },
    )
    b.shape(rectangle(-80, -84, 96, 72, 4), { fill: adjust(colour, 0.14), shade: 0.3, line: 0.7 })
    for (const y of [-64, -46, -30]) b.ink(curve(-68, y, y === -30 ? -26 : 2, y), 0.6, 0.9)
    b.ink(curve(30, -92, 30, -4), 0.5, 0.7)
  },
)

/** A sock with a striped leg. */
export const sock = drawing(
  { id: 'sock', aspect: 0.86, height: 0.26, uses: ['held', 'stands'], grip: [0.35, 0.12] },
  (b, { colour = '#4f7fb5' }) => {
    const knit = blob(
      [-36, -98, 2, -98, 4, -60, 2, -44, 22, -30, 40, -20, 42, -6, 26, 0, -8, -4, -30, -14, -38, -34, -36, -66],
      0.35,
    )
    b.shape(knit, { fill: lit(b, colour, -98, 0), shade: 0.9 })
    b.clip(knit, () => {
      for (const y of [-78, -58]) b.paint(rectangle(-50, y, 70, 9), '#f6ead2')
      b.paint(circle(38, -8, 17), '#e5533d')
      b.paint(circle(-34, -22, 15), '#e5533d')
    })
    b.shape(rectangle(-39, -100, 45, 14, 4), { fill: adjust(colour, 0.1), shade: 0.6, line: 0.8 })
    for (const x of [-28, -17, -6]) b.ink(curve(x, -98, x, -88), 0.4, 0.6)
  },
)

/** An old laced shoe. */
export const shoe = drawing(
  { id: 'shoe', aspect: 1.7, height: 0.16, uses: ['stands', 'held'], grip: [0.2, 0.3] },
  (b, { colour = '#7d5232' }) => {
    b.shape(rectangle(-82, -14, 164, 14, [3, 8, 4, 4]), { fill: '#3d2a22', shade: 0.7 })
    b.shape(blob([-80, -96, -38, -92, -20, -70, 14, -58, 56, -46, 80, -26, 80, -12, -80, -12, -84, -50], 0.3), {
      fill: lit(b, colour, -96, -12, 0.08),
      shade: 1,
    })
    b.shape(blob([-80, -100, -36, -94, -42, -84, -80, -88], 0.3), {
      fill: adjust(colour, -0.14),
      shade: 0.4,
      line: 0.8,
    })
    b.ink(trail([38, -50, 30, -30, 40, -12]), 0.6)
    for (const [x, y] of [
      [-30, -84],
      [-16, -74],
      [0, -66],
    ] as const)
      b.stroke(curve(x - 9, y + 12, x + 12, y - 2), '#f0e2c4', 3.4, { ink: 0.5 })
  },
)

/** A tin bucket with its bail. */
export const bucket = drawing(
  { id: 'bucket', aspect: 0.94, height: 0.34, uses: ['held', 'stands'], grip: [0.5, 0.05] },
  (b, { colour = '#d8583c' }) => {
    b.stroke(trail([-34, -62, -26, -92, 0, -99, 26, -92, 34, -62]), '#6d6a70', 3, { line: 0.8, solid: true })
    b.shape(facet([-40, -64, 40, -64, 29, 0, -29, 0]), { fill: lit(b, colour, -64, 0, 0.08), shade: 1.1 })
    b.shape(circle(0, -64, 41, 8), { fill: adjust(colour, -0.2), shade: 0.3 })
    b.stroke(circle(0, -64, 41, 8), adjust(colour, 0.08), 3.4, { ink: 0.7 })
    b.ink(curve(-35, -24, 0, -20, 35, -24), 0.5)
  },
)

/** A watering can with its rose. */
export const wateringCan = drawing(
  { id: 'watering-can', aspect: 1.6, height: 0.36, uses: ['stands', 'held'], grip: [0.3, 0.1] },
  (b, { colour = '#8fa6ae' }) => {
    b.stroke(trail([-24, -58, -44, -92, -72, -70, -50, -20]), adjust(colour, -0.1), 6, { line: 0.9, solid: true })
    b.stroke(curve(16, -22, 44, -40, 62, -82), colour, 10, { line: 0.9, solid: true })
    b.shape(facet([-46, -62, 22, -62, 30, 0, -54, 0]), { fill: lit(b, colour, -62, 0, 0.09), shade: 1.1 })
    b.shape(circle(-12, -62, 34, 7), { fill: adjust(colour, -0.18), shade: 0.3, line: 0.8 })
    b.shape(facet([48, -84, 74, -96, 80, -80, 60, -72]), { fill: adjust(colour, 0.06), shade: 0.7 })
    for (const y of [-40, -16]) b.ink(curve(-50, y, -12, y + 4, 26, y), 0.5)
  },
)

/** An oar on end, its blade up. */
export const oar = drawing(
  { id: 'oar', aspect: 0.16, height: 1.5, uses: ['held', 'stands'], grip: [0.5, 0.55] },
  (b, { colour = '#c98f4e' }) => {
    b.stroke(curve(0, -2, 0, -66), colour, 3.2, { line: 0.9, solid: true })
    b.shape(blob([-2, -62, -7, -72, -7, -94, 0, -100, 7, -94, 7, -72, 2, -62], 0.35), {
      fill: lit(b, colour, -100, -62, 0.08),
      shade: 0.9,
    })
    b.paint(rectangle(-7, -84, 14, 7), '#d8483c')
  },
)
