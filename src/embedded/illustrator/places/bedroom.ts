import { adjust } from '../../colour.ts'
import { curve, Path2D, rectangle } from '../buffers/paths.ts'
import { bookshelf, rug } from '../scenery/furnishings.ts'
import { garland } from '../scenery/garland.ts'
import { roomWindow } from '../scenery/room-window.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { drawBed, drawBedsideLamp } from './bedroom-furniture.ts'
import { type PlaceOptions, type Stage, WARM } from './place.ts'

const TURN = Math.PI * 2

/** A bedroom with a round window, a quilt and a bunting. */
export function drawBedroom(scenery: Scenery, o: PlaceOptions): Stage {
  const { width, height, unit, palette } = scenery
  const { night } = palette
  const wx = (0.5 + o.side * 0.23) * width,
    wy = height * 0.1,
    ww = unit * 0.42,
    wh = unit * 0.46
  const fy = height * 0.74
  const [bx, by] = [(0.5 - o.side * 0.38) * width, fy + unit * 0.03]
  const [bedX, bedY] = [(0.5 + o.side * 0.22) * width, height * 0.86]
  const tx = bx + o.side * unit * 0.24
  drawPaper(scenery)
  roomWindow(scenery, wx, wy, ww, wh, '#e0705f', true)
  drawFloor(scenery, fy)
  scenery.g.distance = 52
  bookshelf(scenery, bx, by, unit * 0.28, unit * 0.62, 4)
  drawBed(scenery, bedX, bedY, o.side)
  rug(scenery, (0.5 - o.side * 0.06) * width, ['#c9584c', '#f3d9a6', '#4c8c84', '#f3d9a6', '#e9b23c'])
  garland(scenery, -10, height * 0.06, wx - ww * 1.0, height * 0.07, unit * 0.05, 'bunting', 10)
  drawBedsideLamp(scenery, tx, by)
  return {
    floor: height * 0.94,
    castX: 0.5 - o.side * 0.1,
    adultHeight: 0.5,
    hero: { x: bedX, y: bedY - unit * 0.13, height: 0.2 * height },
    scatter: [
      [0.12 * width, height * 0.95],
      [0.88 * width, height * 0.96],
      [0.74 * width, height * 0.97],
      [0.3 * width, height * 0.985],
    ],
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
    horizon: 0.74,
    indoor: true,
    sun: [wx, wy + wh * 0.4],
    seat: 'sofa',
    wall: { x: (0.5 - o.side * 0.12) * width, y: height * 0.27, size: unit * 0.085 },
    front: () => undefined,
  }
}

/** Wallpaper with small flowers. */
function drawPaper({ g, palette, width, height, unit }: Scenery): void {
  const { night } = palette
  const wall = night ? '#3a4a80' : palette.golden ? '#f0c9a0' : '#f7dcc4',
    wall2 = adjust(wall, night ? 0.04 : -0.035, 1.1)
  g.distance = 10
  const P = new Path2D()
  P.rect(0, 0, width, height)
  g.shape(P, {
    fill: g.linear(0, 0, 0, height, [
      [0, adjust(wall, -0.02)],
      [1, adjust(wall, 0.02)],
    ]),
    shade: 0,
    line: 0,
  })
  const q = new Path2D()
  for (let y = 0, k = 0; y < height * 0.74; y += unit * 0.075, k++)
    for (let x = (k % 2) * unit * 0.045; x < width + 40; x += unit * 0.09) {
      for (let i = 0; i < 5; i++) {
        const a = i * 1.2566 - 1.57
        q.moveTo(x, y)
        q.ellipse(
          x + Math.cos(a) * unit * 0.007,
          y + Math.sin(a) * unit * 0.007,
          unit * 0.006,
          unit * 0.004,
          a,
          0,
          TURN,
        )
      }
    }
  g.paint(q, wall2)
}

function drawFloor({ g, palette, random, width, height, unit }: Scenery, fy: number): void {
  const { night } = palette
  g.distance = 40
  const fl = new Path2D()
  fl.rect(-5, fy, width + 10, height - fy + 5)
  const wood = night ? '#6d567a' : '#d9a468'
  g.shape(fl, {
    fill: g.linear(0, fy, 0, height, [
      [0, adjust(wood, 0.03)],
      [1, adjust(wood, -0.06)],
    ]),
    shade: 0,
    line: 0.9,
  })
  for (let i = 0; i < 5; i++) {
    const y = fy + (height - fy) * Math.pow((i + 1) / 5, 1.4)
    g.stroke(curve(0, y, width, y), adjust(wood, -0.09), unit * 0.003, { ink: 0.5 })
  }
  for (let i = 0; i < 26; i++) {
    const t = random(),
      y = fy + (height - fy) * t
    g.stroke(curve(random() * width, y, random() * width * 0.01 + random() * width, y), adjust(wood, -0.05), 1, {
      opacity: 0.15,
    })
  }
  g.shape(rectangle(-5, fy - unit * 0.03, width + 10, unit * 0.032, 2), {
    fill: night ? '#8f8fc0' : '#fff6ea',
    shade: 0.4,
    line: 0.7,
  })
}
