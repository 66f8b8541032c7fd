import { circle, curve, limb, polygon, rectangle } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { doorway } from '../scenery/doorway.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A counter as high as people's hips, an oven, copper pans, a window over the sink, and the open door to the next room. */
export function drawKitchen(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette, random } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#f6e2b8', '#d8c3a2'), 'tiles', 'tiles')
  const counter = floorY - unit * 0.17
  const view = roomWindow(
    scenery,
    (0.5 + side * 0.1) * width,
    counter - unit * 0.34,
    unit * 0.34,
    unit * 0.25,
    '#e0705f',
  )
  doorway(scenery, (0.5 + side * 0.4) * width, floorY, side)
  // The counter ends where the door is.
  const [near, far] = [0.5 + side * 0.285, 0.5 - side * 0.52]
  const [left, right] = [Math.min(near, far) * width, Math.max(near, far) * width]
  const wood = palette.night ? '#6f6f9f' : '#7fa6a0'
  g.distance = 52
  const step = (right - left) / 6
  for (let x = left; x < right - 1; x += step) {
    g.shape(rectangle(x, counter, step + 1, unit * 0.19, 2), { fill: wood, shade: 0.35, line: 0.8 })
    g.shape(rectangle(x + step * 0.1, counter + unit * 0.03, step * 0.8, unit * 0.14, 4), {
      fill: adjust(wood, 0.03),
      shade: 0.4,
      line: 0.6,
    })
    g.shape(circle(x + step / 2, counter + unit * 0.05, unit * 0.009), { fill: '#e8c468', shade: 0.5, line: 0.5 })
  }
  g.shape(rectangle(left - unit * 0.01, counter - unit * 0.03, right - left + unit * 0.02, unit * 0.036, 3), {
    fill: palette.night ? '#8f86a8' : '#e6cfa8',
    shade: 0.5,
  })
  g.shape(tap(view[0], counter - unit * 0.03, unit), { fill: '#aab4c2', shade: 0.7, line: 0.8 })
  stove(scenery, (0.5 - side * 0.31) * width, counter, floorY)
  shelf(scenery, (0.5 - side * 0.31) * width, counter - unit * 0.38)
  const bowls = ['#d9573f', '#4fa3a5', '#e9b23c', '#fff4e2']
  for (let i = 0; i < 4; i++) {
    const x = (0.5 - side * (0.06 + i * 0.045)) * width
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
    wall: { x: (0.5 - side * 0.12) * width, y: height * 0.24, size: unit * 0.07 },
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

/** A tap over the sink. */
function tap(x: number, y: number, unit: number) {
  return limb(
    [x, y],
    [x, y - unit * 0.09],
    [x + unit * 0.05, y - unit * 0.06],
    [unit * 0.007, unit * 0.006, unit * 0.005],
  )
}

function stove({ g, unit }: Scenery, x: number, top: number, floorY: number): void {
  const w = unit * 0.24
  g.shape(rectangle(x - w / 2, top - unit * 0.02, w, floorY - top + unit * 0.03, 5), { fill: '#f1e6d4', shade: 0.5 })
  g.shape(rectangle(x - w * 0.36, top + unit * 0.055, w * 0.72, unit * 0.1, 4), {
    fill: '#3d3038',
    shade: 0.2,
    line: 0.7,
  })
  g.shape(rectangle(x - w * 0.3, top + unit * 0.067, w * 0.6, unit * 0.076, 3), {
    fill: '#f0953f',
    shade: 0.2,
    line: 0.4,
    glow: 0.5,
  })
  for (const dx of [-0.3, 0, 0.3])
    g.shape(circle(x + dx * w, top + unit * 0.024, unit * 0.011), { fill: '#c4533f', shade: 0.5, line: 0.6 })
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
