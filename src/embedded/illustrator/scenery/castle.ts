import { smooth, polygon, rectangle, curve } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { window_ } from './houses.ts'
import { type Scenery } from './scenery.ts'

function tower(scenery: Scenery, x: number, y: number, w: number, h: number, wall: string, roof: string) {
  const { g, palette, random } = scenery
  g.shape(
    polygon([
      [x - w * 0.52, y],
      [x - w * 0.46, y - h],
      [x + w * 0.46, y - h],
      [x + w * 0.52, y],
    ]),
    { fill: wall, shade: 1 },
  )
  for (let i = 0; i < 10; i++)
    g.paint(
      rectangle(x + random.between(-0.4, 0.25) * w, y - h * random.between(0.05, 0.92), w * 0.15, w * 0.06, 1),
      adjust(wall, random.chance(0.5) ? -0.045 : 0.035),
      {
        line: 0.35,
      },
    )
  g.shape(rectangle(x - w * 0.58, y - h - w * 0.16, w * 1.16, w * 0.24, 2), {
    fill: adjust(wall, 0.025),
    shade: 0.7,
    line: 0.8,
  })
  g.shape(
    smooth(
      [
        [x - w * 0.74, y - h - w * 0.1],
        [x - w * 0.3, y - h - w * 0.75],
        [x, y - h - w * 1.75],
        [x + w * 0.3, y - h - w * 0.75],
        [x + w * 0.74, y - h - w * 0.1],
      ],
      true,
      0.2,
    ),
    { fill: roof, shade: 1 },
  )
  const fx = x,
    fy = y - h - w * 1.72
  g.stroke(curve(fx, fy, fx, fy - w * 0.5), '#7a5a3a', w * 0.05, { ink: 0.8 })
  const fl = smooth(
    [
      [fx, fy - w * 0.5],
      [fx + w * 0.25, fy - w * 0.44],
      [fx + w * 0.52, fy - w * 0.5],
      [fx + w * 0.4, fy - w * 0.33],
      [fx + w * 0.5, fy - w * 0.2],
      [fx + w * 0.25, fy - w * 0.16],
      [fx, fy - w * 0.22],
    ],
    true,
    0.4,
  )
  g.shape(fl, { fill: random.pick(palette.flowers.slice(0, 2)), shade: 0.5, line: 0.8 })
  window_(scenery, x, y - h * 0.68, w * 0.24, w * 0.4, true, true)
}

export function castle(scenery: Scenery, x: number, y: number, s: number, fade: number) {
  const { g, palette } = scenery
  const F = (q: string) => mix(q, palette.fog, fade)
  const W1 = F(palette.night ? '#6d73a8' : palette.golden ? '#eebf9f' : '#e9dfe6'),
    W2 = adjust(W1, -0.04),
    R1 = F(palette.night ? '#44418a' : '#4f72b8'),
    R2 = F(palette.night ? '#5a3f80' : '#d0607a')
  tower(scenery, x - s * 0.2, y, s * 0.13, s * 0.72, W2, R2)
  tower(scenery, x + s * 0.22, y, s * 0.12, s * 0.62, W2, R1)
  tower(scenery, x, y, s * 0.18, s * 0.86, adjust(W1, -0.02), R1)
  g.shape(rectangle(x - s * 0.36, y - s * 0.36, s * 0.72, s * 0.36, 2), { fill: W1, shade: 0.7 })
  for (let i = 0; i < 9; i++)
    g.shape(rectangle(x - s * 0.36 + i * s * 0.083, y - s * 0.41, s * 0.052, s * 0.06, 1), {
      fill: W1,
      shade: 0.5,
      line: 0.7,
    })
  tower(scenery, x - s * 0.38, y, s * 0.15, s * 0.46, W1, R1)
  tower(scenery, x + s * 0.38, y, s * 0.15, s * 0.46, W1, R2)
  const d = rectangle(x - s * 0.09, y - s * 0.2, s * 0.18, s * 0.2, [s * 0.09, s * 0.09, 0, 0])
  g.shape(rectangle(x - s * 0.11, y - s * 0.225, s * 0.22, s * 0.225, [s * 0.11, s * 0.11, 0, 0]), {
    fill: adjust(W1, 0.04),
    shade: 0.4,
    line: 0.7,
  })
  g.shape(d, { fill: F('#7a4b30'), shade: 0.6 })
  for (let i = 1; i < 4; i++)
    g.ink(curve(x - s * 0.09 + i * s * 0.045, y - s * 0.18, x - s * 0.09 + i * s * 0.045, y), 0.5)
  window_(scenery, x - s * 0.2, y - s * 0.14, s * 0.05, s * 0.09, true, true)
  window_(scenery, x + s * 0.2, y - s * 0.14, s * 0.05, s * 0.09, true, true)
}
