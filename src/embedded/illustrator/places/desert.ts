import { limb, polygon, smooth, type Point } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** Dunes and table mountains, saguaros in bloom. */
export function drawDesert(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.24, sunY: palette.high ? 0.18 : 0.36, sunR: palette.high ? 0.07 : 0.12 })
  clouds(scenery, 2, 0.1, 0.24, 0.2)
  const sand = palette.night ? '#6f7fa8' : palette.golden ? '#e8a45f' : '#f0c583'
  const rock = palette.night ? '#4a4f86' : palette.golden ? '#a8503f' : '#c9744f'
  g.distance = 26
  mesas(scenery, mix(rock, palette.fog, 0.4), 0.6, 0.16)
  g.distance = 40
  mesas(scenery, mix(rock, palette.fog, 0.12), 0.66, 0.13)
  for (let layer = 0; layer < 3; layer++) {
    g.distance = 56 + layer * 20
    land(
      scenery,
      ridgePts(scenery, 0.63 + layer * 0.06, 0.035 - layer * 0.006, 5, 0.05),
      adjust(sand, -0.045 + layer * 0.02),
      { top: adjust(sand, 0.03), shade: 0.4 },
    )
  }
  for (const [dx, y, h] of [
    [-0.38, 0.8, 0.3],
    [0.4, 0.79, 0.24],
    [0.26, 0.74, 0.14],
    [-0.24, 0.73, 0.12],
  ] as const)
    cactus(scenery, (0.5 + side * dx) * width, height * y, unit * h)
  g.distance = 116
  land(scenery, ridgePts(scenery, 0.82, 0.014, 5, 0.05), sand, { top: adjust(sand, 0.04), shade: 0.2 })
  for (let i = 0; i < 5; i++)
    stone(
      scenery,
      random.pick([random.between(0.02, 0.2), random.between(0.8, 0.98)]) * width,
      height * random.between(0.87, 0.97),
      unit * random.between(0.025, 0.05),
      rock,
    )
  return stageOf(scenery, options, {
    seat: 'log',
  })
}

function mesas({ g, random, width, height }: Scenery, colour: string, base: number, h: number): void {
  const points: Point[] = [[-10, height]]
  for (let x = -0.05; x < 1.1;) {
    const w = random.between(0.1, 0.2)
    const top = base - h * random.between(0.45, 1)
    points.push(
      [x * width, base * height],
      [(x + 0.02) * width, top * height],
      [(x + w) * width, top * height],
      [(x + w + 0.025) * width, base * height],
    )
    x += w + random.between(0.06, 0.14)
  }
  points.push([width * 1.3, height])
  const path = polygon(points)
  g.shape(path, {
    fill: g.linear(0, (base - h) * height, 0, base * height, [
      [0, adjust(colour, 0.03)],
      [1, adjust(colour, -0.04)],
    ]),
    shade: 0.4,
  })
  g.clip(path, () => {
    for (let i = 0; i < 5; i++)
      g.paint(
        smooth(
          [
            [-10, (base - h * (0.15 + i * 0.18)) * height],
            [width / 2, (base - h * (0.17 + i * 0.18)) * height],
            [width + 10, (base - h * (0.14 + i * 0.18)) * height],
            [width + 10, (base - h * (0.1 + i * 0.18)) * height],
            [-10, (base - h * (0.11 + i * 0.18)) * height],
          ],
          true,
          0.3,
        ),
        adjust(colour, i % 2 ? -0.05 : 0.05),
        { opacity: 0.6 },
      )
  })
}

function cactus({ g, palette, random }: Scenery, x: number, foot: number, h: number): void {
  const green = mix(palette.leaf[1], '#4f9a6a', 0.4)
  const w = h * 0.085
  g.distance = 100
  g.contactShadow(x, foot, h * 0.2, h * 0.04)
  for (const [s, low, high] of [
    [-1, 0.42, 0.72],
    [1, 0.34, 0.62],
  ] as const)
    g.shape(
      limb(
        [x, foot - h * low],
        [x + s * h * 0.2, foot - h * low],
        [x + s * h * 0.2, foot - h * high],
        [w * 0.7, w * 0.72, w * 0.62],
        { round: 0.7 },
      ),
      { fill: adjust(green, -0.02), shade: 0.9 },
    )
  g.shape(limb([x, foot + h * 0.02], [x, foot - h * 0.5], [x, foot - h * 0.96], [w, w * 1.08, w * 0.9]), {
    fill: green,
    shade: 1,
  })
  for (const dx of [-0.4, 0, 0.4])
    g.stroke(
      limb([x + dx * w, foot], [x + dx * w, foot - h * 0.5], [x + dx * w * 0.9, foot - h * 0.95], [0.2, 0.2, 0.2]),
      adjust(green, -0.08),
      w * 0.09,
      { ink: 0.4, opacity: 0.7 },
    )
  for (let i = 0; i < 3; i++)
    g.paint(
      smooth([
        [x + (i - 1) * w * 0.7, foot - h * 0.98],
        [x + (i - 1) * w * 0.7 + w * 0.3, foot - h * 1.03],
        [x + (i - 1) * w * 0.7, foot - h * 1.05],
        [x + (i - 1) * w * 0.7 - w * 0.3, foot - h * 1.03],
      ]),
      random.pick(['#f78fb3', '#f25c54']),
      { line: 0.5 },
    )
}
