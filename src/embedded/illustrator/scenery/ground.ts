import { smooth, polygon, circle, rectangle, curve, Path2D, type Point } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

/** closed landscape ridge down to the bottom */
export function ridgePts(scenery: Scenery, y: number, amp: number, n: number, seedRough = 0.3): Point[] {
  const { random, width, height } = scenery
  const a = random.between(0, 6),
    b = random.between(0, 6)
  const pts: Point[] = []
  for (let i = -1; i <= n + 1; i++) {
    const t = i / n
    pts.push([
      t * width,
      y * height +
        (Math.sin(t * 4.2 + a) * 0.6 + Math.sin(t * 9.1 + b) * 0.28 + random.bell() * seedRough) * amp * height,
    ])
  }
  return pts
}

export function land(
  scenery: Scenery,
  pts: Point[],
  col: string,
  o: { line?: number; top?: string; shade?: number } = {},
): Path2D {
  const { g, width, height } = scenery
  const top = smooth(pts, false)
  const p = new Path2D(top)
  p.lineTo(width * 1.2, height * 1.1)
  p.lineTo(-width * 0.2, height * 1.1)
  p.closePath()
  const y0 = Math.min(...pts.map((q) => q[1]))
  g.shape(p, {
    fill: g.linear(0, y0, 0, y0 + height * 0.42, [
      [0, o.top ?? adjust(col, 0.05, 1.05, 6)],
      [0.35, col],
      [1, adjust(col, -0.085, 1.05, -8)],
    ]),
    shade: o.shade ?? 0.12,
    line: o.line ?? 0.9,
  })
  g.toneStroke(top, 0.32, height * 0.012, 0.35)
  return p
}

export const yAt = (pts: Point[], x: number): number => {
  for (let i = 0; i < pts.length - 1; i++)
    if (x >= pts[i]![0] && x <= pts[i + 1]![0]) {
      const t = (x - pts[i]![0]) / (pts[i + 1]![0] - pts[i]![0])
      const s = t * t * (3 - 2 * t)
      return pts[i]![1] + (pts[i + 1]![1] - pts[i]![1]) * s
    }
  return pts[0]![1]
}

export function mountains(scenery: Scenery, y: number, h: number, col: string, snow = true, n = 6) {
  const { g, random, width, height, palette } = scenery
  const peaks: Point[] = []
  const pts: Point[] = [[-width * 0.1, y * height]]
  for (let i = 0; i < n; i++) {
    const x = ((i + random.between(0.25, 0.75)) / n) * width * 1.1 - width * 0.05
    const ph = h * height * random.between(0.5, 1)
    peaks.push([x, y * height - ph])
    pts.push(
      [x - width * 0.06, y * height - ph * 0.55 + random.between(-9, 9)],
      [x, y * height - ph],
      [x + width * 0.035, y * height - ph * 0.68],
      [x + width * 0.075, y * height - ph * 0.4],
    )
  }
  pts.sort((a, b) => a[0] - b[0])
  pts.push([width * 1.1, y * height])
  const p = polygon([...pts, [width * 1.1, height], [-width * 0.1, height]])
  g.shape(p, {
    fill: g.linear(0, y * height - h * height, 0, y * height + h * height * 0.2, [
      [0, adjust(col, 0.02)],
      [1, mix(col, palette.fog, 0.5)],
    ]),
    shade: 0.2,
    line: 0.9,
  })
  g.clip(p, () => {
    for (const [x, py] of peaks) {
      const k = y * height - py
      g.albedo.globalAlpha = 0.5
      g.paint(
        polygon([
          [x, py],
          [x + width * 0.03, py + k * 0.3],
          [x + width * 0.012, py + k * 0.5],
          [x + width * 0.05, py + k],
          [x + width * 0.16, y * height],
          [x + width * 0.12, py + k * 0.4],
        ]),
        adjust(col, -0.06, 1.1),
      )
      g.albedo.globalAlpha = 1
      if (snow) {
        const s = k * 0.36
        const sp = polygon([
          [x - width * 0.002, py - 4],
          [x + width * 0.05, py + s * 1.0],
          [x + width * 0.028, py + s * 0.72],
          [x + width * 0.012, py + s * 1.02],
          [x - width * 0.006, py + s * 0.68],
          [x - width * 0.024, py + s * 1.0],
          [x - width * 0.044, py + s * 0.8],
        ])
        g.paint(sp, palette.snow, { line: 0.5 })
        g.paint(
          polygon([
            [x, py],
            [x + width * 0.05, py + s],
            [x + width * 0.028, py + s * 0.72],
            [x + width * 0.012, py + s * 1.02],
            [x + width * 0.004, py + s * 0.5],
          ]),
          mix(palette.snow, palette.shadow, 0.2),
        )
      }
    }
  })
}

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
  hgt = 0.02,
  k = 1,
) {
  const { g, random, width, unit } = scenery
  const sets = cols.map(() => new Path2D())
  const ink = new Path2D()
  for (let i = 0; i < n; i++) {
    const x = random() * width
    const t = Math.pow(random(), 0.8)
    const base = (pts ? yAt(pts, x) : 0) + y0 + (y1 - y0) * t
    const s = unit * hgt * (0.45 + t * 0.9) * random.between(0.6, 1.25) * k
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
