import { curve, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { flowers, bush } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { grass, path } from '../scenery/wayside.ts'
import { skyline } from '../scenery/skyline.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A town park: lawns, a playground slide, lamps, roofs behind the trees. */
export function drawPark(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit, style } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.26, sunY: palette.high ? 0.15 : 0.3 })
  clouds(scenery, 4, 0.1, 0.3, style === 'ghibli' || style === 'anime' ? 0.8 : 0.4)
  birds(scenery, 4, 0.5 - side * 0.1, 0.2, 0.014, adjust(palette.farther, -0.15))
  g.distance = 24
  skyline(scenery, 0.6, 0.16, palette.far, 0.55, palette.night)
  g.distance = 40
  const back = ridgePts(scenery, 0.58, 0.02, 7)
  land(scenery, back, mix(palette.middle, palette.fog, 0.2))
  for (let i = 0; i < 13; i++) {
    g.distance = 46
    const x = ((i + random()) / 13) * width
    tree(
      scenery,
      random.pick(['round', 'poplar', 'round', 'birch']),
      x,
      yAt(back, x) + unit * 0.03,
      unit * random.between(0.18, 0.28),
      { fade: 0.25, dens: 0.4 },
    )
  }
  g.distance = 70
  const front = ridgePts(scenery, 0.7, 0.014, 6, 0.1)
  land(scenery, front, palette.closer)
  slide(scenery, (0.5 + side * 0.32) * width, height * 0.78)
  for (const dx of [-0.4, -0.2, 0.46])
    bush(
      scenery,
      (0.5 + side * dx) * width,
      height * 0.75,
      unit * 0.12,
      palette.leaf,
      random.pick([undefined, '#f78fb3', '#ffd23f']),
    )
  g.distance = 90
  streetLamp(scenery, (0.5 - side * 0.3) * width, height * 0.82, unit * 0.36)
  g.distance = 112
  const lawn = ridgePts(scenery, 0.79, 0.01, 6, 0.1)
  land(scenery, lawn, palette.near, { top: mix(palette.near, palette.middle, 0.45) })
  path(
    scenery,
    width * (0.5 - side * 0.2),
    yAt(lawn, width * 0.4),
    width * 0.5,
    height * 1.05,
    unit * 0.05,
    unit * 0.3,
    side * unit * 0.1,
  )
  grass(
    scenery,
    lawn,
    0,
    unit * 0.2,
    340,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.04), palette.closer, palette.leaf[2]],
    0.02,
  )
  flowers(scenery, lawn, unit * 0.02, unit * 0.17, 30, 0.012)
  const lit = palette.night || palette.golden
  return stageOf(scenery, options, {
    lights: lit
      ? [{ x: (0.5 - side * 0.3) * width, y: height * 0.45, radius: unit * 0.5, colour: WARM, strength: 0.55 }]
      : [],
    front: () => {
      g.distance = 236
      frameLeaves(scenery, side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
    },
  })
}

function slide({ g, unit }: Scenery, x: number, foot: number): void {
  g.distance = 80
  g.contactShadow(x, foot, unit * 0.2, unit * 0.02, 0.5)
  for (const dx of [0.08, 0.13])
    g.stroke(curve(x + dx * unit, foot, x + dx * unit - unit * 0.02, foot - unit * 0.2), '#d9573f', unit * 0.012, {
      line: 0.8,
      solid: true,
    })
  for (let i = 1; i < 6; i++)
    g.shape(rectangle(x + unit * 0.075, foot - i * unit * 0.034, unit * 0.05, unit * 0.008, 2), {
      fill: '#e9b23c',
      shade: 0.4,
      line: 0.6,
    })
  // Hand rails at the top of the ladder.
  g.stroke(
    curve(x + unit * 0.12, foot - unit * 0.2, x + unit * 0.105, foot - unit * 0.25, x + unit * 0.06, foot - unit * 0.2),
    '#d9573f',
    unit * 0.01,
    { line: 0.8, solid: true },
  )
  g.shape(
    smooth(
      [
        [x + unit * 0.09, foot - unit * 0.21],
        [x - unit * 0.02, foot - unit * 0.12],
        [x - unit * 0.14, foot - unit * 0.035],
        [x - unit * 0.19, foot - unit * 0.025],
        [x - unit * 0.19, foot - unit * 0.006],
        [x - unit * 0.12, foot - unit * 0.01],
        [x, foot - unit * 0.09],
        [x + unit * 0.1, foot - unit * 0.18],
      ],
      true,
      0.5,
    ),
    { fill: '#4fa3c4', shade: 0.7 },
  )
}
