import { adjust } from '../../colour.ts'
import type { Point } from '../buffers/paths.ts'
import type { Character } from '../scene/character.ts'
import { type GarmentContext } from './garment.ts'
import { drawHand } from './hand.ts'
import { between, closed, limbLine, onCloth, openContour, pathOf, profile, ribbon } from './outline.ts'
import { drawPattern, stripes } from './patterns.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import type { Skeleton } from './skeleton.ts'

/** What a person holds, drawn between the palm and the fingers at (0, 0); the unit is a head. */
export type Held = { side: 'left' | 'right'; draw: (headSize: number) => void }

/** The far arm of a turned body hangs behind it; so does one that a pose puts there. */
export function goesBehind(pose: Pose, bones: Skeleton, body: Body, side: 'left' | 'right', back: boolean): boolean {
  if (pose[side].behind) return true
  if (back) return false
  const far = bones.side > 0.45 ? 'right' : bones.side < -0.45 ? 'left' : null
  if (far !== side) return false
  const { joint, end } = bones.arms[side]
  const across = ([x]: Point) => (x - bones.chest[0]) * Math.sign(bones.side)
  // Stretched out, it comes from behind the chest, with its hand free of chest, lap and head.
  const [hx, hy] = [(end[0] - bones.head[0]) / body.head, (end[1] - bones.head[1]) / 0.5]
  const isFree = across(end) > body.shoulder * 0.85 + body.hand && end[1] < bones.hip[1] - 0.1 && Math.hypot(hx, hy) > 1
  // An elbow that shows before the body without its hand would be a stump.
  return isFree || (across(end) < 0.3 && across(joint) < 0.36)
}

/** Whether a sleeve reaches the wrist. */
function isLongSleeved({ outfit, age }: Character): boolean {
  if (outfit.garment === 't-shirt' || outfit.garment === 'dungarees') return false
  return outfit.garment !== 'dress' || outfit.scarf === true || age === 'elder'
}

/** Bare arm, thickest at the shoulder and under the elbow, narrow at the wrist; half widths in arm widths. */
const ARM = profile([0, 0.6], [0.1, 0.9], [0.22, 0.98], [0.46, 0.8], [0.6, 0.88], [1, 0.56])
const SLEEVE = profile([0, 0.94], [0.1, 1.22], [0.2, 1.34], [0.5, 1.12], [0.62, 1.16], [0.9, 0.96], [1, 0.98])
const SHORT_SLEEVE = profile([0, 0.94], [0.1, 1.22], [0.2, 1.38], [0.4, 1.46])

/** One outline from the shoulder to the wrist, with the hand at its end; where it leaves the shoulder there is no seam. */
export function drawArm(
  context: GarmentContext,
  pose: Pose,
  side: 'left' | 'right',
  near: boolean,
  held: readonly Held[],
): void {
  const { g, character, body, bones, trunk } = context
  const { outfit, look } = character
  const root = bones.shoulders[side]
  const { joint, end } = bones.arms[side]
  const w = body.armWidth
  const line = limbLine(root, joint, end)
  const long = isLongSleeved(character)
  const colour = near ? outfit.colour : adjust(outfit.colour, -0.05)
  const skin = near ? look.skin : adjust(look.skin, -0.03)
  const wide = (shape: (t: number) => number) => (t: number) => shape(t) * w
  if (near) {
    // The arm's own shadow on the trunk.
    g.clip(closed(trunk.cloth, 0, 0.14), () => {
      const cast = pathOf(
        line.slice(2).map(([x, y]): Point => [x + w * 0.25, y + w * 0.5]),
        false,
      )
      g.toneStroke(cast, -0.3, w * 2.5, 0.5)
    })
  }
  if (!long) {
    const arm = ribbon(line, wide(ARM))
    g.shape(closed(arm), { fill: skin, shade: 0.55, line: 0.8 })
  }
  const angle = Math.atan2(end[1] - joint[1], end[0] - joint[0])
  const holding = held.find((item) => item.side === side)
  const raised = end[1] < root[1]
  const thumb = (side === 'left' ? 1 : -1) * (raised ? -1 : 1)
  const hand = () =>
    drawHand(
      g,
      [end[0] - Math.cos(angle) * w * 0.2, end[1] - Math.sin(angle) * w * 0.2],
      angle,
      body.hand,
      skin,
      holding ? 'fist' : (pose[side].gesture ?? 'relaxed'),
      thumb > 0 ? 1 : -1,
      body.fingers,
    )
  if (!holding) hand()
  const sleeve = long ? ribbon(line, wide(SLEEVE), 0, 0.95) : ribbon(line, wide(SHORT_SLEEVE), 0, 0.4)
  g.shape(closed(sleeve, 1, 0.2), { fill: colour, shade: 0.7, line: 0 })
  if (outfit.pattern === 'stripes' && outfit.garment !== 'pyjamas')
    g.clip(closed(sleeve, 1, 0.2), () => stripes(context, sleeve, 0.1))
  if (long && outfit.pattern === 'checks') g.clip(closed(sleeve, 1, 0.2), () => drawPattern(context, sleeve))
  // Behind the trunk the whole outline is covered or free; before it the sleeve grows out of the shoulder.
  g.ink(openContour(sleeve, near ? (long ? 0.16 : 0.3) : 0, 0.2))
  // A hem tells a short sleeve from the trunk behind it.
  const [hem, from, to] = long ? ([SLEEVE, 0.87, 0.96] as const) : ([SHORT_SLEEVE, 0.34, 0.41] as const)
  const cuff = ribbon(
    line,
    wide((t) => hem(t) * 1.04),
    from,
    to,
  )
  g.shape(closed(cuff, 0, 0.2), { fill: adjust(colour, -0.05, 1.05), shade: 0.5, line: 0.7 })
  if (long) elbowFolds()
  // What stands up out of a fist stands before the sleeve.
  if (holding) {
    g.at(end[0], end[1], () => holding.draw(1))
    hand()
  }

  /** Cloth is drawn together in the hollow of a bent arm; a straight one has a single crease. */
  function elbowFolds(): void {
    const middle = between(root, end, 0.5)
    const bent = Math.hypot(middle[0] - joint[0], middle[1] - joint[1]) > w * 0.5
    const turned = (end[0] - root[0]) * (joint[1] - root[1]) - (end[1] - root[1]) * (joint[0] - root[0])
    const hollow = turned > 0 ? 1 : -1
    for (const [along, reach] of bent
      ? ([
          [0.46, 0.1],
          [0.53, -0.15],
          [0.6, 0.2],
        ] as const)
      : ([[0.54, 0.3]] as const)) {
      const crease = pathOf(
        [hollow, hollow * 0.6, hollow * reach].map((across, i) => onCloth(sleeve, across, along + i * 0.012)),
        false,
      )
      g.toneStroke(crease, -0.3, w * 0.2, 0.6)
      g.ink(crease, 0.42, 0.55)
    }
  }
}
