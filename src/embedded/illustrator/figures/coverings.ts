import type { Look } from '../../../contract/looks.ts'
import { adjust } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, merge, type Path2D, type Point, smooth } from '../buffers/paths.ts'

const COLOURS: Record<NonNullable<Look['covering']>, string> = {
  ninguna: '#000000',
  hiyab: '#8a6fa8',
  pañuelo: '#c95f5a',
  turbante: '#d08a3c',
  gorra: '#3f6fa8',
  sombrero: '#b98a52',
  gorro: '#b8483f',
  kipá: '#3d4f86',
  casco: '#d8493c',
}

/** True where the covering leaves no hair to be seen. */
export function hidesHair({ covering }: Look): boolean {
  return covering === 'hiyab' || covering === 'turbante'
}

/** True where hair is only seen below the covering's brim. */
export function hidesCrown({ covering }: Look): boolean {
  return covering !== undefined && BRIMMED.has(covering)
}

const BRIMMED: ReadonlySet<Look['covering']> = new Set(['gorra', 'sombrero', 'gorro', 'pañuelo', 'casco'])

type Context = { g: Buffers; colour: string; w: number; turn: number; back: boolean }
type Cloth = { behind?: (context: Context) => void; over: (context: Context) => void }

/** Draws what is worn on the head; `behind` what of it lies behind neck and shoulders. */
export function drawCovering(
  g: Buffers,
  look: Look,
  layer: 'behind' | 'over',
  w: number,
  turn: number,
  back: boolean,
): void {
  const covering = look.covering ?? 'ninguna'
  if (covering === 'ninguna') return
  CLOTHS[covering][layer]?.({ g, colour: look.coveringColour ?? COLOURS[covering], w, turn, back })
}

/** A dome over the skull down to `edge`, `lift` above it; `dip` lowers the edge's middle. */
function dome(w: number, edge: number, lift: number, dip: number): Path2D {
  return smooth(
    [
      [-w - 0.03, edge + 0.05],
      [-w - 0.05 - lift * 0.3, edge - 0.12],
      [-w * 0.72, -0.5 - lift * 0.8],
      [0, -0.56 - lift],
      [w * 0.72, -0.5 - lift * 0.8],
      [w + 0.05 + lift * 0.3, edge - 0.12],
      [w + 0.03, edge + 0.05],
      [w * 0.5, edge + dip],
      [0, edge + dip * 1.3],
      [-w * 0.5, edge + dip],
    ],
    true,
    0.5,
  )
}

const folds = (g: Buffers, lines: readonly number[][]) =>
  lines.forEach((line) => {
    g.toneStroke(curve(...line), -0.25, 0.03, 0.5)
    g.ink(curve(...line), 0.45, 0.6)
  })

