import { adjust } from '../../../colour.ts'
import { circle, curve, rectangle } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit, trail } from '../drawing/drawing.ts'

/** A board on a post; what it says is told by the text. */
const sign = drawing({ id: 'sign', aspect: 0.86, height: 0.95, uses: ['stands'] }, (b, { colour = '#c98f4e' }) => {
  b.shape(rectangle(-5, -60, 10, 60, 2), { fill: lit(b, '#86592f', -60, 0), shade: 0.9 })
  b.shape(facet([-42, -97, 36, -100, 43, -78, 36, -50, -40, -53]), { fill: lit(b, colour, -100, -50), shade: 0.8 })
  for (const [y, right] of [
    [-85, 24],
    [-75, 30],
    [-64, 12],
  ] as const)
    b.stroke(curve(-30, y, (right - 30) / 2, y - 1.5, right, y), '#6b4426', 4, { ink: 0.5 })
  for (const x of [-36, 32]) b.shape(circle(x, -75, 2.2), { fill: '#6d6a70', shade: 0.3, line: 0.6 })
})

/** A lantern with a flame behind its glass, carried by a ring. */
const lamp = drawing(
  { id: 'lamp', aspect: 0.56, height: 0.36, uses: ['stands', 'held'], light: 2.4, grip: [0.5, 0.04] },
  (b, { colour = '#5d5348' }) => {
    b.stroke(trail([-13, -78, -12, -95, 0, -99, 12, -95, 13, -78]), adjust(colour, -0.08), 3, {
      line: 0.8,
      solid: true,
    })
    b.shape(blob([-21, -16, -23, -40, -15, -66, 15, -66, 23, -40, 21, -16], 0.4), {
      fill: '#ffe7a6',
      shade: 0.3,
      glow: 0.8,
    })
    b.paint(blob([-8, -18, -10, -31, 0, -54, 10, -31, 8, -18, 0, -14], 0.45), '#f79a2e', { glow: 0.9 })
    b.paint(blob([-4, -18, -5, -27, 0, -40, 5, -27, 4, -18, 0, -16], 0.5), '#fff6cf', { glow: 1 })
    for (const side of [-1, 1])
      b.stroke(curve(side * 17, -68, side * 25, -40, side * 22, -14), colour, 3, { line: 0.8, solid: true })
    b.shape(facet([-17, -64, -9, -82, 9, -82, 17, -64]), { fill: lit(b, colour, -82, -64), shade: 0.8 })
    b.shape(rectangle(-25, -18, 50, 18, 5), { fill: lit(b, colour, -18, 0), shade: 0.9 })
  },
)

/** A measuring tape in its case, a piece pulled out. */
const tape = drawing(
  { id: 'tape', aspect: 1.7, height: 0.18, uses: ['held', 'stands'], grip: [0.3, 0.5] },
  (b, { colour = '#3f7fa8' }) => {
    b.shape(rectangle(0, -20, 82, 17, 1), { fill: '#f4c84a', shade: 0.5 })
    for (let x = 14; x < 80; x += 8) b.ink(curve(x, -20, x, x % 16 ? -13 : -9), 0.7, 0.9)
    b.shape(rectangle(78, -24, 5, 24, 1), { fill: '#8a8790', shade: 0.5, line: 0.8 })
    b.shape(rectangle(-82, -100, 92, 100, [46, 46, 14, 20]), { fill: lit(b, colour, -100, 0, 0.1), shade: 1 })
    b.shape(circle(-36, -54, 31), { fill: adjust(colour, 0.14), shade: 0.5, line: 0.8 })
    b.shape(circle(-36, -54, 10), { fill: '#f6f0e4', shade: 0.4, line: 0.7 })
  },
)

/** A bridge of stone with one arch. */
const bridge = drawing({ id: 'bridge', aspect: 2.3, height: 1.7, uses: ['stands'] }, (b) => {
  const stone = '#a9a39a'
  b.shape(blob([-56, 0, -48, -30, -26, -48, 0, -54, 26, -48, 48, -30, 56, 0], 0.5), { fill: '#5e7f86', shade: 1 })
  const span = blob(
    [
      -115, 0, -112, -44, -70, -68, 0, -84, 70, -68, 112, -44, 115, 0, 54, 0, 47, -28, 25, -46, 0, -52, -25, -46, -47,
      -28, -54, 0,
    ],
    0.35,
  )
  b.shape(span, { fill: lit(b, stone, -84, 0), shade: 1 })
  b.clip(span, () => {
    for (let row = 0; row < 6; row++)
      for (let x = -112 + (row % 2) * 10; x < 114; x += 20)
        b.ink(rectangle(x, -78 + row * 13 + (x / 60) ** 2 * 6, 20, 13, 3), 0.3, 0.6)
  })
  b.stroke(trail([-114, -55, -70, -80, 0, -97, 70, -80, 114, -55]), adjust(stone, 0.06), 7, { line: 0.9, solid: true })
  for (const [x, y] of [
    [-92, -66],
    [-46, -86],
    [0, -95],
    [46, -86],
    [92, -66],
  ] as const)
    b.stroke(curve(x, y, x, y + 18), adjust(stone, -0.06), 6, { line: 0.7, solid: true })
})

