import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, limb, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, closedEye, drawing, eye, facet, hatch, lit } from '../drawing/drawing.ts'

/** A round blue songbird on the wing. */
export const bird = drawing(
  { id: 'bird', aspect: 1.16, height: 0.26, uses: ['flies', 'stands'], alive: true },
  (b, { colour = '#4f9fd0', pose }) => {
    if (pose === 'sitting' || pose === 'sleeping') {
      perched(b, colour, pose === 'sleeping')
      return
    }
    const dark = adjust(colour, -0.12)
    b.shape(blob([-26, -44, -54, -40, -58, -32, -46, -32, -54, -24, -42, -24, -22, -32], 0.3), {
      fill: dark,
      shade: 0.7,
    })
    wing(b, adjust(colour, -0.08), [
      [4, -52],
      [0, -78],
      [-14, -99],
      [-20, -82],
      [-30, -84],
      [-24, -66],
      [-18, -50],
    ])
    b.shape(blob([-32, -40, -18, -56, 8, -64, 32, -62, 44, -48, 40, -30, 20, -16, -8, -16, -26, -26]), {
      fill: lit(b, colour, -66, -14),
      shade: 0.95,
    })
    b.paint(blob([20, -42, 40, -44, 38, -30, 20, -17, -6, -17, 0, -30]), '#fbe6c4')
    b.paint(blob([28, -38, 41, -42, 38, -30, 24, -24]), '#f09a5e', { opacity: 0.8 })
    wing(b, dark, [
      [10, -44],
      [-2, -64],
      [-30, -84],
      [-30, -66],
      [-42, -64],
      [-34, -50],
      [-40, -42],
      [-20, -34],
      [2, -30],
    ])
    b.shape(facet([42, -52, 57, -46, 42, -42]), { fill: '#f2b53c', shade: 0.7 })
    b.ink(curve(43, -46.5, 49, -46, 54, -46), 0.6)
    eye(b, 31, -50, 3.6)
    blush(b, 34, -41, 3.6)
  },
)

function perched(b: Buffers, colour: string, asleep: boolean): void {
  const dark = adjust(colour, -0.12)
  for (const x of [-2, 12]) {
    b.stroke(curve(x, -18, x + 1, -4), '#d98f3c', 3, { line: 0.8, solid: true })
    b.stroke(curve(x - 5, -2, x + 1, -4, x + 9, -2), '#d98f3c', 2.8, { line: 0.8, solid: true })
  }
  b.shape(blob([-26, -36, -56, -20, -60, -10, -46, -12, -22, -22], 0.3), { fill: dark, shade: 0.7 })
  b.shape(
    blob([-32, -36, -26, -58, -10, -76, 8, -92, 30, -92, 40, -78, 38, -58, 36, -34, 18, -16, -10, -15, -26, -24]),
    {
      fill: lit(b, colour, -94, -14),
      shade: 0.95,
    },
  )
  b.paint(blob([20, -62, 37, -60, 36, -36, 18, -17, -6, -17, 2, -36]), '#fbe6c4')
  b.paint(blob([26, -58, 38, -62, 36, -44, 24, -40]), '#f09a5e', { opacity: 0.8 })
  wing(b, dark, [
    [8, -54],
    [-8, -58],
    [-26, -46],
    [-38, -28],
    [-28, -26],
    [-30, -20],
    [-14, -22],
    [4, -32],
  ])
  b.shape(facet([38, -80, 53, -74, 38, -69]), { fill: '#f2b53c', shade: 0.7 })
  b.ink(curve(39, -74, 45, -73.8, 50, -73.8), 0.6)
  if (asleep) closedEye(b, 26, -78, 4)
  else eye(b, 26, -79, 3.8)
  blush(b, 30, -68, 4)
}

function wing(b: Buffers, fill: string, outline: [number, number][]): void {
  b.shape(smooth(outline, true, 0.35), { fill, shade: 0.8 })
  const [rootX, rootY] = outline[0]!
  for (const [x, y] of outline.slice(2, -1)) {
    const line = curve(
      rootX + (x - rootX) * 0.35,
      rootY + (y - rootY) * 0.35,
      rootX + (x - rootX) * 0.85,
      rootY + (y - rootY) * 0.85,
    )
    b.ink(line, 0.5, 0.7)
    b.toneStroke(line, -0.25, 1.6, 0.6)
  }
}

/** An owl on a branch, seen from the front. */
export const owl = drawing(
  { id: 'owl', aspect: 0.76, height: 0.45, uses: ['stands'], alive: true },
  (b, { colour = '#9a6b43' }) => {
    const dark = adjust(colour, -0.12)
    b.shape(limb([-36, -4], [0, -5], [36, -5], [3, 3.6, 2.6]), { fill: '#7a5637', shade: 0.8 })
    b.shape(
      blob(
        [-26, -14, -31, -44, -26, -72, -28, -97, -14, -86, 0, -89, 14, -86, 28, -97, 26, -72, 31, -44, 26, -14, 0, -6],
        0.45,
      ),
      {
        fill: lit(b, colour, -96, -6),
        shade: 0.95,
      },
    )
    b.paint(blob([-17, -12, -20, -38, -8, -50, 8, -50, 20, -38, 17, -12, 0, -7]), '#ecd3a6')
    for (let row = 0; row < 4; row++)
      for (let i = -2; i <= 2; i++) {
        const [x, y] = [i * 7 + (row % 2) * 3.5, -42 + row * 8]
        if (Math.abs(x) > 15) continue
        const scale = curve(x - 3, y, x, y + 4.4, x + 3, y)
        b.stroke(scale, adjust(colour, -0.02), 1)
        b.ink(scale, 0.4, 0.6)
      }
    for (const side of [-1, 1]) {
      b.shape(blob([side * 25, -58, side * 36, -40, side * 33, -16, side * 24, -12, side * 21, -36]), {
        fill: dark,
        shade: 0.8,
      })
      hatch(b, [
        [side * 29, -34, side * -2, 6],
        [side * 30, -24, side * -3, 6],
      ])
      b.shape(circle(side * 12.5, -68, 14), { fill: '#f3e3bf', shade: 0.5, line: 0.8 })
      b.shape(circle(side * 12, -68, 9.4), { fill: '#f2b431', shade: 0.4, line: 0.7 })
      eye(b, side * 11, -68, 5.4)
      for (const toe of [-4, 0, 4])
        b.shape(circle(side * 10 + toe, -6, 2.2, 4), { fill: '#e9a540', shade: 0.6, line: 0.6 })
    }
    b.shape(blob([-4.6, -64, 4.6, -64, 0, -52], 0.3), { fill: '#e9a540', shade: 0.9 })
  },
)