const CLOTHS: Record<Exclude<NonNullable<Look['covering']>, 'ninguna'>, Cloth> = {
  hiyab: {
    behind: ({ g, colour, w }) =>
      g.shape(
        smooth([
          [0, -0.62],
          [w + 0.1, -0.4],
          [w + 0.14, 0.2],
          [w + 0.2, 0.72],
          [0, 0.84],
          [-w - 0.2, 0.72],
          [-w - 0.14, 0.2],
          [-w - 0.1, -0.4],
        ]),
        { fill: adjust(colour, -0.05), shade: 0.8 },
      ),
    over({ g, colour, w, turn, back }) {
      const m = turn * 0.2
      const outer: Point[] = [
        [0, -0.61],
        [w * 0.8, -0.5],
        [w + 0.09, -0.1],
        [w * 0.94, 0.34],
        [w * 0.9, 0.62],
        [m, 0.76],
        [-w * 0.9, 0.62],
        [-w * 0.94, 0.34],
        [-w - 0.09, -0.1],
        [-w * 0.8, -0.5],
      ]
      const path = smooth(outer)
      // The face looks out of an opening: outlines of opposite ways leave a hole.
      const opening: Point[] = [
        [m, -0.36],
        [m - w * 0.62, -0.26],
        [m - w * 0.84, 0.04],
        [m - w * 0.66, 0.34],
        [m, 0.49],
        [m + w * 0.66, 0.34],
        [m + w * 0.84, 0.04],
        [m + w * 0.62, -0.26],
      ]
      if (!back) path.addPath(smooth(opening))
      g.shape(path, { fill: colour, shade: 0.75 })
      folds(g, [
        [-w * 0.7, 0.34, m, 0.62, w * 0.8, 0.44],
        [-w * 0.8, 0.5, m, 0.72, w * 0.6, 0.62],
        [-w * 0.5, -0.5, -w * 0.95, -0.3, -w * 0.97, 0.1],
      ])
    },
  },
  pañuelo: {
    over({ g, colour, w, turn, back }) {
      g.shape(dome(w, back ? 0.2 : -0.22, 0.03, back ? 0.12 : -0.05), { fill: colour, shade: 0.75 })
      const dots = [-0.6, -0.2, 0.2, 0.6].flatMap((k, i): Point[] => [[k * w, -0.34 - (i % 2) * 0.1]])
      for (const [x, y] of dots) g.paint(circle(x, y, 0.025), '#fff6e8')
      const s = turn > 0.1 ? -1 : 1
      const x = back ? 0 : s * (w + 0.02)
      const y = back ? 0.3 : 0.02
      for (const k of [-0.1, 0.1])
        g.shape(circle(x + (back ? k : s * 0.07), y + (back ? 0.08 : 0.1 + k), 0.1, 0.05, k * 6), {
          fill: adjust(colour, -0.04),
          shade: 0.7,
          line: 0.8,
        })
      folds(g, [[-w * 0.9, -0.24, 0, -0.36, w * 0.9, -0.24]])
    },
  },
  turbante: {
    over({ g, colour, w, back }) {
      g.shape(dome(w, back ? 0.12 : -0.16, 0.17, back ? 0.1 : -0.09), { fill: colour, shade: 0.85 })
      folds(g, [
        [-w - 0.02, -0.2, -0.1, -0.38, w * 0.9, -0.52],
        [-w - 0.05, -0.3, -0.1, -0.5, w * 0.6, -0.66],
        [w + 0.02, -0.2, 0.1, -0.38, -w * 0.9, -0.52],
        [w + 0.05, -0.3, 0.1, -0.5, -w * 0.6, -0.66],
      ])
      if (!back)
        g.shape(
          smooth([
            [0, -0.3],
            [0.07, -0.4],
            [0, -0.56],
            [-0.07, -0.4],
          ]),
          {
            fill: adjust(colour, 0.06),
            shade: 0.6,
            line: 0.7,
          },
        )
    },
  },
  gorra: {
    over({ g, colour, w, turn, back }) {
      g.shape(dome(w, -0.26, 0.05, back ? 0.08 : -0.02), { fill: colour, shade: 0.8 })
      folds(g, [
        [0, -0.6, turn * 0.1, -0.45, turn * 0.14, -0.3],
        [-w * 0.4, -0.58, -w * 0.66, -0.44, -w * 0.66, -0.27],
        [w * 0.4, -0.58, w * 0.66, -0.44, w * 0.66, -0.27],
      ])
      g.shape(circle(0, -0.61, 0.035, 0.025), { fill: adjust(colour, -0.06), shade: 0.5, line: 0.6 })
      if (back) return
      const m = turn * 0.42
      g.shape(
        smooth([
          [m - w * 0.82, -0.26],
          [m, -0.33],
          [m + w * 0.82, -0.26],
          [m + w * 0.7, -0.15],
          [m, -0.12],
          [m - w * 0.7, -0.15],
        ]),
        { fill: adjust(colour, -0.07), shade: 0.6 },
      )
    },
  },
  sombrero: {
    over({ g, colour, w, turn, back }) {
      const y = back ? -0.2 : -0.27
      if (back) g.shape(circle(0, y, w * 1.75, 0.13), { fill: colour, shade: 0.6 })
      g.shape(
        smooth([
          [-w * 0.92, y + 0.02],
          [-w * 0.8, -0.66],
          [turn * 0.05, -0.72],
          [w * 0.8, -0.66],
          [w * 0.92, y + 0.02],
          [0, y + 0.05],
        ]),
        { fill: colour, shade: 0.8 },
      )
      const band = smooth([
        [-w * 0.93, y - 0.1],
        [0, y - 0.07],
        [w * 0.93, y - 0.1],
        [w * 0.94, y],
        [0, y + 0.03],
        [-w * 0.94, y],
      ])
      g.paint(band, adjust(colour, -0.2), { line: 0.5 })
      if (!back)
        g.shape(
          smooth([
            [-w * 1.75, y - 0.02],
            [-w * 0.9, y - 0.03],
            [0, y - 0.01],
            [w * 0.9, y - 0.03],
            [w * 1.75, y - 0.02],
            [w * 0.9, y + 0.1],
            [0, y + 0.12],
            [-w * 0.9, y + 0.1],
          ]),
          { fill: adjust(colour, 0.02), shade: 0.6 },
        )
    },
  },
  gorro: {
    over({ g, colour, w }) {
      g.shape(circle(0.02, -0.72, 0.11, 0.1), { fill: adjust(colour, 0.12), shade: 0.8 })
      g.shape(dome(w, -0.26, 0.1, 0), { fill: colour, shade: 0.8 })
      const cuff = smooth([
        [-w - 0.06, -0.36],
        [0, -0.4],
        [w + 0.06, -0.36],
        [w + 0.06, -0.2],
        [0, -0.23],
        [-w - 0.06, -0.2],
      ])
      g.shape(cuff, { fill: adjust(colour, 0.06), shade: 0.7 })
      folds(
        g,
        [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((k) => [k * w, -0.37, k * w * 1.02, -0.3, k * w * 1.02, -0.22]),
      )
    },
  },
  // A child's, for the bicycle: a smooth shell with slots, and its strap under the chin.
  casco: {
    over({ g, colour, w, turn, back }) {
      if (!back)
        for (const side of [-1, 1])
          g.stroke(
            curve(side * w * 0.98, -0.2, side * w * 0.94, 0.25, side * w * 0.3, 0.5),
            adjust(colour, -0.3),
            0.03,
            {
              ink: 0.5,
            },
          )
      g.shape(dome(w, -0.22, 0.13, -0.02), { fill: colour, shade: 0.9 })
      const rim = smooth([
        [-w - 0.07, -0.29],
        [0, -0.33],
        [w + 0.07, -0.29],
        [w + 0.07, -0.2],
        [0, -0.24],
        [-w - 0.07, -0.2],
      ])
      g.shape(rim, { fill: adjust(colour, -0.18), shade: 0.6 })
      for (const k of [-0.5, 0, 0.5]) {
        const x = k * w + turn * 0.06
        g.paint(
          smooth([
            [x - 0.035, -0.42],
            [x * 0.9 - 0.02, -0.62],
            [x * 0.9 + 0.02, -0.62],
            [x + 0.035, -0.42],
          ]),
          adjust(colour, -0.28),
        )
      }
    },
  },
  kipá: {
    over({ g, colour, w, turn, back }) {
      const m = -turn * 0.08
      const y = back ? -0.34 : -0.55
      g.shape(merge([circle(m, y, w * 0.56, back ? 0.17 : 0.085)]), { fill: colour, shade: 0.7 })
      g.stroke(curve(m - w * 0.5, y + 0.03, m, y + 0.08, m + w * 0.5, y + 0.03), adjust(colour, 0.2), 0.02)
    },
  },
}
