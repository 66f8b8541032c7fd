import { adjust, mix } from '../../colour.ts'
import { type Point, polygon } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

export function mountains(scenery: Scenery, y: number, h: number, col: string, snow: boolean, n: number) {
  const { g, random, width, height, palette } = scenery
  const peaks: Point[] = []
  const pts: Point[] = [[-width * 0.1, y * height]]
  for (let i = 0; i < n; i++) {
    const x = ((i + random.between(0.25, 0.75)) / n) * width * 1.1 - width * 0.05
    const ph = h * height * random.between(0.5, 1)
    peaks.push([x, y * height - ph])
    pts.push(
      [x - width * 0.06, y * height - ph * 0.55 + random.between(-9, 9)],
      [x, y * height - ph],
      [x + width * 0.035, y * height - ph * 0.68],
      [x + width * 0.075, y * height - ph * 0.4],
    )
  }
  pts.sort((a, b) => a[0] - b[0])
  pts.push([width * 1.1, y * height])
  const p = polygon([...pts, [width * 1.1, height], [-width * 0.1, height]])
  g.shape(p, {
    fill: g.linear(0, y * height - h * height, 0, y * height + h * height * 0.2, [
      [0, adjust(col, 0.02)],
      [1, mix(col, palette.fog, 0.5)],
    ]),
    shade: 0.2,
    line: 0.9,
  })
  g.clip(p, () => {
    for (const [x, py] of peaks) {
      const k = y * height - py
      g.albedo.globalAlpha = 0.5
      g.paint(
        polygon([
          [x, py],
          [x + width * 0.03, py + k * 0.3],
          [x + width * 0.012, py + k * 0.5],
          [x + width * 0.05, py + k],
          [x + width * 0.16, y * height],
          [x + width * 0.12, py + k * 0.4],
        ]),
        adjust(col, -0.06, 1.1),
      )
      g.albedo.globalAlpha = 1
      if (snow) {
        const s = k * 0.36
        const sp = polygon([
          [x - width * 0.002, py - 4],
          [x + width * 0.05, py + s * 1.0],
          [x + width * 0.028, py + s * 0.72],
          [x + width * 0.012, py + s * 1.02],
          [x - width * 0.006, py + s * 0.68],
          [x - width * 0.024, py + s * 1.0],
          [x - width * 0.044, py + s * 0.8],
        ])
        g.paint(sp, palette.snow, { line: 0.5 })
        g.paint(
          polygon([
            [x, py],
            [x + width * 0.05, py + s],
            [x + width * 0.028, py + s * 0.72],
            [x + width * 0.012, py + s * 1.02],
            [x + width * 0.004, py + s * 0.5],
          ]),
          mix(palette.snow, palette.shadow, 0.2),
        )
      }
    }
  })
}
