import { circle, Path2D } from '../buffers/paths.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import { type Scenery } from './scenery.ts'

export function sky(scenery: Scenery, o: { sunX: number; sunY: number; sunR?: number; stars?: number }) {
  const { g, palette, random, width, height, unit } = scenery
  g.distance = 0
  g.subject = 'scenery'
  g.albedo.fillStyle = g.linear(0, 0, 0, height * 0.72, [
    [0, palette.sky[0]],
    [0.55, palette.sky[1]],
    [1, palette.sky[2]],
  ])
  g.albedo.fillRect(0, 0, width, height)
  // brushed bands
  for (let i = 0; i < 26; i++) {
    const y = random() * height * 0.62,
      t = y / (height * 0.72)
    const col =
      t < 0.55 ? mix(palette.sky[0], palette.sky[1], t / 0.55) : mix(palette.sky[1], palette.sky[2], (t - 0.55) / 0.45)
    g.albedo.globalAlpha = 0.16
    g.albedo.fillStyle = adjust(col, random.between(-0.03, 0.06), 1.05)
    g.albedo.fill(
      circle(
        random() * width,
        y,
        unit * random.between(0.18, 0.5),
        unit * random.between(0.008, 0.03),
        random.between(-0.04, 0.04),
      ),
    )
  }
  g.albedo.globalAlpha = 1
  const x = o.sunX * width,
    y = o.sunY * height,
    R = (o.sunR ?? (palette.night ? 0.075 : 0.07)) * unit
  scenery.sun = [x, y]
  // Where it rains neither sun nor stars are seen.
  if (palette.weather === 'rain') return
  if (palette.night) {
    const n = o.stars ?? 170
    for (let i = 0; i < n; i++) {
      const sx = random() * width,
        sy = Math.pow(random(), 1.3) * height * 0.66,
        s = unit * (0.0008 + 0.0022 * Math.pow(random(), 4))
      g.albedo.globalAlpha = random.between(0.45, 1)
      g.paint(circle(sx, sy, s), random.chance(0.2) ? '#ffe9b8' : '#f2f6ff', { glow: 0.7 })
    }
    g.albedo.globalAlpha = 1
    for (let i = 0; i < 12; i++)
      star4(scenery, random() * width, random() * height * 0.45, unit * random.between(0.006, 0.014), '#fffbe8')
  }
  g.albedo.fillStyle = g.radial(x, y, R * 0.6, R * (palette.night ? 5.5 : 7), [
    [0, alpha(palette.halo, palette.night ? 0.6 : 0.75)],
    [0.35, alpha(palette.halo, 0.25)],
    [1, alpha(palette.halo, 0)],
  ])
  g.albedo.fillRect(0, 0, width, height)
  g.distance = 4
  g.shape(circle(x, y, R), { fill: palette.sun, shade: 0.1, line: 0.8, glow: 0.8 })
  if (palette.night) {
    for (const [a, b, s] of [
      [-0.3, -0.25, 0.2],
      [0.25, 0.2, 0.26],
      [0.3, -0.35, 0.12],
      [-0.2, 0.4, 0.13],
    ] as const)
      g.paint(circle(x + a * R, y + b * R, s * R), adjust(palette.sun, -0.07), { opacity: 0.7 })
  }
}

export function star4(scenery: Scenery, x: number, y: number, s: number, col: string) {
  const p = new Path2D()
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4,
      R = i % 2 ? s * 0.22 : s
    const X = x + Math.cos(a) * R,
      Y = y + Math.sin(a) * R
    if (i > 0) p.lineTo(X, Y)
    else p.moveTo(X, Y)
  }
  p.closePath()
  scenery.g.paint(p, col, { glow: 0.9 })
}

export function birds(scenery: Scenery, n: number, x: number, y: number, s: number, col: string) {
  const { g, random, unit, width, height } = scenery
  for (let i = 0; i < n; i++) {
    const bx = x * width + random.bell() * unit * 0.16,
      by = y * height + random.bell() * unit * 0.06,
      k = unit * s * random.between(0.6, 1.2)
    const p = new Path2D()
    p.moveTo(bx - k, by - k * 0.35)
    p.quadraticCurveTo(bx - k * 0.45, by - k * 0.62, bx, by)
    p.quadraticCurveTo(bx + k * 0.45, by - k * 0.62, bx + k, by - k * 0.35)
    g.stroke(p, col, Math.max(1.4, k * 0.16), { ink: 0.9, solid: true })
  }
}

export function aurora(scenery: Scenery) {
  const { g, width, height } = scenery
  g.albedo.save()
  g.albedo.globalCompositeOperation = 'lighter'
  for (let k = 0; k < 3; k++) {
    const y0 = height * (0.14 + k * 0.08)
    for (let i = 0; i < 60; i++) {
      const t = i / 59
      const x = t * width,
        y = y0 + Math.sin(t * 5 + k * 2) * height * 0.06
      const h = height * (0.16 + 0.1 * Math.sin(t * 11 + k))
      g.albedo.fillStyle = g.linear(0, y - h, 0, y + h * 0.2, [
        [0, 'rgba(90,140,255,0)'],
        [0.6, k % 2 ? 'rgba(120,120,255,.12)' : 'rgba(80,230,180,.13)'],
        [1, 'rgba(80,255,190,0)'],
      ])
      g.albedo.fillRect(x, y - h, width / 40, h * 1.2)
    }
  }
  g.albedo.restore()
}

export function planet(scenery: Scenery, x: number, y: number, R: number, col: string, ring: boolean) {
  const { g, random } = scenery
  g.distance = 8
  const p = circle(x, y, R)
  if (ring)
    g.at(
      x,
      y,
      () => {
        const q = new Path2D()
        q.ellipse(0, 0, R * 1.75, R * 0.42, 0, Math.PI, Math.PI * 2)
        g.stroke(q, '#ffe3b0', R * 0.13, { line: 0.6 })
      },
      -0.3,
    )
  g.shape(p, { fill: col, shade: 1.2 })
  g.clip(p, () => {
    for (let i = 0; i < 6; i++)
      g.at(
        x,
        y,
        () =>
          g.paint(
            circle(random.bell() * R, -R + i * R * 0.36, R * 1.2, R * random.between(0.05, 0.13)),
            adjust(col, i % 2 ? 0.07 : -0.07),
            { opacity: 0.7 },
          ),
        -0.3,
      )
  })
  if (ring)
    g.at(
      x,
      y,
      () => {
        const q = new Path2D()
        q.ellipse(0, 0, R * 1.75, R * 0.42, 0, 0, Math.PI)
        g.stroke(q, '#ffe3b0', R * 0.13, { line: 0.6 })
        g.stroke(q, '#e8b777', R * 0.04)
      },
      -0.3,
    )
}
