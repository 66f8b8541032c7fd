import type { Buffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import type { Anchors } from '../figures/figure.ts'

type Tilt = {
  apply: (g: Buffers) => void
  point: (at: Point) => Point
  anchors: (anchors: Anchors) => Anchors
  /** How far up and down, before the camera leans, people may reach who are to stay on the page. */
  top: number
  bottom: number
}

/** Half the breadth over which people stand, in widths of the page. */
const SPREAD = 0.22

/** Leans the camera by `angle` radians and comes so much nearer that the page stays full. */
export function tiltOf(angle: number, width: number, height: number): Tilt {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [px, py] = [width / 2, height * 0.46]
  // Round a point above the middle the upper edge is the one that leaves the page first.
  const near = cos + Math.max(px / py, (height - py) / px) * Math.abs(sin)
  const point = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - px) * near, (y - py) * near]
    return [px + dx * cos - dy * sin, py + dx * sin + dy * cos]
  }
  const both = ({ left, right }: { left: Point; right: Point }) => ({
    left: point(left),
    right: point(right),
  })
  const aside = (width * SPREAD + height * 0.02) * Math.abs(sin)
  return {
    top: py - ((py - height * 0.03) / near - aside) / cos,
    bottom: py + ((height * 0.985 - py) / near - aside) / cos,
    apply: (g) =>
      g.each((context) => {
        context.translate(px, py)
        context.rotate(angle)
        context.scale(near, near)
        context.translate(-px, -py)
      }),
    point,
    anchors: (one) => ({
      head: point(one.head),
      headRadius: one.headRadius * near,
      breadth: one.breadth * near,
      palm: one.palm * near,
      arm: one.arm * near,
      top: point([one.head[0], one.top])[1],
      hands: both(one.hands),
      elbows: both(one.elbows),
      shoulders: both(one.shoulders),
      hip: point(one.hip),
    }),
  }
}
