/** Outlines that drawings are made of. Coordinates are pixels, y downwards, angles in radians. */
import { Path2D } from '@napi-rs/canvas'

export { Path2D }
export type Point = [x: number, y: number]

const merged = new WeakSet<Path2D>()

/** True for a path made by {@link merge}: its inner overlaps must not be inked. */
export function isMerged(path: Path2D): boolean {
  return merged.has(path)
}

/**
 * Overlapping outlines as one silhouette (non-zero fill). Skia's own path union is slow and sometimes
 * turns a region inside out, so the buffers stroke such a path first and punch its inside out.
 */
export function merge(paths: readonly Path2D[]): Path2D {
  const path = new Path2D()
  for (const part of paths) path.addPath(part)
  merged.add(path)
  return path
}

/** A Catmull-Rom curve through the points; `tension` 0 gives straight lines, 1 the loosest curve. */
export function smooth(points: readonly Point[], closed = true, tension = 0.5): Path2D {
  const path = new Path2D()
  const n = points.length
  const at = (i: number): Point =>
    (closed ? points[((i % n) + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point
  path.moveTo(...at(0))
  const k = tension / 3
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (d[0] - b[0]) * k,
      c[1] - (d[1] - b[1]) * k,
      c[0],
      c[1],
    )
  }
  if (closed) path.closePath()
  return path
}

export function polygon(points: readonly Point[], closed = true): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], i) => (i > 0 ? path.lineTo(x, y) : path.moveTo(x, y)))
  if (closed) path.closePath()
  return path
}

export function circle(x: number, y: number, radius: number, radiusY = radius, rotation = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, Math.abs(radius), Math.abs(radiusY), rotation, 0, Math.PI * 2)
  path.closePath()
  return path
}

export function rectangle(x: number, y: number, width: number, height: number, radius: number | number[] = 0): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, radius)
  return path
}

/** An open line: two points, a quadratic (three) or a cubic (four), as flat numbers. */
export function curve(...at: number[]): Path2D {
  const path = new Path2D()
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = at
  path.moveTo(x0, y0)
  if (at.length === 4) path.lineTo(x1, y1)
  else if (at.length === 6) path.quadraticCurveTo(x1, y1, x2, y2)
  else path.bezierCurveTo(x1, y1, x2, y2, x3, y3)
  return path
}

type LimbWidths = readonly [start: number, joint: number, end: number]

/**
 * A tapered limb from `a` over joint `b` to `c`, with half widths, optionally only the stretch from
 * `from` to `to` (0–1, the joint at one half); `flat` cuts the end straight (a sleeve's hem), `round`
 * says how softly the joint turns, from 0 (sharp) to 1.
 */
export function limb(
  a: Point,
  b: Point,
  c: Point,
  widths: LimbWidths,
  part: { from?: number; to?: number; flat?: boolean; round?: number } = {},
): Path2D {
  const { from = 0, to = 1, flat = false, round = 0.55 } = part
  const steps = 16
  const left: Point[] = []
  const right: Point[] = []
  const ends: { at: Point; width: number; angle: number }[] = []
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps
    const { at, direction } = alongJoint(a, b, c, t, round * 0.5)
    const [dx, dy] = direction
    const w =
      t < 0.5 ? widths[0] + (widths[1] - widths[0]) * t * 2 : widths[1] + (widths[2] - widths[1]) * (t - 0.5) * 2
    left.push([at[0] - dy * w, at[1] + dx * w])
    right.push([at[0] + dy * w, at[1] - dx * w])
    if (i === 0 || i === steps) ends.push({ at, width: w, angle: Math.atan2(dy, dx) })
  }
  // Clockwise like circles and boxes: where outlines of both ways overlap, a merged path has a hole.
  const path = new Path2D()
  right.forEach((p, i) => (i > 0 ? path.lineTo(...p) : path.moveTo(...p)))
  const [start, end] = ends as [(typeof ends)[0], (typeof ends)[0]]
  const quarter = Math.PI / 2
  if (!flat) path.arc(...end.at, end.width, end.angle - quarter, end.angle + quarter)
  for (const p of left.toReversed()) path.lineTo(...p)
  path.arc(...start.at, start.width, start.angle + quarter, start.angle - quarter)
  path.closePath()
  return path
}

/** Point and direction on two straight bones whose corner is rounded over `radius` (0–0.5) of the length. */
function alongJoint(a: Point, b: Point, c: Point, t: number, radius: number): { at: Point; direction: Point } {
  const mix = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]
  const unit = (p: Point, q: Point): Point => {
    const n = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    return [(q[0] - p[0]) / n, (q[1] - p[1]) / n]
  }
  if (t <= 0.5 - radius) return { at: mix(a, b, t * 2), direction: unit(a, b) }
  if (t >= 0.5 + radius) return { at: mix(b, c, t * 2 - 1), direction: unit(b, c) }
  const start = mix(a, b, 1 - radius * 2)
  const end = mix(b, c, radius * 2)
  const k = (t - 0.5 + radius) / (radius * 2)
  const p = mix(start, b, k)
  const q = mix(b, end, k)
  return { at: mix(p, q, k), direction: unit(p, q) }
}

/** Two bones from `root` towards `target`: where the joint bends (`side` ±1) and where the end really reaches. */
export function reach(
  root: Point,
  target: Point,
  upper: number,
  lower: number,
  side: number,
): { joint: Point; end: Point } {
  let dx = target[0] - root[0]
  let dy = target[1] - root[1]
  let distance = Math.hypot(dx, dy) || 1e-6
  const furthest = (upper + lower) * 0.995
  let end = target
  if (distance > furthest) {
    end = [root[0] + (dx / distance) * furthest, root[1] + (dy / distance) * furthest]
    dx = end[0] - root[0]
    dy = end[1] - root[1]
    distance = furthest
  }
  const along = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  const across = Math.sqrt(Math.max(0, upper * upper - along * along)) * side
  const ux = dx / distance
  const uy = dy / distance
  return { joint: [root[0] + ux * along - uy * across, root[1] + uy * along + ux * across], end }
}
