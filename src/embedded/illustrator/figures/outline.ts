import { Path2D, type Point } from '../buffers/paths.ts'

/**
 * The two edges of a limb or of a piece of cloth from its beginning to its end, point beside point: left and right of
 * whoever walks along it, so that what hangs down has its left edge at the right of the picture.
 */
export type Edges = { left: Point[]; right: Point[] }

const STEPS = 16

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function direction(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** The centre line of two bones whose joint is rounded over `soft` (0 to 1) of each. */
export function limbLine(root: Point, joint: Point, end: Point, soft = 0.42): Point[] {
  const [p, q] = [between(joint, root, soft), between(joint, end, soft)]
  const rounded = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((t) => between(between(p, joint, t), between(joint, q, t), t))
  return [root, ...rounded, end]
}

/** Points of equal distance on a line, from one share of its length to another. */
function resample(line: readonly Point[], from: number, to: number): Point[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]))
  const total = lengths.at(-1)!
  let j = 1
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = total * (from + ((to - from) * i) / STEPS)
    while (j < line.length - 1 && lengths[j]! < at) j++
    const part = lengths[j]! - lengths[j - 1]! || 1e-6
    return between(line[j - 1]!, line[j]!, (at - lengths[j - 1]!) / part)
  })
}

/** A smooth function through pairs of place (rising) and value: a Hermite curve whose slopes are those between neighbours. */
export function profile(...stops: readonly (readonly [at: number, value: number])[]): (t: number) => number {
  const slope = (i: number): number => {
    const [a, b] = [stops[Math.max(0, i - 1)]!, stops[Math.min(stops.length - 1, i + 1)]!]
    return (b[1] - a[1]) / (b[0] - a[0])
  }
  return (t) => {
    const next = stops.findIndex(([at]) => t <= at)
    if (next === 0) return stops[0]![1]
    if (next < 0) return stops.at(-1)![1]
    const [[a, from], [b, to]] = [stops[next - 1]!, stops[next]!]
    const k = (t - a) / (b - a)
    const [start, end] = [slope(next - 1) * (b - a), slope(next) * (b - a)]
    return from + k * start + k * k * (3 * (to - from) - 2 * start - end) + k * k * k * (2 * (from - to) + start + end)
  }
}

/** A line with a width: `halfWidth` is asked along the whole line, also where only a stretch of it is wanted. */
export function ribbon(line: readonly Point[], halfWidth: (t: number) => number, from = 0, to = 1): Edges {
  const centre = resample(line, from, to)
  const edges: Edges = { left: [], right: [] }
  centre.forEach(([x, y], i) => {
    const [dx, dy] = direction(centre[Math.max(0, i - 1)]!, centre[Math.min(STEPS, i + 1)]!)
    const w = halfWidth(from + ((to - from) * i) / STEPS)
    edges.left.push([x + dy * w, y - dx * w])
    edges.right.push([x - dy * w, y + dx * w])
  })
  return edges
}

/** The end of a ribbon, from its left edge to its right: 1 is round, 0 cut straight. */
function cap({ left, right }: Edges, at: 'start' | 'end', round: number): Point[] {
  const [i, inner] = at === 'end' ? [left.length - 1, left.length - 2] : [0, 1]
  const [a, b] = [left[i]!, right[i]!]
  const middle = between(a, b, 0.5)
  const [dx, dy] = direction(between(left[inner]!, right[inner]!, 0.5), middle)
  const w = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2
  return [0.25, 0.5, 0.75].map((t) => {
    const bulge = Math.sin(t * Math.PI) * w * round
    const [x, y] = between(a, b, (1 - Math.cos(t * Math.PI)) / 2)
    return [x + dx * bulge, y + dy * bulge]
  })
}

/** Its whole outline, turning as circles do; the ends round (1) or cut straight (0). */
export function closed(edges: Edges, start = 1, end = 1): Path2D {
  return pathOf([
    ...edges.left,
    ...cap(edges, 'end', end),
    ...edges.right.toReversed(),
    ...cap(edges, 'start', start).toReversed(),
  ])
}

/** Its contour without the beginning, so that it grows out of what it hangs on. */
export function openContour(edges: Edges, from: number, end = 1): Path2D {
  const first = Math.round(from * (edges.left.length - 1))
  return pathOf(
    [...edges.left.slice(first), ...cap(edges, 'end', end), ...edges.right.slice(first).toReversed()],
    false,
  )
}

export function pathOf(points: readonly Point[], close = true): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], i) => (i > 0 ? path.lineTo(x, y) : path.moveTo(x, y)))
  if (close) path.closePath()
  return path
}

/** A point of the cloth: `across` −1 (right edge) to 1 (left edge), `along` 0 to 1; cloth round a body sags in the middle. */
export function onCloth({ left, right }: Edges, across: number, along: number, sag = 0.1): Point {
  const place = Math.max(0, Math.min(1, along)) * (left.length - 1)
  const i = Math.min(left.length - 2, Math.floor(place))
  const a = between(right[i]!, right[i + 1]!, place - i)
  const b = between(left[i]!, left[i + 1]!, place - i)
  const [x, y] = between(a, b, (across + 1) / 2)
  const bow = sag * (1 - across * across)
  return [x - (b[1] - a[1]) * bow, y + (b[0] - a[0]) * bow]
}

/** Length of the cloth along its middle over its mean width. */
export function clothMeasures(edges: Edges): { length: number; width: number } {
  const { left, right } = edges
  let length = 0
  for (let i = 1; i < left.length; i++) {
    const [a, b] = [between(left[i - 1]!, right[i - 1]!, 0.5), between(left[i]!, right[i]!, 0.5)]
    length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  const width = left.reduce((sum, p, i) => sum + Math.hypot(p[0] - right[i]![0], p[1] - right[i]![1]), 0) / left.length
  return { length, width }
}
