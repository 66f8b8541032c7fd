import { mix } from '../../colour.ts'
import { clouds } from '../scenery/clouds.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { shopRow, streetGround } from '../scenery/shops.ts'
import { sky } from '../scenery/sky.ts'
import { skyline } from '../scenery/skyline.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import { tree } from '../scenery/trees.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A pavement; over the road trees and shops, behind them towers. */
export function drawCity(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const lit = palette.night || palette.golden
  sky(scenery, { sunX: 0.5 + o.side * 0.22, sunY: 0.2, stars: 90 })
  clouds(scenery, 4, 0.1, 0.3)
  g.distance = 26
  skyline(scenery, 0.7, 0.42, palette.far, 0.5, lit)
  g.distance = 46
  skyline(scenery, 0.74, 0.32, mix(palette.farther, palette.roof[0], 0.25), 0.26, lit)
  g.distance = 62
  shopRow(scenery, height * 0.715, -0.08 - 0.05 * (o.turn % 3))
  g.distance = 72
  streetGround(scenery, height * 0.715, height * 0.785)
  g.distance = 80
  for (const x of [-0.42, -0.14, 0.18, 0.46])
    tree(
      scenery,
      random.pick(['round', 'poplar']),
      (0.5 + x * o.side) * width,
      height * 0.72,
      unit * random.between(0.2, 0.27),
      {
        dens: 0.5,
      },
    )
  g.distance = 90
  streetLamp(scenery, (0.5 + o.side * 0.38) * width, height * 0.87, unit * 0.44)
  streetLamp(scenery, (0.5 - o.side * 0.28) * width, height * 0.8, unit * 0.32)
  return stageOf(scenery, o, {
    sky: [{ x: 0.42 * width, y: 0.15 * height, height: 0.12 * height }],
    lights: lit
      ? [
          { x: (0.5 + o.side * 0.38) * width, y: height * 0.44, radius: unit * 0.5, colour: WARM, strength: 0.5 },
          { x: width * 0.45, y: height * 0.8, radius: unit * 0.6, colour: WARM, strength: 0.3 },
        ]
      : [],
    front: () => {
      g.distance = 236
      frameLeaves(scenery, o.side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
    },
  })
}