/** A ladder that stands by itself. */
const ladder = drawing({ id: 'ladder', aspect: 0.5, height: 1.9, uses: ['stands'] }, (b, { colour = '#c48a4c' }) => {
  for (const x of [10, 24]) b.stroke(curve(4, -92, x, -2), adjust(colour, -0.16), 3, { line: 0.8, solid: true })
  for (let i = 0; i < 7; i++) {
    const [y, reach] = [-12 - i * 12.6, 17 - i * 1.3]
    b.stroke(curve(-4 - reach, y, -4 + reach, y), adjust(colour, 0.06), 4, { line: 0.9, solid: true })
  }
  for (const side of [-1, 1])
    b.stroke(curve(-4 + side * 9, -97, -4 + side * 19, -2), colour, 4.4, { line: 1, solid: true })
})

/** A bag of brown paper with a folded mouth. */
const paperBag = drawing(
  { id: 'paper-bag', aspect: 0.72, height: 0.28, uses: ['held', 'stands'], grip: [0.5, 0.1] },
  (b, { colour = '#c9a06a' }) => {
    b.shape(facet([-32, -82, 32, -82, 36, 0, -35, 0]), { fill: lit(b, colour, -82, 0), shade: 0.9 })
    b.tone(facet([12, -82, 32, -82, 36, 0, 16, 0]), -0.2, 0.6)
    b.shape(facet([-33, -100, -20, -96, -8, -100, 6, -96, 20, -100, 33, -97, 32, -78, -32, -78]), {
      fill: adjust(colour, 0.07),
      shade: 0.6,
    })
    for (const x of [-18, 4]) b.ink(trail([x, -70, x + 4, -40, x - 2, -10]), 0.35, 0.6)
  },
)

/** Cloths folded on each other. */
const blanket = drawing(
  { id: 'blanket', aspect: 1.5, height: 0.3, uses: ['stands', 'held'], grip: [0.5, 0.5] },
  (b, { colour = '#d8583c' }) => {
    for (const [y, fill, wide] of [
      [-34, adjust(colour, -0.08), 72],
      [-67, '#f3e6cf', 68],
      [-100, colour, 70],
    ] as const) {
      b.shape(rectangle(-wide, y, wide * 2, 34, [9, 17, 17, 9]), { fill: lit(b, fill, y, y + 34), shade: 0.9 })
      b.ink(trail([-wide, y + 18, 0, y + 20, wide - 8, y + 17]), 0.5, 0.8)
    }
    for (const x of [-48, -22, 4, 30]) b.paint(rectangle(x, -96, 9, 26, 3), adjust(colour, 0.2), { opacity: 0.8 })
  },
)

/** A blackboard on its easel. */
const blackboard = drawing({ id: 'blackboard', aspect: 1.16, height: 1.5, uses: ['stands'] }, (b) => {
  for (const side of [-1, 1]) b.stroke(curve(side * 30, -98, side * 44, -2), '#b5803f', 5, { line: 0.9, solid: true })
  b.shape(rectangle(-57, -95, 114, 68, 3), { fill: lit(b, '#b5803f', -95, -27), shade: 0.8 })
  b.shape(rectangle(-51, -89, 102, 56, 1), { fill: lit(b, '#33544a', -89, -33), shade: 0.4, line: 0.7 })
  for (const [y, right] of [
    [-76, 26],
    [-64, 36],
    [-52, 8],
  ] as const)
    b.stroke(trail([-40, y, -14, y - 3, 8, y + 1, right, y - 2]), '#e8efe6', 2, { ink: 0 })
  b.shape(rectangle(-30, -30, 60, 5, 1), { fill: '#8a5f30', shade: 0.5, line: 0.8 })
  b.paint(rectangle(6, -33, 12, 3.4, 1), '#ffffff')
})

