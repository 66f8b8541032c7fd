import { adjust, luma } from '../../../colour.ts'
import type { Random } from '../../../random.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, merge, type Path2D, type Point, smooth } from '../../buffers/paths.ts'
import type { FigureManner } from '../../scene/manner.ts'
import type { HeadTurn } from '../../scene/head-turn.ts'
import type { Hairline } from './hairlines.ts'

export type Texture = 'straight' | 'wavy' | 'curly' | 'coily'

/** What a haircut is drawn with; the head's middle is (0, 0), its height 1. */
export type HairContext = {
  g: Buffers
  colour: string
  w: number
  /** Sine of the angle that the head is turned by. */
  turn: number
  head: HeadTurn
  chance: Random
  texture: Texture
  line: Hairline
  /** A plain silhouette, strands on it, or locks that break its outline. */
  manner: FigureManner['hair']
  /** What is painted on the skin stays on it. */
  skull?: Path2D | undefined
}

/** Outer line of hair from the left temple over the crown to the right one; `lift` is its volume. */
function crown(w: number, lift: number, ear: number): Point[] {
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

/**
 * The outline of a cap of hair: the crown outside, the hairline (given right to left) inside. On a turned head it goes
 * round the ear, or over it down to `fall`.
 */
export function capPath(context: HairContext, hairline: readonly Point[], lift: number, ear: number, fall = 0): Path2D {
  const { w, head } = context
  const { side, flank } = head
  if (Math.abs(side) < 0.12) return smooth([...crown(w, lift, ear), ...hairline], true, 0.52)
  const near = side > 0 ? -1 : 1
  const drawn = Math.min(1, Math.abs(side) * 1.3)
  // Beyond the far temple a face has no hair, and the back of a head reaches further than its ear.
  const outer = crown(w, lift, ear).map(([x, y]): Point => {
    if (!head.isFar(x)) return x * near > 0 ? [x * (1 + 0.05 * flank), y] : [x, y]
    const up = y > 0 ? -0.31 : -0.39
    return [x * (1 - 0.06 * flank), Math.min(y, y + (up - y) * drawn)]
  })
  const inner = hairline.map(([x, y]): Point => {
    const [at] = head.on([x / 0.94, y])
    if (!head.isFar(x) || head.breadth([x, y]) >= 0.3) return [at, y]
    return [at * 0.97, Math.min(y, y + (-0.28 - y) * drawn)]
  })
  const behind = flank === 0 ? [] : fall > 0 ? fallPoints(head, near, fall) : napePoints(head, near, ear)
  const round = near === -1 ? [...outer, ...inner, ...behind] : [...outer, ...behind.toReversed(), ...inner]
  return smooth(round, true, 0.45)
}

/** From the temple round an ear to the back of the head: short hair. */
function napePoints({ w, flank, ear: earOf }: HeadTurn, near: 1 | -1, ear: number): Point[] {
  const e = Math.abs(earOf(near))
  const room = Math.min(1, (w - e - 0.06) / 0.16)
  if (room < 0.4) return []
  const low = (y: number) => ear + (y - ear) * flank * room
  const points: Point[] = [
    [e - 0.03, -0.05],
    [e + 0.085, 0],
    [e + 0.1, low(0.14)],
    [e + 0.07, low(0.22)],
    [e + 0.16, low(0.36)],
    [w * 0.9, low(0.3)],
  ]
  return points.map(([x, y]) => [near * Math.min(w * 1.02, x), y])
}

/** Over an ear down to `length` and up again along the back of the head: long hair. */
function fallPoints({ w, ear }: HeadTurn, near: 1 | -1, length: number): Point[] {
  const [e, back] = [Math.abs(ear(near)) - 0.07, w + 0.06]
  const points: Point[] = [
    [e, length * 0.4],
    [e + 0.05, length],
    [(e + back) / 2 + 0.03, length + 0.06],
    [back, length * 0.92],
    [back + 0.02, length * 0.4],
  ]
  return points.map(([x, y]) => [near * x, y])
}

/** A cap of hair. */
export function cap(context: HairContext, hairline: Point[], lift = 0.02, ear = 0.06, fall = 0): Path2D {
  const { g, colour, manner } = context
  // On a straight fringe they would be horns.
  if (manner === 'locks' && context.line.fringe !== 'recto') tufts(context, lift)
  const path = capPath(context, hairline, lift, ear, fall)
  g.shape(path, { fill: colour, shade: 0.75 })
  return path
}

/** Pointed ends that stand off the crown, all swept one way. */
function tufts(context: HairContext, lift: number): void {
  const { w, line } = context
  const way = line.side === 0 ? 1 : line.side
  for (const [x, y, long] of [
    [-0.92, -0.3, 0.08],
    [-0.58, -0.5, 0.1],
    [-0.08, -0.58, 0.1],
    [0.44, -0.53, 0.1],
    [0.86, -0.34, 0.09],
  ] as const) {
    const root: Point = [x * way * w * 0.8, (y - lift) * 0.78]
    lock(context, root, [x * way * w * 1.02 + way * long * 0.6, y - lift - long * 0.62], 0.13, way * 0.03, -0.02)
  }
}

/** Light over the crown and strands that follow it. */
export function sheen(context: HairContext, path: Path2D, strands: number[][] = []): void {
  const { g, colour, w, chance, manner } = context
  if (manner === 'mass') return massed(context, path)
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

/** One broad light on a plain form. */
function massed({ g, w }: HairContext, path: Path2D): void {
  g.clip(path, () => g.tone(circle(-w * 0.24, -0.4, w * 0.52, 0.1, -0.25), 0.3, 0.5))
}

function strand(g: Buffers, colour: string, points: number[], dark: boolean): void {
  const path = curve(...points)
  g.stroke(path, adjust(colour, dark ? -0.09 : 0.09, 1.05), 0.013, { opacity: 0.7 })
  g.ink(path, 0.42, 0.5)
}

/** A lock of hair: a pointed leaf shape from root to tip, curved to one side. */
export function lock(
  { g, colour, head }: HairContext,
  from: Point,
  to: Point,
  width: number,
  bulge: number,
  tone = 0,
): void {
  const [root, tip] = [head.on(from), head.on(to)]
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

/** Curls along a line of points: one silhouette with `core`, what is hair between them, then rings on it. */
export function curls(
  { g, colour, chance, manner }: HairContext,
  centres: Point[],
  radius: number,
  core: readonly Path2D[] = [],
): void {
  const blobs = centres.map(([x, y]) => circle(x, y, radius * chance.between(0.85, 1.15)))
  g.shape(merge([...blobs, ...core]), { fill: colour, shade: 0.75 })
  // On a plain mass every third curl tells the texture.
  const told = manner === 'mass' ? centres.filter((_, i) => i % 3 === 1) : centres
  for (const [x, y] of told) {
    const r = radius * chance.between(0.4, 0.62)
    const ring = curve(x - r, y + r * 0.2, x - r * 0.6, y - r * 1.2, x + r * 0.7, y - r * 1.0, x + r * 0.8, y + r * 0.1)
    g.stroke(ring, adjust(colour, luma(colour) > 0.7 ? -0.05 : 0.09, 1.05), radius * 0.17, { opacity: 0.7 })
    g.toneStroke(ring, 0.32, radius * 0.2, 0.5)
    const dark = curve(x - r * 0.7, y + r * 0.5, x, y + r * 1.1, x + r * 0.8, y + r * 0.4)
    g.stroke(dark, adjust(colour, -0.09, 1.05), radius * 0.12, { opacity: 0.7 })
    g.ink(dark, 0.4, 0.5)
  }
}

/** Points on an arc of an ellipse, angles in turns from the right over the top. */
export function arc(rx: number, ry: number, from: number, to: number, count: number, y0 = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (from + ((to - from) * i) / Math.max(1, count - 1)) * Math.PI * 2
    return [Math.cos(a) * rx, y0 - Math.sin(a) * ry]
  })
}

/** Hair that falls behind the shoulders down to `length`. */
export function curtain({ g, colour, w }: HairContext, length: number, flare: number, wave = 0): Path2D {
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
export function nape(context: HairContext): void {
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

/** Locks in front of the ears; on a turned head the cap itself falls over the near one. */
export function sideLocks(context: HairContext, length: number, width: number): void {
  const { w, head, g, colour } = context
  if (head.flank > 0) return
  for (const s of [-1, 1]) {
    // Broad under the cap, so that it grows out of it, and narrower towards its end.
    const edge: Point[] = [
      [w + 0.03, -0.28],
      [w + 0.06, 0],
      [w + width * 0.7, length * 0.6],
      [w - 0.015, length],
      [w - width * 0.9, length * 0.5],
      [w - width, 0.02],
      [w - 0.06, -0.28],
    ]
    const path = smooth(
      edge.map(([x, y]): Point => [s * x, y]),
      true,
      0.5,
    )
    g.shape(path, { fill: adjust(colour, -0.015), shade: 0.6, line: 0.8 })
  }
}
