import { adjust, mix } from '../../colour.ts'
import { circle, curve, limb, Path2D } from '../buffers/paths.ts'
import { blobCluster, trunk } from './foliage.ts'
import { type Scenery } from './scenery.ts'

type TreeKind = 'round' | 'poplar' | 'pine' | 'birch' | 'palm' | 'cypress' | 'autumn' | 'cherry' | 'snowy'

type TreeOptions = { fade?: number; dens?: number }

/** A tree to be drawn: where, how high, and in the colours of its kind and distance. */
type Grown = {
  scenery: Scenery
  kind: TreeKind
  x: number
  y: number
  h: number
  o: TreeOptions
  fade: (colour: string) => string
  leaf: readonly string[]
  tr: string
}

/** A tree with its foot at (x, y), `h` pixels high. */
export function tree(scenery: Scenery, kind: TreeKind, x: number, y: number, h: number, o: TreeOptions = {}) {
  const { g, palette, unit } = scenery
  const fade = (s: string) => (o.fade ? mix(s, palette.fog, o.fade) : s)
  let leaf: readonly string[] = palette.leaf.map(fade)
  const tr = fade(palette.trunk)
  if (kind === 'autumn')
    leaf = ['#a8432b', '#d36b2f', '#eea23e', '#fbd069'].map((q) => fade(palette.night ? mix(q, '#24406e', 0.5) : q))
  if (kind === 'cherry')
    leaf = ['#c9638f', '#e78bae', '#f9b6cb', '#ffe1e8'].map((q) => fade(palette.night ? mix(q, '#2b3f7e', 0.5) : q))
  if (h > unit * 0.12) g.contactShadow(x + unit * 0.01, y, h * 0.3, h * 0.03, 0.5)
  const grown: Grown = { scenery, kind, x, y, h, o, fade, leaf, tr }
  switch (kind) {
    case 'pine':
    case 'snowy':
      return conifer(grown)
    case 'poplar':
    case 'cypress':
      return slender(grown)
    case 'birch':
      return birch(grown)
    case 'palm':
      return palm(grown)
    default:
      return broadleaf(grown)
  }
}

function conifer({ scenery, kind, x, y, h, o, fade, tr }: Grown): void {
  const { g, palette, random } = scenery
  const col = fade(palette.pine)
  trunk(scenery, x, y, h * 0.2, h * 0.028, tr)
  const L = 5
  for (let i = 0; i < L; i++) {
    const t = i / (L - 1)
    const yb = y - h * (0.1 + t * 0.66),
      ww = h * 0.27 * (1 - t * 0.72),
      hh = h * (0.34 - t * 0.1)
    const n = 7
    const p = new Path2D()
    p.moveTo(x, yb - hh)
    p.quadraticCurveTo(x + ww * 0.3, yb - hh * 0.4, x + ww, yb)
    for (let k = 1; k <= n; k++) {
      const xx = x + ww - (2 * ww * k) / n
      p.quadraticCurveTo(x + ww - (2 * ww * (k - 0.5)) / n, yb + hh * 0.16, xx, yb + (k === n ? 0 : hh * 0.03))
    }
    p.quadraticCurveTo(x - ww * 0.3, yb - hh * 0.4, x, yb - hh)
    p.closePath()
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
}

function slender({ scenery, kind, x, y, h, o, leaf, tr }: Grown): void {
  const { palette, random } = scenery
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
}

function birch({ scenery, x, y, h, o, fade, leaf }: Grown): void {
  const { g, palette, random } = scenery
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
}

function palm({ scenery, x, y, h, fade, leaf, tr }: Grown): void {
  const { g, random } = scenery
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
}

function broadleaf({ scenery, x, y, h, o, leaf, tr }: Grown): void {
  const { g, random } = scenery
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
