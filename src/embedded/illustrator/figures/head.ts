import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Path2D, type Point, rectangle, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { type Character, isGrown } from '../scene/character.ts'
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
    ears(g, look.skin, w, 0)
    g.shape(skull(style, character, body, 0), { fill: look.skin, shade: 0.5 })
    drawHair(g, character, 'behind', w, 0)
    return
  }
  ears(g, look.skin, w, turn)
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
  drawBrows(g, character, pose, body, style)
}

function skull(style: FigureStyle, character: Character, { head: w }: Body, turn: number): Path2D {
  if (style.headShape === 'box') return rectangle(-w * 1.02, -0.5, w * 2.04, 0.97, [0.28, 0.28, 0.32, 0.32])
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
    [sign * w * 0.96 * side(sign), -0.18],
    [sign * w * cheek * side(sign), 0.1],
    [sign * w * jaw * side(sign) + shift * 0.5, 0.32],
    [sign * w * chin + shift, 0.475],
  ]
  return smooth([[0, -0.5], ...half(1), ...half(-1).toReversed()], true, 0.535)
}

function ears(g: Buffers, skin: string, w: number, turn: number): void {
  for (const side of [-1, 1] as const) {
    if (turn !== 0 && Math.sign(turn) === side && Math.abs(turn) > 0.35) continue
    const x = side * (w - 0.012) - turn * 0.1
    g.shape(circle(x, 0.085, 0.075, 0.1, side * -0.15), { fill: adjust(skin, -0.02), shade: 0.5, line: 0.85 })
    const inner = curve(x + side * 0.02, 0.04, x + side * 0.045, 0.085, x + side * 0.012, 0.13)
    g.stroke(inner, adjust(skin, -0.12, 1.25, -5), 0.018, { ink: 0.45 })
  }
}
