import { adjust, mix } from '../../colour.ts'
import { circle, curve, Path2D, polygon, rectangle } from '../buffers/paths.ts'
import type { Scenery } from './scenery.ts'

export function window_(
  scenery: Scenery,
  x: number,
  y: number,
  w: number,
  h: number,
  lit: boolean,
  arch = false,
  shutters?: string,
) {
  const { g, palette } = scenery
  const p = rectangle(x - w / 2, y - h, w, h, arch ? [w / 2, w / 2, 1, 1] : 2)
  const col = lit ? '#ffdf86' : palette.window
  if (shutters)
    for (const s of [-1, 1])
      g.shape(rectangle(x + s * w * 0.78 - w * 0.22, y - h * 1.02, w * 0.44, h * 1.04, 1), {
        fill: shutters,
        shade: 0.3,
        line: 0.6,
      })
  g.shape(rectangle(x - w * 0.6, y - h * 1.08, w * 1.2, h * 1.16, arch ? [w * 0.6, w * 0.6, 2, 2] : 2), {
    fill: palette.night ? '#8b87b0' : '#fff8ea',
    shade: 0.2,
    line: 0.6,
  })
  g.shape(p, { fill: col, shade: lit ? 0 : 0.5, line: 0.5, glow: lit ? 0.75 : 0 })
  const L = new Path2D()
  L.moveTo(x, y - h)
  L.lineTo(x, y)
  L.moveTo(x - w / 2, y - h * 0.52)
  L.lineTo(x + w / 2, y - h * 0.52)
  g.stroke(L, palette.night ? '#6a5a58' : '#fff8ea', Math.max(1, w * 0.09), { ink: 0.4 })
}

export function house(scenery: Scenery, x: number, foot: number, w: number, h: number, i = 0, fade = 0) {
  const { g, palette, random, floor = foot } = scenery
  const y = Math.min(foot, floor)
  const F = (s: string) => (fade ? mix(s, palette.fog, fade) : s)
  const wall = F(palette.wall[i % palette.wall.length]!),
    roof = F(palette.roof[i % palette.roof.length]!)
  const lit = palette.night || (!palette.high && random.chance(0.5))
  g.shape(rectangle(x - w / 2, y - h, w, h, 1), {
    fill: g.linear(0, y - h, 0, y, [
      [0, wall],
      [1, adjust(wall, -0.05, 1.1)],
    ]),
    shade: 0.55,
    line: 0.9,
  })
  // roof with tiles
  const rh = h * random.between(0.42, 0.6),
    ov = w * 0.09
  const rp = polygon([
    [x - w / 2 - ov, y - h + 2],
    [x - w * 0.36, y - h - rh],
    [x + w * 0.36, y - h - rh],
    [x + w / 2 + ov, y - h + 2],
  ])
  const gable = random.chance(0.45)
  const rp2 = gable
    ? polygon([
        [x - w / 2 - ov, y - h + 3],
        [x, y - h - rh * 1.15],
        [x + w / 2 + ov, y - h + 3],
      ])
    : rp
  if (random.chance(0.6)) {
    const chx = x + w * 0.22
    g.shape(rectangle(chx, y - h - rh * 0.9, w * 0.11, rh * 0.6, 1), {
      fill: adjust(wall, -0.06),
      shade: 0.5,
      line: 0.7,
    })
    g.shape(rectangle(chx - w * 0.02, y - h - rh * 0.95, w * 0.15, rh * 0.1, 1), { fill: roof, shade: 0.4, line: 0.6 })
  }
  g.shape(rp2, { fill: roof, shade: 0.7, line: 0.9 })
  g.clip(rp2, () => {
    const q = new Path2D(),
      s = w * 0.075
    let row = 0
    for (let yy = y - h; yy > y - h - rh * 1.2; yy -= s * 0.72, row++)
      for (let xx = x - w * 0.7 + (row % 2) * s * 0.5; xx < x + w * 0.7; xx += s) {
        q.moveTo(xx, yy)
        q.quadraticCurveTo(xx + s / 2, yy + s * 0.6, xx + s, yy)
      }
    g.stroke(q, adjust(roof, -0.07), Math.max(0.8, w * 0.008), { opacity: 0.8, ink: 0.35 })
  })
  const dw = w * 0.2,
    dx = x + (random.chance(0.5) ? -1 : 1) * w * 0.2
  const dcol = F(random.pick(['#3f7f86', '#b6503e', '#5d7d3f', '#8a5a35', '#3e6aa0']))
  const door = rectangle(dx - dw / 2, y - h * 0.48, dw, h * 0.48, [dw / 2, dw / 2, 0, 0])
  g.shape(rectangle(dx - dw * 0.62, y - h * 0.52, dw * 1.24, h * 0.52, [dw * 0.6, dw * 0.6, 0, 0]), {
    fill: F('#efe2cc'),
    shade: 0.2,
    line: 0.5,
  })
  g.shape(door, { fill: palette.night ? mix(dcol, '#1b2550', 0.35) : dcol, shade: 0.5, line: 0.7 })
  g.paint(circle(dx + dw * 0.26, y - h * 0.22, dw * 0.07), '#f3c552')
  const wx = x - (dx - x)
  window_(scenery, wx, y - h * 0.26, w * 0.16, h * 0.24, lit, false, random.chance(0.5) ? dcol : undefined)
  if (h > w * 0.75 || random.chance(0.5)) {
    window_(scenery, x - w * 0.22, y - h * 0.64, w * 0.13, h * 0.2, lit && random.chance(0.8), true)
    window_(scenery, x + w * 0.22, y - h * 0.64, w * 0.13, h * 0.2, lit && random.chance(0.8), true)
  }
  // flower box
  if (!fade) {
    g.shape(rectangle(wx - w * 0.12, y - h * 0.25, w * 0.24, h * 0.05, 1), { fill: '#a8643e', shade: 0.4, line: 0.6 })
    for (let k = 0; k < 6; k++)
      g.paint(circle(wx - w * 0.1 + k * w * 0.04, y - h * 0.26, w * 0.018), random.pick(palette.flowers), { line: 0.4 })
  }
}

