import type { Pose } from './pose.ts'
import { feet, FEET } from './limbs.ts'

/** Poses near the ground: seated, riding, lying down. */
export const LOW = {
  crouch: {
    turn: 0.45,
    left: { to: [0.3, 0.62], gesture: 'flat' },
    right: { to: [0.62, 0.62], gesture: 'flat' },
    feet: FEET,
    seat: 'crouch',
    lean: 0.16,
    expression: 'tender',
    gaze: [0.6, 0.7],
  },
  kneel: {
    turn: 0.45,
    left: { to: [0.1, 0.74], gesture: 'flat' },
    right: { to: [0.6, 0.3], gesture: 'open' },
    feet: FEET,
    seat: 'kneel',
    lean: 0.08,
    tilt: 0.04,
    expression: 'tender',
    gaze: [0.6, -0.1],
  },
  sit: {
    left: { to: [-0.2, 0.8], gesture: 'flat' },
    right: { to: [0.2, 0.8], gesture: 'flat' },
    feet: FEET,
    seat: 'chair',
    expression: 'happy',
  },
  'sit-floor': {
    left: { to: [-0.12, 0.72], gesture: 'flat' },
    right: { to: [0.12, 0.72], gesture: 'flat' },
    feet: FEET,
    seat: 'floor',
    expression: 'happy',
  },
  'sit-side': {
    turn: 0.4,
    left: { to: [-0.42, 0.8], gesture: 'flat' },
    right: { to: [0.4, 0.5], gesture: 'flat' },
    feet: FEET,
    seat: 'side',
    lean: -0.05,
    expression: 'happy',
  },
  ride: {
    turn: 0.4,
    left: { to: [0.3, 0.56], gesture: 'fist' },
    right: { to: [0.6, -0.6], gesture: 'open' },
    feet: FEET,
    seat: 'astride',
    expression: 'laugh',
    lean: -0.05,
  },
  sleep: {
    left: { to: [-0.12, 0.9] },
    right: { to: [0.12, 0.9] },
    feet: feet([-0.12, 1], [0.14, 0.98]),
    seat: 'lying',
    expression: 'sleep',
    tilt: 0.1,
  },
} as const satisfies Record<string, Pose>
