import { adjust, mix } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { village } from '../scenery/houses.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { cloud } from '../scenery/clouds.ts'
import { sky, birds } from '../scenery/sky.ts'

export function drawSky(scenery: Scenery, o: PlaceOptions): Stage {
  // above the clouds
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.3, sunY: 0.22, sunR: 0.09 })
  g.distance = 14
  for (let i = 0; i < 4; i++)
    cloud(scenery, random() * width, height * random.between(0.2, 0.5), unit * random.between(0.3, 0.5))
  birds(scenery, 6, 0.5 - o.side * 0.3, 0.34, 0.018, adjust(palette.sky[0], -0.2))
  g.distance = 24
  mountains(scenery, 0.82, 0.22, palette.far, true, 6)
  g.distance = 32
  const pf = ridgePts(scenery, 0.8, 0.03, 8)
  land(scenery, pf, mix(palette.middle, palette.fog, 0.3))
  g.distance = 40
  village(scenery, width * (0.5 + o.side * 0.26), height * 0.9, width * 0.26, unit * 0.055, 5, 0.3)
  for (let i = 0; i < 26; i++) {
    const x = random() * width
    if (Math.abs(x / width - 0.5 - o.side * 0.26) < 0.14) continue
    g.distance = 44
    tree(
      scenery,
      random.pick(['round', 'pine', 'poplar']),
      x,
      yAt(pf, x) + unit * random.between(0.02, 0.12),
      unit * random.between(0.04, 0.075),
      { fade: 0.25, dens: 0.25 },
    )
  }
  g.distance = 50
  land(scenery, ridgePts(scenery, 0.91, 0.02, 7), palette.closer)
  for (let i = 0; i < 14; i++) {
    g.distance = 56
    tree(
      scenery,
      random.pick(['round', 'pine']),
      random() * width,
      height * random.between(0.94, 1.0),
      unit * random.between(0.06, 0.1),
      { fade: 0.08, dens: 0.4 },
    )
  }
  return {
    castX: 0.5,
    sky: [
      { x: (0.5 - o.side * 0.32) * width, y: 0.3 * height, height: 0.16 * height },
      { x: (0.5 + o.side * 0.3) * width, y: 0.52 * height, height: 0.15 * height },
      { x: (0.5 - o.side * 0.26) * width, y: 0.62 * height, height: 0.11 * height },
    ],
    lights: [],
    sun: [(0.5 + o.side * 0.3) * width, 0.22 * height],
    front: () => {
      g.distance = 232
      cloud(scenery, 0, height, unit * 0.62, 0.4)
      cloud(scenery, width * 1.02, height * 1.02, unit * 0.7, 0.42)
    },
  }
}
