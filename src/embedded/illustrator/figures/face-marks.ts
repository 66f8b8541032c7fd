import { adjust, alpha, luma } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import type { Pen } from './features.ts'
import type { FaceKind, FigureStyle } from './proportions.ts'

export function blush(
  pen: Pen,
  g: Buffers,
  { look, age }: Character,
  style: FigureStyle,
  middle: number,
  spread: number,
): void {
  if (style.blush <= 0) return
  const strength = style.blush * (age === 'child' || age === 'baby' ? 1 : 0.65)
  const tint = luma(look.skin) < 0.4 ? '#b0483a' : luma(look.skin) < 0.6 ? '#d2604a' : '#f4836f'
  for (const side of [-1, 1]) {
    const x = middle + side * (spread + 0.065)
    const spot = circle(x, 0.205, 0.115, 0.085)
    pen.fill(
      spot,
      g.radial(x, 0.205, 0, 0.112, [
        [0, alpha(tint, 0.5 * strength)],
        [0.5, alpha(tint, 0.3 * strength)],
        [1, alpha(tint, 0)],
      ]),
    )
  }
}

export function wrinkles(pen: Pen, skin: string, middle: number, spread: number, eyeY: number): void {
  const line = adjust(skin, -0.13, 1.2, -4)
  for (const side of [-1, 1]) {
    const x = middle + side * (spread + 0.125)
    pen.line(curve(x, eyeY - 0.002, x + side * 0.036, eyeY - 0.016), line, 0.011, 0.3)
    pen.line(curve(x, eyeY + 0.028, x + side * 0.036, eyeY + 0.036), line, 0.011, 0.3)
    pen.line(
      curve(middle + side * 0.115, 0.2, middle + side * 0.15, 0.24, middle + side * 0.14, 0.29),
      line,
      0.011,
      0.3,
    )
  }
}

export function freckles(pen: Pen, skin: string, middle: number): void {
  const colour = alpha(adjust(skin, -0.16, 1.5), 0.55)
  for (const side of [-1, 1])
    for (const [dx, dy] of [
      [0.11, 0.165],
      [0.15, 0.19],
      [0.19, 0.168],
    ] as const)
      pen.fill(circle(middle + side * dx, dy, 0.0105), colour)
}

export function glasses(g: Buffers, middle: number, spread: number, y: number, kind: FaceKind, turn: number): void {
  const r = kind === 'real' ? 0.105 : kind === 'button' ? 0.16 : 0.138
  const frame = '#4a342c'
  for (const side of [-1, 1]) {
    const far = side === Math.sign(turn) && Math.abs(turn) > 0.25
    const lens = circle(middle + side * spread, y + 0.01, r * (far ? 0.88 : 1), r)
    g.albedo.fillStyle = 'rgba(255,255,255,.13)'
    g.albedo.fill(lens)
    g.stroke(lens, frame, 0.022, { ink: 0.9 })
    const shine = curve(middle + side * spread - r * 0.5, y - r * 0.35, middle + side * spread - r * 0.1, y - r * 0.66)
    g.stroke(shine, 'rgba(255,255,255,.55)', 0.016)
  }
  const gap = spread - r
  g.stroke(curve(middle - gap, y - 0.005, middle, y - 0.035, middle + gap, y - 0.005), frame, 0.022, { ink: 0.9 })
  for (const side of [-1, 1])
    g.stroke(curve(middle + side * (spread + r), y - 0.01, side * 0.45, y - 0.03), frame, 0.02, { ink: 0.8 })
}
