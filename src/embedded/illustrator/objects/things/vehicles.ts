import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, type Point, rectangle, smooth } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit, trail } from '../drawing/drawing.ts'

const TURN = Math.PI * 2

/** A town bicycle with a basket of flowers. */
export const bicycle = drawing(
  { id: 'bicycle', aspect: 1.56, height: 1.05, uses: ['stands', 'ridden'], seat: [0.36, 0.15] },
  (b, { colour = '#3f9c9c' }) => {
    const tube = { line: 0.9, solid: true }
    spokedWheel(b, -44, -31, 29)
    spokedWheel(b, 44, -31, 29)
    b.stroke(curve(-44, -31, -8, -30), adjust(colour, -0.1), 4, tube)
    b.stroke(curve(-44, -31, -22, -68), adjust(colour, -0.06), 3.6, tube)
    b.stroke(trail([-8, -30, -24, -74]), colour, 4.6, tube)
    b.stroke(trail([-21, -66, 0, -58, 28, -70]), colour, 4.6, tube)
    b.stroke(curve(-8, -30, 30, -62), colour, 4.6, tube)
    b.stroke(trail([44, -31, 36, -54, 27, -84]), colour, 4.4, tube)
    b.stroke(trail([-66, -50, -46, -64, -24, -50]), colour, 2.6, tube)
    b.stroke(trail([22, -50, 44, -64, 68, -48]), colour, 2.6, tube)
    b.shape(circle(-8, -30, 7), { fill: '#c9a46a', shade: 0.8 })
    b.stroke(curve(-8, -30, 0, -20), '#5c5a60', 2.6, tube)
    b.shape(rectangle(-4, -21, 12, 4, 2), { fill: '#4a3a34', shade: 0.6, line: 0.8 })
    b.shape(blob([-38, -82, -24, -83, -10, -79, -16, -74, -32, -74], 0.5), { fill: '#8a5230', shade: 0.9 })
    b.shape(facet([36, -80, 66, -80, 61, -58, 41, -58]), { fill: '#d9a862', shade: 0.7 })
    for (const y of [-75, -69, -63]) b.ink(curve(37, y, 65, y), 0.45, 0.7)
    for (const x of [44, 51, 58]) b.ink(curve(x, -79, x, -59), 0.4, 0.6)
    posy(b, [
      [42, -86, '#ef7fa0'],
      [51, -91, '#f6c84e'],
      [60, -86, '#e5533d'],
    ])
    b.stroke(trail([27, -84, 24, -96, 12, -97]), '#5c5a60', 3.2, tube)
    b.shape(circle(11, -97, 3, 2.6), { fill: '#8a5230', shade: 0.8, line: 0.8 })
  },
)

/** A child's tricycle: a large wheel with pedals before, two small ones behind. */
export const tricycle = drawing(
  { id: 'tricycle', aspect: 1.16, height: 0.62, uses: ['stands', 'ridden'], seat: [0.36, 0.42] },
  (b, { colour = '#d2382f' }) => {
    const tube = { line: 0.9, solid: true }
    spokedWheel(b, 26, -27, 25)
    b.stroke(trail([-34, -22, -30, -36, -12, -48, 14, -56, 22, -62]), colour, 7, tube)
    b.stroke(trail([26, -27, 23, -56, 15, -88]), adjust(colour, -0.06), 5.4, tube)
    b.shape(rectangle(-54, -28, 34, 9, 4), { fill: adjust(colour, 0.08), shade: 0.7 })
    spokedWheel(b, -38, -15, 13)
    b.shape(blob([-36, -58, -14, -60, 0, -55, -6, -50, -32, -50], 0.5), { fill: '#4a3a34', shade: 0.9 })
    b.stroke(curve(26, -27, 33, -17), '#5c5a60', 4, tube)
    b.shape(rectangle(24, -18, 20, 6, 3), { fill: '#f0c24a', shade: 0.6, line: 0.8 })
    b.stroke(trail([16, -86, 8, -95, -4, -92]), '#8d8b90', 4.4, tube)
    b.shape(circle(-6, -91.5, 5, 4), { fill: '#f0c24a', shade: 0.8, line: 0.8 })
    b.stroke(trail([-8, -90, -14, -80, -11, -74]), '#e58ab0', 2.4, { ink: 0.4 })
  },
)

