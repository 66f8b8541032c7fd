import { circle, curve, merge, Path2D, smooth, type Point } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'

const TURN = Math.PI * 2

/** The opening through which a photo is seen. What is painted over it afterwards stays in front of the photo. */
export function opening({ g }: Scenery, path: Path2D): void {
  g.as('photo', g.distance, () => g.shape(path, { fill: '#b8aca0', shade: 0, line: 0.8 }))
}

/** A soft shadow on what lies behind, cast away from the light; `path` is the silhouette of what casts it. */
export function castShadow({ g, unit }: Scenery, path: Path2D, depth = 1): void {
  const [lx, ly] = g.localLight()
  for (const [far, strength] of [
    [0.03, 0.16],
    [0.022, 0.2],
    [0.014, 0.26],
    [0.007, 0.3],
  ] as const) {
    const moved = new Path2D()
    const shift = far * unit * depth
    moved.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: -lx * shift, f: -ly * shift })
    g.tone(moved, -0.75, strength)
  }
}

/** A bow of ribbon with two tails, its knot at the origin, about four `size` wide. */
export function bow({ g }: Scenery, size: number, colour: string): void {
  const dark = adjust(colour, -0.08)
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [side * x * size, y * size]
    const tail = smooth(
      [at(0, 0), at(0.75, 0.75), at(1.05, 1.9), at(0.72, 1.72), at(0.42, 2), at(0.3, 0.9)],
      true,
      0.35,
    )
    g.shape(tail, { fill: dark, shade: 0.7, line: 0.8 })
    const loop = smooth([at(0, 0), at(0.9, -0.85), at(1.9, -0.75), at(2, 0.1), at(1.2, 0.5)], true, 0.7)
    g.shape(loop, { fill: colour, shade: 0.9, line: 0.8 })
    g.ink(curve(side * size * 0.3, -size * 0.05, side * size * 0.9, -size * 0.3, side * size * 1.4, -size * 0.3), 0.6)
  }
  g.shape(circle(0, 0, size * 0.42, size * 0.46), { fill: adjust(colour, 0.05), shade: 0.9, line: 0.8 })
}

/** A leaf that grows from the origin to the right. */
export function leaf({ g }: Scenery, length: number, colour: string, slender = 0.3): void {
  const blade = smooth(
    [
      [0, 0],
      [length * 0.35, -length * slender],
      [length, 0],
      [length * 0.35, length * slender],
    ],
    true,
    0.55,
  )
  g.shape(blade, { fill: colour, shade: 0.7, line: 0.7 })
  g.ink(curve(length * 0.08, 0, length * 0.45, -length * 0.03, length * 0.85, 0), 0.45, 0.6)
}

/** A blossom seen from above, its middle at the origin. */
export function blossom({ g }: Scenery, radius: number, colour: string, petals = 5): void {
  const around = (share: number, size: number, wide: number) =>
    merge(
      Array.from({ length: petals }, (_, i) => {
        const angle = (i / petals) * TURN
        return circle(
          Math.cos(angle) * radius * share,
          Math.sin(angle) * radius * share,
          radius * size,
          radius * size * wide,
          angle,
        )
      }),
    )
  g.shape(around(0.58, 0.46, petals > 6 ? 0.45 : 0.82), { fill: colour, shade: 0.6, line: 0.7 })
  g.paint(around(0.36, 0.2, 0.6), adjust(colour, -0.09, 1.15), { opacity: 0.55 })
  g.shape(circle(0, 0, radius * 0.27), { fill: '#ffdf7a', shade: 0.6, line: 0.6 })
}

/** Calls `draw` at `n` points round an ellipse, turned outwards. */
export function around(
  { g }: Scenery,
  n: number,
  radiusX: number,
  radiusY: number,
  draw: (index: number) => void,
  from = 0,
): void {
  for (let i = 0; i < n; i++) {
    const angle = from + (i / n) * TURN
    g.at(Math.cos(angle) * radiusX, Math.sin(angle) * radiusY, () => draw(i), angle)
  }
}
