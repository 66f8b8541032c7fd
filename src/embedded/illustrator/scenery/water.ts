import { Path2D } from '../buffers/paths.ts'
import { adjust, mix, alpha } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

const TURN = Math.PI * 2

export function water(scenery: Scenery, y0: number, y1: number, glintX: number) {
  const { g, palette, random, width, unit } = scenery
  const p = new Path2D()
  p.rect(-5, y0, width + 10, y1 - y0 + 5)
  g.shape(p, {
    fill: g.linear(0, y0, 0, y1, [
      [0, palette.water[1]],
      [0.18, mix(palette.water[0], palette.water[1], 0.35)],
      [0.62, palette.water[0]],
      [1, palette.water[1]],
    ]),
    shade: 0,
    line: 0.7,
  })
  g.albedo.fillStyle = g.linear(0, y0, 0, y0 + (y1 - y0) * 0.3, [
    [0, alpha(palette.water[2], 0.85)],
    [1, alpha(palette.water[2], 0)],
  ])
  g.albedo.fillRect(0, y0, width, (y1 - y0) * 0.3)
  const ink = new Path2D()
  for (const [n, colr, al] of [
    [46, adjust(palette.water[0], -0.05), 0.5],
    [60, palette.water[1], 0.7],
    [40, palette.water[2], 0.75],
  ] as [number, string, number][]) {
    const q = new Path2D()
    for (let i = 0; i < n; i++) {
      const t = Math.pow(random(), 1.4),
        y = y0 + (y1 - y0) * t,
        s = unit * (0.012 + 0.06 * t) * random.between(0.6, 1.4),
        x = random() * width,
        th = unit * (0.0008 + 0.0042 * t)
      q.moveTo(x - s, y)
      q.quadraticCurveTo(x - s * 0.4, y - th * 2, x, y - th * 0.4)
      q.quadraticCurveTo(x + s * 0.4, y + th, x + s, y - th * 0.2)
      q.quadraticCurveTo(x + s * 0.4, y + th * 2.4, x, y + th)
      q.quadraticCurveTo(x - s * 0.4, y + th * 0.2, x - s, y)
      if (i % 3 === 0) {
        ink.moveTo(x - s, y)
        ink.quadraticCurveTo(x - s * 0.4, y - th * 2, x, y)
        ink.quadraticCurveTo(x + s * 0.4, y + th, x + s, y)
      }
    }
    g.paint(q, colr, { opacity: al })
  }
  g.ink(ink, 0.5, 0.7)
  const q = new Path2D()
  for (let i = 0; i < 70; i++) {
    const t = Math.pow(random(), 1.2),
      y = y0 + (y1 - y0) * t,
      s = unit * (0.008 + 0.03 * t) * random(),
      x = glintX + random.bell() * unit * (0.02 + 0.1 * t)
    q.moveTo(x + s, y)
    q.ellipse(x, y, s, unit * (0.0012 + 0.002 * t), 0, 0, TURN)
  }
  g.paint(q, palette.sun, { opacity: 0.85, glow: 0.4 })
}
