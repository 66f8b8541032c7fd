import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Point, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, alpha } from '../../colour.ts'
import type { Pen } from './features.ts'
import type { Expression } from './poses/pose.ts'
import type { FaceKind } from './proportions.ts'

export type EyeStyle = {
  width: number
  height: number
  /** Iris radii; none where the eye is a dot. */
  iris?: Point
  pupil?: number
  /** Thickness of the upper lid's line. */
  lid: number
  lashes: number
  brow: number
  browHeight: number
  shape: 'dot' | 'oval' | 'almond' | 'button'
}

export const EYE_STYLES: Record<FaceKind, EyeStyle> = {
  dot: { width: 0.044, height: 0.058, lid: 0.03, lashes: 0.018, brow: 0.024, browHeight: 0.17, shape: 'dot' },
  gentle: {
    width: 0.084,
    height: 0.088,
    iris: [0.058, 0.074],
    pupil: 0.62,
    lid: 0.026,
    lashes: 0.016,
    brow: 0.024,
    browHeight: 0.18,
    shape: 'oval',
  },
  big: {
    width: 0.102,
    height: 0.108,
    iris: [0.078, 0.088],
    pupil: 0.56,
    lid: 0.028,
    lashes: 0.019,
    brow: 0.038,
    browHeight: 0.19,
    shape: 'oval',
  },
  anime: {
    width: 0.1,
    height: 0.142,
    iris: [0.08, 0.126],
    pupil: 0.46,
    lid: 0.034,
    lashes: 0.022,
    brow: 0.02,
    browHeight: 0.225,
    shape: 'oval',
  },
  button: { width: 0.118, height: 0.118, lid: 0, lashes: 0, brow: 0.03, browHeight: 0.2, shape: 'button' },
  real: {
    width: 0.078,
    height: 0.038,
    iris: [0.036, 0.036],
    pupil: 0.52,
    lid: 0.017,
    lashes: 0.01,
    brow: 0.03,
    browHeight: 0.105,
    shape: 'almond',
  },
  comic: {
    width: 0.086,
    height: 0.108,
    iris: [0.048, 0.06],
    pupil: 1,
    lid: 0.03,
    lashes: 0.02,
    brow: 0.04,
    browHeight: 0.18,
    shape: 'oval',
  },
  retro: { width: 0.044, height: 0.056, lid: 0.034, lashes: 0.018, brow: 0.026, browHeight: 0.16, shape: 'dot' },
}

export type EyeContext = {
  g: Buffers
  pen: Pen
  kind: FaceKind
  style: EyeStyle
  expression: Expression
  gaze: Point
  skin: string
  iris: string
  browColour: string
  lashes: boolean
  elder: boolean
}

const INK = '#2b1c1c'

/** One eye without its brow; `side` −1 is the left of the picture, `scale` narrows the far one. */
export function drawEye(context: EyeContext, x: number, y: number, side: 1 | -1, scale: number): void {
  const { style, expression } = context
  const width = style.width * scale
  const shut = SHUT[expression]
  const squints =
    expression === 'laugh' && (style.shape === 'dot' || context.kind === 'gentle' || context.kind === 'anime')
  if ((shut || squints) && style.shape !== 'button') {
    drawClosedEye(context, x, y, side, width, shut === 'down')
    return
  }
  if (style.shape === 'button') drawButton(context, x, y, style.width)
  else if (style.shape === 'dot') drawDot(context, x, y, side, width)
  else drawOpenEye(context, x, y, side, width)
}

const SHUT: Partial<Record<Expression, 'up' | 'down'>> = { tender: 'up', sleep: 'down' }

/** The brow over an eye; over a fringe it shows through, as cartoonists have it. */
export function drawBrow(
  { pen, style, expression, browColour, elder, lashes }: EyeContext,
  x: number,
  y: number,
  side: number,
  scale: number,
): void {
  const length = Math.max(0.07, style.width * 1.05) * scale
  const top = y - style.browHeight - (expression === 'wonder' || expression === 'sing' ? 0.035 : 0)
  /** Inner and outer ends: worry lifts the inner one, courage the outer. */
  const inner = expression === 'sad' ? -0.035 : expression === 'brave' ? 0.03 : -0.004
  const outer = expression === 'sad' ? 0.02 : expression === 'brave' ? -0.01 : 0.034
  const path = curve(
    x - side * length * 0.85,
    top + inner,
    x + side * length * 0.1,
    top - 0.036,
    x + side * length,
    top + outer,
  )
  pen.line(path, browColour, style.brow * (elder ? 1.25 : 1) * (lashes ? 0.72 : 1), 0.75)
}

function drawClosedEye(
  { pen, style, lashes, kind }: EyeContext,
  x: number,
  y: number,
  side: number,
  w: number,
  down: boolean,
): void {
  const width = Math.max(0.066, w * 0.95)
  const line = Math.max(0.024, style.lid)
  const path = down
    ? curve(x - width, y, x, y + width * 0.8, x + width, y)
    : curve(x - width, y + width * 0.4, x, y - width * 0.75, x + width, y + width * 0.4)
  pen.line(path, INK, line)
  if (!lashes && kind !== 'retro') return
  for (const k of [0, 1]) {
    const lx = x + side * width * (0.72 + k * 0.3)
    const ly = y + (down ? width * 0.2 : width * 0.14)
    pen.line(curve(lx, ly, lx + side * 0.032, ly + (down ? 0.028 : -0.016)), INK, line * 0.6)
  }
}

