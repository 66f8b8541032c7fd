import { type Point, reach } from '../buffers/paths.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'

/** Joints of a posed body, in heads; the ground under it is y = 0, x = 0 its middle. */
export type Skeleton = {
  hip: Point
  chest: Point
  neck: Point
  head: Point
  /** Radians of the trunk and of the head. */
  lean: number
  tilt: number
  turn: number
  shoulders: { left: Point; right: Point }
  arms: { left: Limb; right: Limb }
  hips: { left: Point; right: Point }
  legs: { left: Limb; right: Limb }
}
type Limb = { joint: Point; end: Point }

/** Height of the hips above the ground, in leg lengths, by the way of sitting. */
const SEATED: Record<NonNullable<Pose['seat']>, number> = {
  floor: 0.13,
  chair: 0.56,
  astride: 0.3,
  crouch: 0.42,
  side: 0.16,
  kneel: 0.5,
  lying: 1,
}

/** Heads that a body is tall, below which its legs are too short to cross. */
export const SHORT_LEGGED = 2.3

/**
 * Puts the joints of a body. `toLocal` brings a place in the picture into the body's own frame, for
 * hands that must touch something.
 */
export function skeletonOf(body: Body, pose: Pose, toLocal: (point: Point) => Point = (p) => p): Skeleton {
  const turn = pose.turn ?? 0
  const lean = pose.lean ?? 0
  const lift = pose.lift ?? 0
  const height = body.leg * (pose.seat ? SEATED[pose.seat] : 1)
  const hip: Point = [pose.sway ?? 0, -height - lift]
  const up: Point = [Math.sin(lean), -Math.cos(lean)]
  const across: Point = [Math.cos(lean), Math.sin(lean)]
  const chest: Point = [hip[0] + up[0] * body.torso - (pose.sway ?? 0) * 0.6, hip[1] + up[1] * body.torso]
  const narrowed = body.shoulder * (1 - 0.2 * Math.abs(turn))
  const drop = 0.1
  const shoulder = (side: 1 | -1): Point => [
    chest[0] + across[0] * side * (narrowed - body.armWidth * 0.7) - turn * 0.02,
    chest[1] + across[1] * side * narrowed + drop,
  ]
  const shoulders = { left: shoulder(-1), right: shoulder(1) }
  const arm = (side: 'left' | 'right'): Limb => {
    const { to, target } = pose[side]
    const root = shoulders[side]
    const end: Point = target ? toLocal(target) : [root[0] + to[0] * body.arm, root[1] + to[1] * body.arm]
    return reach(root, end, body.arm * 0.5, body.arm * 0.5, elbow(root, end, side))
  }
  const hipWidth = body.hip * (1 - 0.15 * Math.abs(turn)) * 0.46
  const hips = { left: [hip[0] - hipWidth, hip[1]] as Point, right: [hip[0] + hipWidth, hip[1]] as Point }
  const head: Point = [chest[0] + up[0] * 0.47 + turn * 0.05, chest[1] + up[1] * 0.47]
  return {
    hip,
    chest,
    neck: [chest[0] + turn * 0.02, chest[1]],
    head,
    lean,
    tilt: (pose.tilt ?? 0) + lean * 0.4,
    turn,
    shoulders,
    arms: { left: arm('left'), right: arm('right') },
    hips,
    legs: { left: leg('left'), right: leg('right') },
  }

  function leg(side: 'left' | 'right'): Limb {
    const sign = side === 'left' ? -1 : 1
    const root = hips[side]
    const ground = -body.foot * 0.34
    switch (pose.seat) {
      case 'floor':
        // Short legs do not cross: they lie before the body like a doll's.
        if (body.total < SHORT_LEGGED)
          return {
            joint: [root[0] + sign * body.leg * 0.2, ground - body.legWidth * 1.5],
            end: [root[0] + sign * body.leg * 0.42, ground + 0.02],
          }
        return {
          joint: [root[0] + sign * body.leg * 0.56, ground - body.legWidth * 1.5],
          end: [hip[0] - sign * body.leg * 0.12, ground + 0.02],
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
        return {
          joint: [root[0] + sign * 0.08 + turn * body.leg * 0.24, hip[1] + body.leg * 0.1],
          end: [root[0] + sign * 0.08 + turn * body.leg * 0.26, ground],
        }
      case 'astride':
        return {
          joint: [root[0] + sign * 0.12 + turn * body.leg * 0.34, hip[1] + body.leg * 0.16],
          end: [root[0] + sign * 0.12 + turn * body.leg * 0.2, hip[1] + body.leg * 0.58],
        }
      case 'kneel': {
        // One knee on the ground, the other foot set forward on the side that the body faces.
        const forward = Math.sign(turn || 1) === sign
        return forward
          ? {
              joint: [root[0] + sign * body.leg * 0.34, hip[1] + body.leg * 0.02],
              end: [root[0] + sign * body.leg * 0.36, ground],
            }
          : {
              joint: [root[0] + sign * 0.04, ground - body.legWidth * 0.7],
              end: [root[0] + sign * body.leg * 0.4, ground],
            }
      }
      case 'crouch':
        return {
          joint: [root[0] + sign * 0.16 + turn * 0.24, hip[1] - body.leg * 0.04],
          end: [root[0] + sign * 0.12, ground],
        }
      default: {
        const { to, bend } = pose.feet[side]
        const end: Point = [
          hip[0] + to[0] * body.leg * 0.8,
          Math.min(ground - lift * 0.9, hip[1] + to[1] * body.leg + ground),
        ]
        // Legs that reach the ground stand straight; only lifted feet bend the knee.
        const whole = (body.leg + ground) * 0.5035
        const span = Math.hypot(end[0] - root[0], end[1] - root[1]) * 0.5012
        const bone = span > whole * 0.93 ? Math.min(whole, span) : whole
        return reach(root, end, bone, bone, bend ?? -sign)
      }
    }
  }
}

/** Elbows hang down where an arm reaches out, and stand off the body where it hangs or is raised straight. */
function elbow(root: Point, end: Point, side: 'left' | 'right'): 1 | -1 {
  const [dx, dy] = [end[0] - root[0], end[1] - root[1]]
  if (Math.abs(dx) > 0.35 * Math.abs(dy)) return dx > 0 ? 1 : -1
  const outward = side === 'left' ? 1 : -1
  return dy > 0 ? outward : outward === 1 ? -1 : 1
}
