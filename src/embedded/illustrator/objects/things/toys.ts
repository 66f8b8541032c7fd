import { adjust } from '../../../colour.ts'
import { circle, curve, type Point, polygon, rectangle } from '../../buffers/paths.ts'
import { blob, drawing, eye, facet, feature, lit, trail } from '../drawing/drawing.ts'

export const TURN = Math.PI * 2

/** A tin robot with a heart of light. */
export const robot = drawing(
  { id: 'robot', aspect: 0.74, height: 0.7, uses: ['stands', 'held'], grip: [0.5, 0.6] },
  (b, { colour = '#7fb2c0' }) => {
    const dark = adjust(colour, -0.16)
    for (const side of [-1, 1]) {
      b.shape(rectangle(side * 12 - 6, -20, 12, 15, 3), { fill: dark, shade: 0.8 })
      b.shape(rectangle(side * 13 - 10, -9, 20, 9, [7, 7, 2, 2]), { fill: '#d9614a', shade: 0.8 })
      b.stroke(trail([side * 24, -50, side * 33, -42, side * 32, -30]), dark, 5.4, { line: 1, solid: true })
      b.shape(circle(side * 31.6, -26, 5.4), { fill: '#d9614a', shade: 0.9 })
    }
    b.shape(rectangle(-25, -58, 50, 40, 8), { fill: lit(b, colour, -58, -18), shade: 0.95 })
    b.shape(rectangle(-16, -52, 32, 18, 4), { fill: adjust(colour, 0.1), shade: 0.4, line: 0.7 })
    b.shape(blob([0, -38, -7, -45, -4, -49, 0, -46, 4, -49, 7, -45], 0.3), {
      fill: '#f2685c',
      shade: 0.4,
      line: 0.6,
      glow: 0.35,
    })
    for (const [x, fill] of [
      [-11, '#f4c546'],
      [0, '#7cc47a'],
      [11, '#f2685c'],
    ] as const)
      b.shape(circle(x, -27, 3), { fill, shade: 0.8, line: 0.7 })
    b.shape(rectangle(-7, -65, 14, 8, 2), { fill: dark, shade: 0.7 })
    b.stroke(curve(0, -90, 1, -95, 0, -96), dark, 2, { line: 0.8, solid: true })
    b.shape(circle(0, -97, 3.4), { fill: '#f4c546', shade: 0.7, glow: 0.5 })
    b.shape(rectangle(-23, -92, 46, 29, 10), { fill: lit(b, adjust(colour, 0.03), -92, -63), shade: 0.95 })
    b.shape(rectangle(-17, -87, 34, 17, 7), { fill: '#2c4250', shade: 0.4, line: 0.8 })
    for (const side of [-1, 1]) {
      b.shape(circle(side * 8, -79, 4.2), { fill: '#bff3ef', shade: 0.3, line: 0.4, glow: 0.4 })
      b.shape(rectangle(side * 26 - 3, -83, 6, 12, 2), { fill: '#d9614a', shade: 0.8, line: 0.8 })
    }
    b.stroke(curve(-5, -67, 0, -64.6, 5, -67), '#2c4250', 1.6, { ink: 0.8 })
  },
)

/** A red rocket with a porthole and a tail of fire. */
export const rocket = drawing(
  { id: 'rocket', aspect: 0.62, height: 1.9, uses: ['flies', 'stands'] },
  (b, { colour = '#f4efe4' }) => {
    b.shape(blob([-9, -24, -13, -12, 0, 0, 13, -12, 9, -24], 0.5), {
      fill: '#f59a2e',
      shade: 0.3,
      line: 0.7,
      glow: 0.8,
    })
    b.paint(blob([-5, -23, -6, -14, 0, -6, 6, -14, 5, -23]), '#fff0a8', { glow: 1 })
    for (const side of [-1, 1])
      b.shape(blob([side * 14, -50, side * 29, -34, side * 30, -16, side * 16, -24], 0.35), {
        fill: '#d8483c',
        shade: 0.9,
      })
    const hull = blob([-16, -24, -20, -46, -15, -76, 0, -100, 15, -76, 20, -46, 16, -24], 0.45)
    b.shape(hull, {
      fill: b.linear(-20, 0, 20, 0, [
        [0, adjust(colour, 0.03)],
        [0.5, colour],
        [1, adjust(colour, -0.12)],
      ]),
      shade: 1,
    })
    b.clip(hull, () => {
      b.paint(rectangle(-24, -102, 48, 26), '#d8483c', { line: 0.8 })
      b.paint(rectangle(-24, -32, 48, 10), '#3f6f96', { line: 0.8 })
    })
    b.shape(circle(0, -58, 10), { fill: '#e0a83c', shade: 0.9, line: 0.9 })
    b.shape(circle(0, -58, 7), { fill: '#8fd0e6', shade: 0.6, line: 0.7 })
    b.paint(blob([-4.6, -60, -1, -63.4, 1.4, -62.6, -3, -57]), 'rgba(255,255,255,0.85)')
    b.shape(blob([-3, -40, 3, -40, 4, -14, 0, -10, -4, -14]), { fill: '#d8483c', shade: 0.9 })
    for (const x of [-12, 12]) b.paint(circle(x, -36, 1.3), '#8a8f98')
  },
)

