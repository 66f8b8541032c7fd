import type { Point } from '../buffers/paths.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { STATURE } from '../figures/proportions.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor, Role } from './actors.ts'
import type { Frame } from './composition.ts'
import { hairReach } from './hands.ts'

/** Where one sits, holds and treads, in hundredths of the height from the foot's middle, looking to the right. */
type Wheels = { saddle: Point; grip: Point; pedals: readonly [near: Point, far: Point]; lean: number }

const WHEELS: Partial<Record<string, Wheels>> = {
  bicycle: {
    saddle: [-24, -84],
    grip: [13, -96],
    pedals: [
      [2, -21],
      [-18, -40],
    ],
    lean: 0.2,
  },
  tricycle: {
    saddle: [-18, -60],
    grip: [-5, -92],
    pedals: [
      [34, -18],
      [20, -38],
    ],
    lean: 0.02,
  },
}

export function isPedalled({ id }: PictureObject): boolean {
  return WHEELS[id] !== undefined
}

/** Who rides: in a memory the smaller, who learnt it, else whom the book is for. */
export function riderOf({ cast, remembers }: Pick<ScenePlan, 'cast' | 'remembers'>): Role {
  if (!cast.recipient) return 'sender'
  return remembers && STATURE[cast.sender.age] < STATURE[cast.recipient.age] ? 'sender' : 'recipient'
}

/** Where wheels stand, how high they are and which way they go. */
export type Ride = { x: number; foot: number; size: number; side: 1 | -1; wheels: Wheels }

/**
 * One sits on the saddle with both hands on the handlebar and both feet on the pedals; the other runs beside them with a
 * hand on the saddle where it reaches. The wheels are as large as the rider's legs are long.
 */
export function settleOnWheels(
  { width, height }: Pick<Scenery, 'width' | 'height'>,
  mount: PictureObject,
  actors: Actor[],
  frame: Pick<Frame, 'floorY'>,
  { side, rider: role }: { side: 1 | -1; rider: Role },
): Ride {
  const wheels = WHEELS[mount.id]!
  const rider = actors.find((actor) => actor.role === role) ?? actors[0]!
  const helper = actors.find((actor) => actor !== rider)
  const foot = Math.min(frame.floorY, height * 0.955)
  const whole = height * 0.84
  const span = Math.hypot(wheels.pedals[0][0] - wheels.saddle[0], wheels.pedals[0][1] - wheels.saddle[1]) / 100
  // Who sits on a saddle is higher than who stands: all become smaller until both fit.
  const tall = Math.max(...actors.map(({ placement }) => placement.height), rider.placement.height * 1.16)
  const scale = Math.min(1, whole / tall)
  const shrunk = (placement: Placement): Placement => ({ ...placement, height: placement.height * scale, y: foot })
  const seated = shrunk(rider.placement)
  const leg = legOf(seated)
  const size = (leg * 0.97) / span
  const x = width * (0.5 + side * (helper ? 0.1 : 0))
  const ride: Ride = { x, foot, size, side, wheels }
  rider.placement = onSaddle(seated, ride, leg)
  if (helper) helper.placement = runningBeside(shrunk(helper.placement), rider.placement, ride)
  return ride
}

/** How long somebody's legs are, in pixels. */
function legOf(placement: Placement): number {
  return -anchorsOf({ ...placement, y: 0, pose: POSES.away }).hip[1]
}

function at({ x, foot, size, side }: Ride, [dx, dy]: Point): Point {
  return [x + (side * dx * size) / 100, foot + (dy * size) / 100]
}

function onSaddle(placement: Placement, ride: Ride, leg: number): Placement {
  const { side, wheels, size } = ride
  const [sx, sy] = wheels.saddle
  const foot = ([px, py]: Point): Point => [((px - sx) * size) / 100 / (leg * 0.8), ((py - sy) * size) / 100 / leg]
  const [near, far] = wheels.pedals
  const looking: Pose = {
    turn: 0.45,
    facing: 0.8,
    left: { to: [0.6, 0.3], gesture: 'fist' },
    right: { to: [0.64, 0.26], gesture: 'fist' },
    feet: { left: { to: foot(near), bend: -1 }, right: { to: foot(far), bend: -1 } },
    hip: (-sy * size) / 100 / leg,
    lean: wheels.lean,
    bend: 0.12,
    expression: 'laugh',
    gaze: [0.6, 0],
  }
  const turned = side === 1 ? looking : mirrored(looking)
  const grip = at(ride, wheels.grip)
  const pose: Pose = {
    ...turned,
    left: { ...turned.left, target: grip },
    right: { ...turned.right, target: [grip[0] + side * size * 0.03, grip[1]] },
  }
  // Arms that are too short for the handlebar bend the back.
  let bent: Placement = { ...placement, pose }
  for (let more = 0; more <= 0.7; more += 0.05) {
    const lean = side * (wheels.lean + more)
    bent = { ...placement, pose: { ...pose, lean } }
    const { hip } = anchorsOf(bent)
    bent = { ...bent, x: bent.x + at(ride, wheels.saddle)[0] - hip[0] }
    const { hands: held } = anchorsOf(bent)
    if (Math.hypot(held.left[0] - grip[0], held.left[1] - grip[1]) < size * 0.05) break
  }
  return bent
}

function runningBeside(placement: Placement, rider: Placement, ride: Ride): Placement {
  const { side } = ride
  const quick = placement.character.age === 'elder' ? POSES.walk : POSES.run
  const base: Pose = { ...quick, lift: 0, expression: 'laugh', turn: 0.4 }
  const pose = side === 1 ? base : mirrored(base)
  const hand = side === 1 ? 'right' : 'left'
  const saddle = at(ride, [ride.wheels.saddle[0] - 12, ride.wheels.saddle[1] + 2])
  const standing: Placement = { ...placement, pose }
  const { arm, shoulders, head } = anchorsOf(standing)
  const apart = (hairReach(standing) + hairReach(rider)) * 1.04
  const beside = saddle[0] - side * arm * 0.8 - (shoulders[hand][0] - standing.x)
  const free = anchorsOf(rider).head[0] - side * apart - (head[0] - standing.x)
  // As near as the hand wishes, as far as the faces need.
  const x = side === 1 ? Math.min(beside, free) : Math.max(beside, free)
  const placed = { ...standing, x }
  const reach = anchorsOf(placed).shoulders[hand]
  const reaches = Math.hypot(saddle[0] - reach[0], saddle[1] - reach[1]) < arm * 1.02
  const arms: Pose[typeof hand] = reaches
    ? { ...pose[hand], target: saddle, gesture: 'flat' }
    : { to: [side * 0.6, -0.5], gesture: 'open' }
  return { ...placed, pose: { ...pose, [hand]: arms } }
}
