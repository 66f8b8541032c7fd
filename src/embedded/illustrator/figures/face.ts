import { adjust, luma, mix } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import type { Path2D, Point } from '../buffers/paths.ts'
import { type Character, isGrown } from '../scene/character.ts'
import { drawBrow } from './brow.ts'
import { FEATURES } from './expressions.ts'
import { EYE_STYLES, type EyeContext } from './eye-styles.ts'
import { drawEye } from './eyes.ts'
import { dimples, drawCheeks, freckles, mark, wrinkles } from './face-marks.ts'
import { drawGlasses } from './glasses.ts'
import { facialHair } from './facial-hair.ts'
import { featurePen } from './features.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import type { FigureManner } from '../scene/manner.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

/** Everything on the front of a head whose middle is (0, 0) and whose height is 1, but for the brows. */
export function drawFace(
  g: Buffers,
  character: Character,
  pose: Pose,
  body: Body,
  style: FigureManner,
  turned: HeadTurn,
  skull: Path2D,
): void {
  const { look, age, feminine } = character
  const kind = style.face
  const grown = isGrown(character)
  const elder = age === 'elder'
  const { spread, eyeY, eyes } = measuresOf(character, body, style, turned)
  const context = eyeContext(g, character, pose, style)
  const { pen, features } = context
  drawCheeks(context, character, style, turned, spread)
  const within = (draw: () => void) => (turned.flank > 0 ? g.clip(skull, draw) : draw())
  within(() => {
    for (const { side, x, breadth } of eyes) drawEye(context, x, eyeY, side, breadth)
  })
  drawNose({ g, pen, kind, look, grown, turned })
  const bearded = () => facialHair(g, character, turned)
  if (look.beard === 'barba incipiente' && grown) g.clip(skull, bearded)
  else if (look.beard !== 'ninguna' && grown) bearded()
  // A mouth seen from aside ends at the edge of the face.
  const y = grown ? 0.292 : 0.282
  const narrow = Math.max(0.5, turned.breadth([0, y]))
  g.at(
    turned.on([0, y])[0] * 0.96 - turned.side * 0.1 * (1 - narrow),
    0,
    () => drawMouth({ g, pen, kind, features, look, feminine, grown }, 0, y),
    0,
    narrow,
    1,
  )
  // What lies between the eyes and the chin moves as the middle of the face does.
  const [middle] = turned.on([0, 0.15])
  within(() =>
    g.at(
      middle,
      0,
      () => {
        const lines = look.ageLines ?? (elder ? 1 : 0)
        if (lines > 0) wrinkles(pen, look.skin, 0, spread, eyeY, lines)
        if (character.freckles > 0) freckles(pen, look.skin, 0, character.freckles)
        if (look.dimples) dimples(pen, look.skin, 0)
        mark(g, pen, look, 0)
      },
      0,
      Math.max(0.55, turned.breadth([0, 0.15])),
      1,
    ),
  )
  if (look.glasses) drawGlasses(g, look, eyes, eyeY, kind, turned)
}

/** Both brows; drawn after the hair, so that a fringe does not cover them. */
export function drawBrows(
  g: Buffers,
  character: Character,
  pose: Pose,
  body: Body,
  style: FigureManner,
  turned: HeadTurn,
): void {
  const { eyeY, eyes } = measuresOf(character, body, style, turned)
  const context = eyeContext(g, character, pose, style)
  for (const { side, x, breadth } of eyes) drawBrow(context, x, eyeY, side, breadth)
}

/** Where the eyes of a turned head are seen, and how broad: of one from the side the near one alone. */
function measuresOf(character: Character, body: Body, { face: kind }: FigureManner, turned: HeadTurn) {
  const grown = isGrown(character)
  const spread =
    (kind === 'button' ? 0.2 : kind === 'real' ? 0.155 : grown ? 0.165 : 0.182) *
    (body.head / 0.47) *
    (1 + 0.075 * (character.look.eyeGap ?? 0))
  const eyeY = kind === 'real' ? 0.015 : character.age === 'baby' ? 0.11 : grown ? 0.045 : 0.08
  const eyes = ([-1, 1] as const).flatMap((side) => {
    // The flatter the head is seen, the further back the near eye lies.
    const back = side * turned.side < 0 ? 1 + 0.6 * turned.side ** 2 : 1
    const at: Point = [side * spread * back, eyeY]
    const breadth = turned.breadth(at)
    if (breadth < 0.14) return []
    return [
      { side, x: turned.on(at)[0] * (1 - 0.05 * Math.abs(turned.side)), breadth: Math.max(0.28, Math.min(1, breadth)) },
    ]
  })
  return { spread, eyeY, eyes }
}

function eyeContext(g: Buffers, character: Character, pose: Pose, { face: kind }: FigureManner): EyeContext {
  const features = FEATURES[pose.expression ?? 'happy']
  return {
    g,
    pen: featurePen(g),
    kind,
    style: EYE_STYLES[kind],
    features,
    gaze: features.lids.gaze ?? pose.gaze ?? ([(pose.turn ?? 0) * 0.5, 0] as Point),
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
