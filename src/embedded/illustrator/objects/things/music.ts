import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, drawing, facet, lit } from '../drawing/drawing.ts'

/** A Spanish guitar. */
export const guitar = drawing(
  { id: 'guitar', aspect: 0.4, height: 1, uses: ['held', 'stands'], grip: [0.5, 0.62] },
  (b, { colour = '#d08a43' }) => {
    const neck = '#5d3a24'
    b.shape(facet([-4.6, -99, 4.6, -99, 5.4, -86, 3, -83, -3, -83, -5.4, -86]), { fill: neck, shade: 0.7 })
    for (const y of [-96, -92, -88])
      for (const side of [-1, 1]) b.shape(circle(side * 6.6, y, 1.4), { fill: '#f2e4c4', shade: 0.6, line: 0.5 })
    b.shape(
      blob(
        [-10, -50, -14, -42, -10, -32, -18, -22, -17, -8, 0, -1, 17, -8, 18, -22, 10, -32, 14, -42, 10, -50, 0, -53],
        0.5,
      ),
      {
        fill: lit(b, colour, -53, -1, 0.08),
        shade: 0.95,
      },
    )
    b.ink(
      blob([
        -8.6, -48, -12, -42, -8.4, -32, -16, -22, -15, -9.4, 0, -3, 15, -9.4, 16, -22, 8.4, -32, 12, -42, 8.6, -48, 0,
        -51,
      ]),
      0.45,
      0.7,
    )
    b.shape(circle(0, -33, 6.4), { fill: '#3a241a', shade: 0.3, line: 0.8 })
    b.stroke(circle(0, -33, 7.6), '#f0dcae', 1.1)
    b.shape(rectangle(-2.8, -86, 5.6, 49, 0.6), { fill: neck, shade: 0.5, line: 0.8 })
    for (let y = -82; y < -42; y += 5) b.stroke(curve(-2.6, y, 2.6, y), '#d9c8a4', 0.5)
    b.shape(rectangle(-7, -16, 14, 3.4, 1.2), { fill: neck, shade: 0.6, line: 0.7 })
    for (const x of [-1.8, -0.6, 0.6, 1.8]) b.stroke(curve(x, -96, x, -15), '#fbf3df', 0.35, { ink: 0.2 })
  },
)

/** An upright piano with its keys open. */
export const piano = drawing(
  { id: 'piano', aspect: 1.12, height: 1.2, uses: ['stands'] },
  (b, { colour = '#7a4630' }) => {
    const dark = adjust(colour, -0.1)
    for (const x of [-48, 40]) b.shape(rectangle(x, -38, 9, 38, 2), { fill: dark, shade: 0.7 })
    b.shape(rectangle(-52, -92, 104, 88, 4), { fill: lit(b, colour, -92, -4), shade: 0.7 })
    b.shape(rectangle(-56, -99, 112, 9, 3), { fill: adjust(colour, 0.06), shade: 0.8 })
    b.paint(rectangle(-44, -84, 88, 22, 3), adjust(colour, 0.05), { line: 0.7 })
    b.paint(rectangle(-44, -36, 88, 26, 3), dark, { line: 0.7 })
    b.shape(facet([-20, -62, -17, -82, 1, -80, 0, -62]), { fill: '#fffaf0', shade: 0.3, line: 0.8 })
    b.shape(facet([0, -62, 1, -80, 19, -82, 22, -62]), { fill: '#f6efdf', shade: 0.3, line: 0.8 })
    for (const y of [-77, -73, -69, -65]) {
      b.ink(curve(-16, y, -2, y + 0.6), 0.35)
      b.ink(curve(4, y + 0.6, 18, y), 0.35)
    }
    b.shape(facet([-54, -58, 54, -58, 58, -46, -58, -46]), { fill: dark, shade: 0.5 })
    b.paint(facet([-50, -57, 50, -57, 53, -48, -53, -48]), '#fffaf0', { line: 0.8 })
    for (let i = 1; i < 16; i++) {
      const [top, foot] = [-50 + (i * 100) / 16, -53 + (i * 106) / 16]
      b.ink(curve(top, -57, foot, -48), 0.35)
      if (i % 7 !== 3 && i % 7 !== 0)
        b.paint(facet([top - 1.8, -57, top + 1.8, -57, top + 2, -52.4, top - 2, -52.4]), '#33272a')
    }
    b.shape(facet([-58, -46, 58, -46, 56, -41, -56, -41]), { fill: adjust(colour, 0.04), shade: 0.5 })
    for (const x of [-5, 2]) b.shape(rectangle(x, -6, 4, 5, 1), { fill: '#e3b44e', shade: 0.7, line: 0.6 })
  },
)

