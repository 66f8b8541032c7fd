import type { Point } from '../buffers/paths.ts'

export type Gesture = 'relaxed' | 'open' | 'fist' | 'point' | 'flat'
export type Expression = 'happy' | 'laugh' | 'wonder' | 'tender' | 'calm' | 'sleep' | 'sad' | 'brave' | 'sing' | 'proud'
export type View = 'front' | 'back'

/**
 * How a body stands. Hands are given from their shoulder in arm lengths, feet from the hip in leg
 * lengths; x to the right, y downwards. `left` is the left of the picture.
 */
export type Pose = {
  view?: View
  /** −1 looks fully to the left, 1 to the right; about ±0.55 is three-quarter. */
  turn?: number
  /** Radians: the whole trunk, the head, the whole figure. */
  lean?: number
  tilt?: number
  roll?: number
  /** Hips pushed sideways, in heads. */
  sway?: number
  left: Arm
  right: Arm
  feet: { left: Foot; right: Foot }
  seat?: 'floor' | 'chair' | 'astride' | 'side' | 'crouch' | 'kneel' | 'lying'
  expression?: Expression
  /** Where the eyes go, −1 to 1; where absent, with the head. */
  gaze?: Point
  /** Feet above the ground, in heads. */
  lift?: number
}

export type Arm = {
  to: Point
  gesture?: Gesture
  /** Absolute place in the picture instead of `to`. */
  target?: Point
  /** Drawn behind the trunk. */
  behind?: boolean
}

export type Foot = { to: Point; bend?: 1 | -1 }

const feet = (l: Point, r: Point, bendL: 1 | -1 = 1, bendR: 1 | -1 = -1): Pose['feet'] => ({
  left: { to: l, bend: bendL },
  right: { to: r, bend: bendR },
})
const STANDING = feet([-0.13, 1], [0.15, 1])
const HANGING: Pick<Pose, 'left' | 'right'> = {
  left: { to: [-0.26, 0.93] },
  right: { to: [0.26, 0.93] },
}

