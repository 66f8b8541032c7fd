import { Path2D, merge, circle, curve } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { type Random } from '../../random.ts'
import { type Scenery } from './scenery.ts'

const TURN = Math.PI * 2

function dabs(random: Random, n: number, fn: () => [number, number], s0: number, s1: number): Path2D {
  const p = new Path2D()
  for (let i = 0; i < n; i++) {
    const [x, y] = fn()
    const s = random.between(s0, s1)
    const a = random.between(-0.9, 0.9) + (random.chance(0.5) ? 0.5 : 2.4)
    p.moveTo(x, y)
    p.ellipse(x, y, s, s * 0.48, a, 0, TURN)
  }
  return p
}

export function blobCluster(
  scenery: Scenery,
  blobs: [number, number, number][],
  leaf: readonly string[],
  o: { dens?: number; line?: number } = {},
) {
  const { g, random, unit } = scenery
  const [lx, ly] = g.localLight()
  const ds = Math.max(2.2, unit * 0.0062)
  blobs.forEach(([x, y, R], i) => {
    const k = i / Math.max(1, blobs.length - 1)
    const col = mix(leaf[0]!, leaf[1]!, k * 0.9)
    const m = Math.max(8, Math.round(R / (unit * 0.012)))
    const sc: Path2D[] = [circle(x, y, R * 0.9)]
    for (let j = 0; j < m; j++) {
      const a = (j / m) * TURN + random() * 0.2
      const q = R * random.between(0.8, 0.9)
      sc.push(circle(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.94, R * random.between(0.17, 0.27)))
    }
    const p = merge(sc)
    g.shape(p, { fill: col, shade: 1.0, line: o.line ?? 0.9 })
    const n = Math.round(34 * (o.dens ?? 1) * Math.min(2.2, (R / (unit * 0.055)) ** 2 + 0.25))
    const inside = (bias: number, spread: number): [number, number] => {
      const a = random() * TURN,
        q = Math.sqrt(random()) * R * spread
      return [x + lx * R * bias + Math.cos(a) * q, y + ly * R * bias + Math.sin(a) * q]
    }
    g.paint(
      dabs(random, n, () => inside(-0.34, 0.66), ds * 0.8, ds * 1.4),
      adjust(leaf[0]!, -0.03),
      { opacity: 0.6 },
    )
    g.paint(
      dabs(random, n, () => inside(0.1, 0.8), ds * 0.8, ds * 1.4),
      leaf[1]!,
      { opacity: 0.8 },
    )
    g.paint(
      dabs(random, n, () => inside(0.34, 0.6), ds * 0.75, ds * 1.25),
      leaf[2]!,
      { opacity: 0.9 },
    )
    g.paint(
      dabs(random, Math.round(n * 0.45), () => inside(0.52, 0.38), ds * 0.6, ds),
      leaf[3]!,
      { opacity: 0.95 },
    )
    if (g.lineWidth > 0) {
      const sq = new Path2D()
      for (let j = 0; j < 4; j++) {
        const [ax, ay] = inside(0, 0.6)
        sq.moveTo(ax - ds, ay)
        sq.quadraticCurveTo(ax, ay + ds * 1.1, ax + ds, ay)
        sq.quadraticCurveTo(ax + ds * 2, ay + ds * 1.1, ax + ds * 3, ay)
      }
      g.ink(sq, 0.55, 0.8)
    }
  })
}

export function trunk(scenery: Scenery, x: number, y: number, h: number, w: number, col: string, lean = 0) {
  const { g, random } = scenery
  const p = new Path2D()
  const tx = x + lean * h
  p.moveTo(x - w * 1.5, y)
  p.bezierCurveTo(x - w * 0.7, y - h * 0.12, x - w * 0.8 + lean * h * 0.4, y - h * 0.5, tx - w * 0.5, y - h)
  p.lineTo(tx + w * 0.5, y - h)
  p.bezierCurveTo(x + w * 0.75 + lean * h * 0.4, y - h * 0.5, x + w * 0.7, y - h * 0.12, x + w * 1.6, y)
  p.quadraticCurveTo(x, y - h * 0.04, x - w * 1.5, y)
  p.closePath()
  g.shape(p, { fill: col, shade: 1 })
  for (let i = 0; i < 5; i++) {
    const t = random.between(0.1, 0.85),
      xx = x + lean * h * t + random.between(-0.5, 0.4) * w
    g.stroke(
      curve(xx, y - h * t, xx + random.between(-2, 2), y - h * (t + 0.05), xx + lean * h * 0.08, y - h * (t + 0.11)),
      adjust(col, random.chance(0.5) ? -0.08 : 0.07),
      Math.max(1, w * 0.12),
      { opacity: 0.8, ink: 0.4 },
    )
  }
}
