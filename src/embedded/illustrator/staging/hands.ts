import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import type { Pose } from '../figures/poses/pose.ts'
import type { Actor } from './actors.ts'
import { mannerOf } from '../scene/manners.ts'

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
  const hidden = ([x, y]: Point) => Math.hypot(x - head[0], (y - head[1]) * 0.9) < headRadius * 1.75
  for (const hand of ['left', 'right'] as const) {
    const { pose } = behind.placement
    const { hands, shoulders, arm } = anchorsOf(behind.placement)
    if (pose[hand].behind || pose[hand].target || !hidden(hands[hand])) continue
    const aside = hand === 'left' ? -1 : 1
    const [sx, sy] = shoulders[hand]
    const over = Math.atan2(hands[hand][1] - sy, hands[hand][0] - sx)
    const raised = [0.2, 0.4, 0.6].map((turn): Point => {
      const angle = over - turn * aside
      return [sx + Math.cos(angle) * arm * 0.98, sy + Math.sin(angle) * arm * 0.98]
    })
    const free = raised.find((point) => !hidden(point))
    const { gesture } = pose[hand]
    // Where raising it a little does not free it, the arm goes round the other's back.
    const changed: Pose[typeof hand] = free
      ? { ...pose[hand], target: free, ...(gesture && { gesture }) }
      : { ...pose[hand], behind: true }
    behind.placement = { ...behind.placement, pose: { ...pose, [hand]: changed } }
  }
}

/** An arm laid round the other ends behind the other's back, however tall they are. */
export function restOnShoulder(sender: Actor, recipient: Actor): void {
  for (const hand of ['left', 'right'] as const) {
    const { pose } = sender.placement
    if (!pose[hand].behind || pose[hand].target) continue
    const { shoulders, arm } = anchorsOf(recipient.placement)
    const target: Point = [
      (shoulders.left[0] + shoulders.right[0]) / 2,
      (shoulders.left[1] + shoulders.right[1]) / 2 + arm * 0.2,
    ]
    sender.placement = { ...sender.placement, pose: { ...pose, [hand]: { ...pose[hand], target } } }
  }
}

/** Large heads and short arms: a hand at the brow goes beside it or to the side, not over the eyes. */
export function keepHandsOffOwnFace(actor: Actor): void {
  // A box of a head is wider than it is high.
  const wide = mannerOf(actor.placement.style).figure.headShape === 'box' ? 1.25 : 0.86
  for (const hand of ['left', 'right'] as const) {
    const { head, headRadius, hands, shoulders, arm } = anchorsOf(actor.placement)
    const [dx, dy] = [hands[hand][0] - head[0], hands[hand][1] - head[1]]
    if (Math.hypot(dx, dy) > headRadius * wide) continue
    const k = (headRadius * wide * 1.2) / Math.max(1, Math.hypot(dx, dy))
    const aside = hand === 'left' ? -1 : 1
    const { gesture } = actor.placement.pose[hand]
    for (const target of [
      [head[0] + dx * k, head[1] + dy * k],
      [shoulders[hand][0] + aside * arm * 0.97, shoulders[hand][1] + arm * 0.1],
    ] as Point[]) {
      const moved = withHand(actor.placement, hand, target)
      const pose = { ...moved.pose, [hand]: { ...moved.pose[hand], ...(gesture && { gesture }) } }
      const placement = { ...moved, pose }
      const reached = anchorsOf(placement)
      const clear = Math.hypot(reached.hands[hand][0] - head[0], reached.hands[hand][1] - head[1]) > headRadius * wide
      actor.placement = placement
      if (clear) break
    }
  }
}

function touchesFace({ shoulders, elbows, hands }: Anchors, hand: 'left' | 'right', face: Anchors): boolean {
  const reach = face.headRadius * 1.12
  const near = (a: Point, b: Point) =>
    [0, 0.25, 0.5, 0.75, 1, 1.15].some(
      (t) => Math.hypot(a[0] + (b[0] - a[0]) * t - face.head[0], a[1] + (b[1] - a[1]) * t - face.head[1]) < reach,
    )
  return near(elbows[hand], hands[hand]) || near(shoulders[hand], elbows[hand])
}

export function joinHands(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const near = side === 1 ? 'right' : 'left'
  const far = side === 1 ? 'left' : 'right'
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const [sa, sb] = [a.shoulders[near], b.shoulders[far]]
  const x = (sa[0] * b.arm + sb[0] * a.arm) / (a.arm + b.arm)
  const y = Math.min(sa[1] + a.arm * 0.93, sb[1] + b.arm * 0.86)
  const target: Point = [x, Math.max(y, sa[1] + a.arm * 0.2, sb[1] - b.arm * 0.8)]
  sender.placement = withHand(sender.placement, near, target)
  recipient.placement = withHand(recipient.placement, far, target)
}

/** Arms go round the other's back, below the chin of whoever is smaller. */
export function embrace(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const chin = Math.max(a.head[1] + a.headRadius, b.head[1] + b.headRadius)
  const low = chin + Math.min(a.arm, b.arm) * 0.42
  const wrap = (from: Actor, to: Anchors, way: 1 | -1) => {
    const [inner, outer] = way === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
    from.placement = withHand(from.placement, inner, [to.hip[0] + way * to.headRadius * 0.2, low])
    from.placement = withHand(from.placement, outer, [
      to.hip[0] - way * to.headRadius * 0.5,
      low + to.headRadius * 0.35,
    ])
  }
  wrap(sender, b, side)
  wrap(recipient, a, side === 1 ? -1 : 1)
}

function withHand(placement: Placement, hand: 'left' | 'right', target: Point): Placement {
  const { pose } = placement
  return { ...placement, pose: { ...pose, [hand]: { ...pose[hand], target, gesture: 'fist', behind: false } } }
}
