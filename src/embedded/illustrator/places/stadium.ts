import { circle, curve, Path2D, polygon, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { grass } from '../scenery/wayside.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** A football ground: stands full of people, a goal, mown grass. */
export function drawStadium(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, width, height, unit } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.28, sunY: 0.14, stars: 60 })
  clouds(scenery, 4, 0.08, 0.26)
  stands(scenery)
  floodlights(scenery)
  g.distance = 60
  const top = height * 0.64
  g.shape(rectangle(-5, top, width + 10, height), {
    fill: g.linear(0, top, 0, height, [
      [0, palette.closer],
      [1, palette.near],
    ]),
    shade: 0,
    line: 0.8,
  })
  for (let i = 0; i < 8; i += 2) {
    const y0 = top + (height - top) * (i / 8) ** 1.5
    const y1 = top + (height - top) * ((i + 1) / 8) ** 1.5
    g.paint(rectangle(-5, y0, width + 10, y1 - y0), adjust(palette.near, 0.045, 1.06), { opacity: 0.55 })
  }
  const lines = new Path2D()
  lines.ellipse(width * 0.5, height * 0.86, unit * 0.5, unit * 0.1, 0, 0, 7)
  lines.moveTo(-5, height * 0.69)
  lines.lineTo(width + 5, height * 0.69)
  g.stroke(lines, '#f7fbef', unit * 0.006, { ink: 0.5 })
  goal(scenery, (0.5 + side * 0.28) * width, height * 0.72)
  grass(
    scenery,
    null,
    height * 0.86,
    height * 1.02,
    160,
    [adjust(palette.near, 0.06), adjust(palette.near, -0.04)],
    0.016,
  )
  return stageOf(scenery, options)
}

function stands({ g, palette, random, width, height, unit }: Scenery): void {
  g.distance = 40
  const wall = palette.night ? '#39406e' : '#b9b4c8'
  g.shape(
    polygon([
      [-10, height * 0.36],
      [width * 0.25, height * 0.42],
      [width * 0.75, height * 0.42],
      [width + 10, height * 0.36],
      [width + 10, height * 0.66],
      [-10, height * 0.66],
    ]),
    { fill: wall, shade: 0.3 },
  )
  const crowd = ['#d9573f', '#f2c14e', '#4fa3a5', '#f4ead6', '#7f9fc4', '#c97f9a', '#6fae72']
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 56; i++) {
      const x = ((i + (row % 2) * 0.5 + random() * 0.3) / 56) * width
      const y = height * (0.44 + row * 0.033)
      const r = unit * 0.0085
      g.paint(
        circle(x, y + r * 1.6, r * 1.3, r * 1.5),
        mix(random.pick(crowd), palette.fog, palette.night ? 0.5 : 0.25),
        { line: 0.3 },
      )
      g.paint(
        circle(x, y, r),
        mix(random.pick(['#f2c9a0', '#c98e63', '#8d5a3c']), palette.fog, palette.night ? 0.5 : 0.25),
      )
    }
  g.shape(rectangle(-5, height * 0.635, width + 10, unit * 0.035), {
    fill: palette.night ? '#4b5590' : '#f4efe2',
    shade: 0.3,
  })
}

function floodlights({ g, palette, width, height, unit }: Scenery): void {
  g.distance = 34
  for (const x of [0.08, 0.92]) {
    g.stroke(curve(x * width, height * 0.42, x * width, height * 0.12), '#7d8494', unit * 0.012, {
      line: 0.7,
      solid: true,
    })
    g.shape(rectangle(x * width - unit * 0.06, height * 0.07, unit * 0.12, unit * 0.06, 4), {
      fill: palette.night ? '#fff6cf' : '#e6ebef',
      shade: 0.3,
      glow: palette.night ? 0.9 : 0,
    })
  }
}

function goal({ g, unit }: Scenery, x: number, foot: number): void {
  const [w, h] = [unit * 0.4, unit * 0.17]
  g.distance = 70
  const net = new Path2D()
  for (let i = 0; i <= 12; i++) {
    net.moveTo(x - w / 2 + (w * i) / 12, foot - h)
    net.lineTo(x - w / 2 + (w * i) / 12, foot)
  }
  for (let i = 1; i < 6; i++) {
    net.moveTo(x - w / 2, foot - (h * i) / 6)
    net.lineTo(x + w / 2, foot - (h * i) / 6)
  }
  g.stroke(net, '#ffffff', unit * 0.002, { opacity: 0.6, ink: 0.3 })
  g.stroke(
    polygon(
      [
        [x - w / 2, foot],
        [x - w / 2, foot - h],
        [x + w / 2, foot - h],
        [x + w / 2, foot],
      ],
      false,
    ),
    '#ffffff',
    unit * 0.011,
    { line: 0.7, solid: true },
  )
}
