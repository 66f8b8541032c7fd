import { circle, curve, limb, Path2D, polygon, smooth } from '../buffers/paths.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** Under the sea: light from above, corals, weed and shoals. */
export function drawUnderwater(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const deep = palette.night ? ['#12306e', '#1d4f96', '#4f8fc4'] : ['#0f5f9a', '#2f9ac4', '#9fe0e0']
  g.distance = 0
  g.subject = 'scenery'
  g.albedo.fillStyle = g.linear(0, 0, 0, height, [
    [0, deep[2]!],
    [0.35, deep[1]!],
    [1, deep[0]!],
  ])
  g.albedo.fillRect(0, 0, width, height)
  for (let i = 0; i < 9; i++) {
    const x = random() * width
    g.albedo.fillStyle = g.linear(0, 0, 0, height * 0.8, [
      [0, 'rgba(255,255,255,.22)'],
      [1, 'rgba(255,255,255,0)'],
    ])
    g.albedo.fill(
      polygon([
        [x, -5],
        [x + unit * 0.08, -5],
        [x + unit * 0.02, height * 0.8],
        [x - unit * 0.16, height * 0.8],
      ]),
    )
  }
  for (let layer = 0; layer < 3; layer++) {
    g.distance = 24 + layer * 28
    land(scenery, ridgePts(scenery, 0.62 + layer * 0.07, 0.04, 7, 0.3), mix(deep[1]!, '#d9c79a', 0.12 + layer * 0.2), {
      line: 0.7,
    })
    for (let i = 0; i < 6; i++)
      weed(
        scenery,
        random() * width,
        height * (0.68 + layer * 0.07),
        unit * random.between(0.12, 0.3) * (0.6 + layer * 0.3),
        mix('#3f9a6a', deep[1]!, 0.5 - layer * 0.2),
      )
    shoal(
      scenery,
      random.between(0.1, 0.9) * width,
      height * random.between(0.14, 0.46),
      mix(random.pick(['#ffd23f', '#ff8f5a', '#f78fb3']), deep[1]!, 0.35 - layer * 0.12),
      unit * (0.014 + layer * 0.006),
    )
  }
  g.distance = 112
  const sand = mix(palette.sand, deep[2]!, 0.25)
  land(scenery, ridgePts(scenery, 0.82, 0.014, 6, 0.1), sand, { top: adjust(sand, 0.04) })
  for (let i = 0; i < 8; i++)
    coral(
      scenery,
      (i % 2 ? random.between(0.76, 0.99) : random.between(0.01, 0.24)) * width,
      height * random.between(0.84, 0.95),
      unit * random.between(0.08, 0.16),
      random.pick(['#f2727f', '#ffa05a', '#c98bd8', '#ffd166']),
    )
  return stageOf(scenery, options, {
    seat: 'log',
    sun: [width * 0.5, -height * 0.1],
    lights: [{ x: width * 0.5, y: height * 0.4, radius: unit * 0.7, colour: [200, 240, 255], strength: 0.35 }],
    front: (faces) => {
      particles(scenery, 'bubbles', 34, 0.05, 0.95, faces)
      g.distance = 236
      stone(scenery, width * 0.02, height * 1.02, unit * 0.16, deep[0])
      weed(scenery, width * 0.97, height * 1.03, unit * 0.42, adjust('#1f6a5a', -0.06))
    },
  })
}

function weed({ g, random, unit }: Scenery, x: number, foot: number, h: number, colour: string): void {
  for (let i = 0; i < 3; i++) {
    const bend = h * random.between(-0.25, 0.25)
    const bx = x + (i - 1) * unit * 0.02
    g.shape(
      limb(
        [bx, foot],
        [bx + bend, foot - h * 0.5],
        [bx - bend * 0.4, foot - h * random.between(0.75, 1)],
        [h * 0.04, h * 0.05, h * 0.012],
        { round: 1 },
      ),
      { fill: adjust(colour, i * 0.02), shade: 0.6, line: 0.8 },
    )
  }
}

function shoal({ g, random, unit }: Scenery, x: number, y: number, colour: string, size: number): void {
  for (let i = 0; i < 7; i++) {
    const fx = x + random.bell() * unit * 0.16
    const fy = y + random.bell() * unit * 0.07
    const body = new Path2D()
    body.addPath(circle(fx, fy, size, size * 0.55))
    g.shape(body, { fill: colour, shade: 0.6, line: 0.6 })
    g.shape(
      polygon([
        [fx - size * 0.8, fy],
        [fx - size * 1.6, fy - size * 0.5],
        [fx - size * 1.6, fy + size * 0.5],
      ]),
      { fill: colour, shade: 0.4, line: 0.6 },
    )
    g.paint(circle(fx + size * 0.55, fy - size * 0.1, size * 0.1), '#22283a')
  }
}

function coral({ g, random }: Scenery, x: number, foot: number, h: number, colour: string): void {
  g.contactShadow(x, foot, h * 0.5, h * 0.08)
  if (random.chance(0.4)) {
    g.shape(
      smooth(
        [
          [x - h * 0.4, foot],
          [x - h * 0.42, foot - h * 0.35],
          [x, foot - h * 0.6],
          [x + h * 0.42, foot - h * 0.35],
          [x + h * 0.4, foot],
        ],
        true,
        0.5,
      ),
      { fill: colour, shade: 0.9 },
    )
    for (let i = 0; i < 9; i++)
      g.paint(
        circle(x + random.between(-0.32, 0.32) * h, foot - h * random.between(0.08, 0.46), h * 0.03),
        alpha(adjust(colour, -0.1), 0.8),
      )
    return
  }
  for (const [dx, tall] of [
    [-0.34, 0.6],
    [0.34, 0.66],
    [-0.14, 0.85],
    [0.12, 1],
  ] as const) {
    g.shape(
      limb(
        [x, foot],
        [x + dx * h * 0.8, foot - h * tall * 0.45],
        [x + dx * h, foot - h * tall],
        [h * 0.07, h * 0.065, h * 0.05],
      ),
      { fill: colour, shade: 0.8, line: 0.9 },
    )
    g.ink(curve(x + dx * h * 0.8, foot - h * tall * 0.5, x + dx * h * 0.95, foot - h * tall * 0.9), 0.4, 0.5)
  }
}
