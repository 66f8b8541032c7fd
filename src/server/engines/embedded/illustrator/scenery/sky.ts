import { merge, smooth, circle, rectangle, Path2D } from '../buffers/paths.ts'
import { adjust, mix, alpha } from '../colour.ts'
import { type Scenery } from './scenery.ts'

export function sky(
  scenery: Scenery,
  o: { sunX?: number; sunY?: number; sunR?: number; stars?: number; noSun?: boolean } = {},
) {
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
  scenery.sunX = o.noSun ? -1 : (o.sunX ?? 0.75)
  const x = (o.sunX ?? 0.75) * width,
    y = (o.sunY ?? 0.2) * height,
    R = (o.sunR ?? (palette.night ? 0.075 : 0.07)) * unit
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
  if (!o.noSun) {
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
        g.paint(circle(x + a * R, y + b * R, s * R), '#ead9b0', { opacity: 0.7 })
    }
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

export function cloud(scenery: Scenery, x: number, y: number, w: number, o: { tall?: number; opacity?: number } = {}) {
  const { g, palette, random, style } = scenery
  const tall = o.tall ?? 0.5
  const flat = style === 'infantil' || style === 'retro' || style === 'comic' || style === 'dibujo'
  const lobes: [number, number, number][] = []
  const peak = random.between(0.32, 0.68)
  const env = (t: number) => Math.max(0, 1 - Math.pow(Math.abs(t - peak) / (t < peak ? peak : 1 - peak), 1.7))
  const m = 6
  for (let i = 0; i < m; i++) {
    const t = (i + 0.5) / m
    const e = env(t)
    const R = w * (0.075 + 0.085 * e) * random.between(0.85, 1.15)
    lobes.push([(t - 0.5) * w * 0.84, -R * 0.35 - e * w * 0.05, R])
  }
  const K = Math.round(tall * 5)
  for (let k = 1; k <= K; k++) {
    const q = k / (K + 1)
    const half = 0.42 * Math.pow(1 - q, 0.6)
    const cx = (peak - 0.5) * 0.84 * (0.35 + 0.65 * q)
    const m2 = Math.max(1, Math.round(5 * (1 - q)))
    for (let i = 0; i < m2; i++) {
      const t = m2 === 1 ? 0 : (i / (m2 - 1)) * 2 - 1
      const R = w * (0.145 - 0.045 * q) * random.between(0.8, 1.2)
      lobes.push([
        (cx + t * half * 0.8) * w + random.bell() * w * 0.03,
        -w * 0.04 - w * 0.088 * k - w * 0.05 * (1 - t * t) + random.bell() * w * 0.02,
        R,
      ])
    }
  }
  g.each((context) => {
    context.save()
    context.translate(x, y)
  })
  const cut = new Path2D()
  cut.rect(-w, -w * 2, w * 2, w * 2 + w * 0.03)
  g.each((context) => context.clip(cut))
  const base = rectangle(-w * 0.47, -w * 0.085, w * 0.94, w * 0.115, w * 0.057)
  const sil = merge([base, ...lobes.map(([a, b, R]) => circle(a, b, R))])
  if (o.opacity != null) g.albedo.globalAlpha = o.opacity
  const hi = flat ? 0.35 : 0.22
  g.shape(sil, {
    fill: g.linear(0, -w * tall * 0.8, 0, w * 0.04, [
      [0, palette.cloud],
      [0.62, palette.cloud],
      [1, mix(palette.cloud, palette.cloudShadow, flat ? 0.55 : 0.95)],
    ]),
    shade: hi,
    line: 0.8,
    lineOpacity: 0.6,
  })
  const [lx, ly] = g.light
  if (flat) {
    g.clip(sil, () => {
      g.tone(
        smooth(
          [
            [-w * 0.5, w * 0.06],
            [-w * 0.42, -w * 0.03],
            [-w * 0.2, -w * 0.005],
            [0, -w * 0.045],
            [w * 0.2, -w * 0.0],
            [w * 0.4, -w * 0.04],
            [w * 0.52, w * 0.06],
          ],
          true,
          0.5,
        ),
        -0.28,
        0.5,
      )
      const k = new Path2D()
      for (let i = 0; i < 3; i++) {
        const [a, b, R] = lobes[(random() * lobes.length) | 0]!
        k.moveTo(a - R * 0.6, b + R * 0.1)
        k.quadraticCurveTo(a - R * 0.3, b - R * 0.5, a + R * 0.25, b - R * 0.42)
      }
      g.ink(k, 0.6, 0.6)
      g.stroke(k, palette.cloudShadow, w * 0.006, { opacity: 0.6 })
    })
  } else {
    lobes.sort((p, q) => p[1] - q[1])
    g.clip(sil, () => {
      for (const [a, b, R] of lobes) {
        const gr = g.albedo.createRadialGradient(
          a + lx * R * 0.4,
          b + ly * R * 0.45,
          R * 0.15,
          a + lx * R * 0.1,
          b + ly * R * 0.1,
          R * 1.05,
        )
        gr.addColorStop(0, alpha(palette.cloud, 0.9))
        gr.addColorStop(0.7, alpha(palette.cloud, 0.55))
        gr.addColorStop(1, alpha(palette.cloud, 0))
        const sg = g.albedo.createRadialGradient(a - lx * R * 0.25, b - ly * R * 0.3, R * 0.3, a, b, R * 1.15)
        sg.addColorStop(0, alpha(palette.cloudShadow, 0.22))
        sg.addColorStop(0.7, alpha(palette.cloudShadow, 0.16))
        sg.addColorStop(1, alpha(palette.cloudShadow, 0))
        g.albedo.fillStyle = sg
        g.albedo.fill(circle(a, b + R * 0.12, R * 1.1))
        g.albedo.fillStyle = gr
        g.albedo.fill(circle(a, b, R * 1.02))
      }
      g.albedo.fillStyle = g.linear(0, -w * 0.1, 0, w * 0.04, [
        [0, alpha(palette.cloudShadow, 0)],
        [1, alpha(palette.cloudShadow, 0.8)],
      ])
      g.albedo.fillRect(-w, -w * 0.1, w * 2, w * 0.2)
    })
  }
  if (o.opacity != null) g.albedo.globalAlpha = 1
  g.each((context) => context.restore())
}

export function clouds(scenery: Scenery, n: number, y0 = 0.08, y1 = 0.32, tall = 0.35) {
  const { g, random, width, height, unit } = scenery
  for (let i = 0; i < n; i++) {
    g.distance = 10 + i
    const x = (i + random.between(0.15, 0.85)) / n,
      yy = random.between(y0, y1),
      w = random.between(0.22, 0.42),
      tl = tall * random.between(0.8, 1.25)
    if (scenery.sunX != null && Math.abs(x - scenery.sunX) < 0.13 && yy < 0.4) continue
    const [left, foot, broad] = [x * width, Math.max(yy, tl * 0.2) * height, unit * w]
    if (scenery.heads?.some((head) => isHat(left, foot, broad, tl, head))) continue
    cloud(scenery, left, foot, broad, { tall: tl })
  }
}

/** Whether a cloud ends behind a head, so that only its top looks out above the hair. */
function isHat(x: number, foot: number, w: number, tall: number, head: { x: number; y: number; radius: number }) {
  const crown = head.y - head.radius
  const beside = Math.abs(x - head.x) > w * 0.5 + head.radius
  return !beside && foot > crown - head.radius * 0.6 && foot - w * (0.25 + tall * 0.5) < head.y
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