/** A toy drum with cords and two sticks. */
export const drum = drawing(
  { id: 'drum', aspect: 1.04, height: 0.42, uses: ['stands', 'held'], grip: [0.5, 0.6] },
  (b, { colour = '#d8483c' }) => {
    const shell = blob([-46, -58, -46, -14, -30, -3, 0, 0, 30, -3, 46, -14, 46, -58], 0.25)
    b.shape(shell, {
      fill: b.linear(-46, 0, 46, 0, [
        [0, adjust(colour, 0.05)],
        [0.55, colour],
        [1, adjust(colour, -0.14)],
      ]),
      shade: 0.9,
    })
    b.clip(shell, () => {
      for (let i = 0; i < 6; i++) {
        const x = -46 + i * 18.4
        b.stroke(facet([x, -52, x + 9.2, -10, x + 18.4, -52]), '#fbeccb', 1.8, { ink: 0.4 })
      }
    })
    b.shape(blob([-48, -20, -30, -9, 0, -6, 30, -9, 48, -20, 48, -12, 30, -2, 0, 1, -30, -2, -48, -12], 0.3), {
      fill: '#efb944',
      shade: 0.7,
    })
    b.shape(blob([-48, -64, -30, -53, 0, -50, 30, -53, 48, -64, 48, -56, 30, -45, 0, -42, -30, -45, -48, -56], 0.3), {
      fill: '#efb944',
      shade: 0.7,
    })
    b.shape(circle(0, -64, 48, 14), { fill: '#fff6e2', shade: 0.5 })
    for (const [x0, y0, x1, y1] of [
      [-34, -96, 8, -66],
      [40, -98, 4, -70],
    ] as const) {
      b.stroke(curve(x0, y0, x1, y1), '#c98d54', 4, { line: 0.9, solid: true })
      b.shape(circle(x1, y1, 4.6, 3.6), { fill: '#e2ac6c', shade: 0.8, line: 0.8 })
    }
  },
)

/** A vinyl record half out of its sleeve. */
export const record = drawing(
  { id: 'record', aspect: 1.3, height: 0.32, uses: ['stands', 'held'], grip: [0.3, 0.85] },
  (b, { colour = '#e08a3c' }) => {
    b.shape(circle(18, -50, 46), { fill: '#312d36', shade: 0.8 })
    for (const radius of [40, 34, 28, 22]) b.stroke(circle(18, -50, radius), '#4b4652', 1, { ink: 0.25 })
    b.shape(circle(18, -50, 15), { fill: colour, shade: 0.5, line: 0.7 })
    b.paint(circle(18, -50, 2.4), '#fff6e4', { line: 0.5 })
    const sleeve = rectangle(-64, -98, 78, 98, 2)
    b.shape(sleeve, { fill: lit(b, '#3f8f9c', -98, 0), shade: 0.7 })
    b.clip(sleeve, () => {
      b.paint(circle(-25, -52, 26), '#f6d36a', { line: 0.6 })
      b.paint(blob([-64, -30, -44, -44, -24, -32, -6, -46, 14, -34, 14, 0, -64, 0], 0.4), '#d8584a', { line: 0.6 })
    })
    b.stroke(curve(-56, -90, -20, -90), '#fff6e4', 3, { ink: 0.3 })
  },
)
