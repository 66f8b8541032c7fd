import { createCanvas } from '@napi-rs/canvas'
import { rgb } from '../../colour.ts'
import { random } from '../../random.ts'
import type { Planes } from './planes.ts'

export function rays(o: Uint8ClampedArray, planes: Planes, k: number, n = 14) {
  const { width, height, sun, palette } = planes
  if (palette.weather === 'rain') return
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
  const colour = rgb(palette.night ? palette.halo : palette.light)
  const [red, green, blue] = colour.map((v) => (v * k) / (255 * 255)) as [number, number, number]
  const faintest = (0.004 * 255) / k
  for (let y = 0; y < height; y++)
    rayRow(o, y * width * 4, width, d, (y >> 1) * (width >> 1), faintest, red, green, blue)
}

function rayRow(
  o: Uint8ClampedArray,
  start: number,
  width: number,
  light: Uint8Array,
  row: number,
  faintest: number,
  red: number,
  green: number,
  blue: number,
): void {
  const last = (width >> 1) - 1
  for (let x = 0, j = start; x < width; x++, j += 4) {
    const v = light[(row + Math.min(last, x >> 1)) * 4]!
    if (v < faintest) continue
    o[j] = o[j]! + (255 - o[j]!) * v * red
    o[j + 1] = o[j + 1]! + (255 - o[j + 1]!) * v * green
    o[j + 2] = o[j + 2]! + (255 - o[j + 2]!) * v * blue
  }
}
