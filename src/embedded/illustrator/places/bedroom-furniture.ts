import { adjust } from '../../colour.ts'
import { circle, rectangle, smooth } from '../buffers/paths.ts'
import { floorLamp } from '../scenery/furnishings.ts'
import type { Scenery } from '../scenery/scenery.ts'

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

/** A lamp that is lit, on a bedside table whose foot is at (tx, by). */
export function drawBedsideLamp(scenery: Scenery, tx: number, by: number): void {
  const { g, palette, unit } = scenery
  g.distance = 66
  const wood = palette.night ? '#8a6878' : '#d19a5f'
  for (const s of [-1, 1])
    g.shape(rectangle(tx + s * unit * 0.055 - unit * 0.008, by - unit * 0.12, unit * 0.016, unit * 0.12, 2), {
      fill: adjust(wood, -0.08),
      shade: 0.5,
    })
  g.shape(rectangle(tx - unit * 0.066, by - unit * 0.185, unit * 0.132, unit * 0.085, 3), { fill: wood, shade: 0.6 })
  g.shape(rectangle(tx - unit * 0.078, by - unit * 0.2, unit * 0.156, unit * 0.02, 3), { fill: wood, shade: 0.7 })
  g.shape(circle(tx, by - unit * 0.143, unit * 0.008), { fill: '#e9c46a', shade: 0.8 })
  floorLamp(scenery, tx, by - unit * 0.2, unit * 0.13)
}
