import { polygon, rectangle, curve, Path2D } from '../buffers/paths.ts'
import { type Scenery } from './scenery.ts'

export function balloon(
  scenery: Scenery,
  x: number,
  y: number,
  R: number,
  cols: string[],
  emblem?: (x: number, y: number, s: number) => void,
) {
  const { g, unit } = scenery
  const env = new Path2D()
  env.moveTo(x - R * 0.2, y + R * 1.28)
  env.bezierCurveTo(x - R * 0.55, y + R * 0.85, x - R, y + R * 0.5, x - R, y - R * 0.05)
  env.bezierCurveTo(x - R, y - R * 0.68, x - R * 0.55, y - R * 1.06, x, y - R * 1.06)
  env.bezierCurveTo(x + R * 0.55, y - R * 1.06, x + R, y - R * 0.68, x + R, y - R * 0.05)
  env.bezierCurveTo(x + R, y + R * 0.5, x + R * 0.55, y + R * 0.85, x + R * 0.2, y + R * 1.28)
  env.closePath()
  const by = y + R * 1.72
  for (const s of [-1, 1])
    for (const k of [0.5, 1])
      g.stroke(curve(x + s * R * 0.2 * k, y + R * 1.25, x + s * R * 0.3 * k, by), '#6b4a30', unit * 0.003, {
        ink: 0.7,
        solid: true,
      })
  g.shape(env, { fill: cols[0]!, shade: 1.1, line: 1.1 })
  g.clip(env, () => {
    const n = 8
    for (let i = 0; i < n; i++) {
      const f0 = -1 + (2 * i) / n,
        f1 = -1 + (2 * (i + 1)) / n
      const e0 = Math.sin((f0 * Math.PI) / 2) * R,
        e1 = Math.sin((f1 * Math.PI) / 2) * R
      const p = new Path2D()
      p.moveTo(x, y - R * 1.1)
      p.bezierCurveTo(x + e0 * 1.05, y - R * 0.7, x + e0 * 1.1, y + R * 0.5, x + e0 * 0.2, y + R * 1.3)
      p.lineTo(x + e1 * 0.2, y + R * 1.3)
      p.bezierCurveTo(x + e1 * 1.1, y + R * 0.5, x + e1 * 1.05, y - R * 0.7, x, y - R * 1.1)
      p.closePath()
      g.paint(p, cols[i % cols.length]!, { line: 0.6 })
      g.toneStroke(
        curve(x + e0 * 0.3, y - R * 0.98, x + e0 * 1.02, y + R * 0.1, x + e0 * 0.3, y + R * 1.2),
        -0.3,
        R * 0.03,
        0.6,
      )
    }
    const band = rectangle(x - R * 1.1, y - R * 0.16 + R * 0.52, R * 2.2, R * 0.16, 0)
    g.paint(band, '#fff4df', { line: 0.6 })
    for (let i = 0; i < 9; i++)
      g.paint(
        polygon([
          [x - R + i * R * 0.25, y + R * 0.52],
          [x - R + i * R * 0.25 + R * 0.25, y + R * 0.52],
          [x - R + i * R * 0.25 + R * 0.125, y + R * 0.66],
        ]),
        cols[(i + 1) % cols.length]!,
        { line: 0.4 },
      )
  })
  if (emblem) emblem(x, y - R * 0.22, R)
  return by
}

export function basket(scenery: Scenery, x: number, y: number, w: number, h: number) {
  const { g, unit } = scenery
  const p = rectangle(x - w / 2, y, w, h, [unit * 0.008, unit * 0.008, w * 0.16, w * 0.16])
  g.shape(p, { fill: '#b9793f', shade: 1 })
  g.clip(p, () => {
    for (let r = 0; r < 5; r++)
      for (let i = 0; i < 9; i++) {
        const bx = x - w / 2 + (i + (r % 2) * 0.5 - 0.25) * (w / 8),
          bY = y + r * (h / 5)
        g.paint(rectangle(bx, bY + h * 0.03, w / 8.6, h / 6.4, h * 0.04), r % 2 ? '#cf9252' : '#a96a34', { line: 0.5 })
      }
  })
  g.shape(rectangle(x - w * 0.56, y - h * 0.09, w * 1.12, h * 0.19, h * 0.08), { fill: '#8f5529', shade: 0.6 })
}
