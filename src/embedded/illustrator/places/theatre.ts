import { circle, curve, Path2D, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { star4 } from '../scenery/sky.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** A stage with red curtains, a painted night sky and warm footlights. */
export function drawTheatre(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, random } = scenery
  g.distance = 8
  g.subject = 'scenery'
  g.shape(rectangle(-5, -5, width + 10, height + 10), {
    fill: g.radial(width / 2, height * 0.5, unit * 0.1, unit * 0.9, [
      [0, '#6f7fc8'],
      [0.55, '#3a4490'],
      [1, '#1d2458'],
    ]),
    shade: 0,
    line: 0,
  })
  for (let i = 0; i < 26; i++)
    star4(scenery, random() * width, random() * height * 0.6, unit * random.between(0.006, 0.018), '#fff2c0')
  g.shape(circle(width * (0.5 + options.side * 0.2), height * 0.26, unit * 0.11), {
    fill: '#ffe9a8',
    shade: 0.3,
    glow: 0.6,
  })
  g.distance = 30
  for (const [k, colour] of [
    [0.66, '#46509c'],
    [0.71, '#3a4186'],
  ] as const)
    g.shape(
      smooth(
        [
          [-width * 0.1, height * 0.9],
          [-width * 0.1, height * k],
          [width * 0.2, height * (k - 0.06)],
          [width * 0.45, height * (k + 0.02)],
          [width * 0.72, height * (k - 0.05)],
          [width * 1.1, height * k],
          [width * 1.1, height * 0.9],
        ],
        true,
        0.5,
      ),
      { fill: colour, shade: 0.3 },
    )
  planks(scenery)
  for (const s of [-1, 1]) sideCurtain(scenery, s as 1 | -1)
  valance(scenery)
  return stageOf(scenery, options, {
    indoor: true,
    sky: [],
    sun: [width * 0.5, height * 0.1],
    lights: [0.2, 0.5, 0.8].map((x) => ({
      x: width * x,
      y: height * 0.7,
      radius: unit * 0.55,
      colour: [255, 214, 150],
      strength: 0.5,
    })),
    front: (faces) => {
      particles(scenery, 'sparkles', 16, 0.1, 0.6, faces)
      g.distance = 236
      for (let i = 0; i < 9; i++) {
        const x = ((i + 0.5) / 9) * width
        g.shape(
          polygon([
            [x - unit * 0.03, height + 4],
            [x - unit * 0.024, height - unit * 0.03],
            [x + unit * 0.024, height - unit * 0.03],
            [x + unit * 0.03, height + 4],
          ]),
          { fill: '#ffe39a', shade: 0.2, glow: 0.9 },
        )
      }
    },
  })
}

function planks({ g, width, height, unit }: Scenery): void {
  g.distance = 60
  g.shape(rectangle(-5, height * 0.78, width + 10, height * 0.25), {
    fill: g.linear(0, height * 0.78, 0, height, [
      [0, '#b9794a'],
      [1, '#8a5230'],
    ]),
    shade: 0,
    line: 0.9,
  })
  const lines = new Path2D()
  for (let i = -8; i <= 8; i++) {
    lines.moveTo(width * (0.5 + i * 0.07), height * 0.78)
    lines.lineTo(width * (0.5 + i * 0.13), height)
  }
  g.stroke(lines, '#6f4226', unit * 0.003, { ink: 0.5 })
}

function sideCurtain({ g, width, height, unit }: Scenery, s: 1 | -1): void {
  g.distance = 80
  const edge = s === 1 ? width : 0
  const inward = -s * unit
  g.shape(
    smooth(
      [
        [edge - inward * 0.05, -10],
        [edge + inward * 0.3, -10],
        [edge + inward * 0.24, height * 0.35],
        [edge + inward * 0.13, height * 0.55],
        [edge + inward * 0.19, height * 0.86],
        [edge - inward * 0.05, height * 0.87],
      ],
      true,
      0.35,
    ),
    { fill: '#b8323a', shade: 1 },
  )
  for (let i = 0; i < 5; i++) {
    const fold = curve(
      edge + inward * (0.03 + i * 0.055),
      0,
      edge + inward * (0.02 + i * 0.035),
      height * 0.5,
      edge + inward * (0.015 + i * 0.036),
      height * 0.85,
    )
    g.toneStroke(fold, -0.45, unit * 0.012, 0.8)
    g.ink(fold, 0.5, 0.7)
  }
  g.shape(rectangle(edge + inward * 0.13 - unit * 0.06, height * 0.54, unit * 0.12, unit * 0.03, unit * 0.012), {
    fill: '#e8b84e',
    shade: 0.6,
  })
}

function valance({ g, width, height, unit }: Scenery): void {
  g.distance = 84
  for (let i = 0; i < 8; i++) {
    const x = ((i + 0.5) / 8) * width
    g.shape(circle(x, 0, width / 14, height * 0.12), { fill: i % 2 ? '#c23a42' : adjust('#c23a42', -0.04), shade: 0.9 })
    g.stroke(
      curve(x - width / 15, height * 0.03, x, height * 0.135, x + width / 15, height * 0.03),
      '#e8b84e',
      unit * 0.007,
      { ink: 0.5 },
    )
  }
}
