import { alpha, mix } from '../../colour.ts'
import { circle, curve, Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { cloud } from './clouds.ts'
import { land } from './ground.ts'
import type { Scenery } from './scenery.ts'
import { tree } from './trees.ts'

/** A window onto the hour outside, with curtains in the given colour; returns its middle. */
export function roomWindow(
  scenery: Scenery,
  x: number,
  top: number,
  w: number,
  h: number,
  curtain?: string,
): [number, number] {
  const { g, palette, random, unit } = scenery
  const frame = palette.night ? '#8f8fc0' : '#fffaf0'
  g.distance = 12
  g.shape(rectangle(x - w / 2 - unit * 0.022, top - unit * 0.022, w + unit * 0.044, h + unit * 0.04, unit * 0.012), {
    fill: frame,
    shade: 0.6,
  })
  const pane = rectangle(x - w / 2, top, w, h, unit * 0.006)
  g.distance = 4
  g.shape(pane, {
    fill: g.linear(0, top, 0, top + h, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
    shade: 0,
  })
  g.clip(pane, () => {
    const [sx, sy, r] = [x + w * 0.18, top + h * 0.3, unit * 0.05]
    g.albedo.fillStyle = g.radial(sx, sy, r * 0.5, r * 4, [
      [0, alpha(palette.halo, 0.7)],
      [1, alpha(palette.halo, 0)],
    ])
    g.albedo.fillRect(x - w, top, w * 2, h)
    g.shape(circle(sx, sy, r), { fill: palette.sun, shade: 0.1, line: 0.6, glow: 0.7 })
    if (palette.night)
      for (let i = 0; i < 30; i++)
        g.paint(
          circle(x + random.between(-0.5, 0.5) * w, top + random() * h * 0.8, unit * random.between(0.001, 0.003)),
          '#ffffff',
          { glow: 0.7 },
        )
    else cloud(scenery, x - w * 0.22, top + h * 0.42, unit * 0.16)
    land(
      scenery,
      [
        [x - w, top + h * 0.82],
        [x - w * 0.3, top + h * 0.74],
        [x + w * 0.2, top + h * 0.82],
        [x + w, top + h * 0.76],
      ],
      palette.closer,
    )
    for (let i = 0; i < 4; i++)
      tree(scenery, 'round', x + random.between(-0.45, 0.45) * w, top + h * 0.92, unit * 0.09, { dens: 0.3 })
  })
  const bars = new Path2D()
  bars.moveTo(x, top)
  bars.lineTo(x, top + h)
  bars.moveTo(x - w / 2, top + h * 0.48)
  bars.lineTo(x + w / 2, top + h * 0.48)
  g.distance = 14
  g.stroke(bars, frame, unit * 0.012, { line: 0.6, solid: true })
  g.shape(rectangle(x - w * 0.58, top + h, w * 1.16, unit * 0.022, 3), { fill: frame, shade: 0.5, line: 0.7 })
  if (curtain) curtains(scenery, x, top, w, h, curtain)
  return [x, top + h * 0.4]
}

function curtains({ g, unit, palette }: Scenery, x: number, top: number, w: number, h: number, colour: string): void {
  const cloth = palette.night ? mix(colour, '#2d3a72', 0.4) : colour
  g.distance = 30
  for (const s of [-1, 1]) {
    const edge = x + s * w * 0.66
    g.shape(
      smooth(
        [
          [edge - s * w * 0.2, top - unit * 0.05],
          [edge + s * w * 0.16, top - unit * 0.05],
          [edge + s * w * 0.2, top + h * 0.6],
          [edge + s * w * 0.22, top + h * 1.16],
          [edge - s * w * 0.02, top + h * 1.17],
          [edge - s * w * 0.04, top + h * 0.6],
        ],
        true,
        0.4,
      ),
      { fill: cloth, shade: 1 },
    )
    for (let i = 0; i < 3; i++) {
      const fold = curve(
        edge + s * w * (i * 0.08 - 0.08),
        top,
        edge + s * w * (i * 0.075 - 0.02),
        top + h * 0.6,
        edge + s * w * (i * 0.07),
        top + h * 1.12,
      )
      g.toneStroke(fold, -0.4, unit * 0.006, 0.8)
      g.ink(fold, 0.45, 0.6)
    }
  }
  g.shape(rectangle(x - w * 0.95, top - unit * 0.06, w * 1.9, unit * 0.018, unit * 0.009), {
    fill: '#8a5a35',
    shade: 0.6,
  })
}
