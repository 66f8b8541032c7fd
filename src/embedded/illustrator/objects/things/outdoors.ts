import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, merge, type Point, rectangle, smooth } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit } from '../drawing/drawing.ts'

export const TURN = Math.PI * 2

/** A house in an old tree, with a ladder and a lantern. */
export const treeHouse = drawing({ id: 'tree-house', aspect: 0.94, height: 3.6, uses: ['stands'] }, (b) => {
  crown(
    b,
    [
      [-24, -78, 19],
      [22, -80, 19],
      [0, -86, 15],
      [-36, -66, 13],
      [36, -68, 13],
    ],
    '#4f8a50',
  )
  b.shape(
    blob(
      [-16, 0, -9, -10, -8, -34, -24, -52, -19, -55, -4, -43, 3, -43, 18, -55, 23, -51, 9, -33, 10, -10, 18, 0, 0, -2],
      0.4,
    ),
    {
      fill: lit(b, '#86592f', -56, 0),
      shade: 1,
    },
  )
  for (const [x, y] of [
    [-3, -12],
    [3, -24],
    [-2, -32],
  ] as const)
    b.ink(curve(x - 2, y - 6, x + 1, y, x, y + 6), 0.5, 0.7)
  b.shape(rectangle(-33, -50, 66, 6, 1.5), { fill: '#a87440', shade: 0.8 })
  b.shape(rectangle(-24, -77, 48, 28, 1.5), { fill: lit(b, '#d39a56', -77, -49), shade: 0.8 })
  for (const y of [-71, -65, -59]) b.ink(curve(-24, y, 24, y), 0.45, 0.7)
  b.shape(facet([-31, -75, 0, -95, 31, -75]), { fill: lit(b, '#c2523c', -95, -75), shade: 0.8 })
  for (const x of [-16, 0, 16]) b.ink(curve(x, -76, x * 0.5, -86), 0.4, 0.6)
  b.shape(rectangle(-17, -69, 15, 20, [7, 7, 0, 0]), { fill: '#6d4528', shade: 0.6, line: 0.9 })
  b.paint(circle(-5, -58, 1.1), '#f4c64e')
  b.shape(circle(11, -62, 7), { fill: '#ffe29a', shade: 0.3, line: 0.9, glow: 0.55 })
  b.stroke(curve(11, -69, 11, -55), '#8a5a30', 1.3, { ink: 0.5 })
  b.stroke(curve(4, -62, 18, -62), '#8a5a30', 1.3, { ink: 0.5 })
  for (const x of [-33, 27]) b.stroke(curve(x + 3, -50, x + 3, -58), '#8a5a30', 1.6, { ink: 0.5, solid: true })
  for (const x of [-24, -15]) b.stroke(curve(x, -49, x - 4, -1), '#b9854a', 1.8, { line: 0.7, solid: true })
  for (let i = 0; i < 6; i++)
    b.stroke(curve(-24.4 - i * 0.6, -42 + i * 7.4, -15.4 - i * 0.6, -42 + i * 7.4), '#b9854a', 1.6, {
      line: 0.6,
      solid: true,
    })
  crown(
    b,
    [
      [-37, -60, 8],
      [37, -61, 9],
      [-20, -92, 8],
      [24, -93, 8],
    ],
    '#67a35a',
  )
})

function crown(b: Buffers, puffs: readonly (readonly [x: number, y: number, r: number])[], fill: string): void {
  b.shape(merge(puffs.map(([x, y, r]) => scalloped(x, y, r))), { fill: lit(b, fill, -100, -50, 0.06), shade: 0.95 })
  for (const [x, y, r] of puffs) {
    b.tone(circle(x - r * 0.3, y - r * 0.35, r * 0.5, r * 0.4), 0.25, 0.55)
    b.tone(circle(x + r * 0.3, y + r * 0.45, r * 0.55, r * 0.36), -0.22, 0.55)
  }
}

function scalloped(x: number, y: number, r: number) {
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const turn = (i / 18) * TURN
    return [x + Math.cos(turn) * r * (i % 2 ? 1.06 : 0.93), y + Math.sin(turn) * r * (i % 2 ? 1.06 : 0.93)]
  })
  return smooth(points, true, 0.6)
}

/** A swing under its own little frame. */
export const swing = drawing(
  { id: 'swing', aspect: 1.16, height: 2.3, uses: ['stands'] },
  (b, { colour = '#d8583c' }) => {
    for (const [top, foot] of [
      [-40, -56],
      [-40, -28],
      [40, 28],
      [40, 56],
    ] as const)
      b.stroke(curve(top, -96, foot, -2), '#c48a4c', 5.4, { line: 1, solid: true })
    b.stroke(curve(-46, -95, 46, -95), '#a86f38', 7, { line: 1, solid: true })
    for (const x of [-15, 15]) b.stroke(curve(x, -92, x * 0.95, -60, x, -28), '#e7d3a6', 2, { ink: 0.6, solid: true })
    b.shape(rectangle(-21, -29, 42, 6, 2.5), { fill: colour, shade: 0.8 })
  },
)

