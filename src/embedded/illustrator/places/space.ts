import { circle } from '../buffers/paths.ts'
import { alpha } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import { particles } from '../scenery/particles.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { star4, planet } from '../scenery/sky.ts'

export function drawSpace(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, random, width, height, unit } = scenery
  g.distance = 0
  g.albedo.fillStyle = g.linear(0, 0, width, height, [
    [0, '#0c1040'],
    [0.5, '#33206f'],
    [1, '#0e2a63'],
  ])
  g.albedo.fillRect(0, 0, width, height)
  for (const [x, y, R, q] of [
    [0.3, 0.3, 0.6, '#d14f9a'],
    [0.75, 0.2, 0.5, '#4a7ff0'],
    [0.6, 0.55, 0.5, '#8a4fd6'],
    [0.15, 0.65, 0.4, '#2fb3c9'],
  ] as const) {
    g.albedo.fillStyle = g.radial(x * width, y * height, 0, R * unit, [
      [0, alpha(q, 0.42)],
      [1, alpha(q, 0)],
    ])
    g.albedo.fillRect(0, 0, width, height)
  }
  for (let i = 0; i < 260; i++) {
    g.albedo.globalAlpha = random.between(0.4, 1)
    g.paint(
      circle(random() * width, random() * height * 0.8, unit * (0.0008 + 0.0022 * Math.pow(random(), 4))),
      random.pick(['#fff', '#ffe9b8', '#cfe0ff']),
      { glow: 0.7 },
    )
  }
  g.albedo.globalAlpha = 1
  for (let i = 0; i < 16; i++)
    star4(scenery, random() * width, random() * height * 0.65, unit * random.between(0.007, 0.018), '#fffbe8')
  planet(scenery, (0.5 + o.side * 0.3) * width, 0.24 * height, unit * 0.13, '#f2a65a', true)
  planet(scenery, (0.5 - o.side * 0.36) * width, 0.2 * height, unit * 0.075, '#5fb3d9', false)
  planet(scenery, (0.5 - o.side * 0.14) * width, 0.12 * height, unit * 0.032, '#e8788f', false)
  g.distance = 60
  land(scenery, ridgePts(scenery, 0.72, 0.03, 7), '#7a6ba8', { top: '#a394d0' })
  g.distance = 112
  const p = ridgePts(scenery, 0.79, 0.014, 6, 0.1)
  land(scenery, p, '#b7a9d6', { top: '#ded4f2' })
  for (let i = 0; i < 16; i++) {
    const x = random() * width,
      t = random(),
      y = height * (0.82 + 0.17 * t),
      s = unit * (0.012 + 0.045 * t) * random.between(0.6, 1.2)
    g.shape(circle(x, y, s, s * 0.34), { fill: '#9485bd', shade: 0.6, line: 0.8 })
    g.paint(circle(x, y + s * 0.08, s * 0.84, s * 0.25), '#a79ace')
  }
  return {
    castX: 0.5 - o.side * 0.08,
    sky: [{ x: 0.36 * width, y: 0.38 * height, height: 0.12 * height }],
    lights: [{ x: width * 0.45, y: height * 0.7, radius: unit * 0.6, colour: [255, 230, 255], strength: 0.35 }],
    sun: [(0.5 + o.side * 0.3) * width, 0.24 * height],
    seat: 'rock',
    front: (faces) => {
      particles(scenery, 'sparkles', 14, 0.1, 0.7, faces)
      g.distance = 236
      stone(scenery, width * 0.04, height * 1.02, unit * 0.16, '#5c4f8a')
      stone(scenery, width * 0.97, height * 1.03, unit * 0.2, '#5c4f8a')
    },
  }
}
