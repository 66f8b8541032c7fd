import { adjust, alpha, luma, mix } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Point, smooth } from '../buffers/paths.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { drawBrow } from './brow.ts'
import { EYE_STYLES, type EyeContext } from './eye-styles.ts'
import { drawEye } from './eyes.ts'
import { blush, freckles, glasses, wrinkles } from './face-marks.ts'
import { facialHair } from './facial-hair.ts'
import { featurePen, type Pen } from './features.ts'
import { drawMouth } from './mouth.ts'
import type { Pose } from './poses/pose.ts'
import type { Body, FaceKind, FigureStyle } from './proportions.ts'

/** Everything on the front of a head whose middle is (0, 0) and whose height is 1, but for the brows. */
export function drawFace(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureStyle): void {
  const { look, age, feminine } = character
  const kind = style.face
  const turn = pose.turn ?? 0
  const grown = isGrown(character)
  const elder = age === 'elder'
  const measures = measuresOf(character, pose, body, style)
  const { middle, spread, eyeY } = measures
  const context = eyeContext(g, character, pose, style)
  const { pen, expression } = context
  const dark = luma(look.skin) < 0.45
  blush(pen, g, character, style, middle, spread)
  for (const side of [-1, 1] as const) drawEye(context, middle + side * spread, eyeY, side, measures.scale(side))
  nose(g, pen, kind, middle * 1.55, kind === 'real' ? 0.165 : grown ? 0.165 : 0.175, look.skin, grown, turn)
  if (look.beard !== 'ninguna' && grown) facialHair(g, character, body, middle)
  drawMouth({ g, pen, kind, expression, skin: look.skin, feminine, grown }, middle * 1.22, grown ? 0.292 : 0.282)
  if (elder) wrinkles(pen, look.skin, middle, spread, eyeY)
  if (character.freckles && !dark) freckles(pen, look.skin, middle)
  if (look.glasses) glasses(g, middle, spread, eyeY, kind, turn)
}

/** Both brows; drawn after the hair, so that a fringe does not cover them. */
export function drawBrows(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureStyle): void {
  const { middle, spread, eyeY, scale } = measuresOf(character, pose, body, style)
  const context = eyeContext(g, character, pose, style)
  for (const side of [-1, 1] as const) drawBrow(context, middle + side * spread, eyeY, side, scale(side))
}

/** Where the eyes of a turned head are: the far one narrower. */
function measuresOf(character: Character, pose: Pose, body: Body, { face: kind }: FigureStyle) {
  const turn = pose.turn ?? 0
  const grown = isGrown(character)
  const spread =
    (kind === 'button' ? 0.2 : kind === 'real' ? 0.155 : grown ? 0.165 : 0.182) *
    (body.head / 0.47) *
    (1 - 0.12 * Math.abs(turn))
  const eyeY = kind === 'real' ? 0.015 : character.age === 'baby' ? 0.11 : grown ? 0.045 : 0.08
  const scale = (side: 1 | -1) => (side === Math.sign(turn) && Math.abs(turn) > 0.25 ? 0.84 : 1)
  return { middle: turn * 0.13, spread, eyeY, scale }
}

function eyeContext(g: Buffers, character: Character, pose: Pose, { face: kind }: FigureStyle): EyeContext {
  return {
    g,
    pen: featurePen(g),
    kind,
    style: EYE_STYLES[kind],
    expression: pose.expression ?? 'happy',
    gaze: pose.gaze ?? ([(pose.turn ?? 0) * 0.5, 0] as Point),
    skin: character.look.skin,
    iris: character.iris,
    browColour: browColour(character),
    lashes: character.feminine && kind !== 'button',
    elder: character.age === 'elder',
  }
}

function browColour({ look, age }: Character): string {
  const base = look.hairType === 'calvo' ? mix(look.skin, '#3a2a22', 0.6) : look.hair
  if (age === 'elder') return adjust(base, luma(base) > 0.6 ? -0.12 : 0)
  return adjust(base, luma(base) > 0.55 ? -0.2 : -0.08)
}

function nose(
  g: Buffers,
  pen: Pen,
  kind: FaceKind,
  x: number,
  y: number,
  skin: string,
  grown: boolean,
  turn: number,
): void {
  const line = adjust(skin, -0.17, 1.3, -4)
  const side = turn < 0 ? -1 : 1
  switch (kind) {
    case 'button':
      return
    case 'big':
      pen.fill(circle(x, y, 0.056, 0.044), alpha(mix(skin, '#ff7a5c', 0.32), 0.7))
      g.tone(circle(x - 0.014, y - 0.016, 0.024, 0.015), 0.5, 0.7)
      g.toneStroke(curve(x - 0.05, y + 0.02, x, y + 0.058, x + 0.05, y + 0.02), -0.35, 0.02, 0.7)
      pen.line(curve(x - 0.036, y + 0.034, x, y + 0.052, x + 0.036, y + 0.034), line, 0.012, 0.4)
      return
    case 'real':
      g.tone(
        smooth(
          [
            [x + side * 0.012, y - 0.19],
            [x + side * 0.052, y - 0.04],
            [x + side * 0.056, y + 0.006],
            [x, y + 0.022],
            [x + side * 0.008, y - 0.06],
          ],
          true,
          0.55,
        ),
        -0.32,
        0.65,
      )
      g.tone(circle(x - side * 0.008, y - 0.035, 0.02, 0.03), 0.4, 0.65)
      pen.line(curve(x - 0.048, y + 0.004, x, y + 0.038, x + 0.048, y), line, 0.014, 0.5)
      return
    case 'anime':
      pen.line(curve(x - side * 0.004, y + 0.04, x + side * 0.014, y + 0.056), line, 0.018, 0.5)
      return
    case 'comic':
    case 'retro':
      pen.line(
        curve(x - side * 0.012, y - 0.06, x + side * 0.062, y + 0.008, x - side * 0.02, y + 0.012),
        adjust(line, -0.06),
        0.024,
      )
      return
    default:
      if (grown)
        pen.line(
          curve(x - side * 0.01, y - 0.045, x + side * 0.05, y + 0.012, x - side * 0.014, y + 0.018),
          line,
          0.019,
          0.6,
        )
      else pen.line(curve(x - 0.03, y, x + 0.003, y + 0.028, x + 0.034, y - 0.004), line, 0.021, 0.6)
  }
}
