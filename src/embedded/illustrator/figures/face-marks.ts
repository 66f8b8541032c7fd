import type { Look } from '../../../contract/looks.ts'
import { adjust, alpha, luma } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, merge, Path2D, type Point } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import type { EyeContext } from './eye-styles.ts'
import type { Pen } from './features.ts'
import type { FigureManner } from '../scene/manner.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

/** The blush, what a face blows up in its cheeks and what runs down them. */
export function drawCheeks(
  { g, pen, features }: EyeContext,
  { look, age }: Character,
  style: FigureManner,
  turned: HeadTurn,
  spread: number,
): void {
  const { blush = 1, on } = features.cheeks ?? {}
  // Who goes red does so in styles, too, where nobody is rosy.
  const rosy = blush > 1 ? Math.max(style.blush, 0.45) * blush : style.blush * blush
  const strength = Math.min(1.9, rosy * (age === 'child' || age === 'baby' ? 1 : 0.65))
  const tint = luma(look.skin) < 0.4 ? '#b0483a' : luma(look.skin) < 0.6 ? '#d2604a' : '#f4836f'
  for (const side of [-1, 1]) {
    const at: Point = [side * (spread + 0.065), 0.205]
    const breadth = Math.min(1, turned.breadth(at))
    if (breadth < 0.2) continue
    const shine = g.radial(0, 0, 0, 0.112, [
      [0, alpha(tint, 0.5 * strength)],
      [0.5, alpha(tint, 0.3 * strength)],
      [1, alpha(tint, 0)],
    ])
    const draw = () => {
      if (strength > 0) pen.fill(circle(0, 0, 0.115, 0.085), shine)
      if (on === 'tears') tear(pen, side)
      // Full of air, a cheek is round and shines; a line round it would be a wrinkle.
      if (on === 'puffed') g.tone(circle(-side * 0.01, 0.03, 0.085, 0.075), 0.42, 0.6)
    }
    g.at(turned.on(at)[0], at[1], draw, 0, breadth, 1)
  }
}

function tear(pen: Pen, side: number): void {
  const x = side * 0.03
  const drop = new Path2D()
  drop.moveTo(x, -0.1)
  drop.bezierCurveTo(x + 0.045, -0.03, x + 0.05, 0.03, x, 0.035)
  drop.bezierCurveTo(x - 0.05, 0.03, x - 0.045, -0.03, x, -0.1)
  pen.surface(drop, '#9bd3f2')
  pen.line(drop, '#4f93bd', 0.012, 0.4)
  pen.sparkle(circle(x - 0.012, -0.005, 0.011))
}

export function wrinkles(pen: Pen, skin: string, middle: number, spread: number, eyeY: number, amount: number): void {
  const line = adjust(skin, -0.13, 1.2, -4)
  if (amount > 1)
    for (const y of [-0.26, -0.2])
      pen.line(curve(middle - 0.14, y, middle, y - 0.014, middle + 0.14, y), line, 0.012, 0.35)
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

/** The darker the skin, the darker its freckles. */
export function freckles(pen: Pen, skin: string, middle: number, amount: number): void {
  const colour = alpha(adjust(skin, luma(skin) < 0.4 ? -0.2 : -0.16, 1.5), amount > 1 ? 0.75 : 0.55)
  for (const side of [-1, 1])
    for (const [dx, dy] of amount > 1 ? MANY : FEW)
      pen.fill(circle(middle + side * dx, dy, amount > 1 ? 0.0125 : 0.0105), colour)
}

const FEW = [
  [0.11, 0.165],
  [0.15, 0.19],
  [0.19, 0.168],
] as const
const MANY = [
  ...FEW,
  [0.035, 0.1],
  [0.07, 0.13],
  [0.085, 0.2],
  [0.13, 0.225],
  [0.17, 0.215],
  [0.22, 0.195],
  [0.23, 0.15],
] as const

export function dimples(pen: Pen, skin: string, middle: number): void {
  for (const side of [-1, 1])
    pen.line(
      curve(middle + side * 0.165, 0.255, middle + side * 0.19, 0.285, middle + side * 0.168, 0.318),
      adjust(skin, -0.2, 1.25, -4),
      0.017,
      0.5,
    )
}

const PLACES: Record<NonNullable<Look['markPlace']>, readonly [number, number]> = {
  frente: [0.09, -0.21],
  'mejilla izquierda': [-0.2, 0.235],
  'mejilla derecha': [0.2, 0.235],
  labio: [0.1, 0.235],
  barbilla: [0.06, 0.4],
}

/** A mark on the skin; those of teeth and ears are drawn with them. */
export function mark(g: Buffers, pen: Pen, { skin, mark: kind, markPlace }: Look, middle: number): void {
  const [dx, y] = PLACES[markPlace ?? 'mejilla derecha']
  const x = middle + dx
  if (kind === 'lunar') pen.dot(circle(x, y, 0.026), '#3a2018')
  else if (kind === 'cicatriz') {
    const seam = luma(skin) > 0.5 ? adjust(skin, -0.2, 1.4, -10) : adjust(skin, 0.2)
    pen.line(curve(x - 0.05, y - 0.04, x, y, x + 0.045, y + 0.045), seam, 0.02, 0.6)
    for (const k of [-0.025, 0.02])
      pen.line(curve(x + k - 0.02, y + k + 0.02, x + k + 0.02, y + k - 0.02), seam, 0.014, 0.5)
  } else if (kind === 'mancha de nacimiento') {
    const patch = merge([
      circle(x, y, 0.06, 0.045),
      circle(x + 0.035, y + 0.03, 0.04),
      circle(x - 0.03, y - 0.03, 0.035),
    ])
    g.paint(patch, adjust(skin, luma(skin) > 0.4 ? -0.16 : 0.14, 1.3, -12), { opacity: 0.75 })
  }
}
