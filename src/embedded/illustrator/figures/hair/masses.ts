import { adjust } from '../../../colour.ts'
import { circle, curve, merge, type Point, polygon, smooth } from '../../buffers/paths.ts'
import { hairlinePoints } from './hairlines.ts'
import type { HeadTurn } from '../../scene/head-turn.ts'
import { arc, cap, capPath, curls, curtain, type HairContext, lock, nape, sheen, sideLocks } from './strands.ts'

/** The parts that haircuts are put together from. Each follows the texture of the hair. */

export const isCurled = ({ texture }: HairContext): boolean => texture === 'curly' || texture === 'coily'

/** The hair over the brow and the crown. `lift` is its height, `ear` where it ends beside the face, `fall` how far it hangs over the ears. */
export function top(context: HairContext, lift = 0.015, ear = 0.06, fall = 0): void {
  if (isCurled(context)) curledTop(context, lift, ear)
  else smoothTop(context, lift, ear, fall)
}

function smoothTop(context: HairContext, lift: number, ear: number, fall: number): void {
  const { w, line, g, colour, head } = context
  const path = cap(context, hairlinePoints(line, w), lift, ear, fall)
  const s = line.side === 0 ? 1 : line.side
  sheen(context, path, STRANDS[line.fringe](w, s))
  if (line.fringe === 'ladeado') lock(context, [-s * w * 0.36, -0.42], [s * w * 0.74, -0.2], 0.085, s * -0.05, 0.025)
  if (line.fringe === 'ninguno') {
    const [at] = head.on([-line.side * w * 0.4, -0.33])
    const parting = curve(at, -0.33, at * 0.8, -0.45, at * 0.55, -0.54)
    g.clip(path, () => g.stroke(parting, adjust(colour, -0.14), 0.02, { ink: 0.6 }))
  }
  // Beside a swept fringe they would look like ears.
  if (context.texture === 'wavy' && (line.fringe === 'recto' || line.fringe === 'abierto'))
    for (const side of [-1, 1])
      lock(context, [side * w * 0.78, -0.38], [side * w * 0.92, -0.08], 0.055, side * 0.04, 0.01)
}

const STRANDS: Record<HairContext['line']['fringe'], (w: number, s: number) => number[][]> = {
  recto: () => [
    [-0.1, -0.6, -0.14, -0.3, -0.12, -0.12],
    [0.1, -0.6, 0.14, -0.3, 0.12, -0.12],
    [0.28, -0.54, 0.34, -0.3, 0.33, -0.1],
    [-0.28, -0.54, -0.34, -0.3, -0.33, -0.1],
  ],
  ladeado: (w, s) => [
    [-s * w * 0.34, -0.42, 0, -0.5, s * w * 0.6, -0.34],
    [-s * w * 0.34, -0.4, s * 0.1, -0.42, s * w * 0.66, -0.28],
    [-s * w * 0.36, -0.42, -s * w * 0.6, -0.44, -s * w * 0.85, -0.2],
  ],
  abierto: (w) => [
    [0, -0.5, w * 0.4, -0.42, w * 0.72, -0.12],
    [0, -0.5, -w * 0.4, -0.42, -w * 0.72, -0.12],
  ],
  ninguno: (w) => [-0.7, -0.35, 0, 0.35, 0.7].map((k) => [k * w * 0.9, -0.3, k * w * 0.8, -0.45, k * w * 0.5, -0.58]),
}

function curledTop(context: HairContext, lift: number, ear: number): void {
  const { w, texture, line, head } = context
  const coily = texture === 'coily'
  const radius = coily ? 0.092 : 0.115
  const high = lift + (line.shape === 'entradas' ? 0.05 : 0)
  // Drawn back, curls end above the ears.
  const from = ear < 0 ? 0.07 : 0
  const outer = arc(w * 0.98, 0.5 + lift, from, 0.5 - from, coily ? 15 : 11)
  const inner = arc(w * 0.66, 0.4 + high, 0.04, 0.46, coily ? 10 : 7, -0.06)
  const brow =
    line.fringe === 'recto'
      ? [-0.62, -0.31, 0, 0.31, 0.62].map((k): Point => [k * w, -0.2 - Math.abs(k) * 0.03])
      : line.fringe === 'ladeado' && line.side !== 0
        ? [0.1, 0.4, 0.66].map((k): Point => [k * w * line.side, -0.26 + k * 0.06])
        : line.fringe === 'abierto'
          ? [-0.72, -0.46, 0.46, 0.72].map((k): Point => [k * w, -0.2 - (0.72 - Math.abs(k)) * 0.3])
          : []
  const peak: Point[] = line.shape === 'en pico' ? [[0, -0.31]] : []
  const seen = [...inner, ...brow, ...peak].filter((at) => head.breadth(at) > 0).map(head.on)
  curls(context, [...roundHead(head, outer), ...seen, ...flankOf(head, 0.13)], radius)
}

