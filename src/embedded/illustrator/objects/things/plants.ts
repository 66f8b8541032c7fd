import { adjust } from '../../../colour.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, type Point, rectangle, smooth } from '../../buffers/paths.ts'
import { blob, drawing, facet, lit } from '../drawing/drawing.ts'
import { TURN } from './outdoors.ts'

/** A leafy plant in a clay pot. */
export const plant = drawing(
  { id: 'plant', aspect: 0.8, height: 0.6, uses: ['stands', 'held'], grip: [0.5, 0.85] },
  (b, { colour = '#c9724a' }) => {
    for (const [x, y, turn, size, fill] of [
      [-20, -52, -0.9, 26, '#4f8f52'],
      [20, -54, 0.9, 26, '#4f8f52'],
      [-12, -66, -0.35, 30, '#69a85a'],
      [13, -68, 0.4, 30, '#69a85a'],
      [0, -72, 0.02, 30, '#7fbc66'],
    ] as const) {
      b.stroke(curve(0, -36, x * 0.4, (y - 30) / 2, x, y), '#4a7a44', 1.8, { ink: 0.5 })
      b.at(
        x,
        y,
        () => {
          b.shape(blob([0, size * 0.3, -size * 0.36, -size * 0.3, 0, -size, size * 0.36, -size * 0.3], 0.5), {
            fill,
            shade: 0.9,
          })
          b.ink(curve(0, size * 0.25, 0, -size * 0.85), 0.45, 0.7)
        },
        turn,
      )
    }
    pot(b, colour)
  },
)

function pot(b: Buffers, colour: string): void {
  b.shape(facet([-24, -32, 24, -32, 17, 0, -17, 0]), { fill: lit(b, colour, -32, 0), shade: 0.95 })
  b.shape(rectangle(-28, -40, 56, 11, 3), { fill: adjust(colour, 0.05), shade: 0.9 })
  b.paint(blob([-21, -20, -8, -15, 8, -20, 20, -16, 19, -11, 8, -14, -8, -9, -20, -14]), '#f6e3c4', { opacity: 0.85 })
}

/** A rose bush in a clay pot: nobody puts a cut flower on the ground. */
export const rose = drawing(
  { id: 'rose', aspect: 0.8, height: 0.7, uses: ['stands', 'held'], grip: [0.5, 0.85] },
  (b, { colour = '#d8434f' }) => {
    const blooms = [
      [-24, -60, 10],
      [23, -62, 10],
      [-3, -64, 10],
      [-14, -82, 11],
      [14, -85, 11],
    ] as const
    for (const [x, y] of blooms) b.stroke(curve(0, -34, x * 0.3, (y - 34) / 2, x, y), '#4a7a44', 2, { ink: 0.5 })
    for (const [x, y, turn] of [
      [-30, -46, -1.1],
      [30, -47, 1.1],
      [-12, -50, -0.5],
      [13, -50, 0.5],
      [-33, -72, -0.8],
      [33, -74, 0.8],
      [0, -74, 0.1],
    ] as const)
      b.at(x, y, () => b.shape(blob([0, 9, -6, -2, 0, -13, 6, -2]), { fill: '#5d9450', shade: 0.8, line: 0.8 }), turn)
    b.shape(blob([-24, -38, -20, -58, 0, -66, 20, -58, 24, -38]), { fill: '#4f8f52', shade: 0.8, line: 0.6 })
    for (const [x, y, r] of blooms) fullBloom(b, x, y, r, colour)
    pot(b, '#c9724a')
  },
)

/** Petals within petals. */
function fullBloom(b: Buffers, x: number, y: number, r: number, fill: string): void {
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * TURN + 0.4 + x
    b.shape(circle(x + Math.cos(turn) * r * 0.5, y + Math.sin(turn) * r * 0.5, r * 0.62, r * 0.52, turn), {
      fill: adjust(fill, -0.03),
      shade: 0.7,
      line: 0.7,
    })
  }
  b.shape(circle(x, y, r * 0.62), { fill, shade: 0.9, line: 0.8 })
  b.ink(curve(x - r * 0.36, y + r * 0.06, x, y - r * 0.42, x + r * 0.34, y + r * 0.1), 0.7, 0.8)
  b.ink(curve(x - r * 0.14, y + r * 0.2, x + r * 0.04, y - r * 0.1, x + r * 0.18, y + r * 0.22), 0.7, 0.8)
}

