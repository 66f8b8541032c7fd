import { type Point, reach } from '../buffers/paths.ts'
import { between } from './outline.ts'
import type { Pose } from './poses/pose.ts'
import type { Body } from './proportions.ts'
import { type Limb, seatedLeg, SEATED } from './seated-legs.ts'

type Sides<T> = { left: T; right: T }

/** Joints of a posed body, in heads; the ground under it is y = 0, x = 0 its middle. */
export type Skeleton = {
  hip: Point
  chest: Point
  /** From the hip to the chest. */
  spine: Point[]
  neck: Point
  head: Point
  /** Radians of the trunk, of the head, of the line of the shoulders and of that of the hips. */
  lean: number
  tilt: number
  shoulderTilt: number
  hipTilt: number
  /** Of the head, −1 to 1, as the pose has it. */
  turn: number
  /** Sine and cosine of the angle by which the trunk is turned from the viewer: its side and its front. */
  side: number
  front: number
  shoulders: Sides<Point>
  arms: Sides<Limb>
  hips: Sides<Point>
  legs: Sides<Limb>
}

const SPINE_STEPS = 8
/** Leg lengths up to which hips are on the ground. */
const ON_GROUND = 0.2

/**
 * Puts the joints of a body. `toLocal` brings a place in the picture into the body's own frame, for
 * hands that must touch something.
 */
export function skeletonOf(body: Body, pose: Pose, toLocal: (point: Point) => Point = (p) => p): Skeleton {
  const { turn = 0, lean = 0, bend = 0, lift = 0, sway = 0 } = pose
  const angle = ((pose.facing ?? turn) * Math.PI) / 2
  const [side, front] = [Math.sin(angle), Math.cos(angle)]
  const share = pose.hip ?? (pose.seat ? SEATED[pose.seat] : 1)
  // On the ground people sit on their hips, however long their legs are.
  const height = share <= ON_GROUND ? Math.min(body.leg * share, body.hip * 0.8) : body.leg * share
  const hip: Point = [sway, -height - lift]
  const spine = spineOf(hip, body.torso, lean, bend, sway)
  const chest = spine.at(-1)!
  const last = spine.at(-3)!
  const up = lean + bend * 0.5
  const top: Point = [Math.sin(up), -Math.cos(up)]
  const head: Point = [chest[0] + top[0] * 0.47 + turn * 0.05, chest[1] + top[1] * 0.47]
  const slope = Math.atan2(chest[0] - last[0], last[1] - chest[1])
  const shoulderTilt = slope + sway
  const hipTilt = lean * 0.4 - sway * 1.3
  const shoulders = { left: shoulder(-1), right: shoulder(1) }
  const hips = { left: hipJoint(-1), right: hipJoint(1) }
  return {
    hip,
    chest,
    spine,
    neck: [chest[0] + turn * 0.02, chest[1]],
    head,
    lean,
    tilt: (pose.tilt ?? 0) + up * 0.4,
    shoulderTilt,
    hipTilt,
    turn,
    side,
    front,
    shoulders,
    arms: { left: arm('left'), right: arm('right') },
    hips,
    legs: { left: leg('left'), right: leg('right') },
  }

  /** Both shoulders come together where the trunk is seen from the side, and rise with a raised arm. */
  function shoulder(sign: 1 | -1): Point {
    const reachOut = (body.shoulder - body.armWidth * 0.7) * Math.max(0.3, Math.abs(front)) * sign
    const { to, target } = pose[sign === -1 ? 'left' : 'right']
    const raised = target ? 0 : Math.max(0, Math.min(1, -to[1])) * body.shoulder * 0.22
    return [
      chest[0] + Math.cos(shoulderTilt) * reachOut - side * 0.03,
      chest[1] + Math.sin(shoulderTilt) * reachOut + 0.1 - raised,
    ]
  }

  function hipJoint(sign: 1 | -1): Point {
    const reachOut = body.hip * 0.46 * Math.max(0.35, Math.abs(front)) * sign
    return [hip[0] + Math.cos(hipTilt) * reachOut, hip[1] + Math.sin(hipTilt) * reachOut]
  }

  function arm(at: 'left' | 'right'): Limb {
    const { to, target, elbow, brow } = pose[at]
    const root = shoulders[at]
    const temple: Point = [head[0] + (at === 'left' ? -1 : 1) * (body.head + 0.03), head[1] - 0.2]
    const isWithin = Math.hypot(temple[0] - root[0], temple[1] - root[1]) < body.arm * 0.66
    const usual: Point = brow && isWithin ? temple : [root[0] + to[0] * body.arm, root[1] + to[1] * body.arm]
    // A hand that reaches the ground lies on it.
    const end: Point = target ? toLocal(target) : [usual[0], Math.min(usual[1], -body.hand * 0.6)]
    // A hand that comes near its shoulder comes towards the viewer: the bones are foreshortened rather than folded.
    const far = Math.hypot(end[0] - root[0], end[1] - root[1]) / body.arm
    const bone = body.arm * 0.5 * Math.max(0.62, Math.min(1, 0.42 + far * 0.75))
    return reach(root, end, bone, bone, elbow ?? elbowSide(root, end, at))
  }

  function leg(at: 'left' | 'right'): Limb {
    const root = hips[at]
    const ground = -body.foot * 0.34
    const seated = pose.seat && pose.seat !== 'lying' && pose.hip === undefined
    if (seated) return seatedLeg({ body, hip, root, side: at, turn: pose.facing ?? turn, ground }, pose.seat!)
    const { to, bend: knee } = pose.feet[at]
    const lowest = pose.hip === undefined ? ground - lift * 0.9 : ground - lift
    const end: Point = [hip[0] + to[0] * body.leg * 0.8, Math.min(lowest, hip[1] + to[1] * body.leg + ground)]
    // Legs that reach the ground stand straight; only lifted feet bend the knee.
    const whole = (body.leg + ground) * 0.5035
    const span = Math.hypot(end[0] - root[0], end[1] - root[1]) * 0.5012
    const bone = span > whole * 0.93 ? Math.min(whole, span) : whole * Math.max(0.66, Math.min(1, 0.4 + span / whole))
    const { joint, ...rest } = reach(root, end, bone, bone, knee ?? (at === 'left' ? 1 : -1))
    // Long legs that kneel lie on the ground, not in it.
    return { ...rest, joint: [joint[0], Math.min(joint[1], 0)] }
  }
}

