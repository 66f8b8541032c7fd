import type { Style } from '../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { type Anchors, anchorsOf, type Placement } from '../figures/figure.ts'
import { FIGURE_STYLES, STATURE } from '../figures/proportions.ts'
import type { Character, HaircutId } from '../scene/character.ts'
import { ponytailSide } from '../figures/haircuts.ts'
import type { Pose } from '../figures/poses/pose.ts'
import type { Actor, Role } from './actors.ts'
import { carry } from './carry.ts'
import type { Staging } from './staging.ts'

export type PeopleFrame = {
  style: Style
  /** Height of an adult in pixels. */
  adult: number
  centreX: number
  floorY: number
  /** 1 puts the recipient at the right. */
  side: 1 | -1
  /** How much of the difference in height is made up where no feet are seen, 0 to 1. */
  raise?: number
  /** Below this line nothing is seen. */
  bottom?: number
}

/** Height in pixels of a person in the frame. */
export function heightOf(character: Character, adult: number): number {
  return adult * STATURE[character.age]
}

/** Puts the two people of a staging on the floor, so that their hands meet where they should. */
export function placePeople(
  cast: { sender: Character; recipient: Character | null },
  staging: Staging,
  frame: PeopleFrame,
): Actor[] {
  const { style, adult, centreX, floorY, side, raise = 0, bottom = 0 } = frame
  const { heads } = FIGURE_STYLES[style]
  const tallest = Math.max(...[cast.sender, cast.recipient].map((one) => (one ? heightOf(one, adult) : 0)))
  const at = (role: Role, character: Character, x: number): Actor => {
    const height = heightOf(character, adult)
    const pose = staging[role]
    // Whoever kneels has come down already; feet that are seen stay on the ground.
    const wish = pose.seat || staging.sender.seat ? 0 : Math.max(0, tallest - height) * raise
    const lower = Math.max(0, Math.min(wish, floorY - bottom))
    return { role, placement: { character, pose, x, y: floorY - lower, height, style } }
  }
  if (!cast.recipient) return [at('sender', cast.sender, centreX - side * adult * 0.12)]
  const headOf = (character: Character) =>
    (heightOf(character, adult) / heads[character.age]) * VOLUME[character.haircut]
  // Heads as broad as shoulders keep people apart enough.
  const gap =
    FIGURE_STYLES[style].headShape === 'box' && staging.gap > 1.4 ? 1.4 + (staging.gap - 1.4) * 0.35 : staging.gap
  const wish = ((headOf(cast.sender) + headOf(cast.recipient)) / 2) * gap
  const pair = (apart: number, recipient: Character): Actor[] => [
    at('sender', cast.sender, centreX - (side * apart) / 2),
    at('recipient', recipient, centreX + (side * apart) / 2),
  ]
  if (staging.carried) {
    const [sender, baby] = pair(wish, cast.recipient) as [Actor, Actor]
    carry(sender, baby, side)
    return [sender, baby]
  }
  if (staging.lying) return lieDown(pair(wish, cast.recipient), side)
  let apart = wish
  let actors = pair(apart, cast.recipient)
  // Nobody's hair may hide the face of whoever stands behind.
  for (let i = 0; i < 16 && hidesFace(actors); i++) {
    apart += wish * 0.07
    actors = pair(apart, cast.recipient)
  }
  if (staging.joined) joinHands(actors[0]!, actors[1]!, side)
  if (staging.sitting === 'seat') shareSeat(actors)
  keepArmsOffFace(actors[1]!, actors[0]!)
  if (!staging.joined && !staging.embrace) showHands(actors[0]!, actors[1]!)
  for (const actor of actors) keepHandsOffOwnFace(actor)
  if (!staging.embrace) restOnShoulder(actors[0]!, actors[1]!)
  if (staging.embrace) embrace(actors[0]!, actors[1]!, side)
  return actors
}

