import { adjust } from '../../colour.ts'
import { Path2D, type Point, smooth } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

/** closed landscape ridge down to the bottom */
export function ridgePts(scenery: Scenery, y: number, amp: number, n: number, seedRough = 0.3): Point[] {
  const { random, width, height } = scenery
  const a = random.between(0, 6),
    b = random.between(0, 6)
  const pts: Point[] = []
  for (let i = -1; i <= n + 1; i++) {
    const t = i / n
    pts.push([
      t * width,
      y * height +
        (Math.sin(t * 4.2 + a) * 0.6 + Math.sin(t * 9.1 + b) * 0.28 + random.bell() * seedRough) * amp * height,
    ])
  }
  return pts
}

export function land(
  scenery: Scenery,
  pts: Point[],
  col: string,
  o: { line?: number; top?: string; shade?: number } = {},
): Path2D {
  const { g, width, height } = scenery
  const top = smooth(pts, false)
  const p = new Path2D(top)
  p.lineTo(width * 1.2, height * 1.1)
  p.lineTo(-width * 0.2, height * 1.1)
  p.closePath()
  const y0 = Math.min(...pts.map((q) => q[1]))
  g.shape(p, {
    fill: g.linear(0, y0, 0, y0 + height * 0.42, [
      [0, o.top ?? adjust(col, 0.05, 1.05, 6)],
      [0.35, col],
      [1, adjust(col, -0.085, 1.05, -8)],
    ]),
    shade: o.shade ?? 0.12,
    line: o.line ?? 0.9,
  })
  g.toneStroke(top, 0.32, height * 0.012, 0.35)
  return p
}

export const yAt = (pts: Point[], x: number): number => {
  for (let i = 0; i < pts.length - 1; i++)
    if (x >= pts[i]![0] && x <= pts[i + 1]![0]) {
      const t = (x - pts[i]![0]) / (pts[i + 1]![0] - pts[i]![0])
      const s = t * t * (3 - 2 * t)
      return pts[i]![1] + (pts[i + 1]![1] - pts[i]![1]) * s
    }
  return pts[0]![1]
}
