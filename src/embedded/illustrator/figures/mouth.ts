import type { Look } from '../../../contract/looks.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, Path2D, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, luma, mix } from '../../colour.ts'
import type { Pen } from './features.ts'
import type { Features } from './expressions.ts'
import type { FaceKind } from '../scene/manner.ts'

type MouthContext = {
  g: Buffers
  pen: Pen
  kind: FaceKind
  features: Features
  look: Look
  feminine: boolean
  grown: boolean
}

/** Half widths of a closed smile and thickness of its line, by kind of face. */
const SIZE: Record<FaceKind, readonly [width: number, line: number]> = {
  dot: [0.088, 0.024],
  lid: [0.062, 0.02],
  sketch: [0.1, 0.018],
  gentle: [0.096, 0.021],
  big: [0.118, 0.025],
  anime: [0.07, 0.02],
  button: [0.03, 0.022],
  real: [0.098, 0.015],
  comic: [0.12, 0.03],
  retro: [0.1, 0.028],
}

/** A mouth at (x, y), in heads. */
export function drawMouth(context: MouthContext, x: number, y: number): void {
  const { pen, kind, look, feminine } = context
  const { mouth } = context.features
  const { skin, mouthWidth = 0, lips = 0 } = look
  const width = SIZE[kind][0] * (1 + 0.13 * mouthWidth)
  const line = SIZE[kind][1] * (1 + 0.16 * lips)
  // On a beard only a lip that is lighter than it is seen.
  const bearded = look.beard === 'barba' && luma(look.hair) < 0.45
  const lip = bearded ? mix('#e58f80', skin, 0.2) : adjust(mix(skin, '#b0403a', 0.55), feminine ? -0.03 : -0.08)
  const dark = bearded ? lip : adjust(lip, -0.14)
  // A toy's mouth is a dash: it takes more to be seen move.
  const wide = width * mouth.width * (kind === 'button' && mouth.shape !== 'smile' ? 2.2 : 1)
  const arc = (left: number, middle: number, right: number, ink = dark) =>
    pen.line(curve(x - wide, y + left, x, y + middle, x + wide, y + right), ink, line)
  switch (mouth.shape) {
    case 'grin':
      return openMouth(context, x, y - 0.012, wide, deepOf(wide, mouth), true)
    case 'oval':
    case 'howl':
      return openMouth(context, x, y - 0.03, wide, deepOf(wide, mouth), false)
    case 'frown':
      return arc(0.03, -0.035, 0.03)
    case 'slant':
      return arc(0.026, 0.012, -0.014)
    case 'smirk': {
      arc(0.006, wide * 0.62, -wide * 0.42)
      return pen.line(
        curve(x + wide * 0.92, y - wide * 0.52, x + wide * 1.16, y - wide * 0.34, x + wide * 1.06, y - wide * 0.16),
        dark,
        line * 0.7,
        0.5,
      )
    }
    case 'wave':
      return pen.line(
        smooth(
          [-1, -0.5, 0, 0.5, 1].map((k, i) => [x + k * wide, y + 0.008 + (i % 2 ? -1 : 1) * wide * 0.16] as const),
          false,
        ),
        dark,
        line,
      )
    default:
  }
  if (showsTeeth(look)) return openMouth(context, x, y - 0.006, wide, wide * (kind === 'button' ? 1.1 : 0.72), true)
  if (kind !== 'button') return smile(context, x, y, lip, dark, wide, line)
  const full = wide * (1 + 0.3 * Math.max(0, mouthWidth))
  pen.line(curve(x - full, y - 0.02, x, y + 0.014, x + full, y - 0.02), dark, line, 0.5)
  if (lips > 0) pen.fill(circle(x, y + 0.012, full * 1.15, 0.011 * lips + 0.012), lip, 0.8)
}

const deepOf = (wide: number, { width, deep }: { width: number; deep: number }) => (wide * deep) / width

/** Braces and a gap between the teeth are seen in an open smile. */
const showsTeeth = ({ mark }: Look) => mark === 'brackets' || mark === 'dientes separados'

