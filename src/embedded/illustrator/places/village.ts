import { mix } from '../../colour.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { garland } from '../scenery/garland.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { house, village } from '../scenery/houses.ts'
import { mountains } from '../scenery/mountains.ts'
import { clouds } from '../scenery/clouds.ts'
import { paving } from '../scenery/paving.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { sky } from '../scenery/sky.ts'
import { flowerPot, fountain, street, townHall } from '../scenery/square.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** The square of a small town, of which every picture sees another side: the church, the street down from it, the town hall. */
export function drawVillage(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, width, height, unit } = scenery
  const [edge, lit] = [height * 0.685, palette.night || palette.golden]
  sky(scenery, { sunX: 0.5 + o.side * 0.28, sunY: palette.high ? 0.15 : 0.26 })
  clouds(scenery, 3, 0.12, 0.28)
  g.distance = 26
  mountains(scenery, 0.6, 0.26, palette.far, false, 5)
  g.distance = 36
  land(scenery, ridgePts(scenery, 0.58, 0.03, 7), mix(palette.farther, palette.middle, 0.4))
  g.distance = 46
  paving(scenery, edge)
  SIDES[o.turn % SIDES.length]!(scenery, o.side, edge)
  g.distance = 90
  streetLamp(scenery, (0.5 + o.side * 0.36) * width, height * 0.785, unit * 0.37)
  streetLamp(scenery, (0.5 - o.side * 0.34) * width, height * 0.755, unit * 0.31)
  for (const x of [0.08, 0.93]) flowerPot(scenery, x * width, height * 0.79)
  const lamps = [
    { x: 0.5 + o.side * 0.36, y: 0.46, radius: 0.5, strength: 0.5 },
    { x: 0.5 - o.side * 0.34, y: 0.48, radius: 0.5, strength: 0.5 },
    { x: 0.5, y: 0.8, radius: 0.6, strength: 0.35 },
  ]
  return stageOf(scenery, o, {
    castX: 0.5 - o.side * 0.05,
    sky: [{ x: 0.5 * width, y: 0.14 * height, height: 0.12 * height }],
    lights: lit
      ? lamps.map((lamp) => ({
          ...lamp,
          x: lamp.x * width,
          y: lamp.y * height,
          radius: lamp.radius * unit,
          colour: WARM,
        }))
      : [],
    front: () => {
      g.distance = 236
      frameLeaves(scenery, o.side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
    },
  })
}

type Side = (scenery: Scenery, side: 1 | -1, edge: number) => void

const towardsChurch: Side = (scenery, side, edge) => {
  const { g, width, height, unit, palette } = scenery
  g.distance = 48
  village(scenery, width * (0.5 + side * 0.06), edge + height * 0.015, width * 0.9, unit * 0.15, 8, 0.2)
  for (const [x, y, w, h, i] of [
    [0.2, 0.74, 0.22, 0.28, 0],
    [0.8, 0.74, 0.22, 0.27, 3],
    [0.035, 0.78, 0.3, 0.4, 1],
    [0.965, 0.78, 0.3, 0.42, 2],
  ] as const) {
    g.distance += 4
    house(scenery, x * width, y * height, w * unit, h * unit, i)
  }
  const kind = palette.night || palette.golden ? 'lanterns' : 'bunting'
  garland(scenery, -10, height * 0.2, width * 0.5, height * 0.24, unit * 0.07, kind, 12)
  garland(scenery, width * 0.5, height * 0.24, width + 10, height * 0.18, unit * 0.07, kind, 12)
}

const downTheStreet: Side = (scenery, side, edge) => {
  const { g, width, height, unit } = scenery
  const middle = 0.5 + side * 0.12
  g.distance = 47
  village(scenery, middle * width, edge + height * 0.01, width * 0.2, unit * 0.1, 4, 0.26)
  street(scenery, middle, edge)
  g.distance = 88
  garland(scenery, -10, height * 0.27, width + 10, height * 0.2, unit * 0.08, 'bulbs', 22)
}

const acrossToTheHall: Side = (scenery, side, edge) => {
  const { g, width, height, unit } = scenery
  g.distance = 50
  for (const [dx, i] of [
    [-0.62, 2],
    [-0.47, 1],
    [0.44, 3],
  ] as const)
    house(scenery, (0.5 + side * (dx + 0.06)) * width, edge + height * 0.015, unit * 0.24, unit * 0.26, i, 0.08)
  g.distance = 56
  townHall(scenery, (0.5 + side * 0.04) * width, edge + height * 0.02, unit * 0.84)
  g.distance = 70
  fountain(scenery, (0.5 + side * 0.3) * width, height * 0.79, 0.24)
}

const SIDES = [towardsChurch, acrossToTheHall, downTheStreet]
