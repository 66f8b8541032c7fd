import { adjust, mix } from '../../colour.ts'
import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { narrowRoom } from '../scenery/cabin-room.ts'
import { lightCone } from '../scenery/light-cone.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Within a lift: panelled walls, a mirror over a brass rail, a column of buttons, its open door before us. */
export function drawLift(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette } = scenery
  const { side } = options
  const dim = (colour: string) => (palette.night ? mix(colour, '#2b2550', 0.34) : colour)
  const wood = dim('#b07a48')
  const { at, panel, far } = narrowRoom(
    scenery,
    { left: 0.24, right: 0.76, top: 0.08, bottom: 0.76 },
    { wall: wood, side: adjust(wood, -0.05), ceiling: dim('#f0e4cc'), floor: dim('#6f4a52') },
  )
  const [middle, broad] = [(far.left + far.right) / 2, far.right - far.left]
  g.distance = 12
  for (const k of [0, 1, 2])
    g.shape(rectangle(far.left + broad * (0.03 + k * 0.325), far.bottom - unit * 0.24, broad * 0.29, unit * 0.2, 4), {
      fill: adjust(wood, 0.05),
      shade: 0.5,
      line: 0.7,
    })
  g.shape(rectangle(middle - broad * 0.38, far.top + unit * 0.06, broad * 0.76, unit * 0.3, unit * 0.02), {
    fill: '#d9b05e',
    shade: 0.7,
  })
  const mirror = rectangle(middle - broad * 0.36, far.top + unit * 0.075, broad * 0.72, unit * 0.27, unit * 0.014)
  g.shape(mirror, {
    fill: g.linear(middle - broad * 0.36, 0, middle + broad * 0.36, 0, [
      [0, dim('#b9d3d6')],
      [0.5, dim('#e3f0ee')],
      [1, dim('#a9c6cc')],
    ]),
    shade: 0.1,
    line: 0.8,
  })
  g.clip(mirror, () => {
    for (const x of [-0.18, -0.08, 0.2])
      g.paint(
        polygon([
          [middle + x * broad, far.top],
          [middle + (x + 0.04) * broad, far.top],
          [middle + (x - 0.1) * broad, far.top + unit * 0.4],
          [middle + (x - 0.14) * broad, far.top + unit * 0.4],
        ]),
        '#ffffff',
        { opacity: 0.4 },
      )
  })
  for (const way of [-1, 1] as const) {
    for (const [from, to] of [
      [0.25, 0.58],
      [0.64, 0.93],
    ] as const)
      for (const heights of [
        [0.08, 0.36],
        [0.46, 0.88],
      ] as const) {
        g.distance = 26
        g.shape(panel(way, [from, to], [...heights]), { fill: adjust(wood, way * side * 0.03), shade: 0.5, line: 0.7 })
      }
    g.stroke(curve(...at(way, 0.2, 0.41), ...at(way, 1, 0.41)), '#d9b05e', unit * 0.014, { line: 0.7, solid: true })
  }
  g.stroke(curve(far.left, far.bottom - unit * 0.28, far.right, far.bottom - unit * 0.28), '#d9b05e', unit * 0.016, {
    line: 0.7,
    solid: true,
  })
  buttons(scenery, far.left + broad * (side === 1 ? 0.045 : 0.955), far.top + unit * 0.1)
  g.distance = 30
  const lamp = far.top * 0.4
  g.shape(circle(middle, lamp, broad * 0.16, unit * 0.03), { fill: '#fff3cf', shade: 0.2, glow: 0.9 })
  lightCone(
    scenery,
    { left: middle - broad * 0.16, right: middle + broad * 0.16, y: lamp },
    { left: width * 0.1, right: width * 0.9, y: height },
    0.36,
  )
  return stageOf(scenery, options, {
    indoor: true,
    sky: [],
    sun: [middle, lamp],
    lights: [{ x: middle, y: lamp, radius: unit * 0.9, colour: WARM, strength: palette.night ? 0.6 : 0.24 }],
    front: (faces) => {
      // The door's two leaves have slid aside, and we stand before them.
      g.distance = 234
      for (const way of [-1, 1] as const) {
        const [edge, broadness] = [way === 1 ? width : 0, unit * 0.07]
        const left = way === 1 ? edge - broadness : edge
        if (faces.some((face) => face.right > left && face.left < left + broadness)) continue
        g.shape(rectangle(left - (way === 1 ? 0 : 20), -10, broadness + 20, height + 20), {
          fill: dim('#9aa3aa'),
          shade: 0.7,
        })
        g.shape(rectangle(way === 1 ? left - unit * 0.016 : left + broadness, -10, unit * 0.016, height + 20), {
          fill: '#d9b05e',
          shade: 0.6,
        })
      }
    },
  })
}

/** Floors to be chosen, one of them lit, under the number that is passed. */
function buttons({ g, unit }: Scenery, x: number, top: number): void {
  g.distance = 28
  g.shape(rectangle(x - unit * 0.035, top, unit * 0.07, unit * 0.32, unit * 0.012), { fill: '#d8d4c8', shade: 0.6 })
  g.shape(rectangle(x - unit * 0.025, top + unit * 0.015, unit * 0.05, unit * 0.04, 3), {
    fill: '#2a1d22',
    shade: 0.2,
    line: 0.6,
  })
  g.stroke(curve(x, top + unit * 0.045, x, top + unit * 0.025), '#ff6a3c', unit * 0.006)
  for (let i = 0; i < 5; i++)
    g.shape(circle(x, top + unit * (0.085 + i * 0.05), unit * 0.016), {
      fill: i === 2 ? '#ffd34d' : '#f7f2e4',
      shade: 0.6,
      line: 0.7,
      glow: i === 2 ? 0.8 : 0,
    })
}
