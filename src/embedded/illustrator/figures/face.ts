import { adjust, luma, mix } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { drawBrow } from './brow.ts'
import { EYE_STYLES, type EyeContext } from './eye-styles.ts'
import { drawEye } from './eyes.ts'
import { blush, dimples, freckles, mark, wrinkles } from './face-marks.ts'
import { drawGlasses } from './glasses.ts'
import { facialHair } from './facial-hair.ts'
import { featurePen } from './features.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import type { FigureManner } from '../scene/manner.ts'

/** Everything on the front of a head whose middle is (0, 0) and whose height is 1, but for the brows. */
export function drawFace(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureManner): void {
  const { look, age, feminine } = character
  const kind = style.face
  const turn = pose.turn ?? 0
  const grown = isGrown(character)
  const elder = age === 'elder'
  const measures = measuresOf(character, pose, body, style)
  const { middle, spread, eyeY } = measures
  const context = eyeContext(g, character, pose, style)
  const { pen, expression } = context
  blush(pen, g, character, style, middle, spread)
  for (const side of [-1, 1] as const) drawEye(context, middle + side * spread, eyeY, side, measures.scale(side))
  drawNose({ g, pen, kind, look, grown, turn }, middle * 1.55, grown || kind === 'real' ? 0.165 : 0.175)
  if (look.beard !== 'ninguna' && grown) facialHair(g, character, body, middle)
  drawMouth({ g, pen, kind, expression, look, feminine, grown }, middle * 1.22, grown ? 0.292 : 0.282)
  const lines = look.ageLines ?? (elder ? 1 : 0)
  if (lines > 0) wrinkles(pen, look.skin, middle, spread, eyeY, lines)
  if (character.freckles > 0) freckles(pen, look.skin, middle, character.freckles)
  if (look.dimples) dimples(pen, look.skin, middle * 1.22)
  mark(g, pen, look, middle)
  if (look.glasses) drawGlasses(g, look, middle, spread, eyeY, kind, turn)
}

/** Both brows; drawn after the hair, so that a fringe does not cover them. */
export function drawBrows(g: Buffers, character: Character, pose: Pose, body: Body, style: FigureManner): void {
  const { middle, spread, eyeY, scale } = measuresOf(character, pose, body, style)
  const context = eyeContext(g, character, pose, style)
  for (const side of [-1, 1] as const) drawBrow(context, middle + side * spread, eyeY, side, scale(side))
}

/** Where the eyes of a turned head are: the far one narrower. */
function measuresOf(character: Character, pose: Pose, body: Body, { face: kind }: FigureManner) {
  const turn = pose.turn ?? 0
  const grown = isGrown(character)
  const spread =
    (kind === 'button' ? 0.2 : kind === 'real' ? 0.155 : grown ? 0.165 : 0.182) *
    (body.head / 0.47) *
    (1 + 0.075 * (character.look.eyeGap ?? 0)) *
    (1 - 0.12 * Math.abs(turn))
  const eyeY = kind === 'real' ? 0.015 : character.age === 'baby' ? 0.11 : grown ? 0.045 : 0.08
  const scale = (side: 1 | -1) => (side === Math.sign(turn) && Math.abs(turn) > 0.25 ? 0.84 : 1)
  return { middle: turn * 0.13, spread, eyeY, scale }
}

function eyeContext(g: Buffers, character: Character, pose: Pose, { face: kind }: FigureManner): EyeContext {
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
    look: character.look,
  }
}

function browColour({ look, age }: Character): string {
  if (look.browColour) return look.browColour
  const base = look.hairType === 'calvo' ? mix(look.skin, '#3a2a22', 0.6) : look.hair
  if (age === 'elder') return adjust(base, luma(base) > 0.6 ? -0.12 : 0)
  return adjust(base, luma(base) > 0.55 ? -0.2 : -0.08)
}
