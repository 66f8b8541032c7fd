import { adjust, mix } from '../../colour.ts'
import { WARM, type Stage, type PlaceOptions } from './place.ts'
import { branch } from '../scenery/foreground.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { fence, grass, path } from '../scenery/wayside.ts'
import { house } from '../scenery/houses.ts'
import { bush, flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'

export function drawGarden(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, style, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.3, sunY: 0.18 })
  clouds(scenery, 4, 0.1, 0.3, style === 'ghibli' ? 0.7 : 0.4)
  g.distance = 30
  land(scenery, ridgePts(scenery, 0.52, 0.03, 8), mix(palette.farther, palette.middle, 0.3))
  for (let i = 0; i < 14; i++) {
    g.distance = 40
    tree(
      scenery,
      random.pick(['round', 'poplar', 'cypress']),
      random() * width,
      height * random.between(0.56, 0.6),
      unit * random.between(0.1, 0.18),
      { fade: 0.4, dens: 0.3 },
    )
  }
  g.distance = 58
  const p3 = ridgePts(scenery, 0.62, 0.012, 6, 0.1)
  land(scenery, p3, palette.middle)
  const hx = (0.5 - o.side * 0.3) * width
  g.distance = 64
  house(scenery, hx, height * 0.73, unit * 0.4, unit * 0.27, 0)
  tree(
    scenery,
    palette.dawn ? 'cherry' : palette.golden ? 'autumn' : 'round',
    (0.5 + o.side * 0.36) * width,
    height * 0.78,
    unit * 0.6,
  )
  g.distance = 84
  for (let i = 0; i < 7; i++)
    bush(
      scenery,
      random() * width,
      height * 0.755 + random.bell() * 6,
      unit * random.between(0.11, 0.17),
      palette.leaf,
      random.pick([undefined, '#f25c54', '#ffd23f', '#f78fb3']),
    )
  g.distance = 92
  fence(scenery, -20, width * 0.3, height * 0.79, unit * 0.1)
  fence(scenery, width * 0.7, width + 20, height * 0.79, unit * 0.1)
  g.distance = 112
  const p5 = ridgePts(scenery, 0.79, 0.01, 6, 0.1)
  land(scenery, p5, palette.near, { top: mix(palette.near, palette.middle, 0.5) })
  path(scenery, hx, yAt(p5, hx), width * 0.5, height * 1.05, unit * 0.04, unit * 0.26, o.side * unit * 0.06)
  grass(
    scenery,
    p5,
    0,
    unit * 0.21,
    420,
    [adjust(palette.near, 0.08), adjust(palette.near, -0.04), palette.closer, palette.leaf[2]],
    0.022,
  )
  flowers(scenery, p5, unit * 0.02, unit * 0.18, 46, 0.014)
  return {
    castX: 0.5,
    sky: [
      { x: 0.5 * width, y: 0.16 * height, height: 0.13 * height },
      { x: 0.36 * width, y: 0.3 * height, height: 0.08 * height },
    ],
    lights: palette.night ? [{ x: hx, y: height * 0.65, radius: unit * 0.4, colour: WARM, strength: 0.5 }] : [],
    sun: [(0.5 + o.side * 0.3) * width, 0.18 * height],
    seat: 'bench',
    front: () => {
      g.distance = 236
      branch(
        scenery,
        o.side < 0,
        0.07,
        0.42,
        [palette.leaf[0], palette.leaf[1], palette.leaf[2]],
        palette.dawn ? '#ffd0dd' : undefined,
      )
      flowers(scenery, null, height * 0.99, height * 1.02, 16, 0.03, palette.flowers, 0, 0.26)
      flowers(scenery, null, height * 0.99, height * 1.02, 16, 0.03, palette.flowers, 0.76, 1)
    },
  }
}
