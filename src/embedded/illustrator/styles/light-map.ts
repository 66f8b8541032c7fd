import type { Planes } from './planes.ts'

export function lightMap(planes: Planes, k: number): { w: number; h: number; m: Float32Array } {
  const w = Math.ceil(planes.width / 16) + 1,
    h = Math.ceil(planes.height / 16) + 1,
    m = new Float32Array(w * h * 3)
  for (const l of planes.lights)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const d = Math.hypot(x * 16 - l.x, y * 16 - l.y) / l.radius
        if (d > 1) continue
        const f = (1 - d) * (1 - d) * (1 + 2 * d) * l.strength * k
        const i = (y * w + x) * 3
        m[i]! += (f * l.colour[0]) / 255
        m[i + 1]! += (f * l.colour[1]) / 255
        m[i + 2]! += (f * l.colour[2]) / 255
      }
  for (let i = 0; i < m.length; i++) m[i] = m[i]! > 0.3 ? 0.3 + (1 - Math.exp(-(m[i]! - 0.3) * 1.6)) * 0.34 : m[i]!
  return { w, h, m }
}
