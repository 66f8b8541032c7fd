import type { Planes } from './planes.ts'

export function flare(o: Uint8ClampedArray, planes: Planes) {
  const { width, height, sun } = planes
  if (planes.indoor || planes.palette.weather === 'rain') return
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
