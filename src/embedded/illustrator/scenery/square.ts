import { adjust, mix } from '../../colour.ts'
import { circle, curve, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { blobCluster } from './foliage.ts'
import { house, window_ } from './houses.ts'
import type { Scenery } from './scenery.ts'

/** Houses on both sides of a street, smaller and higher on the page the further they are. */
export function street(scenery: Scenery, middle: number, top: number): void {
  const { g, width, height, unit } = scenery
  for (const [k, s] of [0.34, 0.46, 0.62, 0.84].entries())
    for (const edge of [-1, 1]) {
      g.distance = 50 + k * 9 + edge
      const x = (middle + edge * (0.075 + 0.43 * ((s - 0.25) / 0.6) ** 1.25)) * width
      house(
        scenery,
        x,
        top + height * 0.15 * (s - 0.3),
        unit * 0.33 * s,
        unit * 0.44 * s,
        k + edge + 1,
        0.24 - k * 0.07,
      )
    }
}

/** A town hall across the square: arches to walk under, windows above them, a clock over its middle. */
export function townHall(scenery: Scenery, x: number, foot: number, w: number): void {
  const { g, palette, unit } = scenery
  const [h, wall] = [unit * 0.34, mix(palette.wall[1], palette.fog, 0.08)]
  const lit = palette.night
  for (const [half, high] of [
    [0.13, 1.36],
    [0.5, 1],
  ] as const)
    g.shape(rectangle(x - w * half, foot - h * high, w * half * 2, h * high, 2), {
      fill: g.linear(0, foot - h * high, 0, foot, [
        [0, wall],
        [1, adjust(wall, -0.05)],
      ]),
      shade: 0.55,
    })
  g.shape(rectangle(x - w * 0.52, foot - h * 1.04, w * 1.04, h * 0.08, 3), { fill: palette.roof[0], shade: 0.5 })
  g.shape(
    polygon([
      [x - w * 0.16, foot - h * 1.35],
      [x, foot - h * 1.66],
      [x + w * 0.16, foot - h * 1.35],
    ]),
    { fill: palette.roof[0], shade: 0.7 },
  )
  const [cy, r] = [foot - h * 1.17, h * 0.1]
  g.shape(circle(x, cy, r), { fill: lit ? '#ffe39a' : '#fff8ea', shade: 0.2, glow: lit ? 0.6 : 0 })
  for (const [dx, dy] of [
    [0.3, -0.5],
    [-0.55, -0.2],
  ] as const)
    g.stroke(curve(x, cy, x + (dx * r) / 2, cy + (dy * r) / 2, x + dx * r, cy + dy * r), '#4a3b36', unit * 0.004)
  g.shape(rectangle(x - w * 0.5, foot - h * 0.52, w, h * 0.04, 2), { fill: adjust(wall, 0.05), shade: 0.4, line: 0.7 })
  for (let i = -3; i <= 3; i++) {
    const at = x + (i * w) / 7
    g.shape(rectangle(at - w * 0.052, foot - h * 0.42, w * 0.104, h * 0.42, [w * 0.052, w * 0.052, 0, 0]), {
      fill: adjust(wall, -0.22, 0.9),
      shade: 0.3,
      line: 0.8,
    })
    if (i !== 0) window_(scenery, at, foot - h * 0.62, w * 0.045, h * 0.22, lit, true)
  }
}

/** A round basin with a column and falling water. */
export function fountain({ g, palette, unit }: Scenery, x: number, foot: number, size: number): void {
  const stone = palette.night ? '#7d86ad' : '#cfc6b8'
  const wet = palette.night ? '#9fc4ff' : '#bfe6f2'
  const s = size * unit
  g.contactShadow(x, foot, s * 0.62, s * 0.1, 0.7)
  g.shape(rectangle(x - s * 0.07, foot - s * 0.75, s * 0.14, s * 0.7, 3), { fill: stone, shade: 0.8 })
  for (const edge of [-1, 1])
    for (const [out, down] of [
      [0.2, 0.36],
      [0.34, 0.22],
    ] as const)
      g.stroke(
        curve(
          x + edge * s * 0.04,
          foot - s * 0.8,
          x + edge * s * out,
          foot - s * 0.82,
          x + edge * s * (out + 0.03),
          foot - s * down,
        ),
        wet,
        s * 0.03,
        { opacity: 0.85 },
      )
  g.shape(
    smooth(
      [
        [x - s * 0.22, foot - s * 0.56],
        [x + s * 0.22, foot - s * 0.56],
        [x + s * 0.1, foot - s * 0.46],
        [x - s * 0.1, foot - s * 0.46],
      ],
      true,
      0.3,
    ),
    { fill: stone, shade: 0.8 },
  )
  g.shape(circle(x, foot - s * 0.24, s * 0.5, s * 0.08), { fill: wet, shade: 0.2, line: 0.7 })
  g.shape(rectangle(x - s * 0.53, foot - s * 0.24, s * 1.06, s * 0.24, [2, 2, s * 0.12, s * 0.12]), {
    fill: stone,
    shade: 0.9,
  })
  g.shape(rectangle(x - s * 0.56, foot - s * 0.27, s * 1.12, s * 0.07, s * 0.03), {
    fill: adjust(stone, 0.05),
    shade: 0.5,
  })
}

/** A clay pot with a flowering bush. */
export function flowerPot(scenery: Scenery, x: number, foot: number): void {
  const { g, palette, random, unit } = scenery
  g.contactShadow(x, foot, unit * 0.06, unit * 0.014)
  const pot = smooth(
    [
      [x - unit * 0.045, foot - unit * 0.07],
      [x + unit * 0.045, foot - unit * 0.07],
      [x + unit * 0.035, foot],
      [x - unit * 0.035, foot],
    ],
    true,
    0.2,
  )
  g.shape(pot, { fill: '#c2683f', shade: 0.9 })
  blobCluster(scenery, [[x, foot - unit * 0.1, unit * 0.05]], palette.leaf)
  for (let i = 0; i < 9; i++)
    g.paint(
      circle(x + random.bell() * unit * 0.05, foot - unit * 0.1 + random.bell() * unit * 0.04, unit * 0.009),
      random.pick(['#f25c54', '#f78fb3', '#ffd23f']),
      { line: 0.5 },
    )
}
