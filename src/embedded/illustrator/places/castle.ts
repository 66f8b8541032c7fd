import { smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { WARM, type Stage, type PlaceOptions } from './place.ts'
import { castle } from '../scenery/castle.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { grass, path } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'

export function drawCastle(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, o.cover ? { sunX: 0.5, sunY: 0.4, sunR: 0.17 } : { sunX: 0.5 - o.side * 0.3, sunY: 0.2 })
  clouds(scenery, 5, 0.14, 0.4, 0.4)
  g.distance = 24
  mountains(scenery, 0.62, 0.3, palette.far, true, 6)
  g.distance = 34
  land(scenery, ridgePts(scenery, 0.57, 0.04, 8), mix(palette.farther, palette.middle, 0.3))
  const cx = (o.cover ? 0.5 : 0.5 + o.side * 0.2) * width
  g.distance = 50
  const hill = smooth(
    [
      [cx - width * 0.36, height * 0.75],
      [cx - width * 0.2, height * 0.58],
      [cx - width * 0.1, height * 0.52],
      [cx + width * 0.1, height * 0.52],
      [cx + width * 0.2, height * 0.58],
      [cx + width * 0.36, height * 0.75],
    ],
    true,
    0.5,
  )
  castle(scenery, cx, height * (o.cover ? 0.6 : 0.545), unit * (o.cover ? 0.3 : 0.52), 0.14)
  g.shape(hill, { fill: palette.middle, shade: 0.5 })
  for (let i = 0; i < 12; i++) {
    const x = cx + random.between(-0.26, 0.26) * width
    g.distance = 56
    tree(
      scenery,
      'pine',
      x,
      height * (0.55 + (Math.abs(x - cx) / width) * 0.55) + unit * 0.02,
      unit * random.between(0.06, 0.1),
      { fade: 0.22, dens: 0.3 },
    )
  }
  g.distance = 60
  path(scenery, cx, height * 0.545, width * 0.5, height * 0.86, unit * 0.012, unit * 0.1, o.side * unit * 0.24)
  g.distance = 76
  const p3 = ridgePts(scenery, 0.72, 0.03, 7)
  land(scenery, p3, palette.closer)
  for (let i = 0; i < 8; i++) {
    const x = random() * width
    if (Math.abs(x / width - 0.5) < 0.16) continue
    g.distance = 82
    tree(
      scenery,
      random.pick(['round', 'poplar', 'pine']),
      x,
      yAt(p3, x) + unit * 0.04,
      unit * random.between(0.16, 0.26),
      { fade: 0.1, dens: 0.5 },
    )
  }
  g.distance = 116
  const p5 = ridgePts(scenery, 0.81, 0.015, 6, 0.12)
  land(scenery, p5, palette.near)
  path(
    scenery,
    width * 0.52,
    yAt(p5, width * 0.52),
    width * 0.46,
    height * 1.05,
    unit * 0.06,
    unit * 0.3,
    o.side * unit * 0.08,
  )
  grass(
    scenery,
    p5,
    0,
    unit * 0.2,
    360,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.05), palette.closer, palette.leaf[2]],
    0.024,
  )
  flowers(scenery, p5, unit * 0.02, unit * 0.17, 30, 0.013)
  return {
    castX: 0.5 - o.side * 0.12,
    sky: [{ x: (0.5 - o.side * 0.1) * width, y: 0.18 * height, height: 0.13 * height }],
    lights: palette.night
      ? [
          { x: cx, y: height * 0.5, radius: unit * 0.4, colour: WARM, strength: 0.35 },
          { x: width * 0.45, y: height * 0.75, radius: unit * 0.5, colour: WARM, strength: 0.3 },
        ]
      : [],
    sun: o.cover ? [0.5 * width, 0.4 * height] : [(0.5 - o.side * 0.3) * width, 0.2 * height],
    seat: 'log',
    front: () => {
      g.distance = 234
      frameLeaves(scenery, o.side > 0 ? 'bl' : 'br', 0.24, [
        palette.shadowLeaf,
        adjust(palette.shadowLeaf, 0.05),
        adjust(palette.shadowLeaf, 0.1),
      ])
      flowers(
        scenery,
        null,
        height * 0.99,
        height * 1.02,
        12,
        0.028,
        palette.flowers,
        o.side > 0 ? 0.7 : 0,
        o.side > 0 ? 1 : 0.3,
      )
    },
  }
}
