import { smooth, circle, rectangle } from '../buffers/paths.ts'
import type { Box } from '../scene/layout.ts'
import { type Scenery } from './scenery.ts'
import { star4 } from './sky.ts'

export function particles(
  scenery: Scenery,
  kind: 'fireflies' | 'petals' | 'snow' | 'leaves' | 'bubbles' | 'confetti' | 'sparkles',
  n: number,
  y0: number,
  y1: number,
  faces: readonly Box[] = [],
) {
  const { g, random, width, height, unit, palette } = scenery
  for (let i = 0; i < n; i++) {
    const x = random() * width,
      y = random.between(y0, y1) * height
    const s = unit * random.between(0.6, 1.4)
    if (faces.some((face) => x > face.left && x < face.right && y > face.top && y < face.bottom)) continue
    if (kind === 'fireflies') {
      g.albedo.fillStyle = g.radial(x, y, 0, s * 0.018, [
        [0, 'rgba(255,240,150,.85)'],
        [0.35, 'rgba(255,225,110,.35)'],
        [1, 'rgba(255,220,90,0)'],
      ])
      g.albedo.fillRect(x - s * 0.02, y - s * 0.02, s * 0.04, s * 0.04)
      g.paint(circle(x, y, s * 0.0032), '#fffbd8', { glow: 1 })
    } else if (kind === 'snow') {
      g.distance = 200 + (i % 40)
      g.albedo.globalAlpha = random.between(0.5, 1)
      g.paint(circle(x, y, s * random.between(0.0015, 0.006)), '#ffffff', { glow: 0.15 })
      g.albedo.globalAlpha = 1
    } else if (kind === 'petals' || kind === 'leaves')
      g.at(
        x,
        y,
        () =>
          g.shape(
            smooth(
              [
                [0, 0],
                [s * 0.006, -s * 0.005],
                [s * 0.015, 0],
                [s * 0.006, s * 0.005],
              ],
              true,
              0.5,
            ),
            {
              fill: random.pick(
                kind === 'petals' ? ['#ffd3de', '#f8a7bd', '#fff0f2'] : [palette.leaf[2], palette.leaf[3], '#f2b04a'],
              ),
              shade: 0.4,
              line: 0.5,
            },
          ),
        random() * 6.28,
      )
    else if (kind === 'bubbles') {
      const R = s * random.between(0.006, 0.016)
      g.albedo.strokeStyle = 'rgba(255,255,255,.8)'
      g.albedo.lineWidth = R * 0.16
      g.albedo.stroke(circle(x, y, R))
      g.paint(circle(x - R * 0.35, y - R * 0.35, R * 0.18), '#fff')
    } else if (kind === 'confetti')
      g.at(
        x,
        y,
        () =>
          g.shape(rectangle(-s * 0.006, -s * 0.003, s * 0.012, s * 0.006, s * 0.001), {
            fill: random.pick(['#f25c54', '#ffd23f', '#4fb0c6', '#7bc86c', '#f78fb3']),
            shade: 0.2,
            line: 0.5,
          }),
        random() * 6.28,
      )
    else star4(scenery, x, y, s * random.between(0.006, 0.014), random.pick(['#fffbe0', '#ffe9a3', '#ffffff']))
  }
}
