import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { blob, blush, drawing, eye, feature, leg, lit, trail } from '../drawing/drawing.ts'

/** A sea turtle's land cousin with a patterned shell. */
export const turtle = drawing(
  { id: 'turtle', aspect: 1.5, height: 0.34, uses: ['stands', 'floats'], alive: true },
  (b, { colour = '#7fae4c' }) => {
    const far = adjust(colour, -0.08)
    b.shape(blob([-56, -18, -74, -12, -56, -10], 0.3), { fill: colour, shade: 0.6 })
    leg(b, [-34, -24], 18, far, { step: -3 })
    leg(b, [28, -24], 18, far, { step: 6 })
    b.shape(blob([36, -30, 46, -56, 54, -76, 68, -78, 75, -64, 70, -50, 60, -42, 52, -26]), {
      fill: lit(b, colour, -78, -24),
      shade: 0.85,
    })
    leg(b, [-42, -22], 19, colour)
    leg(b, [22, -22], 19, colour, { step: 3 })
    const shell = blob([-62, -26, -54, -62, -28, -92, 4, -97, 34, -80, 50, -46, 52, -26, 0, -18])
    b.shape(shell, { fill: lit(b, '#b97a3e', -98, -18, 0.09), shade: 1.1 })
    b.clip(shell, () => {
      for (const [x, y, r] of [
        [-6, -70, 19],
        [-36, -56, 15],
        [24, -58, 15],
        [-12, -36, 14],
        [-44, -28, 11],
        [16, -30, 13],
        [42, -36, 10],
      ] as const) {
        const plate = smooth(
          Array.from({ length: 6 }, (_, i): [number, number] => [
            x + Math.cos(i * 1.05) * r,
            y + Math.sin(i * 1.05) * r * 0.8,
          ]),
          true,
          0.2,
        )
        b.paint(plate, '#d79c55', { line: 0.7 })
        b.tone(circle(x - r * 0.25, y - r * 0.3, r * 0.4, r * 0.3), 0.3, 0.6)
      }
    })
    b.shape(blob([-65, -27, -40, -22, 0, -19, 40, -22, 57, -28, 52, -18, 0, -11, -58, -18]), {
      fill: '#e3bd78',
      shade: 0.6,
    })
    eye(b, 63, -66, 3.6)
    feature(b, curve(73, -58, 68, -53, 60, -56), 1)
    blush(b, 61, -56, 4)
  },
)

/** A round blue whale with a fountain. */
export const whale = drawing(
  { id: 'whale', aspect: 1.36, height: 1.5, uses: ['floats', 'flies'], alive: true },
  (b, { colour = '#4c86b8' }) => {
    for (const [x, turn] of [
      [-3, -1],
      [3, 1],
      [0, 0.15],
    ] as const)
      b.stroke(
        trail([28 + x, -70, 28 + x * 2 + turn * 3, -88, 28 + turn * 15, -95, 28 + turn * 19, -86]),
        '#bfe6f5',
        3.2,
        {
          line: 0.7,
          solid: true,
        },
      )
    b.shape(blob([-44, -40, -58, -62, -68, -82, -50, -80, -45, -70, -40, -82, -24, -86, -34, -64, -32, -48]), {
      fill: colour,
      shade: 0.8,
    })
    b.shape(
      blob([-50, -48, -34, -44, -10, -62, 24, -71, 54, -60, 67, -34, 58, -10, 30, 0, -6, -2, -34, -14, -48, -32]),
      {
        fill: lit(b, colour, -72, 0, 0.09),
        shade: 1,
      },
    )
    b.punch(circle(-43, -46, 8))
    const belly = blob([66, -28, 58, -10, 30, -0.5, -6, -2.5, -24, -10, 10, -18, 40, -20])
    b.paint(belly, '#e9f2f4')
    b.clip(belly, () => {
      for (const dy of [0, 6, 12]) b.ink(curve(66, -26 + dy, 30, -14 + dy, -26, -8 + dy), 0.5, 0.6)
    })
    b.shape(blob([16, -18, 8, 0, -10, 6, -6, -8, 4, -20]), { fill: adjust(colour, -0.07), shade: 0.8 })
    eye(b, 46, -36, 4)
    feature(b, curve(66, -28, 56, -22, 46, -25), 1.1)
    blush(b, 38, -28, 5)
  },
)

