import { bookshelf, rug } from '../scenery/furnishings.ts'
import { garland } from '../scenery/garland.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { drawBed, drawBedsideLamp } from './bedroom-furniture.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A bedroom with a round window, a quilt and a bunting. */
export function drawBedroom(scenery: Scenery, o: PlaceOptions): Stage {
  const { width, height, unit, palette } = scenery
  const { night } = palette
  const wx = (0.5 + o.side * 0.23) * width,
    wy = height * 0.1,
    ww = unit * 0.42,
    wh = unit * 0.46
  const fy = room(scenery, roomColours(scenery, '#f7dcc4', '#d9a468'), 'dots')
  const [bx, by] = [(0.5 - o.side * 0.38) * width, fy + unit * 0.03]
  const [bedX, bedY] = [(0.5 + o.side * 0.22) * width, height * 0.785]
  const tx = bx + o.side * unit * 0.24
  roomWindow(scenery, wx, wy, ww, wh, '#e0705f', true)
  scenery.g.distance = 52
  bookshelf(scenery, bx, by, unit * 0.28, unit * 0.62, 4)
  drawBed(scenery, bedX, bedY, o.side)
  rug(scenery, (0.5 - o.side * 0.06) * width, ['#c9584c', '#f3d9a6', '#4c8c84', '#f3d9a6', '#e9b23c'])
  garland(scenery, -10, height * 0.06, wx - ww * 1.0, height * 0.07, unit * 0.05, 'bunting', 10)
  drawBedsideLamp(scenery, tx, by)
  return stageOf(scenery, o, {
    castX: 0.5 - o.side * 0.1,
    sky: [],
    lights: [
      { x: tx, y: by - unit * 0.3, radius: unit * 0.75, colour: WARM, strength: night ? 0.85 : 0.12 },
      {
        x: wx,
        y: wy + wh * 0.5,
        radius: unit * 0.6,
        colour: night ? [150, 180, 255] : [255, 240, 210],
        strength: 0.16,
      },
    ],
    indoor: true,
    sun: [wx, wy + wh * 0.4],
    seat: 'sofa',
    wall: { x: (0.5 - o.side * 0.12) * width, y: height * 0.27, size: unit * 0.085 },
  })
}
