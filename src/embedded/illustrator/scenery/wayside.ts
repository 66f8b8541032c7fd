import { adjust, mix } from '../../colour.ts'
import { circle, curve, Path2D, type Point, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { yAt } from './ground.ts'
import type { Scenery } from './scenery.ts'

export function path(
  scenery: Scenery,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w0: number,
  w1: number,
  bend: number,
  col = scenery.palette.path,
) {
  const { g, random, unit } = scenery
  const L: Point[] = [],
    R: Point[] = []
  const n = 18
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      e = t * t
    const x = x0 + (x1 - x0) * t + Math.sin(t * Math.PI * 1.6) * bend * (0.25 + t * 0.75),
      y = y0 + (y1 - y0) * (t * 0.45 + e * 0.55),
      w = w0 + (w1 - w0) * e
    L.push([x - w + random.bell() * w * 0.06, y])
    R.unshift([x + w + random.bell() * w * 0.06, y])
  }
  const p = smooth([...L, ...R], true, 0.45)
  g.shape(p, {
    fill: g.linear(0, y0, 0, y1, [
      [0, adjust(col, 0.03)],
      [1, adjust(col, -0.03)],
    ]),
    shade: 0.1,
    line: 0.7,
    lineOpacity: 0.8,
  })
  g.clip(p, () => {
    for (let i = 0; i < 40; i++) {
      const t = random(),
        y = y0 + (y1 - y0) * t
      g.paint(
        circle(
          x0 + (x1 - x0) * t + random.bell() * (w0 + (w1 - w0) * t) * 1.4 + Math.sin(t * 5) * bend * 0.5,
          y,
          unit * 0.004 * (0.5 + t * 2),
          unit * 0.0016 * (0.5 + t * 2),
        ),
        adjust(col, random.chance(0.5) ? -0.07 : 0.06),
        { opacity: 0.7 },
      )
    }
  })
}

export function stone(scenery: Scenery, x: number, y: number, s: number, col = '#9aa2a4') {
  const { g, random, palette } = scenery
  const cc = palette.night ? mix(col, '#1d2f5a', 0.55) : col
  g.contactShadow(x, y, s * 0.8, s * 0.14)
  const p = smooth(
    [
      [x - s * 0.6, y],
      [x - s * 0.55, y - s * 0.32],
      [x - s * 0.2, y - s * random.between(0.5, 0.65)],
      [x + s * 0.25, y - s * random.between(0.45, 0.6)],
      [x + s * 0.58, y - s * 0.25],
      [x + s * 0.6, y],
    ],
    true,
    0.42,
  )
  g.shape(p, { fill: cc, shade: 1 })
  g.stroke(
    curve(x - s * 0.1, y - s * 0.35, x + s * 0.02, y - s * 0.22, x - s * 0.02, y - s * 0.1),
    adjust(cc, -0.1),
    Math.max(1, s * 0.03),
    {
      ink: 0.5,
    },
  )
}

export function fence(scenery: Scenery, x0: number, x1: number, y: number, h: number, col = '#f4ead8') {
  const { g, random, palette } = scenery
  const cc = palette.night ? mix(col, '#2a4278', 0.6) : col
  const n = Math.round((x1 - x0) / (h * 0.52))
  for (const t of [0.35, 0.72])
    g.shape(rectangle(x0, y - h * t - h * 0.05, x1 - x0, h * 0.1, 2), {
      fill: adjust(cc, -0.04),
      shade: 0.3,
      line: 0.8,
    })
  for (let i = 0; i <= n; i++) {
    const x = x0 + ((x1 - x0) * i) / n,
      hh = h * random.between(0.92, 1.06),
      w = h * 0.085
    g.shape(
      polygon([
        [x - w, y],
        [x - w, y - hh * 0.86],
        [x, y - hh],
        [x + w, y - hh * 0.86],
        [x + w, y],
      ]),
      { fill: cc, shade: 0.6, line: 0.8 },
    )
  }
}

export function grass(
  scenery: Scenery,
  pts: Point[] | null,
  y0: number,
  y1: number,
  n: number,
  cols: string[],
  hgt: number,
) {
  const { g, random, width, unit } = scenery
  const sets = cols.map(() => new Path2D())
  const ink = new Path2D()
  for (let i = 0; i < n; i++) {
    const x = random() * width
    const t = Math.pow(random(), 0.8)
    const base = (pts ? yAt(pts, x) : 0) + y0 + (y1 - y0) * t
    const s = unit * hgt * (0.45 + t * 0.9) * random.between(0.6, 1.25)
    const p = sets[(random() * cols.length) | 0]!
    const m = random.integer(2, 4)
    for (let j = 0; j < m; j++) {
      const a = (j - (m - 1) / 2) * 0.32 + random.bell() * 0.2
      const w = s * 0.09
      const ex = x + Math.sin(a) * s,
        ey = base - Math.cos(a) * s
      p.moveTo(x - w + j * w, base)
      p.quadraticCurveTo(x + Math.sin(a) * s * 0.35, base - s * 0.55, ex, ey)
      p.quadraticCurveTo(x + Math.sin(a) * s * 0.35 + w, base - s * 0.5, x + w + j * w, base)
      p.closePath()
      if (i % 7 === 0) {
        ink.moveTo(x + j * w, base)
        ink.quadraticCurveTo(x + Math.sin(a) * s * 0.35, base - s * 0.55, ex, ey)
      }
    }
  }
  sets.forEach((p, i) => g.paint(p, cols[i]!))
  g.ink(ink, 0.5, 0.8)
}