/** The recipient lies along the ground before the sender, the head beside whoever watches. */
function lieDown([sender, recipient]: Actor[], side: 1 | -1): Actor[] {
  const { placement } = recipient!
  const roll = (-side * Math.PI) / 2
  const lying: Placement = { ...placement, pose: { ...placement.pose, roll, tilt: 0 } }
  const { head, headRadius } = anchorsOf(lying)
  const watcher = anchorsOf(sender!.placement)
  const x = watcher.hip[0] + side * (watcher.headRadius * 2.1 + headRadius)
  const dy = placement.y + headRadius * 0.1 - (head[1] + headRadius)
  return [sender!, { ...recipient!, placement: { ...lying, x: lying.x + x - head[0], y: lying.y + dy } }]
}

/** Lowers an arm of whoever stands in front until it leaves the other's face free. */
function keepArmsOffFace(front: Actor, behind: Actor): void {
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

/** A hand of whoever stands behind is seen whole or not at all: no finger grows out of the other's hair. */
function showHands(behind: Actor, front: Actor): void {
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
function restOnShoulder(sender: Actor, recipient: Actor): void {
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
function keepHandsOffOwnFace(actor: Actor): void {
  // A box of a head is wider than it is high.
  const wide = FIGURE_STYLES[actor.placement.style].headShape === 'box' ? 1.25 : 0.86
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

/** Whether the recipient, who is drawn in front, covers the sender's face. */
export function hidesFace(actors: readonly Actor[]): boolean {
  const [back, front] = actors.map(({ placement }) => anchorsOf(placement))
  const hair = front!.headRadius * hairTowards(actors[1]!.placement, back!.head[0] - front!.head[0])
  const dx = Math.abs(back!.head[0] - front!.head[0])
  const dy = front!.head[1] - back!.head[1]
  // A face ends at the chin; hair reaches a little above its own head.
  const above = dy > back!.headRadius * 0.95 + hair * 1.08
  return !above && dx < back!.headRadius * 0.62 + hair * 0.98
}

/** How far hair reaches to one side, in radii of its head: a ponytail hangs at one side alone. */
function hairTowards({ character: { haircut }, pose }: Placement, dx: number): number {
  return haircut === 'ponytail' && ponytailSide(pose.turn ?? 0) === Math.sign(dx) ? 1.6 : VOLUME[haircut]
}

function joinHands(sender: Actor, recipient: Actor, side: 1 | -1): void {
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
function embrace(sender: Actor, recipient: Actor, side: 1 | -1): void {
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

/** Where the eyes of a picture rest: between the faces. */
export function faceCentre(anchors: readonly Anchors[]): Point {
  const n = Math.max(1, anchors.length)
  return [anchors.reduce((sum, a) => sum + a.head[0], 0) / n, anchors.reduce((sum, a) => sum + a.head[1], 0) / n]
}

/** Everybody sits at the same height; short legs dangle. */
function shareSeat(actors: Actor[]): void {
  const hips = actors.map(({ placement }) => anchorsOf(placement).hip[1])
  const seat = Math.min(...hips)
  actors.forEach((actor, i) => {
    actor.placement = { ...actor.placement, y: actor.placement.y - (hips[i]! - seat) }
  })
}

/** Pixels from the floor to where people sit. */
export function seatHeightOf(actors: readonly Actor[], floorY: number): number {
  return Math.max(...actors.map(({ placement }) => floorY - anchorsOf(placement).hip[1]))
}

/** How much wider than its head a haircut makes a person. */
const VOLUME: Record<HaircutId, number> = {
  'side-part': 1,
  tousled: 1,
  pixie: 1,
  fuzz: 1,
  bald: 1,
  bun: 1,
  braids: 1.06,
  long: 1.04,
  bob: 1.08,
  'wavy-bob': 1.1,
  ponytail: 1.1,
  wavy: 1.2,
  curls: 1.2,
  'curly-long': 1.42,
  afro: 1.3,
}
