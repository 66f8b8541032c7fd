import { adjust, mix } from '../../colour.ts'
import { circle, curve, polygon, rectangle } from '../buffers/paths.ts'
import { narrowRoom } from '../scenery/cabin-room.ts'
import { lightCone } from '../scenery/light-cone.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Within a bus: the aisle between two rows of seats, windows along it, the driver's pane far off, an open door. */
export function drawBus(scenery: Scenery, options: PlaceOptions): Stage {
  const { g, width, height, unit, palette } = scenery
  const { side } = options
  const dim = (colour: string) => (palette.night ? mix(colour, '#26336b', 0.5) : colour)
  const { at, panel, far } = narrowRoom(
    scenery,
    { left: 0.33, right: 0.67, top: 0.16, bottom: 0.7 },
    { wall: dim('#e8e2d2'), side: dim('#e9dfc8'), ceiling: dim('#f6f1e4'), floor: dim('#8f969c') },
  )
  const air = g.linear(0, height * 0.1, 0, height * 0.6, [
    [0, palette.sky[0]],
    [0.7, palette.sky[1]],
    [1, palette.sky[2]],
  ])
  // The street ahead.
  g.distance = 5
  const pane = rectangle(
    far.left + unit * 0.03,
    far.top + unit * 0.04,
    far.right - far.left - unit * 0.06,
    unit * 0.25,
    8,
  )
  g.shape(pane, { fill: air, shade: 0, line: 0.9 })
  g.clip(pane, () => {
    for (const [x, tall, colour] of [
      [0.36, 0.16, palette.far],
      [0.41, 0.11, palette.middle],
      [0.55, 0.13, palette.far],
      [0.6, 0.18, palette.middle],
    ] as const)
      g.paint(rectangle(x * width, far.top + unit * (0.3 - tall), unit * 0.09, unit * tall), colour)
    g.paint(
      polygon([
        [0.47 * width, far.top + unit * 0.2],
        [0.53 * width, far.top + unit * 0.2],
        [0.6 * width, far.bottom],
        [0.4 * width, far.bottom],
      ]),
      palette.path,
    )
  })
  for (const way of [-1, 1] as const) {
    for (const [from, to] of [
      [0.14, 0.4],
      [0.45, 0.65],
      [0.69, 0.84],
    ] as const) {
      const glass = panel(way, [from, to], [0.47, 0.8])
      g.distance = 6
      g.shape(glass, { fill: air, shade: 0, line: 0.9 })
      g.clip(glass, () => {
        const [x, y] = at(way, (from + to) / 2, 0.5)
        g.paint(circle(x, y + unit * 0.05, unit * 0.16, unit * 0.1), palette.closer)
      })
      g.distance = 26
      g.stroke(curve(...at(way, from, 0.45), ...at(way, to, 0.45)), dim('#b9b2a2'), unit * 0.012, { line: 0.6 })
    }
    for (const off of [0.82, 0.66, 0.46]) seat(scenery, at, way, off, dim(off > 0.7 ? '#3f8f86' : '#2f7f8c'))
    g.distance = 60
    const [top, foot] = [at(way, 0.3, 1), at(way, 0.3, 0)]
    const x = (top[0] + (0.5 - way * 0.12) * width) / 2 + way * unit * 0.12
    g.stroke(curve(x, top[1], x, foot[1] - unit * 0.12), '#f2b632', unit * 0.014, { line: 0.8, solid: true })
    g.stroke(curve(...at(way, 0.05, 0.93), ...at(way, 0.95, 0.93)), '#f2b632', unit * 0.01, { line: 0.6, solid: true })
    for (const off of [0.3, 0.5, 0.66]) strap(scenery, at(way, off, 0.93), unit * (0.1 - off * 0.07))
  }
  lightCone(
    scenery,
    { left: (0.5 + side * 0.36) * width, right: (0.5 + side * 0.2) * width, y: height * 0.3 },
    { left: (0.5 + side * 0.2) * width, right: (0.5 - side * 0.2) * width, y: height },
    palette.night ? 0.14 : 0.34,
  )
  g.distance = 20
  for (const off of [0.35, 0.7])
    g.shape(
      rectangle(width * 0.46 + unit * 0.02 * off, at(1, off, 1)[1] + unit * 0.01, width * 0.08, unit * 0.018, 5),
      { fill: '#fff6d8', shade: 0.1, line: 0.5, glow: 0.8 },
    )
  return stageOf(scenery, options, {
    indoor: true,
    sky: [],
    sun: [(0.5 + side * 0.3) * width, height * 0.3],
    lights: [
      { x: width * 0.5, y: height * 0.14, radius: unit * 0.8, colour: WARM, strength: palette.night ? 0.7 : 0.14 },
    ],
    seat: 'sofa',
    front: (faces) => nearSeat(scenery, side, dim('#2f7f8c'), faces),
  })
}

type At = ReturnType<typeof narrowRoom>['at']

function seat({ g, unit }: Scenery, at: At, way: 1 | -1, off: number, cloth: string): void {
  const [x, foot] = at(way, off, 0)
  const size = unit * (0.42 - off * 0.3)
  g.distance = 30 + (1 - off) * 30
  g.contactShadow(x - way * size * 0.5, foot, size * 0.5, size * 0.07, 0.6)
  const left = x - way * size * 0.5 - size * 0.42
  g.shape(rectangle(left, foot - size * 1.3, size * 0.84, size * 1.1, [size * 0.2, size * 0.2, 6, 6]), {
    fill: cloth,
    shade: 0.8,
  })
  g.shape(rectangle(left + size * 0.06, foot - size * 1.38, size * 0.72, size * 0.2, size * 0.09), {
    fill: adjust(cloth, 0.16),
    shade: 0.6,
  })
  g.shape(rectangle(left - size * 0.04, foot - size * 0.52, size * 0.92, size * 0.24, size * 0.08), {
    fill: adjust(cloth, 0.06),
    shade: 0.8,
  })
}

function strap({ g }: Scenery, [x, y]: readonly [number, number], long: number): void {
  g.distance = 50
  g.stroke(curve(x, y, x, y + long * 0.7), '#7a6a58', long * 0.14, { ink: 0.5 })
  g.stroke(circle(x, y + long, long * 0.3), '#f6efdf', long * 0.16, { line: 0.6 })
}

/** The back of the seat before us, where it covers no face. */
function nearSeat(
  { g, width, height, unit }: Scenery,
  side: 1 | -1,
  cloth: string,
  faces: Parameters<Stage['front']>[0],
): void {
  const [w, top] = [unit * 0.34, height * 0.72]
  const left = side === 1 ? -w * 0.45 : width - w * 0.55
  if (faces.some((face) => face.right > left && face.left < left + w && face.bottom > top - unit * 0.08)) return
  g.distance = 232
  g.shape(rectangle(left, top, w, height - top + 20, [unit * 0.09, unit * 0.09, 0, 0]), { fill: cloth, shade: 0.9 })
  g.stroke(
    curve(left + w * 0.08, top + unit * 0.02, left + w * 0.5, top - unit * 0.03, left + w * 0.92, top + unit * 0.02),
    '#f2b632',
    unit * 0.018,
    { line: 0.8, solid: true },
  )
}
