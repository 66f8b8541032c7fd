import { circle, curve, Path2D, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { fence, grass, path } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A red barn, furrows, hay, a fence. */
export function drawFarm(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit, style } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.28, sunY: palette.high ? 0.15 : 0.32, sunR: palette.high ? 0.06 : 0.09 })
  clouds(scenery, 4, 0.1, 0.3, style === 'ghibli' || style === 'anime' ? 0.85 : 0.4)
  birds(scenery, 5, 0.5 - side * 0.1, 0.22, 0.014, adjust(palette.farther, -0.15))
  g.distance = 28
  land(scenery, ridgePts(scenery, 0.52, 0.035, 8), palette.far)
  g.distance = 44
  const hill = ridgePts(scenery, 0.58, 0.03, 7)
  land(scenery, hill, palette.middle)
  furrows(scenery, (0.5 + side * 0.3) * width, height * 0.62)
  for (let i = 0; i < 8; i++) {
    const x = random() * width
    tree(
      scenery,
      random.pick(['round', 'poplar', 'cypress']),
      x,
      yAt(hill, x) + unit * 0.02,
      unit * random.between(0.1, 0.17),
      { fade: 0.2, dens: 0.4 },
    )
  }
  barn(scenery, (0.5 - side * 0.33) * width, height * 0.77)
  g.distance = 84
  for (const dx of [0.2, 0.29, 0.42]) hay(scenery, (0.5 + side * dx) * width, height * random.between(0.755, 0.775))
  g.distance = 92
  fence(
    scenery,
    side === 1 ? width * 0.62 : -20,
    side === 1 ? width + 20 : width * 0.38,
    height * 0.8,
    unit * 0.1,
    '#c79a63',
  )
  g.distance = 114
  const front = ridgePts(scenery, 0.8, 0.012, 6, 0.12)
  land(scenery, front, palette.near)
  path(
    scenery,
    (0.5 - side * 0.3) * width,
    height * 0.78,
    width * 0.5,
    height * 1.05,
    unit * 0.05,
    unit * 0.28,
    side * unit * 0.1,
  )
  grass(
    scenery,
    front,
    0,
    unit * 0.2,
    340,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.04), palette.closer, palette.leaf[2]],
    0.024,
  )
  flowers(scenery, front, unit * 0.02, unit * 0.17, 26, 0.013)
  return stageOf(scenery, options, {
    seat: 'log',
    lights: palette.night
      ? [{ x: (0.5 - side * 0.33) * width, y: height * 0.7, radius: unit * 0.4, colour: WARM, strength: 0.5 }]
      : [],
    front: () => {
      g.distance = 234
      grass(
        scenery,
        null,
        height * 0.995,
        height * 1.03,
        90,
        [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.06), palette.near],
        0.055,
      )
    },
  })
}

function furrows({ g, palette, unit, height }: Scenery, x: number, top: number): void {
  const rows = new Path2D()
  for (let i = -7; i <= 7; i++) {
    rows.moveTo(x + i * unit * 0.03, top)
    rows.quadraticCurveTo(x + i * unit * 0.05, top + height * 0.08, x + i * unit * 0.09, top + height * 0.2)
  }
  g.stroke(rows, adjust(palette.middle, -0.06, 1.1), unit * 0.006, { opacity: 0.7, ink: 0.4 })
}

function barn({ g, palette, unit }: Scenery, x: number, foot: number): void {
  const red = palette.night ? '#6e3f5c' : palette.golden ? '#b9483a' : '#c24a3a'
  const [w, h] = [unit * 0.34, unit * 0.24]
  g.distance = 70
  g.contactShadow(x, foot, w * 0.7, unit * 0.02)
  const body = polygon([
    [x - w / 2, foot],
    [x - w / 2, foot - h],
    [x - w * 0.3, foot - h * 1.5],
    [x, foot - h * 1.72],
    [x + w * 0.3, foot - h * 1.5],
    [x + w / 2, foot - h],
    [x + w / 2, foot],
  ])
  g.shape(body, { fill: red, shade: 0.6 })
  g.clip(body, () => {
    const boards = new Path2D()
    for (let i = -8; i <= 8; i++) {
      boards.moveTo(x + (i * w) / 16, foot)
      boards.lineTo(x + (i * w) / 16, foot - h * 2)
    }
    g.stroke(boards, adjust(red, -0.05), unit * 0.003, { ink: 0.4 })
  })
  g.stroke(
    polygon(
      [
        [x - w * 0.55, foot - h * 0.95],
        [x - w * 0.32, foot - h * 1.54],
        [x, foot - h * 1.78],
        [x + w * 0.32, foot - h * 1.54],
        [x + w * 0.55, foot - h * 0.95],
      ],
      false,
    ),
    palette.night ? '#8a86b0' : '#fff4e2',
    unit * 0.016,
    { line: 0.8, solid: true },
  )
  g.shape(rectangle(x - w * 0.17, foot - h * 0.74, w * 0.34, h * 0.74), { fill: adjust(red, -0.08), shade: 0.4 })
  for (const [a, b, c, d] of [
    [-0.17, 0, 0.17, -0.74],
    [0.17, 0, -0.17, -0.74],
  ] as const)
    g.stroke(curve(x + a * w, foot + b * h, x + c * w, foot + d * h), '#fff4e2', unit * 0.009, { ink: 0.6 })
  g.shape(rectangle(x - w * 0.08, foot - h * 1.36, w * 0.16, h * 0.26), {
    fill: palette.night ? '#ffdf86' : '#6b3a34',
    shade: 0.2,
    glow: palette.night ? 0.8 : 0,
  })
}

function hay({ g, palette, unit }: Scenery, x: number, foot: number): void {
  const gold = mix('#eec766', palette.fog, palette.night ? 0.5 : 0.06)
  const r = unit * 0.06
  g.contactShadow(x, foot, r * 1.2, unit * 0.012)
  g.shape(
    smooth(
      [
        [x - r, foot],
        [x - r * 0.95, foot - r * 0.8],
        [x, foot - r * 1.25],
        [x + r * 0.95, foot - r * 0.8],
        [x + r, foot],
      ],
      true,
      0.45,
    ),
    { fill: gold, shade: 0.9 },
  )
  for (const k of [0.4, 0.7])
    g.stroke(circle(x, foot - r * 0.55, r * k, r * k * 0.9), adjust(gold, -0.08), unit * 0.003, { ink: 0.4 })
}
