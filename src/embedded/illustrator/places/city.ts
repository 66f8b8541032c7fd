import { Path2D } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { WARM, type Stage, type PlaceOptions } from './place.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { grass, path } from '../scenery/wayside.ts'
import { skyline } from '../scenery/skyline.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'

export function drawCity(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.22, sunY: 0.2, stars: 90 })
  clouds(scenery, 4, 0.1, 0.3)
  const lit = palette.night || palette.golden
  g.distance = 26
  skyline(scenery, 0.7, 0.42, palette.far, 0.5, lit)
  g.distance = 46
  skyline(scenery, 0.74, 0.36, mix(palette.farther, palette.roof[0], 0.25), 0.22, lit)
  g.distance = 70
  land(scenery, ridgePts(scenery, 0.72, 0.01, 6, 0.1), palette.middle)
  for (let i = 0; i < 11; i++) {
    g.distance = 78
    tree(
      scenery,
      random.pick(['round', 'poplar']),
      ((i + random()) / 11) * width,
      height * 0.77,
      unit * random.between(0.16, 0.24),
      { dens: 0.5, fade: 0.08 },
    )
  }
  g.distance = 100
  const y0 = height * 0.775
  const p = new Path2D()
  p.rect(-5, y0, width + 10, height)
  g.shape(p, {
    fill: g.linear(0, y0, 0, height, [
      [0, palette.closer],
      [1, palette.near],
    ]),
    shade: 0,
    line: 0.8,
  })
  path(
    scenery,
    width * 0.5,
    y0,
    width * 0.46,
    height * 1.06,
    unit * 0.06,
    unit * 0.5,
    o.side * unit * 0.04,
    mix(palette.path, '#c9c4bd', 0.35),
  )
  grass(scenery, null, y0, height, 240, [adjust(palette.near, 0.07), palette.closer, adjust(palette.near, -0.04)], 0.02)
  flowers(scenery, null, y0 + unit * 0.03, height * 0.97, 20, 0.012)
  streetLamp(scenery, (0.5 + o.side * 0.38) * width, height * 0.9, unit * 0.44)
  streetLamp(scenery, (0.5 - o.side * 0.28) * width, height * 0.82, unit * 0.32)
  return {
    floor: height * 0.93,
    castX: 0.5 - o.side * 0.06,
    adultHeight: 0.47,
    hero: { x: (0.5 + o.side * 0.24) * width, y: height * 0.89, height: 0.38 * height },
    scatter: [
      [0.14 * width, height * 0.95],
      [0.86 * width, height * 0.96],
      [0.72 * width, height * 0.975],
      [0.3 * width, height * 0.98],
    ],
    sky: [{ x: 0.42 * width, y: 0.15 * height, height: 0.12 * height }],
    lights: lit
      ? [
          { x: (0.5 + o.side * 0.38) * width, y: height * 0.44, radius: unit * 0.5, colour: WARM, strength: 0.5 },
          { x: width * 0.45, y: height * 0.8, radius: unit * 0.6, colour: WARM, strength: 0.3 },
        ]
      : [],
    horizon: 0.7,
    sun: [(0.5 + o.side * 0.22) * width, 0.2 * height],
    seat: 'bench',
    front: () => {
      g.distance = 236
      frameLeaves(scenery, o.side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
      frameLeaves(scenery, o.side > 0 ? 'br' : 'bl', 0.2, [
        palette.shadowLeaf,
        adjust(palette.shadowLeaf, 0.06),
        adjust(palette.shadowLeaf, 0.1),
      ])
    },
  }
}
