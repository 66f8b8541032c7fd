import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Path2D, type Point, rectangle, smooth } from '../buffers/paths.ts'
import type { Look } from '../../../contract/looks.ts'
import { adjust } from '../../colour.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { drawCovering } from './coverings.ts'
import { drawBrows, drawFace } from './face.ts'
import { drawHair } from './hair.ts'
import type { Pose } from './poses/pose.ts'
import type { Body, FigureStyle } from './proportions.ts'
import { sculptHead } from './sculpt.ts'

/** Skull, ears, face and the hair over them, in a frame whose unit is the head's height. */
export function drawHead(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureStyle): void {
  const { look } = character
  const turn = pose.turn ?? 0
  const w = body.head
  if (pose.view === 'back') {
    ears(g, look, w, 0)
    g.shape(skull(style, character, body, 0), { fill: look.skin, shade: 0.5 })
    drawHair(g, character, 'behind', w, 0)
    drawCovering(g, look, 'over', w, 0, true)
    return
  }
  ears(g, look, w, turn)
  const path = skull(style, character, body, turn)
  g.shape(path, { fill: look.skin, shade: 0.5 })
  g.clip(path, () => {
    // Hair and fringe throw a little shade on the brow; the jaw rounds away below.
    g.tone(circle(0, -0.42, w * 1.1, 0.2), -0.24, 0.5)
    g.tone(circle(turn * 0.1, 0.56, w * 0.9, 0.14), -0.2, 0.4)
  })
  if (style.face === 'real') sculptHead(g, path, w, turn)
  drawFace(g, character, pose, body, style)
  drawHair(g, character, 'front', w, turn)
  drawCovering(g, look, 'over', w, turn, false)
  if (look.mark === 'audífono') hearingAid(g, w, turn)
  drawBrows(g, character, pose, body, style)
}

/** How a face shape changes the norm of a style: widths of temple, cheek, jaw and chin, and how low the chin is. */
const SHAPES: Record<NonNullable<Look['faceShape']>, readonly [number, number, number, number, number]> = {
  ovalada: [1, 0.99, 0.97, 0.95, 0.006],
  redonda: [1.02, 1.06, 1.1, 1.3, -0.02],
  cuadrada: [1.02, 1, 1.15, 1.55, 0],
  alargada: [0.93, 0.92, 0.92, 1, 0.055],
  corazón: [1.05, 1, 0.84, 0.55, 0.015],
}
const NORM = [1, 1, 1, 1, 0] as const

function skull(style: FigureStyle, character: Character, { head: w }: Body, turn: number): Path2D {
  const { faceShape, jaw: step = 0 } = character.look
  const [temples, cheeks, jaws, chins, low] = faceShape ? SHAPES[faceShape] : NORM
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
  // Turned, the far cheek flattens and the near one swells.
  const side = (sign: 1 | -1) => 1 - 0.07 * turn * sign
  const shift = turn * 0.045
  const half = (sign: 1 | -1): Point[] => [
    [sign * w * 0.6, -0.44],
    [sign * w * 0.96 * temples * side(sign), -0.18],
    [sign * w * cheek * cheeks * side(sign), 0.1],
    [sign * w * jaw * jaws * strong * side(sign) + shift * 0.5, 0.32 + low * 0.5],
    [sign * w * chin * chins * strong * strong + shift, 0.475 + low],
  ]
  return smooth([[0, -0.5], ...half(1), ...half(-1).toReversed()], true, 0.535)
}

function ears(g: Buffers, { skin, ears: step = 0 }: Look, w: number, turn: number): void {
  const size = 1 + 0.2 * step
  for (const side of [-1, 1] as const) {
    if (isFarEar(turn, side)) continue
    const x = side * (w - 0.012 + 0.018 * Math.max(0, step)) - turn * 0.1
    g.shape(circle(x, 0.085, 0.075 * size, 0.1 * size, side * -0.15), {
      fill: adjust(skin, -0.02),
      shade: 0.5,
      line: 0.85,
    })
    const inner = curve(x + side * 0.02, 0.04, x + side * 0.045, 0.085, x + side * 0.012, 0.13)
    g.stroke(inner, adjust(skin, -0.12, 1.25, -5), 0.018, { ink: 0.45 })
  }
}

const isFarEar = (turn: number, side: 1 | -1) => turn !== 0 && Math.sign(turn) === side && Math.abs(turn) > 0.35

function hearingAid(g: Buffers, w: number, turn: number): void {
  for (const side of [-1, 1] as const) {
    if (isFarEar(turn, side)) continue
    const x = side * (w + 0.02) - turn * 0.1
    g.shape(
      smooth([
        [x - side * 0.04, -0.06],
        [x + side * 0.05, -0.03],
        [x + side * 0.07, 0.08],
        [x + side * 0.03, 0.05],
      ]),
      {
        fill: '#4f9bd0',
        shade: 0.5,
        line: 0.9,
      },
    )
    g.stroke(curve(x - side * 0.03, -0.04, x - side * 0.06, 0.03, x - side * 0.02, 0.1), '#4f9bd0', 0.02, { ink: 0.5 })
    g.shape(circle(x - side * 0.02, 0.1, 0.032), { fill: '#d8ecf8', shade: 0.4, line: 0.7 })
  }
}
