import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A counter, an oven, copper pans and a window over the sink. */
export function drawKitchen(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette, random } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#f6e2b8', '#d8c3a2'), 'tiles', 'tiles')
  const view = roomWindow(scenery, (0.5 + side * 0.14) * width, height * 0.13, unit * 0.4, unit * 0.3, '#e0705f')
  const wood = palette.night ? '#6f6f9f' : '#7fa6a0'
  g.distance = 52
  const counter = floorY - unit * 0.24
  for (let i = 0; i < 8; i++) {
    const x = (i / 8) * width
    g.shape(rectangle(x, counter, width / 8 + 1, unit * 0.26, 2), { fill: wood, shade: 0.35, line: 0.8 })
    g.shape(rectangle(x + width * 0.012, counter + unit * 0.035, width / 8 - width * 0.024, unit * 0.2, 4), {
      fill: adjust(wood, 0.03),
      shade: 0.4,
      line: 0.6,
    })
    g.shape(circle(x + width / 16, counter + unit * 0.06, unit * 0.009), { fill: '#e8c468', shade: 0.5, line: 0.5 })
  }
  g.shape(rectangle(-5, counter - unit * 0.03, width + 10, unit * 0.036, 3), {
    fill: palette.night ? '#8f86a8' : '#e6cfa8',
    shade: 0.5,
  })
  stove(scenery, (0.5 - side * 0.34) * width, counter, floorY)
  shelf(scenery, (0.5 - side * 0.34) * width, height * 0.24)
  const bowls = ['#d9573f', '#4fa3a5', '#e9b23c', '#fff4e2']
  for (let i = 0; i < 4; i++) {
    const x = (0.5 + side * (0.26 + i * 0.06)) * width
    const r = unit * random.between(0.022, 0.034)
    g.shape(
      polygon([
        [x - r, counter - unit * 0.03 - r * 1.1],
        [x + r, counter - unit * 0.03 - r * 1.1],
        [x + r * 0.6, counter - unit * 0.03],
        [x - r * 0.6, counter - unit * 0.03],
      ]),
      { fill: bowls[i % 4]!, shade: 0.8, line: 0.8 },
    )
  }
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    wall: { x: (0.5 - side * 0.12) * width, y: height * 0.26, size: unit * 0.07 },
    lights: [
      { x: width * 0.5, y: height * 0.1, radius: unit * 0.8, colour: WARM, strength: palette.night ? 0.7 : 0.12 },
      {
        x: view[0],
        y: view[1],
        radius: unit * 0.6,
        colour: palette.night ? [150, 180, 255] : [255, 240, 210],
        strength: palette.night ? 0.3 : 0.14,
      },
    ],
  })
}

function stove({ g, unit }: Scenery, x: number, top: number, floorY: number): void {
  const w = unit * 0.24
  g.shape(rectangle(x - w / 2, top - unit * 0.02, w, floorY - top + unit * 0.03, 5), { fill: '#f1e6d4', shade: 0.5 })
  g.shape(rectangle(x - w * 0.36, top + unit * 0.07, w * 0.72, unit * 0.13, 4), {
    fill: '#3d3038',
    shade: 0.2,
    line: 0.7,
  })
  g.shape(rectangle(x - w * 0.3, top + unit * 0.085, w * 0.6, unit * 0.1, 3), {
    fill: '#f0953f',
    shade: 0.2,
    line: 0.4,
    glow: 0.5,
  })
  for (const dx of [-0.3, 0, 0.3])
    g.shape(circle(x + dx * w, top + unit * 0.03, unit * 0.011), { fill: '#c4533f', shade: 0.5, line: 0.6 })
  g.shape(rectangle(x - w * 0.3, top - unit * 0.12, w * 0.6, unit * 0.09, unit * 0.012), { fill: '#d9773f', shade: 1 })
  for (let i = 0; i < 3; i++)
    g.stroke(
      curve(
        x + (i - 1) * w * 0.16,
        top - unit * 0.14,
        x + (i - 1) * w * 0.16 + unit * 0.02,
        top - unit * 0.19,
        x + (i - 1) * w * 0.16,
        top - unit * 0.25,
      ),
      '#ffffff',
      unit * 0.006,
      { opacity: 0.5 },
    )
}

function shelf({ g, unit, random }: Scenery, x: number, y: number): void {
  g.distance = 46
  g.shape(rectangle(x - unit * 0.22, y, unit * 0.44, unit * 0.02, 3), { fill: '#a8693a', shade: 0.5 })
  for (let i = 0; i < 6; i++) {
    const px = x - unit * 0.18 + i * unit * 0.07
    const h = unit * random.between(0.05, 0.085)
    g.shape(rectangle(px - unit * 0.022, y - h, unit * 0.044, h, unit * 0.01), {
      fill: random.pick(['#e9b23c', '#c95f4a', '#7fae8a', '#f4ead6', '#7f9fc4']),
      shade: 0.7,
      line: 0.7,
    })
    g.shape(rectangle(px - unit * 0.024, y - h - unit * 0.012, unit * 0.048, unit * 0.016, 3), {
      fill: '#8a5a35',
      shade: 0.4,
      line: 0.6,
    })
  }
  for (let i = 0; i < 4; i++) {
    const px = x - unit * 0.15 + i * unit * 0.1
    g.stroke(curve(px, y + unit * 0.02, px, y + unit * 0.06), '#6f5340', unit * 0.005)
    g.shape(circle(px, y + unit * 0.09, unit * 0.032, unit * 0.03), { fill: '#d58a4f', shade: 1, line: 0.8 })
  }
}
