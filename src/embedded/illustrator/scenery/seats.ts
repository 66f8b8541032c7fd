import { smooth, polygon, circle, rectangle, curve } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { stone } from './wayside.ts'
import { type Scenery } from './scenery.ts'

export type SeatKind = 'bench' | 'log' | 'snowy-log' | 'rock' | 'towel' | 'pouf' | 'sofa' | 'plank'

/** Whether one sits on the ground there, with crossed legs. */
export function isLow(kind: SeatKind): boolean {
  return kind === 'towel' || kind === 'pouf'
}

/** Something to sit on: its middle and foot, how wide it is, and how high one sits on it, in pixels. */
export function drawSeat(
  scenery: Scenery,
  kind: SeatKind,
  x: number,
  foot: number,
  width: number,
  height: number,
  distance = 150,
): void {
  scenery.g.distance = distance
  switch (kind) {
    case 'bench':
      return bench(scenery, x, foot, width, height)
    case 'log':
    case 'snowy-log':
      return log(scenery, x, foot, width, height, kind === 'snowy-log')
    case 'rock':
      return stone(scenery, x, foot, width * 0.8, '#8d80b5')
    case 'towel':
      return towel(scenery, x, foot, width)
    case 'pouf':
      return pouf(scenery, x, foot, width)
    case 'sofa':
      return sofa(scenery, x, foot, width, height)
    case 'plank':
      return plank(scenery, x, foot, width, height)
  }
}

function log(scenery: Scenery, x: number, y: number, w: number, h: number, snow: boolean): void {
  const { g, palette, random, unit } = scenery
  g.contactShadow(x, y + h * 0.1, w * 0.62, h * 0.5, 0.7)
  const p = rectangle(x - w / 2, y - h, w, h, h * 0.45)
  g.shape(p, { fill: palette.trunk, shade: 1 })
  for (let i = 0; i < 7; i++) {
    const yy = y - h * random.between(0.15, 0.85),
      xx = x + random.between(-0.4, 0.3) * w
    g.stroke(
      curve(xx, yy, xx + w * 0.06, yy + random.bell() * 3, xx + w * 0.14, yy),
      adjust(palette.trunk, random.chance(0.5) ? -0.09 : 0.07),
      unit * 0.0025,
      { ink: 0.5 },
    )
  }
  g.shape(circle(x + w / 2 - h * 0.1, y - h / 2, h * 0.34, h * 0.5), { fill: adjust(palette.trunk, 0.16), shade: 0.4 })
  for (const k of [0.3, 0.6]) g.ink(circle(x + w / 2 - h * 0.1, y - h / 2, h * 0.34 * k, h * 0.5 * k), 0.5)
  if (snow)
    g.shape(
      smooth(
        [
          [x - w * 0.5, y - h * 0.7],
          [x - w * 0.4, y - h * 1.15],
          [x, y - h * 1.2],
          [x + w * 0.4, y - h * 1.15],
          [x + w * 0.48, y - h * 0.75],
          [x + w * 0.2, y - h * 0.85],
          [x - w * 0.2, y - h * 0.8],
        ],
        true,
        0.45,
      ),
      { fill: palette.snow, shade: 0.4 },
    )
}

function bench(scenery: Scenery, x: number, y: number, w: number, h: number): void {
  const { g } = scenery
  const col = '#a8693a'
  g.contactShadow(x, y, w * 0.6, h * 0.25, 0.6)
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * w * 0.42 - 4, y - h * 2, 9, h * 2, 3), { fill: '#454a58', shade: 0.5 })
  for (let i = 0; i < 3; i++)
    g.shape(rectangle(x - w / 2, y - h * (2.2 - i * 0.36), w, h * 0.26, 3), {
      fill: adjust(col, 0.02 * i),
      shade: 0.5,
      line: 0.8,
    })
  // The seat from above, then its front edge.
  g.shape(rectangle(x - w * 0.5, y - h * 1.14, w, h * 0.2, 3), { fill: adjust(col, 0.1), shade: 0.3, line: 0.8 })
  g.shape(rectangle(x - w * 0.52, y - h * 0.98, w * 1.04, h * 0.28, 4), { fill: adjust(col, 0.05), shade: 0.7 })
}

