import type { Lab } from '../../../contract/colour.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { middleLab } from '../pixels/statistics.ts'
import { RIMS, type RimPoint } from './frame-outlines.ts'
import { lineBetween } from './lines.ts'

type Rim = keyof typeof RIMS
/** How well rims of each form lie on lines round both eyes, the best of each. */
export type FrameMeasures = {
  fits: Record<Rim, number>
  best: Rim
  /** Height of the best round rims beside their width. */
  tall: number
  /** The share of the best rims' lower halves that lies on a line. */
  covered: number
  /** Of what the plainer half of those lines is made of. */
  colour: Lab
}

/** Directions that a line's normal may have. */
const WAYS = 8
/** How far from a line's middle the face is bare again, in pixels: of thin and of thick frames. */
const BESIDE = [3, 6] as const
/** Face widths above and below the eyes, and to each side of the nose, where frames are looked for. */
const [ABOVE, BELOW, ASIDE] = [0.26, 0.32, 0.56]
/** A line as strong as that counts whole; from the second number on it is one at all. */
const [STRONG, LINE] = [0.22, 0.05]

const EYES = [
  { corners: [33, 133], way: -1 },
  { corners: [263, 362], way: 1 },
] as const

/** In face widths: how much further out and further down than an eye's middle a lens's is, and half its size. */
const OUTER = [-0.02, 0, 0.02, 0.04]
const LOWER = [-0.01, 0.015, 0.04, 0.065]
const WIDE = [0.125, 0.14, 0.155, 0.17, 0.185, 0.2]
const HIGH = [0.08, 0.095, 0.11, 0.125, 0.14, 0.16, 0.18]

type Placed = { score: number; rim: Rim; points: { at: number; way: number; weight: number; low: boolean }[] }

export function measureFrames(face: UprightFace): FrameMeasures {
  const eyes = EYES.map(({ corners: [outer, inner], way }) => {
    const [[x, y], [otherX, otherY]] = [face.place(outer), face.place(inner)]
    return { x: (x + otherX) / 2, y: (y + otherY) / 2, way }
  })
  const lines = linesOf(face, (eyes[0]!.y + eyes[1]!.y) / 2, face.place(168)[0])
  const best = {} as Record<Rim, { score: number; tall: number; placed: Placed[] }>
  for (const rim of Object.keys(RIMS) as Rim[]) {
    best[rim] = { score: -1, tall: 1, placed: [] }
    for (const wide of WIDE)
      for (const high of HIGH) {
        if (high > wide * 1.12) continue
        const placed = eyes.map((eye) => bestPlace(face, lines, eye, rim, wide, high))
        const score = (placed[0]!.score + placed[1]!.score) / 2
        if (score > best[rim].score) best[rim] = { score, tall: high / wide, placed }
      }
  }
  const rims = Object.keys(RIMS) as Rim[]
  const first = rims.reduce((one, other) => (best[other].score > best[one].score ? other : one))
  const points = best[first].placed.flatMap(({ points: own }) => own)
  const low = points.filter((point) => point.low)
  const plainest = points
    .map(({ at, way }) => ({ at, strength: lines[way]![at]! }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, points.length / 2)
  return {
    fits: Object.fromEntries(rims.map((rim) => [rim, best[rim].score])) as Record<Rim, number>,
    best: first,
    tall: best.oval.tall,
    covered: low.filter(({ at, way }) => lines[way]![at]! > LINE).length / Math.max(1, low.length),
    colour: middleLab(plainest.map(({ at }) => face.labs[at]!)),
  }
}

type Eye = { x: number; y: number; way: number }

function bestPlace(
  face: UprightFace,
  lines: readonly Float32Array[],
  eye: Eye,
  rim: Rim,
  wide: number,
  high: number,
): Placed {
  const { unit } = face
  const points = RIMS[rim].map((point) => sized(point, wide * unit, high * unit, eye.way))
  let [score, bestX, bestY] = [-1, 0, 0]
  for (const outer of OUTER)
    for (const lower of LOWER) {
      const [x, y] = [eye.x + outer * unit * eye.way, eye.y + lower * unit]
      let [sum, weights] = [0, 0]
      for (const point of points) {
        const at = indexOf(x + point.x, y + point.y)
        sum += Math.min(STRONG, lines[point.way]![at] ?? 0) * point.weight
        weights += point.weight
      }
      if (sum / weights > score) [score, bestX, bestY] = [sum / weights, x, y]
    }
  return {
    score,
    rim,
    points: points.map((point) => ({ ...point, at: indexOf(bestX + point.x, bestY + point.y) })),
  }
}

type Sized = { x: number; y: number; way: number; weight: number; low: boolean }

/** Brows hide upper rims, and noses throw shadows: what is below and outside tells most. */
function sized({ x, y, outX, outY }: RimPoint, wide: number, high: number, side: number): Sized {
  const [nx, ny] = [(outX / wide) * side, outY / high]
  const way = Math.round((((Math.atan2(ny, nx) / Math.PI) % 1) + 1) * WAYS) % WAYS
  return { x: x * wide * side, y: y * high, way, weight: outY > 0.3 ? 1 : outX > 0.5 ? 0.8 : 0.4, low: outY > 0.3 }
}

function indexOf(x: number, y: number): number {
  return Math.round(y) * SIDE + Math.round(x)
}

/** Of each direction, how much each pixel differs from both its sides. */
function linesOf({ labs, unit }: UprightFace, eyes: number, nose: number): Float32Array[] {
  const [top, bottom] = [Math.max(7, Math.floor(eyes - ABOVE * unit)), Math.min(SIDE - 8, eyes + BELOW * unit)]
  const [left, right] = [Math.max(7, Math.floor(nose - ASIDE * unit)), Math.min(SIDE - 8, nose + ASIDE * unit)]
  return Array.from({ length: WAYS }, (_, way) => {
    const angle = (way / WAYS) * Math.PI
    const steps = BESIDE.map((far) => Math.round(far * Math.sin(angle)) * SIDE + Math.round(far * Math.cos(angle)))
    const line = new Float32Array(SIDE * SIDE)
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const at = y * SIDE + x
        for (const step of steps)
          line[at] = Math.max(line[at]!, lineBetween(labs[at - step]!, labs[at]!, labs[at + step]!))
      }
    return line
  })
}
