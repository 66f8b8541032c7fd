import { circle, curve, polygon, rectangle, type Point } from '../buffers/paths.ts'
import { mix } from '../../colour.ts'
import { garland } from '../scenery/garland.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { grass } from '../scenery/wayside.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A fair: the big wheel, striped tents, lights and flags. */
export function drawFair(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 - side * 0.3, sunY: 0.2 })
  clouds(scenery, 3, 0.1, 0.3)
  g.distance = 30
  const back = ridgePts(scenery, 0.62, 0.02, 7)
  land(scenery, back, mix(palette.middle, palette.fog, 0.3))
  for (let i = 0; i < 10; i++) {
    const x = random() * width
    tree(scenery, 'round', x, yAt(back, x) + unit * 0.02, unit * random.between(0.1, 0.16), { fade: 0.3, dens: 0.4 })
  }
  wheel(scenery, (0.5 + side * 0.27) * width, height * 0.38, unit * 0.27, height * 0.74)
  tent(scenery, (0.5 - side * 0.34) * width, height * 0.76, unit * 0.42, '#d9573f')
  tent(scenery, (0.5 - side * 0.08) * width, height * 0.74, unit * 0.28, '#4fa3a5')
  g.distance = 96
  const ground = ridgePts(scenery, 0.755, 0.008, 6, 0.1)
  land(scenery, ground, mix(palette.path, palette.near, 0.35))
  grass(scenery, ground, 0, unit * 0.22, 160, [palette.near, palette.closer], 0.018)
  garland(scenery, -10, height * 0.1, width * 0.5, height * 0.14, unit * 0.06, palette.night ? 'bulbs' : 'bunting', 13)
  garland(
    scenery,
    width * 0.5,
    height * 0.14,
    width + 10,
    height * 0.08,
    unit * 0.06,
    palette.night ? 'bulbs' : 'bunting',
    13,
  )
  const lit = palette.night || palette.golden
  return stageOf(scenery, options, {
    lights: lit
      ? [0.2, 0.72].map((x) => ({ x: x * width, y: height * 0.55, radius: unit * 0.55, colour: WARM, strength: 0.5 }))
      : [],
  })
}

const CABINS = ['#f25c54', '#ffd23f', '#4fb0c6', '#7bc86c', '#f78fb3', '#e8823c', '#8d7fd0', '#fff3e0']

function wheel({ g, unit, palette }: Scenery, x: number, y: number, r: number, foot: number): void {
  const metal = palette.night ? '#c9d2f2' : '#f4efe6'
  g.distance = 50
  for (const s of [-1, 1])
    g.stroke(curve(x, y, x + s * r * 0.6, foot), '#8a94a8', unit * 0.014, { line: 0.8, solid: true })
  g.stroke(circle(x, y, r), metal, unit * 0.012, { line: 0.7, solid: true })
  g.stroke(circle(x, y, r * 0.86), metal, unit * 0.006, { line: 0.5, solid: true })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.13
    const rim: Point = [x + Math.cos(a) * r, y + Math.sin(a) * r]
    g.stroke(curve(x, y, ...rim), metal, unit * 0.005, { ink: 0.6 })
    g.paint(circle(rim[0], rim[1], unit * 0.008), '#ffe9a8', { glow: palette.night ? 0.9 : 0.2 })
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.13
    const [cx, cy] = [x + Math.cos(a) * r, y + Math.sin(a) * r + unit * 0.03]
    g.shape(
      rectangle(cx - unit * 0.026, cy - unit * 0.012, unit * 0.052, unit * 0.04, [4, 4, unit * 0.02, unit * 0.02]),
      { fill: CABINS[i % 8]!, shade: 0.8, line: 0.8 },
    )
    g.shape(
      polygon([
        [cx - unit * 0.032, cy - unit * 0.012],
        [cx, cy - unit * 0.038],
        [cx + unit * 0.032, cy - unit * 0.012],
      ]),
      { fill: CABINS[(i + 3) % 8]!, shade: 0.5, line: 0.8 },
    )
  }
  g.shape(circle(x, y, unit * 0.026), { fill: '#d9573f', shade: 0.8 })
}

function tent({ g, unit, palette }: Scenery, x: number, foot: number, w: number, colour: string): void {
  const tone = (c: string) => (palette.night ? mix(c, '#26356e', 0.35) : c)
  const [wall, roof] = [w * 0.34, w * 0.42]
  g.distance = 66
  g.contactShadow(x, foot, w * 0.6, unit * 0.03)
  for (let i = 0; i < 8; i++) {
    const [a, b] = [x - w / 2 + (i * w) / 8, x - w / 2 + ((i + 1) * w) / 8]
    g.shape(rectangle(a, foot - wall, b - a + 0.5, wall), {
      fill: tone(i % 2 ? '#fff4e2' : colour),
      shade: 0.3,
      line: 0.5,
    })
  }
  for (let i = 0; i < 8; i++) {
    const [a, b] = [x - w * 0.58 + (i * w * 1.16) / 8, x - w * 0.58 + ((i + 1) * w * 1.16) / 8]
    g.shape(
      polygon([
        [x, foot - wall - roof],
        [b, foot - wall + 1],
        [a, foot - wall + 1],
      ]),
      { fill: tone(i % 2 ? colour : '#fff4e2'), shade: 0.5, line: 0.6 },
    )
    g.shape(circle((a + b) / 2, foot - wall, (b - a) / 2, w * 0.045), {
      fill: tone(i % 2 ? colour : '#fff4e2'),
      shade: 0.3,
      line: 0.6,
    })
  }
  g.shape(
    polygon([
      [x - w * 0.1, foot],
      [x, foot - wall * 0.86],
      [x + w * 0.1, foot],
    ]),
    { fill: '#4a3040', shade: 0.2 },
  )
  g.stroke(curve(x, foot - wall - roof, x, foot - wall - roof - w * 0.1), '#8a5a35', unit * 0.006, { ink: 0.8 })
  g.shape(
    polygon([
      [x, foot - wall - roof - w * 0.1],
      [x + w * 0.11, foot - wall - roof - w * 0.07],
      [x, foot - wall - roof - w * 0.04],
    ]),
    { fill: '#ffd23f', shade: 0.4, line: 0.7 },
  )
}
