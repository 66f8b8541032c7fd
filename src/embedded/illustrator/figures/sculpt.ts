import type { Buffers } from '../buffers/buffers.ts'
import { circle, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

/**
 * The planes of a head as a portrait painter lays them down: one side turned from the light, sockets, the shade
 * under nose and lip, and light on brow, cheekbone and chin. The head's middle is (0, 0), its height 1.
 */
export function sculptHead(g: Buffers, skull: Path2D, turned: HeadTurn): void {
  const { w } = turned
  const away = g.localLight()[0] < 0 ? 1 : -1
  const middle = turned.on([0, 0.15])[0]
  const shade = (path: Path2D, value: number, opacity: number) => g.tone(path, value, opacity)
  g.clip(skull, () => {
    const outer = away * w * 1.2
    const side = (reach: number): Path2D =>
      smooth(
        [
          [away * w * (0.78 + reach), -0.5],
          [away * w * (0.7 + reach), -0.2],
          [away * w * (0.6 + reach) + middle * 0.3, 0.06],
          [away * w * (0.66 + reach) + middle * 0.3, 0.2],
          [away * w * (0.46 + reach) + middle * 0.4, 0.38],
          [away * w * (0.16 + reach) + middle * 0.5, 0.52],
          [outer, 0.56],
          [outer, -0.5],
        ],
        true,
        0.5,
      )
    shade(side(-0.1), -0.16, 0.5)
    shade(side(0.06), -0.3, 0.55)
    shade(circle(middle, 0.54, w * 0.9, 0.13), -0.34, 0.5)
    for (const eye of [-1, 1]) {
      const at: Point = [eye * 0.155, -0.012]
      shade(circle(turned.on(at)[0], at[1], 0.1 * Math.max(0.3, turned.breadth(at)), 0.062), -0.24, 0.55)
    }
    shade(circle(middle + away * 0.012, 0.205, 0.06, 0.022), -0.4, 0.6)
    shade(circle(middle * 0.9, 0.352, 0.075, 0.024), -0.34, 0.6)
    shade(circle(middle - away * (0.155 + 0.05), 0.125, 0.085, 0.055), 0.3, 0.6)
    shade(circle(middle * 0.6 - away * w * 0.28, -0.26, w * 0.42, 0.1), 0.26, 0.6)
    shade(circle(middle * 0.9 - away * 0.02, 0.425, 0.06, 0.034), 0.22, 0.6)
  })
}
