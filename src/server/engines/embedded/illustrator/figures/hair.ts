import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, merge, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import { adjust, luma } from '../colour.ts'
import { random, type Random } from '../random.ts'
import type { Character, HaircutId } from './character.ts'

/** What a haircut is drawn with; the head's middle is (0, 0), its height 1. */
type HairContext = { g: Buffers; colour: string; w: number; turn: number; chance: Random; feminine: boolean }

type Haircut = {
  /** Behind the head and the neck. */
  back?: (context: HairContext) => void
  /** Over the forehead. */
  front: (context: HairContext) => void
  /** The head seen from behind; a cap where absent. */
  behind?: (context: HairContext) => void
}

/** Draws one layer of a person's hair. */
export function drawHair(
  g: Buffers,
  character: Character,
  layer: 'back' | 'front' | 'behind',
  w: number,
  turn: number,
): void {
  const context: HairContext = {
    g,
    colour: character.look.hair,
    w,
    turn,
    chance: random(`${character.seed} hair`),
    feminine: character.feminine,
  }
  const cut = HAIRCUT_TABLE[character.haircut]
  if (layer === 'behind') {
    cut.back?.(context)
    ;(cut.behind ?? nape)(context)
    if (character.haircut !== 'bald') strands(context)
  } else cut[layer]?.(context)
}

/** The back of a head is no flat shape: locks that follow the skull. */
function strands({ g, w }: HairContext): void {
  for (const [k, tone] of [
    [-0.78, -0.2],
    [-0.4, 0.16],
    [-0.08, -0.18],
    [0.26, 0.14],
    [0.6, -0.24],
  ] as const) {
    const lock = curve(k * w * 0.35, -0.47, k * w * 1.15, -0.2, k * w * 1.1, 0.3)
    g.toneStroke(lock, tone, 0.035, 0.5)
    g.ink(lock, 0.35, 0.4)
  }
  g.tone(circle(-w * 0.2, -0.3, w * 0.5, 0.09, -0.2), 0.22, 0.4)
}

/** Outer line of hair from the left temple over the crown to the right one; `lift` is its volume. */
function crown(w: number, lift: number, ear = 0.06): Point[] {
  const v = 0.07 + lift
  return [
    [-w - 0.012, ear],
    [-w - v * 0.62, -0.16],
    [-w * 0.9 - v * 0.45, -0.4],
    [-w * 0.46, -0.51 - v * 0.85],
    [0, -0.535 - v],
    [w * 0.46, -0.51 - v * 0.85],
    [w * 0.9 + v * 0.45, -0.4],
    [w + v * 0.62, -0.16],
    [w + 0.012, ear],
  ]
}

/** A cap of hair: the crown outside, the hairline (given right to left) inside. */
function cap({ g, colour, w }: HairContext, hairline: Point[], lift = 0.02, ear = 0.06): Path2D {
  const path = smooth([...crown(w, lift, ear), ...hairline], true, 0.52)
  g.shape(path, { fill: colour, shade: 0.75 })
  return path
}

/** Light over the crown and strands that follow it. */
function sheen({ g, colour, w, chance }: HairContext, path: Path2D, strands: number[][] = []): void {
  g.clip(path, () => {
    const band = curve(-w * 0.78, -0.3, -w * 0.3, -0.56, w * 0.62, -0.43)
    g.stroke(band, adjust(colour, 0.1, 1.05), 0.06, { opacity: luma(colour) > 0.7 ? 0.25 : 0.4 })
    g.toneStroke(band, 0.3, 0.05, 0.4)
    strands.forEach((points, i) => strand(g, colour, points, i % 2 === 0))
    for (let i = 0; i < 5; i++) {
      const x = chance.between(-w, w)
      strand(g, colour, [x * 0.5, -0.62, x * 0.92, -0.5, x * 1.05, -0.28], i % 2 === 0)
    }
  })
}

function strand(g: Buffers, colour: string, points: number[], dark: boolean): void {
  const path = curve(...points)
  g.stroke(path, adjust(colour, dark ? -0.09 : 0.09, 1.05), 0.013, { opacity: 0.7 })
  g.ink(path, 0.42, 0.5)
}

