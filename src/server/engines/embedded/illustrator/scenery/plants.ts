import { merge, smooth, circle, curve, limb, Path2D, type Point } from '../buffers/paths.ts'
import { adjust, mix, luma } from '../colour.ts'
import { yAt } from './ground.ts'
import { type Scenery } from './scenery.ts'
import { type Random } from '../random.ts'

export type TreeKind = 'round' | 'poplar' | 'pine' | 'birch' | 'palm' | 'cypress' | 'autumn' | 'cherry' | 'snowy'

const TURN = Math.PI * 2

export function dabs(random: Random, n: number, fn: () => [number, number], s0: number, s1: number): Path2D {
  const p = new Path2D()
  for (let i = 0; i < n; i++) {
    const [x, y] = fn()
    const s = random.between(s0, s1)
    const a = random.between(-0.9, 0.9) + (random.chance(0.5) ? 0.5 : 2.4)
    p.moveTo(x, y)
    p.ellipse(x, y, s, s * 0.48, a, 0, TURN)
  }
  return p
}

export function blobCluster(
  scenery: Scenery,
  blobs: [number, number, number][],
  leaf: readonly string[],
  o: { dens?: number; line?: number } = {},
) {
  const { g, random, unit } = scenery
  const [lx, ly] = g.localLight()
  const ds = Math.max(2.2, unit * 0.0062)
  blobs.forEach(([x, y, R], i) => {
    const k = i / Math.max(1, blobs.length - 1)
    const col = mix(leaf[0]!, leaf[1]!, k * 0.9)
    const m = Math.max(8, Math.round(R / (unit * 0.012)))
    const sc: Path2D[] = [circle(x, y, R * 0.9)]
    for (let j = 0; j < m; j++) {
      const a = (j / m) * TURN + random() * 0.2
      const q = R * random.between(0.8, 0.9)
      sc.push(circle(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.94, R * random.between(0.17, 0.27)))
    }
    const p = merge(sc)
    g.shape(p, { fill: col, shade: 1.0, line: o.line ?? 0.9 })
    const n = Math.round(34 * (o.dens ?? 1) * Math.min(2.2, (R / (unit * 0.055)) ** 2 + 0.25))
    const inside = (bias: number, spread: number): [number, number] => {
      const a = random() * TURN,
        q = Math.sqrt(random()) * R * spread
      return [x + lx * R * bias + Math.cos(a) * q, y + ly * R * bias + Math.sin(a) * q]
    }
    g.paint(
      dabs(random, n, () => inside(-0.34, 0.66), ds * 0.8, ds * 1.4),
      adjust(leaf[0]!, -0.03),
      { opacity: 0.6 },
    )
    g.paint(
      dabs(random, n, () => inside(0.1, 0.8), ds * 0.8, ds * 1.4),
      leaf[1]!,
      { opacity: 0.8 },
    )
    g.paint(
      dabs(random, n, () => inside(0.34, 0.6), ds * 0.75, ds * 1.25),
      leaf[2]!,
      { opacity: 0.9 },
    )
    g.paint(
      dabs(random, Math.round(n * 0.45), () => inside(0.52, 0.38), ds * 0.6, ds),
      leaf[3]!,
      { opacity: 0.95 },
    )
    if (g.lineWidth > 0) {
      const sq = new Path2D()
      for (let j = 0; j < 4; j++) {
        const [ax, ay] = inside(0, 0.6)
        sq.moveTo(ax - ds, ay)
        sq.quadraticCurveTo(ax, ay + ds * 1.1, ax + ds, ay)
        sq.quadraticCurveTo(ax + ds * 2, ay + ds * 1.1, ax + ds * 3, ay)
      }
      g.ink(sq, 0.55, 0.8)
    }
  })
}

export function trunk(scenery: Scenery, x: number, y: number, h: number, w: number, col: string, lean = 0) {
  const { g, random } = scenery
  const p = new Path2D()
  const tx = x + lean * h
  p.moveTo(x - w * 1.5, y)
  p.bezierCurveTo(x - w * 0.7, y - h * 0.12, x - w * 0.8 + lean * h * 0.4, y - h * 0.5, tx - w * 0.5, y - h)
  p.lineTo(tx + w * 0.5, y - h)
  p.bezierCurveTo(x + w * 0.75 + lean * h * 0.4, y - h * 0.5, x + w * 0.7, y - h * 0.12, x + w * 1.6, y)
  p.quadraticCurveTo(x, y - h * 0.04, x - w * 1.5, y)
  p.closePath()
  g.shape(p, { fill: col, shade: 1 })
  for (let i = 0; i < 5; i++) {
    const t = random.between(0.1, 0.85),
      xx = x + lean * h * t + random.between(-0.5, 0.4) * w
    g.stroke(
      curve(xx, y - h * t, xx + random.between(-2, 2), y - h * (t + 0.05), xx + lean * h * 0.08, y - h * (t + 0.11)),
      adjust(col, random.chance(0.5) ? -0.08 : 0.07),
      Math.max(1, w * 0.12),
      { opacity: 0.8, ink: 0.4 },
    )
  }
}

