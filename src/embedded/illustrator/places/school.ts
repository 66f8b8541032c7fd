import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { bookshelf } from '../scenery/furnishings.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { PlaceOptions, Stage } from './place.ts'
import { stageOf } from './stage.ts'

/** A blackboard, desks, a globe and paper flags. */
export function drawSchool(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette, random } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#dfe9d6', '#d2a46e'), 'plain')
  const view = roomWindow(scenery, (0.5 + side * 0.36) * width, height * 0.14, unit * 0.3, unit * 0.34)
  blackboard(scenery, (0.5 - side * 0.1) * width, height * 0.14)
  g.distance = 50
  bookshelf(scenery, (0.5 - side * 0.43) * width, floorY + unit * 0.02, unit * 0.2, unit * 0.34, 2)
  globe(scenery, (0.5 - side * 0.43) * width, floorY - unit * 0.32)
  for (const dx of [0.16, 0.34]) desk(scenery, (0.5 + side * dx) * width, floorY + unit * 0.07)
  for (let i = 0; i < 12; i++) {
    const x = (i / 11) * width
    g.distance = 30
    g.shape(
      polygon([
        [x - unit * 0.03, 0],
        [x + unit * 0.03, 0],
        [x, unit * 0.055],
      ]),
      { fill: random.pick(['#f25c54', '#ffd23f', '#4fb0c6', '#7bc86c']), shade: 0.4, line: 0.6 },
    )
  }
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    lights: [
      {
        x: view[0],
        y: view[1],
        radius: unit * 0.8,
        colour: palette.night ? [255, 214, 150] : [255, 244, 214],
        strength: 0.4,
      },
    ],
  })
}

function blackboard({ g, unit, random }: Scenery, x: number, top: number): void {
  const [w, h] = [unit * 0.62, unit * 0.36]
  g.distance = 24
  g.shape(rectangle(x - w / 2 - unit * 0.02, top - unit * 0.02, w + unit * 0.04, h + unit * 0.04, 4), {
    fill: '#a8693a',
    shade: 0.6,
  })
  g.shape(rectangle(x - w / 2, top, w, h, 2), { fill: '#3f6a58', shade: 0.3, line: 0.6 })
  const chalk = '#f4f0e0'
  g.stroke(circle(x - w * 0.32, top + h * 0.3, unit * 0.036), chalk, unit * 0.005, { opacity: 0.85 })
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.28
    g.stroke(
      curve(
        x - w * 0.32 + Math.cos(a) * unit * 0.046,
        top + h * 0.3 + Math.sin(a) * unit * 0.046,
        x - w * 0.32 + Math.cos(a) * unit * 0.062,
        top + h * 0.3 + Math.sin(a) * unit * 0.062,
      ),
      chalk,
      unit * 0.005,
      { opacity: 0.85 },
    )
  }
  for (let i = 0; i < 4; i++)
    g.stroke(
      curve(
        x - w * 0.08,
        top + h * (0.2 + i * 0.17),
        x + w * 0.12,
        top + h * (0.2 + i * 0.17) - random.between(0, 4),
        x + w * random.between(0.24, 0.42),
        top + h * (0.2 + i * 0.17),
      ),
      chalk,
      unit * 0.005,
      { opacity: 0.8 },
    )
  g.stroke(
    curve(x - w * 0.42, top + h * 0.82, x - w * 0.32, top + h * 0.62, x - w * 0.2, top + h * 0.82),
    '#f4b6a8',
    unit * 0.006,
    { opacity: 0.85 },
  )
}

function globe({ g, unit }: Scenery, x: number, foot: number): void {
  const r = unit * 0.055
  g.shape(rectangle(x - unit * 0.03, foot - unit * 0.014, unit * 0.06, unit * 0.014, 3), {
    fill: '#8a5a35',
    shade: 0.4,
  })
  g.shape(circle(x, foot - r - unit * 0.02, r), { fill: '#5fa8c8', shade: 1 })
  g.clip(circle(x, foot - r - unit * 0.02, r), () => {
    g.paint(circle(x - r * 0.4, foot - r * 1.4, r * 0.5, r * 0.4), '#8fbf72', { line: 0.4 })
    g.paint(circle(x + r * 0.5, foot - r * 0.9, r * 0.4, r * 0.55), '#8fbf72', { line: 0.4 })
  })
}

function desk({ g, unit, palette }: Scenery, x: number, foot: number): void {
  const wood = palette.night ? '#7a6478' : '#c98f57'
  g.distance = 64
  g.contactShadow(x, foot, unit * 0.13, unit * 0.02)
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * unit * 0.09 - unit * 0.008, foot - unit * 0.16, unit * 0.016, unit * 0.16, 2), {
      fill: adjust(wood, -0.14),
      shade: 0.4,
      line: 0.7,
    })
  g.shape(rectangle(x - unit * 0.13, foot - unit * 0.19, unit * 0.26, unit * 0.036, 4), { fill: wood, shade: 0.6 })
  g.shape(rectangle(x - unit * 0.05, foot - unit * 0.205, unit * 0.09, unit * 0.016, 2), {
    fill: '#d9573f',
    shade: 0.4,
    line: 0.6,
  })
}