/** A cooking pot with its lid. */
const pot = drawing(
  { id: 'pot', aspect: 1.3, height: 0.36, uses: ['stands', 'held'], grip: [0.1, 0.5] },
  (b, { colour = '#c0503c' }) => {
    for (const side of [-1, 1])
      b.stroke(trail([side * 48, -56, side * 63, -54, side * 62, -40, side * 49, -38]), '#4a4650', 6, {
        line: 0.8,
        solid: true,
      })
    b.shape(rectangle(-50, -70, 100, 70, [4, 4, 22, 22]), { fill: lit(b, colour, -70, 0, 0.1), shade: 1.1 })
    b.shape(blob([-54, -68, -36, -84, 0, -89, 36, -84, 54, -68, 0, -64], 0.4), {
      fill: lit(b, adjust(colour, 0.06), -89, -64),
      shade: 0.8,
    })
    b.shape(circle(0, -93, 8, 7), { fill: '#4a4650', shade: 0.7 })
    b.tone(rectangle(-38, -58, 12, 44, 6), 0.4, 0.6)
  },
)

/** A wooden mallet, as judges have. */
const mallet = drawing(
  { id: 'mallet', aspect: 1.1, height: 0.28, uses: ['held', 'stands'], grip: [0.5, 0.9] },
  (b, { colour = '#9a6a3a' }) => {
    b.shape(rectangle(-6, -66, 12, 66, 5), { fill: lit(b, colour, -66, 0), shade: 0.9 })
    b.shape(rectangle(-50, -100, 100, 44, 9), { fill: lit(b, colour, -100, -56, 0.1), shade: 1 })
    for (const x of [-40, 31]) b.shape(rectangle(x, -101, 9, 46, 2), { fill: '#e2b24a', shade: 0.5, line: 0.8 })
  },
)

/** A plump cushion with its corners. */
const cushion = drawing(
  { id: 'cushion', aspect: 1.3, height: 0.4, uses: ['stands', 'held'], grip: [0.5, 0.5] },
  (b, { colour = '#4f8fa8' }) => {
    b.shape(blob([-64, -96, 0, -88, 64, -97, 58, -48, 65, -3, 0, -8, -64, -2, -57, -50], 0.6), {
      fill: lit(b, colour, -97, 0, 0.1),
      shade: 1.1,
    })
    b.shape(circle(0, -49, 6, 5), { fill: adjust(colour, -0.16), shade: 0.5, line: 0.7 })
    for (const [x, y] of [
      [-34, -74],
      [34, -74],
      [-34, -24],
      [34, -24],
    ] as const)
      b.ink(curve(x * 0.3, -49 + (y + 49) * 0.3, x, y), 0.4, 0.7)
  },
)

/** A glass case on its foot, with something precious on red cloth. */
const showcase = drawing({ id: 'showcase', aspect: 0.6, height: 1.4, uses: ['stands'] }, (b) => {
  b.shape(facet([-28, -46, 28, -46, 24, 0, -24, 0]), { fill: lit(b, '#7d5232', -46, 0), shade: 1 })
  b.shape(rectangle(-27, -98, 54, 52, 2), { fill: '#d5e7ea', shade: 0.4 })
  b.shape(blob([-20, -47, -14, -56, 0, -58, 14, -56, 20, -47], 0.5), { fill: '#b83a3a', shade: 0.8, line: 0.7 })
  b.shape(facet([0, -78, 9, -69, 0, -57, -9, -69]), { fill: '#f2c14e', shade: 0.6, line: 0.8 })
  for (const x of [-18, 12]) b.stroke(curve(x, -90, x - 6, -62), '#ffffff', 2.4, { ink: 0 })
  b.shape(rectangle(-31, -49, 62, 6, 1), { fill: '#a9733f', shade: 0.7 })
  b.shape(rectangle(-30, -100, 60, 5, 1), { fill: '#a9733f', shade: 0.7 })
})

/** A cardboard box with its flaps up. */
const box = drawing(
  { id: 'box', aspect: 1.34, height: 0.4, uses: ['stands', 'held'], grip: [0.5, 0.5] },
  (b, { colour = '#c99a5e' }) => {
    b.shape(facet([-44, -84, 44, -84, 52, -70, -52, -70]), { fill: adjust(colour, -0.22), shade: 0.4 })
    for (const side of [-1, 1])
      b.shape(facet([side * 51, -71, side * 44, -84, side * 60, -100, side * 67, -84]), {
        fill: adjust(colour, 0.05),
        shade: 0.6,
      })
    b.shape(rectangle(-52, -72, 104, 72, 2), { fill: lit(b, colour, -72, 0), shade: 1 })
    b.paint(rectangle(-7, -72, 14, 30), adjust(colour, 0.14))
    b.ink(curve(-40, -12, -22, -12), 0.5, 0.8)
  },
)

/** What lies and stands about a house. */
export const HOUSEHOLD = [
  blackboard,
  blanket,
  box,
  bridge,
  cushion,
  ladder,
  lamp,
  mallet,
  paperBag,
  pot,
  showcase,
  sign,
  tape,
]
