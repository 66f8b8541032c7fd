import { adjust, alpha, mix } from '../../colour.ts'
import { circle, curve, Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { cloud } from './clouds.ts'
import { land } from './ground.ts'
import type { Scenery } from './scenery.ts'
import { tree } from './trees.ts'

/** A window onto the hour outside, with curtains in the given colour, its top a half circle or straight; returns its middle. */
export function roomWindow(
  scenery: Scenery,
  x: number,
  top: number,
  w: number,
  h: number,
  curtain?: string,
  arched = false,
): [number, number] {
  const { g, palette, random, unit } = scenery
  const frame = palette.night ? '#8f8fc0' : '#c89a6a'
  g.distance = 12
  g.shape(
    rectangle(
      x - w / 2 - unit * 0.022,
      top - unit * 0.022,
      w + unit * 0.044,
      h + unit * 0.04,
      arched ? [w * 0.55, w * 0.55, 4, 4] : unit * 0.012,
    ),
    {
      fill: frame,
      shade: 0.6,
    },
  )
  const pane = rectangle(x - w / 2, top, w, h, arched ? [w * 0.5, w * 0.5, 4, 4] : unit * 0.006)
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
    // Straight under the rail, held back at a cord, hemmed in waves: a cloth, whatever of the window is seen.
    const at = (across: number, down: number): [number, number] => [x + s * w * across, top - unit * 0.05 + h * down]
    const drape = new Path2D()
    drape.moveTo(...at(0.4, 0))
    drape.lineTo(...at(0.92, 0))
    drape.bezierCurveTo(...at(0.93, 0.3), ...at(0.9, 0.5), ...at(0.88, 0.72))
    drape.quadraticCurveTo(...at(0.92, 0.95), ...at(0.94, 1.28))
    for (const across of [0.84, 0.74, 0.64]) drape.quadraticCurveTo(...at(across + 0.05, 1.32), ...at(across, 1.28))
    drape.quadraticCurveTo(...at(0.66, 0.95), ...at(0.68, 0.74))
    drape.bezierCurveTo(...at(0.56, 0.6), ...at(0.44, 0.4), ...at(0.4, 0))
    drape.closePath()
    g.shape(drape, { fill: cloth, shade: 0.8 })
    for (const k of [0.2, 0.5, 0.8]) {
      const fold = smooth(
        [at(0.4 + 0.52 * k, 0.03), at(0.52 + 0.38 * k, 0.45), at(0.69 + 0.18 * k, 0.73), at(0.65 + 0.28 * k, 1.27)],
        false,
        0.5,
      )
      g.toneStroke(fold, -0.4, unit * 0.006, 0.8)
      g.ink(fold, 0.45, 0.6)
    }
    g.stroke(curve(...at(0.67, 0.74), ...at(0.78, 0.78), ...at(0.89, 0.72)), adjust(cloth, 0.14), unit * 0.014, {
      line: 0.6,
    })
  }
  g.shape(rectangle(x - w * 0.95, top - unit * 0.06, w * 1.9, unit * 0.018, unit * 0.009), {
    fill: '#8a5a35',
    shade: 0.6,
  })
}
