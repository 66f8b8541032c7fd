import { circle, curve, Path2D, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import { land } from './ground.ts'
import { tree } from './trees.ts'
import type { Scenery } from './scenery.ts'
import { cloud } from './clouds.ts'

export type RoomColours = { wall: string; floor: string; trim: string }

/** Daylight colours of a room, dimmed to blue at night and warmed in the evening. */
export function roomColours({ palette }: Scenery, wall: string, floor: string): RoomColours {
  const shade = (colour: string, night: string) =>
    palette.night ? mix(colour, night, 0.62) : palette.golden ? mix(colour, '#f0a868', 0.16) : colour
  return { wall: shade(wall, '#2d3a72'), floor: shade(floor, '#4a3f6e'), trim: palette.night ? '#8f8fc0' : '#fff8ec' }
}

/** Back wall with a pattern, skirting board and boards or tiles on the floor; returns where the floor begins. */
export function room(
  scenery: Scenery,
  { wall, floor, trim }: RoomColours,
  pattern: 'dots' | 'stripes' | 'tiles' | 'plain',
  ground: 'boards' | 'tiles' = 'boards',
): number {
  const { g, width, height, unit } = scenery
  const floorY = height * 0.74
  g.distance = 10
  g.subject = 'scenery'
  g.shape(rectangle(-5, -5, width + 10, height + 10), {
    fill: g.linear(0, 0, 0, height, [
      [0, adjust(wall, -0.025)],
      [1, adjust(wall, 0.02)],
    ]),
    shade: 0,
    line: 0,
  })
  wallpaper(scenery, wall, pattern, floorY)
  g.distance = 40
  g.shape(rectangle(-5, floorY, width + 10, height - floorY + 10), {
    fill: g.linear(0, floorY, 0, height, [
      [0, adjust(floor, 0.03)],
      [1, adjust(floor, -0.06)],
    ]),
    shade: 0,
    line: 0.9,
  })
  const lines = new Path2D()
  for (let i = 1; i < 6; i++) {
    const y = floorY + (height - floorY) * (i / 6) ** 1.4
    lines.moveTo(0, y)
    lines.lineTo(width, y)
  }
  if (ground === 'tiles')
    for (let i = -10; i <= 10; i++) {
      lines.moveTo(width * (0.5 + i * 0.06), floorY)
      lines.lineTo(width * (0.5 + i * 0.15), height)
    }
  g.stroke(lines, adjust(floor, -0.08), unit * 0.003, { ink: 0.45 })
  g.shape(rectangle(-5, floorY - unit * 0.03, width + 10, unit * 0.032, 2), { fill: trim, shade: 0.4, line: 0.7 })
  return floorY
}

function wallpaper(
  { g, width, unit }: Scenery,
  wall: string,
  pattern: 'dots' | 'stripes' | 'tiles' | 'plain',
  floorY: number,
): void {
  if (pattern === 'plain') return
  const path = new Path2D()
  if (pattern === 'stripes') for (let x = 0; x < width; x += unit * 0.08) path.rect(x, 0, unit * 0.036, floorY)
  if (pattern === 'dots')
    for (let y = unit * 0.03, row = 0; y < floorY; y += unit * 0.07, row++)
      for (let x = (row % 2) * unit * 0.042; x < width; x += unit * 0.084) {
        path.moveTo(x + unit * 0.009, y)
        path.arc(x, y, unit * 0.009, 0, 7)
      }
  if (pattern === 'tiles') {
    const grid = new Path2D()
    for (let y = floorY; y > floorY - unit * 0.36; y -= unit * 0.06) {
      grid.moveTo(0, y)
      grid.lineTo(width, y)
    }
    for (let x = 0; x < width; x += unit * 0.06) {
      grid.moveTo(x, floorY)
      grid.lineTo(x, floorY - unit * 0.36)
    }
    g.paint(rectangle(-5, floorY - unit * 0.36, width + 10, unit * 0.36), mix(wall, '#ffffff', 0.45))
    g.stroke(grid, adjust(wall, -0.05), unit * 0.0025, { ink: 0.35 })
    return
  }
  g.paint(path, adjust(wall, -0.028, 1.1))
}

/** A window onto the hour outside, with curtains in the given colour; returns its middle. */
export function roomWindow(
  scenery: Scenery,
  x: number,
  top: number,
  w: number,
  h: number,
  curtain?: string,
): [number, number] {
  const { g, palette, random, unit } = scenery
  const frame = palette.night ? '#8f8fc0' : '#fffaf0'
  g.distance = 12
  g.shape(rectangle(x - w / 2 - unit * 0.022, top - unit * 0.022, w + unit * 0.044, h + unit * 0.04, unit * 0.012), {
    fill: frame,
    shade: 0.6,
  })
  const pane = rectangle(x - w / 2, top, w, h, unit * 0.006)
  g.distance = 4
  g.shape(pane, {
    fill: g.linear(0, top, 0, top + h, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
    shade: 0,
  })
  g.clip(pane, () => {
    const [sx, sy, r] = [x + w * 0.18, top + h * 0.3, unit * 0.05]
    g.albedo.fillStyle = g.radial(sx, sy, r * 0.5, r * 4, [
      [0, alpha(palette.halo, 0.7)],
      [1, alpha(palette.halo, 0)],
    ])
    g.albedo.fillRect(x - w, top, w * 2, h)
    g.shape(circle(sx, sy, r), { fill: palette.sun, shade: 0.1, line: 0.6, glow: 0.7 })
    if (palette.night)
      for (let i = 0; i < 30; i++)
        g.paint(
          circle(x + random.between(-0.5, 0.5) * w, top + random() * h * 0.8, unit * random.between(0.001, 0.003)),
          '#ffffff',
          { glow: 0.7 },
        )
    else cloud(scenery, x - w * 0.22, top + h * 0.42, unit * 0.16)
    land(
      scenery,
      [
        [x - w, top + h * 0.82],
        [x - w * 0.3, top + h * 0.74],
        [x + w * 0.2, top + h * 0.82],
        [x + w, top + h * 0.76],
      ],
      palette.closer,
    )
    for (let i = 0; i < 4; i++)
      tree(scenery, 'round', x + random.between(-0.45, 0.45) * w, top + h * 0.92, unit * 0.09, { dens: 0.3 })
  })
  const bars = new Path2D()
  bars.moveTo(x, top)
  bars.lineTo(x, top + h)
  bars.moveTo(x - w / 2, top + h * 0.48)
  bars.lineTo(x + w / 2, top + h * 0.48)
  g.distance = 14
  g.stroke(bars, frame, unit * 0.012, { line: 0.6, solid: true })
  g.shape(rectangle(x - w * 0.58, top + h, w * 1.16, unit * 0.022, 3), { fill: frame, shade: 0.5, line: 0.7 })
  if (curtain) curtains(scenery, x, top, w, h, curtain)
  return [x, top + h * 0.4]
}

function curtains({ g, unit, palette }: Scenery, x: number, top: number, w: number, h: number, colour: string): void {
  const cloth = palette.night ? mix(colour, '#2d3a72', 0.4) : colour
  g.distance = 30
  for (const s of [-1, 1]) {
    const edge = x + s * w * 0.66
    g.shape(
      smooth(
        [
          [edge - s * w * 0.2, top - unit * 0.05],
          [edge + s * w * 0.16, top - unit * 0.05],
          [edge + s * w * 0.2, top + h * 0.6],
          [edge + s * w * 0.22, top + h * 1.16],
          [edge - s * w * 0.02, top + h * 1.17],
          [edge - s * w * 0.04, top + h * 0.6],
        ],
        true,
        0.4,
      ),
      { fill: cloth, shade: 1 },
    )
    for (let i = 0; i < 3; i++) {
      const fold = curve(
        edge + s * w * (i * 0.08 - 0.08),
        top,
        edge + s * w * (i * 0.075 - 0.02),
        top + h * 0.6,
        edge + s * w * (i * 0.07),
        top + h * 1.12,
      )
      g.toneStroke(fold, -0.4, unit * 0.006, 0.8)
      g.ink(fold, 0.45, 0.6)
    }
  }
  g.shape(rectangle(x - w * 0.95, top - unit * 0.06, w * 1.9, unit * 0.018, unit * 0.009), {
    fill: '#8a5a35',
    shade: 0.6,
  })
}

/** Shelves full of books and small things, standing at (x, foot). */
export function bookshelf(
  { g, random, unit, palette }: Scenery,
  x: number,
  foot: number,
  w: number,
  h: number,
  rows: number,
): void {
  const wood = palette.night ? '#7a5a66' : '#b97f47'
  g.contactShadow(x, foot, w * 0.62, unit * 0.025)
  g.shape(rectangle(x - w / 2, foot - h, w, h, 4), { fill: wood, shade: 0.7 })
  const shelf = h / rows
  for (let k = 0; k < rows; k++) {
    const top = foot - h + unit * 0.016 + k * shelf
    const bottom = top + shelf - unit * 0.024
    g.shape(rectangle(x - w * 0.46, top, w * 0.92, shelf - unit * 0.02, 2), {
      fill: adjust(wood, -0.16),
      shade: 0.2,
      line: 0.6,
    })
    for (let at = x - w * 0.44; at < x + w * 0.4;) {
      const thick = unit * random.between(0.012, 0.025)
      const tall = shelf * random.between(0.52, 0.8)
      if (random.chance(0.1)) {
        g.shape(circle(at + unit * 0.02, bottom - unit * 0.019, unit * 0.018), {
          fill: random.pick(['#f25c54', '#ffd23f', '#4fb0c6']),
          shade: 0.8,
          line: 0.7,
        })
        at += unit * 0.045
        continue
      }
      g.shape(rectangle(at, bottom - tall, thick, tall, 1), {
        fill: random.pick(['#d9573f', '#e9b23c', '#4c8c84', '#7f9fc4', '#9b5b7c', '#f4e6cf', '#5d7d3f']),
        shade: 0.4,
        line: 0.6,
      })
      at += thick
    }
  }
}

/** A round rug under the people. */
export function rug({ g, unit, height, palette }: Scenery, x: number, colours: readonly string[]): void {
  g.distance = 70
  colours.forEach((colour, i) => {
    const k = 1 - i * (0.62 / colours.length)
    g.shape(circle(x, height * 0.925, unit * 0.5 * k, unit * 0.088 * k), {
      fill: palette.night ? mix(colour, '#2b3570', 0.35) : colour,
      shade: 0.1,
      line: 0.7,
    })
  })
}

/** A lamp that gives warm light; returns where it shines. */
export function floorLamp({ g, unit }: Scenery, x: number, foot: number, h: number): [number, number] {
  g.shape(rectangle(x - unit * 0.007, foot - h, unit * 0.014, h, 3), { fill: '#6f5340', shade: 0.4 })
  g.shape(circle(x, foot, unit * 0.05, unit * 0.012), { fill: '#6f5340', shade: 0.4 })
  const top = foot - h
  g.albedo.fillStyle = g.radial(x, top, 0, unit * 0.4, [
    [0, 'rgba(255,220,140,.55)'],
    [1, 'rgba(255,220,140,0)'],
  ])
  g.albedo.fillRect(x - unit * 0.4, top - unit * 0.4, unit * 0.8, unit * 0.8)
  g.shape(
    polygon([
      [x - unit * 0.07, top + unit * 0.05],
      [x - unit * 0.042, top - unit * 0.06],
      [x + unit * 0.042, top - unit * 0.06],
      [x + unit * 0.07, top + unit * 0.05],
    ]),
    { fill: '#ffe2a0', shade: 0.2, glow: 0.9 },
  )
  return [x, top]
}

/** A picture on the wall: a small landscape in a frame. */
export function wallPicture({ g, random }: Scenery, x: number, y: number, w: number, h: number): void {
  g.distance = 20
  g.shape(rectangle(x - w / 2, y - h / 2, w, h, 3), {
    fill: random.pick(['#8a5a35', '#d9a441', '#f4ead6']),
    shade: 0.6,
  })
  const inner = rectangle(x - w * 0.42, y - h * 0.4, w * 0.84, h * 0.8, 1)
  g.shape(inner, { fill: random.pick(['#cfe6ea', '#f6d9b8', '#dfe7c8']), shade: 0, line: 0.6 })
  g.clip(inner, () => {
    g.paint(circle(x + w * 0.18, y - h * 0.14, h * 0.12), random.pick(['#f2b84b', '#f0795a']))
    g.paint(
      smooth([
        [x - w, y + h],
        [x - w * 0.4, y + h * 0.06],
        [x, y + h * 0.2],
        [x + w * 0.4, y - h * 0.02],
        [x + w, y + h],
      ]),
      random.pick(['#7fae72', '#5a8fa8', '#c98a5a']),
    )
  })
}
