import { createCanvas } from '@napi-rs/canvas'
import { rgb } from '../../colour.ts'
import { random } from '../../random.ts'
import { type Planes } from './planes.ts'

export function rays(o: Uint8ClampedArray, planes: Planes, k: number, n = 14) {
  const { width, height, sun, palette } = planes
  const c = createCanvas(width >> 1, height >> 1),
    x = c.getContext('2d')
  const chance = random(planes.seed + 9)
  x.fillStyle = '#000'
  x.fillRect(0, 0, width, height)
  x.globalCompositeOperation = 'lighter'
  const sx = sun[0] / 2,
    sy = sun[1] / 2,
    R = width
  for (let i = 0; i < n; i++) {
    const a = chance.between(0, 6.283),
      w = chance.between(0.015, 0.07)
    const g = x.createRadialGradient(sx, sy, 0, sx, sy, R * 0.55)
    const q = chance.between(0.25, 0.7)
    g.addColorStop(0, `rgba(255,255,255,${q})`)
    g.addColorStop(1, 'rgba(255,255,255,0)')
    x.fillStyle = g
    x.beginPath()
    x.moveTo(sx, sy)
    x.lineTo(sx + Math.cos(a - w) * R, sy + Math.sin(a - w) * R)
    x.lineTo(sx + Math.cos(a + w) * R, sy + Math.sin(a + w) * R)
    x.fill()
  }
  const d = c.data()
  const lc = rgb(palette.night ? palette.halo : palette.light)
  const w2 = width >> 1
  for (let y = 0; y < height; y++)
    for (let X = 0; X < width; X++) {
      const v = (d[((y >> 1) * w2 + Math.min(w2 - 1, X >> 1)) * 4]! / 255) * k
      if (v < 0.004) continue
      const j = (y * width + X) * 4
      for (let q = 0; q < 3; q++) o[j + q] = o[j + q]! + (255 - o[j + q]!) * v * (lc[q]! / 255)
    }
}

export function flare(o: Uint8ClampedArray, planes: Planes) {
  const { width, height, sun } = planes
  if (planes.indoor) return
  const cx = width / 2,
    cy = height / 2
  for (const [t, R, k, c] of [
    [0.55, 0.03, 0.13, [255, 220, 160]],
    [1.25, 0.06, 0.1, [160, 220, 255]],
    [1.6, 0.025, 0.16, [255, 170, 200]],
  ] as [number, number, number, number[]][]) {
    const x0 = sun[0] + (cx - sun[0]) * t,
      y0 = sun[1] + (cy - sun[1]) * t,
      r = R * height
    for (let y = Math.max(0, (y0 - r) | 0); y < Math.min(height, y0 + r); y++)
      for (let x = Math.max(0, (x0 - r) | 0); x < Math.min(width, x0 + r); x++) {
        const d = Math.hypot(x - x0, y - y0) / r
        if (d > 1) continue
        const a = k * (0.5 + 0.5 * d) * Math.min(1, (1 - d) * 8)
        const j = (y * width + x) * 4
        for (let q = 0; q < 3; q++) o[j + q]! += (c[q]! - o[j + q]! * 0.5) * a
      }
  }
}
