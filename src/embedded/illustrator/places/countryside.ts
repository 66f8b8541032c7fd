import { smooth, Path2D } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { grass, path } from '../scenery/wayside.ts'
import { house } from '../scenery/houses.ts'
import { bush, flowers } from '../scenery/flowers.ts'
import { blobCluster } from '../scenery/foliage.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky, birds } from '../scenery/sky.ts'

export function drawCountryside(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, style, width, height, unit } = scenery
  const sx = o.side > 0 ? 0.7 : 0.28
  sky(scenery, { sunX: sx, sunY: palette.high ? 0.16 : 0.34, sunR: palette.high ? 0.06 : 0.095 })
  clouds(scenery, 4, 0.12, 0.34, style === 'ghibli' || style === 'anime' ? 0.8 : 0.42)
  birds(scenery, 5, o.side > 0 ? 0.42 : 0.6, 0.2, 0.016, adjust(palette.farther, -0.18))
  g.distance = 28
  land(scenery, ridgePts(scenery, 0.5, 0.05, 9), palette.far, { line: 0.7 })
  g.distance = 38
  const p2 = ridgePts(scenery, 0.55, 0.04, 8)
  land(scenery, p2, mix(palette.farther, palette.middle, 0.35), { line: 0.7 })
  for (let i = 0; i < 12; i++) {
    const x = random() * width
    g.distance = 42
    tree(
      scenery,
      random.pick(['poplar', 'round', 'pine']),
      x,
      yAt(p2, x) + unit * 0.012,
      unit * random.between(0.05, 0.085),
      { fade: 0.42, dens: 0.25 },
    )
  }
  g.distance = 56
  const p3 = ridgePts(scenery, 0.62, 0.045, 7)
  land(scenery, p3, palette.middle)
  // crop rows
  const rows = new Path2D()
  for (let i = 0; i < 12; i++) {
    const x = (o.side > 0 ? 0.05 : 0.6) * width + i * unit * 0.03
    rows.moveTo(x + i * 6, yAt(p3, x) + unit * 0.014)
    rows.quadraticCurveTo(x + i * 14, yAt(p3, x) + unit * 0.06, x + i * 26 - 60, height * 0.78)
  }
  g.stroke(rows, adjust(palette.middle, -0.05, 1.1), unit * 0.004, { opacity: 0.6, ink: 0.4 })
  g.distance = 58
  for (let q = 0; q < 2; q++) {
    const off = unit * (0.02 + q * 0.035)
    for (let i = 0; i < 26; i++) {
      const x = ((i + random()) / 26) * width
      if (random.chance(0.25)) continue
      blobCluster(
        scenery,
        [[x, yAt(p3, x) + off, unit * random.between(0.012, 0.02)]],
        palette.leaf.map((z) => mix(z, palette.fog, 0.25)),
        { dens: 0.3, line: 0.6 },
      )
    }
  }
  for (let i = 0; i < 5; i++) {
    const x = (0.5 + o.side * random.between(0.02, 0.46)) * width,
      y = yAt(p3, x) + unit * random.between(0.05, 0.07)
    g.contactShadow(x, y, unit * 0.03, unit * 0.006)
    g.shape(
      smooth(
        [
          [x - unit * 0.022, y],
          [x - unit * 0.022, y - unit * 0.022],
          [x, y - unit * 0.036],
          [x + unit * 0.022, y - unit * 0.022],
          [x + unit * 0.022, y],
        ],
        true,
        0.45,
      ),
      { fill: mix('#eec766', palette.fog, 0.15), shade: 0.9, line: 0.8 },
    )
  }
  const hx = o.side > 0 ? 0.2 * width : 0.8 * width
  g.distance = 62
  house(scenery, hx, yAt(p3, hx) + unit * 0.02, unit * 0.13, unit * 0.1, 0, 0.12)
  tree(scenery, 'round', hx + unit * 0.11, yAt(p3, hx + unit * 0.1) + unit * 0.025, unit * 0.16, {
    fade: 0.12,
    dens: 0.5,
  })
  for (const d of [-0.12, -0.15])
    tree(scenery, 'cypress', hx + unit * d, yAt(p3, hx + unit * d) + unit * 0.02, unit * 0.16, {
      fade: 0.15,
      dens: 0.5,
    })
  g.distance = 84
  const p4 = ridgePts(scenery, 0.7, 0.035, 7)
  land(scenery, p4, palette.closer)
  grass(
    scenery,
    p4,
    unit * 0.01,
    unit * 0.14,
    220,
    [adjust(palette.closer, 0.05), adjust(palette.closer, -0.05), palette.middle],
    0.02,
  )
  g.distance = 88
  for (let i = 0; i < 5; i++) {
    const x = (0.5 + o.side * random.between(0.1, 0.48)) * width
    tree(
      scenery,
      random.pick(['round', 'poplar', 'cypress', 'round']),
      x,
      yAt(p4, x) + unit * random.between(0.01, 0.03),
      unit * random.between(0.2, 0.32),
      {
        fade: 0.12,
        dens: 0.6,
      },
    )
  }
  for (let i = 0; i < 6; i++) {
    const x = random() * width
    bush(
      scenery,
      x,
      yAt(p4, x) + unit * 0.035,
      unit * random.between(0.07, 0.11),
      palette.leaf,
      random.pick([undefined, '#f25c54', '#ffd23f']),
    )
  }
  const tx = o.side > 0 ? 0.06 * width : 0.95 * width
  g.distance = 96
  tree(
    scenery,
    palette.dawn ? 'cherry' : palette.golden ? 'autumn' : 'round',
    tx,
    yAt(p4, tx) + unit * 0.05,
    unit * 0.55,
  )
  g.distance = 118
  const p5 = ridgePts(scenery, 0.81, 0.018, 6, 0.15)
  land(scenery, p5, palette.near, { top: adjust(mix(palette.near, palette.middle, 0.35), 0.02) })
  path(
    scenery,
    width * 0.5,
    yAt(p5, width * 0.5),
    width * (0.5 - o.side * 0.1),
    height * 1.05,
    unit * 0.03,
    unit * 0.26,
    -o.side * unit * 0.16,
  )
  grass(
    scenery,
    p5,
    unit * 0.005,
    unit * 0.2,
    420,
    [adjust(palette.near, 0.07, 1.1, 10), adjust(palette.near, -0.05), palette.closer, palette.leaf[2]],
    0.026,
  )
  flowers(scenery, p5, unit * 0.02, unit * 0.17, 26, 0.012)
  return {
    castX: 0.5 - o.side * 0.1,
    sky: [
      { x: 0.3 * width, y: 0.2 * height, height: 0.15 * height },
      { x: 0.6 * width, y: 0.14 * height, height: 0.12 * height },
    ],
    lights: [],
    sun: [sx * width, (palette.high ? 0.16 : 0.34) * height],
    seat: 'log',
    front: () => {
      g.distance = 232
      flowers(
        scenery,
        null,
        height * 0.99,
        height * 1.02,
        14,
        0.026,
        palette.flowers,
        o.side > 0 ? 0.62 : 0,
        o.side > 0 ? 1 : 0.38,
      )
      grass(
        scenery,
        null,
        height * 0.995,
        height * 1.03,
        90,
        [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.06), palette.near],
        0.06,
      )
    },
  }
}