/** Of curls round a head those that no far temple hides. */
const roundHead = (head: HeadTurn, centres: readonly Point[]): Point[] =>
  centres.filter(([x, y]) => !head.isFar(x) || y < -0.12 - 0.3 * Math.abs(head.side))

/** Curls over what is seen of the side of a turned head, behind its ear. */
function flankOf({ flank, ear, side, w }: HeadTurn, step: number): Point[] {
  if (flank === 0) return []
  const near = side > 0 ? -1 : 1
  const from = Math.abs(ear(near))
  const centres: Point[] = []
  for (let y = -0.38; y < 0.24 * flank; y += step)
    for (let x = from + (y > -0.1 ? 0.14 : -0.04); x < w * 0.98; x += step) centres.push([near * x, y])
  return centres
}

/** Hair that falls behind the shoulders. */
export function fall(context: HairContext, length: number, flare: number): void {
  const { w, texture } = context
  if (texture === 'straight') return void curtain(context, length, flare)
  if (texture === 'wavy') {
    curtain(context, length - 0.05, flare + 0.03, 0.055)
    if (length > 0.7)
      for (const s of [-1, 1])
        lock(context, [s * (w + 0.04), 0.2], [s * (w + 0.13 + flare), length], 0.13, s * 0.07, -0.02)
    return
  }
  const radius = texture === 'coily' ? 0.12 : 0.15
  const rows = Math.max(2, Math.round((length + 0.1) / 0.18))
  const sides = [-1, 1].flatMap((s) =>
    Array.from({ length: rows }, (_, i): Point => {
      const y = 0.05 + ((length - 0.1) * i) / (rows - 1)
      return [s * (w + 0.1 + flare + Math.sin(y * 9) * 0.03), y]
    }),
  )
  const ends = [-0.6, -0.2, 0.2, 0.6].map((k): Point => [k * (w + 0.1), length - 0.04])
  const inner = [-0.62, 0.62].flatMap((k) => [0.3, 0.62].map((t): Point => [k * (w + 0.1), length * t]))
  // What hangs between the curls of the edge is hair as well.
  const edge = (s: 1 | -1) => sides.filter(([x]) => Math.sign(x) === s)
  const mass = polygon([...edge(1), ...edge(-1).toReversed()])
  curls(context, [...sides, ...arc(w + 0.1, 0.56, 0, 0.5, 12, -0.02), ...inner, ...ends], radius, [mass])
}

/** The back of a head whose hair falls. */
export function fallBehind(context: HairContext, length: number, flare: number): void {
  const { w } = context
  if (!isCurled(context)) return fall(context, length, flare)
  const count = Math.max(3, Math.round((length + 0.4) / 0.24))
  const rows = Array.from({ length: count }, (_, i) => -0.42 + ((length + 0.36) * i) / (count - 1))
  const reach = [0.6, 0.95, 1.08, 1.1, 1]
  const at = (k: number, y: number, i: number): Point => [
    k * (w + 0.06 + flare) * reach[Math.min(i, 4)]! + (i % 2) * 0.05,
    y,
  ]
  const edge = (k: 1 | -1) => rows.map((y, i) => at(k, y, i))
  curls(
    context,
    rows.flatMap((y, i) => [-1, -0.5, 0, 0.5, 1].map((k) => at(k, y, i))),
    0.17,
    [polygon([...edge(1), ...edge(-1).toReversed()])],
  )
}