export function tree(
  scenery: Scenery,
  kind: TreeKind,
  x: number,
  y: number,
  h: number,
  o: { fade?: number; dens?: number } = {},
) {
  const { g, palette, random, unit } = scenery
  const fade = (s: string) => (o.fade ? mix(s, palette.fog, o.fade) : s)
  let leaf: readonly string[] = palette.leaf.map(fade)
  const tr = fade(palette.trunk)
  if (kind === 'autumn')
    leaf = ['#a8432b', '#d36b2f', '#eea23e', '#fbd069'].map((q) => fade(palette.night ? mix(q, '#24406e', 0.5) : q))
  if (kind === 'cherry')
    leaf = ['#c9638f', '#e78bae', '#f9b6cb', '#ffe1e8'].map((q) => fade(palette.night ? mix(q, '#2b3f7e', 0.5) : q))
  if (h > unit * 0.12) g.contactShadow(x + unit * 0.01, y, h * 0.3, h * 0.03, 0.5)
  switch (kind) {
    case 'pine':
    case 'snowy': {
      const col = fade(palette.pine)
      trunk(scenery, x, y, h * 0.2, h * 0.028, tr)
      const L = 5
      for (let i = 0; i < L; i++) {
        const t = i / (L - 1)
        const yb = y - h * (0.1 + t * 0.66),
          ww = h * 0.27 * (1 - t * 0.72),
          hh = h * (0.34 - t * 0.1)
        const n = 7
        const pts: Point[] = [[x, yb - hh]]
        const p = new Path2D()
        p.moveTo(x, yb - hh)
        p.quadraticCurveTo(x + ww * 0.3, yb - hh * 0.4, x + ww, yb)
        for (let k = 1; k <= n; k++) {
          const xx = x + ww - (2 * ww * k) / n
          p.quadraticCurveTo(x + ww - (2 * ww * (k - 0.5)) / n, yb + hh * 0.16, xx, yb + (k === n ? 0 : hh * 0.03))
        }
        p.quadraticCurveTo(x - ww * 0.3, yb - hh * 0.4, x, yb - hh)
        p.closePath()
        void pts
        g.shape(p, { fill: adjust(col, -0.03 + t * 0.05), shade: 1, line: 0.9 })
        if (kind === 'snowy') {
          const s = new Path2D()
          s.moveTo(x, yb - hh)
          s.quadraticCurveTo(x + ww * 0.26, yb - hh * 0.45, x + ww * 0.82, yb - hh * 0.12)
          s.quadraticCurveTo(x + ww * 0.4, yb - hh * 0.3, x + ww * 0.2, yb - hh * 0.16)
          s.quadraticCurveTo(x, yb - hh * 0.4, x - ww * 0.24, yb - hh * 0.12)
          s.quadraticCurveTo(x - ww * 0.45, yb - hh * 0.34, x - ww * 0.8, yb - hh * 0.1)
          s.quadraticCurveTo(x - ww * 0.26, yb - hh * 0.45, x, yb - hh)
          s.closePath()
          g.paint(s, fade(palette.snow), { line: 0.6 })
        } else if (!o.fade || o.fade < 0.5) {
          const dd = new Path2D()
          for (let k = 0; k < 7; k++) {
            const xx = x + random.between(-0.75, 0.75) * ww,
              q = Math.abs(xx - x) / ww
            const yy = yb - hh * (1 - q) * random.between(0.15, 0.7)
            dd.moveTo(xx, yy)
            dd.lineTo(xx + (xx - x) * 0.1, yy + h * 0.022)
          }
          g.stroke(dd, adjust(col, 0.09, 1.1, -10), Math.max(1, h * 0.007), { opacity: 0.7, ink: 0.4 })
        }
      }
      break
    }
    case 'poplar':
    case 'cypress': {
      const w = kind === 'cypress' ? h * 0.1 : h * 0.15
      trunk(scenery, x, y, h * 0.25, h * 0.022, tr)
      const bl: [number, number, number][] = []
      const n = 7
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1)
        bl.push([
          x + random.bell() * w * 0.12,
          y - h * (0.2 + t * 0.7),
          w * Math.sin(Math.PI * (0.22 + t * 0.66)) + w * 0.12,
        ])
      }
      const L = kind === 'cypress' ? leaf.map((q) => mix(q, palette.pine, 0.5)) : leaf
      blobCluster(scenery, bl, L, { dens: (o.dens ?? 1) * 0.7 })
      break
    }
    case 'birch': {
      const w = h * 0.022
      const p = limb([x, y], [x + h * 0.02, y - h * 0.5], [x, y - h], [w * 1.3, w, w * 0.7])
      g.shape(p, { fill: fade(palette.night ? '#9aaed0' : '#f3eee2'), shade: 0.9 })
      g.clip(p, () => {
        for (let i = 0; i < 14; i++) {
          const yy = y - h * random()
          g.paint(circle(x + random.between(-1, 1) * w, yy, w * random.between(0.3, 0.9), h * 0.006), fade('#3d3a3a'), {
            opacity: 0.8,
            line: 0.3,
          })
        }
      })
      blobCluster(
        scenery,
        [
          [x - h * 0.14, y - h * 0.72, h * 0.14],
          [x + h * 0.15, y - h * 0.78, h * 0.15],
          [x, y - h * 0.95, h * 0.16],
        ],
        leaf,
        o,
      )
      break
    }
    case 'palm': {
      const lean = random.between(-0.12, 0.12)
      trunk(scenery, x, y, h * 0.8, h * 0.028, tr, lean)
      const tx = x + lean * h * 0.8,
        ty = y - h * 0.8
      for (let i = 0; i < 9; i++) {
        const a = -Math.PI * (-0.12 + (1.24 * i) / 8)
        const L = h * 0.34 * random.between(0.85, 1.1)
        const ex = tx + Math.cos(a) * L,
          ey = ty + Math.sin(a) * L * 0.55 + L * 0.42 * Math.abs(Math.cos(a))
        const mx = tx + Math.cos(a) * L * 0.55,
          my = ty + Math.sin(a) * L * 0.75 - L * 0.12
        const fr = new Path2D()
        fr.moveTo(tx, ty)
        fr.quadraticCurveTo(mx, my, ex, ey)
        fr.quadraticCurveTo(mx + L * 0.02, my + L * 0.26, tx, ty + h * 0.02)
        fr.closePath()
        g.shape(fr, { fill: leaf[i % 3]!, shade: 0.9, line: 0.8 })
        g.stroke(curve(tx, ty, mx, my + L * 0.06, ex, ey), adjust(leaf[3]!, 0.02), Math.max(1, h * 0.005), {
          opacity: 0.7,
        })
      }
      for (let i = 0; i < 3; i++)
        g.shape(circle(tx + (i - 1) * h * 0.025, ty + h * 0.025, h * 0.022), {
          fill: fade('#7a4a2c'),
          shade: 0.8,
          line: 0.7,
        })
      break
    }
    default: {
      const th = h * 0.42
      trunk(scenery, x, y, th * 1.25, h * 0.036, tr, random.between(-0.05, 0.05))
      for (const s of [-1, 1])
        g.shape(
          limb(
            [x, y - th * 0.8],
            [x + s * h * 0.05, y - th * 1.0],
            [x + s * h * 0.14, y - th * 1.2],
            [h * 0.018, h * 0.014, h * 0.009],
          ),
          {
            fill: tr,
            shade: 0.8,
          },
        )
      const R = h * 0.2
      const bl: [number, number, number][] = [
        [x - R * 1.05, y - h * 0.48, R * 0.82],
        [x + R * 1.08, y - h * 0.5, R * 0.84],
        [x - R * 0.62, y - h * 0.68, R * 0.9],
        [x + R * 0.66, y - h * 0.7, R * 0.9],
        [x + random.bell() * R * 0.2, y - h * 0.52, R * 0.86],
        [x + random.bell() * R * 0.3, y - h * 0.82, R * 0.86],
      ]
      blobCluster(scenery, bl, leaf, o)
    }
  }
}

