import type { Buffers } from '../buffers/buffers.ts'
import { Path2D, smooth, type Point } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type GarmentContext, trimOf } from './garment.ts'

export function drawPattern({ g, character, bones, body, back }: GarmentContext, hem: number): void {
  const { outfit } = character
  const [x, top] = bones.chest
  const trim = outfit.garment === 'pyjamas' ? adjust(outfit.colour, 0.14, 0.7) : trimOf(outfit.colour)
  const turn = bones.turn
  if (outfit.pattern === 'stripes')
    for (let y = top + 0.17; y < hem + 0.05; y += 0.125) {
      const band = new Path2D()
      band.moveTo(x - 1, y)
      band.quadraticCurveTo(x, y + 0.06, x + 1, y)
      band.lineTo(x + 1, y + 0.05)
      band.quadraticCurveTo(x, y + 0.11, x - 1, y + 0.05)
      g.paint(band, trim, { opacity: 0.92 })
    }
  if (outfit.pattern === 'dots' || outfit.pattern === 'hearts') {
    const path = new Path2D()
    for (let y = top + 0.1, row = 0; y < hem + 0.1; y += 0.115, row++)
      for (let dx = -1.2 + (row % 2) * 0.075; dx < 1.2; dx += 0.15) {
        if (outfit.pattern === 'dots') {
          path.moveTo(x + dx + 0.024, y)
          path.arc(x + dx, y, 0.024, 0, 7)
        } else {
          path.moveTo(x + dx, y + 0.03)
          path.bezierCurveTo(x + dx - 0.06, y - 0.01, x + dx - 0.03, y - 0.045, x + dx, y - 0.015)
          path.bezierCurveTo(x + dx + 0.03, y - 0.045, x + dx + 0.06, y - 0.01, x + dx, y + 0.03)
        }
      }
    g.paint(path, trim, { opacity: 0.95 })
  }
  if (outfit.pattern === 'checks') {
    const dark = adjust(outfit.colour, -0.13, 1.1)
    const across = new Path2D()
    const down = new Path2D()
    for (let d = -1.2; d < 1.2; d += 0.14) down.rect(x + d, top - 0.1, 0.05, hem - top + 0.3)
    for (let y = top; y < hem + 0.1; y += 0.14) across.rect(x - 1.3, y, 2.6, 0.05)
    g.paint(down, dark, { opacity: 0.5 })
    g.paint(across, dark, { opacity: 0.5 })
  }
  if (outfit.pattern === 'yoke')
    for (const [k, sign] of [
      [0.28, 1],
      [0.42, -1],
    ] as const) {
      const y = top + body.torso * k
      const zigzag = new Path2D()
      zigzag.moveTo(x - 1, y)
      for (let dx = -1, i = 0; dx < 1; dx += 0.085, i++) zigzag.lineTo(x + dx + 0.085, y + (i % 2 ? 0 : sign * 0.055))
      g.stroke(zigzag, trim, 0.024, { ink: 0.4 })
    }
  if (outfit.pattern === 'star' && !back) {
    const cx = x + turn * 0.1
    // Below the cords of a hood, which hang where a small body has its chest.
    const hooded = outfit.garment === 'hoodie'
    const cy = top + (hooded ? Math.max(body.torso * 0.5, 0.5) : body.torso * 0.46)
    const points = Array.from({ length: 10 }, (_, i): Point => {
      const r = (i % 2 ? 0.07 : 0.155) * (body.shoulder / 0.29) * (hooded ? 0.85 : 1)
      const a = (i / 10) * Math.PI * 2 - Math.PI / 2
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
    })
    g.paint(smooth(points, true, 0.15), trim, { line: 0.5 })
  }
  if (outfit.garment === 'jumper' || outfit.garment === 'hoodie') ribbing(g, outfit.colour, bones.hip[0], hem)
}

function ribbing(g: Buffers, colour: string, x: number, hem: number): void {
  const y = hem - 0.055
  const band = new Path2D()
  band.moveTo(x - 1, y)
  band.quadraticCurveTo(x, y + 0.07, x + 1, y)
  band.lineTo(x + 1, y + 0.25)
  band.lineTo(x - 1, y + 0.25)
  band.closePath()
  g.paint(band, adjust(colour, -0.055, 1.05), { line: 0.6 })
  const ribs = new Path2D()
  for (let dx = -0.7; dx < 0.7; dx += 0.036) {
    ribs.moveTo(x + dx, y + 0.035)
    ribs.lineTo(x + dx, y + 0.15)
  }
  g.stroke(ribs, adjust(colour, -0.1), 0.008, { opacity: 0.7 })
}
