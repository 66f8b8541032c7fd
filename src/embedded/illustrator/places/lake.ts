import { curve, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { grass } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { openWater, stageOf } from './stage.ts'

/** Still water under mountains, a jetty, reeds. */
export function drawLake(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit, style } = scenery
  const { side } = options
  const sunX = 0.5 + side * 0.18
  sky(scenery, { sunX, sunY: palette.high ? 0.15 : 0.32, sunR: 0.08 })
  clouds(scenery, 4, 0.1, 0.3, style === 'ghibli' || style === 'anime' ? 0.85 : 0.4)
  birds(scenery, 5, 0.5 - side * 0.2, 0.22, 0.014, adjust(palette.farther, -0.15))
  g.distance = 22
  mountains(scenery, 0.53, 0.26, palette.far, true, 5)
  g.distance = 34
  land(scenery, ridgePts(scenery, 0.5, 0.02, 8), mix(palette.middle, palette.fog, 0.3))
  for (let i = 0; i < 18; i++)
    tree(
      scenery,
      random.pick(['pine', 'pine', 'round']),
      random() * width,
      height * random.between(0.535, 0.555),
      unit * random.between(0.06, 0.12),
      { fade: 0.3, dens: 0.3 },
    )
  g.distance = 46
  water(scenery, height * 0.55, height * 0.84, sunX * width)
  const jettyX = (0.5 + side * 0.46) * width
  jetty(scenery, jettyX)
  g.distance = 112
  const shore = ridgePts(scenery, 0.81, 0.012, 6, 0.12)
  land(scenery, shore, palette.near, { top: mix(palette.near, palette.sand, 0.4) })
  reeds(scenery, side)
  grass(
    scenery,
    shore,
    0,
    unit * 0.2,
    340,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.05), palette.closer, palette.leaf[2]],
    0.026,
  )
  flowers(scenery, shore, unit * 0.02, unit * 0.16, 24, 0.012)
  return stageOf(scenery, options, {
    // No fish swims in the planks.
    water: openWater(scenery, side, 0.66).filter(({ x }) => Math.abs(x - jettyX) > unit * 0.2),
    seat: 'log',
    front: () => {
      g.distance = 236
      frameLeaves(scenery, side > 0 ? 'tl' : 'tr', 0.26, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
    },
  })
}

function jetty({ g, unit, height, palette }: Scenery, x: number): void {
  const wood = palette.night ? '#6f6288' : '#b58a5c'
  g.distance = 70
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const w = unit * (0.05 + 0.07 * t)
    g.shape(rectangle(x - w, height * (0.66 + 0.17 * t), w * 2, unit * (0.012 + 0.012 * t), 2), {
      fill: adjust(wood, (i % 2) * 0.03),
      shade: 0.4,
      line: 0.7,
    })
  }
  for (const [s, t] of [
    [-1, 0.1],
    [1, 0.1],
    [-1, 0.8],
    [1, 0.8],
  ] as const) {
    const w = unit * (0.05 + 0.07 * t)
    g.shape(
      rectangle(x + s * w - unit * 0.008, height * (0.66 + 0.17 * t) - unit * 0.05, unit * 0.016, unit * 0.08, 3),
      { fill: adjust(wood, -0.06), shade: 0.6, line: 0.8 },
    )
  }
}

function reeds({ g, random, palette, width, height, unit }: Scenery, side: 1 | -1): void {
  g.distance = 118
  for (let i = 0; i < 16; i++) {
    const x = (0.5 - side * random.between(0.3, 0.5)) * width
    const foot = height * random.between(0.81, 0.86)
    const h = unit * random.between(0.1, 0.17)
    const lean = random.bell() * unit * 0.02
    g.stroke(curve(x, foot, x + lean * 0.4, foot - h * 0.5, x + lean, foot - h), palette.leaf[1], unit * 0.004, {
      ink: 0.5,
      solid: true,
    })
    if (i % 2)
      g.shape(rectangle(x + lean - unit * 0.007, foot - h - unit * 0.03, unit * 0.014, unit * 0.045, unit * 0.007), {
        fill: '#7a4f2e',
        shade: 0.7,
        line: 0.7,
      })
  }
}
