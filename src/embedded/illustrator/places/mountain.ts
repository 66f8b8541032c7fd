import { adjust, mix } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { stageOf } from './stage.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { grass, stone } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'

export function drawMountain(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.16, sunY: palette.high ? 0.15 : 0.33, sunR: 0.075 })
  clouds(scenery, 4, 0.14, 0.36, 0.4)
  g.distance = 22
  mountains(scenery, 0.64, 0.42, palette.far, true, 4)
  g.distance = 32
  mountains(scenery, 0.66, 0.24, palette.farther, false, 6)
  g.distance = 40
  land(scenery, ridgePts(scenery, 0.61, 0.03, 8), mix(palette.middle, palette.fog, 0.3))
  for (let i = 0; i < 20; i++) {
    g.distance = 44
    tree(scenery, 'pine', random() * width, height * random.between(0.62, 0.66), unit * random.between(0.06, 0.1), {
      fade: 0.35,
    })
  }
  g.distance = 52
  water(scenery, height * 0.66, height * 0.76, (0.5 + o.side * 0.16) * width)
  g.distance = 70
  const p3 = ridgePts(scenery, 0.74, 0.02, 7)
  land(scenery, p3, palette.closer)
  for (let i = 0; i < 9; i++) {
    const x = random() * width
    if (Math.abs(x / width - 0.5) < 0.2) continue
    g.distance = 80
    tree(scenery, 'pine', x, yAt(p3, x) + unit * 0.05, unit * random.between(0.24, 0.42), {})
  }
  g.distance = 116
  const p5 = ridgePts(scenery, 0.82, 0.015, 6, 0.12)
  land(scenery, p5, palette.near)
  grass(
    scenery,
    p5,
    0,
    unit * 0.2,
    340,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.05), palette.closer, palette.leaf[2]],
    0.022,
  )
  flowers(scenery, p5, unit * 0.02, unit * 0.17, 30, 0.011)
  for (let i = 0; i < 4; i++)
    stone(
      scenery,
      random.pick([random.between(0.02, 0.2), random.between(0.8, 0.98)]) * width,
      height * random.between(0.86, 0.96),
      unit * random.between(0.04, 0.09),
    )
  return stageOf(scenery, o, {
    castX: 0.5 - o.side * 0.1,
    sky: [{ x: 0.4 * width, y: 0.16 * height, height: 0.12 * height }],
    seat: 'log',
    front: () => {
      g.distance = 236
      frameLeaves(
        scenery,
        o.side > 0 ? 'bl' : 'br',
        0.22,
        [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.05), adjust(palette.shadowLeaf, 0.1)],
        'fern',
      )
      tree(scenery, 'pine', (0.5 + o.side * 0.49) * width, height * 1.04, unit * 0.8)
    },
  })
}
