import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { between } from '../figures/outline.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Actor } from './actors.ts'
import { withHand } from './hands.ts'

/** Lowers an arm of whoever stands in front until it leaves the other's face free. */
export function keepArmsOffFace(front: Actor, behind: Actor): void {
  for (const hand of ['left', 'right'] as const) {
    const face = anchorsOf(behind.placement)
    const own = anchorsOf(front.placement)
    const [hx] = own.hands[hand]
    const chin = face.head[1] + face.headRadius
    const hanging: Point = [
      own.shoulders[hand][0] + (hand === 'left' ? -0.2 : 0.2) * own.arm,
      own.shoulders[hand][1] + own.arm * 0.95,
    ]
    const lower = [0.2, 0.4, 0.6].map((k): Point => [(hx + own.hip[0]) / 2, chin + own.arm * k])
    for (const target of [null, ...lower, hanging]) {
      const placement = target ? withHand(front.placement, hand, target) : front.placement
      if (touchesFace(anchorsOf(placement), hand, face) && target !== hanging) continue
      front.placement = placement
      break
    }
  }
}

/** A hand of whoever stands behind is seen whole or not at all, so that no finger shows beside the other's hair. */
export function showHands(behind: Actor, front: Actor): void {
  const { head, headRadius } = anchorsOf(front.placement)
  const hidden = ([x, y]: Point, radii = 1.75) => Math.hypot(x - head[0], (y - head[1]) * 0.9) < headRadius * radii
  for (const hand of ['left', 'right'] as const) {
    const { pose } = behind.placement
    const { hands, elbows, shoulders, arm } = anchorsOf(behind.placement)
    const passes = [0.2, 0.4, 0.6, 0.8].some((t) => hidden(between(elbows[hand], hands[hand], t), 1))
    if (pose[hand].behind || pose[hand].target || !(passes || hidden(hands[hand]))) continue
    const aside = hand === 'left' ? -1 : 1
    const [sx, sy] = shoulders[hand]
    const over = Math.atan2(hands[hand][1] - sy, hands[hand][0] - sx)
    const raised = [0.2, 0.4, 0.6].map((turn): Point => {
      const angle = over - turn * aside
      return [sx + Math.cos(angle) * arm * 0.98, sy + Math.sin(angle) * arm * 0.98]
    })
    // No arm goes past the other's head and comes out beyond it.
    const free = raised.find((point) => [0.4, 0.6, 0.8, 1].every((t) => !hidden(between([sx, sy], point, t))))
    const { gesture } = pose[hand]
    // Where raising it a little does not free it, the arm goes round the other's back.
    const changed: Pose[typeof hand] = free
      ? { ...pose[hand], target: free, ...(gesture && { gesture }) }
      : { ...pose[hand], behind: true }
    behind.placement = { ...behind.placement, pose: { ...pose, [hand]: changed } }
  }
}

/** Large heads and short arms: a hand at the brow goes beside it or to the side, not over the eyes. */
export function keepHandsOffOwnFace(actor: Actor): void {
  // A box of a head is wider than it is high.
  const wide = mannerOf(actor.placement.style).figure.headShape === 'box' ? 1.25 : 0.86
  for (const hand of ['left', 'right'] as const) {
    const own = anchorsOf(actor.placement)
    if (!coversOwnFace(actor.placement, hand, wide)) continue
    const { head, headRadius, hands, shoulders, arm } = own
    const [dx, dy] = [hands[hand][0] - head[0], hands[hand][1] - head[1]]
    const k = (headRadius * wide * 1.2) / Math.max(1, Math.hypot(dx, dy))
    const aside = hand === 'left' ? -1 : 1
    const { gesture } = actor.placement.pose[hand]
    for (const target of [
      [head[0] + dx * k, head[1] + dy * k],
      [head[0] + aside * headRadius * wide * 1.45, head[1] - headRadius * 0.5],
      [shoulders[hand][0] + aside * arm * 0.97, shoulders[hand][1] + arm * 0.1],
    ] as Point[]) {
      const moved = withHand(actor.placement, hand, target)
      const pose = { ...moved.pose, [hand]: { ...moved.pose[hand], ...(gesture && { gesture }) } }
      actor.placement = { ...moved, pose }
      if (!coversOwnFace(actor.placement, hand, wide)) break
    }
    // An arm that can only go up before the face goes up behind the head.
    const { pose } = actor.placement
    if (own.hands[hand][1] < head[1] && coversOwnFace(actor.placement, hand, wide))
      actor.placement = {
        ...actor.placement,
        pose: { ...pose, [hand]: { ...pose[hand], target: hands[hand], behind: true } },
      }
  }
}

/** A hand on the head, or an arm before the side of it to which the face is turned. */
function coversOwnFace(placement: Placement, hand: 'left' | 'right', wide: number): boolean {
  const { head, headRadius, breadth, palm, hands, elbows, shoulders } = anchorsOf(placement)
  const [root, from, to] = [shoulders[hand], elbows[hand], hands[hand]]
  if (Math.hypot(to[0] - head[0], to[1] - head[1]) <= headRadius * wide) return true
  if (placement.pose.view === 'back' || placement.pose[hand].behind) return false
  const face = head[0] + (placement.pose.turn ?? 0) * headRadius * 0.4
  // Before a head broader than high short arms do not reach its edge: the palm, which lies beyond the wrist, covers an eye.
  const tip = between(from, to, 1 + palm / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1])))
  const isBroad = breadth > headRadius
  const [across, up] = [breadth * 0.78 + palm, headRadius * 0.7 + palm]
  if (isBroad && Math.hypot((tip[0] - face) / across, (tip[1] - head[1]) / up) <= 1) return true
  const isNear = (a: Point, b: Point) => comesNear(a, b, [0.5, 0.75, 1], [face, head[1]], headRadius * 0.8)
  return isNear(root, from) || isNear(from, to)
}

/** Whether an arm of the second, who is drawn in front, goes before the face of the first. */
export function armHidesFace([behind, front]: readonly Actor[]): boolean {
  const [face, own] = [anchorsOf(behind!.placement), anchorsOf(front!.placement)]
  const { pose } = front!.placement
  return (['left', 'right'] as const).some((hand) => !pose[hand].behind && touchesFace(own, hand, face, 0.95))
}

function touchesFace(
  { shoulders, elbows, hands }: Anchors,
  hand: 'left' | 'right',
  face: Anchors,
  radii = 1.12,
): boolean {
  const isNear = (a: Point, b: Point) =>
    comesNear(a, b, [0, 0.25, 0.5, 0.75, 1, 1.15], face.head, face.headRadius * radii)
  return isNear(elbows[hand], hands[hand]) || isNear(shoulders[hand], elbows[hand])
}

/** Whether a stretch of an arm comes within `reach` of a place, at one of these shares of its length. */
function comesNear(from: Point, to: Point, shares: readonly number[], [x, y]: Point, reach: number): boolean {
  return shares.some((t) => {
    const at = between(from, to, t)
    return Math.hypot(at[0] - x, at[1] - y) < reach
  })
}
