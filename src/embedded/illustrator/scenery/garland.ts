import { polygon, circle, rectangle, curve } from '../buffers/paths.ts'
import { alpha } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

export function garland(
  scenery: Scenery,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  kind: 'bunting' | 'bulbs' | 'lanterns',
  n: number,
) {
  const { g, palette, unit } = scenery
  const mx = (x0 + x1) / 2,
    my = (y0 + y1) / 2 + sag * 2
  g.stroke(curve(x0, y0, mx, my, x1, y1), palette.night ? '#28305a' : '#6b5040', unit * 0.003, {
    ink: 0.7,
    solid: true,
  })
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      w = 1 - t
    const x = w * w * x0 + 2 * w * t * mx + t * t * x1,
      y = w * w * y0 + 2 * w * t * my + t * t * y1
    const dx = 2 * w * (mx - x0) + 2 * t * (x1 - mx),
      dy = 2 * w * (my - y0) + 2 * t * (y1 - my)
    const s = Math.hypot(x1 - x0, y1 - y0) / n
    const col = ['#f25c54', '#ffd23f', '#4fb0c6', '#fff3e0', '#7bc86c', '#f78fb3'][i % 6]!
    if (kind === 'bunting')
      g.at(
        x,
        y,
        () => {
          g.shape(
            polygon([
              [-s * 0.38, 0],
              [s * 0.38, 0],
              [0, s * 0.78],
            ]),
            { fill: col, shade: 0.5, line: 0.8 },
          )
        },
        Math.atan2(dy, dx),
      )
    else {
      const R = kind === 'bulbs' ? unit * 0.009 : unit * 0.024
      const cc = kind === 'bulbs' ? '#fff0b0' : ['#ffb65e', '#ff8f6b', '#ffd98a'][i % 3]!
      g.albedo.fillStyle = g.radial(x, y + R * 1.4, 0, R * 4.5, [
        [0, alpha(cc, 0.6)],
        [1, alpha(cc, 0)],
      ])
      g.albedo.fillRect(x - R * 5, y - R * 4, R * 10, R * 11)
      g.shape(
        kind === 'bulbs' ? circle(x, y + R * 1.3, R * 0.8, R) : rectangle(x - R, y + R * 0.3, R * 2, R * 2.3, R * 0.8),
        {
          fill: cc,
          shade: 0.3,
          line: 0.7,
          glow: 0.9,
        },
      )
    }
  }
}
