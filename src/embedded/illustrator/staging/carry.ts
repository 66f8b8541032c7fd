import type { Point } from '../buffers/paths.ts'
import { anchorsOf, type Placement } from '../figures/figure.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import type { Actor } from './actors.ts'

/** Sets the baby on the sender's forearm, face beside face. */
export function carry(sender: Actor, baby: Actor, side: 1 | -1): void {
  const standing: Pose = {
    ...(POSES.stand as Pose),
    turn: side * 0.15,
    tilt: side * 0.12,
    gaze: [side * 0.6, 0.2],
    expression: 'tender',
  }
  sender.placement = { ...sender.placement, pose: standing }
  const adult = anchorsOf(sender.placement)
  const pose: Pose = {
    turn: -side * 0.15,
    tilt: -side * 0.06,
    left: { to: [-0.5, 0.1], gesture: 'open' },
    right: { to: [0.5, 0.1], gesture: 'open' },
    feet: POSES.stand.feet,
    seat: 'astride',
    expression: 'laugh',
  }
  const size = sender.placement.height * 0.54
  const placement: Placement = { ...baby.placement, pose, height: size }
  const own = anchorsOf(placement)
  const seat: Point = [
    adult.hip[0] + side * (adult.headRadius * 0.62 + own.headRadius * 1.1),
    adult.shoulders.left[1] + adult.arm * 0.9,
  ]
  baby.placement = { ...placement, x: placement.x + seat[0] - own.hip[0], y: placement.y + seat[1] - own.hip[1] }
  const hip = anchorsOf(baby.placement).hip
  const [near, far] = side === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const under: Point = [hip[0] + side * own.headRadius * 0.45, hip[1] + own.headRadius * 0.5]
  const held: Point = [hip[0] + side * own.headRadius * 0.1, hip[1] - own.headRadius * 0.35]
  sender.placement = {
    ...sender.placement,
    pose: {
      ...standing,
      [near]: { ...standing[near], target: under, gesture: 'flat' },
      [far]: { ...standing[far], target: held, gesture: 'flat' },
    },
  }
}
