import type { Look } from '../../../contract/looks.ts'
import { merge, type Path2D, type Point, rectangle, smooth } from '../buffers/paths.ts'
import { type Character, isGrown } from '../scene/character.ts'
import type { Body } from './proportions.ts'
import type { FigureManner } from '../scene/manner.ts'
import { noseOutline } from './nose.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

/** How a face shape changes the norm of a style: widths of temple, cheek, jaw and chin, and how low the chin is. */
const SHAPES: Record<NonNullable<Look['faceShape']>, readonly [number, number, number, number, number]> = {
  ovalada: [1, 0.99, 0.97, 0.95, 0.006],
  redonda: [1.02, 1.06, 1.1, 1.3, -0.02],
  cuadrada: [1.02, 1, 1.08, 1.3, 0],
  alargada: [0.93, 0.92, 0.92, 1, 0.055],
  corazón: [1.05, 1, 0.84, 0.55, 0.015],
}
const NORM = [1, 1, 1, 1, 0] as const

/** How much broader the jaw is than most people's, as a factor. */
export function jawBreadth({ faceShape, jaw = 0 }: Look): number {
  return (faceShape ? SHAPES[faceShape] : NORM)[2] * (1 + 0.07 * jaw)
}

/** A skull seen from its right side, in half widths of a head: crown, then its front down to the chin, then its back. */
const PROFILE: readonly Point[] = [
  [0, -0.5],
  [0.56, -0.45],
  [0.92, -0.2],
  [0.86, 0],
  [0.9, 0.14],
  [0.88, 0.34],
  [0.6, 0.478],
  [0.1, 0.45],
  [-0.42, 0.32],
  [-0.86, 0.16],
  [-1.01, 0],
  [-1.03, -0.18],
  [-0.62, -0.45],
]

/** The outline of the face, in the head's frame; of one seen from the side the nose belongs to it. */
export function skull(style: FigureManner, character: Character, { head: w }: Body, turned: HeadTurn): Path2D {
  const { faceShape, jaw: step = 0 } = character.look
  const [temples, cheeks, , chins, low] = faceShape ? SHAPES[faceShape] : NORM
  const strong = 1 + 0.07 * step
  if (style.headShape === 'box') {
    const round = Math.max(0.1, Math.min(0.44, 0.3 / (chins * strong) + (faceShape === 'redonda' ? 0.2 : 0)))
    const half = w * 1.02 * (faceShape === 'alargada' ? 0.93 : 1)
    return rectangle(-half, -0.5, half * 2, 0.97 + low, [0.28, 0.28, round, round])
  }
  const grown = isGrown(character)
  const [cheek, jaw, chin] = {
    round: grown ? (character.feminine ? [0.96, 0.79, 0.34] : [0.97, 0.86, 0.42]) : [1.02, 0.92, 0.42],
    oval: character.feminine ? [0.93, 0.74, 0.28] : [0.96, 0.82, 0.36],
    pointed: grown ? [0.94, 0.66, 0.16] : [0.98, 0.74, 0.2],
  }[style.headShape] as [number, number, number]
  // A jaw broader than the cheeks would be jowls.
  const broad = Math.min(jaw * jawBreadth(character.look), cheek * cheeks * 0.97)
  const half = (sign: 1 | -1): Point[] => [
    [sign * w * 0.6, -0.44],
    [sign * w * 0.96 * temples, -0.18],
    [sign * w * (0.96 * temples * 0.36 + cheek * cheeks * 0.64), 0],
    [sign * w * cheek * cheeks, 0.1],
    [sign * w * broad, 0.32 + low * 0.5],
    [sign * w * Math.min(chin * chins * strong, broad * 0.62), 0.475 + low],
  ]
  const front: Point[] = [[0, -0.5], ...half(1), ...half(-1).toReversed()]
  const amount = Math.abs(turned.side)
  if (amount < 0.12) return smooth(front.toSpliced(3, 1).toSpliced(-3, 1), true, 0.535)
  const face = smooth(
    front.map((point, i): Point => {
      // Turned to the left, the left half is the front.
      const [px, py] = PROFILE[turned.side > 0 ? i : (PROFILE.length - i) % PROFILE.length]!
      const across = px * w * Math.sign(turned.side)
      const down = py + (py > 0.2 ? low : 0)
      // Between both the socket of the far eye cuts into the outline.
      const socket = Math.abs(py) < 0.01 && px > 0 ? 0.12 * amount * (1 - amount) * w * Math.sign(turned.side) : 0
      return [point[0] + (across - point[0]) * amount - socket, point[1] + (down - point[1]) * amount]
    }),
    true,
    0.535,
  )
  return amount > 0.6 ? merge([face, noseOutline(character.look, style.face, grown, turned)]) : face
}
