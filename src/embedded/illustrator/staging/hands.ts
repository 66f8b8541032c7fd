import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { between } from '../figures/outline.ts'
import { HANGING } from '../figures/poses/limbs.ts'
import { HAIRCUTS } from '../figures/hair/haircuts.ts'
import type { Gesture, Pose } from '../figures/poses/pose.ts'
import type { Actor } from './actors.ts'
import { mannerOf } from '../scene/manners.ts'
import { tableFor } from './table.ts'

/** No arm goes past the back of whoever stands before and comes out beyond: the hand is laid on the near side of the trunk. */
export function keepHandsThisSide(behind: Actor, front: Actor): void {
  const [own, other] = [anchorsOf(behind.placement), anchorsOf(front.placement)]
  const way = Math.sign(other.hip[0] - own.hip[0])
  const half = Math.abs(other.shoulders.right[0] - other.shoulders.left[0]) / 2
  for (const hand of ['left', 'right'] as const) {
    const [x, y] = own.hands[hand]
    const isBeside = y > other.shoulders.left[1] - half && y < other.hip[1] + half
    if (behind.placement.pose[hand].behind || !isBeside || (x - other.hip[0]) * way < half * 0.6) continue
    behind.placement = withHand(behind.placement, hand, [other.hip[0] - way * half * 0.7, y], 'flat')
  }
}

/** The arm of whoever is tall that is next to somebody small goes down behind their back. */
export function layRound(tall: Actor, small: Actor, side: 1 | -1): void {
  const { shoulders, arm } = anchorsOf(small.placement)
  const [left, right] = [shoulders.left, shoulders.right]
  const back: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + arm * 0.25]
  tall.placement = withHand(tall.placement, side === 1 ? 'left' : 'right', back, 'flat')
}

/**
 * An arm laid round the other ends behind the other's back, however tall they are; somebody small lays a flat hand on the
 * other's near side. One that does not reach it hangs.
 */
export function restOnShoulder(sender: Actor, recipient: Actor): void {
  for (const hand of ['left', 'right'] as const) {
    const { pose } = sender.placement
    if (!pose[hand].behind || pose[hand].target) continue
    const own = anchorsOf(sender.placement)
    const theirs = anchorsOf(recipient.placement)
    const back = between(theirs.shoulders.left, theirs.shoulders.right, 0.5)
    const way = theirs.hip[0] > own.hip[0] ? 1 : -1
    const isSmall = sender.placement.height < recipient.placement.height * 0.87
    const high = own.shoulders[hand][1] + own.arm * 0.2
    const target: Point = isSmall ? backOf(theirs, way, high, -0.35) : [back[0], back[1] + theirs.arm * 0.2]
    const far = Math.hypot(target[0] - own.shoulders[hand][0], target[1] - own.shoulders[hand][1])
    const laid = { ...pose[hand], target, ...(isSmall && { gesture: 'flat' as const, behind: false }) }
    sender.placement = { ...sender.placement, pose: { ...pose, [hand]: far > own.arm * 1.05 ? HANGING[hand] : laid } }
  }
}

/** One hand of each meets one of the other's; who stands too far off for that comes nearer. */
export function joinHands(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const near = side === 1 ? 'right' : 'left'
  const far = side === 1 ? 'left' : 'right'
  const [ours, theirs] = [anchorsOf(sender.placement), anchorsOf(recipient.placement)]
  const [from, to] = [ours.shoulders[near], theirs.shoulders[far]]
  const reach = (ours.arm + theirs.arm) * 0.86
  const across = Math.sqrt(Math.max(0, reach ** 2 - (from[1] - to[1]) ** 2))
  const over = Math.max(0, (to[0] - from[0]) * side - across)
  sender.placement = { ...sender.placement, x: sender.placement.x + side * over }
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const [sa, sb] = [a.shoulders[near], b.shoulders[far]]
  const x = (sa[0] * b.arm + sb[0] * a.arm) / (a.arm + b.arm)
  const y = Math.min(sa[1] + a.arm * 0.93, sb[1] + b.arm * 0.86)
  const target: Point = [x, Math.max(y, sa[1] + a.arm * 0.2, sb[1] - b.arm * 0.8)]
  sender.placement = withHand(sender.placement, near, target)
  recipient.placement = withHand(recipient.placement, far, target)
}