/** A leaping dolphin. */
export const dolphin = drawing(
  { id: 'dolphin', aspect: 1.2, height: 1.1, uses: ['floats', 'flies', 'ridden'], alive: true, seat: [0.5, 0.36] },
  (b, { colour = '#6a97b8' }) => {
    b.shape(blob([-40, -22, -56, -6, -60, 0, -46, -2, -38, -8, -30, -1, -24, -4, -30, -20], 0.4), {
      fill: colour,
      shade: 0.8,
    })
    b.shape(blob([-8, -78, -24, -100, -4, -94, 12, -82], 0.35), { fill: adjust(colour, -0.05), shade: 0.8 })
    b.shape(
      blob([
        -42, -18, -36, -48, -16, -74, 10, -84, 34, -78, 44, -66, 60, -58, 58, -52, 44, -53, 30, -44, 8, -46, -14, -34,
        -28, -16,
      ]),
      {
        fill: lit(b, colour, -86, -14, 0.08),
        shade: 0.95,
      },
    )
    b.punch(circle(-36, -19, 7))
    b.paint(
      blob([59, -54, 44, -53, 30, -44.5, 8, -46.5, -14, -34.5, -26, -19, -18, -38, 2, -54, 28, -58, 44, -58]),
      '#eef4f4',
    )
    b.shape(blob([10, -52, 4, -34, -8, -26, -6, -40, 0, -52]), { fill: adjust(colour, -0.07), shade: 0.8 })
    eye(b, 33, -66, 2.8)
    feature(b, curve(58, -55.5, 46, -58, 40, -60), 0.9)
    blush(b, 30, -58, 3.6)
  },
)

/** A coral-coloured fish with stripes. */
export const fish = drawing(
  { id: 'fish', aspect: 1.3, height: 0.26, uses: ['floats', 'flies'], alive: true },
  (b, { colour = '#f08a3c' }) => {
    const fin = '#f6b24f'
    finned(
      b,
      [
        [-34, -50],
        [-58, -80],
        [-64, -60],
        [-58, -48],
        [-64, -32],
        [-56, -16],
        [-34, -44],
      ],
      fin,
    )
    finned(
      b,
      [
        [-16, -78],
        [-8, -99],
        [14, -96],
        [26, -80],
        [10, -74],
      ],
      fin,
    )
    finned(
      b,
      [
        [-8, -20],
        [-2, -2],
        [14, -6],
        [16, -20],
      ],
      fin,
    )
    const body = blob([-40, -48, -20, -72, 12, -82, 44, -72, 62, -48, 44, -24, 12, -15, -20, -26])
    b.shape(body, { fill: lit(b, colour, -84, -14, 0.09), shade: 1 })
    b.clip(body, () => {
      for (const [x, wide] of [
        [-14, 11],
        [24, 12],
      ] as const)
        b.paint(blob([x, -90, x + wide, -90, x + wide + 5, -48, x + wide, -8, x, -8, x + 4, -48]), '#fffaf0', {
          line: 0.7,
        })
    })
    finned(
      b,
      [
        [8, -44],
        [-8, -34],
        [-4, -24],
        [10, -28],
        [18, -38],
      ],
      fin,
    )
    eye(b, 45, -54, 5)
    feature(b, curve(61, -44, 55, -38, 49, -41), 1)
    blush(b, 44, -39, 4.4)
  },
)

function finned(b: Buffers, outline: [number, number][], fill: string): void {
  b.shape(smooth(outline, true, 0.4), { fill, shade: 0.7 })
  const [rootX, rootY] = outline[0]!
  for (const [x, y] of outline.slice(1, -1))
    b.ink(curve(rootX, rootY, rootX + (x - rootX) * 0.75, rootY + (y - rootY) * 0.75), 0.4, 0.6)
}