function drawDot(
  { pen, style, expression, gaze, lashes }: EyeContext,
  x0: number,
  y0: number,
  side: number,
  width: number,
): void {
  const x = x0 + gaze[0] * 0.022
  const y = y0 + gaze[1] * 0.016
  const height = style.height * (expression === 'wonder' ? 1.2 : 1)
  pen.dot(circle(x, y, width, height), INK)
  pen.sparkle(circle(x - width * 0.28 + gaze[0] * 0.006, y - height * 0.36, width * 0.36))
  if (lashes)
    pen.line(
      curve(x + side * width * 0.7, y - height * 0.6, x + side * width * 1.7, y - height * 1.05),
      INK,
      style.lashes,
    )
}

function drawButton({ g, pen, gaze }: EyeContext, x: number, y: number, r: number): void {
  const eye = circle(x, y + 0.03, r)
  pen.dot(eye, '#0d0b0d')
  g.tone(eye, -0.1, 1)
  pen.sparkle(circle(x - r * 0.3 + gaze[0] * 0.02, y + 0.03 - r * 0.38, r * 0.26))
  pen.fill(circle(x + r * 0.34, y + 0.03 + r * 0.4, r * 0.22), '#99aabb', 0.3)
}

function drawOpenEye(context: EyeContext, x: number, y: number, side: 1 | -1, width: number): void {
  const { g, pen, kind, style, expression, gaze, skin, iris, lashes } = context
  const height =
    style.height * (expression === 'wonder' ? 1.1 : expression === 'calm' || expression === 'proud' ? 0.86 : 1)
  const white = whiteOf(style.shape, x, y, width, height)
  pen.surface(white, kind === 'real' ? '#f1e8de' : '#fffdf9')
  if (kind === 'comic') g.ink(white, 0.8)
  const [irisWidth, irisHeight] = style.iris ?? [0.05, 0.05]
  const ix = x + gaze[0] * (width - irisWidth * 0.7) * 0.55
  const iy = y + gaze[1] * height * 0.22 + (kind === 'anime' ? height * 0.05 : 0)
  g.clip(white, () => {
    g.tone(rectangle(x - width * 1.2, y - height * 1.1, width * 2.4, height * 0.62), -0.34, 0.8)
    if (kind === 'comic') pen.dot(circle(ix, iy, irisWidth, irisHeight), '#120d12')
    else {
      pen.fill(
        circle(ix, iy, irisWidth, irisHeight),
        g.linear(0, iy - irisHeight, 0, iy + irisHeight, [
          [0, adjust(iris, -0.2)],
          [0.5, iris],
          [1, adjust(iris, 0.17, 1.15)],
        ]),
      )
      const k = style.pupil ?? 0.5
      pen.dot(circle(ix, iy, irisWidth * k, irisHeight * k), '#150d0d')
    }
    if (kind === 'anime')
      pen.fill(rectangle(x - width * 1.2, y - height * 1.1, width * 2.4, height * 0.55), 'rgba(24,14,34,.34)')
    pen.sparkle(circle(ix - irisWidth * 0.32, iy - irisHeight * 0.42, irisWidth * 0.32, irisHeight * 0.3))
    if (kind !== 'real') pen.sparkle(circle(ix + irisWidth * 0.36, iy + irisHeight * 0.4, irisWidth * 0.15), 0.85)
  })
  if (expression === 'laugh' && kind !== 'real') {
    // A laugh pushes the cheeks up over the lower lids.
    const cheek = circle(x, y + height * 1.5, width * 1.5, height * 0.95)
    g.clip(white, () => pen.surface(cheek, skin))
    pen.line(
      curve(x - width * 0.92, y + height * 0.66, x, y + height * 0.44, x + width * 0.92, y + height * 0.66),
      adjust(skin, -0.14, 1.2),
      0.014,
      0.5,
    )
  }
  const lidY = kind === 'real' ? y + height * 0.1 : y - height * 0.3
  const arch = kind === 'real' ? height * 2.3 : height * 1.08
  pen.line(curve(x - width * 1.06, lidY, x, lidY - arch, x + width * 1.06, lidY), INK, style.lid)
  if (kind === 'big' || kind === 'real')
    pen.line(
      curve(x - width * 0.9, lidY - 0.035, x, lidY - arch - 0.04, x + width * 0.9, lidY - 0.035),
      adjust(skin, -0.13, 1.2),
      0.011,
      0.25,
    )
  if (kind === 'anime')
    pen.line(
      curve(x - width * 0.5, y + height * 0.9, x, y + height * 0.99, x + width * 0.5, y + height * 0.9),
      alpha('#5a3638', 0.8),
      0.012,
      0.4,
    )
  if (lashes)
    for (const k of [0, 1])
      pen.line(
        curve(
          x + side * width * (0.88 + k * 0.12),
          lidY - height * (0.3 - k * 0.25),
          x + side * width * (1.3 + k * 0.08),
          lidY - height * (0.62 - k * 0.34),
        ),
        INK,
        style.lashes,
      )
}

function whiteOf(shape: EyeStyle['shape'], x: number, y: number, w: number, h: number) {
  if (shape === 'almond')
    return smooth(
      [
        [x - w, y + h * 0.2],
        [x - w * 0.3, y - h],
        [x + w * 0.4, y - h * 0.94],
        [x + w, y + h * 0.14],
        [x + w * 0.3, y + h * 0.9],
        [x - w * 0.4, y + h * 0.88],
      ],
      true,
      0.55,
    )
  return smooth(
    [
      [x - w, y - h * 0.12],
      [x - w * 0.6, y - h * 0.82],
      [x + w * 0.6, y - h * 0.82],
      [x + w, y - h * 0.12],
      [x + w * 0.66, y + h * 0.78],
      [x - w * 0.66, y + h * 0.78],
    ],
    true,
    0.62,
  )
}
