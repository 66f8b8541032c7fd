import { curve, Path2D, smooth, type Point } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { frameLeaves } from '../scenery/foreground.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { grass, stone } from '../scenery/wayside.ts'
import { bush, flowers } from '../scenery/flowers.ts'
import { tree } from '../scenery/trees.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** A river that winds out of the hills, under a stone bridge, past willows. */
export function drawRiver(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit, style } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.22, sunY: palette.high ? 0.15 : 0.3 })
  clouds(scenery, 4, 0.1, 0.3, style === 'ghibli' || style === 'anime' ? 0.9 : 0.4)
  birds(scenery, 4, 0.5 - side * 0.15, 0.2, 0.014, adjust(palette.farther, -0.15))
  for (const [y, colour, d] of [
    [0.5, palette.far, 24],
    [0.55, mix(palette.farther, palette.middle, 0.4), 34],
    [0.6, palette.middle, 48],
  ] as const) {
    g.distance = d
    const ridge = ridgePts(scenery, y, 0.03, 8)
    land(scenery, ridge, colour)
    for (let i = 0; i < 9; i++) {
      const x = random() * width
      tree(
        scenery,
        random.pick(['round', 'poplar', 'pine']),
        x,
        yAt(ridge, x) + unit * 0.012,
        unit * random.between(0.05, 0.1) * (d / 30),
        { fade: 0.5 - d / 140, dens: 0.3 },
      )
    }
  }
  g.distance = 62
  const lawn = ridgePts(scenery, 0.66, 0.012, 6, 0.1)
  land(scenery, lawn, palette.closer)
  stream(scenery, side)
  bridge(scenery, (0.5 + side * 0.2) * width, height * 0.715)
  for (const dx of [-0.42, -0.28, 0.44]) {
    g.distance = 88
    tree(scenery, 'round', (0.5 + side * dx) * width, height * 0.78, unit * random.between(0.34, 0.5), { dens: 0.7 })
  }
  for (let i = 0; i < 6; i++)
    bush(
      scenery,
      random() * width,
      height * 0.79,
      unit * random.between(0.06, 0.1),
      palette.leaf,
      random.pick([undefined, '#ffd23f', '#f78fb3']),
    )
  g.distance = 116
  const front = ridgePts(scenery, 0.825, 0.01, 6, 0.1)
  land(scenery, front, palette.near)
  grass(
    scenery,
    front,
    0,
    unit * 0.2,
    360,
    [adjust(palette.near, 0.07), adjust(palette.near, -0.05), palette.closer, palette.leaf[2]],
    0.026,
  )
  flowers(scenery, front, unit * 0.01, unit * 0.16, 30, 0.012)
  for (const x of [0.06, 0.93]) stone(scenery, x * width, height * 0.93, unit * 0.07)
  return stageOf(scenery, options, {
    seat: 'log',
    front: () => {
      g.distance = 236
      frameLeaves(scenery, side > 0 ? 'tl' : 'tr', 0.24, [palette.leaf[0], palette.shadowLeaf, palette.leaf[1]])
      frameLeaves(scenery, side > 0 ? 'br' : 'bl', 0.2, [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.06)], 'fern')
    },
  })
}

function stream({ g, palette, random, width, height, unit }: Scenery, side: 1 | -1): void {
  g.distance = 70
  const at = (t: number): Point => [
    (0.5 + side * (0.3 * Math.cos(t * 3.4) * (1 - t * 0.3) - 0.02)) * width,
    height * (0.665 + 0.19 * t ** 1.15),
  ]
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 10; i++) {
    const [x, y] = at(i / 10)
    const w = unit * (0.02 + 0.2 * (i / 10) ** 1.4)
    left.push([x - w, y])
    right.push([x + w, y])
  }
  const path = smooth([...left, ...right.toReversed()], true, 0.5)
  g.shape(path, {
    fill: g.linear(0, height * 0.66, 0, height * 0.86, [
      [0, palette.water[2]],
      [0.5, palette.water[1]],
      [1, palette.water[0]],
    ]),
    shade: 0,
    line: 0.8,
  })
  g.clip(path, () => {
    const waves = new Path2D()
    for (let i = 0; i < 46; i++) {
      const t = random()
      const [x, y] = at(t)
      const s = unit * (0.01 + 0.05 * t)
      const dx = random.bell() * unit * 0.18 * t
      waves.addPath(curve(x + dx - s, y, x + dx, y - s * 0.12, x + dx + s, y))
    }
    g.stroke(waves, '#ffffff', unit * 0.0035, { opacity: 0.6, ink: 0.4 })
  })
}

function bridge({ g, palette, unit }: Scenery, x: number, foot: number): void {
  const rock = mix(palette.wall[0], palette.trunk, palette.night ? 0.3 : 0.25)
  const w = unit * 0.2
  g.distance = 76
  const arch = new Path2D()
  arch.moveTo(x - w * 1.4, foot + unit * 0.03)
  arch.quadraticCurveTo(x, foot - unit * 0.13, x + w * 1.4, foot + unit * 0.03)
  arch.lineTo(x + w * 0.75, foot + unit * 0.03)
  arch.quadraticCurveTo(x, foot - unit * 0.07, x - w * 0.75, foot + unit * 0.03)
  arch.closePath()
  g.shape(arch, { fill: rock, shade: 0.6 })
  g.stroke(
    curve(x - w * 1.42, foot + unit * 0.005, x, foot - unit * 0.155, x + w * 1.42, foot + unit * 0.005),
    adjust(rock, 0.05),
    unit * 0.014,
    { line: 0.8, solid: true },
  )
}