export function bush(
  scenery: Scenery,
  x: number,
  y: number,
  w: number,
  leaf: readonly string[] = scenery.palette.leaf,
  berries?: string,
) {
  const { g, random } = scenery
  g.contactShadow(x, y, w * 0.7, w * 0.1, 0.5)
  blobCluster(
    scenery,
    [
      [x - w * 0.32, y - w * 0.16, w * 0.24],
      [x + w * 0.34, y - w * 0.15, w * 0.23],
      [x, y - w * 0.26, w * 0.32],
    ],
    leaf,
  )
  if (berries)
    for (let i = 0; i < 7; i++)
      g.paint(circle(x + random.bell() * w * 0.45, y - w * random.between(0.05, 0.42), w * 0.03), berries, {
        line: 0.5,
      })
}

export function flower(scenery: Scenery, x: number, y: number, s: number, col: string, kind = 0) {
  const { g, palette, random } = scenery
  const st = s * random.between(1.6, 2.6),
    lx = x + random.bell() * s * 0.6
  g.stroke(
    curve(x, y, x + random.bell() * s * 0.3, y - st * 0.5, lx, y - st),
    palette.leaf[1],
    Math.max(1.2, s * 0.16),
    { ink: 0.6, solid: true },
  )
  const cy = y - st
  if (kind === 2) {
    const p = smooth(
      [
        [lx - s * 0.5, cy - s * 0.5],
        [lx - s * 0.2, cy - s * 0.2],
        [lx, cy - s * 0.6],
        [lx + s * 0.2, cy - s * 0.2],
        [lx + s * 0.5, cy - s * 0.5],
        [lx + s * 0.36, cy + s * 0.4],
        [lx - s * 0.36, cy + s * 0.4],
      ],
      true,
      0.4,
    )
    g.shape(p, { fill: col, shade: 0.7, line: 0.7 })
    return
  }
  const n = kind === 1 ? 9 : 5
  const p = new Path2D()
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TURN + 0.3
    p.moveTo(lx, cy)
    p.ellipse(
      lx + Math.cos(a) * s * 0.42,
      cy + Math.sin(a) * s * 0.42,
      s * (kind === 1 ? 0.36 : 0.36),
      s * (kind === 1 ? 0.14 : 0.28),
      a,
      0,
      TURN,
    )
  }
  g.shape(p, { fill: col, shade: 0.5, line: 0.6 })
  g.shape(circle(lx, cy, s * 0.24), { fill: luma(col) > 0.8 ? '#f6b93b' : '#ffe58a', shade: 0.4, line: 0.5 })
}

