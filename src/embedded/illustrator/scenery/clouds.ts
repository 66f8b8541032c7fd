import { circle, merge, Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { alpha, mix } from '../../colour.ts'
import type { Scenery } from './scenery.ts'

export function cloud(scenery: Scenery, x: number, y: number, w: number, tall = 0.5) {
  const { g, palette, random, style } = scenery
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
    // A single lobe on top would be a head.
    const m2 = Math.max(2, Math.round(5 * (1 - q)))
    for (let i = 0; i < m2; i++) {
      const t = (i / (m2 - 1)) * 2 - 1
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
  g.each((context) => context.restore())
}

export function clouds(scenery: Scenery, n: number, y0: number, y1: number, tall = 0.35) {
  const { g, random, width, height, unit } = scenery
  for (let i = 0; i < n; i++) {
    g.distance = 10 + i
    const x = (i + random.between(0.15, 0.85)) / n,
      yy = random.between(y0, y1),
      w = random.between(0.22, 0.42),
      tl = tall * random.between(0.8, 1.25)
    if (scenery.sun && Math.abs(x - scenery.sun[0] / scenery.width) < 0.13 && yy < 0.4) continue
    const [left, foot, broad] = [x * width, Math.max(yy, tl * 0.2) * height, unit * w]
    if (scenery.heads?.some((head) => isHat(left, foot, broad, tl, head))) continue
    cloud(scenery, left, foot, broad, tl)
  }
}

/** Whether a cloud ends behind a head, so that only its top would show above the hair. */
function isHat(x: number, foot: number, w: number, tall: number, head: { x: number; y: number; radius: number }) {
  const crown = head.y - head.radius
  const beside = Math.abs(x - head.x) > w * 0.5 + head.radius
  return !beside && foot > crown - head.radius * 0.6 && foot - w * (0.25 + tall * 0.5) < head.y
}