/** A curve from the hip up: it leaves at `lean` less half the bend and ends at `lean` and half of it. */
function spineOf(hip: Point, torso: number, lean: number, bend: number, sway: number): Point[] {
  const spine = [hip]
  for (let i = 0; i < SPINE_STEPS; i++) {
    const angle = lean + bend * ((i + 0.5) / SPINE_STEPS - 0.5)
    const [x, y] = spine[i]!
    spine.push([x + Math.sin(angle) * (torso / SPINE_STEPS), y - Math.cos(angle) * (torso / SPINE_STEPS)])
  }
  // Hips pushed to one side: the trunk leans back over the feet.
  return spine.map(([x, y], i) => [x - sway * 0.6 * (i / SPINE_STEPS), y])
}

/** A place on the spine, `down` heads under the chest; beyond the hip it goes straight on. */
export function onSpine({ spine }: Skeleton, torso: number, down: number): Point {
  const at = (1 - down / torso) * SPINE_STEPS
  const i = Math.max(0, Math.min(SPINE_STEPS - 1, Math.floor(at)))
  return between(spine[i]!, spine[i + 1]!, at - i)
}

/** Elbows hang down where an arm reaches out, and stand off the body where it hangs or is raised straight. */
function elbowSide(root: Point, end: Point, side: 'left' | 'right'): 1 | -1 {
  const [dx, dy] = [end[0] - root[0], end[1] - root[1]]
  if (Math.abs(dx) > 0.35 * Math.abs(dy)) return dx > 0 ? 1 : -1
  const outward = side === 'left' ? 1 : -1
  return dy > 0 ? outward : outward === 1 ? -1 : 1
}
