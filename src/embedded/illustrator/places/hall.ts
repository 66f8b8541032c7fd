import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { rug, wallPicture } from '../scenery/furnishings.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A public hall: columns, a clock, a counter with many small drawers, gilt frames. */
export function drawHall(scenery: Scenery, options: PlaceOptions): Stage {
  const { width, height, unit, palette } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#e9dcc2', '#c4a27c'), 'plain', 'tiles')
  const wood = palette.night ? mix('#9a6238', '#2b3570', 0.4) : '#9a6238'
  panels(scenery, floorY, wood)
  const view = roomWindow(scenery, (0.5 + side * 0.3) * width, height * 0.09, unit * 0.26, unit * 0.42, '#4f7f78')
  wallPicture(scenery, (0.5 - side * 0.14) * width, height * 0.25, unit * 0.2, unit * 0.16)
  clock(scenery, (0.5 + side * 0.06) * width, height * 0.2)
  counter(scenery, (0.5 + side * 0.1) * width, floorY + unit * 0.07, wood)
  for (const dx of [-0.4, 0.47]) column(scenery, (0.5 + side * dx) * width, floorY + unit * 0.06)
  rug(scenery, 0.5 * width, ['#7d3b4a', '#e8c98f', '#7d3b4a'])
  const lamp = hangingLamp(scenery, (0.5 - side * 0.3) * width, height * 0.17)
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    wall: { x: (0.5 - side * 0.14) * width, y: height * 0.25, size: unit * 0.08 },
    lights: [
      { x: lamp[0], y: lamp[1], radius: unit * 0.8, colour: WARM, strength: palette.night ? 0.75 : 0.2 },
      {
        x: view[0],
        y: view[1],
        radius: unit * 0.6,
        colour: palette.night ? [150, 180, 255] : [255, 240, 210],
        strength: palette.night ? 0.3 : 0.2,
      },
    ],
  })
}

/** Wainscot along the wall. */
function panels({ g, width, height, unit }: Scenery, floorY: number, wood: string): void {
  g.distance = 14
  const top = floorY - unit * 0.2
  g.shape(rectangle(-5, top, width + 10, floorY - top), { fill: adjust(wood, 0.04), shade: 0.3, line: 0.8 })
  const count = Math.ceil(width / (unit * 0.16))
  for (let i = 0; i < count; i++) {
    const panel = rectangle(i * unit * 0.16 + unit * 0.02, top + height * 0.03, unit * 0.12, unit * 0.13, 3)
    g.paint(panel, adjust(wood, 0.01), { line: 0.5 })
  }
}

function clock({ g, unit }: Scenery, x: number, y: number): void {
  g.distance = 22
  const r = unit * 0.085
  g.shape(circle(x, y, r * 1.16), { fill: '#b9853f', shade: 0.9 })
  g.shape(circle(x, y, r), { fill: '#fffaf0', shade: 0.2, line: 0.8 })
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    g.paint(circle(x + Math.cos(turn) * r * 0.8, y + Math.sin(turn) * r * 0.8, r * (i % 3 ? 0.04 : 0.08)), '#4a3226')
  }
  g.stroke(curve(x, y, x + r * 0.42, y - r * 0.3), '#4a3226', r * 0.1, { ink: 0.6 })
  g.stroke(curve(x, y, x - r * 0.16, y - r * 0.62), '#4a3226', r * 0.08, { ink: 0.6 })
}

/** As tall as a child's chin, all drawers, with a bell, a stamp and papers on it. */
function counter({ g, unit }: Scenery, x: number, foot: number, wood: string): void {
  g.distance = 52
  const [w, h] = [unit * 0.86, unit * 0.3]
  g.contactShadow(x, foot, w * 0.54, unit * 0.03, 0.7)
  g.shape(rectangle(x - w / 2, foot - h, w, h, 4), { fill: wood, shade: 0.6 })
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 7; column++) {
      const [dx, dy] = [x - w * 0.47 + column * w * 0.135, foot - h * 0.92 + row * h * 0.3]
      g.shape(rectangle(dx, dy, w * 0.12, h * 0.24, 2), { fill: adjust(wood, 0.06), shade: 0.4, line: 0.6 })
      g.paint(circle(dx + w * 0.06, dy + h * 0.12, unit * 0.007), '#e8c468', { line: 0.4 })
    }
  }
  g.shape(rectangle(x - w * 0.53, foot - h - unit * 0.025, w * 1.06, unit * 0.035, 4), {
    fill: adjust(wood, 0.1),
    shade: 0.6,
  })
  const top = foot - h - unit * 0.025
  for (const [dx, tilt] of [
    [-0.3, 0],
    [-0.27, 1],
    [-0.33, 2],
  ] as const)
    g.shape(rectangle(x + dx * w, top - unit * 0.012 * (tilt + 1), unit * 0.12, unit * 0.011, 1), {
      fill: '#fbf4e4',
      shade: 0.3,
      line: 0.6,
    })
  g.shape(
    polygon([
      [x + w * 0.28, top],
      [x + w * 0.3, top - unit * 0.05],
      [x + w * 0.36, top - unit * 0.05],
      [x + w * 0.38, top],
    ]),
    { fill: '#8a3f44', shade: 0.8 },
  )
  g.shape(circle(x + w * 0.33, top - unit * 0.066, unit * 0.02), { fill: '#5b3b2e', shade: 0.8 })
  g.shape(circle(x + w * 0.08, top - unit * 0.012, unit * 0.036, unit * 0.026), { fill: '#e8c468', shade: 0.9 })
  g.shape(circle(x + w * 0.08, top - unit * 0.042, unit * 0.008), { fill: '#b9853f', shade: 0.6, line: 0.6 })
}

function column({ g, unit, palette }: Scenery, x: number, foot: number): void {
  g.distance = 58
  const stone = palette.night ? '#8d93bd' : '#f1e6d2'
  const w = unit * 0.1
  g.contactShadow(x, foot, w * 0.9, unit * 0.02, 0.6)
  g.shape(rectangle(x - w / 2, -10, w, foot + 4), { fill: stone, shade: 1 })
  for (const k of [-0.25, 0, 0.25]) {
    const flute = curve(x + k * w, 0, x + k * w, foot - unit * 0.05)
    g.toneStroke(flute, -0.22, w * 0.08, 0.7)
    g.ink(flute, 0.4, 0.4)
  }
  for (const [dy, k] of [
    [0, 1.5],
    [0.03, 1.25],
  ] as const)
    g.shape(rectangle(x - (w * k) / 2, foot - unit * (dy + 0.032), w * k, unit * 0.034, 3), {
      fill: adjust(stone, -0.02),
      shade: 0.8,
    })
}

/** A globe of milky glass on a chain; returns where it shines. */
function hangingLamp({ g, unit, palette }: Scenery, x: number, y: number): [number, number] {
  g.distance = 40
  g.stroke(curve(x, -5, x, y - unit * 0.05), '#6f5340', unit * 0.008, { line: 0.6 })
  g.shape(rectangle(x - unit * 0.025, y - unit * 0.065, unit * 0.05, unit * 0.025, 3), { fill: '#b9853f', shade: 0.7 })
  g.shape(circle(x, y, unit * 0.052), { fill: '#fff3cf', shade: 0.3, glow: palette.night ? 0.9 : 0.4 })
  return [x, y]
}