/** A lock: a pointed leaf of hair from its root to its tip, bulging to one side. */
function lock({ g, colour }: HairContext, root: Point, tip: Point, width: number, bulge: number, tone = 0): void {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const n = Math.hypot(dx, dy) || 1
  const [px, py] = [-dy / n, dx / n]
  const at = (t: number, off: number): Point => [
    root[0] + dx * t + px * (off + bulge * Math.sin(t * Math.PI)),
    root[1] + dy * t + py * (off + bulge * Math.sin(t * Math.PI)),
  ]
  const path = smooth(
    [at(-0.05, 0), at(0.2, width), at(0.62, width * 0.8), at(1, 0), at(0.62, -width * 0.7), at(0.2, -width)],
    true,
    0.55,
  )
  g.shape(path, { fill: adjust(colour, tone), shade: 0.6, line: 0.8 })
}

/** Curls along a line of points: one silhouette, then rings on it. */
function curls({ g, colour, chance }: HairContext, centres: Point[], radius: number): void {
  const blobs = centres.map(([x, y]) => circle(x, y, radius * chance.between(0.85, 1.15)))
  g.shape(merge(blobs), { fill: colour, shade: 0.75 })
  for (const [x, y] of centres) {
    const r = radius * chance.between(0.4, 0.62)
    const ring = curve(x - r, y + r * 0.2, x - r * 0.6, y - r * 1.2, x + r * 0.7, y - r * 1.0, x + r * 0.8, y + r * 0.1)
    g.stroke(ring, adjust(colour, 0.09, 1.05), radius * 0.17, { opacity: 0.7 })
    g.toneStroke(ring, 0.32, radius * 0.2, 0.5)
    const dark = curve(x - r * 0.7, y + r * 0.5, x, y + r * 1.1, x + r * 0.8, y + r * 0.4)
    g.stroke(dark, adjust(colour, -0.09, 1.05), radius * 0.12, { opacity: 0.7 })
    g.ink(dark, 0.4, 0.5)
  }
}

/** Points on an arc of an ellipse, angles in turns from the right over the top. */
function arc(rx: number, ry: number, from: number, to: number, count: number, y0 = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (from + ((to - from) * i) / Math.max(1, count - 1)) * Math.PI * 2
    return [Math.cos(a) * rx, y0 - Math.sin(a) * ry]
  })
}

/** Hair that falls behind the shoulders down to `length`. */
function curtain({ g, colour, w }: HairContext, length: number, flare: number, wave = 0): Path2D {
  const side = (sign: 1 | -1): Point[] => [
    [sign * (w + 0.08), -0.1],
    [sign * (w + 0.1 + wave), length * 0.35],
    [sign * (w + 0.05 + flare - wave * 0.6), length * 0.72],
    [sign * (w * 0.8 + flare), length],
  ]
  const path = smooth(
    [[0, -0.58], [w * 0.7, -0.5], ...side(1), [0, length + 0.05], ...side(-1).toReversed(), [-w * 0.7, -0.5]],
    true,
    0.55,
  )
  g.shape(path, { fill: adjust(colour, -0.05), shade: 0.8 })
  return path
}

/** The back of a head: all hair. */
function nape(context: HairContext): void {
  const { w } = context
  const path = cap(context, [
    [w * 0.86, 0.32],
    [w * 0.4, 0.44],
    [0, 0.46],
    [-w * 0.4, 0.44],
    [-w * 0.86, 0.32],
  ])
  sheen(context, path, [
    [0, -0.55, -0.05, -0.1, -0.02, 0.4],
    [-0.2, -0.5, -0.3, -0.1, -0.24, 0.38],
    [0.2, -0.5, 0.3, -0.1, 0.24, 0.38],
  ])
}

/** Parting on the side that the head turns away from. */
const partOf = (turn: number): 1 | -1 => (turn > 0.1 ? -1 : 1)