function spokedWheel(b: Buffers, x: number, y: number, radius: number): void {
  for (let i = 0; i < 6; i++) {
    const turn = (i / 12) * TURN * 2
    b.stroke(curve(x, y, x + Math.cos(turn) * radius, y + Math.sin(turn) * radius), '#b9b4ac', 0.8, { ink: 0.3 })
  }
  b.stroke(circle(x, y, radius), '#3d3a40', 4.4, { line: 0.9, solid: true })
  b.stroke(circle(x, y, radius - 3), '#e4d9c4', 1.4)
  b.shape(circle(x, y, 3.6), { fill: '#8d8b90', shade: 0.8, line: 0.8 })
}

function posy(b: Buffers, blooms: readonly (readonly [x: number, y: number, colour: string])[]): void {
  for (const [x, y] of blooms)
    b.shape(blob([x - 6, y + 8, x, y, x + 6, y + 8]), { fill: '#6aa555', shade: 0.6, line: 0.7 })
  for (const [x, y, colour] of blooms) {
    for (let i = 0; i < 5; i++)
      b.shape(circle(x + Math.cos((i / 5) * TURN) * 3.4, y + Math.sin((i / 5) * TURN) * 3.4, 3), {
        fill: colour,
        shade: 0.6,
        line: 0.5,
      })
    b.paint(circle(x, y, 2.2), '#fff0b8', { line: 0.4 })
  }
}

/** A little old car with luggage on its roof. */
export const car = drawing({ id: 'car', aspect: 1.6, height: 1.5, uses: ['stands'] }, (b, { colour = '#e0584a' }) => {
  b.shape(rectangle(-34, -99, 30, 17, 3), { fill: '#a8683c', shade: 0.8 })
  b.shape(rectangle(-2, -94, 24, 12, 3), { fill: '#4f8f9a', shade: 0.8 })
  for (const x of [-27, -12, 10]) b.stroke(curve(x, x > 0 ? -94 : -99, x, -82), '#e8d4a8', 2, { ink: 0.4 })
  b.stroke(curve(-40, -81, 28, -81), '#5c5a60', 2.4, { line: 0.8, solid: true })
  b.shape(
    blob(
      [
        -74, -22, -75, -44, -56, -52, -46, -74, -28, -80, 16, -80, 34, -70, 44, -51, 66, -46, 75, -34, 74, -20, 40, -16,
        -50, -16,
      ],
      0.35,
    ),
    {
      fill: lit(b, colour, -80, -16, 0.08),
      shade: 1,
    },
  )
  for (const glass of [
    [
      [-46, -52],
      [-38, -70],
      [-26, -74],
      [-8, -74],
      [-8, -52],
    ],
    [
      [-3, -52],
      [-3, -74],
      [16, -74],
      [27, -67],
      [36, -52],
    ],
  ] as Point[][]) {
    const pane = smooth(glass, true, 0.15)
    b.shape(pane, { fill: lit(b, '#bfe4ec', -74, -52), shade: 0.4, line: 0.9 })
    b.clip(pane, () =>
      b.paint(
        facet([glass[0]![0] + 8, -50, glass[0]![0] + 22, -80, glass[0]![0] + 30, -80, glass[0]![0] + 16, -50]),
        'rgba(255,255,255,0.5)',
      ),
    )
  }
  b.ink(trail([-9, -52, -10, -34, -4, -20]), 0.7)
  b.paint(rectangle(-2, -46, 9, 3, 1.5), '#f3ead8', { line: 0.5 })
  b.shape(circle(67, -37, 6), { fill: '#fff0b4', shade: 0.5, line: 0.9, glow: 0.25 })
  b.shape(rectangle(-77, -25, 14, 6, 3), { fill: '#e6e0d4', shade: 0.8, line: 0.8 })
  b.shape(rectangle(62, -25, 16, 6, 3), { fill: '#e6e0d4', shade: 0.8, line: 0.8 })
  for (const x of [-44, 44]) tyre(b, x, -16, 16)
})

function tyre(b: Buffers, x: number, y: number, radius: number): void {
  b.shape(circle(x, y, radius), { fill: '#3a363c', shade: 0.8 })
  b.shape(circle(x, y, radius * 0.56), { fill: '#efe7d6', shade: 0.8, line: 0.8 })
  b.shape(circle(x, y, radius * 0.2), { fill: '#b8b0a4', shade: 0.8, line: 0.6 })
}

