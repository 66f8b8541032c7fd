import { circle, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { mix } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'

/** Shelves of books and balls; (bx, by) is the middle of their foot. */
export function drawShelves({ g, palette, random, unit }: Scenery, bx: number, by: number): void {
  const { night } = palette
  g.distance = 52
  const bw = unit * 0.28,
    bh = unit * 0.62
  g.contactShadow(bx, by, bw * 0.7, unit * 0.03)
  g.shape(rectangle(bx - bw / 2, by - bh, bw, bh, 5), { fill: night ? '#7a5a66' : '#b9793f', shade: 0.7 })
  for (let k = 0; k < 4; k++) {
    const sy = by - bh + unit * 0.02 + k * (bh / 4)
    g.shape(rectangle(bx - bw * 0.44, sy, bw * 0.88, bh / 4 - unit * 0.022, 2), {
      fill: night ? '#4a3852' : '#7d4d27',
      shade: 0.2,
      line: 0.6,
    })
    let x = bx - bw * 0.42
    const yb = sy + bh / 4 - unit * 0.024
    while (x < bx + bw * 0.36) {
      const w = unit * random.between(0.012, 0.026),
        h = (bh / 4) * random.between(0.5, 0.78)
      if (random.chance(0.12)) {
        g.shape(circle(x + unit * 0.022, yb - unit * 0.022, unit * 0.021), {
          fill: random.pick(['#f25c54', '#ffd23f', '#4fb0c6']),
          shade: 0.8,
          line: 0.7,
        })
        x += unit * 0.05
        continue
      }
      g.shape(rectangle(x, yb - h, w, h, 1), {
        fill: random.pick(['#d9573f', '#e9b23c', '#4c8c84', '#7f9fc4', '#9b5b7c', '#f4e6cf', '#5d7d3f']),
        shade: 0.4,
        line: 0.6,
      })
      x += w
    }
  }
}

/** A made bed under a patchwork quilt, its pillow on `side`. */
export function drawBed({ g, palette, unit }: Scenery, bedX: number, bedY: number, side: 1 | -1): void {
  const { night } = palette
  g.distance = 62
  const bedW = unit * 0.72
  g.contactShadow(bedX, bedY + unit * 0.02, bedW * 0.6, unit * 0.04, 0.7)
  g.shape(
    rectangle(bedX + side * bedW * 0.4 - unit * 0.05, bedY - unit * 0.34, unit * 0.1, unit * 0.36, [
      unit * 0.05,
      unit * 0.05,
      3,
      3,
    ]),
    {
      fill: '#a8693a',
      shade: 0.8,
    },
  )
  g.shape(rectangle(bedX - bedW / 2, bedY - unit * 0.09, bedW, unit * 0.1, 6), { fill: '#a8693a', shade: 0.7 })
  g.shape(
    smooth(
      [
        [bedX + side * bedW * 0.12, bedY - unit * 0.15],
        [bedX + side * bedW * 0.22, bedY - unit * 0.24],
        [bedX + side * bedW * 0.4, bedY - unit * 0.24],
        [bedX + side * bedW * 0.45, bedY - unit * 0.14],
        [bedX + side * bedW * 0.3, bedY - unit * 0.11],
      ],
      true,
      0.45,
    ),
    { fill: night ? '#c9d2f2' : '#fffaf2', shade: 0.9 },
  )
  const qp = smooth(
    [
      [bedX - side * bedW * 0.52, bedY],
      [bedX - side * bedW * 0.5, bedY - unit * 0.15],
      [bedX - side * bedW * 0.3, bedY - unit * 0.185],
      [bedX + side * bedW * 0.1, bedY - unit * 0.18],
      [bedX + side * bedW * 0.2, bedY - unit * 0.12],
      [bedX + side * bedW * 0.2, bedY - unit * 0.0],
    ],
    true,
    0.4,
  )
  g.shape(qp, { fill: '#4f86a8', shade: 0.8 })
  g.clip(qp, () => {
    const s = unit * 0.056
    let k = 0
    for (let yy = bedY - unit * 0.24; yy < bedY + s; yy += s, k++)
      for (let xx = bedX - bedW * 0.6, m = 0; xx < bedX + bedW * 0.6; xx += s, m++)
        g.paint(
          rectangle(xx, yy, s, s, 0),
          ['#e9b23c', '#d9573f', '#f4e6cf', '#6fa86a', '#7fb3cf', '#c98bb0'][(k * 2 + m * 3 + (k % 3)) % 6]!,
          {
            opacity: 0.95,
            line: 0.5,
          },
        )
  })
}

export function drawRug({ g, palette, height, unit }: Scenery, rx: number): void {
  const { night } = palette
  g.distance = 70
  for (const [s, q2] of [
    [1, '#c9584c'],
    [0.86, '#f3d9a6'],
    [0.72, '#4c8c84'],
    [0.56, '#f3d9a6'],
    [0.42, '#e9b23c'],
  ] as const)
    g.shape(circle(rx, height * 0.925, unit * 0.48 * s, unit * 0.085 * s), {
      fill: night ? mix(q2, '#2b3570', 0.35) : q2,
      shade: 0.1,
      line: 0.7,
    })
}

/** A lamp that is lit, on a bedside table whose foot is at (tx, by). */
export function drawBedsideLamp({ g, palette, unit }: Scenery, tx: number, by: number): void {
  const { night } = palette
  g.distance = 66
  g.shape(rectangle(tx - unit * 0.06, by - unit * 0.2, unit * 0.12, unit * 0.2, 5), {
    fill: night ? '#8a6878' : '#d19a5f',
    shade: 0.7,
  })
  g.shape(rectangle(tx - unit * 0.008, by - unit * 0.3, unit * 0.016, unit * 0.1, 3), { fill: '#7a4a2c', shade: 0.4 })
  g.albedo.fillStyle = g.radial(tx, by - unit * 0.34, 0, unit * 0.5, [
    [0, 'rgba(255,220,140,.6)'],
    [1, 'rgba(255,220,140,0)'],
  ])
  g.albedo.fillRect(tx - unit * 0.5, by - unit * 0.9, unit, unit)
  g.shape(
    polygon([
      [tx - unit * 0.07, by - unit * 0.28],
      [tx - unit * 0.042, by - unit * 0.39],
      [tx + unit * 0.042, by - unit * 0.39],
      [tx + unit * 0.07, by - unit * 0.28],
    ]),
    { fill: '#ffe2a0', shade: 0.2, glow: 0.9 },
  )
}
