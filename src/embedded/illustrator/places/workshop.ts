import { circle, curve, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { floorLamp } from '../scenery/furnishings.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Where things are made: a bench, tools on the wall, an easel with a fresh picture. */
export function drawWorkshop(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#e8d3b0', '#b98a5a'), 'plain')
  const view = roomWindow(scenery, (0.5 + side * 0.16) * width, height * 0.1, unit * 0.44, unit * 0.34)
  tools(scenery, (0.5 - side * 0.3) * width, height * 0.2)
  bench(scenery, (0.5 - side * 0.28) * width, floorY + unit * 0.05)
  easel(scenery, (0.5 + side * 0.4) * width, floorY + unit * 0.12)
  g.distance = 60
  const lamp = floorLamp(scenery, (0.5 - side * 0.47) * width, floorY + unit * 0.06, unit * 0.5)
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    lights: [
      { x: lamp[0], y: lamp[1], radius: unit * 0.7, colour: WARM, strength: palette.night ? 0.8 : 0.12 },
      {
        x: view[0],
        y: view[1],
        radius: unit * 0.7,
        colour: palette.night ? [150, 180, 255] : [255, 244, 214],
        strength: palette.night ? 0.3 : 0.14,
      },
    ],
  })
}

function tools({ g, unit, random }: Scenery, x: number, top: number): void {
  g.distance = 24
  g.shape(rectangle(x - unit * 0.26, top, unit * 0.52, unit * 0.26, 4), { fill: '#c9a06a', shade: 0.4 })
  for (let i = 0; i < 6; i++) {
    const px = x - unit * 0.2 + i * unit * 0.08
    const h = unit * random.between(0.1, 0.16)
    g.shape(rectangle(px - unit * 0.008, top + unit * 0.05, unit * 0.016, h, 3), {
      fill: '#8a5a35',
      shade: 0.5,
      line: 0.7,
    })
    g.shape(rectangle(px - unit * 0.022, top + unit * 0.035, unit * 0.044, unit * 0.03, 4), {
      fill: i % 2 ? '#9aa6ae' : '#c4533f',
      shade: 0.7,
      line: 0.7,
    })
  }
}

function bench({ g, unit, random }: Scenery, x: number, foot: number): void {
  const w = unit * 0.6
  g.distance = 56
  g.contactShadow(x, foot, w * 0.55, unit * 0.03)
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * w * 0.42 - unit * 0.016, foot - unit * 0.24, unit * 0.032, unit * 0.24, 3), {
      fill: '#7f5230',
      shade: 0.6,
    })
  g.shape(rectangle(x - w / 2, foot - unit * 0.27, w, unit * 0.045, 4), { fill: '#b97f47', shade: 0.6 })
  for (let i = 0; i < 5; i++) {
    const px = x - w * 0.4 + i * w * 0.18
    const h = unit * random.between(0.04, 0.09)
    g.shape(rectangle(px - unit * 0.02, foot - unit * 0.27 - h, unit * 0.04, h, unit * 0.008), {
      fill: random.pick(['#d9573f', '#4fa3a5', '#e9b23c', '#f4ead6']),
      shade: 0.8,
      line: 0.7,
    })
    if (i % 2)
      for (let k = -1; k < 2; k++)
        g.stroke(
          curve(px + k * unit * 0.008, foot - unit * 0.27 - h, px + k * unit * 0.018, foot - unit * 0.34 - h),
          adjust('#8a5a35', 0.1),
          unit * 0.006,
          { ink: 0.5 },
        )
  }
}

function easel({ g, unit }: Scenery, x: number, foot: number): void {
  g.distance = 66
  for (const dx of [-0.12, 0.12, 0])
    g.stroke(curve(x, foot - unit * 0.5, x + dx * unit, foot - (dx === 0 ? unit * 0.04 : 0)), '#9a6a3e', unit * 0.016, {
      line: 0.8,
      solid: true,
    })
  g.shape(rectangle(x - unit * 0.14, foot - unit * 0.44, unit * 0.28, unit * 0.26, 3), { fill: '#fffaf0', shade: 0.4 })
  g.clip(rectangle(x - unit * 0.13, foot - unit * 0.43, unit * 0.26, unit * 0.24), () => {
    g.paint(rectangle(x - unit * 0.13, foot - unit * 0.43, unit * 0.26, unit * 0.24), '#bfe0ea')
    g.paint(circle(x + unit * 0.06, foot - unit * 0.36, unit * 0.03), '#f4b83f')
    g.paint(
      smooth([
        [x - unit * 0.2, foot - unit * 0.18],
        [x - unit * 0.06, foot - unit * 0.3],
        [x + unit * 0.02, foot - unit * 0.24],
        [x + unit * 0.12, foot - unit * 0.29],
        [x + unit * 0.2, foot - unit * 0.16],
      ]),
      '#7fb26a',
    )
    g.paint(
      polygon([
        [x - unit * 0.05, foot - unit * 0.19],
        [x - unit * 0.05, foot - unit * 0.25],
        [x, foot - unit * 0.29],
        [x + unit * 0.05, foot - unit * 0.25],
        [x + unit * 0.05, foot - unit * 0.19],
      ]),
      '#d9573f',
    )
  })
  g.shape(rectangle(x - unit * 0.16, foot - unit * 0.185, unit * 0.32, unit * 0.018, 3), {
    fill: '#9a6a3e',
    shade: 0.5,
  })
}
