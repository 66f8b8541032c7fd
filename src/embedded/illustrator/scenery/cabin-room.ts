import { adjust } from '../../colour.ts'
import { Path2D, type Point, polygon } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

/** The far wall of a narrow room, as shares of the page. */
export type FarWall = { left: number; right: number; top: number; bottom: number }

type Colours = { wall: string; side: string; ceiling: string; floor: string }

/**
 * Ceiling, side walls and floor that run away to a far wall; `at` answers where a point of the left or right wall is
 * seen: how far off (0 at the page's edge, 1 at the far wall) and how high (0 the floor, 1 the ceiling).
 */
export function narrowRoom(
  { g, width, height, unit }: Scenery,
  wall: FarWall,
  { wall: back, side, ceiling, floor }: Colours,
) {
  const [l, r, t, b] = [wall.left * width, wall.right * width, wall.top * height, wall.bottom * height]
  const near = { top: -height * 0.16, bottom: height * 1.14, left: -width * 0.12, right: width * 1.12 }
  g.distance = 8
  const plane = (points: Point[], fill: string, deeper: number) =>
    g.shape(polygon(points), {
      fill: g.linear(0, points[0]![1], 0, points[2]![1], [
        [0, adjust(fill, deeper)],
        [1, fill],
      ]),
      shade: 0,
      line: 0.9,
    })
  plane(
    [
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ],
    back,
    0.02,
  )
  g.distance = 24
  plane(
    [
      [near.left, near.top],
      [near.right, near.top],
      [r, t],
      [l, t],
    ],
    ceiling,
    -0.05,
  )
  plane(
    [
      [near.left, near.top],
      [l, t],
      [l, b],
      [near.left, near.bottom],
    ],
    side,
    0.02,
  )
  plane(
    [
      [near.right, near.top],
      [r, t],
      [r, b],
      [near.right, near.bottom],
    ],
    side,
    -0.03,
  )
  g.distance = 40
  plane(
    [
      [l, b],
      [r, b],
      [near.right, near.bottom],
      [near.left, near.bottom],
    ],
    floor,
    -0.05,
  )
  const at = (way: 1 | -1, off: number, up: number): Point => {
    const far = way === 1 ? r : l
    const close = way === 1 ? near.right : near.left
    const bottom = near.bottom + (b - near.bottom) * off
    const top = near.top + (t - near.top) * off
    return [close + (far - close) * off, bottom + (top - bottom) * up]
  }
  /** A panel of a side wall between two distances and two heights. */
  const panel = (way: 1 | -1, [from, to]: Point, [low, high]: Point) =>
    polygon([at(way, from, low), at(way, to, low), at(way, to, high), at(way, from, high)])
  const lines = new Path2D()
  for (let i = 1; i < 8; i++) {
    const x = i / 8
    lines.moveTo(l + (r - l) * x, b)
    lines.lineTo(near.left + (near.right - near.left) * x, near.bottom)
  }
  g.stroke(lines, adjust(floor, -0.06), unit * 0.003, { ink: 0.35 })
  return { at, panel, far: { left: l, right: r, top: t, bottom: b } }
}
