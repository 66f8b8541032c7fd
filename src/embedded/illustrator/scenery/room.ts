import { adjust, mix } from '../../colour.ts'
import { Path2D, rectangle } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

type RoomColours = { wall: string; floor: string; trim: string }

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
