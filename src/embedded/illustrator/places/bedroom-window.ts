import { alpha } from '../../colour.ts'
import { circle, Path2D, rectangle } from '../buffers/paths.ts'
import { cloud } from '../scenery/clouds.ts'
import { land } from '../scenery/ground.ts'
import { curtains } from '../scenery/room-window.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { tree } from '../scenery/trees.ts'

/** The opening of the window, in pixels. */
type Opening = { wx: number; wy: number; ww: number; wh: number }

/** The world outside, between curtains. */
export function drawWindow(scenery: Scenery, { wx, wy, ww, wh }: Opening): void {
  const { g, palette, random, unit } = scenery
  const { night } = palette
  g.distance = 4
  g.shape(rectangle(wx - ww / 2 - unit * 0.03, wy - unit * 0.03, ww + unit * 0.06, wh + unit * 0.05, unit * 0.02), {
    fill: night ? '#8f8fc0' : '#fffaf0',
    shade: 0.6,
  })
  const wp = rectangle(wx - ww / 2, wy, ww, wh, [ww * 0.5, ww * 0.5, 4, 4])
  g.shape(wp, {
    fill: g.linear(0, wy, 0, wy + wh, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
    shade: 0,
  })
  g.clip(wp, () => {
    const mR = unit * 0.06,
      mx = wx + ww * 0.14,
      my = wy + wh * 0.32
    g.albedo.fillStyle = g.radial(mx, my, mR * 0.5, mR * 4, [
      [0, alpha(palette.halo, 0.7)],
      [1, alpha(palette.halo, 0)],
    ])
    g.albedo.fillRect(wx - ww, wy, ww * 2, wh)
    g.shape(circle(mx, my, mR), { fill: palette.sun, shade: 0.1, line: 0.7, glow: 0.7 })
    if (night)
      for (let i = 0; i < 40; i++)
        g.paint(
          circle(wx + random.between(-0.5, 0.5) * ww, wy + random() * wh * 0.8, unit * random.between(0.001, 0.003)),
          '#fff',
          { glow: 0.7 },
        )
    else cloud(scenery, wx - ww * 0.2, wy + wh * 0.5, unit * 0.18)
    land(
      scenery,
      [
        [wx - ww, wy + wh * 0.84],
        [wx - ww * 0.4, wy + wh * 0.76],
        [wx, wy + wh * 0.82],
        [wx + ww * 0.4, wy + wh * 0.74],
        [wx + ww, wy + wh * 0.8],
      ],
      palette.closer,
    )
    for (let i = 0; i < 5; i++)
      tree(scenery, 'round', wx + random.between(-0.48, 0.48) * ww, wy + wh * 0.9, unit * 0.08, { dens: 0.3 })
  })
  const mu = new Path2D()
  mu.moveTo(wx, wy)
  mu.lineTo(wx, wy + wh)
  mu.moveTo(wx - ww / 2, wy + wh * 0.55)
  mu.lineTo(wx + ww / 2, wy + wh * 0.55)
  g.stroke(mu, night ? '#8f8fc0' : '#fffaf0', unit * 0.013, { line: 0.7, solid: true })
  curtains(scenery, wx, wy - unit * 0.02, ww, wh, '#e0705f')
}
