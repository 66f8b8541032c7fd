import { adjust, alpha } from '../../colour.ts'
import { circle, curve, type Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { type EyeContext, type EyeStyle, INK } from './eye-styles.ts'

export function drawOpenEye(context: EyeContext, x: number, y: number, side: 1 | -1, width: number): void {
  const { g, pen, kind, style, features, gaze, skin, iris, lashes } = context
  const { upper = 0, wide = 1, iris: irisSize = 1, pushed } = features.lids
  const height = (style.height * (1 + wide)) / 2
  const white = whiteOf(style.shape, x, y, width, height)
  pen.surface(white, kind === 'real' ? '#f1e8de' : '#fffdf9')
  if (kind === 'comic' || kind === 'sketch') g.ink(white, kind === 'comic' ? 0.8 : 0.5)
  const [irisWidth, irisHeight] = (style.iris ?? [0.05, 0.05]).map((radius) => radius * irisSize) as [number, number]
  const ix = x + gaze[0] * (width - irisWidth * 0.7) * 0.55
  const iy = y + gaze[1] * height * 0.22 + (kind === 'anime' ? height * 0.05 : 0)
  g.clip(white, () => {
    g.tone(rectangle(x - width * 1.2, y - height * 1.1, width * 2.4, height * 0.62), -0.34, 0.8)
    if (kind === 'comic' || kind === 'sketch') {
      const coloured = context.look.eyeColour !== undefined
      if (coloured) pen.surface(circle(ix, iy, irisWidth * 1.15, irisHeight * 1.15), iris)
      pen.dot(circle(ix, iy, irisWidth * (coloured ? 0.62 : 1), irisHeight * (coloured ? 0.62 : 1)), '#120d12')
    } else {
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
  if (pushed) {
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
  const arch = kind === 'real' ? height * 2.3 * (1 - upper * 1.7) : height * 1.08 * (1 - upper * 2.6)
  if (upper > 0) g.clip(white, () => pen.surface(lid(x, lidY, width, height, arch), adjust(skin, -0.05)))
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

/** What an upper lid covers of its eye. */
function lid(x: number, y: number, width: number, height: number, arch: number): Path2D {
  const path = curve(x - width * 1.06, y, x, y - arch, x + width * 1.06, y)
  path.lineTo(x + width * 1.3, y - height * 2.4)
  path.lineTo(x - width * 1.3, y - height * 2.4)
  path.closePath()
  return path
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