/** Where a joined hand had to leave a face free, the other goes after it. */
export function meetAgain(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const near = side === 1 ? 'right' : 'left'
  const far = side === 1 ? 'left' : 'right'
  sender.placement = withHand(sender.placement, near, anchorsOf(recipient.placement).hands[far])
  recipient.placement = withHand(recipient.placement, far, anchorsOf(sender.placement).hands[near])
}

/** Arms go round the other's back, below the chin of whoever is smaller; what of them lies between the two is hidden. */
export function embrace(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const before = anchorsOf(recipient.placement).head[0] - anchorsOf(sender.placement).head[0]
  bendDown(sender, recipient, side, 2.1)
  setApart(sender, recipient, side, before * side)
  const a = anchorsOf(sender.placement)
  const b = anchorsOf(recipient.placement)
  const chin = Math.max(a.head[1] + a.headRadius, b.head[1] + b.headRadius)
  const high = chin + Math.min(a.arm, b.arm) * 0.26
  const wrap = (from: Actor, to: Anchors, way: 1 | -1, over: boolean) => {
    const [inner, outer] = way === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const chest = (to.shoulders.left[1] + to.shoulders.right[1]) / 2 + to.arm * 0.3
    /** Arms that do not go round the other are laid on the near side. */
    const lay = (hand: 'left' | 'right', y: number, share: number, behind = false) => {
      for (const target of [backOf(to, way, y, share), backOf(to, way, y, -0.7), backOf(to, way, chest, -0.8)]) {
        from.placement = withHand(from.placement, hand, target, 'flat', behind)
        const [x, at] = anchorsOf(from.placement).hands[hand]
        if (Math.hypot(x - target[0], at - target[1]) < to.headRadius * 0.3) return
      }
    }
    lay(over ? outer : inner, high, 0.86)
    lay(over ? inner : outer, high + Math.min(a.arm, b.arm) * 0.24, over ? -0.5 : 0.1, over)
  }
  wrap(sender, b, side, false)
  wrap(recipient, a, side === 1 ? -1 : 1, true)
}

/** The edge of somebody's back on the side that is further from the other, at the height of the hands. */
function backOf({ shoulders, hip, arm }: Anchors, way: 1 | -1, y: number, share: number): Point {
  const half = Math.abs(shoulders.right[0] - shoulders.left[0]) / 2
  const middle = (shoulders.left[0] + shoulders.right[0]) / 2
  const down = Math.max(0, Math.min(1, (y - shoulders.left[1]) / Math.max(1, hip[1] - shoulders.left[1])))
  return [middle + (hip[0] - middle) * down + way * Math.max(half, arm * 0.16) * share, y]
}

/** Whoever is taller bends towards the other until the heads are no further than `above` radii from one height. */
function bendDown(sender: Actor, recipient: Actor, side: 1 | -1, above: number): void {
  const isSenderTall = anchorsOf(sender.placement).head[1] < anchorsOf(recipient.placement).head[1]
  const [tall, small] = isSenderTall ? [sender, recipient] : [recipient, sender]
  const way = isSenderTall ? side : -side
  const { pose } = tall.placement
  const { head, headRadius } = anchorsOf(small.placement)
  for (let more = 0; more <= 1; more += 0.1) {
    const bent: Pose = { ...pose, lean: (pose.lean ?? 0) + way * more * 0.75, bend: (pose.bend ?? 0) + way * more }
    tall.placement = { ...tall.placement, pose: bent }
    if (anchorsOf(tall.placement).head[1] > head[1] - headRadius * above) break
  }
}