/** The poses that people take; a designer adds one by adding an entry. All face to the right where they turn. */
export const POSES = {
  stand: { ...HANGING, feet: feet([-0.14, 1], [0.2, 0.98]), sway: -0.05, expression: 'happy' },
  relaxed: {
    left: { to: [-0.3, 0.9] },
    right: { to: [0.16, 0.62], gesture: 'fist' },
    feet: feet([-0.1, 1], [0.26, 0.97]),
    sway: -0.07,
    lean: 0.02,
    tilt: -0.05,
    expression: 'happy',
  },
  wave: {
    left: { to: [-0.3, 0.9] },
    right: { to: [0.58, -0.66], gesture: 'open' },
    feet: feet([-0.14, 1], [0.2, 0.98]),
    sway: -0.06,
    tilt: 0.08,
    expression: 'laugh',
  },
  walk: {
    turn: 0.5,
    left: { to: [-0.5, 0.74] },
    right: { to: [0.46, 0.78], gesture: 'fist' },
    feet: feet([-0.46, 0.9], [0.44, 0.98], -1, -1),
    lean: 0.06,
    expression: 'happy',
  },
  run: {
    turn: 0.6,
    left: { to: [-0.66, 0.34], gesture: 'fist' },
    right: { to: [0.7, 0.12], gesture: 'fist' },
    feet: feet([-0.86, 0.52], [0.62, 0.88], -1, -1),
    lean: 0.2,
    lift: 0.06,
    expression: 'laugh',
  },
  jump: {
    left: { to: [-0.66, -0.66], gesture: 'open' },
    right: { to: [0.66, -0.66], gesture: 'open' },
    feet: feet([-0.5, 0.72], [0.22, 0.84], -1, -1),
    turn: 0.3,
    lift: 0.42,
    expression: 'laugh',
    tilt: 0.06,
  },
  dance: {
    turn: 0.3,
    left: { to: [-0.82, -0.2], gesture: 'open' },
    right: { to: [0.62, -0.66], gesture: 'open' },
    feet: feet([-0.1, 1], [0.62, 0.72], 1, -1),
    sway: -0.12,
    lean: -0.09,
    tilt: 0.14,
    lift: 0.04,
    expression: 'laugh',
  },
  point: {
    turn: 0.5,
    left: { to: [-0.24, 0.92] },
    right: { to: [0.84, -0.42], gesture: 'point' },
    feet: feet([-0.2, 1], [0.22, 0.98]),
    lean: 0.05,
    tilt: -0.08,
    expression: 'wonder',
    gaze: [0.7, -0.6],
  },
  lookout: {
    turn: 0.55,
    left: { to: [-0.3, 0.6], gesture: 'fist' },
    right: { to: [0.34, -0.5], gesture: 'flat' },
    feet: feet([-0.24, 1], [0.26, 0.97]),
    lean: 0.04,
    expression: 'wonder',
    gaze: [0.8, -0.4],
  },
  marvel: {
    turn: 0.35,
    left: { to: [-0.3, 0.3], gesture: 'open' },
    right: { to: [0.5, 0.1], gesture: 'open' },
    feet: feet([-0.14, 1], [0.18, 0.99]),
    lean: -0.06,
    tilt: -0.08,
    expression: 'wonder',
    gaze: [0.5, -0.6],
  },
  think: {
    turn: 0.35,
    left: { to: [0.12, 0.5], gesture: 'flat' },
    right: { to: [-0.16, -0.14], gesture: 'fist' },
    feet: feet([-0.12, 1], [0.22, 0.97]),
    sway: -0.06,
    tilt: 0.1,
    expression: 'calm',
    gaze: [0.6, -0.7],
  },
  proud: {
    left: { to: [-0.1, 0.56], gesture: 'fist' },
    right: { to: [0.1, 0.56], gesture: 'fist' },
    feet: feet([-0.3, 0.97], [0.3, 0.97]),
    lean: -0.03,
    tilt: -0.04,
    expression: 'proud',
  },
  celebrate: {
    left: { to: [-0.5, -0.8], gesture: 'open' },
    right: { to: [0.5, -0.8], gesture: 'fist' },
    feet: feet([-0.3, 0.96], [0.3, 0.96]),
    lift: 0.03,
    expression: 'laugh',
  },
  offer: {
    turn: 0.5,
    left: { to: [0.56, 0.42], gesture: 'flat' },
    right: { to: [0.7, 0.34], gesture: 'flat' },
    feet: feet([-0.18, 1], [0.24, 0.98]),
    lean: 0.08,
    expression: 'tender',
    gaze: [0.6, 0],
  },
  read: {
    left: { to: [0.1, 0.46], gesture: 'fist' },
    right: { to: [-0.1, 0.46], gesture: 'fist' },
    feet: STANDING,
    tilt: 0.06,
    expression: 'calm',
    gaze: [0, 0.8],
  },
  sing: {
    turn: 0.25,
    left: { to: [-0.7, 0.16], gesture: 'open' },
    right: { to: [-0.14, -0.08], gesture: 'fist' },
    feet: feet([-0.2, 1], [0.26, 0.97]),
    sway: -0.06,
    tilt: -0.1,
    expression: 'sing',
  },
  play: {
    turn: 0.25,
    left: { to: [0.28, 0.52], gesture: 'fist' },
    right: { to: [0.5, 0.16], gesture: 'fist' },
    feet: feet([-0.18, 1], [0.24, 0.98]),
    tilt: 0.1,
    sway: -0.05,
    expression: 'happy',
    gaze: [0.2, 0.5],
  },
  kick: {
    turn: 0.6,
    left: { to: [-0.8, 0.24], gesture: 'open' },
    right: { to: [0.62, 0.36], gesture: 'open' },
    feet: feet([-0.1, 1], [0.74, 0.66], -1, -1),
    lean: -0.1,
    expression: 'laugh',
    gaze: [0.6, 0.7],
  },
  work: {
    turn: 0.45,
    left: { to: [0.42, 0.56], gesture: 'fist' },
    right: { to: [0.62, 0.24], gesture: 'fist' },
    feet: feet([-0.18, 1], [0.2, 0.99]),
    lean: 0.1,
    expression: 'calm',
    gaze: [0.6, 0.6],
  },
  crouch: {
    turn: 0.45,
    left: { to: [0.3, 0.62], gesture: 'flat' },
    right: { to: [0.62, 0.62], gesture: 'flat' },
    feet: STANDING,
    seat: 'crouch',
    lean: 0.16,
    expression: 'tender',
    gaze: [0.6, 0.7],
  },
  kneel: {
    turn: 0.45,
    left: { to: [0.1, 0.74], gesture: 'flat' },
    right: { to: [0.6, 0.3], gesture: 'open' },
    feet: STANDING,
    seat: 'kneel',
    lean: 0.08,
    tilt: 0.04,
    expression: 'tender',
    gaze: [0.6, -0.1],
  },
  skip: {
    turn: 0.4,
    left: { to: [-0.6, 0.3], gesture: 'open' },
    right: { to: [0.62, 0.1], gesture: 'open' },
    feet: feet([-0.3, 0.94], [0.34, 0.66], -1, -1),
    lift: 0.1,
    lean: 0.04,
    expression: 'laugh',
  },
  delight: {
    turn: 0.35,
    left: { to: [-0.42, 0.06], gesture: 'fist' },
    right: { to: [0.46, 0.02], gesture: 'fist' },
    feet: feet([-0.12, 1], [0.14, 1]),
    tilt: 0.1,
    lean: -0.03,
    expression: 'laugh',
    gaze: [0.6, -0.3],
  },
  sit: {
    left: { to: [-0.2, 0.8], gesture: 'flat' },
    right: { to: [0.2, 0.8], gesture: 'flat' },
    feet: STANDING,
    seat: 'chair',
    expression: 'happy',
  },
  'sit-floor': {
    left: { to: [-0.12, 0.72], gesture: 'flat' },
    right: { to: [0.12, 0.72], gesture: 'flat' },
    feet: STANDING,
    seat: 'floor',
    expression: 'happy',
  },
  'sit-side': {
    turn: 0.4,
    left: { to: [-0.42, 0.8], gesture: 'flat' },
    right: { to: [0.4, 0.5], gesture: 'flat' },
    feet: STANDING,
    seat: 'side',
    lean: -0.05,
    expression: 'happy',
  },
  stir: {
    turn: 0.3,
    left: { to: [0.16, 0.56], gesture: 'flat' },
    right: { to: [0.3, 0.46], gesture: 'fist' },
    feet: feet([-0.16, 1], [0.18, 1]),
    lean: 0.05,
    tilt: 0.06,
    expression: 'happy',
    gaze: [0.4, 0.7],
  },
  ride: {
    turn: 0.4,
    left: { to: [0.3, 0.56], gesture: 'fist' },
    right: { to: [0.6, -0.6], gesture: 'open' },
    feet: STANDING,
    seat: 'astride',
    expression: 'laugh',
    lean: -0.05,
  },
  fly: {
    turn: 0.55,
    left: { to: [-0.74, 0.34], gesture: 'open' },
    right: { to: [0.74, -0.62], gesture: 'fist' },
    feet: feet([-0.56, 0.8], [-0.24, 0.94], -1, -1),
    roll: 0.5,
    lift: 0.5,
    expression: 'laugh',
    gaze: [0.6, -0.4],
  },
  swim: {
    turn: 0.55,
    left: { to: [-0.6, 0.3], gesture: 'flat' },
    right: { to: [0.86, -0.4], gesture: 'flat' },
    feet: feet([-0.42, 0.9], [0.1, 0.96], -1, -1),
    roll: 0.95,
    lift: 0.5,
    expression: 'happy',
  },
  climb: {
    turn: 0.4,
    left: { to: [-0.3, -0.8], gesture: 'fist' },
    right: { to: [0.5, -0.6], gesture: 'fist' },
    feet: feet([-0.22, 0.98], [0.46, 0.6], -1, -1),
    expression: 'brave',
    lean: 0.1,
    gaze: [0.3, -0.8],
  },
  sleep: {
    left: { to: [-0.12, 0.9] },
    right: { to: [0.12, 0.9] },
    feet: feet([-0.12, 1], [0.14, 0.98]),
    seat: 'lying',
    expression: 'sleep',
    tilt: 0.1,
  },
  hug: {
    turn: 0.5,
    left: { to: [0.5, 0.42], gesture: 'flat' },
    right: { to: [0.6, 0.3], gesture: 'flat', behind: true },
    feet: feet([-0.16, 1], [0.16, 1]),
    lean: 0.09,
    tilt: 0.14,
    expression: 'tender',
  },
  shoulder: {
    turn: 0.35,
    left: { to: [-0.26, 0.92] },
    right: { to: [0.8, 0.3], gesture: 'flat', behind: true },
    feet: feet([-0.16, 1], [0.2, 0.99]),
    tilt: 0.1,
    lean: 0.04,
    expression: 'tender',
    gaze: [0.5, 0.3],
  },
  whisper: {
    turn: 0.6,
    left: { to: [-0.2, 0.86] },
    right: { to: [0.42, -0.2], gesture: 'flat' },
    feet: feet([-0.22, 1], [0.14, 1]),
    lean: 0.16,
    tilt: 0.08,
    expression: 'calm',
  },
  away: {
    view: 'back',
    left: { to: [-0.24, 0.93] },
    right: { to: [0.24, 0.93] },
    feet: feet([-0.15, 1], [0.18, 0.99]),
    tilt: 0.05,
  },
} as const satisfies Record<string, Pose>

export type PoseId = keyof typeof POSES

const flip = (p: Point): Point => [-p[0], p[1]]

function bend(side?: 1 | -1): 1 | -1 | undefined {
  return side && (side === 1 ? -1 : 1)
}

/** The same pose seen in a mirror. */
export function mirrored(pose: Pose): Pose {
  const arm = (a: Arm): Arm => ({ ...a, to: flip(a.to) })
  const foot = (f: Foot): Foot => ({ ...f, to: flip(f.to), ...(f.bend && { bend: bend(f.bend)! }) })
  return {
    ...pose,
    turn: -(pose.turn ?? 0),
    lean: -(pose.lean ?? 0),
    tilt: -(pose.tilt ?? 0),
    roll: -(pose.roll ?? 0),
    sway: -(pose.sway ?? 0),
    left: arm(pose.right),
    right: arm(pose.left),
    feet: { left: foot(pose.feet.right), right: foot(pose.feet.left) },
    ...(pose.gaze && { gaze: flip(pose.gaze) }),
  }
}
