import { circle, curve, Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { birds, sky } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { openWater, stageOf } from './stage.ts'

/** The deck of a wooden ship, the sea all round. */
export function drawSea(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, width, height, unit, style } = scenery
  const { side } = options
  const sunX = 0.5 + side * 0.22
  sky(scenery, { sunX, sunY: palette.high ? 0.16 : 0.36, sunR: palette.high ? 0.065 : 0.11 })
  clouds(scenery, 5, 0.12, 0.34, style === 'ghibli' || style === 'anime' ? 1 : 0.45)
  birds(scenery, 6, 0.5 - side * 0.1, 0.24, 0.015, '#ffffff')
  g.distance = 30
  water(scenery, height * 0.47, height * 0.86, sunX * width)
  const wood = palette.night ? '#5d4f78' : palette.golden ? '#a8653f' : '#b97f4a'
  mast(scenery, (0.5 - side * 0.3) * width, wood)
  deck(scenery, wood)
  return stageOf(scenery, options, {
    water: openWater(scenery, options.side, 0.6),
    lights: palette.night
      ? [{ x: (0.5 - side * 0.3) * width, y: height * 0.5, radius: unit * 0.6, colour: WARM, strength: 0.6 }]
      : [],
    front: () => {
      g.distance = 232
      const rope = new Path2D()
      rope.moveTo(-10, height * 0.97)
      rope.quadraticCurveTo(width * 0.08, height * 1.03, width * 0.18, height * 1.01)
      g.stroke(rope, '#d9b67c', unit * 0.02, { line: 0.8, solid: true })
    },
  })
}

function deck({ g, width, height, unit }: Scenery, wood: string): void {
  g.distance = 96
  const top = height * 0.79
  for (let i = 0; i <= 14; i++) {
    const x = (i / 14) * width
    g.shape(rectangle(x - unit * 0.012, top - unit * 0.12, unit * 0.024, unit * 0.13, unit * 0.008), {
      fill: adjust(wood, 0.03),
      shade: 0.7,
      line: 0.8,
    })
  }
  g.shape(rectangle(-10, top - unit * 0.15, width + 20, unit * 0.034, unit * 0.014), {
    fill: adjust(wood, 0.05),
    shade: 0.6,
  })
  g.distance = 110
  g.shape(rectangle(-10, top, width + 20, height * 0.25), {
    fill: g.linear(0, top, 0, height, [
      [0, adjust(wood, 0.04)],
      [1, adjust(wood, -0.05)],
    ]),
    shade: 0,
    line: 0.9,
  })
  const boards = new Path2D()
  for (let i = -9; i <= 9; i++) {
    boards.moveTo(width * (0.5 + i * 0.07), top)
    boards.lineTo(width * (0.5 + i * 0.14), height)
  }
  g.stroke(boards, adjust(wood, -0.1), unit * 0.003, { ink: 0.5 })
}

function mast({ g, palette, width, height, unit }: Scenery, x: number, wood: string): void {
  g.distance = 84
  g.shape(rectangle(x - unit * 0.016, -10, unit * 0.032, height * 0.82), { fill: adjust(wood, -0.06), shade: 0.9 })
  const sail = palette.night ? mix('#fff4e2', '#2d3f86', 0.45) : palette.golden ? '#ffe3bd' : '#fff6e6'
  g.shape(
    smooth(
      [
        [x - unit * 0.3, height * 0.04],
        [x + unit * 0.3, height * 0.04],
        [x + unit * 0.34, height * 0.22],
        [x + unit * 0.28, height * 0.4],
        [x, height * 0.435],
        [x - unit * 0.28, height * 0.4],
        [x - unit * 0.34, height * 0.22],
      ],
      true,
      0.32,
    ),
    { fill: sail, shade: 0.8 },
  )
  for (const k of [-0.5, 0, 0.5])
    g.toneStroke(
      curve(x + k * unit * 0.4, height * 0.05, x + k * unit * 0.46, height * 0.22, x + k * unit * 0.4, height * 0.41),
      -0.2,
      unit * 0.012,
      0.6,
    )
  g.shape(rectangle(x - unit * 0.33, height * 0.025, unit * 0.66, unit * 0.02, 4), { fill: wood, shade: 0.6 })
  g.shape(circle(x, height * 0.2, unit * 0.06), { fill: '#d9573f', shade: 0.4, line: 0.7 })
  for (const s of [-1, 1])
    g.stroke(curve(x, height * 0.02, x + s * width * 0.3, height * 0.7), '#6b5040', unit * 0.003, { ink: 0.6 })
}