export function flowers(
  scenery: Scenery,
  pts: Point[] | null,
  y0: number,
  y1: number,
  n: number,
  s: number,
  cols: readonly string[] = scenery.palette.flowers,
  x0 = 0,
  x1 = 1,
) {
  const { random, width, unit } = scenery
  const it: [number, number, number][] = []
  for (let i = 0; i < n; i++) {
    const x = random.between(x0, x1) * width,
      t = random()
    it.push([x, (pts ? yAt(pts, x) : 0) + y0 + (y1 - y0) * t, unit * s * (0.6 + t * 0.7)])
  }
  it.sort((a, b) => a[1] - b[1])
  for (const [x, y, q] of it) flower(scenery, x, y, q, random.pick(cols), random.integer(0, 2))
}

export function mushroom(scenery: Scenery, x: number, y: number, s: number, col = '#e2523f') {
  const { g } = scenery
  g.contactShadow(x, y, s * 0.5, s * 0.09)
  g.shape(
    smooth(
      [
        [x - s * 0.16, y - s * 0.5],
        [x + s * 0.16, y - s * 0.5],
        [x + s * 0.22, y],
        [x - s * 0.22, y],
      ],
      true,
      0.4,
    ),
    { fill: '#fbeed6', shade: 0.8 },
  )
  const cap = new Path2D()
  cap.moveTo(x - s * 0.5, y - s * 0.45)
  cap.bezierCurveTo(x - s * 0.5, y - s * 1.15, x + s * 0.5, y - s * 1.15, x + s * 0.5, y - s * 0.45)
  cap.quadraticCurveTo(x, y - s * 0.32, x - s * 0.5, y - s * 0.45)
  cap.closePath()
  g.shape(cap, { fill: col, shade: 0.9 })
  g.clip(cap, () => {
    for (const [a, b, q] of [
      [-0.25, -0.6, 0.09],
      [0.08, -0.78, 0.11],
      [0.3, -0.55, 0.08],
      [-0.02, -0.5, 0.06],
    ] as const)
      g.paint(circle(x + a * s, y + b * s, q * s), '#fff6e6', { line: 0.4 })
  })
}