/** A diamond kite with a tail of bows. */
export const kite = drawing(
  { id: 'kite', aspect: 0.78, height: 1, uses: ['flies', 'held'], grip: [0.2, 1] },
  (b, { colour: asked }) => {
    const colour = asked ?? '#e5533d'
    b.stroke(trail([8, -38, 0, -26, 6, -16, -8, -8, -18, -2]), '#8a6a4c', 1, { ink: 0.6 })
    for (const [x, y, fill] of [
      [2, -27, '#f4b83a'],
      [4, -16, '#3f8fc4'],
      [-8, -7, '#e5533d'],
    ] as const)
      for (const side of [-1, 1])
        b.shape(facet([x, y, x + side * 6, y - 4, x + side * 6, y + 3]), { fill, shade: 0.6, line: 0.7 })
    const [top, right, bottom, left]: Point[] = [
      [10, -100],
      [38, -70],
      [8, -38],
      [-20, -74],
    ]
    const middle: Point = [9, -72]
    ;(
      [
        [top, right, colour],
        [right, bottom, asked ? adjust(asked, 0.08) : '#f4b83a'],
        [bottom, left, asked ? adjust(asked, -0.1) : '#3f8fc4'],
        [left, top, '#fff3dc'],
      ] as const
    ).forEach(([from, to, fill], i) =>
      b.shape(polygon([from!, to!, middle]), { fill, shade: 0.4, base: 134 - i * 5, line: 0.9 }),
    )
    b.stroke(curve(...top!, ...bottom!), '#7a5637', 1.3, { ink: 0.5 })
    b.stroke(curve(...left!, ...right!), '#7a5637', 1.3, { ink: 0.5 })
  },
)

/** Building bricks with studs. */
export const blocks = drawing(
  { id: 'blocks', aspect: 1.14, height: 0.3, uses: ['stands', 'held'], grip: [0.5, 0.9] },
  (b) => {
    const rows = [
      [-56, 0, 60, 4, '#e5533d'],
      [6, 0, 46, 3, '#3f8fc4'],
      [-34, -32, 46, 3, '#f4b83a'],
      [14, -32, 30, 2, '#5fae5c'],
      [-14, -64, 46, 3, '#e5533d'],
    ] as const
    for (const [left, foot, width, studs, fill] of rows) {
      for (let i = 0; i < studs; i++) {
        const x = left + ((i + 0.5) * width) / studs
        b.shape(rectangle(x - 5, foot - 37, 10, 7, [3, 3, 0, 0]), { fill: adjust(fill, 0.04), shade: 0.8 })
      }
      b.shape(rectangle(left, foot - 31, width, 31, 2.5), { fill: lit(b, fill, foot - 31, foot), shade: 0.8 })
      b.paint(rectangle(left + 3, foot - 28, width - 6, 4, 2), 'rgba(255,255,255,0.35)')
    }
  },
)

/** A rag doll with plaits of wool. */
export const doll = drawing(
  { id: 'doll', aspect: 0.62, height: 0.36, uses: ['stands', 'held'], grip: [0.5, 0.55] },
  (b, { colour = '#d8667a' }) => {
    const [skin, wool] = ['#f0c8a0', '#b5622f']
    for (const side of [-1, 1]) {
      b.stroke(curve(side * 8, -24, side * 9, -4), '#fff3e0', 8, { line: 1, solid: true })
      b.shape(circle(side * 10.5, -3, 6.4, 3.4), { fill: '#5a3a30', shade: 0.8 })
      b.stroke(curve(side * 12, -48, side * 22, -42, side * 27, -32), skin, 7, { line: 1, solid: true })
      b.stroke(curve(side * 19, -76, side * 28, -66, side * 25, -50), wool, 8, { line: 1, solid: true })
      b.shape(blob([side * 25, -52, side * 31, -55, side * 30, -47], 0.3), { fill: colour, shade: 0.7, line: 0.8 })
    }
    b.shape(blob([-11, -52, 11, -52, 26, -20, 14, -15, 0, -18, -14, -15, -26, -20], 0.35), {
      fill: lit(b, colour, -52, -15),
      shade: 0.9,
    })
    for (const [x, y] of [
      [-12, -26],
      [0, -24],
      [12, -26],
      [-6, -38],
      [6, -38],
    ] as const)
      b.paint(circle(x, y, 2), '#fff3e0')
    b.shape(circle(0, -72, 23, 22), { fill: skin, shade: 0.8 })
    b.shape(blob([-24, -70, -21, -90, 0, -99, 21, -90, 24, -70, 15, -80, 2, -85, -12, -82], 0.5), {
      fill: wool,
      shade: 0.9,
    })
    for (const x of [-14, -6, 4, 12]) b.ink(curve(x, -96 + Math.abs(x) * 0.3, x * 1.1, -90, x * 1.2, -84), 0.5)
    for (const side of [-1, 1]) {
      eye(b, side * 8.5, -71, 2.8)
      b.paint(circle(side * 13.5, -64, 4, 3), '#ec7f76', { opacity: 0.55 })
    }
    feature(b, curve(-5, -62, 0, -58, 5, -62), 0.9)
  },
)