function sidePartLine(w: number, s: number, forehead = 0): Point[] {
  const line: Point[] = [
    [w - 0.05, 0.06],
    [w - 0.075, -0.12],
    [w * 0.52, -0.27 - forehead],
    [0.02, -0.3 - forehead],
    [-w * 0.4, -0.36 - forehead],
    [-w * 0.72, -0.22],
    [-w + 0.07, -0.1],
    [-w + 0.05, 0.06],
  ]
  return s === 1 ? line : line.map(([x, y]): Point => [-x, y]).toReversed()
}

function fringeLine(w: number): Point[] {
  return [
    [w - 0.05, 0.1],
    [w - 0.1, -0.08],
    [w * 0.5, -0.125],
    [0, -0.105],
    [-w * 0.5, -0.125],
    [-w + 0.1, -0.08],
    [-w + 0.05, 0.1],
  ]
}

function centrePartLine(w: number, turn: number): Point[] {
  const m = turn * 0.12
  return [
    [w - 0.045, 0.14],
    [w - 0.085, -0.02],
    [w * 0.62, -0.16],
    [m + 0.05, -0.4],
    [m - 0.05, -0.4],
    [-w * 0.62, -0.16],
    [-w + 0.085, -0.02],
    [-w + 0.045, 0.14],
  ]
}

/** Locks in front of the ears. */
function sideLocks(context: HairContext, length: number, width = 0.075): void {
  const { w } = context
  for (const s of [-1, 1]) lock(context, [s * (w + 0.005), -0.16], [s * (w - 0.02), length], width, -s * 0.03, -0.015)
}

function sweep(context: HairContext, lift: number): void {
  const { w, turn } = context
  const s = partOf(turn)
  const path = cap(context, sidePartLine(w, s), lift)
  sheen(context, path, [
    [-s * w * 0.34, -0.42, 0, -0.5, s * w * 0.6, -0.34],
    [-s * w * 0.34, -0.4, s * 0.1, -0.42, s * w * 0.66, -0.28],
    [-s * w * 0.36, -0.42, -s * w * 0.6, -0.44, -s * w * 0.85, -0.2],
  ])
  lock(context, [-s * w * 0.36, -0.42], [s * w * 0.74, -0.2], 0.085, s * -0.05, 0.025)
}

const ponytail: Haircut = {
  back(context) {
    const { w, turn } = context
    const s = turn > 0.1 ? -1 : 1
    lock(context, [s * w * 0.55, -0.34], [s * (w + 0.3), 0.42], 0.17, s * -0.2, -0.04)
    context.g.shape(circle(s * w * 0.84, -0.34, 0.075, 0.06, s * 0.6), { fill: '#d9573f', shade: 0.5, line: 0.7 })
  },
  front(context) {
    sideLocks(context, 0.2, 0.04)
    sweep(context, 0.015)
  },
  behind(context) {
    nape(context)
    lock(context, [0, -0.24], [0.06, 0.7], 0.16, 0.06, -0.03)
    context.g.shape(circle(0, -0.22, 0.09, 0.06), { fill: '#d9573f', shade: 0.5, line: 0.7 })
  },
}

