import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, smooth } from '../buffers/paths.ts'
import type { Look } from '../../../contract/looks.ts'
import { adjust } from '../../colour.ts'
import type { Character } from '../scene/character.ts'
import { drawCovering } from './coverings.ts'
import { drawBrows, drawFace } from './face.ts'
import { BOTH } from './hair/cut-plan.ts'
import { drawHair } from './hair.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import type { FigureManner } from '../scene/manner.ts'
import { sculptHead } from './sculpt.ts'
import { skull } from './skull.ts'
import { type HeadTurn, headTurn } from '../scene/head-turn.ts'

/** Skull, ears, face and the hair over them, in a frame whose unit is the head's height. */
export function drawHead(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureManner): void {
  const { look } = character
  // A veil frames a face, not its profile.
  const most = look.covering === 'hiyab' ? 0.45 : 1
  const turn = Math.max(-most, Math.min(most, pose.turn ?? 0))
  const w = body.head
  const back = pose.view === 'back'
  const turned = headTurn(back ? 0 : turn, w, style.headShape === 'box')
  const path = skull(style, character, body, turned)
  for (const side of BOTH) if (turned.flank === 0) ear(g, look, turned, side)
  if (back) {
    g.shape(path, { fill: look.skin, shade: 0.5 })
    drawHair(g, character, 'behind', turned, style.hair)
    drawCovering(g, look, 'over', w, 0, true)
    return
  }
  g.shape(path, { fill: look.skin, shade: 0.5 })
  g.clip(path, () => {
    // Hair and fringe throw a little shade on the brow; the jaw rounds away below.
    g.tone(circle(0, -0.42, w * 1.1, 0.2), -0.24, 0.5)
    g.tone(circle(turned.side * 0.1, 0.56, w * 0.9, 0.14), -0.2, 0.4)
  })
  if (style.face === 'real') sculptHead(g, path, turned)
  drawFace(g, character, pose, body, style, turned, path)
  for (const side of BOTH) if (turned.flank > 0) ear(g, look, turned, side)
  drawHair(g, character, 'front', turned, style.hair, path)
  drawCovering(g, look, 'over', w, turn, false)
  if (look.mark === 'audífono') hearingAid(g, turned)
  drawBrows(g, character, pose, body, style, turned)
}

/** An ear; the one that a turned head shows lies flat upon it. */
function ear(g: Buffers, look: Look, turned: HeadTurn, side: 1 | -1): void {
  if (turned.isFar(side) || (turned.flank > 0 && look.covering === 'hiyab')) return
  const { skin, ears: step = 0, earsOut: out = 0 } = look
  const size = 1 + 0.2 * step
  // What stands out is seen from the front, and wider.
  const x = turned.ear(side) + side * (0.018 * Math.max(0, step) + 0.024 * out)
  const across = 0.075 * size * (1 + 0.2 * turned.flank) * (1 + 0.14 * out)
  g.shape(circle(x, 0.085, across, 0.1 * size, side * (-0.15 - 0.12 * out)), {
    fill: adjust(skin, -0.02),
    shade: 0.5,
    line: 0.85,
  })
  const inner = curve(x + side * 0.02, 0.04, x + side * 0.045, 0.085, x + side * 0.012, 0.13)
  g.stroke(inner, adjust(skin, -0.12, 1.25, -5), 0.018, { ink: 0.45 })
}

function hearingAid(g: Buffers, turned: HeadTurn): void {
  for (const side of BOTH) {
    if (turned.isFar(side)) continue
    const x = turned.ear(side) + side * 0.032
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
