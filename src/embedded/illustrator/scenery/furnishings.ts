import { adjust, mix } from '../../colour.ts'
import { circle, polygon, rectangle, smooth } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

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
