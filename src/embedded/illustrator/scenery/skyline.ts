import { polygon, rectangle, curve } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import type { Scenery } from './scenery.ts'

export function skyline(scenery: Scenery, y: number, h: number, col: string, fade: number, lit: boolean) {
  const { g, palette, random, width, height } = scenery
  let x = -10
  while (x < width + 20) {
    const w = width * random.between(0.035, 0.075),
      hh = height * h * random.between(0.4, 1)
    const cc = mix(adjust(col, random.between(-0.03, 0.03), 1, random.between(-12, 12)), palette.fog, fade)
    const kind = random.integer(0, 3)
    g.shape(rectangle(x, y * height - hh, w, hh + height * 0.1, kind === 1 ? [w * 0.4, w * 0.4, 0, 0] : 1), {
      fill: cc,
      shade: 0.6,
      line: 0.8,
    })
    if (kind === 2)
      g.shape(
        polygon([
          [x - 2, y * height - hh + 1],
          [x + w / 2, y * height - hh - w * 0.5],
          [x + w + 2, y * height - hh + 1],
        ]),
        { fill: adjust(cc, -0.05), shade: 0.5, line: 0.8 },
      )
    if (kind === 3)
      g.stroke(curve(x + w / 2, y * height - hh, x + w / 2, y * height - hh - w * 0.5), adjust(cc, -0.1), 3, {
        ink: 0.8,
      })
    const m = 3,
      s = w / (m * 1.7)
    for (let yy = y * height - hh + s * 1.4; yy < y * height; yy += s * 2.1)
      for (let k = 0; k < m; k++) {
        const on = lit ? random.chance(0.6) : random.chance(0.12)
        g.paint(
          rectangle(x + s * 0.6 + k * s * 1.65, yy, s, s * 1.25, 1),
          on ? '#ffdf8a' : adjust(cc, lit ? -0.06 : 0.08),
          {
            glow: on && lit ? 0.5 : 0,
            line: fade < 0.4 ? 0.35 : 0,
          },
        )
      }
    x += w * random.between(0.92, 1.08)
  }
}
