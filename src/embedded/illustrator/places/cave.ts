import { circle, polygon, smooth, type Point } from '../buffers/paths.ts'
import { adjust, alpha } from '../../colour.ts'
import { land, ridgePts } from '../scenery/ground.ts'
import { stone } from '../scenery/wayside.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A cave whose crystals glow; daylight or the moon falls through the mouth. */
export function drawCave(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const { side } = options
  const mouth: Point = [(0.5 + side * 0.2) * width, height * 0.4]
  g.distance = 4
  g.subject = 'scenery'
  g.albedo.fillStyle = g.radial(mouth[0], mouth[1], 0, unit * 0.9, [
    [0, palette.sky[2]],
    [0.25, palette.sky[1]],
    [0.5, '#54507a'],
    [1, '#2a2748'],
  ])
  g.albedo.fillRect(0, 0, width, height)
  for (let layer = 0; layer < 3; layer++) {
    g.distance = 24 + layer * 26
    vault(scenery, mouth, unit * (0.36 + layer * 0.15), ['#5f5a86', '#4a4672', '#38345c'][layer]!)
  }
  g.distance = 104
  land(scenery, ridgePts(scenery, 0.77, 0.02, 7, 0.2), '#5a547f', { top: '#7f78a8' })
  for (let i = 0; i < 9; i++) {
    const left = i % 2 === 0
    const x = (left ? random.between(0.02, 0.26) : random.between(0.74, 0.98)) * width
    crystals(
      scenery,
      x,
      height * random.between(0.76, 0.95),
      unit * random.between(0.06, 0.15),
      random.pick(['#6fe0e8', '#c79bff', '#ff9fd0', '#8ff0c0']),
    )
  }
  g.albedo.fillStyle = g.linear(mouth[0], mouth[1], width / 2, height, [
    [0, alpha(palette.light, 0.4)],
    [1, alpha(palette.light, 0)],
  ])
  g.albedo.fill(
    polygon([
      [mouth[0] - unit * 0.1, mouth[1]],
      [mouth[0] + unit * 0.1, mouth[1]],
      [width * 0.5 + unit * 0.5, height],
      [width * 0.5 - unit * 0.5, height],
    ]),
  )
  return stageOf(scenery, options, {
    seat: 'log',
    sun: mouth,
    sky: [],
    lights: [
      { x: width * 0.5, y: height * 0.6, radius: unit * 0.65, colour: WARM, strength: 0.5 },
      { x: width * 0.14, y: height * 0.8, radius: unit * 0.4, colour: [150, 220, 255], strength: 0.45 },
      { x: width * 0.86, y: height * 0.8, radius: unit * 0.4, colour: [220, 170, 255], strength: 0.45 },
    ],
    front: (faces) => {
      particles(scenery, 'sparkles', 18, 0.2, 0.85, faces)
      g.distance = 236
      stone(scenery, width * 0.03, height * 1.02, unit * 0.16, '#2d2a4a')
      stone(scenery, width * 0.98, height * 1.03, unit * 0.18, '#2d2a4a')
    },
  })
}

/** A ring of rock with a hole in it, teeth of stone above. */
function vault({ g, random, width, height, unit }: Scenery, [cx, cy]: Point, radius: number, colour: string): void {
  const rim: Point[] = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2
    const r = radius * random.between(0.88, 1.14)
    return [cx + Math.cos(a) * r * 1.15, cy + Math.sin(a) * r]
  })
  const hole = smooth(rim, true, 0.5)
  const wall = polygon([
    [-20, -20],
    [width + 20, -20],
    [width + 20, height + 20],
    [-20, height + 20],
  ])
  wall.addPath(smooth(rim.toReversed(), true, 0.5))
  g.each((context) => context.save())
  for (const [context, fill] of [
    [g.albedo, colour],
    [g.depth, `rgb(${Math.round(g.distance)},0,0)`],
  ] as const) {
    context.fillStyle = fill
    context.fill(wall, 'evenodd')
  }
  g.each((context) => context.restore())
  g.ink(hole, 0.9)
  g.toneStroke(hole, 0.3, unit * 0.02, 0.5)
  for (let i = 0; i < 7; i++) {
    const x = (i / 6) * width
    const h = unit * random.between(0.05, 0.16)
    g.shape(
      polygon([
        [x - unit * 0.03, -10],
        [x + unit * 0.03, -10],
        [x + unit * 0.004, h],
      ]),
      { fill: adjust(colour, -0.03), shade: 0.7, line: 0.8 },
    )
  }
}

function crystals({ g, random, unit }: Scenery, x: number, foot: number, h: number, colour: string): void {
  g.albedo.fillStyle = g.radial(x, foot - h * 0.5, 0, h * 1.6, [
    [0, alpha(colour, 0.5)],
    [1, alpha(colour, 0)],
  ])
  g.albedo.fillRect(x - h * 1.6, foot - h * 2.1, h * 3.2, h * 3.2)
  for (const k of [-1, 1, 0]) {
    const [lean, tall, w] = [k * h * 0.3, h * (k === 0 ? 1 : random.between(0.55, 0.75)), h * 0.13]
    const bx = x + k * h * 0.16
    g.shape(
      polygon([
        [bx - w, foot],
        [bx - w + lean * 0.7, foot - tall * 0.75],
        [bx + lean, foot - tall],
        [bx + w + lean * 0.7, foot - tall * 0.72],
        [bx + w, foot],
      ]),
      { fill: colour, shade: 0.7, glow: 0.35 },
    )
    g.paint(
      polygon([
        [bx, foot],
        [bx + lean * 0.75, foot - tall * 0.7],
        [bx + lean, foot - tall],
        [bx + w + lean * 0.7, foot - tall * 0.72],
        [bx + w, foot],
      ]),
      adjust(colour, -0.09),
      { opacity: 0.6 },
    )
  }
  g.paint(circle(x, foot, unit * 0.002), colour)
}