/** Locks in front of the ears down to `length`. */
export function sides(context: HairContext, length: number, width = 0.085): void {
  const { w, head } = context
  if (!isCurled(context)) return sideLocks(context, length, width)
  const count = Math.max(2, Math.round((length + 0.1) / 0.14))
  if (head.flank > 0) {
    const near = head.side > 0 ? -1 : 1
    const e = Math.abs(head.ear(near))
    const centres: Point[] = []
    for (let y = -0.1; y < length; y += 0.13)
      for (let x = e - 0.02; x < w + 0.05; x += 0.13) centres.push([near * x, y])
    return curls(context, centres, 0.095)
  }
  for (const s of [-1, 1])
    curls(
      context,
      Array.from({ length: count }, (_, i): Point => [
        s * (w + 0.01 + (i % 2) * 0.03),
        -0.1 + ((length + 0.1) * i) / count,
      ]),
      0.085,
    )
}

/** Hair cut so short that the skin shines through, `opacity` by opacity. */
export function shorn(context: HairContext, opacity: number, y = -0.02): void {
  const { g, colour, w, line } = context
  const path = capPath(context, hairlinePoints({ ...line, fringe: 'ninguno' }, w), -0.075, y)
  g.clip(context.skull ?? path, () => {
    g.paint(path, colour, { opacity })
    g.clip(path, () => g.tone(circle(-w * 0.3, -0.42, w * 0.5, 0.09, -0.3), 0.25, 0.5))
  })
}

/** Shaven sides under hair that stays on top, from temple to temple, `height` above the skull. */
export function crest(context: HairContext, reach: number, height: number): void {
  const { w, turn } = context
  shorn(context, 0.55)
  const m = turn * 0.1
  const path = smooth(
    [
      [m - w * reach, -0.3],
      [m - w * reach * 1.04, -0.46],
      [m - w * reach * 0.7, -0.53 - height],
      [m, -0.56 - height],
      [m + w * reach * 0.7, -0.53 - height],
      [m + w * reach * 1.04, -0.46],
      [m + w * reach, -0.3],
      [m, -0.335],
    ],
    true,
    0.5,
  )
  context.g.shape(path, { fill: context.colour, shade: 0.75 })
  sheen(context, path)
}

/** One round mass of tight curls around the head. */
export function halo(context: HairContext, reach: number, layer: 'back' | 'front' | 'behind'): void {
  const { w } = context
  const radius = 0.1 + reach * 0.3
  if (layer === 'back')
    curls(
      context,
      [...arc(w + reach, 0.43 + reach, -0.1, 0.6, 18, -0.06), ...arc(w * 0.8, 0.46, 0, 0.5, 8, -0.06)],
      radius,
    )
  else if (layer === 'front') {
    const { head } = context
    const inner = arc(w * 0.72, 0.47, 0.06, 0.44, 8, -0.06).filter((at) => head.breadth(at) > 0)
    const outer = roundHead(head, arc(w * 1.02, 0.5 + reach * 0.35, 0.015, 0.485, 13, -0.02))
    curls(context, [...outer, ...inner.map(head.on), ...flankOf(head, 0.12)], 0.115)
  } else
    curls(
      context,
      [
        ...arc(w + reach * 0.8, 0.42 + reach * 0.9, 0, 1, 22, -0.04),
        ...arc(w * 0.6, 0.34, 0, 1, 12, -0.04),
        [0, -0.05],
      ],
      0.16,
      [circle(0, -0.04, w + reach * 0.8, 0.42 + reach * 0.9)],
    )
}

/** A flat-topped block of tight curls. */
export function block({ g, colour, w, turn }: HairContext): void {
  const m = turn * 0.06
  const dots: Point[] = []
  for (let y = -0.68; y <= -0.4; y += 0.1) for (let k = -0.85; k <= 0.86; k += 0.17) dots.push([m + k * w, y])
  g.shape(merge(dots.map(([x, y]) => circle(x, y, 0.085))), { fill: colour, shade: 0.75 })
  for (const [x, y] of dots) g.ink(curve(x - 0.03, y, x, y - 0.035, x + 0.03, y), 0.35, 0.45)
}

/** The nape, and whatever falls over it. */
export function plainNape(context: HairContext): void {
  if (isCurled(context)) {
    const { w } = context
    curls(context, [...arc(w * 0.9, 0.46, 0, 1, 16), ...arc(w * 0.45, 0.24, 0, 1, 8), [0, 0]], 0.14, [
      circle(0, 0, w * 0.9, 0.46),
    ])
  } else nape(context)
}