function smile(
  { g, pen, kind, feminine, grown, look }: MouthContext,
  x: number,
  y: number,
  lip: string,
  dark: string,
  width: number,
  line: number,
): void {
  const deep = width * (kind === 'real' ? 0.42 : 0.78)
  // In painted styles the mouth is thin and turned up: full closed lips look stern.
  const up = kind === 'big' ? 0.022 : 0.006
  const full = 1 + 0.24 * (look.lips ?? 0)
  if (kind === 'real' || (kind === 'big' && feminine && grown) || (look.lips ?? 0) > 0) {
    const lips = smooth(
      [
        [x - width, y + 0.008 - up],
        [x - width * 0.34, y + deep * 0.1],
        [x, y + deep * 0.2],
        [x + width * 0.34, y + deep * 0.1],
        [x + width, y + 0.008 - up],
        [x + width * 0.4, y + deep * 0.86 * full],
        [x - width * 0.4, y + deep * 0.86 * full],
      ],
      true,
      0.55,
    )
    pen.fill(lips, adjust(lip, 0.04))
    g.tone(circle(x, y + deep * 0.55, width * 0.4, deep * 0.16), 0.4, 0.5)
  }
  pen.line(curve(x - width, y - up, x, y + deep, x + width, y - up), dark, line)
  // On full cheeks they would be fangs.
  if (kind === 'comic')
    for (const side of [-1, 1])
      pen.line(
        curve(
          x + side * width,
          y - 0.018,
          x + side * (width + 0.016),
          y - 0.002,
          x + side * (width + 0.006),
          y + 0.012,
        ),
        dark,
        line * 0.6,
        0.5,
      )
}

function openMouth(
  { g, pen, kind, look }: MouthContext,
  x: number,
  y: number,
  width: number,
  deep: number,
  grin: boolean,
): void {
  const path = grin ? grinPath(x, y, width, deep) : circle(x, y + deep * 0.4, width, deep * 0.74)
  pen.fill(path, '#7a2829')
  g.clip(path, () => {
    const teeth = showsTeeth(look)
    const row = deep * (teeth ? 0.6 : 0.36)
    if (grin && (teeth || (kind !== 'gentle' && kind !== 'retro')))
      pen.fill(
        teeth ? rectangle(x - width, y - 0.03, width * 2, row + 0.03, 0.012) : rowOfTeeth(x, y, width, row),
        '#fffaf2',
      )
    if (look.mark === 'dientes separados') pen.line(curve(x, y - 0.01, x, y + row), '#7a2829', 0.016)
    if (look.mark === 'brackets') {
      pen.line(curve(x - width, y + row * 0.45, x, y + row * 0.75, x + width, y + row * 0.45), '#6f8fb5', 0.009, 0.4)
      for (const k of [-0.66, -0.33, 0, 0.33, 0.66])
        pen.dot(rectangle(x + k * width - 0.008, y + row * (0.62 - Math.abs(k) * 0.2) - 0.008, 0.016, 0.016), '#6f8fb5')
    }
    pen.fill(circle(x, y + deep * 1.02, width * 0.62, deep * 0.42), '#e0726b')
  })
  g.inkColour = '#f00'
  g.ink(path, 0.8)
  g.inkColour = '#000'
  g.albedo.strokeStyle = '#5d1f22'
  g.albedo.lineWidth = 0.012
  g.albedo.stroke(path)
}

/** A row along the upper lip, thin towards the corners: straight, it would be seen there alone, as single teeth. */
function rowOfTeeth(x: number, y: number, width: number, row: number): Path2D {
  const path = new Path2D()
  path.moveTo(x - width, y)
  path.lineTo(x - width, y - 0.03)
  path.lineTo(x + width, y - 0.03)
  path.lineTo(x + width, y)
  path.quadraticCurveTo(x, y + width * LIP + row * 1.6, x - width, y)
  path.closePath()
  return path
}

/** How far the upper lip of a grin is bent, in half widths. */
const LIP = 0.26

function grinPath(x: number, y: number, width: number, deep: number): Path2D {
  const path = new Path2D()
  path.moveTo(x - width, y)
  path.quadraticCurveTo(x, y + width * LIP, x + width, y)
  path.bezierCurveTo(x + width * 0.9, y + deep * 1.28, x - width * 0.9, y + deep * 1.28, x - width, y)
  path.closePath()
  return path
}
