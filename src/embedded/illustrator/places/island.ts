import { circle, polygon, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { land } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import { flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { openWater, stageOf } from './stage.ts'

/** A palm island with a volcano far off and a treasure chest in the sand. */
export function drawIsland(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit, style } = scenery
  const { side } = options
  const sunX = 0.5 + side * 0.24
  sky(scenery, { sunX, sunY: palette.high ? 0.15 : 0.34, sunR: palette.high ? 0.065 : 0.1 })
  clouds(scenery, 5, 0.12, 0.34, style === 'ghibli' || style === 'anime' ? 0.9 : 0.45)
  birds(scenery, 6, 0.5 - side * 0.1, 0.24, 0.015, '#ffffff')
  g.distance = 22
  const x = (0.5 - side * 0.26) * width
  g.shape(
    smooth(
      [
        [x - unit * 0.4, height * 0.52],
        [x - unit * 0.2, height * 0.42],
        [x - unit * 0.07, height * 0.28],
        [x + unit * 0.07, height * 0.28],
        [x + unit * 0.2, height * 0.42],
        [x + unit * 0.4, height * 0.52],
      ],
      true,
      0.4,
    ),
    { fill: palette.far, shade: 0.7 },
  )
  for (let i = 0; i < 4; i++) {
    g.albedo.globalAlpha = 0.8 - i * 0.15
    g.paint(circle(x + unit * 0.03 * i, height * 0.27 - unit * 0.05 * i, unit * (0.035 + 0.014 * i)), palette.cloud)
  }
  g.albedo.globalAlpha = 1
  g.distance = 34
  water(scenery, height * 0.5, height * 0.86, sunX * width)
  g.distance = 100
  const shore = (dy: number) =>
    [-0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1].map((t): [number, number] => [
      t * width,
      height * (0.79 + dy - 0.055 * Math.sin(Math.max(0, Math.min(1, t)) * Math.PI)),
    ])
  land(scenery, shore(-0.012), palette.night ? '#c9dcff' : '#ffffff', { line: 0.6 })
  land(scenery, shore(0.012), palette.sand, { line: 0, top: adjust(palette.sand, 0.03) })
  for (const [dx, h] of [
    [-0.42, 0.56],
    [-0.33, 0.42],
    [0.43, 0.6],
  ] as const) {
    g.distance = 108
    tree(scenery, 'palm', (0.5 + side * dx) * width, height * 0.84, unit * h)
  }
  for (let i = 0; i < 120; i++)
    g.paint(
      circle(random() * width, height * random.between(0.8, 1), unit * random.between(0.0008, 0.003), unit * 0.001),
      adjust(palette.sand, random.chance(0.6) ? -0.08 : 0.05),
      { opacity: 0.7 },
    )
  flowers(scenery, null, height * 0.84, height * 0.9, 10, 0.014, ['#f25c54', '#f78fb3', '#ffb53f'])
  starfish(scenery, (0.5 + side * 0.22) * width, height * 0.95)
  for (const dx of [-0.44, 0.46]) stone(scenery, (0.5 + dx) * width, height * 0.93, unit * 0.07, '#b7a58e')
  return stageOf(scenery, options, {
    water: openWater(scenery, side, 0.6),
    seat: 'log',
  })
}

function starfish({ g, unit }: Scenery, x: number, y: number): void {
  const r = unit * 0.022
  g.shape(
    polygon(
      Array.from({ length: 10 }, (_, i): [number, number] => {
        const a = (i / 10) * Math.PI * 2 - 0.4
        const k = i % 2 ? 0.45 : 1
        return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.6]
      }),
    ),
    { fill: '#f0795a', shade: 0.6, line: 0.8 },
  )
}
