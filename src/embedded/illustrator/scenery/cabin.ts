import { adjust } from '../../colour.ts'
import { circle, curve, polygon, rectangle, smooth } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

export function cabin(scenery: Scenery, x: number, y: number, w: number) {
  const { g, palette } = scenery
  const h = w * 0.5
  const wood = palette.night ? '#5e4a66' : '#a8693f'
  g.contactShadow(x, y, w * 0.7, w * 0.05)
  g.shape(rectangle(x - w / 2, y - h, w, h, 2), { fill: wood, shade: 0.6 })
  for (let i = 1; i < 6; i++)
    g.stroke(curve(x - w / 2, y - (h * i) / 6, x + w / 2, y - (h * i) / 6), adjust(wood, -0.08), 1.5, { ink: 0.5 })
  g.shape(
    polygon([
      [x - w * 0.62, y - h * 0.92],
      [x, y - h * 1.75],
      [x + w * 0.62, y - h * 0.92],
    ]),
    { fill: adjust(wood, -0.05), shade: 0.6 },
  )
  g.shape(
    smooth(
      [
        [x - w * 0.66, y - h * 0.9],
        [x - w * 0.3, y - h * 1.42],
        [x, y - h * 1.84],
        [x + w * 0.3, y - h * 1.42],
        [x + w * 0.66, y - h * 0.9],
        [x + w * 0.5, y - h * 0.95],
        [x + w * 0.26, y - h * 1.28],
        [x, y - h * 1.55],
        [x - w * 0.26, y - h * 1.28],
        [x - w * 0.5, y - h * 0.95],
      ],
      true,
      0.35,
    ),
    { fill: palette.snow, shade: 0.5 },
  )
  g.shape(rectangle(x + w * 0.08, y - h * 0.62, w * 0.2, h * 0.34, 2), { fill: '#ffdc80', shade: 0, glow: 0.9 })
  g.shape(rectangle(x - w * 0.3, y - h * 0.68, w * 0.2, h * 0.68, [w * 0.1, w * 0.1, 0, 0]), {
    fill: '#7c3f35',
    shade: 0.5,
  })
  for (let i = 0; i < 3; i++) {
    g.albedo.globalAlpha = 0.5 - i * 0.13
    g.albedo.fillStyle = '#fff'
    g.albedo.fill(circle(x + w * 0.3 + i * w * 0.07, y - h * (1.75 + i * 0.3), w * (0.05 + i * 0.025)))
  }
  g.albedo.globalAlpha = 1
}