/** A bunch of wild flowers in paper. */
export const flowers = drawing(
  { id: 'flowers', aspect: 0.86, height: 0.5, uses: ['held', 'stands'], grip: [0.5, 0.8] },
  (b, { colour }) => {
    const heads: [number, number, string, number][] = [
      [-28, -70, '#f0a23a', 9],
      [27, -72, '#8f7fd0', 9],
      [-12, -86, '#ef7fa0', 10],
      [14, -89, '#fff6e6', 10],
      [0, -70, '#e5533d', 11],
      [-20, -56, '#7fb6dc', 8],
      [20, -56, '#f6cf52', 8],
    ]
    for (const [x, y] of heads) b.stroke(curve(0, -22, x * 0.5, -46, x, y), '#5d9450', 1.8, { ink: 0.5, solid: true })
    for (const [x, y, turn] of [
      [-34, -54, -1],
      [34, -56, 1],
      [-30, -86, -0.7],
      [32, -88, 0.7],
    ] as const)
      b.at(x, y, () => b.shape(blob([0, 8, -5, -2, 0, -13, 5, -2]), { fill: '#69a85a', shade: 0.7, line: 0.8 }), turn)
    for (const [x, y, fill, r] of heads) bloom(b, x, y, r, colour ?? fill)
    b.shape(blob([-27, -48, 0, -38, 27, -48, 9, -8, 0, -1, -9, -8], 0.25), {
      fill: lit(b, '#f3e0bd', -48, 0),
      shade: 0.8,
    })
    b.ink(curve(-20, -44, -8, -24, -2, -4), 0.5, 0.6)
    b.ink(curve(18, -44, 8, -24, 3, -4), 0.5, 0.6)
    for (const side of [-1, 1])
      b.shape(blob([0, -19, side * 15, -27, side * 15, -12], 0.4), { fill: '#d8566a', shade: 0.8, line: 0.8 })
    b.shape(circle(0, -19, 4), { fill: '#d8566a', shade: 0.8, line: 0.8 })
  },
)

function bloom(b: Buffers, x: number, y: number, radius: number, fill: string): void {
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * TURN + x
    b.shape(
      circle(x + Math.cos(turn) * radius * 0.66, y + Math.sin(turn) * radius * 0.66, radius * 0.52, radius * 0.4, turn),
      { fill, shade: 0.7, line: 0.7 },
    )
  }
  b.shape(circle(x, y, radius * 0.36), { fill: fill === '#f6cf52' ? '#a8683c' : '#ffe07a', shade: 0.7, line: 0.6 })
}

/** A decorated fir with a star on top. */
export const christmasTree = drawing({ id: 'christmas-tree', aspect: 0.74, height: 2, uses: ['stands'] }, (b) => {
  b.shape(rectangle(-6, -14, 12, 12, 1), { fill: '#7a5030', shade: 0.8 })
  b.shape(facet([-14, -9, 14, -9, 10, 0, -10, 0]), { fill: '#c8503c', shade: 0.8 })
  for (const [half, foot, top] of [
    [36, -12, -54],
    [28, -36, -74],
    [19, -60, -91],
  ] as const) {
    const skirt: Point[] = [[0, top]]
    for (let i = 0; i <= 6; i++) skirt.push([half - (i * half) / 3, foot + (i % 2 ? -5 : 2)])
    b.shape(smooth(skirt, true, 0.35), { fill: lit(b, '#3f7d52', top, foot, 0.08), shade: 1 })
  }
  for (const [x, y, fill] of [
    [-16, -24, '#e5533d'],
    [4, -20, '#f4b83a'],
    [22, -26, '#5fa8d8'],
    [-10, -46, '#f4b83a'],
    [12, -44, '#e5533d'],
    [-3, -66, '#5fa8d8'],
    [8, -72, '#f4b83a'],
    [-26, -19, '#5fa8d8'],
  ] as const) {
    b.shape(circle(x, y, 3.6), { fill, shade: 1, line: 0.7, glow: 0.12 })
    b.paint(circle(x - 1.2, y - 1.3, 1), 'rgba(255,255,255,0.85)')
  }
  const star = Array.from({ length: 10 }, (_, i): Point => [
    Math.cos(-Math.PI / 2 + (i / 10) * TURN) * (i % 2 ? 3.8 : 8),
    -92 + Math.sin(-Math.PI / 2 + (i / 10) * TURN) * (i % 2 ? 3.8 : 8),
  ])
  b.shape(smooth(star, true, 0.2), { fill: '#f8cc4a', shade: 0.7, line: 0.8, glow: 0.7 })
})