/** A striped lighthouse on a rock. */
export const lighthouse = drawing(
  { id: 'lighthouse', aspect: 0.56, height: 4, uses: ['stands'] },
  (b, { colour = '#d8483c' }) => {
    b.shape(blob([-28, 0, -24, -10, -10, -15, 12, -14, 24, -9, 28, 0], 0.4), { fill: '#8d8a86', shade: 1 })
    const tower = facet([-15, -12, 15, -12, 9, -72, -9, -72])
    b.shape(tower, {
      fill: b.linear(-15, 0, 15, 0, [
        [0, '#fffaf0'],
        [0.6, '#f4ecdf'],
        [1, '#cfc6ba'],
      ]),
      shade: 0.9,
    })
    b.clip(tower, () => {
      for (const y of [-66, -42, -18]) b.paint(rectangle(-20, y - 12, 40, 12), colour, { line: 0.6 })
    })
    b.shape(rectangle(-4, -24, 8, 12, [4, 4, 0, 0]), { fill: '#5d4030', shade: 0.6, line: 0.8 })
    for (const y of [-58, -38])
      b.shape(rectangle(-2.4, y, 4.8, 7, [2.4, 2.4, 0, 0]), { fill: '#9fd0e0', shade: 0.4, line: 0.7 })
    b.shape(rectangle(-13, -76, 26, 5, 1), { fill: '#4a4650', shade: 0.8 })
    b.shape(rectangle(-7.4, -88, 14.8, 12, 1), { fill: '#fff0b0', shade: 0.3, line: 0.9, glow: 0.8 })
    b.shape(blob([-10, -87, 0, -99, 10, -87], 0.3), { fill: colour, shade: 0.9 })
  },
)

/** A castle of sand with its red bucket. */
export const sandcastle = drawing(
  { id: 'sand-bucket', aspect: 1.5, height: 0.5, uses: ['stands', 'held'], grip: [0.5, 0.5] },
  (b) => {
    const sand = '#e6c184'
    b.shape(blob([-74, 0, -62, -9, 0, -13, 62, -9, 74, 0]), { fill: adjust(sand, -0.04), shade: 0.7 })
    for (const [x, top] of [
      [-24, -58],
      [24, -58],
      [0, -74],
    ] as const) {
      b.stroke(curve(x, top - 18, x, top), '#8a5a34', 1.8, { ink: 0.5 })
      b.shape(facet([x, top - 19, x + 15, top - 13, x, top - 7]), { fill: x === 0 ? '#e5533d' : '#3f8fa8', shade: 0.5 })
    }
    b.shape(facet([-15, -70, 15, -70, 18, -8, -18, -8]), { fill: lit(b, sand, -74, 0), shade: 0.9 })
    battlements(b, 0, -70, 30, sand)
    b.shape(rectangle(-30, -34, 60, 30, 2), { fill: lit(b, sand, -34, 0), shade: 0.8 })
    for (const x of [-24, 24]) {
      b.shape(facet([x - 12, -54, x + 12, -54, x + 15, -3, x - 15, -3]), { fill: lit(b, sand, -58, 0), shade: 1 })
      battlements(b, x, -54, 24, sand)
      b.paint(circle(x, -36, 3.4, 5), '#9a7444')
    }
    b.paint(
      smooth([
        [-8, -3],
        [-8, -16],
        [0, -24],
        [8, -16],
        [8, -3],
      ]),
      '#9a7444',
    )
    b.paint(circle(0, -52, 3.4, 5), '#9a7444')
    b.at(
      58,
      -2,
      () => {
        b.stroke(curve(-11, -24, 0, -40, 11, -24), '#f6f0e4', 2.4, { line: 0.6 })
        b.shape(facet([-14, -26, 14, -26, 10, 0, -10, 0]), { fill: lit(b, '#e5533d', -26, 0), shade: 1 })
        b.shape(rectangle(-16, -29, 32, 6, 3), { fill: '#f2785f', shade: 0.7 })
      },
      0.12,
    )
    for (const [x, y] of [
      [-52, -4],
      [-40, -2],
      [40, -3],
    ] as const)
      b.shape(circle(x, y, 4, 2.6), { fill: '#fbeee0', shade: 0.6, line: 0.7 })
  },
)

function battlements(b: Buffers, x: number, top: number, width: number, fill: string): void {
  for (const k of [-0.4, 0, 0.4])
    b.shape(rectangle(x + width * k - width * 0.14, top - 7, width * 0.28, 9, 1), { fill, shade: 0.8, line: 0.9 })
}