/** Whoever watches over a sleeper bends down until a hand lies on their hair; the other rests on the own knee. */
export function strokeHair(watcher: Actor, sleeper: Actor, side: 1 | -1): void {
  const [near, far] = side === 1 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const { head, headRadius } = anchorsOf(sleeper.placement)
  const crown: Point = [head[0] - side * headRadius * 0.6, head[1] - headRadius * 0.72]
  const { pose } = watcher.placement
  for (let more = 0; more <= 0.6; more += 0.1) {
    const bent: Pose = { ...pose, lean: (pose.lean ?? 0) + side * more * 0.8, bend: (pose.bend ?? 0) + side * more }
    const placement = withHand({ ...watcher.placement, pose: bent }, near, crown, 'flat')
    const own = anchorsOf(placement)
    // A head as large as a body stays up: it would cover the sleeper's.
    const apart = Math.hypot(own.head[0] - head[0], own.head[1] - head[1])
    if (more > 0 && apart < (hairReach(placement) + headRadius) * 1.1) break
    watcher.placement = placement
    if (Math.hypot(crown[0] - own.shoulders[near][0], crown[1] - own.shoulders[near][1]) < own.arm * 0.97) break
  }
  const { hip, arm } = anchorsOf(watcher.placement)
  watcher.placement = withHand(watcher.placement, far, [hip[0] + side * arm * 0.3, hip[1]], 'flat')
}

/** Whoever is taller bends down until one mouth is beside the other's ear, with a hand before it. */
export function whisper(sender: Actor, recipient: Actor, side: 1 | -1): void {
  bendDown(sender, recipient, side, 0.5)
  const apart = [sender, recipient].reduce((sum, { placement }) => sum + hairReach(placement), 0) * 0.94
  setApart(sender, recipient, side, apart)
  const [a, b] = [anchorsOf(sender.placement), anchorsOf(recipient.placement)]
  const middle = (a.head[0] + side * a.headRadius + b.head[0] - side * b.headRadius) / 2
  const mouth: Point = [middle - side * a.headRadius * 0.1, a.head[1] + a.headRadius * 0.72]
  sender.placement = withHand(sender.placement, side === 1 ? 'right' : 'left', mouth, 'flat')
}

/** Both bend over the middle of their table, with room for what stands between their faces, and lay their hands on its edge. */
export function leanOnTable(sender: Actor, recipient: Actor, side: 1 | -1): void {
  const [a, b] = [anchorsOf(sender.placement), anchorsOf(recipient.placement)]
  const room = Math.max((a.arm + b.arm) * 0.3, (a.headRadius + b.headRadius) * 0.7)
  setApart(sender, recipient, side, hairReach(sender.placement) + hairReach(recipient.placement) + room)
  const { top } = tableFor([sender, recipient])
  for (const actor of [sender, recipient])
    for (const hand of ['left', 'right'] as const) {
      const { shoulders, arm } = anchorsOf(actor.placement)
      const [x, y] = shoulders[hand]
      const aside = Math.sqrt(Math.max(0, (arm * 0.94) ** 2 - (top - y) ** 2))
      const way = actor === sender ? side : -side
      actor.placement = withHand(actor.placement, hand, [x + way * Math.min(aside, arm * 0.3), top], 'flat')
    }
}

/** Moves the sender until the heads are `apart` from each other across the page. */
function setApart(sender: Actor, recipient: Actor, side: 1 | -1, apart: number): void {
  const gap = (anchorsOf(recipient.placement).head[0] - anchorsOf(sender.placement).head[0]) * side
  sender.placement = { ...sender.placement, x: sender.placement.x + side * (gap - apart) }
}

/** Half the breadth of a head with its hair. */
export function hairReach({ character, ...placement }: Placement): number {
  const { headRadius, breadth } = anchorsOf({ character, ...placement })
  const { headShape } = mannerOf(placement.style).figure
  // The crown alone is broader than the skull under it.
  const hair = Math.max(headRadius, breadth) * (HAIRCUTS[character.haircut].volume + 0.06)
  return headShape === 'box' ? Math.max(headRadius * 1.3, hair) : hair
}

/** The placement with a hand that goes to `target`. */
export function withHand(
  placement: Placement,
  hand: 'left' | 'right',
  target: Point,
  gesture: Gesture = 'fist',
  behind = false,
): Placement {
  const { pose } = placement
  return { ...placement, pose: { ...pose, [hand]: { ...pose[hand], target, gesture, behind } } }
}
