/** A point of a lens's rim, half its width and half its height away at most, and which way is out of the lens. */
export type RimPoint = { x: number; y: number; outX: number; outY: number }

const POINTS = 32
const FINE = 12

/** Rims whose form tells a shape; how high they are beside their width tells round from oval. Positive x is away from the nose. */
export const RIMS = {
  oval: spaced(Array.from({ length: 120 }, (_, i) => onOval(i / 120, 2))),
  square: spaced(Array.from({ length: 120 }, (_, i) => onOval(i / 120, 4.5))),
  'de aviador': spaced(
    rounded([
      [-0.96, -0.78],
      [1, -0.84],
      [0.98, 0.36],
      [0.28, 1],
      [-0.6, 0.5],
    ]),
  ),
  'de gato': spaced(
    rounded([
      [-0.84, -0.28],
      [0.26, -0.66],
      [1, -1],
      [0.84, 0.36],
      [0, 0.92],
      [-0.78, 0.5],
    ]),
  ),
} satisfies Record<string, RimPoint[]>

/** On an ellipse, or with a greater `power` on what is between one and a box. */
function onOval(turn: number, power: number): [number, number] {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power)
  return [bent(Math.cos(turn * 2 * Math.PI)), bent(Math.sin(turn * 2 * Math.PI))]
}

/** A closed Catmull-Rom curve through the corners. */
function rounded(corners: readonly [number, number][]): [number, number][] {
  const at = (i: number) => corners[(i + corners.length) % corners.length]!
  return corners.flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return Array.from({ length: FINE }, (_unused, step): [number, number] => {
      const t = step / FINE
      const along = (axis: 0 | 1) =>
        b[axis] +
        0.5 * t * (c[axis] - a[axis]) +
        t * t * (a[axis] - 2.5 * b[axis] + 2 * c[axis] - 0.5 * d[axis]) +
        t ** 3 * (1.5 * (b[axis] - c[axis]) + 0.5 * (d[axis] - a[axis]))
      return [along(0), along(1)]
    })
  })
}

/** As many points as are looked at, equally far from each other. */
function spaced(line: readonly [number, number][]): RimPoint[] {
  const next = (i: number) => line[(i + 1) % line.length]!
  const lengths = line.map(([x, y], i) => Math.hypot(next(i)[0] - x, next(i)[1] - y))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const points: RimPoint[] = []
  let gone = 0
  for (const [i, [x, y]] of line.entries()) {
    const [dx, dy] = [next(i)[0] - x, next(i)[1] - y]
    while (points.length < POINTS && gone + lengths[i]! >= (points.length / POINTS) * whole) {
      const t = lengths[i]! > 0 ? ((points.length / POINTS) * whole - gone) / lengths[i]! : 0
      const [px, py, length] = [x + dx * t, y + dy * t, Math.max(1e-9, Math.hypot(dx, dy))]
      const way = Math.sign(px * dy - py * dx) || 1
      points.push({ x: px, y: py, outX: (way * dy) / length, outY: (-way * dx) / length })
    }
    gone += lengths[i]!
  }
  return points
}
