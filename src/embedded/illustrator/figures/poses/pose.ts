import type { Point } from '../../buffers/paths.ts'
import type { Expression } from '../../scene/expressions.ts'

export type Gesture = 'relaxed' | 'open' | 'fist' | 'point' | 'flat'
type View = 'front' | 'back'

/**
 * How a body stands. Hands are given from their shoulder in arm lengths, feet from the hip in leg
 * lengths; x to the right, y downwards. `left` is the left of the picture.
 */
export type Pose = {
  view?: View
  /** Of the head: −1 looks fully to the left, 1 to the right; about ±0.55 is three-quarter. */
  turn?: number
  /** The same of the trunk; where absent, it turns with the head. */
  facing?: number
  /** Radians: the whole trunk, the head, the whole figure. */
  lean?: number
  tilt?: number
  roll?: number
  /** Radians by which the back is rounded (1 to the right): with `lean` the line of action. */
  bend?: number
  /** Hips pushed sideways, in heads. */
  sway?: number
  left: Arm
  right: Arm
  feet: { left: Foot; right: Foot }
  /** Height of the hips above the ground in leg lengths, for legs set by `feet` that do not stand. */
  hip?: number
  seat?: 'floor' | 'chair' | 'astride' | 'side' | 'crouch' | 'kneel' | 'lying'
  expression?: Expression
  /** Where the eyes go, −1 to 1; where absent, with the head. */
  gaze?: Point
  /** Feet above the ground, in heads. */
  lift?: number
}

type Arm = {
  to: Point
  gesture?: Gesture
  /** At the temple instead of `to`, where the arm is long enough for that: it shades the eyes. */
  brow?: true
  /** Absolute place in the picture instead of `to`. */
  target?: Point
  /** Drawn behind the trunk. */
  behind?: boolean
  /** The side of the way from shoulder to hand on which the elbow lies, where it must not be the usual one. */
  elbow?: 1 | -1
}

type Foot = { to: Point; bend?: 1 | -1 }

const flip = (p: Point): Point => [-p[0], p[1]]

function opposite(side: 1 | -1): 1 | -1 {
  return side === 1 ? -1 : 1
}

/** The same pose seen in a mirror. */
export function mirrored(pose: Pose): Pose {
  const arm = (a: Arm): Arm => ({ ...a, to: flip(a.to), ...(a.elbow && { elbow: opposite(a.elbow) }) })
  const foot = (f: Foot): Foot => ({ ...f, to: flip(f.to), ...(f.bend && { bend: opposite(f.bend) }) })
  return {
    ...pose,
    turn: -(pose.turn ?? 0),
    lean: -(pose.lean ?? 0),
    tilt: -(pose.tilt ?? 0),
    roll: -(pose.roll ?? 0),
    sway: -(pose.sway ?? 0),
    bend: -(pose.bend ?? 0),
    ...(pose.facing !== undefined && { facing: -pose.facing }),
    left: arm(pose.right),
    right: arm(pose.left),
    feet: { left: foot(pose.feet.right), right: foot(pose.feet.left) },
    ...(pose.gaze && { gaze: flip(pose.gaze) }),
  }
}
