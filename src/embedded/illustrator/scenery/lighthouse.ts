import { polygon, rectangle } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

export function lighthouse(scenery: Scenery, x: number, y: number, h: number) {
  const { g, palette } = scenery
  const w = h * 0.2
  const b = polygon([
    [x - w * 0.62, y],
    [x - w * 0.38, y - h * 0.78],
    [x + w * 0.38, y - h * 0.78],
    [x + w * 0.62, y],
  ])
  g.shape(b, { fill: palette.night ? '#a9b4d8' : '#fff6ea', shade: 1 })
  g.clip(b, () => {
    for (let i = 0; i < 3; i++)
      g.paint(
        polygon([
          [x - w, y - h * (0.14 + i * 0.26)],
          [x + w, y - h * (0.18 + i * 0.26)],
          [x + w, y - h * (0.3 + i * 0.26)],
          [x - w, y - h * (0.26 + i * 0.26)],
        ]),
        palette.roof[0],
        { line: 0.6 },
      )
  })
  g.shape(rectangle(x - w * 0.56, y - h * 0.81, w * 1.12, h * 0.035, 2), { fill: '#4d4a5c', shade: 0.4 })
  g.shape(rectangle(x - w * 0.3, y - h * 0.92, w * 0.6, h * 0.12, 2), { fill: '#ffe7a0', shade: 0, glow: 0.9 })
  g.shape(
    polygon([
      [x - w * 0.44, y - h * 0.91],
      [x, y - h * 1.03],
      [x + w * 0.44, y - h * 0.91],
    ]),
    { fill: palette.roof[1], shade: 0.7 },
  )
  if (palette.night || palette.golden) {
    g.albedo.save()
    g.albedo.globalCompositeOperation = 'lighter'
    g.albedo.fillStyle = g.linear(x, 0, x - h * 2.4, 0, [
      [0, 'rgba(255,235,160,.38)'],
      [1, 'rgba(255,235,160,0)'],
    ])
    g.albedo.fill(
      polygon([
        [x, y - h * 0.87],
        [x - h * 2.4, y - h * 1.25],
        [x - h * 2.4, y - h * 0.7],
      ]),
    )
    g.albedo.restore()
  }
}