function towel(scenery: Scenery, x: number, y: number, w: number): void {
  const { g } = scenery
  const p = polygon([
    [x - w * 0.55, y + w * 0.06],
    [x - w * 0.44, y - w * 0.07],
    [x + w * 0.48, y - w * 0.07],
    [x + w * 0.58, y + w * 0.06],
  ])
  g.shape(p, { fill: '#f4e9d4', shade: 0.3 })
  g.clip(p, () => {
    for (let i = 0; i < 8; i += 2)
      g.paint(
        polygon([
          [x - w * 0.55 + i * w * 0.14, y + w * 0.08],
          [x - w * 0.44 + i * w * 0.115, y - w * 0.08],
          [x - w * 0.44 + (i + 1) * w * 0.115, y - w * 0.08],
          [x - w * 0.55 + (i + 1) * w * 0.14, y + w * 0.08],
        ]),
        '#d9573f',
        { line: 0.5 },
      )
  })
}

function pouf(scenery: Scenery, x: number, y: number, w: number): void {
  const { g } = scenery
  g.contactShadow(x, y, w * 0.6, w * 0.08, 0.7)
  g.shape(
    smooth(
      [
        [x - w * 0.5, y - w * 0.06],
        [x - w * 0.46, y - w * 0.17],
        [x, y - w * 0.215],
        [x + w * 0.46, y - w * 0.17],
        [x + w * 0.5, y - w * 0.06],
        [x + w * 0.36, y],
        [x - w * 0.36, y],
      ],
      true,
      0.45,
    ),
    { fill: '#d98a4a', shade: 1 },
  )
  for (const k of [-0.25, 0, 0.25])
    g.ink(curve(x + k * w * 0.7, y - w * 0.2, x + k * w * 1.3, y - w * 0.1, x + k * w, y - w * 0.01), 0.5)
}

/** A broad back, two cushions and arms, big enough for both. */
function sofa({ g, palette, unit }: Scenery, x: number, y: number, w: number, h: number): void {
  // At night lighter than the wall behind it, or flat inks would lose it.
  const cloth = palette.night ? mix('#79b0a6', '#2b3570', 0.22) : '#5f8f8a'
  const half = w * 0.62
  g.contactShadow(x, y, half * 1.15, h * 0.22, 0.8)
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * half * 0.92 - unit * 0.012, y - h * 0.2, unit * 0.024, h * 0.24, 3), {
      fill: '#6b4a2f',
      shade: 0.4,
    })
  g.shape(rectangle(x - half, y - h * 2.05, half * 2, h * 1.9, h * 0.4), { fill: adjust(cloth, -0.03), shade: 0.7 })
  g.ink(curve(x, y - h * 1.95, x, y - h * 1.05), 0.7)
  for (const s of [-1, 1])
    g.shape(rectangle(x + (s < 0 ? -half * 0.96 : half * 0.01), y - h * 1.12, half * 0.95, h * 0.5, h * 0.16), {
      fill: adjust(cloth, 0.03),
      shade: 0.7,
    })
  g.shape(rectangle(x - half * 0.98, y - h * 0.68, half * 1.96, h * 0.52, h * 0.1), { fill: cloth, shade: 0.6 })
  for (const s of [-1, 1])
    g.shape(rectangle(x + s * half - h * 0.28, y - h * 1.45, h * 0.56, h * 1.3, h * 0.26), {
      fill: adjust(cloth, 0.02),
      shade: 0.9,
    })
}

/** A plain bench without a back, for rooms where people make things. */
function plank({ g }: Scenery, x: number, y: number, w: number, h: number): void {
  g.contactShadow(x, y, w * 0.58, h * 0.2, 0.7)
  for (const s of [-1, 1])
    g.shape(
      polygon([
        [x + s * w * 0.4, y - h],
        [x + s * w * 0.34, y - h],
        [x + s * w * 0.38, y],
        [x + s * w * 0.45, y],
      ]),
      { fill: '#8f6038', shade: 0.6 },
    )
  g.shape(rectangle(x - w * 0.52, y - h * 1.02, w * 1.04, h * 0.24, h * 0.08), { fill: '#b9824f', shade: 0.7 })
}
