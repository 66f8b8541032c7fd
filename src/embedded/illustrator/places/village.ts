import { smooth, circle, Path2D } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { WARM, type Stage, type PlaceOptions } from './place.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { garland } from '../scenery/garland.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { house, village } from '../scenery/houses.ts'
import { streetLamp } from '../scenery/street-lamp.ts'
import { blobCluster } from '../scenery/foliage.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'

const TURN = Math.PI * 2

export function drawVillage(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.28, sunY: palette.high ? 0.15 : 0.26 })
  clouds(scenery, 3, 0.12, 0.28)
  g.distance = 26
  mountains(scenery, 0.6, 0.26, palette.far, false, 5)
  g.distance = 36
  land(scenery, ridgePts(scenery, 0.56, 0.04, 7), mix(palette.farther, palette.middle, 0.4))
  g.distance = 48
  village(scenery, width * (0.5 + o.side * 0.06), height * 0.72, width * 0.9, unit * 0.15, 8, 0.2)
  g.distance = 84
  for (const [x, w, h, i] of [
    [0.045, 0.3, 0.4, 1],
    [0.2, 0.22, 0.28, 0],
    [0.955, 0.3, 0.42, 2],
    [0.8, 0.22, 0.27, 3],
  ] as const) {
    g.distance += 2
    house(scenery, x * width, height * (Math.abs(x - 0.5) > 0.4 ? 0.84 : 0.79), w * unit, h * unit, i)
  }
  g.distance = 106
  const sq = 0.78 * height
  const p = new Path2D()
  p.rect(-5, sq, width + 10, height - sq + 5)
  g.shape(p, {
    fill: g.linear(0, sq, 0, height, [
      [0, mix(palette.path, palette.wall[1], 0.4)],
      [1, adjust(palette.path, -0.06)],
    ]),
    shade: 0,
    line: 0,
  })
  const st = new Path2D()
  for (let i = 0; i < 240; i++) {
    const t = Math.pow(random(), 0.8),
      y = sq + (height - sq) * t,
      s = unit * (0.006 + 0.02 * t)
    const x = random() * width
    st.moveTo(x + s, y)
    st.ellipse(x, y, s, s * 0.36, 0, 0, TURN)
  }
  g.albedo.globalAlpha = 0.5
  g.stroke(st, adjust(palette.path, -0.1), unit * 0.0016, { ink: 0.35 })
  g.albedo.globalAlpha = 1
  const fx = (0.5 + o.side * 0.22) * width
  void fx
  streetLamp(scenery, (0.5 + o.side * 0.36) * width, height * 0.9, unit * 0.42)
  streetLamp(scenery, (0.5 - o.side * 0.34) * width, height * 0.84, unit * 0.34)
  garland(
    scenery,
    -10,
    height * 0.2,
    width * 0.5,
    height * 0.24,
    unit * 0.07,
    palette.night || palette.golden ? 'lanterns' : 'bunting',
    12,
  )
  garland(
    scenery,
    width * 0.5,
    height * 0.24,
    width + 10,
    height * 0.18,
    unit * 0.07,
    palette.night || palette.golden ? 'lanterns' : 'bunting',
    12,
  )
  for (const x of [0.08, 0.93]) {
    const px = x * width
    g.contactShadow(px, height * 0.93, unit * 0.06, unit * 0.014)
    g.shape(
      smooth(
        [
          [px - unit * 0.045, height * 0.86],
          [px + unit * 0.045, height * 0.86],
          [px + unit * 0.035, height * 0.93],
          [px - unit * 0.035, height * 0.93],
        ],
        true,
        0.2,
      ),
      { fill: '#c2683f', shade: 0.9 },
    )
    blobCluster(scenery, [[px, height * 0.83, unit * 0.05]], palette.leaf)
    for (let i = 0; i < 9; i++)
      g.paint(
        circle(px + random.bell() * unit * 0.05, height * 0.83 + random.bell() * unit * 0.04, unit * 0.009),
        random.pick(['#f25c54', '#f78fb3', '#ffd23f']),
        { line: 0.5 },
      )
  }
  const lights =
    palette.night || palette.golden
      ? [
          { x: (0.5 + o.side * 0.36) * width, y: height * 0.46, radius: unit * 0.5, colour: WARM, strength: 0.5 },
          { x: (0.5 - o.side * 0.34) * width, y: height * 0.48, radius: unit * 0.5, colour: WARM, strength: 0.5 },
          { x: width * 0.5, y: height * 0.8, radius: unit * 0.6, colour: WARM, strength: 0.35 },
        ]
      : []
  return {
    floor: height * 0.93,
    castX: 0.5 - o.side * 0.05,
    adultHeight: 0.47,
    hero: { x: (0.5 + o.side * 0.24) * width, y: height * 0.88, height: 0.38 * height },
    scatter: [
      [0.17 * width, height * 0.95],
      [0.86 * width, height * 0.96],
      [0.7 * width, height * 0.975],
      [0.3 * width, height * 0.98],
    ],
    sky: [{ x: 0.5 * width, y: 0.14 * height, height: 0.12 * height }],
    lights,
    horizon: 0.56,
    sun: [width * (0.5 + o.side * 0.28), 0.26 * height],
    seat: 'bench',
    front: () => {
      g.distance = 236
      frameLeaves(scenery, o.side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
    },
  }
}