const HAIRCUT_TABLE: Record<HaircutId, Haircut> = {
  'side-part': { front: (context) => sweep(context, 0.015) },
  pixie: {
    front(context) {
      sideLocks(context, 0.16, 0.05)
      sweep(context, 0.03)
    },
  },
  tousled: {
    front(context) {
      const { w, chance } = context
      const path = cap(
        context,
        [
          [w - 0.05, 0.05],
          [w - 0.09, -0.14],
          [0.2, -0.22],
          [0, -0.26],
          [-0.2, -0.22],
          [-w + 0.09, -0.14],
          [-w + 0.05, 0.05],
        ],
        0.03,
      )
      sheen(context, path)
      const s = partOf(context.turn)
      for (let i = 0; i < 5; i++) {
        const x = -w * 0.7 + (w * 1.4 * i) / 4
        lock(
          context,
          [x * 0.72, -0.5],
          [x + s * 0.12, -0.13 - (i % 2) * 0.06 + chance.bell() * 0.02],
          0.075,
          s * -0.03,
          (i % 2) * 0.03,
        )
      }
    },
  },
  curls: {
    back: (context) => curls(context, arc(context.w + 0.06, 0.54, -0.06, 0.56, 12, 0), 0.125),
    front(context) {
      const { w } = context
      curls(context, [...arc(w * 0.98, 0.5, 0.0, 0.5, 11), ...arc(w * 0.66, 0.4, 0.04, 0.46, 7, -0.06)], 0.115)
    },
    behind: (context) =>
      curls(context, [...arc(context.w * 0.9, 0.46, 0, 1, 16), ...arc(context.w * 0.45, 0.24, 0, 1, 8), [0, 0]], 0.14),
  },
  afro: {
    back: (context) =>
      curls(
        context,
        [...arc(context.w + 0.17, 0.6, -0.1, 0.6, 18, -0.06), ...arc(context.w * 0.8, 0.46, 0, 0.5, 8, -0.06)],
        0.15,
      ),
    front: (context) =>
      curls(
        context,
        [...arc(context.w * 1.04, 0.56, 0.015, 0.485, 13, -0.02), ...arc(context.w * 0.72, 0.47, 0.06, 0.44, 8, -0.06)],
        0.115,
      ),
    behind: (context) =>
      curls(
        context,
        [...arc(context.w + 0.12, 0.58, 0, 1, 22, -0.04), ...arc(context.w * 0.6, 0.34, 0, 1, 12, -0.04), [0, -0.05]],
        0.16,
      ),
  },
  bob: {
    back: (context) => void curtain(context, 0.44, 0.06),
    front(context) {
      sideLocks(context, 0.42, 0.095)
      const path = cap(context, fringeLine(context.w), 0.02, 0.2)
      sheen(context, path, [
        [-0.1, -0.6, -0.14, -0.3, -0.12, -0.12],
        [0.1, -0.6, 0.14, -0.3, 0.12, -0.12],
        [0.28, -0.54, 0.34, -0.3, 0.33, -0.1],
        [-0.28, -0.54, -0.34, -0.3, -0.33, -0.1],
      ])
    },
    behind: (context) => void curtain(context, 0.46, 0.07),
  },
  'wavy-bob': {
    back: (context) => void curtain(context, 0.46, 0.1, 0.05),
    front(context) {
      sideLocks(context, 0.38, 0.1)
      sweep(context, 0.035)
    },
    behind: (context) => void curtain(context, 0.48, 0.1, 0.05),
  },
  long: {
    back: (context) => void curtain(context, 1.05, 0.02),
    front(context) {
      sideLocks(context, 0.62, 0.085)
      const path = cap(context, centrePartLine(context.w, context.turn), 0.015, 0.2)
      sheen(context, path)
    },
    behind: (context) => void curtain(context, 1.05, 0.03),
  },
  wavy: {
    back(context) {
      curtain(context, 0.98, 0.06, 0.06)
      const { w } = context
      for (const s of [-1, 1]) lock(context, [s * (w + 0.04), 0.2], [s * (w + 0.16), 1.02], 0.13, s * 0.07, -0.02)
    },
    front(context) {
      sideLocks(context, 0.52, 0.1)
      sweep(context, 0.035)
    },
    behind(context) {
      curtain(context, 1, 0.08, 0.06)
      for (const x of [-0.3, 0, 0.3]) lock(context, [x, 0.1], [x + 0.06, 1.04], 0.13, 0.06, 0.02)
    },
  },
  'curly-long': {
    back(context) {
      const { w } = context
      const falls = [-1, 1].flatMap((s) =>
        [0.1, 0.28, 0.46, 0.64].map((y): Point => [s * (w + 0.12 + Math.sin(y * 9) * 0.03), y]),
      )
      curls(
        context,
        [
          ...falls,
          ...arc(w + 0.1, 0.56, 0, 0.5, 12, -0.02),
          [-0.25, 0.6],
          [0, 0.64],
          [0.25, 0.6],
          [-0.2, 0.3],
          [0.2, 0.3],
        ],
        0.155,
      )
    },
    front: (context) =>
      curls(
        context,
        [...arc(context.w * 1.02, 0.52, -0.04, 0.54, 13), ...arc(context.w * 0.68, 0.42, 0.05, 0.45, 7, -0.06)],
        0.12,
      ),
    behind(context) {
      const { w } = context
      const rows = [-0.42, -0.18, 0.08, 0.34, 0.58].flatMap((y, i) =>
        [-1, -0.5, 0, 0.5, 1].map((k): Point => [
          k * (w + 0.06) * [0.6, 0.95, 1.08, 1.1, 0.95][i]! + (i % 2) * 0.05,
          y,
        ]),
      )
      curls(context, rows, 0.17)
    },
  },
  ponytail,
  braids: {
    back: (context) => void context,
    front(context) {
      const { g, w, colour } = context
      const path = cap(context, centrePartLine(w, context.turn), 0.01, 0.16)
      sheen(context, path)
      for (const s of [-1, 1]) {
        for (let i = 0; i < 4; i++)
          g.shape(circle(s * (w + 0.03 + (i % 2) * 0.02), 0.2 + i * 0.125, 0.085 - i * 0.006, 0.08), {
            fill: adjust(colour, i % 2 ? -0.02 : 0.02),
            shade: 0.7,
            line: 0.8,
          })
        g.shape(circle(s * (w + 0.05), 0.68, 0.055, 0.04), { fill: '#d9573f', shade: 0.4, line: 0.7 })
        lock(context, [s * (w + 0.05), 0.7], [s * (w + 0.07), 0.84], 0.05, 0)
      }
    },
  },
  bun: {
    back(context) {
      const { g, colour } = context
      const bun = circle(context.turn * -0.16, -0.6, 0.22, 0.19)
      g.shape(bun, { fill: colour, shade: 0.9 })
      for (const k of [0.5, 0.85])
        g.ink(
          curve(
            -0.15 * k - context.turn * 0.16,
            -0.62,
            -context.turn * 0.16,
            -0.62 - 0.2 * k,
            0.15 * k - context.turn * 0.16,
            -0.6,
          ),
          0.5,
          0.7,
        )
    },
    front(context) {
      const path = cap(context, centrePartLine(context.w, context.turn), 0.005, 0.1)
      sheen(context, path)
    },
    behind(context) {
      nape(context)
      context.g.shape(circle(0, -0.3, 0.24, 0.21), { fill: context.colour, shade: 0.9 })
    },
  },
  bald: {
    front(context) {
      const { g, w, colour } = context
      for (const s of [-1, 1])
        g.shape(
          smooth(
            [
              [s * (w - 0.03), -0.26],
              [s * (w + 0.06), -0.14],
              [s * (w + 0.055), 0.08],
              [s * (w - 0.02), 0.14],
              [s * (w - 0.07), 0],
            ],
            true,
            0.55,
          ),
          { fill: colour, shade: 0.6, line: 0.8 },
        )
      g.tone(circle(-w * 0.3, -0.34, 0.12, 0.06, -0.5), 0.5, 0.6)
    },
    behind(context) {
      const { g, w, colour } = context
      g.shape(
        smooth(
          [
            [-w - 0.05, -0.12],
            [-w - 0.02, 0.16],
            [-w * 0.62, 0.34],
            [0, 0.38],
            [w * 0.62, 0.34],
            [w + 0.02, 0.16],
            [w + 0.05, -0.12],
            [w * 0.72, 0.1],
            [0, 0.18],
            [-w * 0.72, 0.1],
          ],
          true,
          0.5,
        ),
        { fill: colour, shade: 0.6 },
      )
    },
  },
  fuzz: {
    front(context) {
      const { g, w, colour } = context
      g.paint(smooth([...crown(w, -0.05, -0.1), [w * 0.5, -0.36], [0, -0.4], [-w * 0.5, -0.36]], true, 0.5), colour, {
        opacity: 0.5,
      })
      lock(context, [-0.02, -0.5], [0.15, -0.36], 0.06, -0.07)
      lock(context, [0.02, -0.52], [-0.12, -0.62], 0.045, 0.04)
    },
  },
}
