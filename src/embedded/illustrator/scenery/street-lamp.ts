import { polygon, rectangle, limb } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

export function streetLamp(scenery: Scenery, x: number, foot: number, h: number) {
  const { g, palette, floor = foot } = scenery
  const y = Math.min(foot, floor)
  g.shape(limb([x, y], [x, y - h * 0.5], [x, y - h], [h * 0.018, h * 0.013, h * 0.012]), {
    fill: '#3d4250',
    shade: 0.6,
  })
  g.shape(rectangle(x - h * 0.04, y - h * 0.03, h * 0.08, h * 0.03, 2), { fill: '#3d4250', shade: 0.4 })
  const lit = palette.night || palette.golden
  if (lit) {
    g.albedo.fillStyle = g.radial(x, y - h * 1.05, 0, h * 0.5, [
      [0, 'rgba(255,220,130,.6)'],
      [1, 'rgba(255,220,130,0)'],
    ])
    g.albedo.fillRect(x - h * 0.5, y - h * 1.55, h, h)
  }
  g.shape(
    polygon([
      [x - h * 0.035, y - h],
      [x - h * 0.06, y - h * 1.12],
      [x + h * 0.06, y - h * 1.12],
      [x + h * 0.035, y - h],
    ]),
    { fill: lit ? '#ffe39a' : '#eef3f0', shade: 0.2, glow: lit ? 0.9 : 0 },
  )
  g.shape(
    polygon([
      [x - h * 0.075, y - h * 1.115],
      [x, y - h * 1.2],
      [x + h * 0.075, y - h * 1.115],
    ]),
    { fill: '#3d4250', shade: 0.5 },
  )
}
