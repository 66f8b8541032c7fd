import { smooth } from '../buffers/paths.ts'
import { bookshelf, floorLamp, rug, wallPicture } from '../scenery/furnishings.ts'
import { doorway } from '../scenery/doorway.ts'
import { roomWindow } from '../scenery/room-window.ts'
import { room, roomColours } from '../scenery/room.ts'
import { drawSeat } from '../scenery/seats.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** A sofa, books, a lamp, a window, and the open door beside the shelf. */
export function drawLivingRoom(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#f3dcbd', '#cf9a62'), 'stripes')
  const view = roomWindow(scenery, (0.5 + side * 0.28) * width, height * 0.14, unit * 0.34, unit * 0.36, '#d98a5a')
  doorway(scenery, (0.5 - side * 0.17) * width, floorY, side === 1 ? -1 : 1)
  // Clear of the curtain, at the height of the eyes over the sofa.
  for (const [dx, dy, w, h] of [
    [-0.012, 0.2, 0.11, 0.09],
    [-0.018, 0.35, 0.09, 0.11],
  ] as const)
    wallPicture(scenery, (0.5 + side * dx) * width, height * dy, unit * w, unit * h)
  g.distance = 52
  bookshelf(scenery, (0.5 - side * 0.4) * width, floorY + unit * 0.03, unit * 0.3, unit * 0.6, 4)
  if (!options.sitting) sofa(scenery, (0.5 + side * 0.2) * width, floorY + unit * 0.06)
  rug(scenery, (0.5 - side * 0.04) * width, ['#3f7f86', '#f3d9a6', '#c9584c', '#f3d9a6'])
  g.distance = 60
  const lamp = floorLamp(scenery, (0.5 + side * 0.45) * width, floorY + unit * 0.08, unit * 0.46)
  return stageOf(scenery, options, {
    indoor: true,
    sun: view,
    sky: [],
    seat: 'sofa',
    wall: { x: (0.5 + side * 0.02) * width, y: height * 0.24, size: unit * 0.08 },
    lights: [
      { x: lamp[0], y: lamp[1], radius: unit * 0.7, colour: WARM, strength: palette.night ? 0.85 : 0.12 },
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

function sofa(scenery: Scenery, x: number, foot: number): void {
  const { g, unit } = scenery
  const w = unit * 0.8
  drawSeat(scenery, 'sofa', x, foot, w / 1.24, unit * 0.15, 62)
  for (const [dx, colour] of [
    [-0.28, '#e9b23c'],
    [0.26, '#d9573f'],
  ] as const) {
    const at = (across: number, up: number): [number, number] => [x + dx * w + across * unit, foot - up * unit]
    const cushion = smooth([at(-0.07, 0.12), at(-0.06, 0.24), at(0.06, 0.25), at(0.07, 0.13)], true, 0.35)
    g.shape(cushion, { fill: colour, shade: 0.8 })
  }
}
