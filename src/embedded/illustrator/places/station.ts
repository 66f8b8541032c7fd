import { circle, curve, Path2D, polygon, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A country station: a steam train at the platform, a clock, hills beyond. */
export function drawStation(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.3, sunY: palette.high ? 0.15 : 0.3 })
  clouds(scenery, 3, 0.1, 0.28)
  g.distance = 24
  mountains(scenery, 0.6, 0.2, palette.far, true, 5)
  g.distance = 36
  land(scenery, ridgePts(scenery, 0.56, 0.03, 7), mix(palette.middle, palette.fog, 0.25))
  for (let i = 0; i < 9; i++)
    tree(
      scenery,
      random.pick(['round', 'pine', 'poplar']),
      random() * width,
      height * 0.62,
      unit * random.between(0.1, 0.18),
      { fade: 0.25, dens: 0.4 },
    )
  // Whoever stands further up the page is on the platform, too.
  const top = Math.min(height * 0.8, (scenery.floor ?? height) - unit * 0.1)
  train(scenery, side, top - height * 0.01)
  g.distance = 90
  g.shape(rectangle(-5, top, width + 10, height * 1.05 - top), {
    fill: g.linear(0, top, 0, height, [
      [0, adjust(palette.path, 0.02)],
      [1, adjust(palette.path, -0.07)],
    ]),
    shade: 0,
    line: 0.9,
  })
  g.paint(rectangle(-5, top + unit * 0.02, width + 10, unit * 0.014), '#f4d35e')
  const tiles = new Path2D()
  for (let i = -9; i <= 9; i++) {
    tiles.moveTo(width * (0.5 + i * 0.07), top + unit * 0.04)
    tiles.lineTo(width * (0.5 + i * 0.13), height)
  }
  g.stroke(tiles, adjust(palette.path, -0.1), unit * 0.0025, { ink: 0.4 })
  clock(scenery, (0.5 - side * 0.36) * width, top)
  streetLamp(scenery, (0.5 + side * 0.43) * width, height * 0.86, unit * 0.4)
  const lit = palette.night || palette.golden
  return stageOf(scenery, options, {
    lights: lit
      ? [{ x: (0.5 + side * 0.43) * width, y: height * 0.46, radius: unit * 0.5, colour: WARM, strength: 0.5 }]
      : [],
  })
}

function train({ g, unit, width, palette }: Scenery, side: 1 | -1, foot: number): void {
  const dark = (colour: string) => (palette.night ? mix(colour, '#1d2a5c', 0.4) : colour)
  g.distance = 60
  g.at(
    width / 2,
    0,
    () => {
      const x = -width / 2
      for (let i = 0; i < 3; i++) {
        const left = x - unit * 0.1 + i * unit * 0.44
        g.shape(rectangle(left, foot - unit * 0.27, unit * 0.42, unit * 0.22, unit * 0.02), {
          fill: dark(['#c4533f', '#3f7f86', '#d99a3f'][i]!),
          shade: 0.6,
        })
        g.shape(rectangle(left - unit * 0.01, foot - unit * 0.29, unit * 0.44, unit * 0.03, unit * 0.012), {
          fill: dark('#5d4a44'),
          shade: 0.4,
        })
        for (let k = 0; k < 3; k++)
          g.shape(
            rectangle(left + unit * (0.035 + k * 0.125), foot - unit * 0.23, unit * 0.09, unit * 0.09, unit * 0.012),
            {
              fill: palette.night || palette.golden ? '#ffdf86' : '#cfe6ee',
              shade: 0.2,
              line: 0.7,
              glow: palette.night ? 0.6 : 0,
            },
          )
        for (let k = 0; k < 2; k++)
          g.shape(circle(left + unit * (0.09 + k * 0.24), foot - unit * 0.035, unit * 0.034), {
            fill: '#3d3a44',
            shade: 0.5,
          })
      }
      const front = x + unit * 1.24
      g.shape(rectangle(front, foot - unit * 0.22, unit * 0.3, unit * 0.15, unit * 0.06), {
        fill: dark('#2f6a5a'),
        shade: 0.9,
      })
      g.shape(rectangle(front - unit * 0.04, foot - unit * 0.32, unit * 0.15, unit * 0.26, unit * 0.014), {
        fill: dark('#c4533f'),
        shade: 0.6,
      })
      g.shape(rectangle(front - unit * 0.01, foot - unit * 0.28, unit * 0.09, unit * 0.08, unit * 0.01), {
        fill: '#ffdf86',
        shade: 0.2,
        line: 0.6,
        glow: 0.4,
      })
      g.shape(
        polygon([
          [front + unit * 0.2, foot - unit * 0.2],
          [front + unit * 0.185, foot - unit * 0.31],
          [front + unit * 0.265, foot - unit * 0.31],
          [front + unit * 0.25, foot - unit * 0.2],
        ]),
        { fill: dark('#3d3a44'), shade: 0.6 },
      )
      for (let k = 0; k < 3; k++)
        g.shape(circle(front + unit * (0.02 + k * 0.1), foot - unit * 0.045, unit * (k ? 0.04 : 0.05)), {
          fill: '#c4533f',
          shade: 0.5,
        })
      for (let k = 0; k < 5; k++) {
        g.albedo.globalAlpha = 0.8 - k * 0.12
        g.paint(
          circle(front + unit * (0.22 - k * 0.05), foot - unit * (0.36 + k * 0.06), unit * (0.03 + k * 0.014)),
          palette.cloud,
        )
      }
      g.albedo.globalAlpha = 1
    },
    0,
    side,
    1,
  )
}

function clock({ g, unit }: Scenery, x: number, foot: number): void {
  g.distance = 94
  g.stroke(curve(x, foot + unit * 0.05, x, foot - unit * 0.36), '#4a4f5e', unit * 0.018, { line: 0.8, solid: true })
  const y = foot - unit * 0.42
  g.shape(circle(x, y, unit * 0.07), { fill: '#4a4f5e', shade: 0.6 })
  g.shape(circle(x, y, unit * 0.056), { fill: '#fff8e6', shade: 0.2, line: 0.6, glow: 0.2 })
  g.stroke(curve(x, y, x, y - unit * 0.038), '#3d3440', unit * 0.007, { ink: 0.6 })
  g.stroke(curve(x, y, x + unit * 0.028, y + unit * 0.012), '#3d3440', unit * 0.007, { ink: 0.6 })
}
