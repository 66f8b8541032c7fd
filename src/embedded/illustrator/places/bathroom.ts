import { adjust, mix } from '../../colour.ts'
import { circle, curve, merge, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { lightCone } from '../scenery/light-cone.ts'
import { room, roomColours } from '../scenery/room.ts'
import { roomWindow } from '../scenery/room-window.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'
import { stageOf } from './stage.ts'

/** Tiles, a bath full of foam, a basin under its mirror, and light through an open door. */
export function drawBathroom(scenery: Scenery, options: PlaceOptions): Stage {
  const { width, height, unit, palette } = scenery
  const { side } = options
  const floorY = room(scenery, roomColours(scenery, '#a9d3cf', '#c4d2d4'), 'tiles', 'tiles')
  const dim = (colour: string) => (palette.night ? mix(colour, '#2d3a72', 0.4) : colour)
  const view = roomWindow(scenery, (0.5 + side * 0.1) * width, height * 0.12, unit * 0.24, unit * 0.22)
  doorway(scenery, (0.5 - side * 0.37) * width, floorY, side, dim)
  basin(scenery, (0.5 - side * 0.14) * width, floorY, dim)
  tub(scenery, (0.5 + side * 0.3) * width, floorY + unit * 0.06, side, dim)
  return stageOf(scenery, options, {
    indoor: true,
    sky: [],
    sun: view,
    wall: { x: (0.5 + side * 0.28) * width, y: height * 0.24, size: unit * 0.06 },
    lights: [
      { x: width * 0.5, y: height * 0.1, radius: unit * 0.8, colour: WARM, strength: palette.night ? 0.5 : 0.06 },
      { x: (0.5 - side * 0.37) * width, y: floorY - unit * 0.2, radius: unit * 0.5, colour: WARM, strength: 0.16 },
    ],
    front: (faces) => {
      const [x, w] = [side === 1 ? unit * 0.05 : width - unit * 0.05, unit * 0.26]
      if (faces.some((face) => face.right > x - w / 2 && face.left < x + w / 2 && face.bottom > height * 0.76)) return
      hamper(scenery, x, w)
    },
  })
}

/** The passage beyond, warm and bright, and the light that falls out of it across the floor. */
function doorway(scenery: Scenery, x: number, floorY: number, side: 1 | -1, dim: (colour: string) => string): void {
  const { g, height, unit } = scenery
  const [w, h] = [unit * 0.24, unit * 0.56]
  g.distance = 10
  g.shape(rectangle(x - w / 2 - unit * 0.025, floorY - h - unit * 0.025, w + unit * 0.05, h + unit * 0.025, 3), {
    fill: dim('#fff8ec'),
    shade: 0.6,
  })
  g.distance = 3
  g.shape(rectangle(x - w / 2, floorY - h, w, h), {
    fill: g.linear(0, floorY - h, 0, floorY, [
      [0, '#f7d79a'],
      [1, '#e2a765'],
    ]),
    shade: 0,
    line: 0.8,
    glow: 0.35,
  })
  g.paint(
    polygon([
      [x - w / 2, floorY],
      [x - w * 0.2, floorY - h * 0.16],
      [x + w * 0.2, floorY - h * 0.16],
      [x + w / 2, floorY],
    ]),
    '#b97d4a',
  )
  g.distance = 18
  const hinge = x + (side * w) / 2
  g.shape(
    polygon([
      [hinge, floorY - h],
      [hinge + side * w * 0.34, floorY - h * 1.06],
      [hinge + side * w * 0.34, floorY + unit * 0.05],
      [hinge, floorY],
    ]),
    { fill: dim('#e8c79a'), shade: 0.6 },
  )
  g.shape(circle(hinge + side * w * 0.28, floorY - h * 0.46, unit * 0.012), { fill: '#d9b05e', shade: 0.7 })
  g.distance = 40
  lightCone(
    scenery,
    { left: x - w / 2, right: x + w / 2, y: floorY },
    { left: x - w * 0.6 + side * w * 0.6, right: x + w * 0.9 + side * w * 1.1, y: height },
    0.5,
  )
}

function basin({ g, unit, palette }: Scenery, x: number, floorY: number, dim: (colour: string) => string): void {
  g.distance = 22
  const top = floorY - unit * 0.25
  g.shape(circle(x, top - unit * 0.26, unit * 0.1, unit * 0.13), { fill: '#c98f4e', shade: 0.8 })
  g.shape(circle(x, top - unit * 0.26, unit * 0.084, unit * 0.114), {
    fill: palette.night ? '#8fa3c8' : '#d8eef0',
    shade: 0.2,
    line: 0.7,
  })
  g.stroke(curve(x - unit * 0.03, top - unit * 0.32, x - unit * 0.055, top - unit * 0.22), '#ffffff', unit * 0.008, {
    opacity: 0.7,
  })
  g.shape(
    polygon([
      [x - unit * 0.03, top],
      [x + unit * 0.03, top],
      [x + unit * 0.045, floorY + unit * 0.03],
      [x - unit * 0.045, floorY + unit * 0.03],
    ]),
    { fill: dim('#f4f6f4'), shade: 0.8 },
  )
  g.shape(
    smooth([
      [x - unit * 0.13, top - unit * 0.02],
      [x + unit * 0.13, top - unit * 0.02],
      [x + unit * 0.09, top + unit * 0.07],
      [x - unit * 0.09, top + unit * 0.07],
    ]),
    { fill: dim('#ffffff'), shade: 0.9 },
  )
  g.stroke(
    curve(
      x,
      top - unit * 0.02,
      x,
      top - unit * 0.08,
      x + unit * 0.03,
      top - unit * 0.075,
      x + unit * 0.035,
      top - unit * 0.05,
    ),
    '#aab4ba',
    unit * 0.014,
    { line: 0.7 },
  )
  g.shape(rectangle(x + unit * 0.07, top - unit * 0.075, unit * 0.03, unit * 0.05, 3), {
    fill: '#e0705f',
    shade: 0.6,
    line: 0.7,
  })
  for (const [dx, colour] of [
    [0.078, '#3f8fa8'],
    [0.09, '#f2b632'],
  ] as const)
    g.stroke(
      curve(x + unit * dx, top - unit * 0.06, x + unit * (dx + (dx - 0.085) * 1.6), top - unit * 0.12),
      colour,
      unit * 0.008,
      { ink: 0.5 },
    )
}

function tub(
  { g, unit, random }: Scenery,
  x: number,
  foot: number,
  side: 1 | -1,
  dim: (colour: string) => string,
): void {
  g.distance = 50
  const [w, h] = [unit * 0.62, unit * 0.24]
  g.contactShadow(x, foot, w * 0.5, unit * 0.03, 0.7)
  for (const k of [-0.36, 0.36])
    g.shape(circle(x + k * w, foot - unit * 0.01, unit * 0.03), { fill: '#d9b05e', shade: 0.8 })
  g.stroke(
    curve(
      x + side * w * 0.36,
      foot - h,
      x + side * w * 0.36,
      foot - h * 1.5,
      x + side * w * 0.26,
      foot - h * 1.5,
      x + side * w * 0.25,
      foot - h * 1.3,
    ),
    '#aab4ba',
    unit * 0.018,
    { line: 0.8 },
  )
  const foam = merge(
    Array.from({ length: 11 }, (_, i) =>
      circle(
        x + (i / 10 - 0.5) * w * 0.84,
        foot - h * 0.98 - random() * unit * 0.03,
        unit * random.between(0.035, 0.06),
      ),
    ),
  )
  g.shape(foam, { fill: '#ffffff', shade: 0.7 })
  g.shape(
    smooth(
      [
        [x - w * 0.5, foot - h],
        [x + w * 0.5, foot - h],
        [x + w * 0.42, foot - h * 0.1],
        [x + w * 0.3, foot],
        [x - w * 0.3, foot],
        [x - w * 0.42, foot - h * 0.1],
      ],
      true,
      0.35,
    ),
    { fill: dim('#f6f8f6'), shade: 1 },
  )
  g.shape(rectangle(x - w * 0.53, foot - h * 1.05, w * 1.06, h * 0.16, h * 0.08), {
    fill: adjust(dim('#ffffff'), -0.01),
    shade: 0.7,
  })
  for (const [dx, dy, r] of [
    [-0.2, 1.5, 0.02],
    [0.06, 1.72, 0.014],
    [-0.06, 1.9, 0.01],
  ] as const)
    g.stroke(circle(x + dx * w, foot - h * dy, unit * r), '#ffffff', unit * 0.004, { ink: 0.4 })
}

/** A basket of towels, near enough to be cut by the page. */
function hamper({ g, height, unit }: Scenery, x: number, w: number): void {
  g.distance = 232
  const top = height - unit * 0.16
  for (const [dx, colour] of [
    [-0.2, '#e0705f'],
    [0.16, '#f6ead2'],
    [0, '#3f8fa8'],
  ] as const)
    g.shape(rectangle(x + dx * w - w * 0.26, top - unit * 0.05, w * 0.52, unit * 0.09, unit * 0.03), {
      fill: colour,
      shade: 0.8,
    })
  g.shape(
    polygon([
      [x - w * 0.5, top],
      [x + w * 0.5, top],
      [x + w * 0.42, height + 10],
      [x - w * 0.42, height + 10],
    ]),
    { fill: '#c98f4e', shade: 0.9 },
  )
  for (const k of [0.25, 0.55, 0.85])
    g.ink(
      curve(
        x - w * 0.48,
        top + k * unit * 0.16,
        x,
        top + (k + 0.08) * unit * 0.16,
        x + w * 0.48,
        top + k * unit * 0.16,
      ),
      0.5,
    )
}
