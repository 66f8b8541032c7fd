import { polygon, rectangle } from '../buffers/paths.ts'
import { bookshelf, floorLamp, rug } from '../scenery/furnishings.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Shelves up to the ceiling, a ladder, a tall window, lamplight. */
export function drawLibrary(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#d9b98c', '#a8754a'), 'plain')
  const view = roomWindow(scenery, (0.5 + side * 0.2) * width, height * 0.08, unit * 0.3, unit * 0.46, '#7a3f4a')
  g.distance = 50
  for (const x of [-0.02, 0.2, 0.44])
    bookshelf(scenery, (side === 1 ? x : 1 - x) * width, floorY + unit * 0.02, unit * 0.33, unit * 0.74, 6)
  bookshelf(scenery, (side === 1 ? 0.98 : 0.02) * width, floorY + unit * 0.02, unit * 0.3, unit * 0.74, 6)
  ladder(scenery, (0.5 - side * 0.22) * width, floorY + unit * 0.05)
  rug(scenery, 0.5 * width, ['#8a3f44', '#e8c98f', '#8a3f44', '#3f5f6a'])
  g.distance = 66
  const lamp = floorLamp(scenery, (0.5 + side * 0.38) * width, floorY + unit * 0.09, unit * 0.44)
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    seat: 'sofa',
    lights: [
      { x: lamp[0], y: lamp[1], radius: unit * 0.8, colour: WARM, strength: 0.55 },
      {
        x: view[0],
        y: view[1],
        radius: unit * 0.6,
        colour: palette.night ? [150, 180, 255] : [255, 236, 196],
        strength: 0.4,
      },
    ],
  })
}

function ladder({ g, unit }: Scenery, x: number, foot: number): void {
  g.distance = 58
  const [h, w] = [unit * 0.66, unit * 0.1]
  for (const s of [-1, 1])
    g.shape(
      polygon([
        [x + s * w, foot],
        [x + s * w * 0.7 + unit * 0.06, foot - h],
        [x + s * w * 0.7 + unit * 0.075, foot - h],
        [x + s * w + unit * 0.016, foot],
      ]),
      { fill: '#c98f57', shade: 0.5, line: 0.8 },
    )
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    g.shape(rectangle(x - w * (1 - t * 0.3) + unit * 0.06 * t, foot - h * t, w * 2 * (1 - t * 0.3), unit * 0.014, 2), {
      fill: '#b97f47',
      shade: 0.5,
      line: 0.7,
    })
  }
}
