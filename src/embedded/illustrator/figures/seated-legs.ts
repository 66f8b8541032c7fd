import type { Point } from '../buffers/paths.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'

export type Limb = { joint: Point; end: Point }

type Seat = NonNullable<Pose['seat']>

/** Height of the hips above the ground, in leg lengths, by the way of sitting. */
export const SEATED: Record<Seat, number> = {
  floor: 0.13,
  chair: 0.56,
  astride: 0.3,
  crouch: 0.3,
  side: 0.16,
  kneel: 0.5,
  lying: 1,
}

/** Heads that a body is tall, below which its legs are too short to cross. */
export const SHORT_LEGGED = 2.3

type Leg = {
  body: Body
  hip: Point
  root: Point
  side: 'left' | 'right'
  /** Of the trunk. */
  turn: number
  /** Height of an ankle. */
  ground: number
}

/** Knee and ankle of who sits, kneels or crouches: thighs come towards the viewer, so that no two bones give them. */
export function seatedLeg({ body, hip, root, side, turn, ground }: Leg, seat: Seat): Limb {
  const sign = side === 'left' ? -1 : 1
  switch (seat) {
    case 'floor':
      // Short legs do not cross: they lie before the body like a doll's.
      if (body.total < SHORT_LEGGED)
        return {
          joint: [root[0] + sign * body.leg * 0.2, ground - body.legWidth * 1.5],
          end: [root[0] + sign * body.leg * 0.42, ground + 0.02],
        }
      return {
        // Knees are off the ground, and come towards the viewer.
        joint: [root[0] + sign * body.leg * 0.36, ground - Math.max(body.legWidth * 1.5, body.leg * 0.15)],
        end: [hip[0] - sign * body.leg * 0.14, ground + 0.02],
      }
    case 'side': {
      // Knees up, feet towards the side that the body faces.
      const way = Math.sign(turn || 1)
      const near = way === sign ? 0 : 0.1
      return {
        joint: [root[0] + way * body.leg * (0.42 - near), ground - body.leg * (0.4 - near)],
        end: [root[0] + way * body.leg * (0.8 - near * 1.5), ground],
      }
    }
    case 'chair':
      // Knees apart and before the seat; the more turned, the longer the thigh that is seen.
      return {
        joint: [root[0] + sign * 0.12 + turn * body.leg * 0.42, hip[1] + body.leg * 0.1],
        end: [root[0] + sign * 0.1 + turn * body.leg * 0.38, ground],
      }
    case 'astride':
      return {
        joint: [root[0] + sign * 0.12 + turn * body.leg * 0.34, hip[1] + body.leg * 0.16],
        end: [root[0] + sign * 0.12 + turn * body.leg * 0.2, hip[1] + body.leg * 0.58],
      }
    case 'kneel':
      // One knee on the ground, the other foot set forward on the side that the body faces.
      return Math.sign(turn || 1) === sign
        ? {
            joint: [root[0] + sign * body.leg * 0.34, hip[1] + body.leg * 0.02],
            end: [root[0] + sign * body.leg * 0.36, ground],
          }
        : {
            joint: [root[0] + sign * 0.04, ground - body.legWidth * 0.7],
            end: [root[0] + sign * body.leg * 0.4, ground],
          }
    case 'crouch':
      return {
        joint: [root[0] + sign * 0.08 + turn * body.leg * 0.5, hip[1] - body.leg * 0.16],
        end: [root[0] + sign * 0.08 + turn * body.leg * 0.3, ground],
      }
    default:
      return { joint: [root[0], hip[1] + body.leg * 0.5], end: [root[0], hip[1] + body.leg] }
  }
}
