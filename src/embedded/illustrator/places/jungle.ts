import { curve, smooth } from '../buffers/paths.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { grass, path } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { blobCluster, trunk } from '../scenery/foliage.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { sky } from '../scenery/sky.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** Great leaves, hanging vines, palms, a waterfall in the haze. */
export function drawJungle(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const { side } = options
  const lush = palette.leaf.map((colour, i) =>
    mix(colour, ['#0f6b4a', '#1f9a5a', '#6cc24a', '#d2e05a'][i]!, palette.night ? 0.15 : 0.45),
  )
  sky(scenery, { sunX: 0.5 + side * 0.2, sunY: 0.2, stars: 80 })
  g.albedo.fillStyle = g.linear(0, height * 0.1, 0, height * 0.75, [
    [0, alpha(lush[3]!, 0)],
    [1, alpha(mix(palette.fog, lush[3]!, 0.35), 0.85)],
  ])
  g.albedo.fillRect(0, 0, width, height)
  waterfall(scenery, (0.5 + side * 0.24) * width)
  for (let layer = 0; layer < 3; layer++) {
    const fade = 0.6 - layer * 0.22
    g.distance = 34 + layer * 24
    const ground = ridgePts(scenery, 0.66 + layer * 0.045, 0.02, 6, 0.15)
    for (let i = 0; i < 6 - layer; i++) {
      const x = ((i + random.between(0.1, 0.9)) / (6 - layer)) * width
      if (layer > 0 && Math.abs(x / width - 0.5) < 0.2) continue
      if (random.chance(0.5)) tree(scenery, 'palm', x, height * 0.76, unit * random.between(0.45, 0.62), { fade })
      else
        trunk(
          scenery,
          x,
          height * 0.78,
          height * 0.9,
          unit * 0.022,
          mix(palette.trunk, palette.fog, fade),
          random.between(-0.06, 0.06),
        )
    }
    blobCluster(
      scenery,
      Array.from({ length: 8 }, (_, i): [number, number, number] => [
        ((i + random()) / 8) * width,
        height * (0.01 + 0.03 * layer * random()),
        unit * random.between(0.09, 0.14),
      ]),
      lush.map((colour) => mix(colour, palette.fog, fade * 0.8)),
      { dens: 0.4, line: 0.7 },
    )
    land(scenery, ground, mix(layer === 2 ? lush[0]! : lush[1]!, palette.fog, fade * 0.7), { line: 0.7 })
  }
  vines(scenery, lush)
  g.distance = 118
  const front = ridgePts(scenery, 0.81, 0.014, 6, 0.12)
  land(scenery, front, mix(palette.near, lush[0]!, 0.5))
  path(
    scenery,
    width * (0.5 + side * 0.05),
    height * 0.8,
    width * 0.5,
    height * 1.05,
    unit * 0.05,
    unit * 0.28,
    -side * unit * 0.1,
    mix(palette.path, lush[0]!, 0.3),
  )
  grass(scenery, front, 0, unit * 0.2, 320, lush, 0.034)
  flowers(scenery, front, unit * 0.02, unit * 0.16, 16, 0.018, ['#f2545b', '#ff9f3f', '#f78fb3', '#b46bd6'])
  return stageOf(scenery, options, {
    seat: 'log',
    front: () => {
      g.distance = 236
      const dark = [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.06), lush[0]!]
      frameLeaves(scenery, 'tl', 0.3, dark)
      frameLeaves(scenery, 'tr', 0.3, dark)
      frameLeaves(scenery, side > 0 ? 'bl' : 'br', 0.24, dark, 'fern')
    },
  })
}

function waterfall({ g, palette, height, unit }: Scenery, x: number): void {
  g.distance = 26
  const cliff = mix(palette.far, '#4f7a6a', 0.4)
  g.shape(
    smooth(
      [
        [x - unit * 0.34, height * 0.8],
        [x - unit * 0.26, height * 0.3],
        [x - unit * 0.08, height * 0.2],
        [x + unit * 0.12, height * 0.22],
        [x + unit * 0.28, height * 0.34],
        [x + unit * 0.36, height * 0.8],
      ],
      true,
      0.4,
    ),
    { fill: cliff, shade: 0.7 },
  )
  g.shape(
    smooth(
      [
        [x - unit * 0.05, height * 0.215],
        [x + unit * 0.05, height * 0.215],
        [x + unit * 0.07, height * 0.5],
        [x + unit * 0.1, height * 0.8],
        [x - unit * 0.1, height * 0.8],
        [x - unit * 0.07, height * 0.5],
      ],
      true,
      0.35,
    ),
    {
      fill: g.linear(0, height * 0.2, 0, height * 0.75, [
        [0, '#f4fbff'],
        [1, palette.water[1]],
      ]),
      shade: 0.2,
      line: 0.6,
    },
  )
  for (let i = -2; i <= 2; i++)
    g.stroke(
      curve(
        x + i * unit * 0.018,
        height * 0.23,
        x + i * unit * 0.024,
        height * 0.5,
        x + i * unit * 0.036,
        height * 0.76,
      ),
      '#ffffff',
      unit * 0.004,
      { opacity: 0.7 },
    )
}

function vines({ g, random, width, height, unit }: Scenery, lush: string[]): void {
  g.distance = 104
  for (let i = 0; i < 7; i++) {
    const x = random() * width
    const reach = height * random.between(0.14, 0.34)
    const sway = unit * random.between(-0.06, 0.06)
    g.stroke(curve(x, -10, x + sway, reach * 0.6, x + sway * 0.4, reach), adjust(lush[0]!, -0.05), unit * 0.006, {
      line: 0.6,
      solid: true,
    })
    for (let k = 1; k < 6; k++) {
      const y = (reach * k) / 6
      const s = k % 2 ? 1 : -1
      g.shape(
        smooth(
          [
            [x + sway * 0.7, y],
            [x + sway * 0.7 + s * unit * 0.016, y - unit * 0.01],
            [x + sway * 0.7 + s * unit * 0.034, y + unit * 0.006],
            [x + sway * 0.7 + s * unit * 0.014, y + unit * 0.014],
          ],
          true,
          0.5,
        ),
        { fill: lush[1 + (k % 2)]!, shade: 0.6, line: 0.7 },
      )
    }
  }
}