/** A steam engine with a puff of cloud. */
export const train = drawing(
  { id: 'train', aspect: 1.42, height: 2.2, uses: ['stands'] },
  (b, { colour = '#3f7f6b' }) => {
    const red = '#d8483c'
    for (const [x, y, r] of [
      [36, -90, 7],
      [25, -95, 6],
      [15, -93, 5],
    ] as const)
      b.shape(circle(x, y, r), { fill: '#fbf8f2', shade: 0.7, line: 0.7 })
    b.shape(rectangle(-66, -20, 128, 9, 3), { fill: red, shade: 0.7 })
    b.shape(facet([60, -20, 71, -2, 52, -2, 52, -20]), { fill: red, shade: 0.7 })
    b.shape(facet([29, -56, 43, -56, 40, -74, 46, -82, 26, -82, 32, -74]), { fill: '#3b3640', shade: 0.9 })
    b.shape(circle(8, -56, 8), { fill: '#e6b44a', shade: 0.9 })
    b.shape(rectangle(-22, -58, 78, 38, [4, 16, 14, 4]), { fill: lit(b, colour, -58, -20, 0.09), shade: 1 })
    for (const x of [-6, 14, 34]) b.stroke(curve(x, -58, x + 1, -40, x, -20), '#e6b44a', 2.2, { ink: 0.4 })
    b.shape(circle(56, -38, 9), { fill: '#fff0b4', shade: 0.5, line: 0.9, glow: 0.35 })
    b.shape(rectangle(-66, -80, 44, 60, 3), { fill: lit(b, red, -80, -20), shade: 0.8 })
    b.shape(rectangle(-57, -70, 26, 20, [8, 8, 2, 2]), { fill: '#cdeaf0', shade: 0.4, line: 0.9 })
    b.shape(blob([-71, -80, -66, -88, -22, -88, -17, -80], 0.25), { fill: '#3b3640', shade: 0.8 })
    for (const [x, r] of [
      [-48, 15],
      [-14, 15],
      [18, 12],
      [44, 12],
    ] as const) {
      b.shape(circle(x, -r, r), { fill: '#3b3640', shade: 0.8 })
      b.shape(circle(x, -r, r * 0.66), { fill: red, shade: 0.7, line: 0.8 })
      for (let i = 0; i < 3; i++) {
        const turn = (i / 3) * Math.PI + 0.3
        b.ink(
          curve(
            x - Math.cos(turn) * r * 0.6,
            -r - Math.sin(turn) * r * 0.6,
            x + Math.cos(turn) * r * 0.6,
            -r + Math.sin(turn) * r * 0.6,
          ),
          0.6,
        )
      }
      b.shape(circle(x, -r, r * 0.2), { fill: '#e6b44a', shade: 0.8, line: 0.6 })
    }
    b.stroke(curve(-48, -13, 18, -11), '#d9d2c4', 3, { line: 0.8, solid: true })
  },
)

/** A small sailing boat with a patched sail. */
export const boat = drawing(
  { id: 'boat', aspect: 1.06, height: 1.9, uses: ['floats', 'stands'] },
  (b, { colour = '#c85a3c' }) => {
    b.stroke(curve(-2, -20, -2, -98), '#8a5f3c', 3.4, { line: 0.9, solid: true })
    b.shape(blob([2, -94, 24, -64, 42, -30, 2, -28], 0.3), { fill: lit(b, '#fff4e0', -94, -28), shade: 0.8 })
    b.shape(blob([-6, -84, -20, -58, -36, -30, -6, -29], 0.3), { fill: lit(b, '#f4c25a', -84, -28), shade: 0.8 })
    for (const y of [-46, -62]) b.ink(curve(3, y, 16, y + 2, 38 + (y + 28) * 0.75, y), 0.4, 0.6)
    b.paint(facet([12, -54, 22, -54, 22, -44, 12, -44]), '#7fb6c4', { line: 0.6 })
    b.shape(facet([-2, -99, 13, -95, -2, -91]), { fill: '#d8483c', shade: 0.5, line: 0.8 })
    const hull = blob([-50, -24, -20, -20, 20, -20, 53, -27, 42, -6, 28, 0, -28, 0, -42, -8], 0.3)
    b.shape(hull, { fill: lit(b, colour, -26, 0, 0.09), shade: 1 })
    b.clip(hull, () => {
      b.paint(facet([-60, -26, 60, -28, 60, -20, -60, -17]), '#fff4e0', { line: 0.6 })
      for (const y of [-12, -6]) b.ink(curve(-50, y - 1, 0, y + 1, 52, y - 2), 0.5, 0.7)
    })
    for (const x of [-22, 0, 22]) b.shape(circle(x, -10.5, 3.4), { fill: '#bfe4ec', shade: 0.6, line: 0.7 })
  },
)
