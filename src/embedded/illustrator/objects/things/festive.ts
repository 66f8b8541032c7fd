import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, rectangle, smooth, type Point } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, drawing, eye, facet, feature, lit } from '../drawing/drawing.ts'

const TURN = Math.PI * 2

/** Three balloons on strings. */
export const balloon = drawing(
  { id: 'balloon', aspect: 0.76, height: 1.3, uses: ['flies', 'held'], grip: [0.5, 1] },
  (b, { colour = '#e5533d' }) => {
    const balloons: [number, number, string][] = [
      [-17, -66, '#f4b83a'],
      [18, -62, '#4a95c8'],
      [1, -80, colour],
    ]
    for (const [x, y] of balloons)
      b.stroke(curve(x, y + 18, x * 0.3 + 3, -28, 0, 0), '#9a8a78', 0.9, { ink: 0.5, solid: true })
    for (const [x, y, fill] of balloons) {
      b.shape(facet([x - 3, y + 22.4, x, y + 17, x + 3, y + 22.4]), { fill, shade: 0.5, line: 0.8 })
      b.shape(blob([x - 15, y - 3, x, y - 20, x + 15, y - 3, x + 8, y + 13, x, y + 19, x - 8, y + 13], 0.5), {
        fill: lit(b, fill, y - 20, y + 18),
        shade: 1.1,
      })
      b.paint(circle(x - 5.5, y - 9, 2.6, 4.4, 0.5), 'rgba(255,255,255,0.7)')
    }
  },
)

/** A star with a shy smile. */
export const star = drawing(
  { id: 'star', aspect: 1.04, height: 0.5, uses: ['flies', 'held'], grip: [0.5, 0.9] },
  (b, { colour = '#f8cc4a' }) => {
    const corners = Array.from({ length: 10 }, (_, i): Point => {
      const turn = -Math.PI / 2 + (i / 10) * TURN
      const radius = i % 2 ? 27 : 53
      return [Math.cos(turn) * radius, -48 + Math.sin(turn) * radius]
    })
    b.shape(smooth(corners, true, 0.22), { fill: lit(b, colour, -100, -4, 0.08), shade: 0.9, glow: 0.55 })
    for (const side of [-1, 1]) {
      eye(b, side * 10, -52, 3.4)
      b.paint(circle(side * 17, -43, 4.6, 3), '#f0827a', { opacity: 0.5 })
    }
    feature(b, curve(-5, -43, 0, -38, 5, -43), 1)
  },
)

/** Three bursts of light. */
export const fireworks = drawing({ id: 'fireworks', aspect: 1.1, height: 1.4, uses: ['flies'] }, (b) => {
  const bursts = [
    [-24, -64, 30, '#f7c948'],
    [28, -46, 25, '#f2686f'],
    [6, -24, 22, '#6fc6e8'],
  ] as const
  for (const [x, y, reach, colour] of bursts) {
    for (let i = 0; i < 14; i++) {
      const turn = (i / 14) * TURN
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const far = reach * (i % 2 ? 0.72 : 1)
      const ray = curve(x + cos * reach * 0.22, y + sin * reach * 0.22, x + cos * far, y + sin * far + reach * 0.04)
      b.stroke(ray, colour, 2.2, { ink: 0.3, solid: true, glow: 0.7 })
      b.shape(circle(x + cos * (far + 3), y + sin * (far + 3), i % 2 ? 1.6 : 2.4), {
        fill: '#fff3c4',
        shade: 0,
        line: 0.4,
        glow: 0.9,
      })
    }
    b.shape(circle(x, y, 3), { fill: '#fffbe6', shade: 0, line: 0, glow: 1 })
  }
})

/** A present in paper and ribbon. */
export const gift = drawing(
  { id: 'gift', aspect: 0.94, height: 0.36, uses: ['stands', 'held'], grip: [0.5, 0.85] },
  (b, { colour = '#4f9d8f' }) => {
    const ribbon = '#e5533d'
    b.shape(rectangle(-38, -58, 76, 58, 4), { fill: lit(b, colour, -58, 0), shade: 0.8 })
    wrapping(b)
    b.shape(rectangle(-8, -58, 16, 58), { fill: ribbon, shade: 0.6, line: 0.8 })
    b.shape(rectangle(-44, -72, 88, 18, 4), { fill: adjust(colour, 0.05), shade: 0.7 })
    b.shape(rectangle(-8, -72, 16, 18), { fill: ribbon, shade: 0.6, line: 0.8 })
    for (const side of [-1, 1]) {
      b.shape(blob([0, -74, side * 12, -96, side * 32, -98, side * 32, -82, side * 16, -74]), {
        fill: ribbon,
        shade: 0.9,
      })
      b.paint(
        blob([side * 6, -77, side * 14, -90, side * 26, -92, side * 25, -84, side * 14, -78]),
        adjust(ribbon, -0.15),
      )
    }
    b.shape(circle(0, -75, 6.4), { fill: ribbon, shade: 0.9 })
  },
)

function wrapping(b: Buffers): void {
  for (const [x, y] of [
    [-28, -44],
    [-22, -18],
    [-30, -8],
    [22, -42],
    [30, -22],
    [20, -8],
    [-16, -34],
    [32, -48],
  ] as const)
    b.paint(circle(x, y, 3), '#fff3dc', { opacity: 0.8 })
}