function church(scenery: Scenery, x: number, y: number, h: number, fade: number) {
  const { g, palette } = scenery
  const F = (s: string) => mix(s, palette.fog, fade)
  const w = h * 0.26
  g.shape(rectangle(x - w / 2, y - h * 0.78, w, h * 0.78, 1), { fill: F(palette.wall[0]), shade: 0.7 })
  g.shape(rectangle(x - w * 0.56, y - h * 0.58, w * 1.12, h * 0.03, 1), {
    fill: F(palette.wall[1]),
    shade: 0.3,
    line: 0.7,
  })
  window_(scenery, x, y - h * 0.62, w * 0.34, h * 0.12, palette.night, true)
  window_(scenery, x, y - h * 0.34, w * 0.26, h * 0.1, palette.night, true)
  g.shape(
    polygon([
      [x - w * 0.62, y - h * 0.77],
      [x, y - h * 1.04],
      [x + w * 0.62, y - h * 0.77],
    ]),
    { fill: F(palette.roof[0]), shade: 0.8 },
  )
  g.stroke(curve(x, y - h * 1.04, x, y - h * 1.14), F('#5a4636'), h * 0.012, { ink: 0.8 })
}

export function village(scenery: Scenery, cx: number, y: number, span: number, size: number, n: number, fade: number) {
  const { random } = scenery
  const rows = [
    [0.35, 0.72],
    [0.12, 0.86],
    [0, 1],
  ] as const
  church(scenery, cx + span * 0.06, y - size * 0.35, size * 2.2, fade + 0.06)
  rows.forEach(([up, s], k) => {
    const m = Math.max(2, Math.round(n * (0.5 + k * 0.25)))
    for (let i = 0; i < m; i++) {
      const x = cx + ((i + 0.5) / m - 0.5) * span * (0.6 + 0.2 * k) + random.bell() * size * 0.1
      house(
        scenery,
        x,
        y - size * up * 0.9 + random.between(0, size * 0.06),
        size * s * random.between(0.75, 0.95),
        size * s * random.between(0.7, 1.0),
        random.integer(0, 3),
        fade + (2 - k) * 0.07,
      )
    }
  })
}
