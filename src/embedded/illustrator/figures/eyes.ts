import { circle, curve, rectangle } from '../buffers/paths.ts'
import { type EyeContext, INK } from './eye-styles.ts'
import { drawOpenEye } from './open-eye.ts'

/** One eye without its brow; `side` −1 is the left of the picture, `scale` narrows the far one. */
export function drawEye(context: EyeContext, x: number, y: number, side: 1 | -1, scale: number): void {
  const { eyeSize = 0, eyeTilt = 0 } = context.look
  const size = 1 + 0.11 * eyeSize
  context.g.at(x, y, () => eye(context, 0, 0, side), -side * eyeTilt * 0.11, size * scale, size)
  // A round eye looks the same however it is turned: its lid tells.
  if (eyeTilt === 0 || !ROUND.has(context.style.shape)) return
  const r = context.style.width * scale
  // On a button it lies close: further off it would be a second brow.
  const [cy, out] = context.style.shape === 'button' ? [y + 0.03, 0.76] : [y, 1]
  context.pen.line(
    curve(
      x + side * r * 0.55 * out,
      cy - r * (0.2 + 0.9 * out),
      x + side * r * 1.2 * out,
      cy - r * 0.9 * out,
      x + side * r * 1.75 * out,
      cy - r * (0.45 + 0.4 * eyeTilt) * out,
    ),
    INK,
    Math.max(0.02, context.style.lid * 0.8),
  )
}

const ROUND: ReadonlySet<string> = new Set(['dot', 'button'])

function eye(context: EyeContext, x: number, y: number, side: 1 | -1): void {
  const { style, kind } = context
  const { shut, wink, pushed } = context.features.lids
  const { width } = style
  const squints = pushed && (style.shape === 'dot' || kind === 'gentle' || kind === 'anime')
  if (shut || squints || (wink && side < 0)) drawClosedEye(context, x, y, side, width, shut === 'bow')
  else if (style.shape === 'button') drawButton(context, x, y, width)
  else if (style.shape === 'dot') drawDot(context, x, y, side, width)
  else drawOpenEye(context, x, y, side, width)
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
  const line = Math.max(style.shape === 'button' ? 0.034 : 0.024, style.lid)
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

function drawDot(context: EyeContext, x0: number, y0: number, side: number, width: number): void {
  const { pen, kind, style, features, gaze, lashes, look } = context
  const x = x0 + gaze[0] * 0.022
  const y = y0 + gaze[1] * 0.016
  const { wide = 1, iris = 1 } = features.lids
  const height = style.height * wide
  if (iris < 1) ring(context, x, y, width * 1.5, height * 1.3)
  const k = Math.min(1, iris)
  underLid(context, x, y, width, height, () => pen.dot(circle(x, y, width * k, height * k), INK))
  if (look.eyeColour) pen.surface(circle(x, y + height * 0.3, width * 0.66, height * 0.5), look.eyeColour)
  pen.sparkle(circle(x - width * 0.28 + gaze[0] * 0.006, y - height * 0.36, width * 0.36))
  // A brush leaves no more of an eye than its lid and what looks out from under it.
  if (kind === 'lid')
    pen.line(
      curve(x0 - width * 1.7, y0 - height * 0.3, x0, y0 - height * 1.9, x0 + width * 1.7, y0 - height * 0.3),
      INK,
      style.lid,
    )
  if (lashes)
    pen.line(
      curve(x + side * width * 0.7, y - height * 0.6, x + side * width * 1.7, y - height * 1.05),
      INK,
      style.lashes,
    )
}

/** The white that is seen round a small iris. */
function ring({ g, pen }: EyeContext, x: number, y: number, width: number, height: number): void {
  const white = circle(x, y, width, height)
  pen.surface(white, '#fffdf9')
  g.ink(white, 0.6)
}

/** A round eye whose upper part its lid covers. */
function underLid(context: EyeContext, x: number, y: number, width: number, height: number, draw: () => void): void {
  // Half a button looks sullen.
  const upper = (context.features.lids.upper ?? 0) * (context.style.shape === 'button' ? 0.7 : 1)
  if (upper === 0) return draw()
  const edge = y - height + 2 * upper * height
  context.g.clip(rectangle(x - width * 2, edge, width * 4, height * 4), draw)
  // An arch is at rest, a bar is cross.
  context.pen.line(
    curve(x - width * 0.96, edge + height * 0.3, x, edge - height * 0.32, x + width * 0.96, edge + height * 0.3),
    INK,
    Math.max(0.022, context.style.lid * 0.8),
  )
}

function drawButton(context: EyeContext, x: number, y: number, width: number): void {
  const { iris = 1 } = context.features.lids
  if (iris < 1) ring(context, x, y + 0.03, width * 1.1, width * 1.1)
  const r = width * Math.min(1, (1 + iris) / 2)
  underLid(context, x, y + 0.03, r, r, () => button(context, x, y, r))
}

function button({ g, pen, gaze, look }: EyeContext, x: number, y: number, r: number): void {
  const eye = circle(x, y + 0.03, r)
  pen.dot(eye, '#0d0b0d')
  g.tone(eye, -0.1, 1)
  pen.sparkle(circle(x - r * 0.3 + gaze[0] * 0.02, y + 0.03 - r * 0.38, r * 0.26))
  if (look.eyeColour) pen.surface(circle(x, y + 0.03 + r * 0.42, r * 0.62, r * 0.36), look.eyeColour)
  pen.fill(circle(x + r * 0.34, y + 0.03 + r * 0.4, r * 0.22), '#99aabb', 0.3)
}
