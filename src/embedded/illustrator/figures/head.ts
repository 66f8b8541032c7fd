import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, smooth } from '../buffers/paths.ts'
import type { Look } from '../../../contract/looks.ts'
import { adjust } from '../../colour.ts'
import type { Character } from '../scene/character.ts'
import { drawCovering } from './coverings.ts'
import { drawBrows, drawFace } from './face.ts'
import { drawHair } from './hair.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import type { FigureManner } from '../scene/manner.ts'
import { sculptHead } from './sculpt.ts'
import { skull } from './skull.ts'

/** Skull, ears, face and the hair over them, in a frame whose unit is the head's height. */
export function drawHead(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureManner): void {
  const { look } = character
  const turn = pose.turn ?? 0
  const w = body.head
  if (pose.view === 'back') {
    ears(g, look, w, 0)
    g.shape(skull(style, character, body, 0), { fill: look.skin, shade: 0.5 })
    drawHair(g, character, 'behind', w, 0, style.hair)
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
  drawHair(g, character, 'front', w, turn, style.hair)
  drawCovering(g, look, 'over', w, turn, false)
  if (look.mark === 'audífono') hearingAid(g, w, turn)
  drawBrows(g, character, pose, body, style)
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
