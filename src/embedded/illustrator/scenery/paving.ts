import { adjust, mix } from '../../colour.ts'
import { Path2D, rectangle } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

/** The cobbled ground of a square, from its far edge down; its stones grow towards us. */
export function paving({ g, random, palette, width, height, unit }: Scenery, top: number): void {
  g.shape(rectangle(-5, top, width + 10, height - top + 10), {
    fill: g.linear(0, top, 0, height, [
      [0, mix(palette.path, palette.wall[1], 0.4)],
      [1, adjust(palette.path, -0.06)],
    ]),
    shade: 0,
    line: 0.7,
  })
  const stones = new Path2D()
  for (let i = 0; i < 240; i++) {
    const t = random() ** 0.8
    const s = unit * (0.004 + 0.022 * t)
    const [x, y] = [random() * width, top + unit * 0.008 + (height - top) * t]
    stones.moveTo(x + s, y)
    stones.ellipse(x, y, s, s * 0.36, 0, 0, 7)
  }
  g.stroke(stones, adjust(palette.path, -0.1), unit * 0.0016, { ink: 0.35, opacity: 0.5 })
}
