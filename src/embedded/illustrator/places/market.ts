import { circle, polygon, rectangle } from '../buffers/paths.ts'
import { garland } from '../scenery/garland.ts'
import { house } from '../scenery/houses.ts'
import { paving } from '../scenery/paving.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky } from '../scenery/sky.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Stalls with striped awnings, heaps of fruit, strings of flags. */
export function drawMarket(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, width, height, unit, random } = scenery
  const { side } = options
  sky(scenery, { sunX: 0.5 + side * 0.24, sunY: 0.17 })
  clouds(scenery, 3, 0.1, 0.28)
  g.distance = 40
  for (let i = 0; i < 6; i++)
    house(
      scenery,
      ((i + 0.5) / 6) * width,
      height * 0.72,
      unit * random.between(0.2, 0.27),
      unit * random.between(0.24, 0.34),
      i,
      0.22,
    )
  g.distance = 60
  paving(scenery, height * 0.71)
  for (const [dx, colour] of [
    [-0.36, '#d9573f'],
    [-0.02, '#4f9a7d'],
    [0.34, '#e9a23b'],
  ] as const)
    stall(scenery, (0.5 + side * dx) * width, height * 0.8, colour)
  g.distance = 96
  for (const [a, b] of [
    [-0.02, 0.52],
    [0.48, 1.02],
  ] as const)
    garland(
      scenery,
      a * width,
      height * 0.16,
      b * width,
      height * 0.18,
      unit * 0.05,
      palette.night || palette.golden ? 'lanterns' : 'bunting',
      11,
    )
  const lit = palette.night || palette.golden
  return stageOf(scenery, options, {
    lights: lit
      ? [0.2, 0.5, 0.8].map((x) => ({
          x: x * width,
          y: height * 0.55,
          radius: unit * 0.5,
          colour: WARM,
          strength: 0.45,
        }))
      : [],
  })
}

function stall({ g, random, unit, palette }: Scenery, x: number, foot: number, colour: string): void {
  const w = unit * 0.38
  g.distance = 78
  g.contactShadow(x, foot, w * 0.6, unit * 0.03)
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * w * 0.44 - unit * 0.008, foot - unit * 0.4, unit * 0.016, unit * 0.4, 2), {
      fill: '#8a5a35',
      shade: 0.5,
      line: 0.8,
    })
  g.shape(rectangle(x - w / 2, foot - unit * 0.15, w, unit * 0.15, 4), {
    fill: palette.night ? '#7d5f6f' : '#b98a57',
    shade: 0.5,
  })
  for (let i = 0; i < 26; i++) {
    const px = x + random.between(-0.45, 0.45) * w
    const fruit = ['#d9573f', '#f2b23f', '#8fb24a', '#c95f7a', '#e8823c'][Math.floor((px / w + 10) * 5) % 5]!
    g.shape(circle(px, foot - unit * (0.15 + random() * 0.035), unit * 0.017), { fill: fruit, shade: 0.8, line: 0.6 })
  }
  const top = foot - unit * 0.44
  for (let i = 0; i < 8; i++) {
    const left = x - w * 0.56 + (i * w * 1.12) / 8
    const each = (w * 1.12) / 8
    const tone = i % 2 ? '#fff4e2' : colour
    g.shape(
      polygon([
        [x - w * 0.42 + (i * w * 0.84) / 8, top],
        [x - w * 0.42 + ((i + 1) * w * 0.84) / 8, top],
        [left + each, top + unit * 0.09],
        [left, top + unit * 0.09],
      ]),
      { fill: tone, shade: 0.4, line: 0.6 },
    )
    g.shape(circle(left + each / 2, top + unit * 0.09, each / 2, unit * 0.022), { fill: tone, shade: 0.3, line: 0.6 })
  }
}
