import { Path2D, circle, curve, merge, smooth, type Point } from '../buffers/paths.ts'
import { luma } from '../../colour.ts'
import { blobCluster } from './foliage.ts'
import { yAt } from './ground.ts'
import { type Scenery } from './scenery.ts'

const TURN = Math.PI * 2

export function bush(
  scenery: Scenery,
  x: number,
  y: number,
  w: number,
  leaf: readonly string[] = scenery.palette.leaf,
  berries?: string,
) {
  const { g, random } = scenery
  g.contactShadow(x, y, w * 0.7, w * 0.1, 0.5)
  blobCluster(
    scenery,
    [
      [x - w * 0.32, y - w * 0.16, w * 0.24],
      [x + w * 0.34, y - w * 0.15, w * 0.23],
      [x, y - w * 0.26, w * 0.32],
    ],
    leaf,
  )
  if (berries)
    for (let i = 0; i < 7; i++)
      g.paint(circle(x + random.bell() * w * 0.45, y - w * random.between(0.05, 0.42), w * 0.03), berries, {
        line: 0.5,
      })
}

function flower(scenery: Scenery, x: number, y: number, s: number, col: string, kind: number) {
  const { g, palette, random, unit } = scenery
  // A broad nib would fill a small flower with ink.
  const nib = Math.min(1, s / (unit * 0.022))
  const st = s * random.between(1.6, 2.6),
    lx = x + random.bell() * s * 0.6
  g.stroke(
    curve(x, y, x + random.bell() * s * 0.3, y - st * 0.5, lx, y - st),
    palette.leaf[1],
    Math.max(1.2, s * 0.16),
    { ink: 0.6 * nib, solid: true },
  )
  const cy = y - st
  if (kind === 2) {
    const p = smooth(
      [
        [lx - s * 0.5, cy - s * 0.5],
        [lx - s * 0.2, cy - s * 0.2],
        [lx, cy - s * 0.6],
        [lx + s * 0.2, cy - s * 0.2],
        [lx + s * 0.5, cy - s * 0.5],
        [lx + s * 0.36, cy + s * 0.4],
        [lx - s * 0.36, cy + s * 0.4],
      ],
      true,
      0.4,
    )
    g.shape(p, { fill: col, shade: 0.7, line: 0.7 * nib })
    return
  }
  const n = kind === 1 ? 9 : 5
  // One outline round all petals: each of its own would fill a small flower with ink.
  const p = merge(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TURN + 0.3
      return circle(
        lx + Math.cos(a) * s * 0.42,
        cy + Math.sin(a) * s * 0.42,
        s * 0.36,
        s * (kind === 1 ? 0.14 : 0.28),
        a,
      )
    }),
  )
  g.shape(p, { fill: col, shade: 0.5, line: 0.6 * nib })
  g.shape(circle(lx, cy, s * 0.24), { fill: luma(col) > 0.8 ? '#f6b93b' : '#ffe58a', shade: 0.4, line: 0.5 * nib })
}

export function flowers(
  scenery: Scenery,
  pts: Point[] | null,
  y0: number,
  y1: number,
  n: number,
  s: number,
  cols: readonly string[] = scenery.palette.flowers,
  x0 = 0,
  x1 = 1,
) {
  const { random, width, unit } = scenery
  const it: [number, number, number][] = []
  for (let i = 0; i < n; i++) {
    const x = random.between(x0, x1) * width,
      t = random()
    it.push([x, (pts ? yAt(pts, x) : 0) + y0 + (y1 - y0) * t, unit * s * (0.6 + t * 0.7)])
  }
  it.sort((a, b) => a[1] - b[1])
  for (const [x, y, q] of it) flower(scenery, x, y, q, random.pick(cols), random.integer(0, 2))
}

export function mushroom(scenery: Scenery, x: number, y: number, s: number, col = '#e2523f') {
  const { g } = scenery
  g.contactShadow(x, y, s * 0.5, s * 0.09)
  g.shape(
    smooth(
      [
        [x - s * 0.16, y - s * 0.5],
        [x + s * 0.16, y - s * 0.5],
        [x + s * 0.22, y],
        [x - s * 0.22, y],
      ],
      true,
      0.4,
    ),
    { fill: '#fbeed6', shade: 0.8 },
  )
  const cap = new Path2D()
  cap.moveTo(x - s * 0.5, y - s * 0.45)
  cap.bezierCurveTo(x - s * 0.5, y - s * 1.15, x + s * 0.5, y - s * 1.15, x + s * 0.5, y - s * 0.45)
  cap.quadraticCurveTo(x, y - s * 0.32, x - s * 0.5, y - s * 0.45)
  cap.closePath()
  g.shape(cap, { fill: col, shade: 0.9 })
  g.clip(cap, () => {
    for (const [a, b, q] of [
      [-0.25, -0.6, 0.09],
      [0.08, -0.78, 0.11],
      [0.3, -0.55, 0.08],
      [-0.02, -0.5, 0.06],
    ] as const)
      g.paint(circle(x + a * s, y + b * s, q * s), '#fff6e6', { line: 0.4 })
  })
}
