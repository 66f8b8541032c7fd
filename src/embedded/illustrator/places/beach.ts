import { smooth, polygon, circle, rectangle, curve, type Point } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { branch } from '../scenery/foreground.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import { lighthouse } from '../scenery/lighthouse.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { openWater } from './stage.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'

export function drawBeach(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, style, width, height, unit } = scenery
  const sx = 0.5 + o.side * 0.2
  const sy = palette.high ? 0.16 : palette.night ? 0.17 : 0.39
  sky(scenery, { sunX: sx, sunY: sy, sunR: palette.high ? 0.06 : 0.1 })
  clouds(scenery, 4, 0.16, 0.34, style === 'ghibli' || style === 'anime' ? 0.9 : 0.35)
  const hz = height * 0.475
  g.distance = 22
  const p0 = ridgePts(scenery, 0.455, 0.03, 8)
  void p0
  const isl = smooth(
    [
      [width * (o.side > 0 ? 0.0 : 0.7), hz + 4],
      [width * (o.side > 0 ? 0.06 : 0.78), hz - unit * 0.05],
      [width * (o.side > 0 ? 0.16 : 0.88), hz - unit * 0.1],
      [width * (o.side > 0 ? 0.26 : 0.96), hz - unit * 0.045],
      [width * (o.side > 0 ? 0.36 : 1.1), hz + 4],
    ],
    true,
    0.5,
  )
  g.shape(isl, { fill: palette.far, shade: 0.6, line: 0.7 })
  g.distance = 34
  water(scenery, hz, height * 0.8, sx * width)
  // boats
  for (let i = 0; i < 3; i++) {
    const bx = width * (0.5 + (i - 1) * 0.2 + random.between(-0.05, 0.05)),
      by = hz + unit * random.between(0.02, 0.07),
      s = unit * random.between(0.025, 0.045)
    g.distance = 44 + i
    g.shape(
      polygon([
        [bx - s, by - s * 0.1],
        [bx + s, by - s * 0.1],
        [bx + s * 0.7, by + s * 0.3],
        [bx - s * 0.7, by + s * 0.3],
      ]),
      { fill: '#c9553e', shade: 0.6, line: 0.7 },
    )
    g.shape(
      polygon([
        [bx + s * 0.05, by - s * 0.2],
        [bx + s * 0.05, by - s * 1.9],
        [bx + s * 0.85, by - s * 0.25],
      ]),
      { fill: '#fff4e2', shade: 0.5, line: 0.7 },
    )
    g.shape(
      polygon([
        [bx - s * 0.1, by - s * 0.25],
        [bx - s * 0.1, by - s * 1.5],
        [bx - s * 0.7, by - s * 0.3],
      ]),
      { fill: '#ffd98f', shade: 0.5, line: 0.7 },
    )
  }
  // cliff + lighthouse
  const k = -o.side
  const cx = (0.5 + k * 0.42) * width
  g.distance = 58
  const cl = smooth(
    [
      [cx + k * width * 0.2, height * 0.82],
      [cx + k * width * 0.2, height * 0.42],
      [cx, height * 0.45],
      [cx - k * width * 0.05, height * 0.5],
      [cx - k * width * 0.055, height * 0.57],
      [cx - k * width * 0.1, height * 0.63],
      [cx - k * width * 0.09, height * 0.7],
      [cx - k * width * 0.13, height * 0.8],
    ],
    true,
    0.45,
  )
  lighthouse(scenery, cx + k * width * 0.02, height * 0.47, unit * 0.34)
  g.shape(cl, { fill: mix(palette.trunk, palette.farther, 0.45), shade: 0.9 })
  g.clip(cl, () => {
    for (let i = 0; i < 26; i++)
      g.paint(
        rectangle(
          cx + random.between(-0.12, 0.2) * k * width - 20,
          height * random.between(0.48, 0.8),
          unit * random.between(0.03, 0.09),
          unit * 0.008,
          3,
        ),
        adjust(mix(palette.trunk, palette.farther, 0.45), random.between(-0.07, 0.06)),
        { opacity: 0.7, line: 0.35 },
      )
  })
  g.shape(
    smooth(
      [
        [cx + k * width * 0.22, height * 0.41],
        [cx, height * 0.445],
        [cx - k * width * 0.06, height * 0.49],
        [cx - k * width * 0.02, height * 0.51],
        [cx + k * width * 0.05, height * 0.5],
        [cx + k * width * 0.22, height * 0.5],
      ],
      true,
      0.45,
    ),
    { fill: palette.closer, shade: 0.6 },
  )
  // beach
  g.distance = 100
  const shore = (dy: number): Point[] => {
    const a: Point[] = []
    for (let i = -1; i <= 9; i++) {
      const t = i / 8
      a.push([
        t * width,
        height * (0.735 + dy) + Math.sin(t * 7 + 1) * unit * 0.014 + (o.side > 0 ? t : 1 - t) * unit * 0.05,
      ])
    }
    return a
  }
  land(scenery, shore(-0.016), mix(palette.water[2], palette.sand, 0.3), { line: 0 })
  land(scenery, shore(0), '#ffffff', { line: 0.6, top: palette.night ? '#c9dcff' : '#ffffff' })
  land(scenery, shore(0.014), mix(palette.sand, palette.trunk, 0.22), { line: 0, shade: 0 })
  g.distance = 112
  land(scenery, shore(0.04), palette.sand, { line: 0, top: adjust(palette.sand, 0.02) })
  for (let i = 0; i < 160; i++)
    g.paint(
      circle(random() * width, height * random.between(0.79, 1), unit * random.between(0.0008, 0.003), unit * 0.001),
      adjust(palette.sand, random.chance(0.6) ? -0.08 : 0.05),
      { opacity: 0.7 },
    )
  for (let i = 0; i < 9; i++) {
    const y = height * random.between(0.8, 0.98),
      x = random() * width
    g.stroke(
      curve(x, y, x + unit * 0.06, y - unit * 0.012, x + unit * 0.13, y),
      adjust(palette.sand, -0.05),
      unit * 0.003,
      { opacity: 0.8, ink: 0.4 },
    )
  }
  const px = o.side > 0 ? 0.93 : 0.07
  tree(scenery, 'palm', px * width, height * 0.9, unit * 0.62)
  return {
    castX: 0.5 - o.side * 0.04,
    sky: [
      { x: 0.34 * width, y: 0.2 * height, height: 0.14 * height },
      { x: 0.62 * width, y: 0.14 * height, height: 0.1 * height },
    ],
    lights: [],
    water: openWater(scenery, o.side, 0.62),
    sun: [sx * width, sy * height],
    seat: 'towel',
    front: () => {
      g.distance = 234
      for (const [x, y, s, em] of [
        [0.06, 0.985, 0.05, 0],
        [0.94, 0.99, 0.04, 0],
      ] as const) {
        void em
        stone(scenery, x * width, y * height, unit * s, '#b7a58e')
      }
      branch(scenery, o.side < 0, 0.05, 0.3, [palette.leaf[0], palette.leaf[1], palette.shadowLeaf])
    },
  }
}
